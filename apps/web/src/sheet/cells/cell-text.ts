// What a cell says: as it is shown, as its editor begins, and as it is copied. Reading what was copied
// gives the same value again.

import { dayText, moneyText, numberText, percentText } from '../../ui/amounts.ts'
import type { CellKind, CellValue, ChoiceKind, OwnKind } from './cell-kind.ts'
import { isBlank } from './sheet-lines.ts'

/** As it stands in the sheet, with so many decimals at least; nothing where nothing is filled in. */
export function cellText(kind: CellKind, value: CellValue, decimals = 0): string {
  if (isBlank(value)) return ''
  if (typeof value === 'number') {
    if (kind.is === 'number') return numberText(value, kind.decimals, decimals)
    if (kind.is === 'money') return moneyText(value, kind.decimals)
    if (kind.is === 'percent') return percentText(value)
    // Nothing is told from something at a glance.
    if (kind.is === 'own' && kind.decimals !== undefined && value !== 0)
      return numberText(value, 4, leastDecimals(kind, value))
  }
  return plainText(kind, value)
}

function leastDecimals({ decimals = 0 }: OwnKind, figure: number): number {
  return typeof decimals === 'number' ? decimals : decimals(figure)
}

/** As it stands in the sheet; what was refused as it was typed, never rounded. */
export function shownText(
  kind: CellKind,
  value: CellValue,
  { isRefused, decimals = 0 }: { readonly isRefused: boolean; readonly decimals?: number },
): string {
  return isRefused ? copyText(kind, value) : cellText(kind, value, decimals)
}

/** As one goes on typing in it: no thousands, no unit. */
export function editText(kind: CellKind, value: CellValue): string {
  return plainText(kind, value)
}

/** As other programs take it. */
export function copyText(kind: CellKind, value: CellValue): string {
  const text = plainText(kind, value)
  return kind.is === 'percent' && text !== '' ? `${text}%` : text
}

function plainText(kind: CellKind, value: CellValue): string {
  if (isBlank(value)) return ''
  if (kind.is === 'own') return kind.show(value)
  if (kind.is === 'choice') return choiceText(kind, value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return figureText(kind, value)
  return kind.is === 'day' ? dayText(String(value)) : String(value)
}

function figureText(kind: CellKind, value: number): string {
  if (kind.is === 'money') return inHundredths(Math.round(value))
  return kind.is === 'percent' ? shifted(String(value), 2) : String(value)
}

/** `12.50`, of cents. */
function inHundredths(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The point so many digits further, in the text itself, so that not the least of it is lost. */
function shifted(text: string, places: number): string {
  const [size = '', exponent] = text.split('e')
  if (exponent !== undefined) return `${size}e${Number(exponent) + places}`
  const [whole = '', part = ''] = size.replace('-', '').split('.')
  const digits = whole + part.padEnd(places, '0')
  const before = digits.slice(0, whole.length + places).replace(/^0+(?=\d)/, '')
  const behind = digits.slice(whole.length + places)
  return `${text.startsWith('-') ? '-' : ''}${before}${behind && `.${behind}`}`
}

function choiceText(kind: ChoiceKind, value: CellValue): string {
  const chosen: readonly CellValue[] = Array.isArray(value) ? value : [value]
  const labels = labelsOf(kind)
  return chosen.map(one => labels.get(one) ?? String(one)).join('; ')
}

/** Made once for each list of options, however many cells show them. */
function labelsOf({ options }: ChoiceKind): ReadonlyMap<CellValue, string> {
  const known = labelMaps.get(options)
  if (known) return known
  const labels = new Map<CellValue, string>(options.map(({ value, label }) => [value, label]))
  labelMaps.set(options, labels)
  return labels
}

const labelMaps = new WeakMap<ChoiceKind['options'], ReadonlyMap<CellValue, string>>()

/** `62.1 kg`; of money by something its dollars stand before it already: `$193.50/head`. */
export function withUnit(text: string, kind: CellKind, unit: string | undefined): string {
  if (unit === undefined) return text
  return kind.is === 'money' ? text + unit.replace(/^\$/, '') : `${text} ${unit}`
}
