import { expect, test } from 'vitest'
import { SeenPosition } from './seen-position.ts'

function pages() {
  const told: string[] = []
  let listener: (word: string) => void = () => undefined
  const others = {
    tell: (word: string) => void told.push(word),
    hear: (one: (word: string) => void) => void (listener = one),
    close: () => undefined,
  }
  return { position: new SeenPosition(others), told, say: (word: string) => listener(word) }
}

test('a page says how far it has seen, and goes only on', () => {
  const { position, told, say } = pages()
  expect(position.headers()).toEqual({ 'Furrow-Position': '0/0' })
  position.hear('0/AB')
  position.hear('0/A')
  position.hear(null)
  position.hear('nothing of the kind')
  expect(position.headers()).toEqual({ 'Furrow-Position': '0/AB' })
  say('1/0')
  expect(position.headers()).toEqual({ 'Furrow-Position': '1/0' })
  // The others know of what they told themselves.
  expect(told).toEqual(['0/AB'])
})

test('where a server can’t say where it is, it is asked at its source again', () => {
  const { position } = pages()
  position.hear('5/5')
  position.hear('0/0')
  expect(position.headers()).toEqual({ 'Furrow-Position': '0/0' })
})
