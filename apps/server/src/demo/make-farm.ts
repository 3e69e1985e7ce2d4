// One made-up farm with all its periods: every part adds its rows and tells the next what it made. Its
// financial records come later: they follow from the rows.

import type { EntityName } from '@furrow/catalogue/furrow'
import { addAssets } from './assets/make-assets.ts'
import { addContacts } from './contacts.ts'
import { addCrops } from './crops/make-crops.ts'
import { addLand } from './land/make-land.ts'
import type { FarmPlan, Making } from './plan.ts'
import { addCostSharing } from './record/cost-sharing.ts'
import { addRain } from './rain/rain.ts'
import { randomFrom } from './random.ts'
import { regionOf } from './region-of-kind.ts'
import type { RowSet } from './row-set.ts'
import { addCropSales } from './sales/sales.ts'
import { addStock } from './stock/stock.ts'

export type PeriodStatus = 'In progress' | 'Submitted' | 'In validation' | 'Validated' | 'Released'

export interface FarmPlace {
  readonly rows: RowSet
  readonly business: number
  /** How far the last period is; those before it are released. */
  readonly lastStatus: PeriodStatus
  readonly manager?: number
  readonly group: string
  listed(entity: EntityName, slug: string): number
}

/** Gives the number of the farm. */
export function makeFarm(plan: FarmPlan, place: FarmPlace): number {
  const { rows, business, manager, group, listed } = place
  const { slug: region } = regionOf(plan)
  const farm = rows.add('farms', {
    farm_name: plan.name,
    zone_id: region === null ? null : listed('zones', region),
    profit_focus_group_id: listed('profit_focus_groups', group),
    manager_id: manager ?? null,
  })
  rows.add('business_farm', { business_id: business, farm_id: farm })
  for (const [at, period] of plan.periods.entries()) {
    const isLast = at === plan.periods.length - 1
    const status = isLast ? place.lastStatus : 'Released'
    rows.add('farm_period', { farm_id: farm, period_id: period.id, status })
  }
  const handedIn = place.lastStatus !== 'In progress'
  const random = randomFrom(plan.seed)
  const making: Making = { plan: { ...plan, handedIn }, rows, random, farm, listed }
  addParts(making)
  if (plan.full) addContacts(making)
  if (plan.full && plan.kind === 'mixed') addCostSharing(making)
  return farm
}

function addParts(making: Making): void {
  const land = addLand(making)
  const rain = addRain(making, land)
  const crops = addCrops(making, land, rain)
  const cropIncome = addCropSales(making, crops)
  addStock(making, land, cropIncome)
  addAssets(making, land)
}
