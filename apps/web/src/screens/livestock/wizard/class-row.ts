// A class of the enterprise in hand: what was there at both ends, what last period closed with, and what moved.

import { headDifference } from '@furrow/farming/stock/stock-check'
import type { Known } from '@furrow/farming/numbers/ratio'
import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import { stockLine } from '@furrow/farming/stock/stock-line'
import type { StockLine } from '@furrow/farming/stock/stock-line'
import type { Row } from '@furrow/wire/client/row-types'
import { numberText } from '../../../ui/amounts.ts'
import type { Closing, StockInClass } from '../stock/stock-in-class.ts'
import type { StockMove } from '../stock/stock-move.ts'

export interface ClassRow {
  /** Of the class. */
  readonly id: number
  readonly name: string
  readonly stockClass: Row<'livestock_classes'>
  readonly opening: StockMove | undefined
  readonly closing: Closing | undefined
  /** Of the period before. */
  readonly lastClosing: Closing | undefined
  /** Nothing as long as nothing is recorded of it. */
  readonly recorded: StockInClass | undefined
  readonly line: StockLine | undefined
}

interface OfEnterprise {
  readonly classes: readonly Row<'livestock_classes'>[]
  /** Classes that the farm keeps in it. */
  readonly kept: ReadonlySet<number>
  readonly recorded: readonly StockInClass[]
  readonly lastClosings: readonly Closing[]
  readonly days: MonthSpan
}

/** Those that are kept, recorded, or were there at the end of the period before. */
export function classRows(of: OfEnterprise): readonly ClassRow[] {
  return of.classes.flatMap((stockClass): readonly ClassRow[] => {
    const { id, name } = stockClass
    const recorded = of.recorded.find(({ classId }) => classId === id)
    const lastClosing = of.lastClosings.find(one => one.livestock_class_id === id && one.number > 0)
    if (!recorded && !lastClosing && !of.kept.has(id)) return []
    return [
      {
        id,
        name,
        stockClass,
        opening: recorded?.moves.find(({ kind }) => kind === 'opening'),
        closing: recorded?.closing,
        lastClosing,
        recorded,
        line: recorded && stockLine(recorded.stock, of.days),
      },
    ]
  })
}

/** By how many the opening is off from what the period before closed with. */
export function openingDifference({ opening, lastClosing }: ClassRow): Known {
  return headDifference(opening?.line.number ?? null, lastClosing?.number ?? null)
}

export function closingDifference({ line }: ClassRow): Known {
  return line?.head.difference ?? null
}

/** `the same`, `5 too many`; nothing where it is not known. */
export function differenceWords(
  difference: Known,
  [more, fewer]: readonly [more: string, fewer: string],
): string | null {
  if (difference === null) return null
  if (difference === 0) return 'the same'
  return `${numberText(Math.abs(difference), 0)} ${difference > 0 ? more : fewer}`
}
