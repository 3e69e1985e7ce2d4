// When a period is released its rows are kept as they stand, to be read also when it is opened again and changed.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import { periodsOfRows } from '../../access/reach/periods-of-rows.ts'
import { runQuery } from '../../db/run-query.ts'
import type { Transaction } from '../../db/database.ts'
import { numberIn } from '../saving/read-row.ts'
import type { Row, RowToSave, SaveRule } from '../saving/save-rule.ts'
import { periodCondition } from './rows-of-period.ts'

interface Place {
  readonly farm: number
  readonly period: number
}

export function keepReleased(catalogue: Catalogue): SaveRule {
  return {
    of: ['farm_period'],
    async follow(rows, { tx, save }) {
      const places = await placesToKeep(rows, tx)
      if (places.length === 0) return
      const kept = []
      for (const place of places) kept.push(await stateOf(place, { tx, catalogue }))
      await save('period_snapshots', kept)
    },
  }
}

/** Those that are released now, and those that are opened again and were not kept when they were released. */
async function placesToKeep(
  rows: readonly RowToSave[],
  tx: Transaction,
): Promise<readonly Place[]> {
  const places = rows.filter(isStanding).map(row => ({ ...placeOf(row.after), isNew: row }))
  const released = places.filter(
    ({ isNew }) => isReleased(isNew.after) && !isReleased(isNew.before),
  )
  const opened = places.filter(({ isNew }) => isReleased(isNew.before) && !isReleased(isNew.after))
  const known = await keptAlready(opened, tx)
  return [...released, ...opened.filter(place => !known.has(keyOf(place)))]
}

const isStanding = ({ after }: RowToSave) => (after['deleted_at'] ?? null) === null
const isReleased = (row: Row | undefined) => row?.['status'] === 'Released'
const keyOf = ({ farm, period }: Place) => `${farm} ${period}`

function placeOf(row: Row): Place {
  return { farm: numberIn(row, 'farm_id') ?? 0, period: numberIn(row, 'period_id') ?? 0 }
}

async function keptAlready(
  places: readonly Place[],
  tx: Transaction,
): Promise<ReadonlySet<string>> {
  if (places.length === 0) return new Set()
  const rows = await runQuery(
    tx,
    sql<Place>`
      select s.farm_id as farm, s.period_id as period from period_snapshots s
      join unnest(${places.map(({ farm }) => farm)}::bigint[],
        ${places.map(({ period }) => period)}::bigint[]) as place (farm, period)
        on s.farm_id = place.farm and s.period_id = place.period
      where s.deleted_at is null`,
  )
  return new Set(rows.map(keyOf))
}

interface Around {
  readonly tx: Transaction
  readonly catalogue: Catalogue
}

async function stateOf({ farm, period }: Place, { tx, catalogue }: Around): Promise<Row> {
  const placing = {
    catalogue,
    period: sql`${period}::bigint`,
    from: sql`(select start_date from periods where id = ${period})`,
    to: sql`(select end_date from periods where id = ${period})`,
  }
  const parts = keptKinds(catalogue).map(
    entity => sql`
      select ${entity.name} as kind, coalesce(json_agg(${told(entity)} order by row_0.id), '[]') as rows
      from ${sql.table(entity.name)} row_0
      where row_0.farm_id = ${farm} and row_0.deleted_at is null
        and ${periodCondition(entity, 'row_0', placing)}`,
  )
  const found = await runQuery(
    tx,
    sql<{ kind: string; rows: readonly unknown[] }>`${sql.join(parts, sql` union all `)}`,
  )
  const kept = found.filter(({ rows }) => rows.length > 0)
  const [last] = await runQuery(
    tx,
    sql<{ next: number }>`
      select coalesce(max(number), 0)::int + 1 as next from period_snapshots
      where farm_id = ${farm} and period_id = ${period}`,
  )
  return {
    farm_id: farm,
    period_id: period,
    number: last?.next ?? 1,
    counts: Object.fromEntries(kept.map(({ kind, rows }) => [kind, rows.length])),
    kept: Object.fromEntries(kept.map(({ kind, rows }) => [kind, rows])),
  }
}

/** What people record in a period. */
function keptKinds(catalogue: Catalogue): readonly Entity[] {
  return [...catalogue.values()].filter(
    entity =>
      entity.ownedBy.kind === 'farm' &&
      !entity.readAlone &&
      periodsOfRows(entity, catalogue) !== undefined,
  )
}

/** Every figure by its name, without secrets and without what marks a row that is deleted. */
function told({ fields }: Entity) {
  const hidden = Object.keys(fields).filter(name => fields[name]?.secret)
  return sql`to_jsonb(row_0) - ${[...hidden, 'deleted_at', 'deletion_id']}::text[]`
}
