// What the server tells of where a figure comes from, beside whom the screen around it compares.

import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { useFiguresAround } from './figures-around.ts'
import type { FigureAsked } from './figures-around.ts'

export function useExplained({ scope, measure, part }: FigureAsked) {
  const { api } = useFurrow()
  const { place, group, edition } = useFiguresAround()
  const { farmId, periodId } = place
  const beside = {
    ...(group !== undefined && { group }),
    ...(edition !== undefined && { edition }),
    ...(part !== undefined && { part }),
  }
  return useAnswer(
    ['explained', farmId, periodId, scope, measure, part ?? null, group ?? null, edition ?? null],
    signal => api.benchmarks.explain(farmId, periodId, measure, { signal, scope, ...beside }),
    { resources: 'all', farmId },
  )
}
