// Money as it stands in a sentence: `$1,250`, `$3.40`.

/** Of a figure in dollars. */
export function dollarsIn(dollars: number): string {
  const isWhole = Number.isInteger(dollars) || Math.abs(dollars) >= 1000
  const digits = isWhole ? 0 : 2
  const figure = Math.abs(dollars).toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${dollars < 0 ? '-' : ''}$${figure}`
}

/** Of an amount as it is stored. */
export function centsIn(cents: number): string {
  return dollarsIn(cents / 100)
}
