// What crops of a period brought in, with what was kept of them, and what they cost.

import { overheadsOfHectare, plainMargin, plainMarginOfKind } from './plain-crop-margins.ts'
import type { PaidCrop } from './plain-crop-margins.ts'
import type { PlainCrop } from './plain-crop.ts'
import { plainIncomes } from './plain-income.ts'
import { plainKept, withKept } from './plain-kept.ts'
import { plainMarket, plainShares } from './plain-shared-costs.ts'
import { soldOfCrops } from './plain-sold.ts'
import type { PlainSold } from './plain-sold.ts'
import type { CropType, Figure, RawFarm } from './raw-farm.ts'
import type { RawRecord } from './raw-record.ts'

interface Asked {
  readonly period: number
  readonly types: ReadonlyMap<number, CropType>
  readonly crops: readonly PlainCrop[]
  readonly sold: ReadonlyMap<string, PlainSold>
  /** As the record has them. */
  readonly record: Readonly<Record<string, Figure>>
  readonly raw: RawRecord
}

export function plainCropMoney(farm: RawFarm, asked: Asked) {
  const { period, crops, sold, record, raw } = asked
  const own = <Row extends { readonly period_id: number }>(rows: readonly Row[]) =>
    rows.filter(({ period_id }) => period_id === period)
  const earned = plainIncomes(farm, period)
  const before = soldOfCrops(farm, { ...asked, kept: new Map() })
  const sharing = {
    crops,
    record,
    incomes: new Map([...before].map(([id, { income }]) => [id, income] as const)),
    sharing: { shares: own(raw.sharing.shares), drivers: own(raw.sharing.drivers) },
  }
  const market = plainMarket(sharing)
  const kept = plainKept(crops, sold, market)
  const incomes = withKept(earned, kept)
  const soldOf = soldOfCrops(farm, { ...asked, kept })
  // Where no record is kept, no cost is known.
  const hasRecord = Object.keys(record).length > 0
  const borne = hasRecord ? plainShares(sharing) : new Map<number, number>()
  const overheads = overheadsOfHectare(record)
  const paid = crops.flatMap((crop): PaidCrop[] => {
    const [sale, cost, way] = [soldOf.get(crop.id), borne.get(crop.id), market.get(crop.id)]
    const money = { cost: cost ?? null, market: way ?? null, overheads }
    return sale ? [{ crop, earned: sale, ...money }] : []
  })
  return {
    borne,
    kept,
    incomes,
    soldOf,
    margins: new Map(paid.map(one => [one.crop.id, plainMargin(one)])),
    marginOf: (kind: readonly PlainCrop[]) =>
      plainMarginOfKind(paid.filter(({ crop }) => kind.includes(crop))),
  }
}
