// The collections of all farms that someone is staff of: as they stand today, at once; and how complete they are, as
// soon as that is counted.

import type { BoardLine } from '@furrow/wire/collection-board-answer'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { useToday } from '../use-today.ts'
import { boardRow, mostUrgentFirst } from './board-rows.ts'

interface Asked {
  /** The newest of each farm, unless said. */
  readonly periodId?: number | undefined
  readonly withCompleteness?: boolean
}

export function useCollectionBoard({ periodId, withCompleteness = false }: Asked = {}) {
  const { today } = useToday()
  const lines = useLines({ periodId, withCompleteness: false }, true)
  const whole = useLines({ periodId, withCompleteness: true }, withCompleteness)
  const told = lines.data ? withCounted(lines.data, whole.data ?? []) : whole.data
  return {
    rows: mostUrgentFirst((told ?? []).map(line => boardRow(line, today))),
    isLoading: !told && lines.isLoading,
    isCounting: whole.isLoading,
    failure: lines.failure ?? whole.failure,
    retry: () => {
      lines.retry()
      if (withCompleteness) whole.retry()
    },
  }
}

/** As they stand, which is heard first, with what was counted last. */
function withCounted(lines: readonly BoardLine[], whole: readonly BoardLine[]) {
  const counted = new Map(
    whole.map(({ collection }) => [collection?.farm_period_id, collection?.completeness ?? null]),
  )
  return lines.map(line => {
    const { collection } = line
    if (!collection) return line
    const completeness = counted.get(collection.farm_period_id) ?? null
    return { ...line, collection: { ...collection, completeness } }
  })
}

function useLines(asked: Required<Asked>, isWanted: boolean) {
  const { api } = useFurrow()
  const { isStaff } = useSignedIn()
  return useAnswer(
    [asked.withCompleteness ? 'counted board' : 'collection-board', asked.periodId ?? null],
    signal => api.completeness.board(asked, { signal }),
    { resources: boardOf, enabled: isStaff && isWanted },
  )
}

const boardOf = [
  'farms',
  'farm_period',
  'projects',
  'questions',
  'question_messages',
  'requested_files',
] as const
