-- Statements that are read in, what was on hand, paid ahead or owed at both ends of a period, how costs are
-- shared over crops and stock; sales by crop enterprise, and what is kept for seed or feed.

alter table crop_type_farm_periods
  add column kept_for_use numeric(20,4);

alter table crop_sale_actuals
  add column enterprise_id bigint;

alter table crop_sale_estimate_pools
  add column enterprise_id bigint;

create table account_imports (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  title text,
  program text,
  business text,
  basis text,
  starts_on date,
  ends_on date,
  file_name text,
  file_hash text,
  lines jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table cost_accruals (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  line text not null,
  opening_on_hand bigint,
  closing_on_hand bigint,
  opening_prepaid bigint,
  closing_prepaid bigint,
  opening_owed bigint,
  closing_owed bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table cost_allocations (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  line text not null,
  driver text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table cost_shares (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  line text not null,
  crop_type_id bigint,
  enterprise_id bigint,
  livestock_enterprise_id bigint,
  amount bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create unique index cost_accruals_farm_id_period_id_line_key on cost_accruals (farm_id, period_id, line) where deleted_at is null;

create unique index cost_allocations_farm_id_period_id_line_key on cost_allocations (farm_id, period_id, line) where deleted_at is null;

create unique index cost_shares_farm_id_period_id_line_crop_type_id_enterp_6fe51c64 on cost_shares (farm_id, period_id, line, crop_type_id, enterprise_id, livestock_enterprise_id) nulls not distinct where deleted_at is null;

alter table crop_sale_actuals add constraint crop_sale_actuals_enterprise_id_fkey
  foreign key (enterprise_id) references crop_collection_enterprises (id) deferrable initially immediate;

alter table crop_sale_estimate_pools add constraint crop_sale_estimate_pools_enterprise_id_fkey
  foreign key (enterprise_id) references crop_collection_enterprises (id) deferrable initially immediate;

alter table account_imports add constraint account_imports_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table account_imports add constraint account_imports_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table cost_accruals add constraint cost_accruals_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table cost_accruals add constraint cost_accruals_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table cost_allocations add constraint cost_allocations_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table cost_allocations add constraint cost_allocations_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table cost_shares add constraint cost_shares_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table cost_shares add constraint cost_shares_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table cost_shares add constraint cost_shares_crop_type_id_fkey
  foreign key (crop_type_id) references crop_types (id) deferrable initially immediate;

alter table cost_shares add constraint cost_shares_enterprise_id_fkey
  foreign key (enterprise_id) references crop_collection_enterprises (id) deferrable initially immediate;

alter table cost_shares add constraint cost_shares_livestock_enterprise_id_fkey
  foreign key (livestock_enterprise_id) references livestock_enterprises (id) deferrable initially immediate;

create index crop_sale_actuals_enterprise_id_idx on crop_sale_actuals (enterprise_id);

create index crop_sale_estimate_pools_enterprise_id_idx on crop_sale_estimate_pools (enterprise_id);

create index account_imports_farm_id_period_id_idx on account_imports (farm_id, period_id);

create index cost_accruals_farm_id_period_id_idx on cost_accruals (farm_id, period_id);

create index cost_allocations_farm_id_period_id_idx on cost_allocations (farm_id, period_id);

create index cost_shares_farm_id_period_id_idx on cost_shares (farm_id, period_id);

create index cost_shares_crop_type_id_idx on cost_shares (crop_type_id);

create index cost_shares_enterprise_id_idx on cost_shares (enterprise_id);

create index cost_shares_livestock_enterprise_id_idx on cost_shares (livestock_enterprise_id);

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
    'cost_accruals',
    'cost_allocations',
    'cost_shares',
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
