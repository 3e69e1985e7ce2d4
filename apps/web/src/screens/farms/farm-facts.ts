// What a card says of a farm beside its name: its ground, and what it lives on, in its newest period.
// Each kind of figure is one question for many farms.

import type { Furrow } from '@furrow/wire/client/connect'
import type { Result } from '@furrow/wire/client/result'
import { mainEnterprises } from './main-enterprises.ts'

export interface FarmFacts {
  readonly farmId: number
  /** Hectares of its paddocks; nothing where none has an area. */
  readonly area: number | null
  readonly isIrrigated: boolean
  readonly hasCane: boolean
  readonly hasStock: boolean
  readonly enterprises: readonly string[]
}

export interface FarmInPeriod {
  readonly farmId: number
  readonly periodId: number
}

/** Of more farms than this, nobody is told what they live on: it takes all their crops to know. */
const mostWithEnterprises = 60

export async function readFarmFacts(
  api: Furrow,
  farms: readonly FarmInPeriod[],
  signal: AbortSignal,
): Promise<Result<readonly FarmFacts[], unknown, unknown>> {
  const byPeriod = [...Map.groupBy(farms, ({ periodId }) => periodId)]
  const isTold = farms.length <= mostWithEnterprises
  const parts = await Promise.all(
    byPeriod.map(([periodId, some]) => {
      const place = { periodId, farmIds: some.map(({ farmId }) => farmId) }
      return readPeriod(api, place, { isTold, signal })
    }),
  )
  const failed = parts.find(part => !part.ok)
  if (failed && !failed.ok) return failed
  return { ok: true, data: parts.flatMap(part => (part.ok ? part.data : [])), meta: undefined }
}

interface Place {
  readonly periodId: number
  readonly farmIds: readonly number[]
}

interface Asking {
  readonly isTold: boolean
  readonly signal: AbortSignal
}

async function readPeriod(
  api: Furrow,
  place: Place,
  { isTold, signal }: Asking,
): Promise<Result<readonly FarmFacts[], unknown, unknown>> {
  const [ground, crops, stock] = await Promise.all([
    readGround(api, place, signal),
    isTold ? readCrops(api, place, signal) : undefined,
    isTold ? readStock(api, place, signal) : undefined,
  ])
  if (!ground.ok) return ground
  if (crops && !crops.ok) return crops
  if (stock && !stock.ok) return stock
  const cropsOf = Map.groupBy(crops?.data ?? [], ({ farm_id }) => farm_id)
  const stockOf = Map.groupBy(stock?.data ?? [], ({ farm_id }) => farm_id)
  const facts = ground.data.map(farm => ({
    farmId: farm.id,
    area: farm.paddocks_sum_area,
    isIrrigated: farm.paddocks_count > 0,
    hasCane: farm.crop_type_farm_periods_exists,
    hasStock: farm.farm_livestock_enterprise_periods_exists,
    enterprises: mainEnterprises(
      (cropsOf.get(farm.id) ?? []).map(cropArea),
      (stockOf.get(farm.id) ?? []).flatMap(({ livestock_enterprise }) =>
        herdName(livestock_enterprise),
      ),
    ),
  }))
  return { ok: true, data: facts, meta: undefined }
}

function readGround(api: Furrow, { periodId, farmIds }: Place, signal: AbortSignal) {
  const ofPeriod = { field: 'paddocks.period_id', value: periodId } as const
  const irrigated = { field: 'paddocks.irrigation_type', operator: '!=', value: null } as const
  return api.rows('farms').search(
    {
      filters: [{ field: 'id', operator: 'in', value: farmIds }],
      limit: 'all',
      aggregates: [
        { relation: 'paddocks', type: 'sum', field: 'area', filters: [ofPeriod] },
        { relation: 'paddocks', type: 'count', filters: [ofPeriod, irrigated] },
        {
          relation: 'crop_type_farm_periods',
          type: 'exists',
          filters: [
            { field: 'crop_type_farm_periods.period_id', value: periodId },
            { field: 'crop_type_farm_periods.crop_type.harvest_type.slug', value: 'cane' },
          ],
        },
        {
          relation: 'farm_livestock_enterprise_periods',
          type: 'exists',
          filters: [{ field: 'farm_livestock_enterprise_periods.period_id', value: periodId }],
        },
      ],
    },
    { signal },
  )
}

/** Fallow is nothing to live on, and of what is only grazed it is the stock. */
function readCrops(api: Furrow, { periodId, farmIds }: Place, signal: AbortSignal) {
  return api.rows('crop_collections').search(
    {
      filters: [
        { field: 'farm_id', operator: 'in', value: farmIds },
        { field: 'period_id', value: periodId },
        { field: 'current_crop.harvest_type.slug', operator: 'not in', value: ['none', 'grazing'] },
      ],
      includes: ['paddock', 'current_crop'],
      aggregates: [{ relation: 'sowing_collection_events', type: 'sum', field: 'sowing_area' }],
      limit: 'all',
    },
    { signal },
  )
}

function readStock(api: Furrow, { periodId, farmIds }: Place, signal: AbortSignal) {
  return api.rows('farm_livestock_enterprise_periods').search(
    {
      filters: [
        { field: 'farm_id', operator: 'in', value: farmIds },
        { field: 'period_id', value: periodId },
      ],
      includes: ['livestock_enterprise.species', 'livestock_enterprise.purpose'],
      limit: 'all',
    },
    { signal },
  )
}

interface CropRow {
  readonly sowing_collection_events_sum_sowing_area: number | null
  readonly paddock: { readonly area: number | null } | null
  readonly current_crop: { readonly name: string } | null
}

function cropArea({ paddock, current_crop, ...row }: CropRow) {
  const area = row.sowing_collection_events_sum_sowing_area ?? paddock?.area ?? 0
  return { crop: current_crop?.name ?? '', area }
}

interface Herd {
  readonly species: { readonly name: string } | null
  readonly purpose: { readonly name: string } | null
}

function herdName(herd: Herd | null): readonly string[] {
  const purpose = herd?.purpose?.name.replace(/^./, letter => letter.toLowerCase())
  const name = [herd?.species?.name, purpose].filter(Boolean).join(', ')
  return name === '' ? [] : [name]
}
