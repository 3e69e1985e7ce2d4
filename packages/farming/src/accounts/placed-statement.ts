// What a statement comes to in the figures of the record, and the proof that none of it was lost:
// taken + compared + set aside + not placed = the sum of its lines, to the cent.

import { creditOf, isOfBalance } from './account-side.ts'
import type { AccountField } from './known-accounts.ts'
import type { LineChoice } from './line-choice.ts'
import { splitByChoice } from './split-line.ts'
import type { AccountLine } from './account-line.ts'

export interface PlacedLine {
  readonly line: AccountLine
  /** Null where nobody chose yet. */
  readonly choice: LineChoice | null
}

interface LeftLine {
  readonly line: AccountLine
  /** As the line says it: what of it is left. */
  readonly cents: number
  readonly reason: string | null
}

interface FieldFromLines {
  /** As the record wants it: costs are above 0. Of an undivided total, with its lines. */
  readonly cents: number
  /** Of a total, what no line of it says. */
  readonly undividedCents: number
  readonly from: readonly { readonly line: AccountLine; readonly cents: number }[]
}

/** Its sums are as the lines say them: of profit, costs are below 0; of a balance, debits above. */
export interface PlacedSide {
  readonly byField: ReadonlyMap<string, FieldFromLines>
  /** The record has them from its own rows. */
  readonly compared: ReadonlyMap<string, FieldFromLines>
  readonly setAside: readonly LeftLine[]
  readonly unplaced: readonly LeftLine[]
  readonly sumCents: number
  readonly takenCents: number
  readonly comparedCents: number
  readonly setAsideCents: number
  readonly unplacedCents: number
}

export interface PlacedStatement {
  readonly profit: PlacedSide
  /** What a trial balance says beside. */
  readonly balance: PlacedSide
}

type Fields = Readonly<Record<string, AccountField>>

export function placedStatement(
  fields: Fields,
  lines: readonly PlacedLine[],
  /** The figures that the record has from its rows. */
  fromRows: ReadonlySet<string> = new Set(),
): PlacedStatement {
  const balance = lines.filter(({ line }) => isOfBalance(line))
  const profit = lines.filter(({ line }) => !isOfBalance(line))
  return {
    profit: placedSide(fields, profit, fromRows),
    balance: placedSide(fields, balance, fromRows),
  }
}

interface Share {
  readonly line: AccountLine
  readonly field: string
  /** As the line says it. */
  readonly cents: number
}

function placedSide(
  fields: Fields,
  lines: readonly PlacedLine[],
  fromRows: ReadonlySet<string>,
): PlacedSide {
  const split = lines.map(splitOf)
  const shares = split.flatMap(one => one.shares)
  const left = split.flatMap(one => one.left)
  const taken = shares.filter(({ field }) => !fromRows.has(field))
  const compared = shares.filter(({ field }) => fromRows.has(field))
  const setAside = left.filter(({ reason }) => reason !== null)
  const unplaced = left.filter(({ reason }) => reason === null)
  return {
    byField: byField(fields, taken),
    compared: byField(fields, compared),
    setAside,
    unplaced,
    sumCents: sumOf(lines.map(({ line }) => line)),
    takenCents: sumOf(taken),
    comparedCents: sumOf(compared),
    setAsideCents: sumOf(setAside),
    unplacedCents: sumOf(unplaced),
  }
}

/** A choice that does not fit its line places nothing. */
function splitOf({ line, choice }: PlacedLine): {
  readonly shares: readonly Share[]
  readonly left: readonly LeftLine[]
} {
  const split = choice === null ? null : splitByChoice(line.cents, choice)
  if (choice === null || split === null || 'refused' in split) {
    return { shares: [], left: leftOf(line, line.cents, null) }
  }
  const shares = choice.parts.map(({ field }, place) => {
    return { line, field, cents: split.cents[place] ?? 0 }
  })
  return { shares, left: leftOf(line, split.restCents, choice.setAsideReason) }
}

function leftOf(line: AccountLine, cents: number, reason: string | null): readonly LeftLine[] {
  return cents === 0 ? [] : [{ line, cents, reason }]
}

function byField(fields: Fields, shares: readonly Share[]): ReadonlyMap<string, FieldFromLines> {
  const own = Map.groupBy(shares, ({ field }) => field)
  return new Map(
    [...own].map(([field, parts]) => {
      const lines = (fields[field]?.totalOf ?? []).flatMap(line => own.get(line) ?? [])
      const from = parts.map(({ line, cents, field: of }) => {
        return { line, cents: asFieldSays(fields, of, { ...line, cents }) }
      })
      const undividedCents = sumOf(from)
      const divided = lines.map(one => ({
        cents: asFieldSays(fields, one.field, { ...one.line, cents: one.cents }),
      }))
      return [field, { cents: undividedCents + sumOf(divided), undividedCents, from }]
    }),
  )
}

/** What it does to the figure, whatever the sign of its kind of line. */
function asFieldSays(fields: Fields, field: string, line: AccountLine): number {
  const credit = creditOf(line)
  return fields[field]?.grownBy === 'debit' ? 0 - credit : credit
}

function sumOf(lines: readonly { readonly cents: number }[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0)
}
