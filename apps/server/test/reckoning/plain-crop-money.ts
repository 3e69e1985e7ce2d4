// What crops of a period brought in, with what was kept of them, and what they cost.

import type { PlainCrop } from './plain-crop.ts'
import { plainIncomes } from './plain-income.ts'
import { plainKept, withKept } from './plain-kept.ts'
import { plainMarket, plainShares } from './plain-shared-costs.ts'
import { soldOfCrops } from './plain-sold.ts'
import type { PlainSold } from './plain-sold.ts'
import type { Figure, RawFarm } from './raw-farm.ts'
import type { RawRecord } from './raw-record.ts'

interface Asked {
  readonly crops: readonly PlainCrop[]
  readonly sold: ReadonlyMap<string, PlainSold>
  /** As the record has them. */
  readonly record: Readonly<Record<string, Figure>>
  readonly raw: RawRecord
}

export function plainCropMoney(farm: RawFarm, period: number, { crops, sold, record, raw }: Asked) {
  const own = <Row extends { readonly period_id: number }>(rows: readonly Row[]) =>
    rows.filter(({ period_id }) => period_id === period)
  const earned = plainIncomes(farm, period)
  const sharing = {
    crops,
    record,
    incomes: new Map(
      [...soldOfCrops(crops, earned, sold)].map(([id, { income }]) => [id, income] as const),
    ),
    sharing: { shares: own(raw.sharing.shares), drivers: own(raw.sharing.drivers) },
  }
  const kept = plainKept(crops, sold, plainMarket(sharing))
  const incomes = withKept(earned, kept)
  const soldOf = soldOfCrops(crops, incomes, sold)
  return { borne: plainShares(sharing), kept, incomes, soldOf }
}
