// Paddocks as the reads ask for them, each in one statement.

import { farmsOf } from '../viewers.ts'
import { cropColumns, paddockColumns, propertyColumns, sowingColumns } from './columns.ts'
import { pageAround } from './envelope.ts'
import type { LimitAsk } from './limit-ask.ts'

interface PageRow {
  readonly rows: string
  readonly total: string
}

export async function onePaddock({ address, viewer, run }: LimitAsk): Promise<string> {
  const id = Number(address.pathname.split('/').at(-1))
  const [found] = await run<{ row: string }>(one, [id, farmsOf(viewer)])
  return `{"data":${found?.row ?? 'null'}}`
}

export async function listPaddocks({ address, viewer, run }: LimitAsk): Promise<string> {
  const page = Number(address.searchParams.get('page') ?? 1)
  const [found] = await run<PageRow>(list, [farmsOf(viewer), (page - 1) * 15])
  return pageAround(address, { rows: found?.rows ?? '', total: Number(found?.total), size: 15 })
}

/** The person sees all farms that they ask for, as the two lists say. */
export async function searchPaddocks({ address, viewer, sent, run }: LimitAsk): Promise<string> {
  const { scopes } = sent as { scopes: readonly { parameters: readonly number[][] }[] }
  const [farms = [], periods = []] = scopes.map(({ parameters }) => parameters[0] ?? [])
  const seen = new Set(farmsOf(viewer) ?? farms)
  const own = farms.filter(farm => seen.has(farm))
  const size = Number(address.searchParams.get('limit'))
  if (size === 0) {
    const [all] = await run<PageRow>(everything, [own, periods])
    return pageAround(address, { rows: all?.rows ?? '', total: Number(all?.total) })
  }
  const values = [own, periods, size]
  const [found] = await run<PageRow>(search, values)
  return pageAround(address, { rows: found?.rows ?? '', total: Number(found?.total), size })
}

const one = [
  'one paddock',
  `select to_json(r)::text as row from (
     select ${paddockColumns('p')} from paddocks p
     where p.id = $1 and p.farm_id = any($2::bigint[]) and p.deleted_at is null) r`,
] as const

const list = [
  'paddocks of a page',
  `select
     (select string_agg(to_json(r)::text, ',') from (
       select ${paddockColumns('p')} from paddocks p
       where p.id = any(array(
         select k.id from paddocks k where k.farm_id = any($1::bigint[]) and k.deleted_at is null
         order by k.id + 0 limit 15 offset $2))
       order by p.id) r) as rows,
     (select count(*) from paddocks p
       where p.farm_id = any($1::bigint[]) and p.deleted_at is null) as total`,
] as const

const sowings = `
  select coalesce(json_agg(r), '[]') from (
    select ${sowingColumns('s')} from sowing_collection_events s
    where s.crop_collection_id = c.id and s.farm_id = c.farm_id and s.deleted_at is null
    order by s.id) r`

const crops = `
  select coalesce(json_agg(r), '[]') from (
    select ${cropColumns('c')}, (${sowings}) as sowing_collection_events from crop_collections c
    where c.paddock_id = p.id and c.farm_id = p.farm_id and c.deleted_at is null
    order by c.id) r`

const property = `
  select to_json(r) from (
    select ${propertyColumns('f')} from farm_properties f
    where f.id = p.property_id and f.farm_id = p.farm_id and f.deleted_at is null) r`

const count = `
  select count(*) from crop_collections c
  where c.paddock_id = p.id and c.farm_id = p.farm_id and c.deleted_at is null`

const land = `
  select ${paddockColumns('p')}, (${count}) as crop_collections_count,
    (${property}) as property, (${crops}) as crop_collections
  from paddocks p
  where p.farm_id = any($1::bigint[]) and p.period_id = any($2::bigint[]) and p.deleted_at is null
  order by p.name collate counted, p.id`

const search = [
  'paddocks with their crops',
  `select
     (select string_agg(to_json(r)::text, ',') from (${land} limit $3) r) as rows,
     (select count(*) from paddocks p
       where p.farm_id = any($1::bigint[]) and p.period_id = any($2::bigint[])
         and p.deleted_at is null) as total`,
] as const

const everything = [
  'all paddocks with their crops',
  `select string_agg(to_json(r)::text, ',') as rows, count(*) as total from (${land}) r`,
] as const
