// The fee of projects against what was billed and paid of it, and the work and expenses that went into them: one
// statement, however many they are.

import { projectFigures } from '@furrow/farming/bills/project-figures'
import type { ProjectFigures } from '@furrow/wire/bills/project-figures-answer'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { reachOf } from '../access/reach/reach-of.ts'
import { runQuery } from '../db/run-query.ts'
import type { Reach } from '../query/reach.ts'
import type { Asking } from './completeness-report.ts'

export const mostProjects = 1000

/** Of those that one sees. */
export async function projectFiguresOf(
  { db, viewer, catalogue }: Asking,
  projects: readonly number[],
): Promise<readonly ProjectFigures[]> {
  const reach = reachOf(viewer, catalogue)
  const found = await runQuery(db, renderFigures(reach, projects))
  const outside = viewer.isStaff ? {} : { worked: null, spent: null }
  return found.map(({ project_id, ...facts }) => {
    return { project_id, ...projectFigures({ ...facts, ...outside }) }
  })
}

interface StoredFigures {
  readonly project_id: number
  readonly fee: number | null
  readonly billed: number
  readonly paid: number
  readonly owed: number
  readonly worked: number
  readonly spent: number
}

function renderFigures(reach: Reach, projects: readonly number[]) {
  return sql<StoredFigures>`
    with asked as (
      select p.id, p.fee from projects p
      where p.id = any(${projects}::bigint[]) and ${seen(reach, 'projects', 'p')}
    ), billed as (
      select b.billable_id as project, sum(b.net) as net, sum(b.paid) as paid, sum(b.owed) as owed
      from bills b
      where b.billable_type = 'projects' and b.billable_id in (select id from asked)
        and b.sent_at is not null and b.status <> 'Void' and ${seen(reach, 'bills', 'b')}
      group by b.billable_id
    ), worked as (
      select w.project_id as project, sum(w.amount) as amount from employee_bills w
      where w.project_id in (select id from asked) and ${seen(reach, 'employee_bills', 'w')}
      group by w.project_id
    ), spent as (
      select coalesce(b.billable_id, e.expensable_id) as project, sum(e.amount) as amount
      from expenses e
      left join bills b on e.expensable_type = 'bills' and b.id = e.expensable_id
      where (e.expensable_type = 'projects' and e.expensable_id in (select id from asked)
          or b.billable_id in (select id from asked))
        and ${seen(reach, 'expenses', 'e')}
      group by 1
    )
    select a.id as project_id, a.fee::float8 as fee,
      coalesce(b.net, 0)::float8 as billed, coalesce(b.paid, 0)::float8 as paid,
      coalesce(b.owed, 0)::float8 as owed, coalesce(w.amount, 0)::float8 as worked,
      coalesce(s.amount, 0)::float8 as spent
    from asked a
    left join billed b on b.project = a.id
    left join worked w on w.project = a.id
    left join spent s on s.project = a.id
    order by a.id`
}

function seen(reach: Reach, entity: string, table: string): RawBuilder<boolean> {
  const own = reach.named(entity)
  const kept = sql<boolean>`${sql.ref(`${table}.deleted_at`)} is null`
  return own ? sql<boolean>`(${kept} and ${own(table)})` : kept
}
