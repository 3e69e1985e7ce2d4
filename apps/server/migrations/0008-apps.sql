-- Pages of others that are shown inside Furrow, and the short-lived tokens that are handed to them.

create table apps (
  id bigint generated always as identity,
  slug text not null,
  name text not null,
  purpose text not null,
  icon text,
  needs_farm boolean not null default false,
  asks text,
  active boolean not null default true,
  sort_order integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table app_versions (
  id bigint generated always as identity,
  app_id bigint not null,
  version text not null,
  address text not null,
  changes text,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create unique index apps_slug_key on apps (slug) where deleted_at is null;

create unique index app_versions_app_id_version_key on app_versions (app_id, version) where deleted_at is null;

alter table app_versions add constraint app_versions_app_id_fkey
  foreign key (app_id) references apps (id) deferrable initially immediate;

create index app_versions_app_id_idx on app_versions (app_id);

alter table tokens
  add column only_reads boolean not null default false,
  add column for_app text,
  add column narrow_to_farm_id bigint,
  add column for_period_id bigint,
  add column parent_token_id bigint,
  add column impersonation_id bigint;

create index tokens_narrow_to_farm_id_id_idx on tokens (narrow_to_farm_id, id);

create index tokens_for_period_id_id_idx on tokens (for_period_id, id);

create index tokens_parent_token_id_id_idx on tokens (parent_token_id, id);

create index tokens_impersonation_id_id_idx on tokens (impersonation_id, id);
