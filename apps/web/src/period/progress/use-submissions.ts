// Who submitted which period of a farm, who began to validate it, and when: the last time, as its history tells.

import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { whoText } from '../../entry/history/history-words.ts'
import { asRow } from '../../entry/rows/row-name.ts'
import type { Row } from '../../entry/rows/row-name.ts'
import { notHandedIn } from '../is-overdue.ts'
import type { CollectionPlace } from '../use-place.ts'

export interface Submission {
  readonly who: string
  /** A moment. */
  readonly at: string
}

/** By the number of the period. */
export function useSubmissions(farmId: number): ReadonlyMap<number, Submission> {
  return submissionsIn(useStatusLines(farmId))
}

export interface ValidationStart extends Submission {
  readonly userId: number
}

/** Who submitted a period, and who began to validate it: the last time of each. */
export function useValidationMoments({ farmId, periodId }: CollectionPlace) {
  const lines = useStatusLines(farmId)
  const [row] = useRows('farm_period', { where: { farm_id: farmId, period_id: periodId } }).rows
  return {
    submission: submissionsIn(lines).get(periodId) ?? broughtIn(row),
    start: validationStartIn(lines, periodId),
  }
}

/** One that was brought in as it stood has no history: it was submitted when it came. */
function broughtIn(row: { readonly status: string; readonly created_at: string } | undefined) {
  if (!row || notHandedIn.includes(row.status)) return undefined
  return { who: undefined, at: row.created_at }
}

/** The status of each period of a farm as it changed, from the first time to the last. */
function useStatusLines(farmId: number): readonly Row[] {
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
  return data.map(line => ({ ...line }))
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

export function validationStartIn(
  lines: readonly Row[],
  periodId: number,
): ValidationStart | undefined {
  const line = lines.findLast(
    one => one['period_id'] === periodId && asRow(one['after'])?.['status'] === 'In validation',
  )
  return line && { who: whoText(line), at: String(line['at']), userId: Number(line['user_id']) }
}

/** What comes back from later on is not submitted again. */
const notYet: ReadonlySet<unknown> = new Set(notHandedIn)
