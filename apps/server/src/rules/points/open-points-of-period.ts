// What stands open in a farm's period: what keeps it from being submitted, and what looks wrong. What
// someone may not see still stands in the way, and is told without its figures.

import type { OpenPoints } from '@furrow/wire/open-points-answer'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { withConfirmations } from './confirmed-points.ts'
import { dayIn } from '../saving/farm-calendar.ts'
import { isBlocker } from '../saving/open-point.ts'
import type { FindPoints, PeriodOfFarm, PointsAsked } from '../saving/open-point.ts'
import { periodFinders } from './period-finders.ts'
import { pointsForViewer } from './points-for-viewer.ts'
import { warnedRows } from './warned-rows.ts'

const finders: readonly FindPoints[] = [warnedRows, ...periodFinders]

export async function openPoints(place: PeriodOfFarm, asked: PointsAsked): Promise<OpenPoints> {
  const found = []
  for (const find of finders) found.push(...(await find(place, asked)))
  const told = await withConfirmations(await pointsForViewer(found, place, asked), place, asked)
  return {
    blockers: told.filter(isBlocker),
    warnings: told.filter(point => !isBlocker(point)),
  }
}

/** A period with the days that a farm records in it; nothing where there is no such period. */
export async function periodOfFarm(
  tx: Transaction,
  farm: number,
  period: number,
): Promise<PeriodOfFarm | undefined> {
  const { rows } = await sql<PeriodOfFarm>`
    select ${farm}::bigint as farm, pe.id as period, ${dayIn('pe.start_date')} as from,
      ${dayIn('pe.end_date')} as to
    from periods pe where pe.id = ${period} and pe.deleted_at is null`.execute(tx)
  return rows[0]
}
