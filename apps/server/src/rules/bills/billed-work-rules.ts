// Work and expenses: each is for a project or a bill of one, and stays as it is once a bill that was sent charges it.

import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import { errorsOf } from '../saving/findings.ts'
import { numberIn, pointedAt } from '../saving/read-row.ts'
import type { Asked, RowToSave, SaveRule } from '../saving/save-rule.ts'

export const billedWorkRules: SaveRule = {
  of: ['employee_bills', 'expenses'],
  async complete(rows, asked) {
    if (asked.entity === 'expenses') return rows.map(() => ({}))
    const projects = await projectsOfBills(rows, asked)
    return rows.map(({ after }) => {
      const project_id = projects.get(numberIn(after, 'bill_id') ?? 0)
      return project_id === undefined ? {} : { project_id }
    })
  },
  async check(rows, asked) {
    const billed = await billsOf(rows, asked)
    return errorsOf(rows, row => {
      const isOfNone =
        asked.entity === 'employee_bills' && numberIn(row.after, 'project_id') === undefined
      if (isOfNone) return [{ field: 'project_id', message: 'Say which project this work is for.' }]
      const number = billed.get(row.id ?? 0)
      if (number === undefined || !changes(row)) return []
      return [{ field: 'amount', message: stands(asked.entity, number) }]
    })
  },
  async beforeRemoval(rows, asked) {
    const [number] = (await billsOf(rows, asked)).values()
    return number === undefined ? undefined : stands(asked.entity, number)
  },
}

function stands(entity: string, number: string): string {
  const what = entity === 'expenses' ? 'expense' : 'work'
  return `This ${what} is on bill ${number}, which was sent, so it stays as it is.`
}

const charged = [
  'amount',
  'project_id',
  'bill_id',
  'expensable_type',
  'expensable_id',
  'employee_id',
]

function changes({ before, sent }: RowToSave): boolean {
  return charged.some(name => name in sent && (sent[name] ?? null) !== (before?.[name] ?? null))
}

async function projectsOfBills(
  rows: readonly RowToSave[],
  { tx }: Asked,
): Promise<ReadonlyMap<number, number>> {
  const ids = pointedAt(rows, 'bill_id')
  if (ids.length === 0) return new Map()
  const found = await runQuery(
    tx,
    sql<{ id: number; project: number }>`
      select id, billable_id as project from bills where id = any(${ids}::bigint[])`,
  )
  return new Map(found.map(({ id, project }) => [id, project]))
}

/** The numbers of bills that were sent and are not void. */
async function billsOf(
  rows: readonly RowToSave[],
  { tx, entity }: Asked,
): Promise<ReadonlyMap<number, string>> {
  const ids = rows.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return new Map()
  const found = await runQuery(
    tx,
    sql<{ id: number; number: string }>`
      select l.taken_from_id as id, b.number from bill_lines l
      join bills b on b.id = l.bill_id and b.sent_at is not null and b.status <> 'Void'
      where l.taken_from_type = ${entity} and l.taken_from_id = any(${ids}::bigint[])
        and l.deleted_at is null and b.deleted_at is null`,
  )
  return new Map(found.map(({ id, number }) => [id, number]))
}
