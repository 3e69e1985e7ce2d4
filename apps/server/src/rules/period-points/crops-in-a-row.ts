// The same crop on the same ground in one period after the other (W-CROP-5), and ground for crops of
// which nothing is recorded (W-CROP-12).

import { oddTimesInARow } from '@furrow/farming/crops/rotation'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { FindPoints, FoundPoint, PeriodOfFarm } from '../saving/open-point.ts'

export const cropsInARow: FindPoints = async (place, { tx }) => [
  ...(await sownAgain(tx, place)).flatMap(tooOften),
  ...(await unrecorded(tx, place)).map(nothingHappened),
]

interface SownAgain {
  readonly id: number
  readonly paddock: string
  readonly crop: string
  readonly slug: string | null
  readonly category: string | null
  /** In how many periods one after the other, this one among them. */
  readonly times: number
}

/** Of three periods; what stands for years is not sown again. */
async function sownAgain(
  tx: Transaction,
  { farm, period }: PeriodOfFarm,
): Promise<readonly SownAgain[]> {
  const { rows } = await sql<SownAgain>`
    with recursive ground as (
      select c.id, c.current_crop_id as crop, ${parentOf} as parent, 1 as times
      from crop_collections c
      join paddocks p on p.id = c.paddock_id and p.farm_id = c.farm_id and p.deleted_at is null
      join crop_types k on k.id = c.current_crop_id
      join lifecycle_types l on l.id = k.lifecycle_type_id and l.slug = 'annual'
      where c.farm_id = ${farm} and c.period_id = ${period} and c.deleted_at is null
        and ${isSown('c')}
      union all
      select g.id, g.crop, ${parentOf}, g.times + 1
      from ground g
      join paddocks p on p.id = g.parent and p.farm_id = ${farm} and p.deleted_at is null
      where g.times < 3 and exists (
        select from crop_collections e where e.paddock_id = p.id and e.farm_id = p.farm_id
          and e.current_crop_id = g.crop and e.deleted_at is null and ${isSown('e')}))
    select g.id, p.name as paddock, k.name as crop, k.slug, y.slug as category,
      max(g.times) as times
    from ground g
    join crop_collections c on c.id = g.id and c.farm_id = ${farm}
    join paddocks p on p.id = c.paddock_id and p.farm_id = c.farm_id
    join crop_types k on k.id = g.crop
    left join crop_categories y on y.id = k.category_id
    group by g.id, p.name, k.name, k.slug, y.slug having max(g.times) > 1
    order by p.name, g.id`.execute(tx)
  return rows
}

/** What the paddock `p` mainly was in the period before. */
const parentOf = sql`coalesce(p.primary_parent_paddock_id, (
  select k.prior_paddock_id from paddock_prior_paddocks k
  where k.parent_paddock_id = p.id and k.farm_id = p.farm_id and k.deleted_at is null
  order by k.is_primary desc, k.id limit 1))`

function isSown(crop: string) {
  return sql`exists (select from sowing_collection_events s
    where s.crop_collection_id = ${sql.ref(`${crop}.id`)}
      and s.farm_id = ${sql.ref(`${crop}.farm_id`)} and s.deleted_at is null)`
}

function tooOften({ id, paddock, crop, slug, category, times }: SownAgain): readonly FoundPoint[] {
  if (times < oddTimesInARow(slug, category)) return []
  const message = `${crop} on ${paddock} was sown in ${times} periods in a row.`
  const about = { resource: 'crop_collections', id, field: 'current_crop_id' }
  return [
    { code: 'W-CROP-5', message, section: 'cropping', ...about, where: `${paddock}, ${crop}` },
  ]
}

interface Unrecorded {
  readonly id: number
  readonly name: string
}

/** Once any crop of the period is entered. */
async function unrecorded(
  tx: Transaction,
  { farm, period }: PeriodOfFarm,
): Promise<readonly Unrecorded[]> {
  const { rows } = await sql<Unrecorded>`
    select p.id, p.name from paddocks p
    join asset_types u on u.id = p.asset_type_id and u.slug in ('dryland-cropping',
      'irrigated-cropping', 'semi-irrigated-cropping', 'sugarcane', 'horticulture')
    where p.farm_id = ${farm} and p.period_id = ${period} and p.deleted_at is null
      and not exists (select from crop_collections c
        where c.paddock_id = p.id and c.farm_id = p.farm_id and c.deleted_at is null)
      and exists (select from crop_collections c
        where c.farm_id = p.farm_id and c.period_id = p.period_id and c.deleted_at is null)
    order by p.name, p.id`.execute(tx)
  return rows
}

function nothingHappened({ id, name }: Unrecorded): FoundPoint {
  const message = `${name} is a cropping paddock, but no crop or fallow is recorded.`
  const about = { resource: 'paddocks', id, field: 'asset_type_id', where: name }
  return { code: 'W-CROP-12', message, section: 'cropping', ...about }
}
