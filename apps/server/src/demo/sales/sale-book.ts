// What all sales of one made-up farm share: its delivery points, storages and invoices, each written
// down when it is first needed.

import type { cropStorageKinds } from '@furrow/catalogue/choices'
import { dayNumber, dayText } from '../demo-days.ts'
import type { Making, PlannedPeriod } from '../plan.ts'
import type { Random } from '../random.ts'

export interface SaleBook {
  readonly making: Making
  readonly random: Random
  readonly north: boolean
  readonly terminals: Set<string>
  readonly storages: Map<string, number>
  /** Invoices so far. */
  invoices: number
}

/** Whole cents: what was sold, and what the rest should bring. */
export interface Income {
  readonly income: number
  readonly onHand: number
  /** Tonnes kept for the own stock. */
  readonly fed: number
}

export type StorageKind = (typeof cropStorageKinds)[number]

/** Nothing happens later than this. */
const lastDay = dayNumber('2026-10-31')

export function saleBook(making: Making): SaleBook {
  const south = making.plan.kind === 'mixed' || making.plan.kind === 'sheep'
  return {
    making,
    random: making.random.stream('crop sales'),
    north: !south,
    terminals: new Set(),
    storages: new Map(),
    invoices: 0,
  }
}

interface Delivery {
  readonly grown: number
  readonly terminal: string
  readonly day: number
}

/** A sale, before its lines. */
export function addSale(book: SaleBook, { grown, terminal, day }: Delivery): number {
  const { rows, listed, farm } = book.making
  const point = listed('crop_sale_terminals', terminal)
  if (!book.terminals.has(terminal)) {
    rows.add('crop_sale_terminal_farm', { crop_sale_terminal_id: point, farm_id: farm })
    book.terminals.add(terminal)
  }
  return rows.add('crop_sale_actuals', {
    terminal_id: point,
    date: dayText(Math.min(day, lastDay)),
    crop_type_farm_period_id: grown,
    farm_id: farm,
  })
}

/** What is still to be sold or used of a crop, and where it lies. */
export function addPool(book: SaleBook, grown: number, kind: StorageKind): number {
  const { rows, farm } = book.making
  return rows.add('crop_sale_estimate_pools', {
    crop_storage_id: storageOf(book, kind),
    crop_type_farm_period_id: grown,
    farm_id: farm,
  })
}

function storageOf({ making, storages }: SaleBook, kind: StorageKind): number {
  const known = storages.get(kind)
  if (known !== undefined) return known
  const { rows, farm } = making
  const storage = rows.add('crop_storages', { name: storageNames[kind], kind, farm_id: farm })
  rows.add('crop_storage_farm', { crop_storage_id: storage, farm_id: farm })
  storages.set(kind, storage)
  return storage
}

const storageNames: Readonly<Record<StorageKind, string>> = {
  Silo: 'Silos at the yard',
  Shed: 'Big shed',
  'Silo bag': 'Silo bags by the road',
  Bunker: 'Bunker',
  'Grain bin': 'Field bins',
  'Warehouse (bulk handler)': 'Warehoused at the depot',
  'Delivered unpriced': 'Delivered, not priced',
  'Feed pit': 'Feed pit',
}

/** The buyer's invoice for a sale; numbers are never given twice. */
export function addInvoice(book: SaleBook, { id, name }: PlannedPeriod): number {
  book.invoices += 1
  return book.making.rows.add('crop_rctis', {
    rcti_id: `RCTI ${name} ${String(book.invoices).padStart(3, '0')}`,
    file_id: null,
    farm_id: book.making.farm,
    period_id: id,
  })
}

/** Days of so many sales after the harvest, the first first. */
export function saleDays({ random }: SaleBook, harvest: string, times: number): readonly number[] {
  const off = dayNumber(harvest)
  const span = Math.min(240, lastDay - off)
  return Array.from({ length: times }, (_, sale) =>
    Math.round(off + 1 + ((sale + random.between(0.05, 0.9)) / times) * (span - 1)),
  )
}

/** Cuts an amount into so many parts, near each other in size; they add up to it exactly. */
export function shared(random: Random, amount: number, times: number): readonly number[] {
  const weights = Array.from({ length: times }, () => random.between(0.6, 1.4))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let left = amount
  return weights.map((weight, place) => {
    const part = place === times - 1 ? left : Math.round(amount * (weight / whole))
    left -= part
    return part
  })
}
