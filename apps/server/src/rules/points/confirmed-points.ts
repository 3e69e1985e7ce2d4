// Warnings that someone confirmed. A confirmation holds only while the warning still says the same:
// once the figure changes, it is asked about again.

import type { Confirmation, OpenPoint } from '@furrow/wire/open-points-answer'
import { sql } from 'kysely'
import { servedMoment } from '../../query/render-figure.ts'
import type { FoundPoint, PeriodOfFarm, PointsAsked } from '../saving/open-point.ts'

export async function withConfirmations(
  points: readonly FoundPoint[],
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
  readonly money: boolean
}

async function confirmationsOf(
  { farm, period }: PeriodOfFarm,
  { tx }: PointsAsked,
): Promise<ReadonlyMap<string, Confirmation>> {
  const { rows } = await sql<Stored>`
    select w.id, w.note, u.name as by, ${sql.raw(servedMoment('w.updated_at'))} as at,
      w.code, w.resource, w.row, w.field, w.said, w.money
    from (${kept('confirmed_warnings')} union all ${kept('confirmed_money_warnings')}) w
    left join users u on u.id = w.confirmed_by_id
    where w.farm_id = ${farm} and w.period_id = ${period}`.execute(tx)
  return new Map(
    rows.map(({ code, resource, row, field, said, money, ...confirmed }) => [
      keyOf({
        code,
        resource,
        id: row,
        field,
        message: said,
        ...(money && { money: true as const }),
      }),
      confirmed,
    ]),
  )
}

/** What is said about money is kept apart, and holds for what is told of money alone. */
function kept(table: keyof typeof isAboutMoney) {
  return sql`
    select id, farm_id, period_id, note, confirmed_by_id, updated_at, code, resource, row, field,
      said, ${isAboutMoney[table]}::boolean as money
    from ${sql.table(table)} where deleted_at is null`
}

const isAboutMoney = { confirmed_warnings: false, confirmed_money_warnings: true } as const

type Told = Pick<FoundPoint, 'code' | 'resource' | 'id' | 'field' | 'message' | 'money'>

function keyOf({ code, resource, id, field, message, money }: Told): string {
  return JSON.stringify([code, resource, id, field, message, money === true])
}
