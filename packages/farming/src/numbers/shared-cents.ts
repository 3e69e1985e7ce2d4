// Money shared out in whole cents, so that the shares always come to the whole.

/** Each has its part by weight; the cents left over go where most was cut off. */
export function sharedCents(cents: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  const exact = weights.map(weight => (cents * weight) / whole)
  const shares = exact.map(Math.trunc)
  const left = cents - shares.reduce((sum, share) => sum + share, 0)
  const byRest = exact
    .map((share, place) => ({ place, rest: Math.abs(share - Math.trunc(share)) }))
    .toSorted((one, other) => other.rest - one.rest || one.place - other.place)
  for (const { place } of byRest.slice(0, Math.abs(left))) {
    shares[place] = (shares[place] ?? 0) + Math.sign(left)
  }
  return shares
}

/** Of a product or quotient of money; halves go away from zero. */
export function wholeCents(cents: number): number {
  return Math.sign(cents) * Math.round(Number(Math.abs(cents).toPrecision(15)))
}
