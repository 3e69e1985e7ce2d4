// What grew on the paddocks of a farm in its last periods, and what ground each paddock is: itself, and every one that
// it was before.

import { daysOfCrop } from '@furrow/farming/crops/crop-facts'
import type { CropLine } from '@furrow/farming/crops/crop-line'
import { fallowBefore, inOrderOfGrowth } from '@furrow/farming/crops/ground-history'
import { groundOfPaddocks } from '@furrow/farming/land/paddock-ground'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { farmRows } from '../farm-rows.ts'
import { cropsOfPeriod } from './crop-lines.ts'
import type { CropsAsked } from './crop-lines.ts'

interface PaddockOfPeriod {
  readonly id: number
  readonly name: string
  readonly area: number | null
}

type NamedPeriod = CropsAsked['collection'] & { readonly name: string }

export interface GroundCrop {
  readonly line: CropLine
  readonly period: NamedPeriod
  /** The paddock that it stood on. */
  readonly paddock: number
  readonly ground: readonly number[]
  readonly since: string
  readonly sown: string | null
  readonly ended: string | null
}

/** Of one period after the other, the oldest first: nobody takes the connections that others need. */
export async function groundCrops(
  db: Database,
  asked: CropsAsked,
  periods: readonly NamedPeriod[],
): Promise<readonly GroundCrop[]> {
  const grounds = await groundsOf(db, asked)
  const crops: GroundCrop[] = []
  for (const period of periods) {
    const grown = await cropsOfPeriod(db, { ...asked, collection: period })
    for (const { record, line } of grown) {
      // Each year tells of its own sowing.
      const days = daysOfCrop({ ...record, crop: null, stands_since: null })
      crops.push({
        line,
        period,
        paddock: line.paddock.id,
        ground: grounds(line.paddock.id),
        since: period.start,
        sown: days.sown,
        ended: days.last_taken,
      })
    }
  }
  return crops
}

/** Each paddock of the period with the crops on its ground, the latest first. */
export async function paddocksWithCrops(
  db: Database,
  asked: CropsAsked,
  crops: readonly GroundCrop[],
) {
  const [grounds, paddocks] = await Promise.all([
    groundsOf(db, asked),
    runQuery(
      db,
      sql<PaddockOfPeriod>`
        select d.id, d.name, d.area from paddocks d
        where d.period_id = ${asked.collection.period_id} and ${farmRows(asked, 'paddocks', 'd')}
        order by d.name collate counted, d.id`,
    ),
  ])
  const byPaddock = Map.groupBy(crops, ({ paddock }) => paddock)
  return paddocks.map(paddock => {
    const own = grounds(paddock.id).flatMap(id => byPaddock.get(id) ?? [])
    return {
      ...paddock,
      crops: inOrderOfGrowth(own)
        .map(crop => ({ ...crop, fallowDays: fallowBefore(crop, own) }))
        .toReversed(),
    }
  })
}

async function groundsOf(db: Database, asked: CropsAsked) {
  const links = await runQuery(
    db,
    sql<{ id: number; prior: number }>`
      select l.parent_paddock_id as id, l.prior_paddock_id as prior from paddock_prior_paddocks l
      where ${farmRows(asked, 'paddock_prior_paddocks', 'l')}`,
  )
  return groundOfPaddocks(links)
}
