// The names that the specification fixes: every resource with its fields and relations, spelled as on
// the wire. Kept by hand from the specification alone, so that it can contradict the catalogue.

export interface SpecNames {
  readonly fields: readonly string[]
  readonly relations: readonly string[]
}

// An `id` goes without saying; `created_at` and its like stand only where the specification lists them.
export const specNames: Readonly<Record<string, SpecNames>> = {
  phone_numbers: named(
    'type number phone_numberable_type phone_numberable_id is_primary',
    'phone_numberable',
  ),
  addresses: named(
    `type number addressable_type addressable_id is_primary address_1 address_2 city state postcode
    country description`,
    'addressable',
  ),
  email_addresses: named('type email is_primary emailable_type emailable_id', 'emailable'),
  emails: named('type email is_primary emailable_type emailable_id', 'emailable'),
  geolocations: named('name location geolocatable_id geolocatable_type', 'geolocatable'),
  farm_contacts: named('farm_id name phone email'),
  details_user: named('details_id user_id is_farms_manager farm_id'),

  users: named(
    `admin is_impersonating name email email_verified_at agreed_to_terms deleted_at active color
    password`,
    `phone_numbers addresses farms businesses associated_businesses managed_businesses emails
    projects roles queable_jobs`,
  ),
  roles: named('role user_id', 'user'),
  abilities: named('name title options scope only_owned entity_id entity_type'),
  permissions: named('ability_id entity_id entity_type forbidden scope'),
  queable_jobs: named('selected description status error_message user_id', 'user'),
  businesses: named(
    `name billing_name billing_email billing_user_id billing_address_id business_address_id
    manager_id farms_string users_string notes billing_notes docs`,
    'billing_user manager users farms projects addresses gps_locations',
  ),
  business_user: named('business_id user_id'),
  business_farm: named('business_id farm_id'),
  agreements: named('body type'),
  onboardings: named('name clickup_list_id data'),
  tutorial_videos: named('title body video_url display_url admin'),
  taggables: named('tag_id taggable_type taggable_id'),
  crop_tags: named('name'),

  projects: named(
    `title created_at estimated_completion_date collection_date validation_date archived details_id
    fee business_id period_id notes collector_id owner_id validator_id customer_id
    project_status_id profit_focus_group_id farm_id`,
    `farm period business bills expenses products profit_focus_group project_status collector owner
    validator customer`,
  ),
  profit_focus_groups: named('title', 'projects'),
  products: named('title', 'projects'),
  project_statuses: named('title', 'projects'),
  product_projects: named('product_id project_id'),
  bills: named(
    'date_invoiced description status billable_type billable_id created_by',
    'expenses employee_bills billable',
  ),
  work_categories: named('title'),
  employee_bills: named('bill_id employee_id work_category_id amount', 'bill'),
  expense_categories: named('title'),
  expenses: named(
    'date amount description employee_id expensable_type expensable_id expense_category_id',
    'expensable',
  ),

  farms: named(
    'farm_name billing_notes manager_id profit_focus_group_id address_id',
    `users farm_properties rain_gauges addresses paddocks projects businesses periods crop_types
    crop_type_farm_periods livestock_enterprises gps_locations crop_sale_terminals crop_storages`,
  ),
  periods: named(
    'name year_name start_date end_date sowing_start_date sowing_end_date',
    'crop_collections paddocks crop_types farms projects',
  ),
  farm_period: named('status farm_id period_id'),
  farm_properties: named('name color colour_id farm_id period_id', 'farm colour paddocks'),
  property_colours: named('hex_code sequence', 'farm_properties'),
  farm_property_periods: named('farm_id period_id property_id title_area ownership_type'),
  rain_gauges: named('name farm_id', 'rainfalls farm paddocks'),
  rainfalls: named('total_mm rain_gauge_id date', 'rain_gauge'),

  paddocks: named(
    `farm_id name area asset_type_id rain_gauge_id property_id soil_type irrigation_type
    sharefarm_percentage primary_parent_paddock_id period_id fallow_efficiency ancestorIds
    water_holding valuation_category_id`,
    `farm crop_collections asset_type period prior_paddocks parent_paddocks rain_gauge property
    valuation_category ancestors`,
  ),
  paddock_prior_paddocks: named('parent_paddock_id prior_paddock_id is_primary'),
  adjacent_paddocks: named(
    'name path paddock_id parent_paddock_id prior_paddock_id is_primary ancestors_and_self',
  ),
  valuation_categories: named(
    'name asset_type_id valuation_usage_id valuation_coll_sheet_map_id',
    'asset_type valuation_usage sheet_map paddocks',
  ),
  valuation_usages: named('name', 'valuation_categories'),
  valuation_coll_sheet_maps: named('name', 'valuation_categories'),
  property_paddock_valuations: named(
    'valuation_category_id farm_property_id farm_id period_id val_per_hectare',
  ),

  crop_categories: named('name color', 'crop_types'),
  lifecycle_types: named('name', 'crop_types'),
  crop_types: named(
    'name color options harvest_type_id category_id season_id lifecycle_type_id',
    'category lifecycle_type crop_collections varieties farms periods',
  ),
  varieties: named('name crop_type_id validated', 'crop_type'),
  crop_type_farm_periods: named('crop_type_id farm_id period_id all_questions_answered', 'farm'),
  asset_types: named('name color', 'paddocks valuation_categories'),
  crop_collection_statuses: named('name'),
  crop_collection_fallow_types: named('name'),
  crop_collection_enterprises: named('asset_type_id fallow_type_id crop_type_id status_id name'),
  crop_collections: named(
    `period_id termination_eventable_id termination_eventable_type farm_id paddock_id double_crop
    current_crop_id primary_prior_collection_id fallow_type_id status_id enterprise_id
    crop_lifecycle_id lifecycle_status_id tags`,
    'period paddock termination_eventable',
  ),
  lifecycle_status: named('name crop_type_id'),
  crop_lifecycle: named(
    `establishment_event_id establishment_event_type termination_event_id
    termination_event_type`,
  ),
  crop_termination_types: named('label'),
  custom_termination_events: named(
    'crop_collection_id crop_termination_type_id date notes farm_id period_id',
  ),
  crop_termination_event_dates: named(
    'date type paddock_id farm_id event_name event_table date_field crop_collection_id',
  ),

  sowing_collection_events: named(
    `crop_collection_id variety_id secondary_variety_id sowing_area sowing_date sowing_rate
    row_spacing farm_id period_id date`,
  ),
  irrigation_collection_events: named(
    'irrigation_date total_ml_applied crop_collection_id farm_id period_id',
  ),
  fertiliser_collection_events: named(
    'crop_collection_id application_date pre_applied fertiliser_product_id farm_id period_id',
  ),
  fertiliser_chemical_applications: named(
    'fertiliser_collection_event_id chemical_element_id unit_ha farm_id',
  ),
  chemical_elements: named('name'),
  fertiliser_products: named('name'),
  chem_element_fert_products: named('percentage chemical_element_id fertiliser_product_id'),
  fallow_collection_events: named('crop_collection_id area'),
  hay_collection_events: named(
    'crop_collection_id cut_date date cut_area hay_tonnes farm_id period_id',
  ),
  grain_collection_events: named(
    'crop_collection_id harvested_area harvested_date date grain_tonnes farm_id period_id',
  ),
  lint_collection_events: named(
    `harvested_area harvested_date lint_bales seed_tonnes crop_collection_id farm_id period_id
    date`,
  ),
  cane_collection_events: named(
    `crop_collection_id area date biomass_tonnes ccs_tonnes billets_tonnes burn_status_id farm_id
    period_id`,
  ),
  cane_collection_burn_status: named('status'),
  grazing_collection_events: named(
    `crop_collection_id grazing_area grazing_start_date grazing_end_date total_weight_on
    total_weight_off number_of_stock notes livestock_class_id`,
  ),
  grazing_collection_types: named('name'),

  crop_sale_terminals: named('name', 'farms'),
  crop_sale_terminal_farm: named('crop_sale_terminal_id farm_id'),
  crop_storages: named('name', 'farms'),
  crop_storage_farm: named('crop_storage_id farm_id'),
  crop_sale_actuals: named('terminal_id date crop_type_farm_period_id'),
  crop_sale_estimate_pools: named('crop_storage_id crop_type_farm_period_id', 'estimates'),
  crop_type_qualities: named('quality'),
  crop_sale_estimates: named(
    'crop_sale_estimate_pool_id crop_type_quality_id units unit_type unit_cost',
    'crop_sale_estimate_pool',
  ),
  crop_rctis: named('rcti_id notes file_id farm_id period_id'),
  grain_sale_actuals: named(
    `crop_sale_actual_id tonnes income crop_type_quality_id crop_rcti_id
    grain_sale_estimates_id`,
  ),
  grain_sale_estimates: named('crop_sale_estimate_pool_id tonnes price crop_type_quality_id'),
  hay_sale_qualities: named('name'),
  hay_sale_actuals: named(
    'bales crop_sale_actual_id bale_weight income hay_sale_quality_id hay_sale_estimates_id',
  ),
  hay_sale_estimates: named(
    'crop_sale_estimate_pool_id bales bale_weight price crop_type_quality_id',
  ),
  lint_sale_actuals: named(
    `cropSaleActualId bales seedTonnes lintIncome seedIncome premium discount
    lintSaleEstimatesId`,
  ),
  lint_sale_estimates: named('cropSaleEstimatePoolId bales seedTonnes balePrice seedPrice'),

  livestock_species_types: named('name', 'livestock_classes'),
  livestock_classes: named('name species_type_id', 'species_type'),
  livestock_purposes: named('name livestock_species_type_id'),
  livestock_enterprises: named('asset_type_id species_id purpose_id', 'farms'),
  farm_livestock_enterprises: named('livestock_enterprise_id farm_id'),
  farm_livestock_enterprise_periods: named('farm_id livestock_enterprise_id period_id'),
  livestock_ledgers: named(
    `livestock_class_id livestock_enterprise_id farm_id period_id number weight entry_date notes
    class_groups`,
  ),
  livestock_reproduction_lifecycles: named(
    'livestock_ledger_id farm_id period_id livestock_class_id livestock_enterprise_id',
  ),
  livestock_birthing_events: named(
    'farm_id period_id date livestock_reproduction_lifecycle_id number_birthed',
  ),
  livestock_closing_events: named(
    'farm_id period_id livestock_class_id livestock_enterprise_id number weight class_groups',
  ),
  livestock_death_events: named('farm_id period_id livestock_ledger_id'),
  livestock_joining_events: named(
    `farm_id period_id livestock_reproduction_lifecycle_id number_joined sires_used date
    sire_out_date`,
  ),
  livestock_marking_events: named(
    'farm_id period_id date livestock_reproduction_lifecycle_id number_counted',
  ),
  livestock_opening_events: named('farm_id period_id livestock_ledger_id'),
  livestock_purchase_events: named(
    'farm_id period_id livestock_ledger_id total_value class_groups',
  ),
  livestock_sale_events: named('farm_id period_id livestock_ledger_id total_value class_groups'),
  livestock_scanning_events: named(
    'farm_id period_id date livestock_reproduction_lifecycle_id number_scanned number_pregnant',
  ),
  livestock_transfer_events: named(
    'farm_id period_id in_livestock_ledger_id out_livestock_ledger_id',
  ),
  livestock_weaning_events: named(
    'farm_id period_id date livestock_reproduction_lifecycle_id number weight',
  ),

  asset_buildings: named('name improvement_type farm_id property_id'),
  asset_grain_storage: named('name farm_id property_id tonnes storage_type'),
  asset_plant: named('name farm_id property_id'),
  asset_waters: named('name entitlement_type megalitres farm_id property_id'),
  assets_period: named('period_id asset_id value farm_id units name asset_type'),
  plant_categories: named('name'),
  assets: named('period_id farm_id Zone Activity Year'),

  workshops: named('name period_id', 'groups attendees'),
  workshop_groups: named('workshop_id group_id'),
  workshop_attendees: named(
    'farm_id workshop_id attendee_type attendee_id status',
    'workshop attendee',
  ),
  groups: named(
    'name farm_id group_type location mapCenter filter include_farms exclude_farms',
    'workshops',
  ),

  opportunities: named(),
  dryland_crops: named(),
  irrigated_crops: named(),
  extensive_livestock: named(),
  existing_plant_items: named(),
  new_plant_purchases: named(),
  sold_plant_sales: named(),
  livestock_inventory_collections: named(),
  livestock_feed_collections: named(),
  livestock_agistment_collections: named(),
  livestock_breeding_collections: named(),
  livestock_purchase_collections: named(),
  livestock_sales_collections: named(),
  livestock_wool_collections: named(),
}

function named(fields = '', relations = ''): SpecNames {
  return { fields: wordsOf(fields), relations: wordsOf(relations) }
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter(word => word !== '')
}
