// What was published of other farms. Whatever anyone is told of others is made of this.

import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { SetTold } from './kept-rows.ts'

export interface EditionTold {
  readonly id: number
  readonly number: number
  readonly period_id: number
  /** What its period is called. */
  readonly period: string
  readonly published_at: string
  readonly note: string | null
  readonly fingerprint: string
}

/** The one that is asked for, else the newest of the period, else of the last period before that has one. */
export async function editionFor(
  db: Database | Transaction,
  { period, number }: { readonly period: number; readonly number: number | undefined },
): Promise<EditionTold | undefined> {
  const wanted =
    number === undefined
      ? sql`p.start_date <= (select start_date from periods where id = ${period})`
      : sql`e.period_id = ${period} and e.number = ${number}`
  const [edition] = await runQuery(
    db,
    sql<EditionTold>`
      select e.id, e.number, e.period_id, p.name as period, e.note, e.fingerprint,
        to_char(e.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as published_at
      from editions e join periods p on p.id = e.period_id
      where ${wanted}
      order by p.start_date desc, e.number desc limit 1`,
  )
  return edition
}

/** Those of some groups of staff that a farm was in when an edition was made. */
export async function groupsOfFarm(
  db: Database | Transaction,
  {
    edition,
    scope,
    farm,
    groups,
  }: Readonly<Record<'scope' | 'farm', string>> & {
    readonly edition: number
    readonly groups: readonly string[]
  },
): Promise<readonly string[]> {
  if (groups.length === 0) return []
  const rows = await runQuery(
    db,
    sql<{ key: string }>`
      select set_key as key from published.edition_sets
      where edition_id = ${edition} and scope = ${scope} and set_key = any(${groups}::text[])
        and (contents -> 'farms')::jsonb ? ${farm}`,
  )
  return rows.map(({ key }) => key)
}

/** What was published of some sets, by their keys. */
export async function publishedSets(
  db: Database | Transaction,
  edition: number,
  { scope, keys }: { readonly scope: string; readonly keys: readonly string[] },
): Promise<ReadonlyMap<string, SetTold>> {
  if (keys.length === 0) return new Map()
  const rows = await runQuery(
    db,
    sql<{ contents: SetTold }>`
      select contents from published.edition_statistics
      where edition_id = ${edition} and scope = ${scope} and set_key = any(${keys}::text[])`,
  )
  return new Map(rows.map(({ contents }) => [contents.key, contents]))
}

/** All that was published of some sets, whatever is compared. */
export function publishedOfSets(
  db: Database | Transaction,
  edition: number,
  keys: readonly string[],
): Promise<readonly { readonly scope: string; readonly contents: SetTold }[]> {
  return runQuery(
    db,
    sql<{ scope: string; contents: SetTold }>`
      select scope, contents from published.edition_statistics
      where edition_id = ${edition} and set_key = any(${keys}::text[]) order by scope, set_key`,
  )
}
