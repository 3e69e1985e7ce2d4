// What is typed about an event of a crop: made when something is typed first, gone when it is emptied.

import type { ChangeStep, Values } from '../../data/change.ts'
import { isSameValue } from '../../data/same-value.ts'
import { updateOf } from '../kept-figure.ts'
import type { CropPlace, CropToWrite } from './crop-place.ts'
import { harvestFields, ofPeriod, resourceOf } from './event-kinds.ts'
import type { EventKind } from './event-kinds.ts'

export interface Typed {
  readonly kind: EventKind
  /** By field of the event. */
  readonly values: Values
}

/** Several of a kind are not written from one cell. */
export function eventSteps(
  crop: CropToWrite,
  { kind, values }: Typed,
  place: CropPlace,
): readonly ChangeStep[] {
  const [event, ...others] = crop.events[kind]
  if (others.length > 0) return []
  if (!event) {
    const said = Object.entries(values).filter(([, value]) => !isNothing(value))
    return said.length === 0
      ? []
      : [madeEvent(crop, { kind, values: Object.fromEntries(said) }, place)]
  }
  const row: Values & { readonly id: number } = { ...event }
  const changed = Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isSameValue(row[field], value)),
  )
  if (Object.keys(changed).length === 0) return []
  const after = { ...row, ...changed }
  const isEmpty = saidOf[kind].every(field => isNothing(after[field]))
  return isEmpty ? goneEvent(kind, event) : [updateOf(resourceOf[kind], row, changed)]
}

export function madeEvent(
  { id }: Pick<CropToWrite, 'id'>,
  { kind, values }: Typed,
  place: CropPlace,
): Extract<ChangeStep, { do: 'store' }> {
  const { farmId, periodId, newId } = place
  const where = {
    crop_collection_id: id,
    farm_id: farmId,
    ...(ofPeriod.has(kind) && { period_id: periodId }),
  }
  const given =
    kind === 'ending'
      ? endingOf(values, place)
      : kind === 'fertiliser'
        ? { pre_applied: false }
        : {}
  return {
    do: 'store',
    resource: resourceOf[kind],
    id: newId(),
    values: { ...where, ...given, ...values },
  }
}

/** What hangs on it first: what nothing goes along with can be brought back. */
export function goneEvent(kind: EventKind, event: { readonly id: number }): readonly ChangeStep[] {
  const applied = (event as { fertiliser_chemical_applications?: readonly { id: number }[] })
    .fertiliser_chemical_applications
  return [
    ...(applied ?? []).map(({ id }) => ({
      ...{ do: 'destroy' as const, resource: 'fertiliser_chemical_applications' as const },
      id,
    })),
    { do: 'destroy', resource: resourceOf[kind], id: event.id },
  ]
}

/** An ending needs a day and a kind, whichever of them is typed first. */
function endingOf(values: Values, { today, otherEnding }: CropPlace): Values {
  return {
    ...(isNothing(values['date']) && { date: today }),
    ...(isNothing(values['crop_termination_type_id']) && { crop_termination_type_id: otherEnding }),
  }
}

/** An event that says nothing in any of these is not there any more. */
const saidOf: Readonly<Record<EventKind, readonly string[]>> = {
  sowing: [
    ...['variety_id', 'secondary_variety_id', 'sowing_date', 'sowing_area'],
    ...['sowing_rate', 'row_spacing'],
  ],
  fertiliser: ['application_date', 'fertiliser_product_id'],
  irrigation: ['irrigation_date', 'total_ml_applied'],
  fallow: ['area'],
  grazing: ['grazing_area', 'grazing_start_date', 'grazing_end_date', 'number_of_stock'],
  hay: [harvestFields.hay.day, harvestFields.hay.area, 'hay_tonnes'],
  grain: [harvestFields.grain.day, harvestFields.grain.area, 'grain_tonnes'],
  lint: [harvestFields.lint.day, harvestFields.lint.area, 'lint_bales', 'seed_tonnes'],
  cane: [
    ...[harvestFields.cane.day, harvestFields.cane.area],
    ...['biomass_tonnes', 'ccs_tonnes', 'billets_tonnes', 'burn_status_id'],
  ],
  ending: ['crop_termination_type_id'],
}

export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
