// One figure of the own farm exchanged for another: what it would make, and the ladder that it would have. Calculated
// on the device from both farms of the ladder, so that it follows a slider; kept nowhere.

import type { Rung } from '@furrow/farming/benchmarks/ladder/dollar-gap'
import { dollarGapLadder } from '@furrow/farming/benchmarks/ladder/dollar-gap-ladder'
import type { ToCompare } from '@furrow/farming/benchmarks/ladder/dollar-gap-ladder'
import {
  exchangedFigure,
  exchangedLadder,
} from '@furrow/farming/benchmarks/ladder/exchanged-figure'
import type { ExchangedFigure } from '@furrow/farming/benchmarks/ladder/exchanged-figure'
import type { ProduceUnit } from '@furrow/farming/benchmarks/ladder/measure-text'
import { rungKey, rungsOfGap } from '@furrow/farming/benchmarks/ladder/rung-key'
import type { Failure } from '@furrow/wire/client/result'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { toldSides } from '@furrow/wire/ladder/told-sides'
import { createContext, useMemo, useState } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useAnswer } from '../../../data/hooks/use-answer.ts'
import { saidOf, useReportAround } from '../report-around.ts'
import { figureRange } from './figure-range.ts'
import { ladderMoved } from './ladder-moved.ts'

/** A rung by its key; its figure, where that was moved. */
interface AskedWhatIf {
  readonly rung: string
  readonly to?: number
}

export interface FigureMoved {
  readonly sides: ToCompare
  readonly rung: Rung & { readonly own: number; readonly theirs: number }
  readonly to: number
  readonly produce: ProduceUnit
  readonly exchanged: ExchangedFigure
}

export interface WhatIfHere {
  readonly asked: AskedWhatIf | undefined
  readonly ask: (asked: AskedWhatIf | undefined) => void
  readonly moved: FigureMoved | undefined
  readonly failure: Failure | undefined
  readonly retry: () => void
}

/** The one of a ladder. */
export const WhatIfHere = createContext<WhatIfHere | undefined>(undefined)

export function useWhatIf(block: BlockOf<'ladder'>) {
  const { api } = useFurrow()
  const { place, words } = useReportAround()
  const { farmId, periodId } = place
  const [asked, ask] = useState<AskedWhatIf>()
  const { data, failure, retry } = useAnswer(
    ['ladder sides', farmId, periodId, words],
    signal => api.benchmarks.ladderSides(farmId, periodId, { signal, ...saidOf(words) }),
    { resources: 'all', farmId, enabled: asked !== undefined },
  )
  const before = useMemo(() => {
    if (!data) return undefined
    const sides = toldSides(data)
    return { sides, gap: dollarGapLadder(sides), produce: data.produce }
  }, [data])
  const moved = useMemo(() => movedBy(asked, before), [asked, before])
  const shown = useMemo(() => {
    if (!moved) return block
    const { sides, exchanged } = moved
    const gap = exchangedLadder(sides, exchanged)
    return ladderMoved(block, { gap, profit: exchanged.profit.after })
  }, [block, moved])
  const here = useMemo(
    (): WhatIfHere => ({ asked, ask, moved, failure, retry }),
    [asked, moved, failure, retry],
  )
  const reach = useMemo(() => reachOf(moved), [moved])
  return { here, shown, reach }
}

interface Before {
  readonly sides: ToCompare
  readonly gap: ReturnType<typeof dollarGapLadder>
  readonly produce: Readonly<Record<string, ProduceUnit>>
}

function movedBy(asked: AskedWhatIf | undefined, before: Before | undefined) {
  if (!asked || !before) return undefined
  const { sides, gap, produce } = before
  const rung = rungsOfGap(gap).find(one => rungKey(one) === asked.rung)
  if (!rung || !isKnown(rung)) return undefined
  const to = asked.to ?? rung.theirs
  const exchanged = exchangedFigure(sides, rung, to)
  const unit = produce[rung.enterprise?.key ?? ''] ?? 't'
  return exchanged ? { sides, rung, to, produce: unit, exchanged } : undefined
}

/** In dollars for a hectare. */
function reachOf(moved: FigureMoved | undefined): readonly number[] {
  if (!moved) return []
  const { sides, rung } = moved
  const { from, to } = figureRange(rung.own, rung.theirs)
  return [from, to].flatMap(end => {
    const exchanged = exchangedFigure(sides, rung, end)
    return exchanged ? [exchanged.profit.after / 100] : []
  })
}

function isKnown(rung: Rung): rung is FigureMoved['rung'] {
  return rung.own !== null && rung.theirs !== null
}
