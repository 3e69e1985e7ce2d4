// The workshop whose figures are shown, with the edition that they are taken from.

import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { editionFor } from '../../facts/published/published-sets.ts'
import type { EditionTold } from '../../facts/published/published-sets.ts'
import { mayBeChosen, setsOnMenu } from '../../facts/published/sets-on-menu.ts'
import type { SetOnMenu } from '../../facts/published/sets-on-menu.ts'
import { dayIn } from '../saving/farm-calendar.ts'

export interface WorkshopToShow {
  readonly date: string | null
  readonly period: number | null
  /** What the period is called, and its first day. */
  readonly name: string | null
  readonly start: string | null
}

export async function workshopToShow(
  db: Database | Transaction,
  id: number,
): Promise<WorkshopToShow | undefined> {
  const [found] = await runQuery(
    db,
    sql<WorkshopToShow>`
      select to_char(w.date, 'YYYY-MM-DD') as date, w.period_id as period, p.name,
        ${dayIn('p.start_date')} as start
      from workshops w left join periods p on p.id = w.period_id and p.deleted_at is null
      where w.id = ${id} and w.deleted_at is null`,
  )
  return found
}

/** The newest of the period; one of a period before is none. */
export async function editionOf(
  db: Database | Transaction,
  { period }: WorkshopToShow,
): Promise<EditionTold | undefined> {
  if (period === null) return undefined
  const edition = await editionFor(db, { period, number: undefined })
  return edition?.period_id === period ? edition : undefined
}

export async function groupsToShow(
  db: Database | Transaction,
  edition: EditionTold,
): Promise<readonly SetOnMenu[]> {
  return (await setsOnMenu(db, edition, 'farm')).filter(mayBeChosen)
}
