// The rows of a list that farms choose from, with how much names each, and for what was proposed the accepted name
// that is written nearly alike.

import type { ListedRow } from '@furrow/wire/lists/listed-rows-answer'
import { nearestName } from '@furrow/wire/nearest-name'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'

export interface ListRow extends ListedRow {
  /** Accepted, offered, and of the same crop. */
  readonly near: ListedRow | undefined
}

/** Those that administrators see to here. */
export type ListName = 'varieties' | 'crop_tags'

/** The records that say a name of it. */
const named = { varieties: 'sowing_collection_events', crop_tags: 'taggables' } as const

export function useListedRows(list: ListName) {
  const { api } = useFurrow()
  const { data, ...shown } = useAnswer(
    ['listed-rows', list],
    signal => api.lists.rows(list, { signal }),
    { resources: [list, named[list]] },
  )
  return { ...shown, rows: withNearest(data ?? []) }
}

export function isProposed({ accepted, offered }: ListedRow): boolean {
  return !accepted && offered
}

function withNearest(rows: readonly ListedRow[]): readonly ListRow[] {
  const accepted = rows.filter(row => row.accepted && row.offered)
  const byGroup = Map.groupBy(accepted, row => row.group_id)
  return rows.map(row => {
    if (!isProposed(row)) return { ...row, near: undefined }
    const others = byGroup.get(row.group_id) ?? []
    const name = nearestName(
      row.name,
      others.map(other => other.name),
    )
    return { ...row, near: others.find(other => other.name === name) }
  })
}
