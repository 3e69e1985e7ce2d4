// A row of a sale, or of what is still to be sold, as balances and incomes of crops need it.

import type { LineOfSale } from '@furrow/farming/crops/crop-income'
import type { Known } from '@furrow/farming/numbers/ratio'
import { isSold, saleFigures } from './chapters/sale-line-kinds.ts'
import type { SaleFigure, SaleLineKind } from './chapters/sale-line-kinds.ts'

/** What a quality is called, by its list and its number. */
export type QualityOf = (list: string, id: number) => string | undefined

const noQuality: QualityOf = () => undefined

type SaleRow = Readonly<Record<string, unknown>>

/** What it is a line of: the crop, and the enterprise where someone said of which it is. */
export interface SaleHead {
  readonly crop_id: number
  readonly enterprise_id?: number | null
}

export function lineOfSale(
  declared: SaleLineKind,
  { crop_id, enterprise_id = null }: SaleHead,
  row: SaleRow,
  qualityOf: QualityOf = noQuality,
): LineOfSale {
  const { kind, key, unit, figures, quality } = declared
  const told = saleFigures.map(name => [name, numberIn(row, figures[name])])
  const unit_type = row[unit ?? '']
  return {
    crop_id,
    enterprise_id,
    kind,
    is_sold: isSold(declared),
    head_id: Number(row[key]),
    unit_type: typeof unit_type === 'string' ? unit_type : null,
    quality: (quality && qualityOf(quality.list, Number(row[quality.key]))) ?? null,
    ...(Object.fromEntries(told) as Readonly<Record<SaleFigure, Known>>),
  }
}

function numberIn(row: SaleRow, field = ''): Known {
  const value = row[field]
  return typeof value === 'number' ? value : null
}
