// For tests: a farm with every entered figure of the financial record filled in, in cents, so that
// its parts agree with one another as those of a real farm do.

import type { Field } from '../fields.ts'
import { recordFields } from './record.ts'

const fields = Object.entries<Field>(recordFields)

// prettier-ignore
const agreed = {
  Zone: 'Northern', Activity: 'Mixed', Year: '2024',
  owned_ha: 1920, leased_ha: 300, sharefarmed_ha: 160, agisted_in_ha: 20, leased_out_ha: 0,
  non_productive_ha: 90, dl_area_cropped_ha: 410, ir_area_cropped_ha: 380, gz_area_ha: 700,
  owned_land_val: 960_000_000, leased_land_val: 240_000_000,
  owned_water_val: 150_000_000, leased_water_val: 10_000_000,
  plant_opening_val: 150_000_000, plant_purchase_val: 30_000_000, plant_sale_val: 5_000_000,
  owned_plant_val: 155_000_000,
  dryland_crop_income: 70_000_000, irrigated_crop_income: 190_000_000,
  term_loan_liab: 330_000_000, interest_cost: 22_000_000, owner_allowance_total: 15_000_000,
  rain_annual_mm: 554, rain_gsr_mm: 253, rain_summer_mm: 301, days_owner: 300,
}
const plantLost = 20_000_000

/** With the second set of expenses, or as a farm that keeps only what it paid. */
export function believableRecord(withAccruals: boolean): Readonly<Record<string, number | string>> {
  const isEntered = ([name, { formula }]: [string, Field]) =>
    (!formula || isFromBeside(formula)) && (withAccruals || !isAccrual(name))
  const anything = fields.filter(isEntered).map(([name, field], n) => [name, plainFigure(field, n)])
  const record = { ...Object.fromEntries(anything), ...landAndWater(), ...agreed }
  const costs = sumOf(record, name => name.startsWith('exp_') && isAccrual(name) === withAccruals)
  const overheads =
    sumOf(record, name => name.startsWith('oh_')) + plantLost + agreed.owner_allowance_total
  return { ...record, ...costsBySegment(costs), ...overheadsBySegment(overheads) }
}

/** It asks for the period before or for what rows say, of which this record knows nothing, or gives way. */
function isFromBeside(formula: string): boolean {
  return /(last|rows|usually)\(/.test(formula)
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
  const record: Record<string, number> = {}
  for (const [name] of fields) {
    const [, stem, part] = /^(.+)_(owned_ha|leased_ha|ml|val)$/.exec(name) ?? []
    const isLand = `${stem}_leased_ha` in recordFields
    const isWater = `${stem}_val_per_ml` in recordFields
    if (part === 'owned_ha' || part === 'leased_ha') record[name] = part === 'owned_ha' ? 120 : 30
    if (part === 'ml' && isWater) record[name] = 100
    if (part === 'val' && (isLand || isWater)) record[name] = isLand ? 75_000_000 : 20_000_000
  }
  return record
}

function sumOf(record: Record<string, number | string>, counts: (name: string) => boolean): number {
  return Object.entries(record).reduce(
    (sum, [name, value]) => (counts(name) ? sum + Number(value) : sum),
    0,
  )
}

function costsBySegment(all: number) {
  const costs = {
    dl_crop_direct_cost: Math.round(all * 0.2),
    ir_crop_direct_cost: Math.round(all * 0.45),
    co_cane_direct_cost: Math.round(all * 0.1),
    gz_direct_cost: Math.round(all * 0.15),
  }
  return { ...costs, co_oth_direct_cost: all - sumOf(costs, () => true) }
}

function overheadsBySegment(all: number) {
  const each = Math.round(all * 0.18)
  const segments = ['dry', 'irr', 'cane', 'live', 'oth'].map(segment => [
    `co_${segment}_overhead`,
    each,
  ])
  return { ...Object.fromEntries(segments), co_head_office_overhead: all - 5 * each }
}
