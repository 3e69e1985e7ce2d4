// Whether anything that someone hears holds an amount of money that is not theirs to know.

export type HearsAmounts = (said: string) => readonly string[]

/** Below it, and of whole thousands, a figure may stand for anything. */
const least = 20_000
const step = 1000

/** `amounts`: in cents, as the rows hold them. */
export function amountsAmong(amounts: readonly number[]): HearsAmounts {
  const telling = amounts
    .map(Math.abs)
    .filter(cents => cents >= least * 100 && cents % (step * 100) !== 0)
  const cents = new Set(telling)
  const dollars = new Set(telling.flatMap(one => [one / 100, Math.round(one / 100)]))
  return said => {
    const found = said.matchAll(/(\$?)(\d[\d,]*(?:\.\d+)?)/g)
    return [...found].flatMap(([text, sign, digits = '']) => {
      const figure = Number(digits.replaceAll(',', ''))
      const isTold = cents.has(figure) || ((sign === '$' || figure >= 1e5) && dollars.has(figure))
      return isTold ? [text] : []
    })
  }
}
