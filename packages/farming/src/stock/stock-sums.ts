// What lines of a summary come to together: of an enterprise, a species, a farm (C90 to C93, C109).

import { sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import type { MonthSpan } from '../rain/rain-months.ts'
import { stockMovementNames } from './herd.ts'
import type { StockMovementKind } from './herd.ts'
import { averageFeed, kilogramsGrown, sumOfClasses, tradingProfit } from './stock-group.ts'
import { grownWithTransfers, profitWithTransfers, stockLine } from './stock-line.ts'
import type { StockLine } from './stock-line.ts'
import type { StockOfClass } from './stock-of-class.ts'

export interface LineOfStock {
  readonly stock: StockOfClass
  readonly line: StockLine
}

export interface StockTotals extends StockLine {
  /** Classes whose count is off, and those that nobody counted though some should be left. */
  readonly off: number
  readonly uncounted: number
}

export function lineOfStock(stock: StockOfClass, period: MonthSpan): LineOfStock {
  return { stock, line: stockLine(stock, period) }
}

/**
 * `isClosed`: no transfers come from elsewhere or go there, as of a species or a whole farm; they cancel out,
 * whether or not they are weighed and valued.
 */
export function totalsOfStock(
  lines: readonly LineOfStock[],
  { period, isClosed }: { readonly period: MonthSpan; readonly isClosed: boolean },
): StockTotals {
  const classes = lines.map(({ stock }) => stock)
  const over = (figure: (line: StockLine) => Known) =>
    sumOfAll(lines.map(({ line }) => figure(line)))
  const moved = (of: (line: StockLine) => Readonly<Record<StockMovementKind, Known>>) =>
    Object.fromEntries(
      stockMovementNames.map(kind => [kind, over(line => of(line)[kind])]),
    ) as Record<StockMovementKind, Known>
  return {
    head: {
      moved: moved(({ head }) => head.moved),
      closing: over(({ head }) => head.closing),
      expected: over(({ head }) => head.expected) ?? 0,
      difference: over(({ head }) => head.difference ?? (head.expected === 0 ? 0 : null)),
      average: over(({ head }) => head.average),
    },
    kilograms: {
      moved: moved(({ kilograms }) => kilograms.moved),
      closing: over(({ kilograms }) => kilograms.closing),
      grown: isClosed ? kilogramsGrown(classes) : sumOfClasses(classes, grownWithTransfers),
    },
    value: {
      moved: moved(({ value }) => value.moved),
      closing: over(({ value }) => value.closing),
      profit: isClosed ? tradingProfit(classes) : sumOfClasses(classes, profitWithTransfers),
    },
    feed: averageFeed(classes, period),
    off: lines.filter(({ line }) => isOff(line)).length,
    uncounted: lines.filter(({ line }) => isUncounted(line)).length,
  }
}

/** The count is not what the movements say. */
const isOff = ({ head: { difference } }: StockLine): boolean =>
  difference !== null && difference !== 0

const isUncounted = ({ head: { difference, expected } }: StockLine): boolean =>
  difference === null && expected !== 0

function sumOfAll(figures: readonly Known[]): Known {
  return figures.includes(null) ? null : sumOf(figures)
}
