// The board of collections: how far each farm is that someone is staff of, by a handful of statements however many
// farms there are.

import { scoreOfSections } from '@furrow/farming/completeness/completeness'
import { sections } from '@furrow/farming/completeness/completeness-questions'
import { submissionDue } from '@furrow/farming/completeness/submission'
import type { BoardCollection, BoardLine } from '@furrow/wire/collection-board-answer'
import { reachOf } from '../access/reach/reach-of.ts'
import {
  boardFarms,
  lastTouched,
  openQuestions,
  openRequests,
  workOnFarms,
} from './board-of-farms.ts'
import { collectionsOf } from './collections.ts'
import type { Collection } from './collections.ts'
import { seesMoneyOf } from './completeness-report.ts'
import type { Asking } from './completeness-report.ts'
import { sectionTotals } from './tallies/tallies.ts'
import type { SectionTotal } from './tallies/tallies.ts'

interface AskedBoard {
  /** Without the farms that do not record it; of each farm’s newest, unless it is named. */
  readonly period: number | undefined
  /** All that is asked of a farm is counted: of hundreds that takes far longer than all else. */
  readonly withCompleteness: boolean
}

export async function collectionBoardOf(
  { db, viewer, catalogue }: Asking,
  { period, withCompleteness }: AskedBoard,
): Promise<readonly BoardLine[]> {
  const reach = reachOf(viewer, catalogue)
  const all = await boardFarms(db, reach, viewer)
  const collections = newestOf(
    await collectionsOf(db, reach, { farms: all.map(({ farm_id }) => farm_id), period }),
  )
  const farms = period === undefined ? all : all.filter(({ farm_id }) => collections.has(farm_id))
  if (farms.length === 0) return []
  const places = farms.map(({ farm_id }) => ({
    farm: farm_id,
    period: collections.get(farm_id)?.period_id ?? null,
  }))
  const seesMoney = (farm: number) => seesMoneyOf(viewer, farm)
  const asked = [...collections.values()]
  const [totals, work, questions, documents, touched] = await Promise.all([
    withCompleteness && asked.length > 0
      ? sectionTotals(db, { collections: asked, reach, seesMoney })
      : [],
    workOnFarms(db, reach, places),
    openQuestions(db, reach, places),
    openRequests(db, reach, places),
    lastTouched(db, reach, places),
  ])
  const totalsOf = Map.groupBy(totals, ({ farm_id }) => farm_id)
  const ofFarm = (farm: number) => totalsOf.get(farm) ?? []
  return farms.map(farm => {
    const { farm_id } = farm
    const collection = collections.get(farm_id)
    return {
      ...farm,
      collection: collection ? toldOf(collection, withCompleteness ? ofFarm(farm_id) : null) : null,
      ...(work.get(farm_id) ?? noWork),
      questions: questions.get(farm_id) ?? { for_farm: 0, for_staff: 0 },
      documents: documents.get(farm_id) ?? 0,
      last_change: touched.get(farm_id) ?? null,
    }
  })
}

const noWork = { products: [], collectors: [], validators: [], owners: [] }

/** Of each farm; they come oldest first. */
function newestOf(collections: readonly Collection[]): ReadonlyMap<number, Collection> {
  return new Map(collections.map(collection => [collection.farm_id, collection]))
}

function toldOf(
  { farm_period_id, period_id, name, start, end, status, updated_at }: Collection,
  totals: readonly SectionTotal[] | null,
): BoardCollection {
  const told = { farm_period_id, period_id, name, start, end, status, updated_at }
  return {
    ...told,
    submission_due: submissionDue(end),
    completeness: totals && { score: scoreOfSections(totals), missing: missingOf(totals) },
  }
}

function missingOf(totals: readonly SectionTotal[]) {
  const open = new Map(totals.map(({ section, asked, answered }) => [section, asked - answered]))
  return sections.flatMap(({ name: section, label }) => {
    const count = open.get(section) ?? 0
    return count === 0 ? [] : [{ section, label, count }]
  })
}
