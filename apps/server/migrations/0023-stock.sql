-- Stock: what a farm reckons with in each enterprise, lines that reconcile, and what comparisons need.

create table livestock_enterprise_settings (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  livestock_enterprise_id bigint not null,
  rating_set text,
  rating_variant text,
  sale_unit text,
  overhead_share numeric(20,6),
  grazed_hectares numeric(20,4),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_enterprise_classes (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  livestock_enterprise_id bigint not null,
  livestock_class_id bigint not null,
  standard_value bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_adjustment_events (
  id bigint generated always as identity,
  livestock_ledger_id bigint not null,
  direction text not null,
  farm_id bigint not null,
  period_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

alter table livestock_opening_events add column value_per_head bigint;
alter table livestock_closing_events add column value_per_head bigint;
alter table livestock_death_events add column cause text;
alter table livestock_purchase_events add column contact_id bigint;
alter table livestock_purchase_events add column file_id bigint;
alter table livestock_sale_events add column contact_id bigint;
alter table livestock_sale_events add column file_id bigint;
alter table livestock_scanning_events add column number_foetuses integer;
alter table livestock_wool_collections add column line text;

create unique index livestock_enterprise_settings_farm_id_period_id_livest_69a4166b on livestock_enterprise_settings (farm_id, period_id, livestock_enterprise_id) where deleted_at is null;

create unique index livestock_enterprise_classes_farm_id_period_id_livesto_17bfdbd2 on livestock_enterprise_classes (farm_id, period_id, livestock_enterprise_id, livestock_class_id) where deleted_at is null;

alter table livestock_enterprise_settings add constraint livestock_enterprise_settings_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_enterprise_settings add constraint livestock_enterprise_settings_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_enterprise_settings add constraint livestock_enterprise_settings_livestock_enterprise_id_fkey
  foreign key (livestock_enterprise_id) references livestock_enterprises (id) deferrable initially immediate;

alter table livestock_enterprise_classes add constraint livestock_enterprise_classes_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_enterprise_classes add constraint livestock_enterprise_classes_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_enterprise_classes add constraint livestock_enterprise_classes_livestock_enterprise_id_fkey
  foreign key (livestock_enterprise_id) references livestock_enterprises (id) deferrable initially immediate;

alter table livestock_enterprise_classes add constraint livestock_enterprise_classes_livestock_class_id_fkey
  foreign key (livestock_class_id) references livestock_classes (id) deferrable initially immediate;

alter table livestock_purchase_events add constraint livestock_purchase_events_contact_id_fkey
  foreign key (contact_id, farm_id) references farm_contacts (id, farm_id) deferrable initially immediate;

alter table livestock_purchase_events add constraint livestock_purchase_events_file_id_fkey
  foreign key (file_id, farm_id) references files (id, farm_id) deferrable initially immediate;

alter table livestock_sale_events add constraint livestock_sale_events_contact_id_fkey
  foreign key (contact_id, farm_id) references farm_contacts (id, farm_id) deferrable initially immediate;

alter table livestock_sale_events add constraint livestock_sale_events_file_id_fkey
  foreign key (file_id, farm_id) references files (id, farm_id) deferrable initially immediate;

alter table livestock_adjustment_events add constraint livestock_adjustment_events_livestock_ledger_id_fkey
  foreign key (livestock_ledger_id, farm_id) references livestock_ledgers (id, farm_id) deferrable initially immediate;

alter table livestock_adjustment_events add constraint livestock_adjustment_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_adjustment_events add constraint livestock_adjustment_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

create index livestock_enterprise_settings_farm_id_period_id_idx on livestock_enterprise_settings (farm_id, period_id);

create index livestock_enterprise_settings_livestock_enterprise_id_idx on livestock_enterprise_settings (livestock_enterprise_id);

create index livestock_enterprise_classes_farm_id_period_id_idx on livestock_enterprise_classes (farm_id, period_id);

create index livestock_enterprise_classes_livestock_enterprise_id_idx on livestock_enterprise_classes (livestock_enterprise_id);

create index livestock_enterprise_classes_livestock_class_id_idx on livestock_enterprise_classes (livestock_class_id);

create index livestock_purchase_events_contact_id_farm_id_idx on livestock_purchase_events (contact_id, farm_id);

create index livestock_purchase_events_file_id_farm_id_idx on livestock_purchase_events (file_id, farm_id);

create index livestock_sale_events_contact_id_farm_id_idx on livestock_sale_events (contact_id, farm_id);

create index livestock_sale_events_file_id_farm_id_idx on livestock_sale_events (file_id, farm_id);

create index livestock_adjustment_events_livestock_ledger_id_farm_id_idx on livestock_adjustment_events (livestock_ledger_id, farm_id);

create index livestock_adjustment_events_farm_id_period_id_idx on livestock_adjustment_events (farm_id, period_id);

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
