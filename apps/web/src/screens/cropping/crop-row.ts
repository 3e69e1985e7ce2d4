// A crop of a period as its screens show it: the row itself, its ground, and all that was done to it.

import type { RowWith } from '@furrow/wire/client/row-with'
import type { Row } from '@furrow/wire/client/row-types'
import type { EventKind, EventOf, HarvestKind } from './event-kinds.ts'
import { eventKinds, harvestFields } from './event-kinds.ts'

export type ReadCrop = RowWith<'crop_collections', 'taggables'>
export type ReadFertiliser = RowWith<
  'fertiliser_collection_events',
  'fertiliser_chemical_applications'
>
type Paddock = Row<'paddocks'>
export type CropType = Row<'crop_types'>

export type CropEvents = {
  readonly [Kind in EventKind]: readonly (Kind extends 'fertiliser'
    ? ReadFertiliser
    : EventOf<Kind>)[]
}

export interface CropRow {
  readonly id: number
  readonly crop: ReadCrop
  readonly paddock: Paddock | undefined
  readonly type: CropType | undefined
  /** What it is taken off by; nothing where it is grazed, or nobody has said what grows there. */
  readonly harvest: HarvestKind | undefined
  /** In the order of their days. */
  readonly events: CropEvents
  readonly figures: CropFigures
}

/** What follows from more than the crop itself. */
export interface CropFigures {
  /** Millimetres from the end of the crop before to the sowing. */
  readonly fallowRain: number | null
  /** Millimetres from sowing to harvest, or to today. */
  readonly cropRain: number | null
  /** The gauge whose rain that is. */
  readonly gauge: string | undefined
  /** The number of the kind of fallow that the days say. */
  readonly fallowType: number | undefined
  /** The number of the enterprise that use, fallow and crop say. */
  readonly enterprise: number | undefined
}

export interface CropsRead {
  readonly crops: readonly ReadCrop[]
  readonly paddocks: readonly Paddock[]
  readonly types: readonly CropType[]
  readonly harvests: readonly Row<'harvest_types'>[]
  readonly events: CropEvents
  readonly figuresOf: (row: Omit<CropRow, 'figures'>) => CropFigures
}

export function cropRows(read: CropsRead): readonly CropRow[] {
  const paddocks = byId(read.paddocks)
  const types = byId(read.types)
  const harvests = byId(read.harvests)
  const events = byCrop(read.events)
  return read.crops
    .map(crop => {
      const type = types.get(crop.current_crop_id ?? 0)
      const slug = harvests.get(type?.harvest_type_id ?? 0)?.slug ?? ''
      const row = {
        ...{ id: crop.id, crop, type },
        paddock: paddocks.get(crop.paddock_id),
        harvest: slug in harvestFields ? (slug as HarvestKind) : undefined,
        events: events.get(crop.id) ?? noEvents,
      }
      return { ...row, figures: read.figuresOf(row) }
    })
    .toSorted((one, other) => inOrder.compare(nameOf(one), nameOf(other)) || one.id - other.id)
}

const inOrder = new Intl.Collator('en-AU', { numeric: true })

/** `Coolibah 1, Wheat` */
export function nameOf({ paddock, type }: Pick<CropRow, 'paddock' | 'type'>): string {
  return [paddock?.name ?? 'No paddock', type?.name].filter(Boolean).join(', ')
}

export const noEvents: CropEvents = {
  ...{ sowing: [], fertiliser: [], irrigation: [], fallow: [], grazing: [] },
  ...{ hay: [], grain: [], lint: [], cane: [], ending: [] },
}

export function dayOf(kind: EventKind, event: object): string | null {
  const day = (event as Record<string, unknown>)[dayFields[kind] ?? '']
  return typeof day === 'string' ? day : null
}

const dayFields: Readonly<Partial<Record<EventKind, string>>> = {
  sowing: 'sowing_date',
  fertiliser: 'application_date',
  irrigation: 'irrigation_date',
  grazing: 'grazing_start_date',
  hay: 'cut_date',
  grain: 'harvested_date',
  lint: 'harvested_date',
  cane: 'date',
  ending: 'date',
}

function byCrop(events: CropEvents): ReadonlyMap<number, CropEvents> {
  const found = new Map<number, Record<EventKind, object[]>>()
  for (const kind of eventKinds) {
    for (const event of events[kind]) {
      const id = event.crop_collection_id
      const own = found.get(id) ?? structuredClone(noEvents as Record<EventKind, object[]>)
      own[kind].push(event)
      found.set(id, own)
    }
  }
  for (const own of found.values()) {
    for (const kind of eventKinds) {
      own[kind].sort((one, other) => compared(dayOf(kind, one), dayOf(kind, other)))
    }
  }
  return found as unknown as ReadonlyMap<number, CropEvents>
}

/** What has no day yet stands last. */
function compared(one: string | null, other: string | null): number {
  const [first, second] = [one ?? '9999', other ?? '9999']
  return first < second ? -1 : first > second ? 1 : 0
}

function byId<One extends { readonly id: number }>(rows: readonly One[]): ReadonlyMap<number, One> {
  return new Map(rows.map(row => [row.id, row]))
}
