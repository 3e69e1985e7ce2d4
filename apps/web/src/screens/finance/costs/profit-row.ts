// A line of income and costs as a row: its figure as paid and as used up, each of them a hectare, and what of it was
// carried over both ends of the period.

import type { RecordOrigins } from '@furrow/farming/record/record-origins'
import { figureText } from '../kept-figures.ts'
import { figureRows } from '../record/figure-row.ts'
import type { FigureRow, RecordOfPeriod } from '../record/figure-row.ts'
import { withSums } from './added-figures.ts'
import type { CarriedCost } from './accrual-of-row.ts'
import { perHaNamed, profitLines, usedUpNamed } from './profit-lines.ts'
import type { ProfitLine } from './profit-lines.ts'

export interface ProfitRow extends ProfitLine {
  readonly id: number
  readonly figure: FigureRow
  readonly perHa: FigureRow | undefined
  /** Of direct costs, and of what they add up to. */
  readonly used: FigureRow | undefined
  readonly usedPerHa: FigureRow | undefined
  readonly carried: CarriedCost | undefined
  /** Of the period before. */
  readonly carriedBefore: CarriedCost | undefined
  readonly origin: string
}

interface ProfitRead {
  readonly now: RecordOfPeriod | undefined
  readonly before: RecordOfPeriod | undefined
  readonly carried: readonly CarriedCost[]
  readonly carriedBefore: readonly CarriedCost[]
}

export function profitRows(read: ProfitRead): readonly ProfitRow[] {
  const { now, before } = read
  const all = figureRows({ now, before, earlier: undefined })
  const figures = withSums(new Map(all.map(figure => [figure.name, figure])))
  const origins = (now?.origins ?? {}) as RecordOrigins
  const ofLine = (rows: readonly CarriedCost[], { name, isCost }: ProfitLine) =>
    isCost ? rows.find(({ line }) => line === name) : undefined
  return profitLines.flatMap(line => {
    const { name, label } = line
    const found = figures.get(name)
    if (!found) return []
    const figure = { ...found, label }
    const used = figures.get(usedUpNamed(name))
    return [
      {
        ...line,
        id: figure.id,
        figure,
        perHa: figures.get(perHaNamed(name)),
        used: used && { ...used, label: `${label}, used up` },
        usedPerHa: used && figures.get(perHaNamed(used.name)),
        carried: ofLine(read.carried, line),
        carriedBefore: ofLine(read.carriedBefore, line),
        origin: originIn(figure, origins),
      },
    ]
  })
}

/** “Typed, lines $20,000 of $120,000” where a total stands over its lines (T13). */
function originIn({ name, now, field, origin }: FigureRow, origins: RecordOrigins): string {
  const lines = origins[name]?.lines
  if (lines === undefined) return origin
  return `${origin}, lines ${figureText(lines, field, true)} of ${figureText(now, field, true)}`
}
