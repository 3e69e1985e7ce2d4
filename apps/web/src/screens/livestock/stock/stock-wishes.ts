// By which wish the stock of a farm in a period is read: in the same words by the hooks of its screens and by whoever
// reads ahead of them.

import { allAhead } from '../../../data/rows/read-ahead.ts'
import type { Ahead } from '../../../data/rows/read-ahead.ts'
import { listOf } from '../../../period/read-first.ts'
import type { AddressedPlace } from '../../../routing/screen-route.ts'

const byPlace = { sort: ['sort_order', 'id'] } as const
const byDay = { sort: ['date', 'id'] } as const

/** What stock is chosen from, and what the farm said of its enterprises. */
export function stockListWishes({ farmId, periodId }: AddressedPlace) {
  const ofPeriod = { where: { farm_id: farmId, period_id: periodId } }
  return {
    species: ['livestock_species_types', byPlace],
    classes: ['livestock_classes', byPlace],
    purposes: ['livestock_purposes', byPlace],
    enterprises: ['livestock_enterprises', byPlace],
    uses: ['asset_types', {}],
    ratings: ['stock_ratings', {}],
    contacts: ['farm_contacts', listOf(farmId)],
    /** Which enterprises the farm runs in the period. */
    run: ['farm_livestock_enterprise_periods', ofPeriod],
    settings: ['livestock_enterprise_settings', ofPeriod],
    kept: ['livestock_enterprise_classes', ofPeriod],
  } as const
}

/** The lines of the ledger, what they are of, what was counted, and what is kept for the whole year. */
export function stockWishes({ farmId, periodId }: AddressedPlace) {
  const ofPeriod = { where: { farm_id: farmId, period_id: periodId } }
  return {
    lines: ['livestock_ledgers', ofPeriod],
    closings: ['livestock_closing_events', ofPeriod],
    openings: ['livestock_opening_events', ofPeriod],
    rounds: ['livestock_reproduction_lifecycles', ofPeriod],
    purchases: ['livestock_purchase_events', ofPeriod],
    transfers: ['livestock_transfer_events', ofPeriod],
    adjustments: ['livestock_adjustment_events', ofPeriod],
    deaths: ['livestock_death_events', ofPeriod],
    sales: ['livestock_sale_events', ofPeriod],
    yearlyInventory: ['livestock_inventory_collections', ofPeriod],
    yearlyPurchases: ['livestock_purchase_collections', ofPeriod],
    yearlySales: ['livestock_sales_collections', ofPeriod],
  } as const
}

export function roundWishes({ farmId, periodId }: AddressedPlace) {
  const where = { farm_id: farmId, period_id: periodId }
  const ofPeriodByDay = { where, ...byDay }
  return {
    rounds: ['livestock_reproduction_lifecycles', { where }],
    joining: ['livestock_joining_events', ofPeriodByDay],
    scanning: ['livestock_scanning_events', ofPeriodByDay],
    birthing: ['livestock_birthing_events', ofPeriodByDay],
    marking: ['livestock_marking_events', ofPeriodByDay],
    weaning: ['livestock_weaning_events', ofPeriodByDay],
  } as const
}

export function stockFirst(place: AddressedPlace): readonly Ahead[] {
  return allAhead({ ...stockListWishes(place), ...stockWishes(place) })
}

export function stockAndRoundsFirst(place: AddressedPlace): readonly Ahead[] {
  return allAhead({ ...stockListWishes(place), ...stockWishes(place), ...roundWishes(place) })
}
