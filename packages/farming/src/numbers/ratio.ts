// One figure for each of another. Where either is not known, or nothing is there to divide by, there is
// no answer: it is shown as a dash, never as 0.

export type Known = number | null

export function ratioOf(figure: Known, by: Known): Known {
  return figure === null || by === null || by === 0 ? null : withoutNoise(figure / by)
}

/** Of what is known; nothing where nothing is. */
export function sumOf(figures: readonly Known[]): Known {
  const known = figures.filter(figure => figure !== null)
  return known.length === 0 ? null : withoutNoise(known.reduce((sum, figure) => sum + figure, 0))
}

/** Nothing where one of them is not known: a part is no answer. */
export function sumIfAllKnown(figures: readonly Known[]): Known {
  return figures.includes(null) ? null : sumOf(figures)
}

/** Fifteen digits are what a binary number can vouch for: 331.66, not 331.65999999999997. */
export function withoutNoise(figure: number): number {
  // A whole number of so many digits has none, and most are.
  if (Number.isInteger(figure) && Math.abs(figure) < 1e15) return figure === 0 ? 0 : figure
  return Number(figure.toPrecision(15))
}

export interface Weighed {
  readonly figure: Known
  /** Its hectares, or whatever says how much it counts. */
  readonly weight: Known
}

/** Of those whose figure and weight are known. */
export function weightedMean(parts: readonly Weighed[]): Known {
  const known = parts.flatMap(({ figure, weight }) =>
    figure === null || weight === null ? [] : [{ figure, weight }],
  )
  return ratioOf(
    sumOf(known.map(({ figure, weight }) => figure * weight)),
    sumOf(known.map(({ weight }) => weight)),
  )
}
