// Typing: an own figure is changed again and again, and each time one sees where it stands. Where every step of
// the answer is found by halving, each is known to the last digit.

/** The figures at which the answer changes, rising. `answers` rises with the typed figure. */
export function stepsFoundByTyping(
  answers: (typed: number) => number,
  from: number,
  to: number,
): readonly number[] {
  const typings = 40
  const between = (low: number, high: number, left: number): readonly number[] => {
    if (answers(low) === answers(high)) return []
    const middle = (low + high) / 2
    if (left === 0) return Array.from({ length: answers(high) - answers(low) }, () => middle)
    return [...between(low, middle, left - 1), ...between(middle, high, left - 1)]
  }
  return between(from, to, typings)
}
