// For tests: the sums of the invented farm that many figures speak of, by hand and by name.

import { dollars, dollarsBefore } from './invented-dollars.ts'
import { paid } from './invented-expenses.ts'
import { measures } from './invented-measures.ts'
import type { Costs } from './worked-costs.ts'

const $ = dollars
const m = measures

export const leasedSharefarmedHa = m.leased_ha + m.sharefarmed_ha + m.agisted_in_ha
export const managedHa = m.owned_ha + leasedSharefarmedHa - m.leased_out_ha
export const effectiveHa = managedHa - m.non_productive_ha
/** T7: cane, too, is a crop. */
export const croppedHa = m.dl_area_cropped_ha + m.ir_area_cropped_ha + m.cane_area_ha

/** Stores: what lies there and waits to be sold or used. */
export const onHand =
  $.owned_grain_on_hand_val +
  $.owned_fodder_on_hand_val +
  $.owned_inputs_on_hand_val +
  $.owned_wool_on_hand_val
const ownedFixed =
  $.owned_land_val +
  $.owned_water_val +
  $.owned_infrastructure_val +
  $.owned_buildings_val +
  $.owned_plant_val
const ownedOther = onHand + $.owned_growing_crop_val + $.owned_cash_fmd_val + $.owned_other_val
export const ownedTotal = ownedFixed + $.owned_livestock_val + ownedOther
export const leasedTotal =
  $.leased_land_val +
  $.leased_water_val +
  $.leased_infrastructure_val +
  $.leased_buildings_val +
  $.leased_plant_val +
  $.leased_livestock_val +
  $.leased_other_val
export const managedOther = ownedOther + $.leased_other_val
export const managedTotal = ownedTotal + leasedTotal
export const managedWater = $.owned_water_val + $.leased_water_val
export const managedStock = $.owned_livestock_val + $.leased_livestock_val

export const totalDebt =
  $.overdraft_liab +
  $.term_loan_liab +
  $.equipment_finance_liab +
  $.livestock_finance_liab +
  $.seasonal_finance_liab +
  $.lease_liab +
  $.family_loan_liab +
  $.creditors_liab +
  $.tax_provision_liab +
  $.other_liab
export const equity = ownedTotal + $.debtors_val - totalDebt

export const cropIncome =
  $.dryland_crop_income + $.irrigated_crop_income + $.cane_income + $.hay_income
export const stockIncome =
  $.sheep_income + $.wool_income + $.cattle_income + $.other_livestock_income
export const otherIncome =
  $.agistment_income +
  $.contract_income +
  $.lease_income +
  $.water_sale_income +
  $.insurance_income +
  $.rebate_income +
  $.carbon_stewardship_income +
  $.sundry_income
/** C130. */
export const grossIncome = cropIncome + stockIncome + otherIncome

/** C149. */
export const ownersPeople = m.days_owner / 240
export const people = (m.days_owner + m.days_permanent + m.days_casual) / 240 + m.fte_contract
/** C151. */
export const ownersAllowance = ownersPeople * 100_000
export const wages =
  $.oh_wages_permanent + $.oh_wages_casual + $.oh_superannuation + paid.exp_labour_direct
export const labourCost = wages + ownersAllowance

/** C154. */
export const plantDepreciation =
  dollarsBefore.owned_plant_val + $.plant_purchase_val - $.plant_sale_val - $.owned_plant_val
export const depreciation = plantDepreciation + $.oh_depreciation_buildings
const officeCost =
  $.oh_administration +
  $.oh_accounting +
  $.oh_legal +
  $.oh_consulting +
  $.oh_bank_charges +
  $.oh_phone_internet +
  $.oh_training_travel +
  $.oh_other
const chargesAndInsurance =
  $.oh_rates +
  $.oh_land_tax_rent_fees +
  $.oh_water_fixed_charges +
  $.oh_electricity_gas +
  $.oh_insurance_general +
  $.oh_insurance_vehicles +
  $.oh_insurance_workers +
  $.oh_registration
const runningCost =
  $.oh_fuel_oil +
  $.oh_repairs_plant +
  $.oh_repairs_buildings +
  $.oh_repairs_improvements +
  $.oh_motor_vehicle +
  $.oh_freight_general +
  $.oh_weed_pest_roads
const staffCost = $.oh_wages_permanent + $.oh_wages_casual + $.oh_superannuation
export const cashOverheads = officeCost + chargesAndInsurance + runningCost + staffCost
/** C132. */
export const overheads = cashOverheads + depreciation + ownersAllowance

export const rent = $.lease_cost + $.sharefarm_cost
export const financeCost = $.interest_cost + rent
export const capitalSpent =
  $.plant_purchase_val + $.capex_buildings + $.capex_water + $.capex_land_improvement

export const averageDse = m.gz_sheep_dse + m.gz_cattle_dse + m.gz_other_dse
export const hundredsOfMm = m.rain_annual_mm / 100

/** What grew on hand in the period: stock, grain, fodder, inputs and wool. */
export const grownOnHand =
  $.owned_livestock_val +
  onHand -
  dollarsBefore.owned_livestock_val -
  dollarsBefore.owned_grain_on_hand_val -
  dollarsBefore.owned_fodder_on_hand_val -
  dollarsBefore.owned_inputs_on_hand_val -
  dollarsBefore.owned_wool_on_hand_val

export type Results = ReturnType<typeof resultsWith>

/** What depends on which set of direct costs stands. */
export function resultsWith(costs: Costs) {
  const grossMargin = grossIncome - costs.total // C131
  const operatingProfit = grossMargin - overheads // C133
  const businessReturn = operatingProfit - financeCost // C134
  const ebitda = operatingProfit + depreciation + ownersAllowance
  const netCapital = capitalSpent - $.capital_sales // C156
  const spentBeforeLoans = financeCost + $.tax_paid + netCapital + $.drawings
  const freeCash = ebitda - grownOnHand - spentBeforeLoans // C155
  const fuel = $.oh_fuel_oil + costs.fuel
  /** C146: what plant costs without its fuel. */
  const plantCost = plantDepreciation + $.oh_repairs_plant + costs.repairs + costs.contractors
  return {
    costs,
    grossMargin,
    operatingProfit,
    businessReturn,
    ebitda,
    netCapital,
    freeCash,
    fuel,
    plantCost,
    machineryCost: fuel + plantCost,
    drylandMargin: $.dryland_crop_income - $.dl_crop_direct_cost,
    irrigatedMargin: $.irrigated_crop_income - $.ir_crop_direct_cost,
    caneMargin: $.cane_income - $.co_cane_direct_cost,
    stockMargin: stockIncome - costs.stock,
  }
}
