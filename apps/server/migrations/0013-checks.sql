-- Warnings about money that somebody looked into and says are right; and which machine it was that was
-- sold.

alter table sold_plant_sales add column asset_plant_id bigint;

create table confirmed_money_warnings (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  code text not null,
  resource text not null,
  "row" integer not null,
  field text not null,
  said text not null,
  note text not null,
  confirmed_by_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create unique index confirmed_money_warnings_farm_id_period_id_resource_ro_d62eb322 on confirmed_money_warnings (farm_id, period_id, resource, "row", code, field, said) where deleted_at is null;

alter table confirmed_money_warnings add constraint confirmed_money_warnings_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table confirmed_money_warnings add constraint confirmed_money_warnings_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table confirmed_money_warnings add constraint confirmed_money_warnings_confirmed_by_id_fkey
  foreign key (confirmed_by_id) references users (id) deferrable initially immediate;

alter table sold_plant_sales add constraint sold_plant_sales_asset_plant_id_fkey
  foreign key (asset_plant_id, farm_id) references asset_plant (id, farm_id) deferrable initially immediate;

create index confirmed_money_warnings_farm_id_period_id_idx on confirmed_money_warnings (farm_id, period_id);

create index confirmed_money_warnings_confirmed_by_id_idx on confirmed_money_warnings (confirmed_by_id);

create index sold_plant_sales_asset_plant_id_farm_id_idx on sold_plant_sales (asset_plant_id, farm_id);
