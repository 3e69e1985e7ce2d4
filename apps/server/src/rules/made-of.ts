// What each point is made of beside the record that it names: the kinds of records whose figures, or
// whose being there at all, it gives away.

import type { EntityName } from '@furrow/catalogue/furrow'
import { cropEventTables } from './crop-event-tables.ts'

/** By code; nothing for a point that says nothing but what its own record does. */
export function madeOf(code: string): readonly string[] {
  return kinds[code] ?? []
}

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
  'crop_sale_actuals',
  'grain_sale_actuals',
  'hay_sale_actuals',
  'lint_sale_actuals',
  'crop_sale_estimate_pools',
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
]
const counted: readonly EntityName[] = [...stock, 'livestock_closing_events']

const crop: readonly EntityName[] = ['paddocks', 'crop_collections']
const sown: readonly EntityName[] = [...crop, 'sowing_collection_events']
const whatWasDone = [...crop, ...Object.keys(cropEventTables)]
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
  'W-CROP-9': crop,
  'W-CROP-10': crop,
  'W-CROP-11': crop,
  'E-SALE-2': produce,
  'E-SALE-3': produce,
  'E-LIV-2': stock,
  'E-LIV-6': [...stock, 'livestock_joining_events'],
  'E-LIV-8': counted,
  'E-RAIN-3': [...rain, ...crop],
  'W-RAIN-1': rain,
  'W-RAIN-2': rain,
  'W-RAIN-3': [...rain, 'geolocations'],
  'E-FIN-2': ['assets'],
}
