// What is kept of a farm's reports when they are released: each as it is told at that moment to people of the farm who
// can see finances, and to those who can't.

import type { FarmReports } from '@furrow/wire/farm-report-answer'
import { somebody } from '../../access/reach/viewer.ts'
import type { Which } from '../../reports/collections.ts'
import type { AskingOn } from '../../reports/completeness-report.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { refreshFarmRows } from '../../verbs/rows/refresh-stale.ts'
import { farmReportOf, farmReportsOf } from '../farm-report.ts'
import type { KeptReport } from './stored-releases.ts'

interface Wanted extends Which {
  /** By their keys; all that are listed where none are named. */
  readonly wanted: readonly string[] | null
}

interface ReportsKept {
  readonly kept: readonly KeptReport[]
  /** In a sentence each: what was asked for, and is not there. */
  readonly without: readonly string[]
}

export async function keptReports(
  engine: Engine,
  { farm, period, wanted }: Wanted,
): Promise<ReportsKept> {
  await refreshFarmRows(engine, farm)
  const [whole, others] = [peopleOf(engine, farm, [farm]), peopleOf(engine, farm, [])]
  const [{ reports }, told] = await Promise.all([
    farmReportsOf(whole, { farm, period }),
    farmReportsOf(others, { farm, period }),
  ])
  const ready = readyIn(reports)
  const keys = wanted ?? ready
  const readyForOthers = readyIn(told.reports)
  const kept: KeptReport[] = []
  for (const report of keys.filter(key => ready.includes(key))) {
    const usual = { group: undefined, edition: undefined, against: 'average' } as const
    const asked = { farm, period, report, ...usual }
    kept.push({
      whole: await farmReportOf(whole, asked),
      others: readyForOthers.includes(report) ? await farmReportOf(others, asked) : null,
    })
  }
  const without = keys.filter(key => !ready.includes(key)).map(key => whyWithout(key, reports))
  return { kept, without: keys.length === 0 ? [saysNothing] : without }
}

const saysNothing = 'None of its reports says anything yet.'

/** The keys of those that say something. */
function readyIn(reports: FarmReports['reports']): readonly string[] {
  return reports.flatMap(({ key, why_not: whyNot }) => (whyNot === null ? [key] : []))
}

function peopleOf(
  { db, catalogue, today }: Engine,
  farm: number,
  money: readonly number[],
): AskingOn {
  return { db, catalogue, todayIn: today, viewer: somebody(0, { farms: [farm], money }) }
}

function whyWithout(key: string, reports: FarmReports['reports']): string {
  const listed = reports.find(one => one.key === key)
  if (!listed?.why_not) return `It has no report “${key}”.`
  return `${listed.name}: ${listed.why_not}`
}
