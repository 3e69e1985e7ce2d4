// A statement from opening to closing: what was there, came and went, what should therefore be left, what is
// recorded to be left, and the difference of the two. Whatever a farm balances is told in this shape.

import { sumIfAllKnown, withoutNoise } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import type { Judged } from '../numbers/judged.ts'
import { quantityText } from '../numbers/quantity-text.ts'

export const statementUnits = ['ha', 't', 'bales', 'head', 'ML', 'cents'] as const
type StatementUnit = (typeof statementUnits)[number]

/** Where the lines behind a statement are looked at. */
export const placesBehind = [
  'paddocks',
  'properties',
  'crops',
  'crop sales',
  'stock ledger',
  'yearly stock',
  'water',
  'debts',
  'record',
] as const
type PlaceBehind = (typeof placesBehind)[number]

export const linesGo = ['in', 'out'] as const

export interface StatementLine {
  readonly label: string
  /** What comes in adds, what goes out takes away. */
  readonly way: (typeof linesGo)[number]
  readonly amount: Known
}

interface LabelledAmount {
  readonly label: string
  readonly amount: Known
}

export interface Statement {
  readonly key: string
  readonly title: string
  readonly unit: StatementUnit
  readonly lines: readonly StatementLine[]
  /** What it begins with, in a word or two. */
  readonly opening: LabelledAmount
  /** What all lines come to. */
  readonly left: LabelledAmount
  /** As it is recorded; nothing where nothing should be left. */
  readonly closing: LabelledAmount | null
  /** Closing less what all lines come to: below 0 where something is missing. */
  readonly difference: Known
  readonly state: Judged['state']
  /** In a few words: `12 t not accounted for`. */
  readonly says: string
  readonly behind: { readonly place: PlaceBehind; readonly id: number | null }
}

export const comes = (label: string, amount: Known): StatementLine => ({ label, way: 'in', amount })
export const goes = (label: string, amount: Known): StatementLine => ({ label, way: 'out', amount })

/** What grew adds, and what fell takes away. */
export function grew(label: string, by: number): StatementLine {
  return by < 0 ? goes(label, -by) : comes(label, by)
}

/** Without those that nobody recorded, but for those of which it is asked. */
export function recorded(
  lines: readonly StatementLine[],
  always: readonly string[] = [],
): readonly StatementLine[] {
  return lines.filter(({ label, amount }) => amount !== null || always.includes(label))
}

/** Of most it is the first line. */
export function openingOf(lines: readonly StatementLine[]): LabelledAmount {
  const { label = '', amount = null } = lines[0] ?? {}
  return { label, amount }
}

/** What all lines come to; not known where one of them is not. */
export function leftOf(lines: readonly StatementLine[]): Known {
  return sumIfAllKnown(
    lines.map(({ way, amount }) => (way === 'out' && amount !== null ? -amount : amount)),
  )
}

/** `84.1 ha`, as exactly as anybody asks. */
export function sizeText(difference: number, unit: string): string {
  const size = withoutNoise(Math.abs(difference))
  return quantityText(size < 10 ? size : Math.round(size * 10) / 10, unit)
}

export const addsUp = 'Adds up'
