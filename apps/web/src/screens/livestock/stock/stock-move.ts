// A movement of stock as it is recorded: a line of the ledger with what tells what it was. A transfer is one
// movement with two lines.

import { stockMovementEntries } from '@furrow/catalogue/chapters/stock-movement-kinds'
import type { StockMovementKindDeclared } from '@furrow/catalogue/chapters/stock-movement-kinds'
import type { EntityName } from '@furrow/catalogue/furrow'
import type { StockMovementKind } from '@furrow/farming/stock/herd'
import type { Row } from '@furrow/wire/client/row-types'
import type { Values } from '../../../data/outbox/change.ts'

/** As people name them: a transfer goes out and comes in at once. */
export type MoveKind = Exclude<StockMovementKind, 'transfer in' | 'transfer out'> | 'transfer'

export type LedgerLine = Row<'livestock_ledgers'>
type MoveEvent = Values & { readonly id: number }

export interface StockMove {
  /** Of its line; of a transfer of the line that they leave. */
  readonly id: number
  readonly kind: MoveKind
  readonly line: LedgerLine
  /** Of a transfer: the line that they join. */
  readonly into: LedgerLine | undefined
  /** Of births the breeding round: they follow from it. */
  readonly event: MoveEvent
}

const declared = new Map(stockMovementEntries())

/** Where the event of a kind is kept, and which field names its line. */
export function eventOfKind(kind: MoveKind): StockMovementKindDeclared & { table: EntityName } {
  const found = declared.get(kind === 'transfer' ? 'transfer out' : kind)
  if (!found) throw new Error(`There is no movement called ${kind}.`)
  return found as StockMovementKindDeclared & { table: EntityName }
}

/** In the order of a summary’s columns. */
export const moveKinds: readonly MoveKind[] = [...declared.keys()].flatMap(kind =>
  kind === 'transfer in' ? ['transfer' as const] : kind === 'transfer out' ? [] : [kind],
)

/** The tables of the events, each once. */
export type MoveTable =
  | 'livestock_opening_events'
  | 'livestock_reproduction_lifecycles'
  | 'livestock_purchase_events'
  | 'livestock_transfer_events'
  | 'livestock_adjustment_events'
  | 'livestock_death_events'
  | 'livestock_sale_events'

export type MoveEvents = Readonly<Record<MoveTable, readonly MoveEvent[]>>

/** By day; a line that nothing tells of is no movement yet. */
export function stockMoves(lines: readonly LedgerLine[], events: MoveEvents): readonly StockMove[] {
  const lineOf = new Map(lines.map(line => [line.id, line]))
  const moves = moveKinds.flatMap(kind => {
    const { table, line: key, only } = eventOfKind(kind)
    return events[table as MoveTable].flatMap((event): readonly StockMove[] => {
      if (only && event[only.field] !== only.is) return []
      const line = lineOf.get(Number(event[key]))
      const into = kind === 'transfer' ? lineOf.get(Number(event[joins])) : undefined
      return line && (into || kind !== 'transfer') ? [{ id: line.id, kind, line, into, event }] : []
    })
  })
  return moves.toSorted((one, other) => compared(dayOf(one), dayOf(other)) || one.id - other.id)
}

const joins = 'in_livestock_ledger_id'

/** What has no day yet stands last, but for what was there from the first. */
function dayOf({ kind, line }: StockMove): string {
  return line.entry_date ?? (kind === 'opening' ? '' : '9999')
}

function compared(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
