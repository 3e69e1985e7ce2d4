// What stands beside a comparison makes sense: an index is of a period that has begun, and a figure from outside of a
// measure that there is.

import { comparisonOf, scopePattern } from '@furrow/catalogue/measures/comparison-of'
import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import { dayIn } from '../saving/farm-calendar.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { numberIn, pointedAt, textIn, touches } from '../saving/read-row.ts'
import type { RowToSave, SaveRule } from '../saving/save-rule.ts'

export const indexRules: SaveRule = {
  of: ['cpi_values'],
  async check(rows, { tx, todayIn }) {
    const changed = rows.filter(row => touches(row, ['period_id']))
    if (changed.length === 0) return {}
    const coming = await runQuery(
      tx,
      sql<{ id: number; name: string }>`
        select id, name from periods
        where id = any(${pointedAt(changed, 'period_id')}::bigint[])
          and ${dayIn('start_date')} > ${todayIn()}`,
    )
    const names = new Map(coming.map(({ id, name }) => [id, name]))
    return errorsOf(rows, row => {
      const name = names.get(numberIn(row.after, 'period_id') ?? 0)
      if (name === undefined || !touches(row, ['period_id'])) return []
      return [{ field: 'period_id', message: `${name} hasn’t begun: it has no index yet.` }]
    })
  },
}

export const outsideFigureRules: SaveRule = {
  of: ['reference_lines'],
  check: async rows =>
    errorsOf(rows, row => (touches(row, ['measure', 'scope']) ? faultsOf(row) : [])),
}

function faultsOf({ after }: RowToSave): readonly Finding[] {
  const scope = textIn(after, 'scope') ?? ''
  if (!scopePattern.test(scope)) {
    return [{ field: 'scope', message: 'Say what it is of: farm, crop 12 or stock 7.' }]
  }
  const measure = textIn(after, 'measure')
  if (comparisonOf(scope).measures.some(({ name }) => name === measure)) return []
  return [{ field: 'measure', message: 'There is no such measure.' }]
}
