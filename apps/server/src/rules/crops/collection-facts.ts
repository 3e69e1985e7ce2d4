// Crops on paddocks with all that the rules about them ask of their paddock, period and crop: one
// question for all of them.

import { quantityText } from '@furrow/farming/numbers/quantity-text'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { cropAsJson } from './crop-type-facts.ts'
import type { CropTypeFacts } from './crop-type-facts.ts'
import { dayIn } from '../saving/farm-calendar.ts'

export interface CollectionFacts {
  readonly id: number
  readonly farm: number
  readonly paddock: PaddockFacts
  readonly period: PeriodFacts
  readonly crop: CropTypeFacts | null
  /** The crop before it on the paddock. */
  readonly prior: number | null
  readonly life: number | null
  readonly endedByType: string | null
  readonly endedById: number | null
  /** Lasting names: of the status, the stage and the fallow that are chosen. */
  readonly status: string | null
  readonly hasStatus: boolean
  readonly stage: string | null
  readonly fallow: string | null
}

export interface PaddockFacts {
  readonly id: number
  readonly name: string
  readonly area: number | null
  readonly irrigated: boolean
  /** Lasting name of what it is used for. */
  readonly land: string | null
}

interface PeriodFacts {
  readonly id: number
  readonly name: string
  readonly start: string
  readonly end: string
  readonly sowingStart: string
  readonly sowingEnd: string
}

/** Crops that are there, of these farms. */
export function collectionFacts(
  tx: Transaction,
  farms: readonly number[],
  collections: readonly number[],
): Promise<ReadonlyMap<number, CollectionFacts>> {
  return factsWhere(tx, farms, sql`c.id = any(${collections})`)
}

/** All crops of these paddocks. */
export function factsOnPaddocks(
  tx: Transaction,
  farms: readonly number[],
  paddocks: RawBuilder<unknown>,
): Promise<ReadonlyMap<number, CollectionFacts>> {
  return factsWhere(tx, farms, sql`c.paddock_id = any(${paddocks})`)
}

/** `Wheat on River`. */
export function cropOnPaddock({ crop, paddock }: CollectionFacts): string {
  return `${crop?.name ?? 'The crop'} on ${paddock.name}`
}

export const hectares = (area: number): string => quantityText(area, 'ha')

async function factsWhere(
  tx: Transaction,
  farms: readonly number[],
  condition: RawBuilder<unknown>,
): Promise<ReadonlyMap<number, CollectionFacts>> {
  const { rows } = await sql<CollectionFacts>`
    select c.id, c.farm_id as farm, ${paddockAsJson} as paddock, ${periodAsJson} as period,
      ${cropAsJson(sql`c.current_crop_id`)} as crop,
      c.primary_prior_collection_id as prior, c.crop_lifecycle_id as life,
      c.termination_eventable_type as "endedByType", c.termination_eventable_id as "endedById",
      status.slug as status, c.status_id is not null as "hasStatus", stage.slug as stage,
      fallow.slug as fallow
    from crop_collections c
    join paddocks p on p.id = c.paddock_id and p.farm_id = c.farm_id
    join periods pe on pe.id = c.period_id
    left join asset_types land on land.id = p.asset_type_id
    left join crop_collection_statuses status on status.id = c.status_id
    left join lifecycle_status stage on stage.id = c.lifecycle_status_id
    left join crop_collection_fallow_types fallow on fallow.id = c.fallow_type_id
    where c.farm_id = any(${farms}) and c.deleted_at is null and ${condition}
    order by c.id`.execute(tx)
  return new Map(rows.map(row => [row.id, row]))
}

const paddockAsJson = sql`json_build_object('id', p.id, 'name', p.name, 'area', p.area,
  'irrigated', p.irrigation_type is not null
    or land.slug is not null and land.slug in ('irrigated-cropping', 'irrigated-pasture'),
  'land', land.slug)`

const periodAsJson = sql`json_build_object('id', pe.id, 'name', pe.name,
  'start', ${dayIn('pe.start_date')}, 'end', ${dayIn('pe.end_date')},
  'sowingStart', ${dayIn('pe.sowing_start_date')}, 'sowingEnd', ${dayIn('pe.sowing_end_date')})`
