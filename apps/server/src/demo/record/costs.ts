// The costs of a period in whole cents: by segment as used up, line by line as used up and as paid.

import type { DraftedYear } from './draft-year.ts'
import { expenseLines, storedInputs } from './lines.ts'
import type { ExpenseLine } from './lines.ts'
import { segments, sumOf } from './book-year.ts'
import type { BySegment, EnteredFigures } from './book-year.ts'

export interface Costs {
  /** Direct costs of each segment that the farm has. */
  readonly direct: BySegment<number>
  readonly figures: EnteredFigures
}

interface Settling {
  /** How much of the drafted spending is spent. */
  readonly level: number
  /** Inputs in store at the start; nothing where the accounts tell only what was paid. */
  readonly opening: number | undefined
  /** The part of a year's inputs that is to be in store at the end. */
  readonly stored: number
}

export function settledCosts(year: DraftedYear, { level, opening, stored }: Settling): Costs {
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
  const ofOverheads = named(overheads, line => `oh_${line}`)
  if (opening === undefined) {
    return { direct, figures: { ...named(lines, line => `exp_${line}`), ...ofOverheads } }
  }
  const used = sumOf(storedInputs, line => lines[line] ?? 0)
  const paid = paidFor(lines, used > 0 ? stored - opening / used : 0)
  return {
    direct,
    figures: {
      ...named(paid, line => `exp_${line}`),
      ...named(lines, line => `exp_${line}_2`),
      ...ofOverheads,
      owned_inputs_on_hand_val: opening + total(paid) - total(lines),
    },
  }
}

type Amounts = Readonly<Record<string, number | undefined>>

const total = (amounts: Amounts): number => sumOf(Object.values(amounts), amount => amount ?? 0)

function centsOf(dollars: Amounts, level: number): Record<string, number> {
  const cents = Object.entries(dollars).map(([line, amount = 0]) => [
    line,
    Math.round(amount * level * 100),
  ])
  return Object.fromEntries(cents)
}

/** What goes into store was paid for and not used up. */
function paidFor(lines: Partial<Record<ExpenseLine, number>>, growth: number): Amounts {
  const inStore = new Set<string>(storedInputs)
  const paid = expenseLines.flatMap(line => {
    const used = lines[line]
    if (used === undefined) return []
    return [[line, inStore.has(line) ? Math.round(used * (1 + growth)) : used]]
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
