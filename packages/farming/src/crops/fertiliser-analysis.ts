// The analysis of a fertiliser: shares of elements, by weight.

/** Whether the shares of all elements come to more than the whole, rounding apart. */
export function isOverWhole(shares: readonly number[]): boolean {
  const total = shares.reduce((sum, share) => sum + share, 0)
  return total > 1 + rounding
}

/** Shares are kept to six decimals: half of the last one is no more than rounding. */
const rounding = 5e-7
