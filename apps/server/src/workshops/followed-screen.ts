// What someone who follows a presentation is told: the finding that stands on the big screen, and where their own farm is.

import { placeWords } from '@furrow/farming/benchmarks/results/place-words'
import { periodText } from '@furrow/farming/dates/period-text'
import type { FollowedScreen, WorkshopScreen } from '@furrow/wire/office/workshop-screen-answer'
import { notFound, Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { reachOf } from '../access/reach/reach-of.ts'
import type { Database } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import type { FindingOfGroup } from '../facts/published/findings-of-group.ts'
import { benchmarksOf } from '../reports/benchmarks-report.ts'
import { collectionsOf, farmsSeen } from '../reports/collections.ts'
import { seesMoneyOf } from '../reports/completeness-report.ts'
import type { AskingOn } from '../reports/completeness-report.ts'
import { findingsShown } from './shown-session.ts'
import type { ShownSession } from './shown-session.ts'

export async function workshopScreenOf(
  db: Database,
  session: ShownSession,
): Promise<WorkshopScreen> {
  const { group, findings } = await findingsShown(db, session)
  return {
    ...headOf(session),
    group,
    workshop_id: session.workshop_id,
    findings: findings.map(({ told }) => told),
  }
}

function headOf({ workshop, period, edition }: ShownSession) {
  return { workshop, period, edition: edition.number }
}

/** The farm of whoever follows, and how they ask of it; or why nothing is told of it, in a sentence. */
export type OwnFarm = { readonly asking: AskingOn; readonly farm: number } | string | null

export async function followedScreenOf(
  db: Database,
  session: ShownSession,
  own: OwnFarm,
): Promise<FollowedScreen> {
  const isAsked = own !== null && typeof own !== 'string'
  const farm = isAsked ? await nameSeen(own) : ''
  const { group, findings } = await findingsShown(db, session)
  const finding = session.is_over ? undefined : findings[session.slide]
  const told = !finding
    ? nothingOwn(null)
    : isAsked
      ? await ownFigure(session, finding, { ...own, name: farm })
      : nothingOwn(own)
  return {
    ...headOf(session),
    group,
    slide: session.slide,
    findings: findings.length,
    finding: finding?.told ?? null,
    ...told,
    is_over: session.is_over,
  }
}

type Told = Pick<FollowedScreen, 'own' | 'why_not'>

const nothingOwn = (why: string | null): Told => ({ own: null, why_not: why })

/** A farm that someone does not see is not there for them. */
async function nameSeen({ asking, farm }: Exclude<OwnFarm, string | null>): Promise<string> {
  const { db, viewer, catalogue } = asking
  const [seen] = await farmsSeen(db, reachOf(viewer, catalogue), { wanted: [farm], most: 1 })
  if (seen === undefined) throw notFound('This farm doesn’t exist, or you don’t have access to it.')
  const [found] = await runQuery(
    db,
    sql<{ name: string | null }>`select farm_name as name from farms where id = ${farm}`,
  )
  return found?.name ?? 'Your farm'
}

interface Own {
  readonly asking: AskingOn
  readonly farm: number
  readonly name: string
}

/** As the comparison of the farm tells it, with the rights of whoever asks. */
async function ownFigure(
  { period_id: period, period: periodName, group, edition }: ShownSession,
  { told, declared, figure }: FindingOfGroup,
  { asking, farm, name }: Own,
): Promise<Told> {
  const { db, viewer, catalogue } = asking
  const when = periodText(periodName)
  if (declared.needsMoney && !seesMoneyOf(viewer, farm)) {
    return nothingOwn(`You don’t have access to the finances of ${name}. Ask its manager.`)
  }
  const [collection] = await collectionsOf(db, reachOf(viewer, catalogue), {
    farms: [farm],
    period,
  })
  if (!collection) return nothingOwn(`${name} has no records for ${when}.`)
  const { scope } = told
  const which = { farm, period, scope, group, edition: edition.number }
  const answer = await benchmarksOf(asking, which).catch((error: unknown) => {
    // Of a farm and a period that are there: the crop or the stock isn't.
    if (error instanceof Refusal && error.code === 'not_found') return null
    throw error
  })
  if (!answer) return nothingOwn(`${name} has no ${told.about} in ${when}.`)
  const measure = answer.measures.find(one => one.name === told.measure)
  if (!measure || measure.own === null) {
    return nothingOwn(whyUnknown(name, declared.needsMoney ? answer.missing : []))
  }
  const place = placeWords(measure.place, declared.better)
  return { own: { farm: name, figure: figure(measure.own), place }, why_not: null }
}

const list = new Intl.ListFormat('en-AU')

function whyUnknown(name: string, missing: readonly string[]): string {
  if (missing.length === 0) return `${name} has no figure for this yet.`
  return `${name} has no figure for this yet. It needs ${list.format(missing).toLowerCase()}.`
}
