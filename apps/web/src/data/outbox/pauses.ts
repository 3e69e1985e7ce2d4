// Pauses between attempts: each twice as long as the one before, up to a longest, and a little uneven,
// so that not everybody knocks at the same moment.

export interface Pauses {
  next(): number
  reset(): void
}

export function growingPauses(first: number, longest: number, random = Math.random): Pauses {
  let coming = first
  return {
    next() {
      const pause = coming * (0.9 + random() * 0.2)
      coming = Math.min(coming * 2, longest)
      return pause
    },
    reset() {
      coming = first
    },
  }
}
