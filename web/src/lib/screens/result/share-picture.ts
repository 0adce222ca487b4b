import { drawBoard, type BoardView, type Theme } from '#rules/art'

/** The longest side of the picture, and the height of the line of words under the board, in pixels. */
const SIDE = 1600
const FOOT = 84

function load(source: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('The board could not be painted'))
    image.src = source
  })
}

/** The final board with a line of words under it, as a PNG. */
async function paint(board: BoardView, words: string, theme: Theme): Promise<Blob> {
  const svg = drawBoard(board, { theme, pixelsPerTile: 160, margin: 40 })
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = await load(url)
    const scale = Math.min(1, SIDE / Math.max(image.width, image.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(900, Math.round(image.width * scale))
    canvas.height = Math.round(image.height * scale) + FOOT
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('This browser has no canvas')
    const night = theme === 'night'
    pen.fillStyle = night ? '#12181d' : '#ddcfac'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(
      image,
      (canvas.width - image.width * scale) / 2,
      0,
      image.width * scale,
      image.height * scale,
    )
    pen.fillStyle = night ? '#1d262d' : '#fbf5e5'
    pen.fillRect(0, canvas.height - FOOT, canvas.width, FOOT)
    pen.fillStyle = night ? '#f2e9d4' : '#2a1d14'
    pen.textBaseline = 'middle'
    pen.font = '750 40px "Ysabeau Office", sans-serif'
    pen.fillText('Graaf', 32, canvas.height - FOOT / 2)
    pen.font = '500 28px "Ysabeau Office", sans-serif'
    pen.fillText(words, 168, canvas.height - FOOT / 2, canvas.width - 200)
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came out'))), 'image/png')
    })
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Hands the picture to the system's share sheet where there is one for files, else downloads it. */
export async function sharePicture(board: BoardView, words: string, theme: Theme): Promise<void> {
  const blob = await paint(board, words, theme)
  const file = new File([blob], 'graaf.png', { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text: words })
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
