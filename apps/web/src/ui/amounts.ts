// Figures and days as people read them: 01/03/2024, 4:05 pm, $1,234.50, 45.5%, 42.5 ha. What is not
// known is a dash.

import { quantityText } from '@furrow/farming/numbers/quantity-text'

type Unsaid = null | undefined

export const notKnown = '–'

/** `01/03/2024`, of YYYY-MM-DD. */
export function dayText(day: string | Unsaid): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? []
  return year ? `${date}/${month}/${year}` : (day ?? notKnown)
}

/** `21/11/2026, 4:05 pm`, in the time zone of the browser unless another is named. */
export function momentText(moment: string | Unsaid, timeZone?: string): string {
  if (moment === null || moment === undefined) return notKnown
  const time = Date.parse(moment)
  if (Number.isNaN(time)) return moment
  // Some browsers put a narrow space before am and pm, some write them large.
  return momentFormatIn(timeZone)
    .format(time)
    .replace(/\s/g, ' ')
    .replace(/[AP]M$/, half => half.toLowerCase())
}

/** `21/11/2026`, of a moment. */
export function dayOfMoment(moment: string): string {
  return momentText(moment).replace(/,.*/, '')
}

/** Made once for each zone: to make it takes longer than to draw a row. */
function momentFormatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = momentFormats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-AU', { ...momentParts, timeZone })
  momentFormats.set(timeZone, made)
  return made
}

const momentFormats = new Map<string | undefined, Intl.DateTimeFormat>()
const momentParts = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
} as const

/** `$1,234.50`, of cents; what is below zero has a minus before the dollar. */
export function moneyText(cents: number | Unsaid, precision = 2): string {
  if (cents === null || cents === undefined) return notKnown
  const money = formatFor(`money ${precision}`, () => ({
    style: 'currency',
    currency: 'AUD',
    minimumFractionDigits: precision,
    maximumFractionDigits: precision,
    signDisplay: 'negative',
  }))
  // As text, for a hundredth of a whole number is not exactly a number.
  return money.format(`${cents}E-2` as `${number}`)
}

/** `1,234.5`: no more decimals than asked for, and none that say nothing unless there are to be so many. */
export function numberText(number: number | Unsaid, decimals = 2, least = 0): string {
  if (number === null || number === undefined) return notKnown
  const plain = formatFor(`number ${least} ${decimals}`, () => ({
    minimumFractionDigits: Math.min(least, decimals),
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  }))
  return plain.format(number)
}

/** Made once: a sheet that is scrolled asks for thousands of figures. */
function formatFor(name: string, options: () => Intl.NumberFormatOptions): Intl.NumberFormat {
  const known = formats.get(name)
  if (known) return known
  const made = new Intl.NumberFormat('en-AU', options())
  formats.set(name, made)
  return made
}

const formats = new Map<string, Intl.NumberFormat>()

/** `45.5%`, of a share. */
export function percentText(fraction: number | Unsaid, decimals = 2): string {
  if (fraction === null || fraction === undefined) return notKnown
  return `${numberText(hundredfold(fraction), decimals)}%`
}

/** `42.5 ha`. */
export function areaText(hectares: number | Unsaid): string {
  return hectares === null || hectares === undefined ? notKnown : quantityText(hectares, 'ha')
}

/** `2.4 MB`, of bytes. */
export function sizeText(bytes: number | Unsaid): string {
  if (bytes === null || bytes === undefined) return notKnown
  if (bytes < 1024) return countText(bytes, 'byte')
  const step = bytes < 1024 ** 2 ? 1 : bytes < 1024 ** 3 ? 2 : 3
  const unit = ['KB', 'MB', 'GB'][step - 1] ?? 'KB'
  return `${numberText(bytes / 1024 ** step, 1)} ${unit}`
}

/** `1 paddock`, `3 paddocks`; `plural` where no s will do. */
export function countText(count: number | Unsaid, one: string, plural = `${one}s`): string {
  return `${numberText(count, 0)} ${count === 1 ? one : plural}`
}

/** 0.07 times 100 is 7, not 7.000000000000001. */
export function hundredfold(fraction: number): number {
  return Number((fraction * 100).toPrecision(14))
}
