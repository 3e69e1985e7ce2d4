// What was done in the sheet of crops, as one change: fields of the crop and of its paddock, and the
// events behind the other cells.

import { sugarTonnes } from '@furrow/farming/sugar'
import type { Change, ChangeStep, Values } from '../../data/change.ts'
import { isSameValue } from '../../data/same-value.ts'
import type { CellValue } from '../../sheet/cell-kind.ts'
import type { SheetWrite } from '../../sheet/sheet-column.ts'
import { updateOf } from '../kept-figure.ts'
import type { CropPlace, CropToWrite } from './crop-place.ts'
import type { CropRow } from './crop-row.ts'
import { noEvents } from './crop-row.ts'
import { eventKinds, harvestFields, resourceOf } from './event-kinds.ts'
import type { EventKind, HarvestKind } from './event-kinds.ts'
import { eventSteps, goneEvent } from './event-steps.ts'
import { nutrientSteps } from './nutrient-steps.ts'
import { tagSteps } from './tag-steps.ts'

/** By column. */
type Cells = ReadonlyMap<string, CellValue>

export interface CropWriting extends CropPlace {
  /** What a crop is taken off by. */
  readonly harvestOf: (cropType: number | null) => HarvestKind | undefined
}

export function cropChange(write: SheetWrite, place: CropWriting): Change {
  const byId = new Map(place.rows.map(row => [row.id, row]))
  const edited = Map.groupBy(write.edits, ({ row }) => row)
  const steps = [
    ...write.removed.flatMap(id => goneCrop(byId.get(id))),
    ...[...edited].flatMap(([id, edits]) => {
      const row = byId.get(id)
      const cells = new Map(edits.map(({ column, value }) => [column, value]))
      return row ? changedCrop(row, cells, place) : []
    }),
    ...write.added.flatMap(cells => madeCrop(new Map(Object.entries(cells)), place)),
  ]
  const types = steps.flatMap(step =>
    step.do === 'store' || step.do === 'update' ? [step.values['current_crop_id']] : [],
  )
  return {
    label: write.label,
    farmId: place.farmId,
    steps: inKinds([...newlyGrown(types, place), ...steps]),
  }
}

function changedCrop(row: CropRow, cells: Cells, place: CropWriting): readonly ChangeStep[] {
  const own = differing(fieldsIn(cells, 'crop'), row.crop)
  const ofPaddock = row.paddock ? differing(fieldsIn(cells, 'paddock'), row.paddock) : {}
  const wanted = cells.get('tags')
  // What grows there may be another with the same write.
  const typed = own['current_crop_id'] as number | null | undefined
  const harvest = typed === undefined ? row.harvest : place.harvestOf(typed)
  return [
    ...(isEmpty(own) ? [] : [updateOf('crop_collections', { ...row.crop }, own)]),
    ...(row.paddock && !isEmpty(ofPaddock)
      ? [updateOf('paddocks', { ...row.paddock }, ofPaddock)]
      : []),
    ...eventsIn({ ...row, harvest }, cells, place),
    ...(wanted === undefined ? [] : tagSteps(row.crop, numbersIn(wanted), place)),
  ]
}

function madeCrop(cells: Cells, place: CropWriting): readonly ChangeStep[] {
  const { farmId, periodId, newId } = place
  const values = fieldsIn(cells, 'crop')
  const id = newId()
  const harvest = place.harvestOf((values['current_crop_id'] ?? null) as number | null)
  return [
    {
      ...{ do: 'store', resource: 'crop_collections', id },
      values: { farm_id: farmId, period_id: periodId, double_crop: false, ...values },
    },
    ...eventsIn({ id, harvest, events: noEvents }, cells, place),
    ...tagSteps({ id, taggables: [] }, numbersIn(cells.get('tags')), place),
  ]
}

function goneCrop(row: CropRow | undefined): readonly ChangeStep[] {
  if (!row) return []
  return [
    ...eventKinds.flatMap(kind => row.events[kind].flatMap(event => goneEvent(kind, event))),
    ...row.crop.taggables.map(({ id }) => ({
      ...{ do: 'destroy' as const, resource: 'taggables' as const },
      id,
    })),
    { do: 'destroy', resource: 'crop_collections', id: row.id },
  ]
}

function eventsIn(crop: CropToWrite, cells: Cells, place: CropPlace): readonly ChangeStep[] {
  const byKind = new Map<EventKind, Record<string, unknown>>()
  for (const [column, value] of cells) {
    const [kind, field] = eventField(column, crop)
    if (!kind || field === undefined) continue
    const kept = field === 'ccs' ? sugarOf(value, crop, cells) : value
    byKind.set(kind, { ...byKind.get(kind), [field === 'ccs' ? 'ccs_tonnes' : field]: kept })
  }
  const nutrients = [...cells].flatMap(([column, value]) => {
    const [, when, element] = /^(pre|nutrient)\.(\d+)$/.exec(column) ?? []
    const rate = typeof value === 'number' ? value : null
    return element ? [{ isBefore: when === 'pre', element: Number(element), rate }] : []
  })
  return [
    ...[...byKind].flatMap(([kind, values]) => eventSteps(crop, { kind, values }, place)),
    ...nutrientSteps(crop, nutrients, place),
  ]
}

/** Which field of which kind of event a column stands for in a row; nothing where it stands for none. */
export function eventField(
  column: string,
  { harvest }: Pick<CropRow, 'harvest'>,
): readonly [kind: EventKind | undefined, field: string | undefined] {
  const [part = '', field = ''] = column.split('.')
  if (part === 'harvest') {
    const fields = harvest && harvestFields[harvest]
    return [harvest, fields?.[field as 'day' | 'area']]
  }
  return eventKinds.includes(part as EventKind)
    ? [part as EventKind, field]
    : [undefined, undefined]
}

/** Mills say CCS, which is kept as tonnes of sugar. */
function sugarOf(ccs: CellValue, { events }: CropToWrite, cells: Cells): number | null {
  const typed = cells.get('cane.biomass_tonnes')
  const cane = typed === undefined ? (events.cane[0]?.biomass_tonnes ?? null) : typed
  return sugarTonnes(numberOrNull(cane), numberOrNull(ccs))
}

/** A crop that is grown is one that the farm says it grows. */
function newlyGrown(types: readonly unknown[], place: CropPlace): readonly ChangeStep[] {
  const fresh = new Set(types.filter(type => typeof type === 'number' && !place.grown.has(type)))
  const { farmId: farm_id, periodId: period_id, newId } = place
  return [...fresh].map(crop_type_id => ({
    ...{ do: 'store' as const, resource: 'crop_type_farm_periods' as const, id: newId() },
    values: { crop_type_id, farm_id, period_id, all_questions_answered: false },
  }))
}

/** What hangs on a row is made after it and gone before it; rows of a kind are written together. */
function inKinds(steps: readonly ChangeStep[]): readonly ChangeStep[] {
  const rank = ({ do: deed, resource }: ChangeStep) => {
    const place = inOrder.indexOf(resource)
    return deed === 'destroy' ? -place : place
  }
  return steps.toSorted(
    (one, other) =>
      Number(other.do === 'destroy') - Number(one.do === 'destroy') ||
      rank(one) - rank(other) ||
      (one.do < other.do ? -1 : one.do > other.do ? 1 : 0),
  )
}

const inOrder: readonly string[] = [
  ...['crop_type_farm_periods', 'paddocks', 'crop_collections'],
  ...Object.values(resourceOf),
  ...['fertiliser_chemical_applications', 'taggables'],
]

function fieldsIn(cells: Cells, part: 'crop' | 'paddock'): Values {
  return Object.fromEntries(
    [...cells].flatMap(([column, value]) => {
      const [of, field = ''] = column.split('.')
      return of === part ? [[field, typeof value === 'string' ? value.trim() || null : value]] : []
    }),
  )
}

function differing(values: Values, row: object): Values {
  const known = row as Values
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isSameValue(known[field], value)),
  )
}

const isEmpty = (values: Values): boolean => Object.keys(values).length === 0

function numbersIn(value: CellValue | undefined): readonly number[] {
  return Array.isArray(value) ? value.filter(one => typeof one === 'number') : []
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
