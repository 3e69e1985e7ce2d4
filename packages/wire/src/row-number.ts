// The number of a row, as a figure or as its digits.

/** Nothing where it is the number of no row. */
export function rowNumberIn(sent: unknown): number | undefined {
  const text = typeof sent === 'number' || typeof sent === 'string' ? String(sent) : ''
  const number = /^\d{1,16}$/.test(text) ? Number(text) : 0
  return number > 0 && Number.isSafeInteger(number) ? number : undefined
}
