// How many rows each relation of a row leads to. One request counts a few of them only, so a record
// with many relations is asked several times.

import type { Entity } from '@furrow/catalogue/entity'
import type { Result } from '@furrow/wire/client/result'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import type { Row } from '../../entry/rows/row-name.ts'
import { mostCounts } from '../../entry/table/table-search.ts'

export function useCounts(entity: Entity, id: number, relations: readonly string[]) {
  const { api } = useFurrow()
  const counted = relations.flatMap(name => {
    const relation = entity.relations[name]
    return relation && relation.kind !== 'belongs to one of' ? [relation.entity] : []
  })
  return useAnswer(
    ['counts of a row', entity.name, id],
    async (signal): Promise<Result<Row>> => {
      const rows = api.anyRows(entity.name)
      const deleted = entity.fields['deleted_at'] ? ({ deleted: 'with' } as const) : {}
      const answers = await Promise.all(
        portions(relations, mostCounts).map(with_count =>
          rows.get(id, { with_count, ...deleted }, { signal }),
        ),
      )
      const failed = answers.find(answer => !answer.ok)
      if (failed) return failed
      const counts = answers.map(answer => (answer.ok ? answer.data : {}))
      return { ok: true, data: Object.assign({}, ...counts) as Row, meta: { warnings: [] } }
    },
    { resources: [...new Set([entity.name, ...counted])] },
  )
}

function portions<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(all.length / size)
  return Array.from({ length: count }, (_, place) => all.slice(place * size, (place + 1) * size))
}
