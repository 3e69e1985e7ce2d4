// A farm sets out to do a few things: three aims of a report are open at most, however many people keep one at once.

import { comparisonOf, scopePattern } from '@furrow/catalogue/measures/comparison-of'
import { Refusal, invalid } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { comesOrGoes, numberIn, textIn } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave, SavedRow, SaveRule } from '../saving/save-rule.ts'

export const aimRules: SaveRule = {
  of: ['farm_aims'],
  check: async rows => errorsOf(rows, unknownMeasure),
  follow: refuseFourth,
}

const mostOpen = 3
const tooMany =
  'This report has three open aims. Mark one as reached or given up, or remove it, before you add another.'

/** A measure is of something: it tells how the aim went. */
function unknownMeasure({ after }: RowToSave): readonly Finding[] {
  const [scope, measure] = [textIn(after, 'scope'), textIn(after, 'measure')]
  if (scope === undefined && measure === undefined) return []
  if (scope === undefined || !scopePattern.test(scope)) {
    return [{ field: 'scope', message: 'Say what the measure is of: farm, crop 12 or stock 7.' }]
  }
  const known = comparisonOf(scope).measures.some(({ name }) => name === measure)
  return known ? [] : [{ field: 'measure', message: `There is no measure ${measure ?? ''}.` }]
}

/** Counted once they are written: two requests at once stand in line. */
async function refuseFourth(rows: readonly SavedRow[], { tx }: Asked): Promise<void> {
  const open = rows.filter(({ after }) => after['outcome'] === 'Open')
  const reports = Map.groupBy(open, ({ after }) => reportOf(after))
  // In one order, so that two requests never wait for each other.
  for (const report of [...reports.keys()].toSorted()) {
    const [first] = reports.get(report) ?? []
    if (!first) continue
    await sql`select pg_advisory_xact_lock(hashtextextended(${report}, 0))`.execute(tx)
    const [found] = await runQuery(
      tx,
      sql<{ count: number }>`
        select count(*)::integer as count from farm_aims
        where farm_id = ${numberIn(first.after, 'farm_id')} and period_id = ${numberIn(first.after, 'period_id')}
          and outcome = 'Open' and deleted_at is null`,
    )
    if ((found?.count ?? 0) <= mostOpen) continue
    if (comesOrGoes(first)) throw new Refusal('conflict', tooMany)
    throw invalid({ [`${first.at}outcome`]: [tooMany] })
  }
}

function reportOf(row: Row): string {
  return `open aims of farm ${numberIn(row, 'farm_id')} in period ${numberIn(row, 'period_id')}`
}
