// All that is asked of farms in periods, counted by one statement: of one collection question by
// question, of many only what each section comes to.

import type { Tally } from '@furrow/farming/completeness/completeness'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Sql } from '../../query/sql.ts'
import { queryWithHashJoins, queryWithHashJoinsWithin } from '../hash-joins-only.ts'
import { withFacts } from './fact-tallies.ts'
import type { FactsOf } from './fact-tallies.ts'
import { allTallies } from './questions-asked.ts'
import { renderTallied, renderTotal } from './tallied.ts'
import type { Tallied } from './tallied.ts'

/** Of one collection. */
export async function talliesOf(db: Database, facts: FactsOf): Promise<readonly Tally[]> {
  const rows = await queryWithHashJoins(
    db,
    sql<{ question: string; asked: number; answered: number; bar: number | null; label: string }>`
      ${tallies(facts, renderTallied)}
      select question, asked, answered, bar, bar_label as label from tallies`,
  )
  return rows.map(({ question, asked, answered, bar, label }) => ({
    question,
    asked,
    answered,
    bar: bar === null ? null : { name: String(bar), label },
  }))
}

export interface SectionTotal {
  readonly farm_id: number
  readonly period_id: number
  readonly section: string
  readonly asked: number
  readonly answered: number
}

/** Of many collections. */
export function sectionTotals(db: Database, facts: FactsOf): Promise<readonly SectionTotal[]> {
  return queryWithHashJoins(db, totals(facts))
}

/** The same in a transaction that does other things, too. */
export function sectionTotalsWithin(
  tx: Transaction,
  facts: FactsOf,
): Promise<readonly SectionTotal[]> {
  return queryWithHashJoinsWithin(tx, totals(facts))
}

function totals(facts: FactsOf) {
  return sql<SectionTotal>`
    ${tallies(facts, renderTotal)}
    select farm_id, period_id, section, sum(asked) as asked, sum(answered) as answered
    from tallies group by 1, 2, 3`
}

function tallies(facts: FactsOf, render: (tallied: Tallied) => Sql): Sql {
  return withFacts(
    facts,
    seen =>
      sql`tallies as (${sql.join(
        allTallies.flatMap(tally => tally(seen)).map(render),
        sql` union all `,
      )})`,
  )
}
