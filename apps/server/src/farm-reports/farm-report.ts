// A report of a farm's period as someone sees it, calculated now, and the list of those there are.

import type { CalculatedReport, FarmReports } from '@furrow/wire/farm-report-answer'
import { notFound } from '@furrow/wire/refusal'
import type { AskingOn } from '../reports/completeness-report.ts'
import type { LadderAsked } from '../reports/ladder/farm-ladder.ts'
import { farmName } from './farm-name.ts'
import { missingKinds } from './missing-kinds.ts'
import type { ReportKind } from './report-kind.ts'
import { reportKindsOf } from './report-kinds.ts'
import type { ReportSources } from './report-sources.ts'
import { reportSources } from './report-sources.ts'
import { releasesSeen } from './releases/stored-releases.ts'
import type { StoredRelease } from './releases/stored-releases.ts'
import { whyNothing } from './why-not.ts'
import type { WhyNot } from './why-not.ts'

export interface ReportAsked extends LadderAsked {
  /** By its key. */
  readonly report: string
}

export async function farmReportOf(
  asking: AskingOn,
  { report: key, ...which }: ReportAsked,
): Promise<CalculatedReport> {
  const sources = await reportSources(asking, { ...which, scope: scopeOf(key) })
  const kind = reportKindsOf(sources).find(one => one.key === key)
  if (!kind) throw notFound(whyMissing(sources, key))
  const [{ compared, says, missing, sections }, farm] = await Promise.all([
    kind.content(sources),
    farmName(asking, which.farm),
  ])
  return {
    key,
    name: kind.name,
    about: kind.about,
    farm_id: which.farm,
    farm,
    period_id: which.period,
    ...periodIn(sources),
    made_at: new Date().toISOString(),
    edition: compared?.edition ?? null,
    group: compared?.group ?? null,
    widened: compared?.widened ?? [],
    groups: compared?.groups ?? [],
    best: compared?.best ?? null,
    says,
    missing,
    sections,
    how_to_read: kind.howToRead,
  }
}

function whyMissing(sources: ReportSources, key: string): string {
  const missing = missingKinds(sources).find(({ kind }) => kind.key === key)
  return missing?.why.sentence ?? 'There is no such report of this farm and period.'
}

/** Those of an enterprise are about it, all others about the farm. */
function scopeOf(key: string): string {
  const [, kind, id] = /^(crop|stock)-([1-9]\d{0,15})$/.exec(key) ?? []
  return kind && id ? `${kind} ${id}` : 'farm'
}

function periodIn({ collection }: ReportSources) {
  return { period: collection.name, provisional: collection.status !== 'Released' }
}

export async function farmReportsOf(
  asking: AskingOn,
  which: { readonly farm: number; readonly period: number },
): Promise<FarmReports> {
  const nothing = {
    group: undefined,
    edition: undefined,
    against: 'average',
    scope: 'farm',
  } as const
  const sources = await reportSources(asking, { ...which, ...nothing })
  const made = reportKindsOf(sources).flatMap(kind =>
    kind.isUnlisted ? [] : [{ kind, why: kind.whyNot?.(sources) ?? whyNothing(sources) }],
  )
  const releases = (await releasesSeen(asking, which)).filter(({ withdrawn }) => !withdrawn)
  const told = async ({ kind: { key, name, about, family }, why }: Listed) => {
    const whyNot = await why
    return {
      key,
      name,
      about,
      family,
      why_not: whyNot?.sentence ?? null,
      enter_at: whyNot?.record ?? null,
      release: newestOf(releases.filter(({ report }) => report === key)),
    }
  }
  return {
    farm_id: which.farm,
    period_id: which.period,
    provisional: periodIn(sources).provisional,
    reports: await Promise.all(made.map(told)),
    missing: await Promise.all(missingKinds(sources).map(told)),
  }
}

interface Listed {
  readonly kind: ReportKind
  readonly why: WhyNot | null | Promise<WhyNot | null>
}

function newestOf([newest]: readonly StoredRelease[]) {
  return newest ? { version: newest.version, released_at: newest.released_at } : null
}
