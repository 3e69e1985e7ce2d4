// From which period of a farm into which later one: looked up first, for whoever asks, so that a farm
// or period that is not theirs is not there.

import { notFound, invalid } from '@furrow/wire/refusal'
import type { RollForwardPlaces } from '@furrow/wire/roll-forward-answer'
import { sql } from 'kysely'
import { runQuery } from '../db/run-query.ts'
import { collectionSeen } from '../reports/collections.ts'
import type { Collection } from '../reports/collections.ts'
import { dayIn } from '../rules/saving/farm-calendar.ts'
import type { WritingContext } from '../verbs/call/request-context.ts'

export interface PeriodPair {
  readonly context: WritingContext
  readonly farm: number
  readonly from: Collection
  readonly into: PeriodInto
}

interface PeriodInto {
  readonly id: number
  readonly name: string
  /** Days. */
  readonly start: string
  readonly end: string
  readonly sowing_start: string
  readonly sowing_end: string
  /** Of the farm's row for it, which may be deleted; null where there never was one. */
  readonly farm_period_id: number | null
  /** Null where the farm does not record it. */
  readonly status: Collection['status'] | null
  /** Names of periods that the farm records between the two. */
  readonly between: readonly string[]
}

export async function periodPairOf(
  context: WritingContext,
  places: RollForwardPlaces,
): Promise<PeriodPair> {
  const { farm_id: farm, from_period_id, period_id } = places
  const seen = { farm, period: from_period_id }
  const from = await collectionSeen(context.tx, context.reach, seen)
  const into = await periodInto(context, places)
  if (!into) throw notFound('This period doesn’t exist.')
  if (into.start <= from.start) {
    const sentence =
      period_id === from_period_id
        ? 'A period can’t be carried into itself: choose a later one.'
        : `${into.name} is not later than ${from.name}: choose a later period.`
    throw invalid({ period_id: [sentence] })
  }
  return { context, farm, from, into }
}

async function periodInto(
  { tx }: WritingContext,
  { farm_id, from_period_id, period_id }: RollForwardPlaces,
): Promise<PeriodInto | undefined> {
  const [found] = await runQuery(
    tx,
    sql<PeriodInto>`
      select pe.id, pe.name, ${dayIn('pe.start_date')} as start, ${dayIn('pe.end_date')} as "end",
        ${dayIn('pe.sowing_start_date')} as sowing_start,
        ${dayIn('pe.sowing_end_date')} as sowing_end,
        f.id as farm_period_id, case when f.deleted_at is null then f.status end as status,
        (select coalesce(json_agg(m.name order by m.start_date), '[]')
          from farm_period g join periods m on m.id = g.period_id and m.deleted_at is null
          join periods a on a.id = ${from_period_id}
          where g.farm_id = ${farm_id} and g.deleted_at is null
            and m.start_date > a.start_date and m.start_date < pe.start_date) as between
      from periods pe
      left join farm_period f on f.period_id = pe.id and f.farm_id = ${farm_id}
      where pe.id = ${period_id} and pe.deleted_at is null`,
  )
  return found
}
