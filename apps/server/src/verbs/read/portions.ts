// Whole lists are read from the database a portion at a time, whoever asks for them: however many are taken away at once,
// they keep one of its processors busy, and the others are there for those who wait for a screen.

export interface Portions {
  /** When the portions asked for before are there. */
  take<Portion>(read: () => Promise<Portion>): Promise<Portion>
}

export function openPortions(): Portions {
  let last: Promise<unknown> = Promise.resolve()
  return {
    take(read) {
      const portion = last.then(read)
      last = portion.catch(() => undefined)
      return portion
    },
  }
}
