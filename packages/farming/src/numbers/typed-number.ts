// Numbers as people type or paste them: 1,234.5 or (1,200), -5 or $12, 45% or 12 ha. They are read
// digit by digit, so that cents and shares come out exactly.

/** Nothing where the text is no number. A `unit` behind it is passed over. */
export function readNumber(text: string, unit = ''): number | undefined {
  const decimal = readDecimal(without(unit, text))
  return decimal && numberOf(decimal)
}

/** Whole cents; half a cent goes up, away from zero: 12.345 is 1235 cents. */
export function readCents(text: string): number | undefined {
  const decimal = readDecimal(text.replace(/^([\s(+−-]*)\$/, '$1'))
  const cents = decimal && rounded({ ...decimal, places: decimal.places - 2 })
  return cents !== undefined && Number.isSafeInteger(cents) ? cents : undefined
}

/** A share, from a percentage: 45, 45% and 45 % are 0.45. */
export function readFraction(text: string): number | undefined {
  const decimal = readDecimal(text.replace(/\s*%(?=\s*\)?\s*$)/, ''))
  return decimal && numberOf({ ...decimal, places: decimal.places + 2 })
}

/** `digits` without a point, of which the last `places` stand behind it. */
interface Decimal {
  readonly isNegative: boolean
  readonly digits: string
  readonly places: number
}

/** Commas or spaces must part thousands: 12,5 is not taken for 125. */
const shape = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)?(?:\.(\d*))?(?:e([+-]?\d{1,2}))?$/i

function readDecimal(text: string): Decimal | undefined {
  const { isNegative, size } = signOf(text.replace(/\s+/g, ' ').trim())
  const [, whole = '', part = '', exponent = '0'] = shape.exec(size) ?? []
  const digits = whole.replace(/[, ]/g, '') + part
  if (digits === '') return undefined
  return { isNegative, digits, places: part.length - Number(exponent) }
}

function signOf(text: string): { readonly isNegative: boolean; readonly size: string } {
  const inParentheses = /^\((.*)\)$/.exec(text)?.[1]
  if (inParentheses !== undefined) return { isNegative: true, size: inParentheses.trim() }
  const isNegative = /^[-−]/.test(text)
  return { isNegative, size: text.replace(/^[-−+]/, '').trim() }
}

function without(unit: string, text: string): string {
  const isThere = unit !== '' && text.trimEnd().toLowerCase().endsWith(unit.toLowerCase())
  return isThere ? text.trimEnd().slice(0, -unit.length) : text
}

function numberOf({ isNegative, digits, places }: Decimal): number {
  const size = Number(`${digits}e${-places}`)
  return isNegative && size !== 0 ? -size : size
}

function rounded({ isNegative, digits, places }: Decimal): number {
  const size =
    places <= 0 ? Number(`${digits}e${-places}`) : cut(digits.padStart(places, '0'), places)
  return isNegative && size !== 0 ? -size : size
}

function cut(digits: string, places: number): number {
  const kept = Number(digits.slice(0, -places))
  return Number(digits.at(-places)) >= 5 ? kept + 1 : kept
}
