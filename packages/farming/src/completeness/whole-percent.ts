// How a share of what is done is told in whole percent.

/** Nearly all is not all: only what is whole is shown as 100%. */
export function wholePercent(share: number): number {
  return share === 1 ? 1 : Math.min(0.99, share)
}
