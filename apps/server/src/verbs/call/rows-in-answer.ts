// Whether an answer that was kept tells of rows that are out of the person's reach by now.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import type { WritingContext } from './request-context.ts'

/** Rows of one entity that an answer shows. */
export interface Told {
  readonly entity: string
  readonly ids: readonly number[]
}

export async function isOutOfReach(
  context: WritingContext,
  told: readonly Told[],
): Promise<boolean> {
  const { engine, reach, tx } = context
  for (const { entity, ids } of told) {
    const may = reach.read(entityNamed(engine.catalogue, entity))?.('t')
    if (!may) continue
    const foreign = await runQuery(
      tx,
      sql`select t.id from ${sql.table(entity)} as t
        where t.id = any(${ids}::bigint[]) and not coalesce(${may}, false) limit 1`,
    )
    if (foreign.length > 0) return true
  }
  return false
}

/** The numbers of the rows under `data`, one or several. */
export function numbersIn(answer: unknown): readonly number[] {
  const { data } = (answer ?? {}) as { data?: unknown }
  return [data].flat().flatMap(row => {
    const { id } = (row ?? {}) as { id?: unknown }
    return typeof id === 'number' ? [id] : []
  })
}

/** An answer with nothing of the rows under `data` but their numbers, and nothing about them. */
export function numbersAlone(answer: unknown): unknown {
  const { data, meta: _meta, ...done } = (answer ?? {}) as { data?: unknown; meta?: unknown }
  if (data === undefined) return done
  return { ...done, data: Array.isArray(data) ? data.map(numberAlone) : numberAlone(data) }
}

/** A result of a mixed batch is an answer of its own. */
function numberAlone(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return null
  if ('do' in row && 'resource' in row) return numbersAlone(row)
  return 'id' in row ? { id: row.id } : {}
}
