// Releases reports of many farms: each is kept as it is told at that moment, and the farm's managers are told.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { sql } from 'kysely'
import type { ReleaseOrder } from '../../background/jobs/job.ts'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { oneAtATime } from '../../publishing/edition-turn.ts'
import type { Which } from '../../reports/collections.ts'
import type { WritingContext } from '../../verbs/call/request-context.ts'
import { saveFollowing } from '../../verbs/rows/save-following.ts'
import { keptReports } from './kept-reports.ts'
import { refuseReleasing } from './may-release.ts'
import { tellOfRelease } from './release-letters.ts'
import type { KeptReport } from './stored-releases.ts'

interface LeftOut {
  readonly farm: string
  readonly why: string
}

export async function releaseReports(
  { farms, period, reports: wanted, comment }: ReleaseOrder,
  writing: WritingContext,
  progress: (share: number) => Promise<void>,
): Promise<Readonly<Record<string, unknown>>> {
  const { engine, tx, viewer } = writing
  await refuseReleasing(tx, viewer, farms)
  // No edition is published in between, so that all farms compare with the same.
  await oneAtATime(tx, period)
  const leftOut: LeftOut[] = []
  let reports = 0
  let releasedFarms = 0
  for (const [at, farm] of farms.entries()) {
    await progress(at / farms.length)
    const place = { farm, period }
    const { name, status } = await farmIn(tx, place)
    const why = whyNotReleased(status)
    const { kept, without } = why
      ? { kept: [], without: [why] }
      : await keptReports(engine, { ...place, wanted })
    leftOut.push(...without.map(sentence => ({ farm: name, why: sentence })))
    if (kept.length === 0) continue
    await storeReleases(writing, { ...place, comment, kept })
    await tellOfRelease(tx, { ...place, comment, kept }, engine.publicUrl())
    releasedFarms += 1
    reports += kept.length
  }
  return { farms: releasedFarms, reports, left_out: leftOut }
}

interface Storing extends Which {
  readonly comment: string | null
  readonly kept: readonly KeptReport[]
}

async function storeReleases(
  writing: WritingContext,
  { farm, period, comment, kept }: Storing,
): Promise<void> {
  const versions = await lastVersions(writing.tx, { farm, period })
  const released_at = new Date().toISOString()
  const rows = kept.map(({ whole, others }) => ({
    farm_id: farm,
    period_id: period,
    report: whole.key,
    name: whole.name,
    version: (versions.get(whole.key) ?? 0) + 1,
    comment,
    user_id: writing.viewer.actor,
    released_at,
    kept: { whole, others },
  }))
  await saveFollowing(writing, entityNamed(writing.engine.catalogue, 'report_releases'), rows)
}

/** By report; a number is never given again, also where its version is deleted. */
async function lastVersions(
  tx: Transaction,
  { farm, period }: Which,
): Promise<ReadonlyMap<string, number>> {
  const rows = await runQuery(
    tx,
    sql<{ report: string; version: number }>`
      select report, max(version) as version from report_releases
      where farm_id = ${farm} and period_id = ${period} group by report`,
  )
  return new Map(rows.map(({ report, version }) => [report, version]))
}

async function farmIn(tx: Transaction, { farm, period }: Which) {
  const [found] = await runQuery(
    tx,
    sql<{ name: string; status: string | null }>`
      select f.farm_name as name, p.status from farms f
      left join farm_period p on p.farm_id = f.id and p.period_id = ${period}
        and p.deleted_at is null
      where f.id = ${farm} and f.deleted_at is null`,
  )
  return found ?? { name: `Farm ${farm}`, status: null }
}

function whyNotReleased(status: string | null): string | null {
  if (status === 'Released') return null
  if (status === null) return 'It doesn’t record that period.'
  return `Its period is not released: it is “${status}”.`
}
