/** The page's icon with a mark on it, for a tab that is behind others. */

const SIZE = 64

let plain: string | null = null

function link(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[rel~="icon"]')
}

async function marked(source: string): Promise<string | null> {
  const image = new Image(SIZE, SIZE)
  image.src = source
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.drawImage(image, 0, 0, SIZE, SIZE)
  pen.beginPath()
  pen.arc(SIZE * 0.74, SIZE * 0.26, SIZE * 0.22, 0, 2 * Math.PI)
  pen.fillStyle = '#f2a93b'
  pen.fill()
  pen.lineWidth = 5
  pen.strokeStyle = '#2a1d14'
  pen.stroke()
  return canvas.toDataURL('image/png')
}

/** Puts the mark on the icon, or takes it off. */
export async function markIcon(on: boolean): Promise<void> {
  const icon = link()
  if (!icon) return
  if (!on) {
    if (plain !== null) icon.href = plain
    plain = null
    return
  }
  if (plain !== null) return
  plain = icon.href
  try {
    const picture = await marked(plain)
    // It may have been my turn for a moment only.
    if (picture && plain !== null) icon.href = picture
  } catch {
    // An icon without its mark still stands there; the title says it too.
  }
}
