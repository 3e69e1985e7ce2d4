// What was published of other farms. Whatever anyone is told of others is made of this.

import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { Sql } from '../../query/sql.ts'
import { keptInMind } from './kept-in-mind.ts'
import type { EditionRead } from './kept-in-mind.ts'
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

const setsOfScope = keptInMind<ReadonlyMap<string, SetTold>>(200)

/** What was published of some sets, by their keys. */
export async function publishedSets(
  db: Database | Transaction,
  edition: EditionRead | undefined,
  { scope, keys }: { readonly scope: string; readonly keys: readonly string[] },
): Promise<ReadonlyMap<string, SetTold>> {
  if (!edition || keys.length === 0) return new Map()
  return setsOfScope(db, {
    edition,
    what: [scope, ...keys].join('\n'),
    async read() {
      const rows = await readSets(db, edition, { keys, which: sql`and scope = ${scope}` })
      return new Map(rows.map(({ contents }) => [contents.key, contents]))
    },
  })
}

type SetOfScope = Readonly<{ scope: string; contents: SetTold }>
const setsOfAll = keptInMind<readonly SetOfScope[]>(40)

/** All that was published of some sets, whatever is compared. */
export async function publishedOfSets(
  db: Database | Transaction,
  edition: EditionRead | undefined,
  keys: readonly string[],
): Promise<readonly SetOfScope[]> {
  if (!edition) return []
  const read = () => readSets(db, edition, { keys, which: sql`` })
  return setsOfAll(db, { edition, what: keys.join('\n'), read })
}

function readSets(
  db: Database | Transaction,
  { id }: EditionRead,
  { keys, which }: { readonly keys: readonly string[]; readonly which: Sql },
): Promise<readonly SetOfScope[]> {
  return runQuery(
    db,
    sql<SetOfScope>`
      select scope, contents from published.edition_statistics
      where edition_id = ${id} and set_key = any(${keys}::text[]) ${which} order by scope, set_key`,
  )
}
