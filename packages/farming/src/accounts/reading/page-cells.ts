// The cells of a page, each as what it is: an amount, a share, a date, a text.

import { readCents } from '../../numbers/typed-number.ts'
import { wholeCents } from '../../numbers/shared-cents.ts'
import type { PageCell } from './statement-read.ts'

export interface MoneyCell {
  readonly kind: 'money'
  readonly cents: number
  /** Where it is said behind the amount: a credit adds to net profit. */
  readonly side: 'credit' | 'debit' | null
  /** Printed with cents. */
  readonly hasCents: boolean
}

export type ReadCell =
  | { readonly kind: 'empty' | 'nil' | 'percent' | 'formula' }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'text'; readonly text: string }
  | MoneyCell

export function readCell(cell: PageCell | undefined): ReadCell {
  if (cell === null || cell === undefined) return { kind: 'empty' }
  if (typeof cell === 'number') return numberCell(cell)
  if (typeof cell === 'boolean') return { kind: 'text', text: String(cell) }
  if (typeof cell === 'object') {
    return 'day' in cell ? { kind: 'day', day: cell.day } : { kind: 'formula' }
  }
  return textCell(cleanText(cell))
}

function numberCell(cell: number): ReadCell {
  const cents = wholeCents(cell * 100)
  if (!Number.isSafeInteger(cents)) return { kind: 'text', text: String(cell) }
  return { kind: 'money', cents, side: null, hasCents: cents % 100 !== 0 }
}

function textCell(text: string): ReadCell {
  if (text === '') return { kind: 'empty' }
  if (/^(?:A?\$ ?)?[-–—−]+$|^nil$/i.test(text)) return { kind: 'nil' }
  if (/^[-−(]?\s?\d[\d.,]*\s?%\)?$/.test(text)) return { kind: 'percent' }
  return readMoney(text) ?? { kind: 'text', text }
}

const shape = /^([-−–+($A-Z\s]*?)(\d[\d,. ]*|\.\d+)([-−–)\s]*?)(?:\s*AUD)?\s*(cr|dr)?[.*]?$/i
const signs = /[-−–]/

/** $1,234.50, -$50, $-50, (1,234.50), 1,234.50-, 1,234.50 CR; not 12,34. */
function readMoney(text: string): MoneyCell | undefined {
  const [, before = '', digits = '', behind = '', side] = shape.exec(text) ?? []
  if (digits === '' || !/^(?:A?\$|AUD|[-−–+(\s])*$/i.test(before)) return undefined
  const isBracketed = before.includes('(')
  if (isBracketed !== behind.includes(')')) return undefined
  const size = readCents(digits.trim())
  if (size === undefined) return undefined
  const isNegative = isBracketed || signs.test(before) || signs.test(behind)
  return {
    kind: 'money',
    cents: isNegative && size !== 0 ? -size : size,
    side: sideOf(side),
    hasCents: digits.includes('.'),
  }
}

function sideOf(mark: string | undefined): MoneyCell['side'] {
  if (!mark) return null
  return mark.toLowerCase() === 'cr' ? 'credit' : 'debit'
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
  '#x27': "'",
}

/** Without what programs leave in texts: &amp;, curly quotes, double spaces, invisible marks. */
export function cleanText(text: string): string {
  return text
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39|#x27);/gi, (whole, name: string) => {
      return entities[name.toLowerCase()] ?? whole
    })
    .replace(/[\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/[‘’‛]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
}

/** As words of it are compared: “Less: Cost of Sales” is cost of sales. */
export function wordsOf(text: string): string {
  return cleanText(text)
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}/()+$%' -]/gu, ' ')
    .replace(/^(?:less|plus|add)\b(?! than)/, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

export function isErrorText(text: string): boolean {
  return /^#(?:REF|N\/A|VALUE|DIV\/0|NAME|NUM|NULL|#)/i.test(text)
}

/** `B7`; rows and columns count from 0. */
export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`
}

export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}

/** `-$1,234.50`. */
export function dollars(cents: number): string {
  const size = (Math.abs(cents) / 100).toLocaleString('en-AU', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `${cents < 0 ? '-' : ''}$${size}`
}
