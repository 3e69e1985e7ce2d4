// One class of stock in one enterprise, balanced from opening to closing in head, kilograms and cents (C90 to
// C93, C109): what a line of the summary says.

import { ratioOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import type { MonthSpan } from '../rain/rain-months.ts'
import { closingDifference, headLeft, stockMovementNames } from './herd.ts'
import type { StockMovementKind } from './herd.ts'
import { averageFeed, balanced } from './stock-group.ts'
import {
  closingHead,
  closingKilograms,
  headDays,
  headMoved,
  kilogramsMoved,
  standardWorth,
  valueMoved,
} from './stock-of-class.ts'
import type { StockOfClass } from './stock-of-class.ts'
import { daysBetween } from '../dates/dates.ts'

interface StockBalance {
  /** What moved by each kind; nothing where something of it is not known. */
  readonly moved: Readonly<Record<StockMovementKind, Known>>
  readonly closing: Known
}

export interface StockLine {
  readonly head: StockBalance & {
    /** What should be left (C90), and by how many the count is off (C91). */
    readonly expected: number
    readonly difference: Known
    readonly average: Known
  }
  readonly kilograms: StockBalance & { readonly grown: Known }
  readonly value: StockBalance & { readonly profit: Known }
  /** Dry sheep equivalents on an average day (C96). */
  readonly feed: Known
}

export function stockLine(one: StockOfClass, period: MonthSpan): StockLine {
  const { counted, movements } = one
  return {
    head: {
      moved: movedBy(kind => headMoved(one, kind)),
      closing: closingHead(one),
      expected: headLeft(movements),
      difference: counted === null ? null : closingDifference(counted, movements),
      average: ratioOf(headDays(one, period), daysBetween(period.from, period.to) + 1),
    },
    kilograms: {
      moved: movedBy(kind => kilogramsMoved(one, kind)),
      closing: closingKilograms(one),
      grown: grownWithTransfers(one),
    },
    value: {
      moved: movedBy(kind => valueMoved(one, kind)),
      closing: standardWorth(one, closingHead(one)),
      profit: profitWithTransfers(one),
    },
    feed: averageFeed([one], period),
  }
}

/** C93, of one of several: what goes over to another is its product, what comes from there is not. */
export function grownWithTransfers(one: StockOfClass): Known {
  const moved = (kind: StockMovementKind) => kilogramsMoved(one, kind)
  return balanced({
    more: [moved('sale'), moved('transfer out'), closingKilograms(one)],
    less: [moved('purchase'), moved('transfer in'), moved('opening')],
  })
}

/** C109, T26. */
export function profitWithTransfers(one: StockOfClass): Known {
  const moved = (kind: StockMovementKind) => valueMoved(one, kind)
  return balanced({
    more: [moved('sale'), moved('transfer out'), standardWorth(one, closingHead(one))],
    less: [moved('purchase'), moved('transfer in'), moved('opening')],
  })
}

function movedBy(
  figure: (kind: StockMovementKind) => Known,
): Readonly<Record<StockMovementKind, Known>> {
  const named = stockMovementNames.map(kind => [kind, figure(kind)])
  return Object.fromEntries(named) as Record<StockMovementKind, Known>
}
