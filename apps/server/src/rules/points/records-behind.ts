// What each point is made of beside the record that it names: the kinds of records whose figures, or
// whose being there at all, it gives away.

import type { EntityName } from '@furrow/catalogue/furrow'
import { cropEventTables } from '../saving/crop-event-tables.ts'

/** By code; nothing for a point that says nothing but what its own record does. */
export function recordsBehind(code: string): readonly string[] {
  return kinds[code] ?? []
}

const soldLines: readonly EntityName[] = [
  'crop_sale_actuals',
  'grain_sale_actuals',
  'hay_sale_actuals',
  'lint_sale_actuals',
]

/** Whatever says what came off, what was sold of it, and what is still to be sold. */
const produce: readonly EntityName[] = [
  'paddocks',
  'crop_collections',
  'crop_type_farm_periods',
  'sowing_collection_events',
  'grain_collection_events',
  'cane_collection_events',
  'hay_collection_events',
  'lint_collection_events',
  'custom_termination_events',
  ...soldLines,
  'crop_sale_estimate_pools',
  'crop_sale_estimates',
  'grain_sale_estimates',
  'hay_sale_estimates',
  'lint_sale_estimates',
]

/** The balance of a class is given away by every line of it. */
const stock: readonly EntityName[] = [
  'livestock_ledgers',
  'livestock_reproduction_lifecycles',
  'livestock_opening_events',
  'livestock_purchase_events',
  'livestock_transfer_events',
  'livestock_death_events',
  'livestock_sale_events',
  'livestock_adjustment_events',
]
const counted: readonly EntityName[] = [...stock, 'livestock_closing_events']

const breeding: readonly EntityName[] = [
  'livestock_reproduction_lifecycles',
  'livestock_joining_events',
  'livestock_scanning_events',
  'livestock_birthing_events',
  'livestock_marking_events',
  'livestock_weaning_events',
]

const crop: readonly EntityName[] = ['paddocks', 'crop_collections']
const sown: readonly EntityName[] = [...crop, 'sowing_collection_events']
const whatWasDone = [...crop, ...Object.keys(cropEventTables)]
const fed: readonly string[] = [
  ...whatWasDone,
  'fertiliser_collection_events',
  'fertiliser_chemical_applications',
]
const history: readonly EntityName[] = ['paddocks', 'paddock_prior_paddocks']
const rain: readonly EntityName[] = ['rain_gauges', 'rainfalls']

const kinds: Readonly<Record<string, readonly string[]>> = {
  'E-PAD-3': sown,
  'E-PAD-6': history,
  'W-PAD-1': ['farm_properties', 'farm_property_periods', 'paddocks'],
  'W-PAD-2': history,
  'W-PAD-5': ['paddocks', 'geolocations'],
  'W-FILE-1': ['files'],
  'E-CROP-1': whatWasDone,
  'E-CROP-5': whatWasDone,
  'E-CROP-6': whatWasDone,
  'E-CROP-8': whatWasDone,
  'E-CROP-9': [...sown, 'crop_type_farm_periods'],
  'W-CROP-1': whatWasDone,
  'W-CROP-2': sown,
  'W-CROP-3': sown,
  'W-CROP-4': whatWasDone,
  'W-CROP-6': whatWasDone,
  'W-CROP-5': [...sown, 'paddock_prior_paddocks'],
  'W-CROP-7': [...whatWasDone, ...rain],
  'W-CROP-8': fed,
  'W-CROP-9': [...whatWasDone, 'irrigation_collection_events'],
  'W-CROP-12': crop,
  'W-CROP-10': crop,
  'W-CROP-11': crop,
  'E-SALE-2': produce,
  'E-SALE-3': produce,
  'E-LIV-2': stock,
  'E-LIV-6': [...stock, 'livestock_joining_events'],
  'E-LIV-8': counted,
  'W-LIV-1': counted,
  'W-LIV-2': ['livestock_ledgers', 'livestock_sale_events'],
  'W-LIV-3': breeding,
  'W-LIV-5': counted,
  'W-LIV-6': [...counted, 'livestock_weaning_events'],
  'W-LIV-7': breeding,
  'W-LIV-8': [...counted, ...crop, 'grazing_collection_events'],
  'W-LIV-9': counted,
  'W-SALE-1': ['crop_type_farm_periods', ...soldLines],
  'W-SALE-2': produce,
  'W-SALE-3': ['crop_type_farm_periods', 'crop_rctis', ...soldLines],
  'W-FIN-1': ['assets'],
  'W-FIN-2': ['assets'],
  'W-FIN-3': ['assets'],
  'W-FIN-4': ['assets'],
  'W-FIN-5': ['assets'],
  'W-VAL-1': ['property_paddock_valuations', 'farm_properties'],
  'W-CON-1': ['farm_contacts'],
  'E-RAIN-3': [...rain, ...crop],
  'W-RAIN-1': rain,
  'W-RAIN-2': rain,
  'W-RAIN-3': [...rain, 'geolocations'],
  'E-FIN-2': ['assets'],
  'E-FIN-3': ['assets', 'agreement_answers'],
  'W-WAT-1': ['water_accounts', 'asset_waters'],
  'W-DEBT-1': ['loans'],
  'W-COST-1': ['cost_accruals'],
  'W-COST-2': ['cost_accruals', 'assets'],
  'W-COST-3': ['cost_shares', 'assets'],
}
