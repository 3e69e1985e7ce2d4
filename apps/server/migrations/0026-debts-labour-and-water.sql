-- Debts, people and water accounts of a period, machines with what they cost, and the region of a farm.

alter table farms
  add column zone_id bigint;

alter table asset_plant
  add column bought_on date,
  add column cost bigint,
  add column residual_value bigint,
  add column life_years integer,
  add column depreciation_method text,
  add column depreciation_rate numeric(20,6);

alter table new_plant_purchases
  add column asset_plant_id bigint;

create table zones (
  id bigint generated always as identity,
  name text not null,
  region text not null,
  neighbours jsonb,
  places jsonb,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table water_accounts (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  asset_water_id bigint not null,
  carried_in numeric(20,4),
  allocated numeric(20,4),
  taken numeric(20,4),
  bought numeric(20,4),
  sold numeric(20,4),
  used numeric(20,4),
  lost numeric(20,4),
  carried_out numeric(20,4),
  bought_cost bigint,
  sold_income bigint,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table loans (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  name text not null,
  loan_kind text not null,
  lender text,
  opening_balance bigint,
  borrowed bigint,
  repaid bigint,
  closing_balance bigint,
  interest bigint,
  due_within_year bigint,
  interest_rate numeric(20,6),
  ends_on date,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table farm_workers (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  name text not null,
  worker_kind text not null,
  days_worked numeric(20,1),
  crop_hours numeric(20,1),
  livestock_hours numeric(20,1),
  other_hours numeric(20,1),
  wages bigint,
  allowance bigint,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create unique index zones_name_key on zones (name) where deleted_at is null;

create unique index zones_slug_key on zones (slug) where deleted_at is null;

create unique index water_accounts_farm_id_asset_water_id_period_id_key on water_accounts (farm_id, asset_water_id, period_id) where deleted_at is null;

alter table farms add constraint farms_zone_id_fkey
  foreign key (zone_id) references zones (id) deferrable initially immediate;

alter table water_accounts add constraint water_accounts_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table water_accounts add constraint water_accounts_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table water_accounts add constraint water_accounts_asset_water_id_fkey
  foreign key (asset_water_id, farm_id) references asset_waters (id, farm_id) deferrable initially immediate;

alter table loans add constraint loans_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table loans add constraint loans_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table farm_workers add constraint farm_workers_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table farm_workers add constraint farm_workers_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table new_plant_purchases add constraint new_plant_purchases_asset_plant_id_fkey
  foreign key (asset_plant_id, farm_id) references asset_plant (id, farm_id) deferrable initially immediate;

create index farms_zone_id_idx on farms (zone_id);

create index water_accounts_farm_id_period_id_idx on water_accounts (farm_id, period_id);

create index water_accounts_asset_water_id_farm_id_idx on water_accounts (asset_water_id, farm_id);

create index loans_farm_id_period_id_idx on loans (farm_id, period_id);

create index farm_workers_farm_id_period_id_idx on farm_workers (farm_id, period_id);

create index new_plant_purchases_asset_plant_id_farm_id_idx on new_plant_purchases (asset_plant_id, farm_id);

create or replace function mark_stale() returns trigger language plpgsql as $mark$
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
    'dryland_crops',
    'existing_plant_items',
    'fallow_collection_events',
    'farm_period',
    'farm_property_periods',
    'farm_workers',
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
    'irrigated_crops',
    'irrigation_collection_events',
    'lifecycle_types',
    'lint_collection_events',
    'lint_sale_actuals',
    'lint_sale_estimates',
    'livestock_adjustment_events',
    'livestock_agistment_collections',
    'livestock_breeding_collections',
    'livestock_classes',
    'livestock_closing_events',
    'livestock_death_events',
    'livestock_enterprise_classes',
    'livestock_enterprise_settings',
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
    'loans',
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
    'valuation_coll_sheet_maps',
    'water_accounts'];
begin
  insert into upkeep.stale_farms (farm_id)
  select distinct farm_id from added where farm_id is not null and entity = any(followed)
  union all
  select id from farms where deleted_at is null and exists (
    select from added where farm_id is null and entity = any(followed));
  return null;
end $mark$;
