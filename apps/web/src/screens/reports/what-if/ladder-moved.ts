// A ladder as it would be with one figure exchanged: the same parts and rungs, with other amounts.

import type { DollarGap, Money, Rung } from '@furrow/farming/benchmarks/ladder/dollar-gap'
import { differenceFigure, moneyFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import { rungKey, rungsOfGap } from '@furrow/farming/benchmarks/ladder/rung-key'
import { sumOfMoney } from '@furrow/farming/benchmarks/ladder/rungs-in-cents'
import type { BlockOf } from '@furrow/wire/farm-report-answer'

type LadderBlock = BlockOf<'ladder'>
type Part = LadderBlock['parts'][number]

interface MovedTo {
  readonly gap: DollarGap
  /** What the own farm would make of a hectare, in cents. */
  readonly profit: number
}

export function ladderMoved(block: LadderBlock, { gap, profit }: MovedTo): LadderBlock {
  const rungs = new Map(rungsOfGap(gap).map(rung => [rungKey(rung), rung]))
  const placed = new Set(block.parts.flatMap(part => part.rungs.map(({ key }) => key)))
  const left = [...rungs].flatMap(([key, rung]) => (placed.has(key) ? [] : [rung]))
  return {
    ...block,
    ...moneyOf(gap),
    own_profit: moneyFigure(profit, '/ha'),
    parts: block.parts.map(part => partMoved(part, rungs, left)),
  }
}

/** A rung that was nothing before counts in the part that it belongs to. */
function partMoved(part: Part, rungs: ReadonlyMap<string, Rung>, left: readonly Rung[]): Part {
  const here = part.rungs.flatMap(({ key }) => rungs.get(key) ?? [])
  const more = left.filter(({ enterprise }) => (enterprise?.key ?? 'farm') === part.key)
  return {
    ...part,
    ...moneyOf(sumOfMoney([...here, ...more])),
    rungs: part.rungs.map(rung => {
      const moved = rungs.get(rung.key)
      const paddocks = new Map(moved?.paddocks.map(one => [one.key, one]))
      return {
        ...rung,
        ...moneyOf(moved ?? nothing),
        paddocks: rung.paddocks.map(paddock => ({
          ...paddock,
          ...moneyOf(paddocks.get(keyOf(paddock.crop_id)) ?? nothing),
        })),
      }
    }),
  }
}

const nothing: Money = { cents: 0, total: 0 }
const keyOf = (crop: number | null) => (crop === null ? null : String(crop))

function moneyOf({ cents, total }: Money) {
  return { per_ha: differenceFigure(cents, '/ha'), total: differenceFigure(total) }
}
