// Whose each row is, who reads it and who writes it: typed by hand from the design, record by record.
// Nothing here looks at the declarations or at the code that is tried.

import type { Line, Who } from './expected-line.ts'

const people = ['records', 'consults'] as const
const managers = ['manages'] as const
const managersAndStaff = ['manages', 'consults'] as const
const inCrop = { key: 'crop_collection_id', of: 'crop_collections' }

function written(by: Who): Pick<Line, 'add' | 'change' | 'remove'> {
  return { add: by, change: by, remove: by }
}
const unwritten = written('nobody')
const ofFarm = { whose: 'farm', read: people, ...written(people) } as const
const billed = {
  whose: 'business',
  read: ['manages', 'is billed', 'consults'],
  ...written(['consults']),
} as const
const moneyOfFarm = { ...ofFarm, money: true } as const

const forInvited = {
  whose: 'staff',
  read: 'staff and people of farms that are asked',
  ...written('staff'),
} as const

export const lines: readonly Line[] = [
  {
    rows: ['asset_types', 'crop_categories', 'crop_types', 'lifecycle_types', 'lifecycle_status']
      .concat(['crop_collection_statuses', 'crop_collection_fallow_types'])
      .concat(['crop_collection_enterprises', 'crop_termination_types'])
      .concat(['cane_collection_burn_status', 'grazing_collection_types', 'chemical_elements'])
      .concat(['fertiliser_products', 'chem_element_fert_products', 'crop_tags'])
      .concat(['crop_type_qualities', 'hay_sale_qualities', 'livestock_species_types'])
      .concat(['livestock_classes', 'livestock_purposes'])
      .concat(['plant_categories', 'property_colours', 'valuation_categories', 'valuation_usages'])
      .concat(['valuation_coll_sheet_maps', 'periods', 'agreements', 'products'])
      .concat(['profit_focus_groups', 'project_statuses', 'work_categories', 'expense_categories'])
      .concat(['crop_sale_terminals', 'seasons', 'harvest_types', 'stock_ratings'])
      .concat([
        'apps',
        'app_versions',
        'zones',
        'cpi_values',
        'reference_lines',
        'billing_details',
      ]),
    whose: 'everyone',
    read: 'everyone',
    ...written('admins'),
  },
  {
    rows: ['varieties', 'livestock_enterprises'],
    whose: 'everyone',
    read: 'everyone',
    ...written('admins'),
    add: 'everyone',
  },
  { rows: ['editions'], whose: 'everyone', read: 'everyone', ...unwritten },
  // Those that are kept to administrators are told apart in `may`.
  { rows: ['tutorial_videos'], whose: 'everyone', read: 'everyone', ...written('admins') },
  {
    rows: ['farms'],
    whose: 'farm',
    by: 'id',
    read: people,
    ...written('admins'),
    change: managers,
  },

  { rows: ['farm_contacts', 'farm_properties', 'rain_gauges'], ...ofFarm },
  { rows: ['farm_livestock_enterprises', 'crop_storages', 'crop_storage_farm'], ...ofFarm },
  { rows: ['crop_sale_terminal_farm', 'farm_aims'], ...ofFarm },
  {
    rows: ['farm_property_periods', 'paddocks', 'crop_type_farm_periods'],
    ...ofFarm,
    period: 'own',
  },
  { rows: ['crop_collections', 'files', 'confirmed_warnings'], ...ofFarm, period: 'own' },
  { rows: ['requested_files'], ...ofFarm, period: 'own' },
  { rows: ['file_links'], ...ofFarm, period: { key: 'file_id', of: 'files' } },
  // Noted by the server; an administrator may corrected what is noted.
  { rows: ['file_downloads'], ...ofFarm, ...written('admins') },
  // What it made is known to the server alone, so that nobody else makes one.
  { rows: ['roll_forwards'], ...ofFarm, ...written('admins'), add: 'nobody' },
  // What is kept of them is known to the server alone.
  { rows: ['period_snapshots', 'report_releases'], ...ofFarm, ...written('admins'), add: 'nobody' },
  // That they stay as they were written is tried elsewhere, with the rules mounted.
  { rows: ['questions', 'question_messages'], ...ofFarm, moneyFlag: 'about_finance' },
  {
    rows: ['question_reads'],
    whose: 'farm',
    read: 'oneself, of the farm’s people and staff',
    ...written('oneself, of the farm’s people and staff'),
  },
  { rows: ['rainfalls'], ...ofFarm, period: 'day' },
  {
    rows: ['paddock_prior_paddocks'],
    ...ofFarm,
    period: { key: 'parent_paddock_id', of: 'paddocks' },
  },
  {
    rows: ['crop_lifecycle', 'fallow_collection_events', 'grazing_collection_events'],
    ...ofFarm,
    period: inCrop,
  },
  {
    rows: ['sowing_collection_events', 'irrigation_collection_events', 'hay_collection_events']
      .concat(['fertiliser_collection_events', 'grain_collection_events'])
      .concat(['lint_collection_events', 'cane_collection_events', 'custom_termination_events']),
    ...ofFarm,
    period: 'own',
  },
  {
    rows: ['fertiliser_chemical_applications'],
    ...ofFarm,
    period: { key: 'fertiliser_collection_event_id', of: 'fertiliser_collection_events' },
  },
  {
    rows: ['farm_livestock_enterprise_periods', 'livestock_ledgers']
      .concat(['livestock_enterprise_settings', 'livestock_enterprise_classes'])
      .concat(['livestock_adjustment_events'])
      .concat(['livestock_reproduction_lifecycles', 'livestock_birthing_events'])
      .concat(['livestock_closing_events', 'livestock_death_events', 'livestock_joining_events'])
      .concat(['livestock_marking_events', 'livestock_opening_events'])
      .concat(['livestock_purchase_events', 'livestock_sale_events', 'livestock_scanning_events'])
      .concat(['livestock_transfer_events', 'livestock_weaning_events']),
    ...ofFarm,
    period: 'own',
  },
  {
    rows: ['opportunities', 'dryland_crops', 'irrigated_crops', 'extensive_livestock']
      .concat(['existing_plant_items', 'new_plant_purchases', 'sold_plant_sales'])
      .concat(['livestock_inventory_collections', 'livestock_feed_collections'])
      .concat(['livestock_agistment_collections', 'livestock_breeding_collections'])
      .concat(['livestock_purchase_collections', 'livestock_sales_collections'])
      .concat(['livestock_wool_collections']),
    ...ofFarm,
    period: 'own',
  },
  {
    rows: ['adjacent_paddocks', 'crop_termination_event_dates', 'farm_people'],
    whose: 'farm',
    read: people,
    ...unwritten,
  },

  {
    rows: ['crop_sale_actuals', 'crop_sale_estimate_pools'],
    ...moneyOfFarm,
    period: { key: 'crop_type_farm_period_id', of: 'crop_type_farm_periods' },
  },
  {
    rows: ['crop_sale_estimates', 'grain_sale_estimates', 'hay_sale_estimates'],
    ...moneyOfFarm,
    period: { key: 'crop_sale_estimate_pool_id', of: 'crop_sale_estimate_pools' },
  },
  {
    rows: ['lint_sale_estimates'],
    ...moneyOfFarm,
    period: { key: 'cropSaleEstimatePoolId', of: 'crop_sale_estimate_pools' },
  },
  {
    rows: ['grain_sale_actuals', 'hay_sale_actuals'],
    ...moneyOfFarm,
    period: { key: 'crop_sale_actual_id', of: 'crop_sale_actuals' },
  },
  {
    rows: ['lint_sale_actuals'],
    ...moneyOfFarm,
    period: { key: 'cropSaleActualId', of: 'crop_sale_actuals' },
  },
  {
    rows: ['crop_rctis', 'property_paddock_valuations', 'assets_period', 'assets']
      // Of later parts.
      .concat(['loans', 'farm_workers', 'water_accounts'])
      .concat(['account_imports', 'cost_accruals', 'cost_allocations', 'cost_shares']),
    ...moneyOfFarm,
    period: 'own',
  },
  {
    rows: ['outlier_decisions'],
    whose: 'farm',
    read: managersAndStaff,
    ...written('admins'),
    money: true,
  },
  { rows: ['confirmed_money_warnings'], ...moneyOfFarm, period: 'own' },
  {
    rows: ['asset_buildings', 'asset_grain_storage', 'asset_plant', 'asset_waters'],
    ...moneyOfFarm,
  },

  // Which status follows which is tried elsewhere, with the rules mounted.
  { rows: ['farm_period'], whose: 'farm', read: people, ...written(managersAndStaff) },
  { rows: ['report_shares'], whose: 'farm', read: people, ...written(managersAndStaff) },
  { rows: ['details_user'], whose: 'farm', read: people, ...written(managersAndStaff) },
  {
    rows: ['businesses'],
    whose: 'business',
    by: 'id',
    read: ['belongs', 'manages', 'is billed', 'consults', 'knows'],
    ...written('admins'),
    change: managers,
  },
  {
    rows: ['business_user'],
    whose: 'business',
    read: ['belongs', 'manages', 'is billed', 'consults'],
    ...written(managers),
  },
  {
    // Whoever goes to a farm has to find the business that holds it.
    rows: ['business_farm'],
    whose: 'business',
    read: 'people of the business or of the farm',
    ...written('admins'),
  },
  {
    rows: ['business_people'],
    whose: 'business',
    read: ['belongs', 'manages', 'is billed', 'consults'],
    ...unwritten,
  },
  { rows: ['projects', 'product_projects', 'bill_payments'], ...billed },
  // That nothing of a bill changes once it is sent is tried elsewhere, with the rules mounted.
  { rows: ['bills', 'bill_lines'], ...billed, staffUntil: 'sent_at' },
  {
    rows: ['expenses', 'employee_bills', 'expense_receipts'],
    whose: 'staff',
    by: 'employee_id',
    read: 'staff',
    ...written('staff, of their own lines'),
  },
  {
    rows: ['workshop_groups', 'workshop_links', 'workshop_sessions'],
    whose: 'staff',
    read: 'staff',
    ...written('staff'),
  },
  {
    rows: ['groups'],
    whose: 'staff',
    read: 'staff, and everyone once offered',
    ...written('staff'),
  },
  { rows: ['workshops'], ...forInvited },
  { rows: ['workshop_files'], workshop: 'workshop_id', ...forInvited },
  {
    rows: ['workshop_attendees'],
    whose: 'farm',
    read: 'staff and people of the farm',
    ...written('staff'),
    // Of people of the farm only its status, which is tried elsewhere.
    change: 'staff and people of the farm',
  },
  { rows: ['onboarding_templates'], whose: 'staff', read: 'staff', ...written('admins') },
  {
    rows: ['onboardings'],
    whose: 'staff',
    read: 'staff and the manager of its business',
    ...written('staff'),
  },

  {
    rows: ['users'],
    whose: 'person',
    by: 'id',
    read: 'oneself and colleagues',
    ...written('admins'),
    change: 'oneself',
  },
  { rows: ['roles'], whose: 'person', read: 'oneself', ...written('admins') },
  {
    rows: ['abilities', 'permissions'],
    whose: 'admins',
    read: 'whoever holds it',
    ...written('admins'),
  },
  {
    // That an answer stands as it was given, for administrators, too, is a rule of its own.
    rows: ['agreement_answers'],
    whose: 'person',
    read: 'oneself',
    ...written('admins'),
    add: 'oneself',
  },
  {
    rows: ['sheet_views', 'notification_settings'],
    whose: 'person',
    read: 'oneself',
    ...written('oneself'),
  },
  // Oneself only cancels, which is tried elsewhere.
  {
    rows: ['queable_jobs'],
    whose: 'person',
    read: 'oneself',
    ...written('admins'),
    change: 'oneself',
  },
  {
    rows: ['tokens', 'sign_ins', 'impersonations', 'held_abilities'].concat([
      'business_associates',
      'business_managers',
      'project_people',
    ]),
    whose: 'person',
    read: 'oneself',
    ...unwritten,
  },
  { rows: ['outgoing_mails'], whose: 'admins', read: 'admins', ...unwritten },

  { rows: ['phone_numbers'], ...hanging('phone_numberable') },
  { rows: ['addresses'], ...hanging('addressable') },
  { rows: ['emails', 'email_addresses'], ...hanging('emailable') },
  { rows: ['geolocations'], ...hanging('geolocatable') },
  { rows: ['taggables'], ...hanging('taggable') },
  // Written by whoever may add people there.
  { rows: ['invitations'], ...hanging('invitable') },
  { rows: ['changes'], whose: 'above', read: 'as above', ...unwritten },
]

function hanging(above: string): Omit<Line, 'rows'> {
  return { whose: 'above', above, read: 'as above', ...written('as above') }
}

export function lineFor(name: string): Line {
  const [line, ...more] = lines.filter(({ rows }) => rows.includes(name))
  if (!line || more.length > 0) throw new Error(`${name} should stand in exactly one line.`)
  return line
}
