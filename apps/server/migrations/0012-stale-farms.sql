-- Farms of whose financial records something has changed that they follow from: worked out anew by whoever
-- reads one of them next, or else soon after. Records that stand keep their figures until something of
-- their farm changes.

create table upkeep.stale_farms (
  farm_id bigint not null
);

create index stale_farms_farm_id_idx on upkeep.stale_farms (farm_id);

create function mark_stale() returns trigger language plpgsql as $mark$
declare
  followed constant text[] := array[
    'asset_buildings',
    'asset_grain_storage',
    'asset_plant',
    'asset_types',
    'asset_waters',
    'assets_period',
    'cane_collection_events',
    'chemical_elements',
    'crop_collections',
    'crop_lifecycle',
    'crop_sale_actuals',
    'crop_sale_estimate_pools',
    'crop_sale_estimates',
    'crop_type_farm_periods',
    'crop_types',
    'custom_termination_events',
    'existing_plant_items',
    'fallow_collection_events',
    'farm_period',
    'farm_property_periods',
    'fertiliser_chemical_applications',
    'fertiliser_collection_events',
    'grain_collection_events',
    'grain_sale_actuals',
    'grain_sale_estimates',
    'grazing_collection_events',
    'harvest_types',
    'hay_collection_events',
    'hay_sale_actuals',
    'hay_sale_estimates',
    'irrigation_collection_events',
    'lifecycle_types',
    'lint_collection_events',
    'lint_sale_actuals',
    'lint_sale_estimates',
    'livestock_breeding_collections',
    'livestock_classes',
    'livestock_closing_events',
    'livestock_death_events',
    'livestock_enterprises',
    'livestock_inventory_collections',
    'livestock_joining_events',
    'livestock_ledgers',
    'livestock_marking_events',
    'livestock_opening_events',
    'livestock_purchase_collections',
    'livestock_purchase_events',
    'livestock_purposes',
    'livestock_reproduction_lifecycles',
    'livestock_sale_events',
    'livestock_sales_collections',
    'livestock_species_types',
    'livestock_transfer_events',
    'livestock_weaning_events',
    'livestock_wool_collections',
    'new_plant_purchases',
    'paddocks',
    'periods',
    'property_paddock_valuations',
    'rain_gauges',
    'rainfalls',
    'seasons',
    'sold_plant_sales',
    'sowing_collection_events',
    'stock_ratings',
    'valuation_categories',
    'valuation_coll_sheet_maps'];
begin
  insert into upkeep.stale_farms (farm_id)
  select distinct farm_id from added where farm_id is not null and entity = any(followed)
  union all
  select id from farms where deleted_at is null and exists (
    select from added where farm_id is null and entity = any(followed));
  return null;
end $mark$;

create trigger marks_stale after insert on changes
  referencing new table as added for each statement execute function mark_stale();
