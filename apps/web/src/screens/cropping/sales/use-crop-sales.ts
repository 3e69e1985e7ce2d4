// Reads what was sold of a crop of the period and what is still to be sold, and what both are chosen
// from.

import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { useSameMembers } from '../../../data/hooks/use-same-members.ts'
import { usePartedByUse } from '../../../period/retiring/use-still-used.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { SaleLists } from './sale-columns.ts'
import { lineKinds } from './sale-kinds.ts'
import type { SaleProduct, Way } from './sale-kinds.ts'
import { saleRows } from './sale-row.ts'
import type { SaleRow } from './sale-row.ts'

export interface AskedSales {
  readonly place: CollectionPlace
  /** The crop of the farm in the period. */
  readonly grown: number
}

export function useSaleRows({ place, grown }: AskedSales, way: Way, product: SaleProduct) {
  const kind = lineKinds[way][product]
  const { farmId: farm_id } = place
  const heads = useRows(kind.heads, { where: { farm_id, crop_type_farm_period_id: grown } })
  const lines = useLines(kind.lines as 'grain_sale_actuals', farm_id)
  const rows = useMemo(
    (): readonly SaleRow[] => saleRows(kind, heads.rows as never, lines.rows as never),
    [kind, heads.rows, lines.rows],
  )
  const { failure, retry } = heads.failure ? heads : lines
  return { kind, rows, failure, retry, isLoading: heads.isLoading || lines.isLoading }
}

/** All kinds of lines say whose they are in the same field. */
function useLines(resource: 'grain_sale_actuals', farm_id: number) {
  return useRows(resource, { where: { farm_id } })
}

/** `grown`: the enterprises that the crop is grown in. */
export function useSaleLists(
  place: CollectionPlace,
  cropType: number,
  grown: SaleLists['enterprises'],
): SaleLists {
  const { farmId, periodId } = place
  const terminals = useRows('crop_sale_terminals', { sort: ['name'] }).rows
  const held = useRows('crop_storages', { where: { farm_id: farmId }, sort: ['name'] }).rows
  const storages = usePartedByUse(held, place).used
  const hayQualities = useRows('hay_sale_qualities', { sort: ['sort_order', 'name'] }).rows
  const where = { farm_id: farmId, period_id: periodId }
  const invoices = useRows('crop_rctis', { where, sort: ['rcti_id'] }).rows
  const { rows } = useRows('crop_type_qualities', { sort: ['sort_order', 'id'] })
  const qualities = useMemo(
    () => rows.filter(({ crop_type_id }) => crop_type_id === null || crop_type_id === cropType),
    [rows, cropType],
  )
  return useSameMembers({
    terminals,
    storages,
    hayQualities,
    invoices,
    qualities,
    enterprises: grown,
  })
}
