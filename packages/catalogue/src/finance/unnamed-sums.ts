// Sums that several groups speak of and that the record gives no name. Where the accrual set of
// expenses is filled in, it stands before what was paid.

/** A line of expenses as used up where that is known, else as paid. */
export const standing = (line: string) => `first(exp_${line}_2, exp_${line})`

export const croppedHa = 'dl_area_cropped_ha + ir_area_cropped_ha + cane_area_ha'
export const per100mm = '(rain_annual_mm / 100)'

export const depreciation = 'oh_depreciation_plant + oh_depreciation_buildings'
export const fertiliser = standing('fertiliser_total')
export const chemicals = standing('chemical_total')
export const fuel = `oh_fuel_oil + ${standing('fuel_direct')}`

const plantRepairs = `oh_repairs_plant + ${standing('repairs_direct')}`
const contractors = standing('contract_total')
/** What the plant costs to own and fix, and the contractors that stand in for it; no fuel. */
export const plantCost = `oh_depreciation_plant + ${plantRepairs} + ${contractors}`
export const machineryCost = `${fuel} + ${plantCost}`
