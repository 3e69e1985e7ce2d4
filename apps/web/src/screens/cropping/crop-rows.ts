// The crops of a period as their screens show them, with the figures that follow from their rows: each
// is calculated once for each change of what it is made of.

import { cropEventKind } from '@furrow/catalogue/chapters/crop-event-kinds'
import type { CostsOfFarm } from '@furrow/farming/crops/costs/cost-drivers'
import { moneyOf } from '@furrow/farming/crops/costs/crop-money'
import type { LineOfSale } from '@furrow/farming/crops/crop-income'
import { cropLine } from '@furrow/farming/crops/crop-line'
import type { PeriodDays, RainIn } from '@furrow/farming/crops/crop-rain'
import { soldCrops } from '@furrow/farming/crops/cropping-summary'
import type { CropNames } from './crop-names.ts'
import { cropRecord } from './recorded-crop.ts'
import type { CropBefore } from './recorded-crop.ts'
import { nameOf, noEvents } from './crop-row.ts'
import type { CropEvents, CropPaddock, CropRow, CropType, ReadCrop } from './crop-row.ts'
import { eventKinds, harvestKindOf } from './events/event-kinds.ts'
import type { EventKind } from './events/event-kinds.ts'
import { keptSame } from './kept-same.ts'
import type { KeptSame } from './kept-same.ts'
import { suggestedKinds } from './suggested-kinds.ts'
import type { KindsOffered } from './suggested-kinds.ts'

export interface CropsRead {
  readonly crops: readonly ReadCrop[]
  readonly paddocks: readonly CropPaddock[]
  readonly types: readonly CropType[]
  readonly events: CropEvents
  readonly names: CropNames
  readonly around: CropsAround
  /** Nothing as long as they are not read, and for who sees no money. */
  readonly sales?: readonly LineOfSale[] | undefined
  /** What the record and people say of the costs of the farm; the same. */
  readonly costs?: CostsOfFarm | null | undefined
}

/** What of their surroundings all crops of a period share. */
export interface CropsAround extends KindsOffered {
  readonly period: PeriodDays
  readonly gaugeOf: (paddock: CropPaddock) => GaugeRead | undefined
  readonly before: (crop: ReadCrop) => CropBefore
}

interface GaugeRead {
  readonly name: string
  /** Nothing as long as it is not read. */
  readonly rain: RainIn | undefined
}

/** `same` and `sameSold`: as they were given the last time, so that a crop is calculated once for each change. */
export function cropRows(
  read: CropsRead,
  same: KeptSame<CropRow> = keptSame(),
  sameSold: KeptSame<CropRow> = keptSame(),
): readonly CropRow[] {
  const rows = grownRows(read, same)
  return read.sales ? soldRows(rows, { sales: read.sales, costs: read.costs }, sameSold) : rows
}

/** Each with its part of what its kind of crop was sold for. */
function soldRows(
  rows: readonly CropRow[],
  { sales, costs }: { readonly sales: readonly LineOfSale[]; readonly costs: CropsRead['costs'] },
  same: KeptSame<CropRow>,
): readonly CropRow[] {
  const { crops } = soldCrops(
    rows.map(({ line }) => line),
    sales,
    costs,
  )
  return rows.map((row, place) => {
    const line = crops[place] ?? row.line
    const { costs, ...money } = moneyOf(line)
    const of = [row, ...Object.values(money), ...Object.values(costs)]
    return same(row.id, of, () => ({ ...row, line }))
  })
}

function grownRows(
  { crops, paddocks, types, events, names, around }: CropsRead,
  same: KeptSame<CropRow>,
): readonly CropRow[] {
  const paddockOf = byId(paddocks)
  const typeOf = byId(types)
  const eventsOf = byCrop(events)
  return crops
    .map(crop => {
      const paddock = paddockOf.get(crop.paddock_id)
      const type = typeOf.get(crop.current_crop_id ?? 0)
      const own = eventsOf.get(crop.id) ?? noEvents
      const gauge = paddock && around.gaugeOf(paddock)
      const before = around.before(crop)
      const of = [crop, paddock, type, names, around.period, around.enterprises, gauge?.rain]
      return same(
        crop.id,
        [...of, before.stands_since, before.ended_before, ...allEvents(own)],
        () => cropRow({ crop, paddock, type, events: own }, { names, around, gauge, before }),
      )
    })
    .toSorted((one, other) => inOrder.compare(nameOf(one), nameOf(other)) || one.id - other.id)
}

interface Beside extends Pick<CropsRead, 'names' | 'around'> {
  readonly gauge: GaugeRead | undefined
  readonly before: CropBefore
}

function cropRow(
  row: Pick<CropRow, 'crop' | 'paddock' | 'type' | 'events'>,
  { names, around, gauge, before }: Beside,
): CropRow {
  const record = cropRecord(row, names, before)
  const line = cropLine(record, { period: around.period, rain: gauge?.rain })
  return {
    ...row,
    id: row.crop.id,
    harvest: harvestKindOf(record.crop?.harvest),
    line,
    gauge: gauge?.name,
    suggested: suggestedKinds(row, { sown: line.sown, ended_before: before.ended_before }, around),
  }
}

function allEvents(events: CropEvents): readonly object[] {
  return eventKinds.flatMap(kind => events[kind] as readonly object[])
}

const inOrder = new Intl.Collator('en-AU', { numeric: true })

function dayOf(kind: EventKind, event: object): string | null {
  const day = (event as Record<string, unknown>)[cropEventKind(kind).day ?? '']
  return typeof day === 'string' ? day : null
}

function byCrop(events: CropEvents): ReadonlyMap<number, CropEvents> {
  const found = new Map<number, Record<EventKind, object[]>>()
  for (const kind of eventKinds) {
    for (const event of events[kind]) {
      const id = event.crop_collection_id
      const own = found.get(id) ?? emptyEvents()
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

function emptyEvents(): Record<EventKind, object[]> {
  return Object.fromEntries(eventKinds.map(kind => [kind, []])) as never
}

/** What has no day yet stands last. */
function compared(one: string | null, other: string | null): number {
  const [first, second] = [one ?? '9999', other ?? '9999']
  return first < second ? -1 : first > second ? 1 : 0
}

function byId<One extends { readonly id: number }>(rows: readonly One[]): ReadonlyMap<number, One> {
  return new Map(rows.map(row => [row.id, row]))
}
