// Sums that several groups speak of and that the record gives no name. Where the accrual set of
// expenses is filled in, it stands before what was paid.

export const croppedHa = 'dl_area_cropped_ha + ir_area_cropped_ha + cane_area_ha'
export const per100mm = '(rain_annual_mm / 100)'

export const depreciation = 'oh_depreciation_plant + oh_depreciation_buildings'
export const fertiliser = 'first(exp_fertiliser_total_2, exp_fertiliser_total)'
export const chemicals = 'first(exp_chemical_total_2, exp_chemical_total)'
export const fuel = 'oh_fuel_oil + first(exp_fuel_direct_2, exp_fuel_direct)'

const plantRepairs = 'oh_repairs_plant + first(exp_repairs_direct_2, exp_repairs_direct)'
const contractors = 'first(exp_contract_total_2, exp_contract_total)'
/** What the plant costs to own and fix, and the contractors that stand in for it; no fuel. */
export const plantCost = `oh_depreciation_plant + ${plantRepairs} + ${contractors}` as const
export const machineryCost = `${fuel} + ${plantCost}` as const
