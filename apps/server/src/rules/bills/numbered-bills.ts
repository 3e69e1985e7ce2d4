// A bill that has a number is not deleted, and neither is what it is for: it is made void, and keeps its number.

import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import type { SaveRule } from '../saving/save-rule.ts'

export function keptNumbers(numbers: readonly (string | undefined)[]): string | undefined {
  const [first, ...more] = numbers.filter(number => number !== undefined)
  if (first === undefined) return undefined
  return more.length === 0
    ? `Bill ${first} has a number, so it can’t be deleted: make it void instead.`
    : `Bills ${first} and ${more.length} more have numbers, so they can’t be deleted: make them void instead.`
}

export const projectWithBills: SaveRule = {
  of: ['projects'],
  async beforeRemoval(rows, { tx }) {
    const ids = rows.map(({ id }) => id)
    const [found] = await runQuery(
      tx,
      sql<{ title: string; number: string }>`
        select p.title, b.number from bills b join projects p on p.id = b.billable_id
        where b.billable_type = 'projects' and b.billable_id = any(${ids}::bigint[])
          and b.number is not null
        order by b.id limit 1`,
    )
    return (
      found &&
      `${found.title} has bill ${found.number}, which keeps its number, so it can’t be deleted: archive it instead.`
    )
  },
}
