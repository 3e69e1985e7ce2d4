// The sets that an edition tells of, without their figures. There are thousands of them and their figures are long, while
// a page shows those of one or two; and as an edition never changes, who read the menu once has it for good.

import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { SetTold } from './kept-rows.ts'
import type { EditionTold } from './published-sets.ts'

export interface SetOnMenu extends Pick<
  SetTold,
  'key' | 'name' | 'kind' | 'of' | 'ranking' | 'band'
> {
  /** What of it is published. */
  readonly average: boolean
  readonly percentiles: boolean
}

/** So many menus are kept in mind; the one that was asked for longest ago goes first. */
const mostKept = 50
const keptBy = new WeakMap<Database | Transaction, Map<string, Promise<readonly SetOnMenu[]>>>()

/** By key. */
export function setsOnMenu(
  db: Database | Transaction,
  { id, fingerprint }: Pick<EditionTold, 'id' | 'fingerprint'>,
  scope: string,
): Promise<readonly SetOnMenu[]> {
  const kept = keptBy.get(db) ?? new Map<string, Promise<readonly SetOnMenu[]>>()
  keptBy.set(db, kept)
  const name = `${id} ${fingerprint} ${scope}`
  const menu = kept.get(name) ?? readMenu(db, id, scope)
  kept.delete(name)
  kept.set(name, menu)
  // What could not be read is asked for again.
  menu.catch(() => kept.delete(name))
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return menu
}

function readMenu(db: Database | Transaction, edition: number, scope: string) {
  return runQuery(
    db,
    sql<SetOnMenu>`
      select s.set_key as key, c.name, c.kind, c."of", c.ranking, c.band,
        coalesce(json_typeof(c.average) = 'object', false) as average,
        coalesce(c.percentiles::text like '%{%', false) as percentiles
      from published.edition_statistics s
      cross join lateral json_to_record(s.contents)
        as c (name text, kind text, "of" text, ranking text, band text, average json, percentiles json)
      where s.edition_id = ${edition} and s.scope = ${scope} order by s.set_key`,
  )
}
