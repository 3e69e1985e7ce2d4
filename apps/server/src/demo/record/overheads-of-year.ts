// What the farm costs whatever is grown, before the farm's own way of spending. Whole dollars and
// parts of them.

import type { Row } from '../../rules/saving/save-rule.ts'
import { yearOf } from '../demo-days.ts'
import { yearsOf } from './labour-of-year.ts'
import type { Labour } from './labour-of-year.ts'
import type { Overheads } from './lines.ts'
import { figureIn } from './book-year.ts'

/** By the record as far as it is known. */
export function overheadsOf(record: Row, labour: Labour, start: string): Overheads {
  const income = figureIn(record, 'gross_income') / 100
  return {
    ...officeOf(income, figureIn(record, 'effective_ha')),
    ...fixturesOf(record),
    ...wagesOf(labour, start),
  }
}

function officeOf(income: number, effective: number): Overheads {
  return {
    administration: 6_200 + income * 0.0018,
    accounting: 9_400 + income * 0.0012,
    legal: 1_900 + income * 0.0003,
    consulting: 8_200 + income * 0.0016,
    bank_charges: 1_500 + income * 0.0003,
    phone_internet: 4_700,
    registration: 7_200 + income * 0.0008,
    motor_vehicle: 8_400 + income * 0.0012,
    freight_general: 2_400 + income * 0.0003,
    training_travel: 3_800 + income * 0.0008,
    weed_pest_roads:
      1_200 + Math.min(effective, 3_000) * 1.9 + Math.max(0, effective - 3_000) * 0.4,
    other: 7_500 + income * 0.0014,
  }
}

function fixturesOf(record: Row): Overheads {
  const worth = (name: string) => figureIn(record, `owned_${name}_val`) / 100
  const entitlement = figureIn(record, 'water_total_ml')
  const [plant, buildings, infrastructure] = [
    worth('plant'),
    worth('buildings'),
    worth('infrastructure'),
  ]
  return {
    rates: 3_000 + worth('land') * 0.0016,
    land_tax_rent_fees: 600 + worth('land') * 0.0001,
    ...(entitlement > 100 && { water_fixed_charges: entitlement * 9.5 }),
    electricity_gas: 6_800 + buildings * 0.004,
    insurance_general: (buildings + infrastructure + plant) * 0.0042,
    insurance_vehicles: 3_600 + plant * 0.0016,
    fuel_oil: 7_400 + plant * 0.011,
    repairs_plant: 6_000 + plant * 0.026,
    repairs_buildings: 3_000 + buildings * 0.008,
    repairs_improvements: 2_400 + infrastructure * 0.02,
  }
}

function wagesOf(labour: Labour, start: string): Overheads {
  const permanent = yearsOf(labour.daysPermanent) * 79_000
  const casual = yearsOf(labour.daysCasual) * 66_000
  const wages = permanent + casual
  return {
    ...(permanent > 0 && { wages_permanent: permanent }),
    ...(casual > 0 && { wages_casual: casual }),
    superannuation: wages * ((superannuation[yearOf(start)] ?? 0.12) + 0.015),
    insurance_workers: 900 + wages * 0.024,
  }
}

/** The guaranteed share of wages, by the year in which the period begins. */
const superannuation: Readonly<Record<number, number>> = {
  2019: 0.095,
  2020: 0.095,
  2021: 0.1,
  2022: 0.105,
  2023: 0.11,
  2024: 0.115,
}

/** What a year of the owners' own work is put at, by the published rate; dollars. */
export function ownersRate(start: string): number {
  return Math.round((100_000 * 1.032 ** (yearOf(start) - 2024)) / 500) * 500
}
