// The editions of a period that were published before, as the next one asks for them.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import type { EarlierEdition } from '@furrow/farming/benchmarks/edition'
import { sql } from 'kysely'
import type { Database, Transaction } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import { benchmarkMeasures } from './edition-made.ts'
import { resultKept, setKept } from '../facts/published/kept-rows.ts'
import type { KeptResult, SetBehind, SetTold } from '../facts/published/kept-rows.ts'

interface Frozen<Contents> {
  readonly number: number
  readonly scope: string
  readonly contents: Contents
}

/** Oldest first, by what is compared. */
export async function earlierEditionsOf(
  tx: Database | Transaction,
  period: number,
  /** All that is compared, unless one is named. */
  only: string | null = null,
): Promise<(scope: string) => readonly EarlierEdition[]> {
  const of = sql`from editions e`
  const results = await runQuery(
    tx,
    sql<Frozen<KeptResult>>`
      select e.number, r.scope, json_build_object('farm_id', r.farm_id, 'owner', r.owner,
        'has_profit', r.has_profit, 'lines', r.lines, 'measures', r.measures,
        'rankings', r.rankings) as contents
      ${of} join published.edition_results r on r.edition_id = e.id
      where e.period_id = ${period} and (${only}::text is null or r.scope = ${only})
      order by e.number, r.farm_id`,
  )
  const sets = await runQuery(
    tx,
    sql<Frozen<{ readonly told: SetTold; readonly behind: SetBehind }>>`
      select e.number, s.scope, json_build_object('told', t.contents, 'behind', s.contents) as contents
      ${of}
      join published.edition_sets s on s.edition_id = e.id
      join published.edition_statistics t on t.edition_id = e.id and t.scope = s.scope
        and t.set_key = s.set_key
      where e.period_id = ${period} and (${only}::text is null or s.scope = ${only})
      order by e.number, s.set_key`,
  )
  return scope => {
    const own = results.filter(one => one.scope === scope)
    const ownSets = sets.filter(one => one.scope === scope)
    return [...new Set([...own, ...ownSets].map(({ number }) => number))].map(edition => ({
      edition,
      measures: benchmarkMeasures(comparisonOf(scope)),
      results: own
        .filter(({ number }) => number === edition)
        .map(({ contents }) => resultKept(contents)),
      sets: ownSets
        .filter(({ number }) => number === edition)
        .map(({ contents: { told, behind } }) => setKept(told, behind)),
    }))
  }
}
