// One crop of a crop enterprise, or one breeding round of a stock enterprise, with lines of its own: what a cell of a
// sheet follows from.

import { cropScopeLines } from '@furrow/farming/benchmarks/results/crop-scope-lines'
import { bredOf } from '@furrow/farming/benchmarks/results/stock-scope-lines'
import { linesUnder } from '@furrow/farming/benchmarks/results/worked-measures'
import type { Comparison, Measure } from '@furrow/catalogue/measures/measure'
import { invalid, notFound } from '@furrow/wire/refusal'
import type { ScopeResult } from '../facts/results/results-of-farm.ts'

interface PartAsked {
  readonly part: number
  readonly periodStarts: string
}

interface PartOfEnterprise {
  /** Whose figure it is. */
  readonly of: string
  readonly found: ScopeResult
}

export function partOfEnterprise(
  found: ScopeResult | undefined,
  { part, periodStarts }: PartAsked,
): PartOfEnterprise {
  const crop = found?.crops?.find(({ id }) => id === part)
  if (found && crop) {
    const effectiveArea = found.lines['effective_ha'] ?? null
    return {
      of: crop.paddock.name,
      found: {
        ...found,
        lines: cropScopeLines({ crops: [crop], effectiveArea, periodStarts }) ?? {},
        rows: [{ resource: 'crop_collections', id: part }],
        events: found.events?.filter(({ crop_id }) => crop_id === part) ?? [],
      },
    }
  }
  const round = found?.rounds?.find(({ id }) => id === part)
  if (!found || !round) throw notFound('There is no such crop or breeding round.')
  return {
    of: 'One breeding round',
    found: {
      ...found,
      lines: bredOf([round]),
      rows: [{ resource: 'livestock_reproduction_lifecycles', id: part }],
    },
  }
}

/** A breeding round has no wool and no costs of its own. */
export function checkPart(
  { found }: PartOfEnterprise,
  comparison: Comparison,
  { formula }: Pick<Measure, 'formula'>,
): void {
  const isKnown = linesUnder(comparison, formula).every(line => line in found.lines)
  if (!isKnown && found.rounds) {
    throw invalid({ measure: ['That is told of the whole enterprise, not of one round.'] })
  }
}
