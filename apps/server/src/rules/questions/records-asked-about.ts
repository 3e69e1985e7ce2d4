// The records that questions are about: of which farm, and of which period.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import { numberIn, textIn } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave } from '../saving/save-rule.ts'

export interface RecordsAskedAbout {
  /** Nothing for a record without a period, or without a record. */
  periodOf(question: Row): number | undefined
  isOfFarm(question: Row): boolean
}

interface RecordPlace {
  readonly kind: string
  readonly id: number
  readonly farm_id: number
  readonly period_id: number | null
}

export async function findRecords(
  rows: readonly RowToSave[],
  { tx }: Pick<Asked, 'tx'>,
  catalogue: Catalogue,
): Promise<RecordsAskedAbout> {
  const kinds = Map.groupBy(rows, ({ after }) => textIn(after, 'about_type'))
  const found: RecordPlace[] = []
  for (const [kind, about] of kinds) {
    if (kind === undefined) continue
    const ids = about.flatMap(({ after }) => numberIn(after, 'about_id') ?? [])
    const { fields } = entityNamed(catalogue, kind)
    const period = fields['period_id'] ? sql`period_id` : sql`null::bigint`
    const of = await runQuery(
      tx,
      sql<RecordPlace>`
        select ${kind} as kind, id, farm_id, ${period} as period_id from ${sql.table(kind)}
        where id = any(${ids}::bigint[])`,
    )
    found.push(...of)
  }
  const places = new Map(found.map(place => [`${place.kind} ${place.id}`, place]))
  const placeOf = (question: Row) =>
    places.get(`${textIn(question, 'about_type')} ${numberIn(question, 'about_id')}`)
  return {
    periodOf: question => placeOf(question)?.period_id ?? undefined,
    isOfFarm: question => placeOf(question)?.farm_id === numberIn(question, 'farm_id'),
  }
}
