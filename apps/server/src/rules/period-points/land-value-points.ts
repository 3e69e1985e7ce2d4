// Land that is worth more or less than land is, or than it was in the period before (W-VAL-1).

import { isLandJump, isOddLandValue } from '@furrow/farming/record/price-bands'
import { addDays } from '@furrow/farming/dates/dates'
import { sql } from 'kysely'
import { dayIn } from '../saving/farm-calendar.ts'
import { centsIn } from '../saving/money-text.ts'
import type { FindPoints, FoundPoint } from '../saving/open-point.ts'

interface LandValue {
  readonly id: number
  readonly land: string
  readonly property: string
  /** Cents for each hectare. */
  readonly value: number
  readonly before: number | null
  readonly periodBefore: string | null
}

export const landValues: FindPoints = async ({ farm, period, from }, { tx }) => {
  const { rows } = await sql<LandValue>`
    select v.id, c.name as land, y.name as property, v.val_per_hectare as value,
      b.val_per_hectare as before, b.name as "periodBefore"
    from property_paddock_valuations v
    join valuation_categories c on c.id = v.valuation_category_id
    join farm_properties y on y.id = v.farm_property_id and y.farm_id = v.farm_id
      and y.deleted_at is null
    left join lateral (
      select o.val_per_hectare, e.name
      from property_paddock_valuations o join periods e on e.id = o.period_id
      where o.farm_id = v.farm_id and o.farm_property_id = v.farm_property_id
        and o.valuation_category_id = v.valuation_category_id and o.deleted_at is null
        and ${dayIn('e.end_date')} = ${addDays(from, -1)}
      limit 1) b on true
    where v.farm_id = ${farm} and v.period_id = ${period} and v.deleted_at is null
      and v.val_per_hectare is not null
    order by y.name, c.name, v.id`.execute(tx)
  return rows.flatMap(value => {
    const message = whatIsOdd(value)
    return message === undefined ? [] : [pointOf(value, message)]
  })
}

function whatIsOdd({ land, property, value, before, periodBefore }: LandValue): string | undefined {
  const name = `${land} on ${property}`
  if (isOddLandValue(value / 100)) {
    return `${name} is valued at ${centsIn(value)}/ha: $50 to $40,000/ha is usual.`
  }
  if (before === null || !isLandJump(value, before)) return undefined
  const was = `was ${centsIn(before)}/ha in ${periodBefore ?? 'the period before'}`
  return `${name} is valued at ${centsIn(value)}/ha, but ${was}: more than 25% apart.`
}

function pointOf({ id, land, property }: LandValue, message: string): FoundPoint {
  const about = { resource: 'property_paddock_valuations', id, field: 'val_per_hectare' }
  const where = `${land}, ${property}`
  return { code: 'W-VAL-1', message, section: 'assets', ...about, where, money: true }
}
