// The collections of all farms that someone is staff of: as they stand today, at once; and how complete they are, as
// soon as that is counted.

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
  const told = whole.data ?? lines.data
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

function useLines(asked: Required<Asked>, isWanted: boolean) {
  const { api } = useFurrow()
  const { isStaff } = useSignedIn()
  return useAnswer(
    ['collection-board', asked.periodId ?? null, asked.withCompleteness],
    signal => api.completeness.board(asked, { signal }),
    { resources: boardOf, enabled: isStaff && isWanted },
  )
}

const boardOf = ['farms', 'farm_period', 'projects', 'questions', 'question_messages'] as const
