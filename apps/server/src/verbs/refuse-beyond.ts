// Rows that a write would leave, or take along, where the person may not write.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Doing } from '../query/reach.ts'
import { rowsOf } from './calling.ts'
import type { WritingCall } from './calling.ts'

interface Rows {
  readonly entity: string
  readonly ids: readonly number[]
}

/** `sentence` is told where one of the rows is not this person's to write; it is given its label. */
export async function refuseBeyond(
  { mount, tx, reach }: WritingCall,
  rows: readonly Rows[],
  { doing, sentence }: { readonly doing: Doing; readonly sentence: (label: string) => string },
): Promise<void> {
  const parts = rows.flatMap(({ entity, ids }) => {
    const kind = entityNamed(mount.catalogue, entity)
    const may = reach.write(kind, doing)?.('t')
    if (!may || ids.length === 0) return []
    return [
      sql<{ label: string }>`
        select ${kind.label}::text as label from ${sql.table(entity)} as t
        where t.id = any(${ids}::bigint[]) and not coalesce(${may}, false)`,
    ]
  })
  if (parts.length === 0) return
  const all = sql<{ label: string }>`${sql.join(parts, sql` union all `)} limit 1`
  const [foreign] = await rowsOf(tx, all)
  if (foreign) throw new Refusal('forbidden', sentence(foreign.label.toLowerCase()))
}
