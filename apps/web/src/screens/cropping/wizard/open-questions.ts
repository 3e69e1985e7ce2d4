// What the wizard asks of a crop, step by step, and for which paddocks the answer is missing.

import { cropEventKinds } from '@furrow/catalogue/chapters/crop-event-kinds'
import type { WizardQuestion } from '../../../period/wizard/wizard-question.ts'
import type { CropRow } from '../crop-row.ts'
import type { HarvestKind } from '../events/event-kinds.ts'
import type { CropAsked } from './current-crop.ts'

export interface Question extends WizardQuestion {
  /** Paddocks that it is missing for; none where it is asked of the crop as a whole. */
  readonly lacking: readonly CropRow[]
}

/** What is there is not asked for; what was answered without a figure stays in sight. */
export function questionsOf(crop: CropAsked): readonly Question[] {
  return asked.flatMap(({ name, step, asks, none, lacks }) => {
    const found = lacks(crop)
    if (found === false || (Array.isArray(found) && found.length === 0)) return []
    const answer = crop.answers[name]
    const state = answer === 'none' && none === undefined ? 'open' : (answer ?? 'open')
    const lacking = found === true ? [] : found
    return [{ name, step, asks, none, lacking, state }]
  })
}

interface Asked extends Pick<Question, 'name' | 'step' | 'asks' | 'none'> {
  /** `true`: of the crop as a whole. */
  readonly lacks: (crop: CropAsked) => readonly CropRow[] | boolean
}

const asked: readonly Asked[] = [
  {
    name: 'paddocks.any',
    step: 'paddocks',
    asks: 'Paddocks',
    none: undefined,
    lacks: ({ rows }) => rows.length === 0,
  },
  {
    name: 'paddocks.area',
    step: 'paddocks',
    asks: 'Area of the crop',
    none: undefined,
    lacks: crop => (crop.isSown ? sownHere(crop) : crop.rows).filter(row => coversNothing(row)),
  },
  {
    name: 'paddocks.fallow',
    step: 'paddocks',
    asks: 'Fallow before sowing',
    none: 'No fallow',
    lacks: crop => sownHere(crop).filter(({ crop: one }) => one.fallow_type_id === null),
  },
  {
    name: 'paddocks.enterprise',
    step: 'paddocks',
    asks: 'Enterprise',
    none: 'None fits',
    lacks: ({ rows }) => rows.filter(({ crop }) => crop.enterprise_id === null),
  },
  {
    name: 'sowing.variety',
    step: 'sowing',
    asks: 'Variety',
    none: 'No variety',
    lacks: crop =>
      crop.lists.varieties.length > 0 &&
      sownHere(crop).filter(({ events }) => events.sowing.every(one => one.variety_id === null)),
  },
  {
    name: 'sowing.day',
    step: 'sowing',
    asks: 'Sowing date',
    none: undefined,
    lacks: crop =>
      sownHere(crop).filter(({ events }) => events.sowing.every(one => one.sowing_date === null)),
  },
  {
    name: 'fertiliser.any',
    step: 'fertiliser',
    asks: 'Fertiliser',
    none: 'None applied',
    lacks: ({ rows, isSown }) =>
      isSown && rows.filter(({ events }) => events.fertiliser.length === 0),
  },
  {
    name: 'irrigation.any',
    step: 'irrigation',
    asks: 'Irrigation',
    none: 'Not irrigated',
    lacks: crop => wateredRows(crop).filter(({ events }) => events.irrigation.length === 0),
  },
  {
    name: 'grazing.any',
    step: 'grazing',
    asks: 'Grazing',
    none: 'Not grazed',
    lacks: crop =>
      mayBeGrazed(crop) &&
      crop.rows.length > 0 &&
      crop.rows.every(({ events }) => events.grazing.length === 0),
  },
  {
    name: 'harvest.taken',
    step: 'harvest',
    asks: 'Harvest date, area and amount',
    none: 'Not harvested',
    lacks: ({ rows, harvest }) =>
      harvest !== undefined && rows.filter(row => lacksHarvest(row, harvest)),
  },
  {
    name: 'ending.how',
    step: 'ending',
    asks: 'Reason the rest was not harvested',
    none: 'Still standing',
    lacks: crop => crop.rows.filter(row => lacksEnding(row, crop)),
  },
]

/** What stands for years was sown in one of them. */
function sownHere({ rows, isPerennial, isSown }: CropAsked): readonly CropRow[] {
  if (!isSown) return []
  return isPerennial ? rows.filter(({ events }) => events.sowing.length > 0) : rows
}

export function wateredRows({ rows, watered }: Pick<CropAsked, 'rows' | 'watered'>) {
  return rows.filter(
    ({ paddock }) => watered.has(paddock?.asset_type_id ?? 0) || Boolean(paddock?.irrigation_type),
  )
}

/** Crops that are often grazed, too, or that are grown for nothing else. */
function mayBeGrazed({ type, harvest, isSown }: Grazeable): boolean {
  if (!isSown) return false
  const { also } = (type.options ?? {}) as { readonly also?: unknown }
  return harvest === undefined || (Array.isArray(also) && also.includes('grazing'))
}

type Grazeable = Pick<CropAsked, 'type' | 'harvest' | 'isSown'>

function coversNothing({ events }: CropRow): boolean {
  const areas = [
    ...events.sowing.map(one => one.sowing_area),
    ...events.fallow.map(one => one.area),
  ]
  return areas.every(area => area === null)
}

function lacksHarvest({ events }: CropRow, harvest: HarvestKind): boolean {
  const taken = events[harvest] as readonly object[]
  if (taken.length === 0) return events.ending.length === 0
  const { day, area, quantity } = cropEventKinds[harvest]
  return taken.some(one => [day, area, quantity].some(field => isMissing(one, field)))
}

function isMissing(event: object, field: string): boolean {
  return ((event as Record<string, unknown>)[field] ?? null) === null
}

/** A crop that is not taken off ends otherwise; of one that is, all that was sown must be off. */
function lacksEnding(row: CropRow, crop: CropAsked): boolean {
  const { harvest, isPerennial, isSown } = crop
  const { events, line } = row
  if (isPerennial || !isSown || events.ending.length > 0) return false
  if (harvest === undefined) return true
  return events[harvest].length > 0 && (line.area_left ?? 0) > 0
}
