// The sheets of crops with their columns, and rows in which something stands behind every one of them.

import type { SheetToWalk } from '../../sheet/sheet-to-walk-for-tests.ts'
import { writtenColumns } from './crop-columns.ts'
import { cropRow, lists } from './crops-for-tests.ts'
import { eventFields } from './events/event-fields.ts'
import { eventKinds, harvestKinds, resourceOf } from './events/event-kinds.ts'
import { fertiliserColumns } from './events/fertiliser-columns.ts'
import { saleColumns } from './sales/sale-columns.ts'
import { lineKinds } from './sales/sale-kinds.ts'

const none: readonly never[] = []
const one = { id: 1 }
const applied = {
  ...one,
  pre_applied: false,
  fertiliser_chemical_applications: [1, 2].map(element => ({
    id: element,
    chemical_element_id: element,
  })),
}
const everyEvent = {
  ...Object.fromEntries(eventKinds.map(kind => [kind, [one]])),
  fertiliser: [applied, { ...applied, pre_applied: true }],
}
const ways = ['sold', 'unsold'] as const
const products = ['grain', 'hay', 'lint'] as const
const saleLists = {
  terminals: none,
  storages: none,
  qualities: none,
  hayQualities: none,
  invoices: none,
  enterprises: [one, { id: 2 }] as never,
}

export const cropSheets: readonly SheetToWalk[] = [
  {
    name: 'crops',
    of: 'crop_collections',
    columns: writtenColumns(lists),
    rows: harvestKinds.map(harvest => cropRow(1, everyEvent, { harvest })),
  },
  ...eventKinds.map(kind => ({
    name: `all events: ${kind}`,
    of: resourceOf[kind],
    columns: eventFields(kind, lists, null),
    rows: [one],
  })),
  {
    name: 'applications',
    of: 'fertiliser_collection_events',
    columns: fertiliserColumns(lists),
    rows: [applied],
  },
  ...ways.flatMap(way =>
    products.map(product => ({
      name: `${way} ${product}`,
      of: lineKinds[way][product].lines,
      columns: saleColumns(way, product, saleLists),
      rows: [{ id: 1, head: one, line: one }],
    })),
  ),
]
