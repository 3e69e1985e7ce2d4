// What a farm has many of. It stands apart because half the catalogue points at a farm.

import { hasMany } from '../relations.ts'

export const belongingsOfFarm = {
  details_user: hasMany('details_user', 'farm_id'),
  farm_period: hasMany('farm_period', 'farm_id'),
  confirmed_warnings: hasMany('confirmed_warnings', 'farm_id'),
  farm_contacts: hasMany('farm_contacts', 'farm_id'),
  farm_properties: hasMany('farm_properties', 'farm_id'),
  farm_property_periods: hasMany('farm_property_periods', 'farm_id'),
  rain_gauges: hasMany('rain_gauges', 'farm_id'),
  paddocks: hasMany('paddocks', 'farm_id'),
  crop_type_farm_periods: hasMany('crop_type_farm_periods', 'farm_id'),
  crop_collections: hasMany('crop_collections', 'farm_id'),
  own_crop_storages: hasMany('crop_storages', 'farm_id'),
  crop_rctis: hasMany('crop_rctis', 'farm_id'),
  farm_livestock_enterprises: hasMany('farm_livestock_enterprises', 'farm_id'),
  farm_livestock_enterprise_periods: hasMany('farm_livestock_enterprise_periods', 'farm_id'),
  livestock_ledgers: hasMany('livestock_ledgers', 'farm_id'),
  livestock_closing_events: hasMany('livestock_closing_events', 'farm_id'),
  asset_buildings: hasMany('asset_buildings', 'farm_id'),
  asset_grain_storage: hasMany('asset_grain_storage', 'farm_id'),
  asset_plant: hasMany('asset_plant', 'farm_id'),
  asset_waters: hasMany('asset_waters', 'farm_id'),
  assets_period: hasMany('assets_period', 'farm_id'),
  assets: hasMany('assets', 'farm_id'),
  files: hasMany('files', 'farm_id'),
  // What hangs on a file stays with it in the trash, so that it comes back whole.
  file_links: hasMany('file_links', 'farm_id'),
  file_downloads: hasMany('file_downloads', 'farm_id'),
  requested_files: hasMany('requested_files', 'farm_id'),
  roll_forwards: hasMany('roll_forwards', 'farm_id'),
  workshop_attendees: hasMany('workshop_attendees', 'farm_id'),
  crop_sale_terminal_farm: hasMany('crop_sale_terminal_farm', 'farm_id'),
  livestock_reproduction_lifecycles: hasMany('livestock_reproduction_lifecycles', 'farm_id'),
  opportunities: hasMany('opportunities', 'farm_id'),
  dryland_crops: hasMany('dryland_crops', 'farm_id'),
  irrigated_crops: hasMany('irrigated_crops', 'farm_id'),
  extensive_livestock: hasMany('extensive_livestock', 'farm_id'),
  existing_plant_items: hasMany('existing_plant_items', 'farm_id'),
  new_plant_purchases: hasMany('new_plant_purchases', 'farm_id'),
  sold_plant_sales: hasMany('sold_plant_sales', 'farm_id'),
  livestock_inventory_collections: hasMany('livestock_inventory_collections', 'farm_id'),
  livestock_feed_collections: hasMany('livestock_feed_collections', 'farm_id'),
  livestock_agistment_collections: hasMany('livestock_agistment_collections', 'farm_id'),
  livestock_breeding_collections: hasMany('livestock_breeding_collections', 'farm_id'),
  livestock_purchase_collections: hasMany('livestock_purchase_collections', 'farm_id'),
  livestock_sales_collections: hasMany('livestock_sales_collections', 'farm_id'),
  livestock_wool_collections: hasMany('livestock_wool_collections', 'farm_id'),
}

/** All of it goes when the farm goes. */
export const goneWithFarm = Object.keys(belongingsOfFarm) as (keyof typeof belongingsOfFarm)[]
