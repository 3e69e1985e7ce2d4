// The figures of the financial record that follow from rows, all of them, by their names.

import type { PlainCrop } from './plain-crop.ts'
import { plainCropCosts } from './plain-crop-costs.ts'
import { plainCropsOfRecord } from './plain-crops-of-record.ts'
import { plainGrazing } from './plain-grazing.ts'
import { plainHoldings } from './plain-holdings.ts'
import { plainIncomeOfRecord } from './plain-income-of-record.ts'
import { plainLand } from './plain-land.ts'
import { plainMoney } from './plain-money.ts'
import { plainRainOfRecord } from './plain-rain-of-record.ts'
import { plainStock } from './plain-stock.ts'
import { per } from './plain-figures.ts'
import type { CropType, Figure, RawFarm } from './raw-farm.ts'
import type { RawRatings, RawRecord } from './raw-record.ts'

export interface AskedRecord {
  readonly farm: RawFarm
  readonly raw: RawRecord
  readonly ratings: RawRatings
  readonly types: ReadonlyMap<number, CropType>
  readonly crops: readonly PlainCrop[]
  /** What each crop bears of direct costs, by its number. */
  readonly borne: ReadonlyMap<number, number>
  /** What was kept of each kind is worth. */
  readonly kept: ReadonlyMap<number, number>
}

export function plainRecord(
  period: number,
  { farm, raw, ratings, types, crops, borne, kept }: AskedRecord,
): Readonly<Record<string, Figure>> {
  const name = farm.periods.get(period)?.name ?? ''
  const begun = new Map(ratings.begun.map(({ id, day }) => [id, day]))
  const land = plainLand(raw, period, begun)
  const income = plainIncomeOfRecord(farm, period, { crops, types, kept })
  const before = periodBefore(farm, begun, period)
  const figures: Readonly<Record<string, Figure>> = {
    ...land,
    ...plainRainOfRecord(farm, name),
    ...plainCropsOfRecord(crops, income.kinds),
    ...income.figures,
    ...plainStock({ raw, ratings, period, name, before, grazed: land.gz_area_ha }),
    ...plainHoldings(raw, period),
    ...plainMoney(raw, period),
    ...plainCropCosts({
      crops,
      types,
      borne,
      sheets: raw.cropSheets.filter(one => one.period_id === period),
    }),
    ...plainGrazing(farm, raw, period),
  }
  return { ...figures, ...together(figures) }
}

/** T7: dryland, irrigated and cane together, and what they earned on each of their hectares. */
function together(figures: Readonly<Record<string, Figure>>): Readonly<Record<string, Figure>> {
  const hectares = ['dl_area_cropped_ha', 'ir_area_cropped_ha', 'cane_area_ha']
  const earned = ['dryland_crop_income', 'irrigated_crop_income', 'cane_income', 'hay_income']
  const all = [...hectares, ...earned].map(name => figures[name] ?? null)
  if (all.includes(null)) return {}
  const sum = (names: readonly string[]) => names.reduce((so, name) => so + (figures[name] ?? 0), 0)
  const perHectare = per(sum(earned), sum(hectares))
  return {
    crop_income: sum(earned),
    crop_income_per_crop_ha: perHectare === null ? null : Math.round(perHectare),
  }
}

export function periodBefore(
  { periods }: RawFarm,
  begun: ReadonlyMap<number, string>,
  period: number,
): number | undefined {
  const day = (id: number) => begun.get(id) ?? ''
  return [...periods.keys()]
    .filter(id => day(id) < day(period))
    .toSorted((one, other) => (day(one) < day(other) ? 1 : -1))[0]
}
