// How complete a farm's period is, as far as someone sees it: sections, checks, counts and dates.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { collectionScore, sectionsOf } from '@furrow/farming/completeness/completeness'
import { submissionDue } from '@furrow/farming/completeness/submission'
import type { CollectionDates, Completeness } from '@furrow/wire/completeness-answer'
import { reachOf } from '../access/reach/reach-of.ts'
import type { Viewer } from '../access/reach/viewer.ts'
import { readsWholeOn } from '../access/reach/whole-kinds.ts'
import type { Database } from '../db/database.ts'
import { cropsWithoutRain } from '../facts/crops/crop-lines.ts'
import { todayOn } from '../rules/saving/farm-calendar.ts'
import { checksOf, moneyFiguresOf } from './checks.ts'
import { collectionSeen } from './collections.ts'
import type { Collection, Which } from './collections.ts'
import { countsOf } from './counts.ts'
import { figuresOf } from './tallied-figures.ts'
import { lastChangesOf } from './last-changes.ts'
import { talliesOf } from './tallies/tallies.ts'

export interface Asking {
  readonly db: Database
  readonly viewer: Viewer
  readonly catalogue: Catalogue
}

export interface AskingOn extends Asking {
  /** Today’s day in a time zone. */
  todayIn(zone?: string): string
}

export async function completenessOf(
  { db, viewer, catalogue, todayIn }: AskingOn,
  which: Which,
): Promise<Completeness> {
  const reach = reachOf(viewer, catalogue)
  const collection = await collectionSeen(db, reach, which)
  const seesMoney = seesMoneyOf(viewer, which.farm)
  const readsWhole = readsWholeOn(viewer, catalogue, which.farm)
  const facts = { collections: [collection], reach, seesMoney: () => seesMoney }
  const today = await todayOn(db, which.farm, todayIn)
  const crops = cropsWithoutRain(db, { reach, collection, today })
  const [tallies, figures, money, changes] = await Promise.all([
    talliesOf(db, facts),
    crops.then(lines => figuresOf(db, facts, lines)),
    seesMoney ? moneyFiguresOf(db, { reach, readsWhole }, collection) : null,
    lastChangesOf({ db, catalogue }, reach, collection),
  ])
  const sections = sectionsOf(tallies, seesMoney)
  return {
    farm_id: collection.farm_id,
    period_id: collection.period_id,
    status: collection.status,
    score: collectionScore(sections),
    sections: sections.map(section => ({
      ...section,
      last_change: changes.get(section.name) ?? null,
    })),
    checks: checksOf(figures, money),
    counts: countsOf(figures),
    dates: datesOf(collection),
  }
}

export function seesMoneyOf({ isAdmin, farms }: Viewer, farm: number): boolean {
  return isAdmin || farms.money.includes(farm)
}

function datesOf({ start, end, sowing_start, sowing_end }: Collection): CollectionDates {
  return { start, end, sowing_start, sowing_end, submission_due: submissionDue(end) }
}
