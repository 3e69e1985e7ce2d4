// The farms of a group as they are now, whatever period they record: who would be invited to a workshop.

import { figuresOfLines, linesOfFarm } from '@furrow/catalogue/measures/farm-lines'
import { activityOf, sizeBandOf } from '@furrow/farming/benchmarks/results/peer-groups'
import { recordLines } from '@furrow/farming/benchmarks/results/record-lines'
import { groupFilter, saysNothing } from '@furrow/farming/benchmarks/results/staff-groups'
import type { GroupFilter } from '@furrow/farming/benchmarks/results/staff-groups'
import { kilometresBetween, middleOf } from '@furrow/farming/land/place-on-earth'
import type { MapPoint } from '@furrow/farming/land/mapped-area'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { figuresAsJson } from '../results/record-row.ts'
import { aroundOf } from './group-radius.ts'
import type { Around } from './group-radius.ts'
import { placesOfFarms } from './places-of-farms.ts'

export interface GroupAsked {
  /** As they are kept in `groups`. */
  readonly filter: unknown
  readonly location: unknown
  readonly include: readonly number[]
  readonly exclude: readonly number[]
}

interface FarmOfGroup {
  readonly farm: number
  readonly name: string
  /** From the place that the distance is measured from; nothing where there is none. */
  readonly kilometres: number | null
  readonly isAdded: boolean
}

export interface FarmsOfGroup {
  /** By name. */
  readonly farms: readonly FarmOfGroup[]
  /** Farms that are otherwise in it and stand nowhere on the map. */
  readonly withoutPlace: number
}

export async function farmsOfGroup(
  db: Database | Transaction,
  { filter: kept, location, include, exclude }: GroupAsked,
): Promise<FarmsOfGroup> {
  const filter = groupFilter(kept)
  const around = aroundOf(kept, location)
  const isOpen = !saysNothing(filter) || around !== undefined
  const rows = await runQuery(db, renderFarms({ filter, around, isOpen, include, exclude }))
  const like = await withTraits(db, rows, filter)
  const { found, withoutPlace } = await within(db, like, around)
  const added: readonly Placed[] = rows.filter(isAdded)
  const farms = [...added, ...found].map(row => ({
    farm: row.id,
    name: row.name,
    kilometres: around && row.point ? kilometresBetween(around.middle, row.point) : null,
    isAdded: row.is_added,
  }))
  return { farms: farms.toSorted((a, b) => byName.compare(a.name, b.name)), withoutPlace }
}

const byName = new Intl.Collator('en')

interface Row {
  readonly id: number
  readonly name: string
  readonly is_added: boolean
  /** Its own place on the map. */
  readonly location: object | null
}

interface Placed extends Row {
  readonly point?: MapPoint | undefined
}

const isAdded = (row: Placed) => row.is_added

function renderFarms(chosen: {
  readonly filter: GroupFilter
  readonly around: Around | undefined
  readonly isOpen: boolean
  readonly include: readonly number[]
  readonly exclude: readonly number[]
}) {
  const { filter, around, isOpen, include, exclude } = chosen
  const any = (column: string, named: readonly (number | string)[], type: string) =>
    named.length === 0 ? sql`true` : sql`${sql.ref(column)} = any(${named}::${sql.raw(type)}[])`
  const { products } = filter
  const ordered =
    products.length === 0
      ? sql`true`
      : sql`exists (
          select from projects j join product_projects o on o.project_id = j.id and o.deleted_at is null
          where j.details_id = f.id and j.deleted_at is null and o.product_id = any(${products}::bigint[]))`
  return sql<Row>`
    select f.id, f.farm_name as name, f.id = any(${include}::bigint[]) as is_added, g.location
    from farms f
    left join zones z on z.id = f.zone_id and z.deleted_at is null
    left join (
      select distinct on (geolocatable_id) geolocatable_id, location,
        ${coordinate(0)} as east, ${coordinate(1)} as north
      from geolocations
      where geolocatable_type = 'farms' and deleted_at is null
      order by geolocatable_id, id desc) g on g.geolocatable_id = f.id
    where f.deleted_at is null and not f.archived and not f.id = any(${exclude}::bigint[])
      and (f.id = any(${include}::bigint[]) or (${isOpen} and ${mayBeNear(around)}
        and ${any('z.id', filter.zones, 'bigint')} and ${any('z.region', filter.regions, 'text')}
        and ${any('f.profit_focus_group_id', filter.focus_groups, 'bigint')} and ${ordered}))`
}

/** Of a point; null of any other shape. */
function coordinate(place: 0 | 1) {
  const at = sql`location -> 'coordinates' -> ${sql.lit(place)}`
  return sql`case when jsonb_typeof(${at}) = 'number' then (${at})::float8 end`
}

/** Leaves out points that are too far for sure, so that only the others are read and measured. */
function mayBeNear(around: Around | undefined) {
  if (!around) return sql`true`
  const { middle, kilometres } = around
  const [east = 0, north = 0] = middle
  const high = (kilometres / kilometresADegree) * 1.01
  const widest = Math.min(89, Math.abs(north) + high)
  const wide = high / Math.cos((widest * Math.PI) / 180)
  const between = (column: 'east' | 'north', centre: number, by: number) =>
    sql`g.${sql.ref(column)} between ${centre - by}::float8 and ${centre + by}::float8`
  // Around a pole, and where the days meet, degrees of longitude say little.
  const isPlain = widest < 85 && Math.abs(east) + wide < 180
  return sql`(g.east is null or g.north is null
    or (${between('north', north, high)} and ${isPlain ? between('east', east, wide) : sql`true`}))`
}

const kilometresADegree = 111.19

/** By what the newest financial record says of each. */
async function withTraits(
  db: Database | Transaction,
  rows: readonly Row[],
  { activities, sizes }: GroupFilter,
): Promise<readonly Row[]> {
  const others = rows.filter(row => !isAdded(row))
  if (activities.length + sizes.length === 0) return others
  const records = await newestRecords(
    db,
    others.map(({ id }) => id),
  )
  return others.filter(({ id }) => {
    const record = records.get(id)
    const lines = record ? recordLines(linesOfFarm, record) : {}
    const activity = activityOf(lines)
    if (activity === null) return false
    const size = sizeBandOf(activity, lines)
    const isLike = activities.length === 0 || activities.includes(activity)
    return isLike && (sizes.length === 0 || (size !== null && sizes.includes(size)))
  })
}

async function newestRecords(db: Database | Transaction, farms: readonly number[]) {
  const rows = await runQuery(
    db,
    sql<{ farm: number; figures: Readonly<Record<string, unknown>> }>`
      select a.farm_id as farm, ${figuresAsJson(figuresOfLines)} as figures
      from (
        select distinct on (s.farm_id) s.farm_id, s.id
        from assets_season s join periods p on p.id = s.period_id and p.deleted_at is null
        where s.farm_id = any(${farms}::bigint[]) and s.deleted_at is null
        order by s.farm_id, p.start_date desc) newest
      join assets a on a.id = newest.id and a.farm_id = newest.farm_id`,
  )
  return new Map(rows.map(({ farm, figures }) => [farm, figures]))
}

/** A farm of which only the region is known has no distance. */
async function within(
  db: Database | Transaction,
  rows: readonly Row[],
  around: Around | undefined,
): Promise<{ readonly found: readonly Placed[]; readonly withoutPlace: number }> {
  if (!around) return { found: rows, withoutPlace: 0 }
  const own = rows.map(row => ({
    ...row,
    point: row.location ? middleOf(row.location) : undefined,
  }))
  const unplaced = own.filter(({ point }) => !point).map(({ id }) => id)
  const places = unplaced.length === 0 ? undefined : await placesOfFarms(db, unplaced)
  const placed = own.flatMap(row => {
    const { longitude, latitude, is_rough: isRough = true } = places?.get(row.id) ?? {}
    const mapped: MapPoint | undefined = isRough ? undefined : [longitude ?? 0, latitude ?? 0]
    const point = row.point ?? mapped
    return point ? [{ ...row, point }] : []
  })
  return {
    found: placed.filter(
      ({ point }) => kilometresBetween(around.middle, point) <= around.kilometres,
    ),
    withoutPlace: rows.length - placed.length,
  }
}
