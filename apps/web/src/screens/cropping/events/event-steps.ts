// What is typed about an event of a crop: made when something is typed first, gone when it is emptied.

import { cropEventKind } from '@furrow/catalogue/chapters/crop-event-kinds'
import type { ChangeStep, Values } from '../../../data/outbox/change.ts'
import { changedSteps, filledIn, goneStep } from '../../../sheet/writing/sheet-parts.ts'
import type { CropPlace, CropToWrite } from '../crop-place.ts'
import { resourceOf } from './event-kinds.ts'
import type { EventKind } from './event-kinds.ts'

interface Typed {
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
    const said = filledIn(values)
    return Object.keys(said).length === 0 ? [] : [madeEvent(crop, { kind, values: said }, place)]
  }
  const steps = changedSteps(resourceOf[kind], event, values)
  const after: Values = { ...event, ...values }
  const isEmpty = saidOf(kind).every(field => isNothing(after[field]))
  return isEmpty && steps.length > 0 ? goneEvent(kind, event) : steps
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
    ...(cropEventKind(kind).ofPeriod && { period_id: periodId }),
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

/** What belongs to it first: what nothing goes along with can be restored. */
export function goneEvent(kind: EventKind, event: { readonly id: number }): readonly ChangeStep[] {
  const applied = (event as { fertiliser_chemical_applications?: readonly { id: number }[] })
    .fertiliser_chemical_applications
  return [
    ...(applied ?? []).map(({ id }) => goneStep('fertiliser_chemical_applications', id)),
    goneStep(resourceOf[kind], event.id),
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
function saidOf(kind: EventKind): readonly string[] {
  const { day, lastDay, area, quantity, seed, how } = cropEventKind(kind)
  const own = kind === 'ending' ? [how?.key] : [day, lastDay, area, quantity, seed]
  return [...own, ...(alsoSaid[kind] ?? [])].filter(field => field !== undefined)
}

/** Beside its day, its area and what came off. */
const alsoSaid: Readonly<Partial<Record<EventKind, readonly string[]>>> = {
  sowing: ['variety_id', 'secondary_variety_id', 'sowing_rate', 'row_spacing'],
  fertiliser: ['fertiliser_product_id'],
  grazing: ['number_of_stock'],
  cane: ['ccs_tonnes', 'billets_tonnes', 'burn_status_id'],
}

export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
