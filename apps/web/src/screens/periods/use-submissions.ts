// Who submitted which period of a farm, and when: the last time, as its history tells.

import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { whoText } from '../../entry/history/history-words.ts'
import { asRow } from '../../entry/rows/row-name.ts'
import type { Row } from '../../entry/rows/row-name.ts'
import { notHandedIn } from '../../period/is-overdue.ts'

export interface Submission {
  readonly who: string
  /** A moment. */
  readonly at: string
}

/** By the number of the period. */
export function useSubmissions(farmId: number): ReadonlyMap<number, Submission> {
  const { api } = useFurrow()
  const { data = [] } = useAnswer(
    ['submissions', farmId],
    signal =>
      api.rows('changes').search(
        {
          filters: [
            { field: 'entity', value: 'farm_period' },
            { field: 'farm_id', value: farmId },
          ],
          sort: ['at'],
          limit: 'all',
        },
        { signal },
      ),
    { resources: ['farm_period'], farmId },
  )
  return submissionsIn(data.map(line => ({ ...line })))
}

/** `lines` from the first to the last. */
export function submissionsIn(lines: readonly Row[]): ReadonlyMap<number, Submission> {
  return new Map(
    lines.flatMap(line => {
      const was = asRow(line['before'])?.['status']
      const is = asRow(line['after'])?.['status']
      const isHandedIn = is === 'Submitted' && was !== undefined && notYet.has(was)
      if (!isHandedIn) return []
      return [[Number(line['period_id']), { who: whoText(line), at: String(line['at']) }]]
    }),
  )
}

/** What comes back from later on is not submitted again. */
const notYet: ReadonlySet<unknown> = new Set(notHandedIn)
