// The fingerprint of an edition: a SHA-256 over all of its rows, in an order of their own, so that the same edition has the
// same one. It is made when the edition is frozen, and again from what is stored, to find what was changed behind
// Furrow's back.

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database, Transaction } from '../db/database.ts'
import { itemByItem } from '../db/item-by-item.ts'
import type { ItemTurns } from '../db/item-by-item.ts'
import { runQuery } from '../db/run-query.ts'

export interface FrozenRow {
  readonly table: 'edition_results' | 'edition_sets' | 'edition_statistics'
  readonly scope: string
  readonly key: string
  readonly text: string
}

export const orderOf = ({ table, scope, key }: FrozenRow): string => `${table}\n${scope}\n${key}`

/** Of rows in their order. */
export function fingerprinting() {
  const hash = createHash('sha256')
  return {
    add: (row: FrozenRow) => void hash.update(`${orderOf(row)}\n${row.text}\n`),
    told: () => hash.digest('hex'),
  }
}

interface StoredEdition {
  readonly id: number
  readonly number: number
  readonly period: string
  readonly fingerprint: string
}

/** Editions whose stored rows are not those that were published, oldest first. */
export async function changedEditions(
  db: Database,
  turns?: ItemTurns,
): Promise<readonly StoredEdition[]> {
  const items = await runQuery(
    db,
    sql<StoredEdition>`
      select e.id, e.number, p.name as period, e.fingerprint
      from editions e join periods p on p.id = e.period_id order by e.id`,
  )
  const changed: StoredEdition[] = []
  const compare = async (edition: StoredEdition) => {
    const found = await db.transaction().execute(tx => fingerprintStored(tx, edition.id))
    if (found !== edition.fingerprint) changed.push(edition)
  }
  await itemByItem({ doing: 'fingerprint of edition', items }, compare, turns)
  return changed
}

const atOnce = 200

/** Some rows at a time: an edition of many farms is longer than there is room for. */
export async function fingerprintStored(tx: Transaction, edition: number): Promise<string> {
  const print = fingerprinting()
  for (const [table, rows] of Object.entries(storedRows)) {
    await runQuery(tx, sql`declare frozen no scroll cursor for ${rows(sql.lit(edition))}`)
    for (;;) {
      const some = await runQuery(tx, sql<FrozenRow>`fetch forward ${sql.lit(atOnce)} from frozen`)
      for (const row of some) print.add({ ...row, table: table as FrozenRow['table'] })
      if (some.length < atOnce) break
    }
    await runQuery(tx, sql`close frozen`)
  }
  return print.told()
}

type Rows = (edition: RawBuilder<unknown>) => RawBuilder<unknown>

const setsIn =
  (table: string): Rows =>
  edition =>
    sql`
    select scope, set_key as key, contents::text as text from (
      select scope, set_key, contents from ${sql.table(`published.${table}`)}
      where edition_id = ${edition}
      order by scope collate "C", set_key collate "C" offset 0) s`

/** Each as it was written when it was frozen, in the order of their names. */
const storedRows: Readonly<Record<FrozenRow['table'], Rows>> = {
  edition_results: edition => sql`
    select scope, farm_id::text as key,
      '{"farm_id":' || farm_id || ',"owner":' || to_json(owner) || ',"has_profit":' || has_profit
        || ',"lines":' || lines || ',"measures":' || measures || ',"rankings":' || rankings
        || '}' as text
    from (select * from published.edition_results where edition_id = ${edition}
      order by scope collate "C", farm_id::text collate "C" offset 0) r`,
  edition_sets: setsIn('edition_sets'),
  edition_statistics: setsIn('edition_statistics'),
}
