// Warnings that somebody confirmed. A confirmation holds only while the warning still says the same:
// once the figure changes, it is asked about again.

import type { Confirmation, OpenPoint } from '@furrow/wire/open-points'
import { sql } from 'kysely'
import { servedMoment } from '../query/render-figure.ts'
import type { FoundPoint, PeriodOfFarm, PointsAsked } from './open-point.ts'

export async function withConfirmations(
  points: readonly Omit<FoundPoint, 'money'>[],
  place: PeriodOfFarm,
  asked: PointsAsked,
): Promise<readonly OpenPoint[]> {
  const confirmations = points.length > 0 ? await confirmationsOf(place, asked) : new Map()
  return points.map(point => ({ ...point, confirmed: confirmations.get(keyOf(point)) ?? null }))
}

interface Stored extends Confirmation {
  readonly code: string
  readonly resource: string
  readonly row: number
  readonly field: string
  readonly said: string
}

async function confirmationsOf(
  { farm, period }: PeriodOfFarm,
  { tx }: PointsAsked,
): Promise<ReadonlyMap<string, Confirmation>> {
  const { rows } = await sql<Stored>`
    select w.id, w.note, u.name as by, ${sql.raw(servedMoment('w.updated_at'))} as at,
      w.code, w.resource, w.row, w.field, w.said
    from confirmed_warnings w left join users u on u.id = w.confirmed_by_id
    where w.farm_id = ${farm} and w.period_id = ${period} and w.deleted_at is null`.execute(tx)
  return new Map(
    rows.map(({ code, resource, row, field, said, ...confirmed }) => [
      keyOf({ code, resource, id: row, field, message: said }),
      confirmed,
    ]),
  )
}

type Told = Pick<FoundPoint, 'code' | 'resource' | 'id' | 'field' | 'message'>

function keyOf({ code, resource, id, field, message }: Told): string {
  return JSON.stringify([code, resource, id, field, message])
}
