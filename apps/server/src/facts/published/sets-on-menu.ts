// The sets that an edition tells of, without their figures. There are thousands of them and their figures are long, while
// a page shows those of one or two.

import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { keptInMind } from './kept-in-mind.ts'
import type { EditionRead } from './kept-in-mind.ts'
import type { SetTold } from './kept-rows.ts'

export interface SetOnMenu extends Pick<
  SetTold,
  'key' | 'name' | 'kind' | 'of' | 'ranking' | 'band'
> {
  /** What of it is published. */
  readonly average: boolean
  readonly percentiles: boolean
}

export function saysAnything({ average, percentiles }: SetOnMenu): boolean {
  return average || percentiles
}

/** The best of a group are told beside it, and not by themselves. */
export function mayBeChosen(set: SetOnMenu): boolean {
  return set.kind !== 'top' && saysAnything(set)
}

const menus = keptInMind<readonly SetOnMenu[]>(50)

/** By key. */
export function setsOnMenu(
  db: Database | Transaction,
  edition: EditionRead,
  scope: string,
): Promise<readonly SetOnMenu[]> {
  return menus(db, { edition, what: scope, read: () => readMenu(db, edition.id, scope) })
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
