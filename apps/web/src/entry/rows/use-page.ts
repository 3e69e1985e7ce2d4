// Rows of any record as the server has them, and how many there are; and one row by its number.

import type { Entity } from '@furrow/catalogue/entity'
import type { LooseSearch } from '@furrow/wire/client/sent-wish'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import type { Row } from './row-name.ts'

interface Page {
  readonly rows: readonly Row[]
  readonly total: number
  readonly lastPage: number
  /** Places of the first and the last of them, from 1. */
  readonly from: number
  readonly to: number
}

/** `about`: read anew where a row of these was written; of the same record unless said. */
export function usePage(
  resource: string,
  wish: LooseSearch,
  about: readonly string[] = [resource],
) {
  const { api } = useFurrow()
  return useAnswer(
    ['page of rows', resource, wish],
    async signal => {
      const result = await api.anyRows(resource).search(wish, { signal })
      if (!result.ok) return result
      const { total, last_page: lastPage, from, to } = result.meta
      const page: Page = { rows: result.data, total, lastPage, from: from ?? 0, to: to ?? 0 }
      return { ...result, data: page }
    },
    { resources: about },
  )
}

/** Deleted or not, with what it belongs to. */
export function useOneRow(entity: Entity, id: number, includes: readonly string[]) {
  const { api } = useFurrow()
  const deleted = entity.fields['deleted_at'] ? ({ deleted: 'with' } as const) : {}
  return useAnswer(
    ['one row', entity.name, id, includes],
    signal => api.anyRows(entity.name).get(id, { includes, ...deleted }, { signal }),
    { resources: [entity.name] },
  )
}
