// A report as it is asked for: a released version as it was told then, or calculated now; with its versions, and
// what changed since the one before.

import type { CalculatedReport, FarmReport } from '@furrow/wire/farm-report-answer'
import { invalid, notFound } from '@furrow/wire/refusal'
import { reachOf } from '../../access/reach/reach-of.ts'
import { collectionSeen } from '../../reports/collections.ts'
import { seesMoneyOf } from '../../reports/completeness-report.ts'
import type { AskingOn } from '../../reports/completeness-report.ts'
import { farmReportOf } from '../farm-report.ts'
import type { ReportAsked } from '../farm-report.ts'
import { changedFigures } from './changed-figures.ts'
import { keptContent, releasesSeen } from './stored-releases.ts'
import type { StoredRelease } from './stored-releases.ts'

export interface VersionAsked extends ReportAsked {
  /** Nothing: the newest, where nothing else is asked for and there is one. */
  readonly version: number | 'now' | undefined
}

export async function reportTold(
  asking: AskingOn,
  { version, ...which }: VersionAsked,
): Promise<FarmReport> {
  const { db, viewer, catalogue } = asking
  const { farm, period, report } = which
  const isOther =
    which.group !== undefined || which.edition !== undefined || which.against === 'top'
  if (isOther && typeof version === 'number') throw invalid({ version: [standsAsReleased] })
  await collectionSeen(db, reachOf(viewer, catalogue), { farm, period })
  const releases = await releasesSeen(asking, { farm, period, report })
  const contentOf = (one: StoredRelease) => keptContent(db, one.id, seesMoneyOf(viewer, farm))
  const standing = releases.filter(({ withdrawn }) => !withdrawn)
  const asked =
    typeof version === 'number' ? releases.find(one => one.version === version) : standing[0]
  if (typeof version === 'number' && !asked) throw notFound(noSuchVersion)
  const isKept = asked !== undefined && version !== 'now' && !isOther
  const kept = isKept ? await contentOf(asked) : undefined
  if (typeof version === 'number' && !kept) throw notFound(noLongerTold)
  const release = kept && asked ? asked : null
  const before = release
    ? standing.find(one => one.version < release.version)
    : isOther
      ? undefined
      : standing[0]
  const content = kept ?? (await farmReportOf(asking, which))
  const earlier = before && (await contentOf(before))
  return {
    ...content,
    release: release && versionTold(release),
    versions: releases.map(({ by: _, ...one }) => withoutReport(one)),
    ...sinceThen(before, earlier, content),
  }
}

const standsAsReleased =
  'A version stands as it was released. Ask for it calculated now to compare with another group, edition or the best farms.'
const noSuchVersion = 'There is no such version of this report, or it was withdrawn.'
const noLongerTold =
  'This version was kept in an older form that can’t be shown any more. Look at the report calculated now.'

function sinceThen(
  before: StoredRelease | undefined,
  earlier: CalculatedReport | undefined,
  content: CalculatedReport,
) {
  if (!before || !earlier) return { changed_since: null, changed: [] }
  return { changed_since: before.version, changed: changedFigures(earlier, content) }
}

function versionTold({ by, ...one }: StoredRelease) {
  return { ...withoutReport(one), by }
}

function withoutReport({ report: _, ...told }: Omit<StoredRelease, 'by'>) {
  return told
}
