// What a farm says of its stock, for tests of its screens: cattle that breed, and 20 steers.

const updated_at = '2026-07-01T00:00:00.000000Z'
const here = { farm_id: 3, period_id: 8, updated_at }
const herd = 22
const [cows, steers] = [31, 32]

export const stockLists = {
  farms: [{ id: 3, farm_name: 'Wattle Downs' }],
  periods: [{ id: 8, name: '2024-25', start_date: '2024-07-01', end_date: '2025-06-30' }],
  farm_period: [{ id: 8, ...here, status: 'In progress' }],
  asset_types: [{ id: 1, name: 'Grazing', slug: 'grazing' }],
  livestock_species_types: [{ id: 2, name: 'Cattle', slug: 'cattle', shown_first: true }],
  livestock_purposes: [{ id: 12, name: 'Breeding', livestock_species_type_id: 2, breeds: true }],
  livestock_enterprises: [
    {
      id: herd,
      asset_type_id: 1,
      species_id: 2,
      purpose_id: 12,
      display_name: 'Grazing Cattle Breeding',
    },
  ],
  livestock_classes: [
    { id: cows, name: 'Cows', species_type_id: 2, breeding: true, unweaned: false },
    { id: steers, name: 'Steers', species_type_id: 2, breeding: false, unweaned: false },
  ],
  farm_livestock_enterprises: [{ ...here, id: 41, livestock_enterprise_id: herd }],
  farm_livestock_enterprise_periods: [{ ...here, id: 51, livestock_enterprise_id: herd }],
}

export const steersOnHand = {
  livestock_ledgers: [
    {
      ...here,
      id: 61,
      livestock_class_id: steers,
      livestock_enterprise_id: herd,
      number: 20,
      weight: 300,
      entry_date: '2024-07-01',
    },
  ],
  livestock_opening_events: [{ ...here, id: 71, livestock_ledger_id: 61, value_per_head: null }],
}
