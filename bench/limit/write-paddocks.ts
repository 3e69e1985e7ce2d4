// Five hundred paddocks written by one statement, with their lines in `changes`.

import { randomUUID } from 'node:crypto'
import { viewerNumber, farmsOf } from '../viewers.ts'
import { paddockColumns } from './columns.ts'
import type { LimitAsk } from './limit-ask.ts'

interface Written {
  readonly rows: string
}

export async function patchPaddocks({ viewer, sent, run }: LimitAsk): Promise<string> {
  const { resources } = sent as { resources: Readonly<Record<string, object>> }
  const rows = Object.entries(resources).map(([id, fields]) => ({ id, ...fields, sent: fields }))
  const values = [JSON.stringify(rows), farmsOf(viewer), viewerNumber, randomUUID()]
  const [written] = await run<Written>(patch, values)
  return `{"data":[${written?.rows ?? ''}]}`
}

export async function postPaddocks({ viewer, sent, run }: LimitAsk): Promise<string> {
  const { resources } = sent as { resources: readonly object[] }
  const values = [JSON.stringify(resources), farmsOf(viewer), viewerNumber, randomUUID()]
  const [written] = await run<Written>(post, values)
  return `{"data":[${written?.rows ?? ''}]}`
}

const sentFields = ['name', 'area', 'soil_type', 'water_holding'] as const

const patch = [
  'patch of paddocks',
  `with written as (
     update paddocks p set
       ${sentFields.map(name => `${name} = case when s.sent ? '${name}' then s.${name} else p.${name} end`).join(',\n       ')},
       updated_at = now()
     from json_to_recordset($1) as s(
       id bigint, sent jsonb, name text, area numeric, soil_type text, water_holding numeric)
     where p.id = s.id and p.farm_id = any($2::bigint[]) and p.deleted_at is null
     returning p, to_jsonb(old) as before, to_jsonb(new) as after, s.sent
   ), logged as (
     insert into changes (user_id, request, verb, entity, "row", farm_id, period_id, before, after)
     select $3::bigint, $4, 'update', 'paddocks', (p).id, (p).farm_id, (p).period_id,
       (select jsonb_object_agg(k, before -> k) from jsonb_object_keys(sent) k),
       (select jsonb_object_agg(k, after -> k) from jsonb_object_keys(sent) k)
     from written
   )
   select string_agg(to_json(r)::text, ',') as rows from (
     select ${paddockColumns('(done.p)')} from written done order by (done.p).id) r`,
] as const

const post = [
  'post of paddocks',
  `with written as (
     insert into paddocks as p
       (farm_id, period_id, name, area, asset_type_id, rain_gauge_id, property_id, soil_type,
       water_holding, valuation_category_id, retired)
     select farm_id, period_id, name, area, asset_type_id, rain_gauge_id, property_id, soil_type,
       water_holding, valuation_category_id, false
     from json_to_recordset($1) as s(
       farm_id bigint, period_id bigint, name text, area numeric, asset_type_id bigint,
       rain_gauge_id bigint, property_id bigint, soil_type text, water_holding numeric,
       valuation_category_id bigint)
     where s.farm_id = any($2::bigint[])
     returning p
   ), logged as (
     insert into changes (user_id, request, verb, entity, "row", farm_id, period_id, before, after)
     select $3::bigint, $4, 'store', 'paddocks', (p).id, (p).farm_id, (p).period_id, null,
       jsonb_strip_nulls(to_jsonb(p) - 'deletion_id')
     from written
   )
   select string_agg(to_json(r)::text, ',') as rows from (
     select ${paddockColumns('(done.p)')} from written done order by (done.p).id) r`,
] as const
