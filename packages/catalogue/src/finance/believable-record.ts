// For tests: a farm with every entered figure of the financial record filled in, in cents, so that
// its parts agree with one another as those of a real farm do.

import type { Field } from '../fields.ts'
import { recordFields } from './record.ts'

const fields = Object.entries<Field>(recordFields)

/** With the second set of expenses, or as a farm that keeps only what it paid. */
export function believableRecord(withAccruals: boolean): Readonly<Record<string, number | string>> {
  const entered = fields.filter(
    ([name, { formula }]) => !formula && (withAccruals || !isAccrual(name)),
  )
  const anything = entered.map(([name, field], n) => [name, plainFigure(field, n)])
  const record = { ...Object.fromEntries(anything), ...landAndWater(), ...agreed }
  const costs = sumOf(record, name => name.startsWith('exp_') && isAccrual(name) === withAccruals)
  const overheads = sumOf(record, name => name.startsWith('oh_'))
  const lost =
    agreed.plant_opening_val +
    agreed.plant_purchase_val -
    agreed.plant_sale_val -
    agreed.owned_plant_val
  return {
    ...record,
    ...costsBySegment(costs),
    ...overheadsBySegment(overheads + lost + agreed.owner_allowance_total),
  }
}

const agreed = {
  ...{ Zone: 'Northern', Activity: 'Mixed', Year: '2024' },
  ...{ owned_ha: 1920, leased_ha: 300, sharefarmed_ha: 160, agisted_in_ha: 20, leased_out_ha: 0 },
  ...{ non_productive_ha: 90, dl_area_cropped_ha: 410, ir_area_cropped_ha: 380, gz_area_ha: 700 },
  ...{ owned_land_val: 960_000_000, leased_land_val: 240_000_000 },
  ...{ owned_water_val: 150_000_000, leased_water_val: 10_000_000 },
  ...{ plant_opening_val: 150_000_000, plant_purchase_val: 30_000_000, plant_sale_val: 5_000_000 },
  ...{
    owned_plant_val: 155_000_000,
    owner_allowance_total: 15_000_000,
    term_loan_liab: 330_000_000,
  },
  ...{
    dryland_crop_income: 70_000_000,
    irrigated_crop_income: 190_000_000,
    interest_cost: 22_000_000,
  },
  ...{ rain_annual_mm: 554, rain_gsr_mm: 253, rain_summer_mm: 301, days_owner: 300 },
}

function isAccrual(name: string): boolean {
  return name.startsWith('exp_') && name.endsWith('_2')
}

function plainFigure({ kind, unit }: Field, n: number): number {
  if (kind === 'money') return unit === '$' ? 1_000_000 + 37_100 * n : 1234 + n
  return unit === 'fraction' || unit === '0-1' ? 0.4 : 6 + n / 8
}

/** Sixteen classes of 150 ha at $5,000, and eight of 100 ML at $2,000. */
function landAndWater(): Record<string, number> {
  const figures = fields.flatMap(([name]) => {
    if (/_owned_ha$/.test(name)) return [[name, 120]]
    if (/_leased_ha$/.test(name)) return [[name, 30]]
    const holds = (measure: string) =>
      name.replace(/_val$/, measure) in recordFields && name.endsWith('_val')
    if (holds('_leased_ha')) return [[name, 75_000_000]]
    if (holds('_ml'))
      return [
        [name, 20_000_000],
        [name.replace(/_val$/, '_ml'), 100],
      ]
    return []
  })
  return Object.fromEntries(figures)
}

function sumOf(record: Record<string, number | string>, counts: (name: string) => boolean): number {
  const counted = Object.entries(record).filter(
    ([name]) => counts(name) && !name.endsWith('_per_ha'),
  )
  return counted.reduce((sum, [, value]) => sum + Number(value), 0)
}

function costsBySegment(all: number) {
  const [dl, ir, gz, cane] = [0.2, 0.45, 0.15, 0.1].map(share => Math.round(all * share)) as [
    number,
    number,
    number,
    number,
  ]
  return {
    ...{
      dl_crop_direct_cost: dl,
      ir_crop_direct_cost: ir,
      gz_direct_cost: gz,
      co_cane_direct_cost: cane,
    },
    co_oth_direct_cost: all - dl - ir - gz - cane,
  }
}

function overheadsBySegment(all: number) {
  const each = Math.round(all * 0.18)
  return {
    ...{
      co_dry_overhead: each,
      co_irr_overhead: each,
      co_cane_overhead: each,
      co_live_overhead: each,
    },
    ...{ co_oth_overhead: each, co_head_office_overhead: all - 5 * each },
  }
}
