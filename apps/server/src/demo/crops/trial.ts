// For the tests of crops and sales: farms of every kind with their crops, the rows of each crop side
// by side, and what the shipped lists say is usual.

import { furrow } from '@furrow/catalogue/furrow'
import type { EntityName } from '@furrow/catalogue/furrow'
import { readReference } from '../../reference/read-reference.ts'
import type { ReferenceRow } from '../../reference/read-reference.ts'
import type { CropOutcome } from './farm.ts'
import { addCrops } from './make-crops.ts'
import { addLand } from '../land/make-land.ts'
import type { MadeLand, MadePaddock, MadeRain, Making } from '../plan.ts'
import { addRain } from '../rain/rain.ts'
import type { NewRow } from '../row-set.ts'
import { addCropSales } from '../sales/sales.ts'
import { farmKinds, shippedNumbers, smallPlan, trialFarm } from '../trial-farm.ts'

export type Kept<N extends EntityName> = NewRow<N> & { readonly id: number }

export interface CropTrial {
  readonly title: string
  readonly making: Making
  readonly land: MadeLand
  readonly rain: MadeRain
  readonly made: readonly CropOutcome[]
  readonly income: ReturnType<typeof addCropSales>
  readonly crops: readonly CropRows[]
}

/** A crop on a paddock with all its rows. */
export interface CropRows {
  readonly row: Kept<'crop_collections'>
  readonly paddock: MadePaddock
  /** Lasting names. */
  readonly crop: string
  readonly fallow: string | null
  readonly made: CropOutcome
  readonly sowings: readonly Kept<'sowing_collection_events'>[]
  readonly grain: readonly Kept<'grain_collection_events'>[]
  readonly lint: readonly Kept<'lint_collection_events'>[]
  readonly hay: readonly Kept<'hay_collection_events'>[]
  readonly cane: readonly Kept<'cane_collection_events'>[]
  readonly grazings: readonly Kept<'grazing_collection_events'>[]
  readonly others: readonly Kept<'custom_termination_events'>[]
  readonly irrigations: readonly Kept<'irrigation_collection_events'>[]
  readonly fertilisers: readonly Kept<'fertiliser_collection_events'>[]
  readonly lives: readonly Kept<'crop_lifecycle'>[]
}

const listed = shippedNumbers()

export function cropTrials(...seeds: readonly string[]): readonly CropTrial[] {
  return farmKinds.flatMap(kind =>
    seeds.flatMap(seed => [
      cropTrial(`${kind}, full, ${seed}`, trialFarm({ kind, seed }, listed)),
      cropTrial(`${kind}, small, ${seed}`, trialFarm({ kind, seed, ...smallPlan }, listed)),
    ]),
  )
}

export function cropTrial(title: string, making: Making): CropTrial {
  const land = addLand(making)
  const rain = addRain(making, land)
  const made = addCrops(making, land, rain)
  const income = addCropSales(making, made)
  return { title, making, land, rain, made, income, crops: cropRows(making, land, made) }
}

export function keptOf<N extends EntityName>({ rows }: Making, entity: N): readonly Kept<N>[] {
  const kept = (rows.kept.get(entity) ?? []) as readonly NewRow<N>[]
  return kept.map((row, place) => ({ ...row, id: -place - 1 }))
}

const lists = new Map(
  (await readReference(furrow())).map(({ entity, rows }) => [
    entity.name,
    new Map(rows.map(row => [row.slug, row])),
  ]),
)

/** A list that ships, by the lasting names of its rows. */
export function shipped(entity: EntityName): ReadonlyMap<string, ReferenceRow> {
  const list = lists.get(entity)
  if (!list) throw new Error(`${entity} does not ship.`)
  return list
}

/** The lasting name of a row that shippedNumbers numbered. */
export function slugOf(entity: EntityName, number: number | null | undefined): string | null {
  return number ? ([...shipped(entity).keys()][number - 1] ?? null) : null
}

function cropRows(
  making: Making,
  land: MadeLand,
  made: readonly CropOutcome[],
): readonly CropRows[] {
  const paddocks = new Map(land.paddocks.flat().map(paddock => [paddock.id, paddock]))
  const byRow = new Map(made.map(crop => [crop.collection, crop]))
  const fallows = [...shipped('crop_collection_fallow_types').keys()]
  const crops = [...shipped('crop_types').keys()]
  const of = <N extends OfCrop>(entity: N) =>
    Map.groupBy(keptOf(making, entity), row => row.crop_collection_id)
  const rows = Object.fromEntries(
    Object.entries(partsOfCrop).map(([part, entity]) => [part, of(entity)]),
  )
  return keptOf(making, 'crop_collections').map(row => {
    const parts = Object.entries(rows).map(([part, kept]) => [part, kept.get(row.id) ?? []])
    return {
      row,
      paddock: paddocks.get(row.paddock_id ?? 0),
      crop: crops[(row.current_crop_id ?? 0) - 1],
      fallow: fallows[(row.fallow_type_id ?? 0) - 1] ?? null,
      made: byRow.get(row.id),
      ...(Object.fromEntries(parts) as object),
    } as CropRows
  })
}

const partsOfCrop = {
  sowings: 'sowing_collection_events',
  grain: 'grain_collection_events',
  lint: 'lint_collection_events',
  hay: 'hay_collection_events',
  cane: 'cane_collection_events',
  grazings: 'grazing_collection_events',
  others: 'custom_termination_events',
  irrigations: 'irrigation_collection_events',
  fertilisers: 'fertiliser_collection_events',
  lives: 'crop_lifecycle',
} as const

type OfCrop = (typeof partsOfCrop)[keyof typeof partsOfCrop]
