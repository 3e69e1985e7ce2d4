// The lines of cost that a record knows: direct expenses and overheads.

/** Direct expenses, as the record names them behind `exp_`. */
export const expenseLines = [
  'seed',
  'fertiliser_n',
  'fertiliser_p',
  'fertiliser_k',
  'fertiliser_other',
  'herbicide_fallow',
  'herbicide_crop',
  'insecticide',
  'fungicide',
  'growth_regulator_defoliant',
  'contract_planting',
  'contract_spraying',
  'contract_harvest',
  'contract_other',
  'fuel_direct',
  'repairs_direct',
  'labour_direct',
  'freight_inputs',
  'freight_produce',
  'water_purchase',
  'water_usage_charges',
  'pumping_energy',
  'insurance_crop',
  'levies',
  'licence_fees',
  'ginning',
  'packaging_wool_packs',
  'storage_handling',
  'selling_commission',
  'shearing_crutching',
  'animal_health',
  'supplementary_feed',
  'agistment_out',
  'joining_sires',
  'pasture_maintenance',
  'irrigation_repairs',
  'other_direct',
] as const

export type ExpenseLine = (typeof expenseLines)[number]
export type Expenses = Partial<Record<ExpenseLine, number>>

/** Bought ahead and kept in the shed. */
export const storedInputs: readonly ExpenseLine[] = [
  'seed',
  'fertiliser_n',
  'fertiliser_p',
  'fertiliser_k',
  'fertiliser_other',
  'herbicide_fallow',
  'herbicide_crop',
  'insecticide',
  'fungicide',
  'growth_regulator_defoliant',
  'animal_health',
  'supplementary_feed',
  'pasture_maintenance',
]

/** Overheads, as the record names them behind `oh_`; what is calculated is not among them. */
export const overheadLines = [
  'administration',
  'accounting',
  'legal',
  'consulting',
  'bank_charges',
  'rates',
  'land_tax_rent_fees',
  'water_fixed_charges',
  'electricity_gas',
  'phone_internet',
  'insurance_general',
  'insurance_vehicles',
  'insurance_workers',
  'registration',
  'fuel_oil',
  'repairs_plant',
  'repairs_buildings',
  'repairs_improvements',
  'motor_vehicle',
  'freight_general',
  'wages_permanent',
  'wages_casual',
  'superannuation',
  'training_travel',
  'weed_pest_roads',
  'other',
] as const

export type OverheadLine = (typeof overheadLines)[number]
export type Overheads = Partial<Record<OverheadLine, number>>
