// Sums a crop up for the parts that come after: the sales and the financial record.

import type { CropFarm, CropOutcome, Standing } from './farm.ts'
import { dayText } from '../demo-days.ts'
import type { MadeCrop, PlannedPeriod } from '../plan.ts'

/** What the events of a crop came to. */
export type Sums = Pick<
  MadeCrop,
  | 'nitrogenPerHectare'
  | 'phosphorusPerHectare'
  | 'potassiumPerHectare'
  | 'sulphurPerHectare'
  | 'harvestedArea'
  | 'tonnes'
  | 'bales'
  | 'sugarTonnes'
  | 'megalitres'
  | 'failedArea'
  | 'hayArea'
  | 'doubleCrop'
> & { readonly lastTaken: number | null }

export const nothingCame: Sums = {
  nitrogenPerHectare: 0,
  phosphorusPerHectare: 0,
  potassiumPerHectare: 0,
  sulphurPerHectare: 0,
  harvestedArea: 0,
  tonnes: 0,
  bales: 0,
  sugarTonnes: 0,
  megalitres: 0,
  failedArea: 0,
  hayArea: 0,
  doubleCrop: false,
  lastTaken: null,
}

export function grownCrop(
  farm: CropFarm,
  { collection, paddock, crop, irrigated, area }: Grown,
  { lastTaken, ...sums }: Sums,
): CropOutcome {
  const { period } = paddock
  return {
    collection,
    paddock,
    period,
    crop,
    irrigated,
    sownArea: area,
    ...sums,
    grown: grownIn(farm, period, crop),
    lastHarvest: lastTaken === null ? null : dayText(lastTaken),
  }
}

type Grown = Pick<Standing, 'collection' | 'paddock' | 'crop' | 'irrigated' | 'area'>

/** The row that says that the farm grows the crop in the period; all is answered about it. */
function grownIn({ grown, making }: CropFarm, period: PlannedPeriod, crop: string): number {
  const known = grown.get(`${period.id} ${crop}`)
  if (known !== undefined) return known
  const row = making.rows.add('crop_type_farm_periods', {
    crop_type_id: making.listed('crop_types', crop),
    farm_id: making.farm,
    period_id: period.id,
    all_questions_answered: true,
  })
  grown.set(`${period.id} ${crop}`, row)
  return row
}
