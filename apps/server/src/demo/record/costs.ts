// The costs of a period in whole cents: by segment as used up, line by line as used up and as paid.

import type { DraftedYear } from './draft.ts'
import { expenseLines, storedInputs } from './lines.ts'
import type { ExpenseLine } from './lines.ts'
import { nearHundred, sumOf, segments } from './year.ts'
import type { Figures, BySegment } from './year.ts'

export interface Costs {
  /** Direct costs of each segment that the farm has. */
  readonly direct: BySegment<number>
  readonly directTotal: number
  readonly overheadTotal: number
  /** Wages with super, in overheads and in crops. */
  readonly wages: number
  readonly lines: Partial<Record<ExpenseLine, number>>
  /** Inputs in store at both ends; not known where the accounts tell only what was paid. */
  readonly stores: Stores | null
  readonly figures: Figures
}

interface Stores {
  readonly opening: number
  readonly closing: number
}

export interface Settling {
  /** How much of the drafted spending is spent. */
  readonly level: number
  readonly keepsBothSets: boolean
  /** Inputs in store, where known from the period before. */
  readonly opening: number | undefined
  /** The part of a year's inputs that is to be in store at the end. */
  readonly stored: number
}

export function settledCosts(year: DraftedYear, settling: Settling): Costs {
  const { level, keepsBothSets } = settling
  const direct: BySegment<number> = {}
  const lines: Partial<Record<ExpenseLine, number>> = {}
  for (const segment of segments) {
    const own = year.expenses[segment]
    if (!own) continue
    for (const [line, dollars] of Object.entries(own) as [ExpenseLine, number][]) {
      const cents = Math.round(dollars * level * 100)
      lines[line] = (lines[line] ?? 0) + cents
      direct[segment] = (direct[segment] ?? 0) + cents
    }
  }
  const overheads = centsOf(year.overheads, level)
  const used = sumOf(storedInputs, line => lines[line] ?? 0)
  const opening = settling.opening ?? nearHundred(used * 0.1)
  const growth = keepsBothSets && used > 0 ? settling.stored - opening / used : 0
  const paid = paidFor(lines, growth)
  const closing = opening + total(paid) - total(lines)
  return {
    direct,
    directTotal: total(lines),
    overheadTotal: total(overheads) + year.wear.plant + year.wear.buildings + year.allowance,
    wages: total(wagesOf(overheads)) + (lines.labour_direct ?? 0),
    lines,
    stores: keepsBothSets ? { opening, closing } : null,
    figures: {
      ...named(paid, line => `exp_${line}`),
      ...(keepsBothSets && named(lines, line => `exp_${line}_2`)),
      ...named(overheads, line => `oh_${line}`),
      oh_depreciation_buildings: year.wear.buildings,
    },
  }
}

type Amounts = Readonly<Record<string, number | undefined>>

const total = (amounts: Amounts): number => sumOf(Object.values(amounts), amount => amount ?? 0)

function wagesOf({ wages_permanent, wages_casual, superannuation }: Amounts): Amounts {
  return { wages_permanent, wages_casual, superannuation }
}

function centsOf(dollars: Amounts, level: number): Record<string, number> {
  const cents = Object.entries(dollars).map(([line, amount = 0]) => [
    line,
    Math.round(amount * level * 100),
  ])
  return Object.fromEntries(cents)
}

/** What goes into store was paid for and not used up. */
function paidFor(lines: Partial<Record<ExpenseLine, number>>, growth: number): Amounts {
  const stored = new Set<string>(storedInputs)
  const paid = expenseLines.flatMap(line => {
    const used = lines[line]
    if (used === undefined) return []
    return [[line, stored.has(line) ? Math.round(used * (1 + growth)) : used]]
  })
  return Object.fromEntries(paid)
}

/** What was not spent at all is left out. */
function named(amounts: Amounts, name: (line: string) => string): Record<string, number> {
  const figures = Object.entries(amounts).flatMap(([line, amount]) =>
    amount ? [[name(line), amount]] : [],
  )
  return Object.fromEntries(figures)
}
