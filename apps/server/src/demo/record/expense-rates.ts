// What crops cost by themselves, in whole dollars: for each hectare sown, and for what was put on,
// carried and sold.

import type { Expenses } from './lines.ts'
import type { CropSegment } from './book-year.ts'

export const perHectare: Readonly<Record<CropSegment, Expenses>> = {
  dry: {
    seed: 38,
    fertiliser_other: 5,
    herbicide_fallow: 27,
    herbicide_crop: 38,
    insecticide: 7,
    fungicide: 14,
    contract_spraying: 8,
    contract_harvest: 18,
    fuel_direct: 31,
    repairs_direct: 22,
    labour_direct: 8,
    freight_inputs: 9,
    other_direct: 15,
  },
  irr: {
    seed: 128,
    fertiliser_other: 16,
    herbicide_fallow: 48,
    herbicide_crop: 98,
    insecticide: 84,
    fungicide: 9,
    growth_regulator_defoliant: 104,
    contract_spraying: 74,
    contract_harvest: 120,
    contract_other: 65,
    fuel_direct: 128,
    repairs_direct: 104,
    labour_direct: 78,
    freight_inputs: 24,
    licence_fees: 335,
    irrigation_repairs: 84,
    other_direct: 92,
  },
  cane: {
    seed: 92,
    fertiliser_other: 28,
    herbicide_crop: 112,
    insecticide: 52,
    fungicide: 7,
    growth_regulator_defoliant: 6,
    contract_planting: 46,
    contract_spraying: 18,
    fuel_direct: 62,
    repairs_direct: 66,
    labour_direct: 52,
    freight_inputs: 20,
    irrigation_repairs: 36,
    other_direct: 34,
  },
}

/** For a kilogram of each nutrient. */
export const perKilogram = { n: 1.6, p: 4.7, k: 2.1, s: 0.9 }

/** For a tonne of grain, a tonne of cane, a bale. */
export const perTonne = {
  grainFreight: 27,
  grainStorage: 8,
  royalty: 3.2,
  cutCane: 9.1,
  caneLevy: 0.78,
}
export const perBale = { ginning: 64, freight: 15, wrap: 8, levy: 4.6 }

/** For a megalitre. */
export const perMegalitre = { bought: 165, usage: 27, pumping: 52 }

/** Of what crops brought. */
export const ofCropIncome = { insurance: 0.011, levy: 0.0102 }

/** For a sheep or beast, of which some are joined, and for each dry sheep equivalent. */
export const ofSheep = {
  shearing: 8.4,
  health: 4.3,
  joined: 0.7,
  feed: 4.4,
  contract: 0.9,
  labour: 1.1,
  freightIn: 0.6,
  other: 0.5,
}
export const ofCattle = {
  shearing: 0,
  health: 31,
  joined: 6,
  feed: 6.4,
  contract: 2.3,
  labour: 1.2,
  freightIn: 1.4,
  other: 1,
}

/** Of what stock and wool sold for. */
export const ofStockSales = {
  commission: 0.046,
  freight: 0.021,
  levy: 0.012,
  woolCommission: 0.021,
  woolPacks: 0.012,
}
