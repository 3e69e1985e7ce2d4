// Figures of either sign in whole units that come to a given whole (largest remainder).

/**
 * Each is within one of what it is, where they come to the whole within one for each. Figures and whole with their
 * signs turned give the same with signs turned; what is 0 stays 0 while anything else is there.
 */
export function roundedSum(whole: number, figures: readonly number[]): readonly number[] {
  const isTurned = whole === 0 ? (figures.find(figure => figure !== 0) ?? 0) < 0 : whole < 0
  const rounded = isTurned
    ? upTo(
        -whole,
        figures.map(figure => -figure),
      )
    : upTo(whole, figures)
  return rounded.map(figure => (figure === 0 ? 0 : isTurned ? 0 - figure : figure))
}

function upTo(whole: number, figures: readonly number[]): readonly number[] {
  const rounded = figures.map(Math.floor)
  const isAny = figures.some(figure => figure !== 0)
  const open = figures.flatMap((figure, place) => (isAny && figure === 0 ? [] : [place]))
  const left = whole - rounded.reduce((sum, figure) => sum + figure, 0)
  const forAll = Math.floor(left / open.length)
  const restOf = (place: number) => (figures[place] ?? 0) - (rounded[place] ?? 0)
  const byRest = open.toSorted((one, other) => restOf(other) - restOf(one) || one - other)
  for (const [turn, place] of byRest.entries()) {
    const more = turn < left - forAll * open.length ? 1 : 0
    rounded[place] = (rounded[place] ?? 0) + forAll + more
  }
  return rounded
}
