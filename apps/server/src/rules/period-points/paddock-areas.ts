// Paddocks against the title of their property (W-PAD-1), and against what they were in the period before
// (W-PAD-2).

import { isAsBefore, isAsOnTitle } from '@furrow/farming/land/land-area'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { hectares } from '../crops/collection-facts.ts'
import type { FindPoints, FoundPoint, PeriodOfFarm } from '../saving/open-point.ts'

export const paddockAreas: FindPoints = async (place, { tx }) => [
  ...(await unlikeTitle(tx, place)),
  ...(await unlikeBefore(tx, place)),
  ...(await gonePaddocks(tx, place)),
]

interface Titled {
  readonly id: number
  readonly name: string
  readonly title: number
  readonly paddocks: number
}

/** Only where paddocks of the property are measured. */
async function unlikeTitle(tx: Transaction, { farm, period }: PeriodOfFarm) {
  const { rows } = await sql<Titled>`
    select t.id, y.name, t.title_area as title, sum(p.area) as paddocks
    from farm_property_periods t
    join farm_properties y on y.id = t.property_id and y.farm_id = t.farm_id
      and y.deleted_at is null
    join paddocks p on p.property_id = y.id and p.farm_id = y.farm_id
      and p.period_id = t.period_id and p.deleted_at is null
    where t.farm_id = ${farm} and t.period_id = ${period} and t.deleted_at is null
      and t.title_area > 0
    group by t.id, y.name, t.title_area having count(*) = count(p.area)
    order by y.name, t.id`.execute(tx)
  return rows.flatMap(({ id, name, title, paddocks }): FoundPoint[] => {
    if (isAsOnTitle(paddocks, title)) return []
    const message = `${name} is ${hectares(title)} on the title, but its paddocks come to ${hectares(paddocks)}.`
    const about = { resource: 'farm_property_periods', id, field: 'title_area', where: name }
    return [{ code: 'W-PAD-1', message, section: 'properties', ...about }]
  })
}

interface Remeasured {
  readonly id: number
  readonly name: string
  readonly area: number
  readonly before: number
}

/** Only a paddock that was one and stayed one: of a split or a merge, the areas must differ. */
async function unlikeBefore(tx: Transaction, { farm, period }: PeriodOfFarm) {
  const { rows } = await sql<Remeasured>`
    with links as (${linksInto(farm, period)})
    select p.id, p.name, p.area, b.area as before
    from links l
    join paddocks p on p.id = l.later and p.farm_id = ${farm}
    join paddocks b on b.id = l.earlier and b.farm_id = ${farm} and b.deleted_at is null
    where p.area is not null and b.area is not null
      and not exists (select from links o where o.later = l.later and o.earlier <> l.earlier)
      and not exists (select from links o where o.earlier = l.earlier and o.later <> l.later)
    order by p.name, p.id`.execute(tx)
  return rows.flatMap(({ id, name, area, before }): FoundPoint[] => {
    if (isAsBefore(area, before)) return []
    const message = `${name} has ${hectares(area)}, but had ${hectares(before)} last period.`
    const about = { resource: 'paddocks', id, field: 'area', where: name }
    return [{ code: 'W-PAD-2', message, section: 'paddocks', ...about }]
  })
}

/** Nothing is missed before the first paddock is entered. */
async function gonePaddocks(tx: Transaction, { farm, period }: PeriodOfFarm) {
  const { rows } = await sql<{ id: number; name: string; period: string }>`
    with links as (${linksInto(farm, period)}), before as (
      select e.id, e.name from farm_period f join periods e on e.id = f.period_id
      where f.farm_id = ${farm} and f.deleted_at is null
        and e.start_date < (select start_date from periods where id = ${period})
      order by e.start_date desc limit 1)
    select b.id, b.name, before.name as period
    from before join paddocks b on b.farm_id = ${farm} and b.period_id = before.id
      and b.deleted_at is null
    where b.id not in (select earlier from links)
      and exists (select from paddocks p
        where p.farm_id = ${farm} and p.period_id = ${period} and p.deleted_at is null)
    order by b.name, b.id`.execute(tx)
  return rows.map(({ id, name, period: before }): FoundPoint => {
    const message = `${name} was a paddock in ${before}, but no paddock is linked to it.`
    const about = { resource: 'paddocks', id, field: 'name', where: `${name}, ${before}` }
    return { code: 'W-PAD-2', message, section: 'paddocks', ...about }
  })
}

/** From paddocks of the period back to what they were, however it is said. */
function linksInto(farm: number, period: number) {
  return sql`
    select p.id as later, k.prior_paddock_id as earlier
    from paddocks p
    join paddock_prior_paddocks k on k.parent_paddock_id = p.id and k.farm_id = p.farm_id
      and k.deleted_at is null
    where p.farm_id = ${farm} and p.period_id = ${period} and p.deleted_at is null
    union
    select p.id, p.primary_parent_paddock_id from paddocks p
    where p.farm_id = ${farm} and p.period_id = ${period} and p.deleted_at is null
      and p.primary_parent_paddock_id is not null`
}
