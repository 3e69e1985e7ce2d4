// Stock that was sold, bought or lost, as the change that it is: a line of the ledger and what happened.

import { causesOfDeath } from '@furrow/catalogue/choices'
import { stockMovementEntries } from '@furrow/catalogue/chapters/stock-movement-kinds'
import type { EntityName } from '@furrow/catalogue/furrow'
import type { Change, Values } from '../../../data/outbox/change.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { countText } from '../../../ui/amounts.ts'

export const causes = causesOfDeath.map(cause => ({ value: cause, label: cause }))

export type StockEntryKind = 'sale' | 'purchase' | 'death'

export interface TypedStock {
  readonly kind: StockEntryKind
  readonly stock: StockKept
  readonly day: string
  readonly number: number
  /** Kilograms a head. */
  readonly weight: number | null
  /** Cents, of all of them together; of what is sold or bought. */
  readonly value: number | null
  /** Of deaths. */
  readonly cause?: string | null
}

/** A class in an enterprise. */
export interface StockKept {
  readonly livestock_class_id: number
  readonly livestock_enterprise_id: number
  readonly name: string
}

export function stockToAdd(
  { kind, stock, day, number, weight, value, cause = null }: TypedStock,
  { farmId: farm_id, periodId: period_id }: CollectionPlace,
  newId: () => number,
): Change {
  const where = { farm_id, period_id }
  const { name, ...of } = stock
  const { table, line: key, value: field, cause: why } = declared(kind)
  const [line, event] = [newId(), newId()]
  const values: Values = { ...where, ...of, number, entry_date: day, ...filled('weight', weight) }
  return {
    label: `${words[kind]} of ${countText(number, 'head', 'head')} of ${name}`,
    farmId: farm_id,
    steps: [
      { do: 'store', resource: 'livestock_ledgers', id: line, values },
      {
        do: 'store',
        resource: table as EntityName,
        id: event,
        values: {
          ...where,
          [key]: line,
          ...(field && filled(field, value)),
          ...(why && filled(why, cause)),
        },
      },
    ],
  }
}

const words: Readonly<Record<StockEntryKind, string>> = {
  sale: 'Sale',
  purchase: 'Purchase',
  death: 'Loss',
}

function filled(field: string, figure: number | string | null): Values {
  return figure === null ? {} : { [field]: figure }
}

function declared(kind: StockEntryKind) {
  const found = stockMovementEntries().find(([name]) => name === kind)
  if (!found) throw new Error(`There is no movement called ${kind}.`)
  return found[1]
}
