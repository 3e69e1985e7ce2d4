// The number of an account, however it is written: in front of its name, behind it, in its own column.

import type { PageCell } from './statement-read.ts'
import { cleanText } from './page-cells.ts'

export interface CodedAccount {
  readonly code: string | null
  readonly name: string
}

type Style = (name: string) => CodedAccount | undefined

/** 4-1000 Wheat Sales. */
const numberStyle: Style = text => split(/^(\d[-.]\d{3,5})\s*[-–:·]?\s+(\D.*)$/, text)
/** 200 - Sales, 198/01 Sales, 40010 Sales. */
const frontStyle: Style = text =>
  split(/^((?=[A-Z]*[\d/.-]*\d)[A-Z]{0,3}\d[\d/.-]{0,8})\s*(?:[-–:·]\s+|\s)\s*(\p{L}.*)$/u, text)
/** Sales (200). */
const behindStyle: Style = text => {
  const [, name = '', code = ''] = /^(.+?)\s*\(([A-Za-z\d./-]{1,10})\)$/.exec(text) ?? []
  return /\d/.test(code) ? { code, name } : undefined
}

function split(shape: RegExp, text: string): CodedAccount | undefined {
  const [, code, name] = shape.exec(text) ?? []
  return code === undefined || name === undefined ? undefined : { code, name }
}

/** A year or a number may belong to a name: codes are read only where most names have one. */
export function codeStyleOf(names: readonly string[]): Style {
  const isUsual = (style: Style) =>
    names.length > 0 && names.filter(name => style(name)).length > names.length * 0.6
  if (names.some(name => numberStyle(name))) return numberStyle
  return [behindStyle, frontStyle].find(isUsual) ?? (() => undefined)
}

export function nameAccount(text: string, style: Style): CodedAccount {
  const read = style(text) ?? { code: null, name: text }
  return { code: read.code, name: withoutState(read.name) }
}

function withoutState(name: string): string {
  return name.replace(/\s*[([](?:archived|inactive|deleted)[)\]]$/i, '').trim() || name
}

export interface ReadCode {
  readonly code: string
  /** What a spreadsheet had made of it. */
  readonly was: string | null
}

/** From a column of codes. */
export function readCode(cell: PageCell | undefined): ReadCode | null {
  if (cell === null || cell === undefined || typeof cell === 'boolean') return null
  if (typeof cell === 'number') return { code: String(cell), was: null }
  if (typeof cell === 'object') return 'day' in cell ? codeOfDay(cell.day) : null
  const text = cleanText(cell)
  if (text === '') return null
  const month = /^([a-z]{3})-(\d{2}|\d{4})$/i.exec(text)
  const number = months.indexOf((month?.[1] ?? '').toLowerCase()) + 1
  if (month?.[2] && number > 0) return { code: `${number}-${longYear(month[2])}`, was: text }
  return { code: text.replace(/^(\d+)\.0+$/, '$1'), was: null }
}

/** Excel takes 6-2000 for June 2000. */
function codeOfDay(day: string): ReadCode | null {
  const [year, month] = day.split('-')
  return { code: `${Number(month)}-${year}`, was: day }
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const longYear = (digits: string) =>
  digits.length === 4 ? digits : `${Number(digits) < 30 ? 20 : 19}${digits}`

/** A spreadsheet drops the nought in front: 90 among codes of three digits is 090. */
export function paddedCodes(codes: readonly (ReadCode | null)[]): readonly (ReadCode | null)[] {
  const plain = codes.flatMap(one => (one && /^\d+$/.test(one.code) ? [one.code] : []))
  const longest = Math.max(0, ...plain.map(({ length }) => length))
  const isUsual = plain.filter(({ length }) => length === longest).length > plain.length * 0.6
  if (!isUsual || plain.length < 3) return codes
  return codes.map(one => {
    const isShort = one !== null && /^\d+$/.test(one.code) && one.code.length < longest
    return isShort ? { code: one.code.padStart(longest, '0'), was: one.code } : one
  })
}
