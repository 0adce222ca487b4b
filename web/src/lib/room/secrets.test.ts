import { expect, test } from 'vitest'
import { claimSecret, dropSecret, makeSecret, seatSecret } from './secrets.ts'

function memory() {
  const map = new Map<string, string>()
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

const refusing = {
  getItem: (): string | null => {
    throw new Error('denied')
  },
  setItem: () => {
    throw new Error('denied')
  },
  removeItem: () => {
    throw new Error('denied')
  },
}

test('a secret has 128 bits and no two are alike', () => {
  const made = Array.from({ length: 50 }, makeSecret)
  expect(new Set(made).size).toBe(50)
  for (const secret of made) expect(secret).toMatch(/^[\w-]{22}$/)
})

test('one game keeps one secret, another game gets its own', () => {
  const store = memory()
  const first = claimSecret('game-a', store)
  expect(claimSecret('game-a', store)).toBe(first)
  expect(claimSecret('game-b', store)).not.toBe(first)
  dropSecret('game-a', store)
  expect(seatSecret('game-a', store)).toBeNull()
})

test('where the browser keeps nothing the secret lasts as long as the page', () => {
  const secret = claimSecret('game-c', refusing)
  expect(seatSecret('game-c', refusing)).toBe(secret)
  dropSecret('game-c', refusing)
  expect(seatSecret('game-c', refusing)).toBeNull()
})
