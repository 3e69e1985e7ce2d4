// What is typed of a nutrient: it is the rate of an element in an application of fertiliser, before
// sowing or after, which is made with it where there is none.

import type { ChangeStep } from '../../data/change.ts'
import { isSameValue } from '../../data/same-value.ts'
import { updateOf } from '../kept-figure.ts'
import type { CropPlace, CropToWrite } from './crop-place.ts'
import type { ReadFertiliser } from './crop-row.ts'
import { goneEvent, madeEvent } from './event-steps.ts'

export interface TypedNutrient {
  readonly isBefore: boolean
  readonly element: number
  /** Kilograms for a hectare. */
  readonly rate: number | null
}

/** Of one crop, and of one of both times. */
export function nutrientSteps(
  crop: CropToWrite,
  typed: readonly TypedNutrient[],
  place: CropPlace,
): readonly ChangeStep[] {
  return [true, false].flatMap(isBefore => {
    const wanted = typed.filter(one => one.isBefore === isBefore)
    const [event, ...others] = crop.events.fertiliser.filter(one => one.pre_applied === isBefore)
    if (wanted.length === 0 || others.length > 0) return []
    return event ? changed(event, wanted, place) : made(crop, wanted, place)
  })
}

function made(
  crop: CropToWrite,
  typed: readonly TypedNutrient[],
  place: CropPlace,
): readonly ChangeStep[] {
  const said = typed.filter(({ rate }) => rate !== null)
  const [first] = said
  if (!first) return []
  const values = { pre_applied: first.isBefore }
  const event = madeEvent(crop, { kind: 'fertiliser', values }, place)
  return [event, ...said.map(one => application(event.id, one, place))]
}

function changed(
  event: ReadFertiliser,
  typed: readonly TypedNutrient[],
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
  typed: readonly TypedNutrient[],
  place: Pick<CropPlace, 'farmId' | 'newId'>,
): readonly ChangeStep[] {
  return typed.flatMap((one): readonly ChangeStep[] => {
    const row = applied.find(({ chemical_element_id }) => chemical_element_id === one.element)
    if (!row) return one.rate === null ? [] : [application(id, one, place)]
    if (one.rate === null) {
      return [{ do: 'destroy', resource: 'fertiliser_chemical_applications', id: row.id }]
    }
    if (isSameValue(row.unit_ha, one.rate)) return []
    return [updateOf('fertiliser_chemical_applications', { ...row }, { unit_ha: one.rate })]
  })
}

function application(
  event: number,
  { element, rate }: TypedNutrient,
  { farmId, newId }: Pick<CropPlace, 'farmId' | 'newId'>,
): ChangeStep {
  return {
    ...{ do: 'store', resource: 'fertiliser_chemical_applications', id: newId() },
    values: {
      ...{ fertiliser_collection_event_id: event, chemical_element_id: element },
      ...{ unit_ha: rate, farm_id: farmId },
    },
  }
}
