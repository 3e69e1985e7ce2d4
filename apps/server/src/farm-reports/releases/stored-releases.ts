// Released reports as they are stored: which versions there are, and what each of them told.

import { calculatedReport } from '@furrow/wire/farm-report-answer'
import type { CalculatedReport } from '@furrow/wire/farm-report-answer'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { Which } from '../../reports/collections.ts'
import type { AskingOn } from '../../reports/completeness-report.ts'
import { seesMoneyOf } from '../../reports/completeness-report.ts'
import { mayRelease } from './may-release.ts'

/** Told twice: as people who can see finances get it, and as all others do, where they do. */
export interface KeptReport {
  readonly whole: CalculatedReport
  readonly others: CalculatedReport | null
}

export interface StoredRelease {
  readonly id: number
  readonly report: string
  readonly version: number
  readonly released_at: string
  readonly comment: string | null
  readonly by: string
  readonly withdrawn: boolean
}

/** Those that someone may read, the newest first; withdrawn ones for staff alone. */
export function releasesSeen(
  { db, viewer }: AskingOn,
  { farm, period, report }: Which & { readonly report?: string },
): Promise<readonly StoredRelease[]> {
  const seesMoney = seesMoneyOf(viewer, farm)
  const staff = mayRelease(viewer, farm)
  return runQuery(
    db,
    sql<StoredRelease>`
      select r.id, r.report, r.version, r.released_at, ${seesMoney ? sql`r.comment` : sql`null`} as comment,
        coalesce(u.name, '') as by, r.withdrawn_at is not null as withdrawn
      from report_releases r left join users u on u.id = r.user_id
      where r.farm_id = ${farm} and r.period_id = ${period} and r.deleted_at is null
        ${report === undefined ? sql`` : sql`and r.report = ${report}`}
        ${staff ? sql`` : sql`and r.withdrawn_at is null`}
        ${seesMoney ? sql`` : sql`and jsonb_typeof(r.kept -> 'others') = 'object'`}
      order by r.version desc, r.id desc`,
  )
}

/** Nothing where it was kept in a form that is no longer told. */
export async function keptContent(
  db: Database,
  id: number,
  seesMoney: boolean,
): Promise<CalculatedReport | undefined> {
  const [found] = await runQuery(
    db,
    sql<{ content: unknown }>`
      select kept -> ${seesMoney ? 'whole' : 'others'} as content from report_releases where id = ${id}`,
  )
  const read = calculatedReport.safeParse(found?.content)
  return read.success ? read.data : undefined
}
