// Reads all lines of sales of crops of a period, and of what is still to be sold, whatever they are
// counted in: which of them count is only known from all of them.

import { saleLineKinds } from '@furrow/catalogue/chapters/sale-line-kinds'
import { lineOfSale } from '@furrow/catalogue/line-of-sale'
import type { QualityOf } from '@furrow/catalogue/line-of-sale'
import { lineOfKept } from '@furrow/farming/crops/crop-income'
import type { LineOfSale } from '@furrow/farming/crops/crop-income'
import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'

/** A crop of the farm in the period. */
interface Grown {
  readonly id: number
  readonly crop_type_id: number
  readonly kept_for_use?: number | null
}

interface Asked {
  readonly farmId: number
  readonly grown: readonly Grown[]
}

/** Nothing as long as they are not read, and for who sees no money (`isShown`). */
export function useLinesOfSales(
  { farmId: farm_id, grown }: Asked,
  isShown = true,
): readonly LineOfSale[] | undefined {
  const known = grown.flatMap(({ id }) => (id > 0 ? [id] : []))
  const where = {
    farm_id,
    crop_type_farm_period_id: known.toSorted((one, other) => one - other),
  }
  const enabled = isShown && known.length > 0
  const sales = useRows('crop_sale_actuals', { where, includes: soldAs }, { enabled })
  const pools = useRows('crop_sale_estimate_pools', { where, includes: heldAs }, { enabled })
  const qualities = useRows('crop_type_qualities', {}, { enabled }).rows
  const hayQualities = useRows('hay_sale_qualities', {}, { enabled }).rows
  const isRead = enabled && [sales, pools].every(one => !one.isLoading && !one.failure)
  return useMemo(() => {
    if (!isRead) return undefined
    const qualityOf = namesOf({
      crop_type_qualities: qualities.map(({ id, quality }) => [id, quality]),
      hay_sale_qualities: hayQualities.map(({ id, name }) => [id, name]),
    })
    const heads = { crop_sale_actuals: sales.rows, crop_sale_estimate_pools: pools.rows }
    return linesOfSales(heads, grown, qualityOf)
  }, [isRead, sales.rows, pools.rows, grown, qualities, hayQualities])
}

const soldAs = ['grain_sale_actuals', 'hay_sale_actuals', 'lint_sale_actuals'] as const
const heldAs = [
  'grain_sale_estimates',
  'hay_sale_estimates',
  'lint_sale_estimates',
  'estimates',
] as const

type Kind = (typeof saleLineKinds)[number]
type SaleHeads = Readonly<Record<Kind['head'], readonly SaleHead[]>>

/** With its lines, by the name that their relation has. */
interface SaleHead {
  readonly id: number
  readonly crop_type_farm_period_id: number
  readonly enterprise_id?: number | null
  readonly [relation: string]: unknown
}

/** Those that belong to a sale or a pool of the crops, and what was kept of them. */
export function linesOfSales(
  heads: SaleHeads,
  grown: readonly Grown[],
  qualityOf?: QualityOf,
): readonly LineOfSale[] {
  const cropOf = new Map(grown.map(({ id, crop_type_id }) => [id, crop_type_id]))
  const sold = saleLineKinds.flatMap(kind =>
    heads[kind.head].flatMap(head => {
      const crop_id = cropOf.get(head.crop_type_farm_period_id)
      if (crop_id === undefined) return []
      const of = { crop_id, enterprise_id: head.enterprise_id ?? null }
      return linesIn(head, kind).map(row => lineOfSale(kind, of, row, qualityOf))
    }),
  )
  const kept = grown.flatMap(({ crop_type_id, kept_for_use: tonnes = null }) =>
    tonnes === null ? [] : [lineOfKept(crop_type_id, tonnes)],
  )
  return [...sold, ...kept]
}

type LineRow = Readonly<Record<string, unknown>>

function linesIn(head: SaleHead, { table }: Kind): readonly LineRow[] {
  const relation = table === 'crop_sale_estimates' ? 'estimates' : table
  return (head[relation] ?? []) as readonly LineRow[]
}

function namesOf(
  lists: Readonly<Record<string, readonly (readonly [id: number, name: string])[]>>,
): QualityOf {
  const names = new Map(Object.entries(lists).map(([list, rows]) => [list, new Map(rows)]))
  return (list, id) => names.get(list)?.get(id)
}
