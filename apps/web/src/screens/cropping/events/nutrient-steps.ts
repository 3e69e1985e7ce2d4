// What is typed of a nutrient: it is the rate of an element in an application of fertiliser, before
// sowing or after, which is made with it where there is none.

import type { ChangeStep, Values } from '../../../data/outbox/change.ts'
import { changedSteps, goneStep } from '../../../sheet/writing/sheet-parts.ts'
import type { CropPlace, CropToWrite } from '../crop-place.ts'
import type { ReadFertiliser } from '../crop-row.ts'
import { goneEvent, madeEvent } from './event-steps.ts'

export interface NutrientRate {
  readonly element: number
  /** Kilograms for a hectare. */
  readonly rate: number | null
}

/** As columns write it, so that each element has one rate. */
export function rateOf(element: number, rate: unknown): Values {
  return { [element]: { element, rate: typeof rate === 'number' ? rate : null } }
}

export function ratesIn(values: Values): readonly NutrientRate[] {
  return Object.values(values) as readonly NutrientRate[]
}

interface Typed {
  readonly isBefore: boolean
  readonly rates: readonly NutrientRate[]
}

/** Of one crop. */
export function nutrientSteps(
  crop: CropToWrite,
  { isBefore, rates }: Typed,
  place: CropPlace,
): readonly ChangeStep[] {
  const [event, ...others] = crop.events.fertiliser.filter(one => one.pre_applied === isBefore)
  if (rates.length === 0 || others.length > 0) return []
  return event ? changed(event, rates, place) : made(crop, { isBefore, rates }, place)
}

function made(
  crop: CropToWrite,
  { isBefore, rates }: Typed,
  place: CropPlace,
): readonly ChangeStep[] {
  const said = rates.filter(({ rate }) => rate !== null)
  if (said.length === 0) return []
  const values = { pre_applied: isBefore }
  const event = madeEvent(crop, { kind: 'fertiliser', values }, place)
  return [event, ...said.map(one => application(event.id, one, place))]
}

function changed(
  event: ReadFertiliser,
  typed: readonly NutrientRate[],
  place: CropPlace,
): readonly ChangeStep[] {
  const applied = event.fertiliser_chemical_applications
  const left = applied.filter(
    one => !typed.some(({ element, rate }) => element === one.chemical_element_id && rate === null),
  )
  const isBare = event.application_date === null && event.fertiliser_product_id === null
  const isMore = typed.some(({ rate }) => rate !== null)
  if (isBare && left.length === 0 && !isMore) return goneEvent('fertiliser', event)
  return applicationSteps(event, typed, place)
}

/** Rates of elements in one application, as they are to be. */
export function applicationSteps(
  {
    id,
    fertiliser_chemical_applications: applied,
  }: Pick<ReadFertiliser, 'id' | 'fertiliser_chemical_applications'>,
  typed: readonly NutrientRate[],
  place: Pick<CropPlace, 'farmId' | 'newId'>,
): readonly ChangeStep[] {
  return typed.flatMap((one): readonly ChangeStep[] => {
    const row = applied.find(({ chemical_element_id }) => chemical_element_id === one.element)
    if (!row) return one.rate === null ? [] : [application(id, one, place)]
    if (one.rate === null) return [goneStep('fertiliser_chemical_applications', row.id)]
    return changedSteps('fertiliser_chemical_applications', row, { unit_ha: one.rate })
  })
}

function application(
  event: number,
  { element, rate }: NutrientRate,
  { farmId, newId }: Pick<CropPlace, 'farmId' | 'newId'>,
): ChangeStep {
  return {
    do: 'store',
    resource: 'fertiliser_chemical_applications',
    id: newId(),
    values: {
      fertiliser_collection_event_id: event,
      chemical_element_id: element,
      unit_ha: rate,
      farm_id: farmId,
    },
  }
}
