// One sale of a crop with its line, as the change that it is.

import { isSold, saleLineKinds } from '@furrow/catalogue/chapters/sale-line-kinds'
import type { SaleLineKind } from '@furrow/catalogue/chapters/sale-line-kinds'
import type { EntityName } from '@furrow/catalogue/furrow'
import type { Change } from '../../../data/outbox/change.ts'
import { numberText } from '../../../ui/amounts.ts'

export type SoldAs = 'grain' | 'hay' | 'lint'

export interface TypedSale {
  readonly farmId: number
  /** The crop of the farm in the period. */
  readonly grown: number
  readonly crop: string
  readonly soldAs: SoldAs
  readonly day: string
  /** Tonnes, or bales. */
  readonly quantity: number
  /** Kilograms; of hay alone. */
  readonly baleWeight: number | null
  /** Cents. */
  readonly income: number | null
}

export const saleUnits: Readonly<Record<SoldAs, string>> = {
  grain: 't',
  hay: 'bales',
  lint: 'bales',
}

export function saleToAdd(typed: TypedSale, newId: () => number): Change {
  const { farmId, grown, crop, soldAs, day, quantity, baleWeight, income } = typed
  const { head, key, table, figures } = lineOf(soldAs)
  const figured = [
    [figures.quantity, quantity],
    [figures.bale_weight, baleWeight],
    [figures.income, income],
  ] as const
  const values = Object.fromEntries(
    figured.flatMap(([field, value]) => (field && value !== null ? [[field, value]] : [])),
  )
  const [sale, line] = [newId(), newId()]
  const ofSale = { crop_type_farm_period_id: grown, farm_id: farmId, date: day }
  return {
    label: `Sale of ${numberText(quantity)} ${saleUnits[soldAs]} of ${crop}`,
    farmId,
    steps: [
      { do: 'store', resource: head, id: sale, values: ofSale },
      {
        do: 'store',
        resource: table as EntityName,
        id: line,
        values: { [key]: sale, farm_id: farmId, ...values },
      },
    ],
  }
}

function lineOf(soldAs: SoldAs): SaleLineKind {
  const found = saleLineKinds.find(line => isSold(line) && line.kind === soldAs)
  if (!found) throw new Error(`There are no sales of ${soldAs}.`)
  return found
}
