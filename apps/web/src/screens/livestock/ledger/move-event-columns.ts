// What is said of a movement beside its line: what it cost or brought, who the agent was, of what animals died.

import { livestock } from '@furrow/catalogue/chapters/livestock'
import { entityIn } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { CellValue } from '../../../sheet/cells/cell-kind.ts'
import { fieldColumns } from '../../../sheet/cells/field-column.ts'
import type { FieldWish } from '../../../sheet/cells/field-column.ts'
import type { SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import type { MoveKind, StockMove } from '../stock/stock-move.ts'
import { eventOfKind } from '../stock/stock-move.ts'
import { kindIn } from './kind-of-row.ts'
import type { LedgerLists } from './ledger-lists.ts'
import { headPrice, valueTotal, weightPrice } from './ledger-totals.ts'

type Column = SheetColumn<StockMove>

export function eventColumns({ seesMoney, agents, invoices }: LedgerLists): readonly Column[] {
  return [
    ...(seesMoney ? [value, perHead, perKilogram, openingValue] : []),
    eventColumn(sales, 'contact_id', { ...agent, width: 150, options: agents }),
    eventColumn(sales, 'file_id', { ...invoice, width: 170, options: invoices }),
    eventColumn(deaths, 'cause', { ...cause, width: 140 }),
  ]
}

/** Why a kind has not what was typed before it was known; a sentence. */
export function whyNotOfKind(
  kind: CellValue,
  cells: ReadonlyMap<string, CellValue> = new Map(),
): string | undefined {
  const typed = Object.entries({
    total_value: worth,
    contact_id: agent,
    file_id: invoice,
    cause,
    value_per_head: each,
  })
  const wrong = typed.find(
    ([name, { kinds }]) =>
      (cells.get(`event.${name}`) ?? null) !== null && !kinds.includes(kind as MoveKind),
  )
  return wrong?.[1].why
}

const traded: readonly MoveKind[] = ['sale', 'purchase']
const worth = { kinds: traded, why: 'Only what is bought or sold has a value.' }
const agent = { kinds: traded, why: 'Only what is bought or sold has an agent.' }
const invoice = { kinds: traded, why: 'Only what is bought or sold has an invoice.' }
const cause: OfKinds = { kinds: ['death'], why: 'Only deaths have a cause.' }
const each: OfKinds = { kinds: ['opening'], why: 'Only an opening is valued by the head.' }
const [sales, deaths, openings] = [
  entityIn(livestock, 'livestock_sale_events'),
  entityIn(livestock, 'livestock_death_events'),
  entityIn(livestock, 'livestock_opening_events'),
]

interface OfKinds {
  /** Of movements of these kinds alone. */
  readonly kinds: readonly MoveKind[]
  /** Why other kinds have none; a sentence. */
  readonly why: string
}

type EventWish = OfKinds & Omit<FieldWish<StockMove>, 'unfit' | 'check'>

/** Sales and purchases have the same fields. */
function eventColumn<E extends Entity>(
  entity: E,
  name: keyof E['fields'] & string,
  { kinds, why, ...wish }: EventWish,
): Column {
  const has = (kind: unknown) => kinds.includes(kind as MoveKind)
  const field = fieldColumns(entity, {
    of: ({ kind, event }: StockMove) => (has(kind) ? event : undefined),
    prefix: 'event.',
  })
  return {
    ...field(name, wish),
    writes: value => ({ move: { [`event.${name}`]: value } }),
    unfit: of => (kindIn(of) === undefined || has(kindIn(of)) ? undefined : why),
    place: ({ kind, event }) =>
      has(kind) ? { resource: eventOfKind(kind).table, id: event.id, field: name } : undefined,
  }
}

const value = eventColumn(sales, 'total_value', {
  ...worth,
  heading: 'Value',
  width: 120,
  total: valueTotal,
})

const openingValue = eventColumn(openings, 'value_per_head', {
  ...each,
  width: 120,
  hidden: true,
})

const perHead = price('price_per_head', 'Per head', '$/head', headPrice)
const perKilogram = price('price_per_kg', 'Per kg', '$/kg', weightPrice)

function price(
  id: string,
  heading: string,
  unit: string,
  of: (moves: readonly StockMove[]) => number | null,
): Column {
  return {
    id,
    heading,
    unit,
    width: 150,
    locked: true,
    kind: { is: 'money' },
    value: move => (traded.includes(move.kind) ? of([move]) : null),
    total: of,
  }
}
