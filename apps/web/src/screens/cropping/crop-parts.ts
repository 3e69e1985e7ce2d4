// What a row of the sheet of crops is kept in: fields of the crop and of its paddock, and related rows
// behind the other cells. Each part says which steps it takes to write it.

import type { ChangeStep } from '../../data/outbox/change.ts'
import type { SheetPart, SheetParts } from '../../sheet/writing/sheet-change.ts'
import { changedSteps, goneStep, rowPart } from '../../sheet/writing/sheet-parts.ts'
import type { CropPlace } from './crop-place.ts'
import type { CropRow } from './crop-row.ts'
import { noEvents } from './crop-row.ts'
import { eventKinds, resourceOf } from './events/event-kinds.ts'
import type { EventKind } from './events/event-kinds.ts'
import { eventSteps, goneEvent } from './events/event-steps.ts'
import { nutrientSteps, ratesIn } from './events/nutrient-steps.ts'
import { tagSteps } from './tags/tag-steps.ts'

type Part = SheetPart<CropRow>

export function cropParts(place: CropPlace): SheetParts<CropRow> {
  const { farmId: farm_id, periodId: period_id } = place
  const events = eventKinds.map(kind => [kind, eventPart(kind, place)] as const)
  return {
    grown: grownPart(place),
    paddock: paddockPart,
    crop: rowPart({
      resource: 'crop_collections',
      of: ({ crop }: CropRow) => crop,
      given: { farm_id, period_id, double_crop: false },
    }),
    ...Object.fromEntries(events),
    'nutrients before sowing': nutrientPart(true, place),
    'nutrients in crop': nutrientPart(false, place),
    tags: tagPart(place),
  }
}

/** A crop that is grown is one that the farm says it grows. */
function grownPart({ farmId: farm_id, periodId: period_id, grown, newId }: CropPlace): Part {
  const said = new Set(grown)
  const resource = 'crop_type_farm_periods'
  return {
    resources: [resource],
    steps: ({ crop_type_id }) => {
      if (typeof crop_type_id !== 'number' || said.has(crop_type_id)) return []
      said.add(crop_type_id)
      const values = { crop_type_id, farm_id, period_id, all_questions_answered: false }
      return [{ do: 'store', resource, id: newId(), values }]
    },
  }
}

const paddockPart: Part = {
  resources: ['paddocks'],
  steps: (values, { row }) => (row?.paddock ? changedSteps('paddocks', row.paddock, values) : []),
}

/** Made when something of it is typed first, gone when it is emptied. */
function eventPart(kind: EventKind, place: CropPlace): Part {
  return {
    resources: [resourceOf[kind]],
    steps: (values, { id, row }) =>
      eventSteps({ id, events: row?.events ?? noEvents }, { kind, values }, place),
    gone: ({ events }) => events[kind].flatMap(event => goneEvent(kind, event)),
  }
}

function nutrientPart(isBefore: boolean, place: CropPlace): Part {
  return {
    resources: ['fertiliser_collection_events', 'fertiliser_chemical_applications'],
    steps: (values, { id, row }): readonly ChangeStep[] => {
      const typed = { isBefore, rates: ratesIn(values) }
      return nutrientSteps({ id, events: row?.events ?? noEvents }, typed, place)
    },
  }
}

function tagPart(place: CropPlace): Part {
  return {
    resources: ['taggables'],
    steps: ({ tags }, { id, row }) =>
      tags === undefined
        ? []
        : tagSteps(row?.crop ?? { id, taggables: [] }, tags as readonly number[], place),
    gone: ({ crop }) => crop.taggables.map(({ id }) => goneStep('taggables', id)),
  }
}
