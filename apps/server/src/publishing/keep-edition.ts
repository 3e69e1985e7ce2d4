// Freezes an edition: what was worked out is stored, and a fingerprint over all of it.

import { bandOf } from '@furrow/farming/benchmarks/threshold-rule'
import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import { fingerprinting, orderOf } from './edition-fingerprint.ts'
import type { FrozenRow } from './edition-fingerprint.ts'
import { contentsOf } from './edition-made.ts'
import type { ScopeMade } from './edition-made.ts'
import { keptResult, setBehind, setTold } from '../facts/published/kept-rows.ts'

export interface EditionToKeep {
  readonly period: number
  readonly number: number
  readonly publisher: number
  readonly note: string | null
  /** How many; only roughly told. */
  readonly farms: number
  readonly moved: object
  readonly scopes: readonly ScopeMade[]
}

export async function keepEdition(tx: Transaction, edition: EditionToKeep): Promise<number> {
  const rows = frozenRows(edition.scopes)
  const [kept] = await runQuery(
    tx,
    sql<{ id: number }>`
      insert into editions (period_id, number, published_at, note, farms, fingerprint)
      values (${edition.period}, ${edition.number}, now(), ${edition.note},
        ${bandOf(edition.farms)}, ${fingerprintOf(rows)})
      returning id`,
  )
  if (!kept) throw new Error('The edition was not stored.')
  await runQuery(
    tx,
    sql`insert into published.edition_contents (edition_id, publisher_id, contents, moved)
      values (${kept.id}, ${edition.publisher}, ${JSON.stringify(contentsOf(edition.scopes))}::json,
        ${JSON.stringify(edition.moved)}::json)`,
  )
  for (const table of ['edition_sets', 'edition_statistics'] as const) {
    await insertSets(
      tx,
      kept.id,
      rows.filter(row => row.table === table),
    )
  }
  await insertResults(
    tx,
    kept.id,
    rows.filter(({ table }) => table === 'edition_results'),
  )
  return kept.id
}

/** In an order of their own, so that the same edition has the same fingerprint. */
function frozenRows(scopes: readonly ScopeMade[]): readonly FrozenRow[] {
  const rows = scopes.flatMap(({ scope, results, sets, groups }): FrozenRow[] => {
    const names = new Map(groups.map(({ key, name }) => [key, name]))
    return [
      ...results.map(result => {
        const row = keptResult(result)
        return {
          table: 'edition_results' as const,
          scope,
          key: String(row.farm_id),
          text: JSON.stringify(row),
        }
      }),
      ...sets.flatMap(set => {
        const name = names.get(set.of ?? set.key) ?? set.key
        const key = set.key
        return [
          { table: 'edition_sets' as const, scope, key, text: JSON.stringify(setBehind(set)) },
          {
            table: 'edition_statistics' as const,
            scope,
            key,
            text: JSON.stringify(setTold(set, name)),
          },
        ]
      }),
    ]
  })
  return rows.toSorted((one, other) => compared(orderOf(one), orderOf(other)))
}

const compared = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

function fingerprintOf(rows: readonly FrozenRow[]): string {
  const print = fingerprinting()
  for (const row of rows) print.add(row)
  return print.told()
}

async function insertSets(tx: Transaction, edition: number, rows: readonly FrozenRow[]) {
  const table = sql.table(`published.${rows[0]?.table ?? 'edition_sets'}`)
  for (const some of slicesOf(rows)) {
    await runQuery(
      tx,
      sql`
        insert into ${table} (edition_id, scope, set_key, contents)
        select ${edition}, r.scope, r.key, r.text::json
        from json_to_recordset(${JSON.stringify(some)}::json) as r (scope text, key text, text text)`,
    )
  }
}

async function insertResults(tx: Transaction, edition: number, rows: readonly FrozenRow[]) {
  for (const some of slicesOf(rows)) {
    await runQuery(
      tx,
      sql`
        insert into published.edition_results (edition_id, farm_id, scope, owner, has_profit, lines,
          measures, rankings)
        select ${edition}, (r.text ->> 'farm_id')::bigint, r.scope, r.text ->> 'owner',
          (r.text ->> 'has_profit')::boolean, r.text -> 'lines', r.text -> 'measures',
          r.text -> 'rankings'
        from (select g.scope, g.text::json as text
          from json_to_recordset(${JSON.stringify(some)}::json) as g (scope text, text text)) r`,
    )
  }
}

const atOnce = 500

function slicesOf<Row>(rows: readonly Row[]): Row[][] {
  const slices: Row[][] = []
  for (let at = 0; at < rows.length; at += atOnce) slices.push(rows.slice(at, at + atOnce))
  return slices
}
