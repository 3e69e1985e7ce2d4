// What a copy names and was retired before the later period.

import { sql } from 'kysely'
import { runQuery } from '../db/run-query.ts'
import { isStillUsed } from '../facts/still-used.ts'
import { retirablesIn } from '../rules/periods/retirable.ts'
import type { PeriodPair } from './period-pair.ts'

interface Named {
  readonly target: string
  readonly id: number
}

/** As `rain_gauges 7`. */
export async function retiredKeys(
  { context: { engine, tx }, farm, into }: PeriodPair,
  named: readonly Named[],
): Promise<ReadonlySet<string>> {
  const kinds = retirablesIn(engine.catalogue).filter(({ target }) =>
    named.some(one => one.target === target),
  )
  if (kinds.length === 0) return new Set()
  const parts = kinds.map(({ entity, target, by }) => {
    const ids = named.flatMap(one => (one.target === target ? [one.id] : []))
    const key = sql.ref(`t.${by}`)
    return sql`select ${target}::text as target, ${key} as id from ${sql.table(entity.name)} t
      where ${key} = any(${ids}::bigint[]) and t.farm_id = ${farm} and t.deleted_at is null
        and not ${isStillUsed('t', into.start)}`
  })
  const found = await runQuery(tx, sql<Named>`${sql.join(parts, sql` union all `)}`)
  return new Set(found.map(({ target, id }) => `${target} ${id}`))
}
