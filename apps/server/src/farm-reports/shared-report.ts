// Where a link to a report leads. It opens nothing by itself: who may not read the report gets no further by it.

import { dayInWords } from '@furrow/farming/dates/dates'
import { invalid, notFound } from '@furrow/wire/refusal'
import type { SharedReport } from '@furrow/wire/reports/shared-report-answer'
import { sql } from 'kysely'
import { reachOf } from '../access/reach/reach-of.ts'
import { shareTokenPattern } from '../access/tokens/share-token.ts'
import { runQuery } from '../db/run-query.ts'
import { seesMoneyOf } from '../reports/completeness-report.ts'
import type { AskingOn } from '../reports/completeness-report.ts'
import { dayOnFarm, todayOn } from '../rules/saving/farm-calendar.ts'
import { farmReportsOf } from './farm-report.ts'

interface Found extends SharedReport {
  readonly revoked_on: string | null
}

export async function sharedReportOf(asking: AskingOn, token: string): Promise<SharedReport> {
  const { db, viewer, catalogue, todayIn } = asking
  const found = shareTokenPattern.test(token) ? await foundShare() : undefined
  // One sentence for what is not there and for what is not theirs.
  if (!found) throw notFound('There is no such link, or you don’t have access to its farm.')
  const { revoked_on: revokedOn, ...told } = found
  if (revokedOn !== null) refuse(`This link was revoked on ${dayInWords(revokedOn)}.`)
  const today = await todayOn(db, told.farm_id, todayIn)
  if (told.ends_on < today) refuse(`This link ended on ${dayInWords(told.ends_on)}.`)
  if (!seesMoneyOf(viewer, told.farm_id)) await refuseMoney(asking, told)
  return told

  async function foundShare(): Promise<Found | undefined> {
    const own = reachOf(viewer, catalogue).named('report_shares')
    const rows = await runQuery(
      db,
      sql<Found>`
        select s.farm_id, s.period_id, s.report, s.group_key as "group", s.against,
          to_char(s.ends_on, 'YYYY-MM-DD') as ends_on,
          to_char(${dayOnFarm('s.revoked_at', 's.farm_id')}, 'YYYY-MM-DD') as revoked_on
        from report_shares s
        join farm_period p on p.farm_id = s.farm_id and p.period_id = s.period_id and p.deleted_at is null
        where s.token = ${token} and s.deleted_at is null ${own ? sql`and ${own('s')}` : sql``}`,
    )
    return rows[0]
  }
}

function refuse(sentence: string): never {
  throw invalid({ token: [sentence] })
}

async function refuseMoney(
  asking: AskingOn,
  { farm_id: farm, period_id: period, report }: SharedReport,
) {
  const { reports } = await farmReportsOf(asking, { farm, period })
  if (reports.some(({ key }) => key === report)) return
  throw notFound('This report is told in money, which you don’t see on this farm.')
}
