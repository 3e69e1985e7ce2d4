// Chance that falls the same way on every machine: a stream of numbers begun by a word.

export interface Random {
  /** Between 0 and 1. */
  next(): number
  /** A number between two others, even chances. */
  between(low: number, high: number): number
  /** A whole number between two others, both included. */
  whole(low: number, high: number): number
  /** Around a middle, mostly within a tenth of the spread; never further than the spread. */
  around(middle: number, spread: number): number
  chance(share: number): boolean
  pick<T>(items: readonly T[]): T
  /** A stream of its own, which leaves this one as it is. */
  stream(word: string): Random
}

export function randomFrom(word: string): Random {
  const next = mulberry(hash(word))
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    whole,
    around: (middle, spread) => middle + spread * ((next() + next() + next()) / 1.5 - 1),
    chance: share => next() < share,
    pick: items => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
    stream: inner => randomFrom(`${word}/${inner}`),
  }
}

/** FNV-1a: a word as 32 bits. */
function hash(word: string): number {
  let value = 0x811c9dc5
  for (let place = 0; place < word.length; place += 1) {
    value = Math.imul(value ^ word.charCodeAt(place), 0x01000193)
  }
  return value >>> 0
}

/** Mulberry32: small, quick and even enough for believable farms. */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
