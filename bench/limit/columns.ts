// The columns of an answer, as they are written out by hand.

const moment = (value: string) =>
  `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const moments = (row: string) =>
  ['created_at', 'updated_at', 'deleted_at']
    .map(name => `${moment(`${row}.${name}`)} as ${name}`)
    .join(', ')

const ancestors = (p: string) => `
  with recursive walk as (
    select l.prior_paddock_id as id from paddock_prior_paddocks l
    where l.parent_paddock_id = ${p}.id and l.farm_id = ${p}.farm_id and l.deleted_at is null
    union
    select l.prior_paddock_id from walk w cross join lateral (
      select l.prior_paddock_id from paddock_prior_paddocks l
      where l.parent_paddock_id = w.id and l.farm_id = ${p}.farm_id and l.deleted_at is null
      offset 0) l)
  select coalesce(jsonb_agg(e.id order by e.id desc), '[]')
  from walk w join paddocks e on e.id = w.id and e.deleted_at is null`

export const paddockColumns = (p: string) => `
  ${p}.id, ${p}.farm_id, ${p}.period_id, ${p}.name, ${p}.area, ${p}.asset_type_id,
  ${p}.rain_gauge_id, ${p}.property_id, ${p}.soil_type, ${p}.irrigation_type,
  ${p}.sharefarm_percentage, ${p}.primary_parent_paddock_id, ${p}.fallow_efficiency,
  (${ancestors(p)}) as "ancestorIds", ${p}.water_holding, ${p}.valuation_category_id, ${p}.retired,
  ${moments(p)}`

export const propertyColumns = (f: string) => `
  ${f}.id, ${f}.name, ${f}.color, ${f}.colour_id, ${f}.farm_id, ${f}.period_id, ${f}.last_period_id,
  ${moments(f)}`

export const cropColumns = (c: string) => `
  ${c}.id, ${c}.period_id, ${c}.farm_id, ${c}.paddock_id, ${c}.termination_eventable_type,
  ${c}.termination_eventable_id, ${c}.double_crop, ${c}.current_crop_id,
  ${c}.primary_prior_collection_id, ${c}.fallow_type_id, ${c}.status_id, ${c}.enterprise_id,
  ${c}.crop_lifecycle_id, ${c}.lifecycle_status_id, ${c}.legume_nitrogen, ${c}.soil_water_sowing,
  ${c}.soil_water_harvest, ${c}.tags, ${c}.notes, ${moments(c)}`

export const sowingColumns = (s: string) => `
  ${s}.id, ${s}.crop_collection_id, ${s}.farm_id, ${s}.period_id, ${s}.variety_id,
  ${s}.secondary_variety_id, ${s}.sowing_area, ${s}.sowing_date, ${s}.sowing_rate,
  ${s}.row_spacing, ${s}.date, ${moments(s)}`
