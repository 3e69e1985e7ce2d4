-- Printed from the catalogue. Do not edit: run "npm run print".

create collation counted (provider = icu, locale = 'und-u-kn-true');

create function refuse_change() returns trigger language plpgsql as $refuse$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $refuse$;

create function note_access_change() returns trigger language plpgsql as $note$
begin
  if current_setting('furrow.access_noted', true) is distinct from pg_current_xact_id()::text then
    perform set_config('furrow.access_noted', pg_current_xact_id()::text, true);
    update upkeep.access_stamp set stamp = stamp + 1;
  end if;
  return null;
end $note$;

create function tell_changes() returns trigger language plpgsql as $tell$
declare
  span text;
begin
  select min(id) || ' ' || max(id) into span from added;
  if span is not null then
    perform pg_notify('furrow_changes', span);
  end if;
  return null;
end $tell$;

create table users (
  id bigint generated always as identity,
  name text not null,
  email text not null,
  password text,
  admin boolean not null default false,
  active boolean not null default true,
  color text,
  email_verified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table roles (
  id bigint generated always as identity,
  role text not null,
  user_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table abilities (
  id bigint generated always as identity,
  name text not null,
  title text,
  options jsonb,
  scope integer,
  only_owned boolean not null default false,
  entity_id integer,
  entity_type text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table permissions (
  id bigint generated always as identity,
  ability_id bigint not null,
  entity_type text not null,
  entity_id bigint not null,
  forbidden boolean not null default false,
  scope integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table agreements (
  id bigint generated always as identity,
  body text not null,
  "type" text not null,
  version integer,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table agreement_answers (
  id bigint generated always as identity,
  agreement_id bigint not null,
  user_id bigint not null,
  agreed boolean not null,
  version integer,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table queable_jobs (
  id bigint generated always as identity,
  user_id bigint not null,
  description text not null,
  kind text,
  status text not null default 'queued',
  selected jsonb,
  steps jsonb,
  progress numeric(20,6),
  result jsonb,
  error_message text,
  started_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table tutorial_videos (
  id bigint generated always as identity,
  title text not null,
  body text,
  video_url text,
  display_url text,
  admin boolean not null default false,
  place text,
  seconds integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table phone_numbers (
  id bigint generated always as identity,
  "type" text,
  "number" text not null,
  phone_numberable_type text not null,
  phone_numberable_id bigint not null,
  is_primary boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table addresses (
  id bigint generated always as identity,
  "type" text,
  "number" text,
  address_1 text,
  address_2 text,
  city text,
  state text,
  postcode text,
  country text default 'Australia',
  description text,
  addressable_type text not null,
  addressable_id bigint not null,
  is_primary boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table email_addresses (
  id bigint generated always as identity,
  "type" text,
  email text not null,
  is_primary boolean not null default false,
  emailable_type text not null,
  emailable_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table emails (
  id bigint generated always as identity,
  "type" text,
  email text not null,
  is_primary boolean not null default false,
  emailable_type text not null,
  emailable_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table tokens (
  id bigint generated always as identity,
  user_id bigint not null,
  name text not null,
  hash text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  address text,
  agent text,
  only_reads boolean not null default false,
  for_app text,
  narrow_to_farm_id bigint,
  for_period_id bigint,
  parent_token_id bigint,
  impersonation_id bigint,
  primary key (id)
);

create table sign_ins (
  id bigint generated always as identity,
  user_id bigint,
  at timestamptz not null,
  outcome text not null,
  address text,
  agent text,
  primary key (id)
);

create table impersonations (
  id bigint generated always as identity,
  user_id bigint not null,
  actor_id bigint not null,
  reason text,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  primary key (id)
);

create table invitations (
  id bigint generated always as identity,
  email text not null,
  name text,
  invitable_type text not null,
  invitable_id bigint not null,
  is_farms_manager boolean not null default false,
  invited_by_id bigint,
  expires_at timestamptz,
  accepted_at timestamptz,
  hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table outgoing_mails (
  id bigint generated always as identity,
  "to" text not null,
  subject text not null,
  body text,
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  error text,
  primary key (id)
);

create table notification_settings (
  id bigint generated always as identity,
  user_id bigint not null,
  letter text not null,
  by_email boolean not null default true,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

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

create table businesses (
  id bigint generated always as identity,
  name text not null,
  billing_name text,
  billing_email text,
  billing_user_id bigint,
  billing_address_id bigint,
  business_address_id bigint,
  manager_id bigint,
  notes text,
  billing_notes text,
  docs jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table business_user (
  id bigint generated always as identity,
  business_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table business_farm (
  id bigint generated always as identity,
  business_id bigint not null,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table farms (
  id bigint generated always as identity,
  farm_name text not null,
  billing_notes text,
  manager_id bigint,
  profit_focus_group_id bigint,
  address_id bigint,
  zone_id bigint,
  archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

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

create table periods (
  id bigint generated always as identity,
  name text not null,
  year_name text,
  start_date timestamptz not null,
  end_date timestamptz not null,
  sowing_start_date timestamptz not null,
  sowing_end_date timestamptz not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table farm_period (
  id bigint generated always as identity,
  status text not null default 'Not started',
  reopened_because text,
  farm_id bigint not null,
  period_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table confirmed_warnings (
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

create table details_user (
  id bigint generated always as identity,
  details_id bigint not null,
  user_id bigint not null,
  is_farms_manager boolean not null default false,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id),
  constraint details_user_details_id_check check (details_id = farm_id)
);

create table farm_contacts (
  id bigint generated always as identity,
  farm_id bigint not null,
  name text not null,
  phone text,
  email text,
  role text,
  preferred_channel text,
  topics jsonb,
  is_primary boolean not null default false,
  may_contact boolean,
  may_receive_reports boolean,
  notes text,
  last_period_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table farm_properties (
  id bigint generated always as identity,
  name text not null,
  color text,
  colour_id bigint,
  farm_id bigint not null,
  period_id bigint,
  last_period_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table property_colours (
  id bigint generated always as identity,
  hex_code text not null,
  sequence integer not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table farm_property_periods (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  property_id bigint not null,
  title_area numeric(20,4),
  ownership_type text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table geolocations (
  id bigint generated always as identity,
  name text,
  location jsonb not null,
  geolocatable_type text not null,
  geolocatable_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table files (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint,
  name text not null,
  category text,
  notes text,
  media_type text,
  size integer,
  checksum text,
  scan text,
  uploaded_by_id bigint,
  place text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table file_links (
  id bigint generated always as identity,
  file_id bigint not null,
  linkable_type text not null,
  linkable_id bigint not null,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table requested_files (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  description text not null,
  category text,
  file_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table file_downloads (
  id bigint generated always as identity,
  file_id bigint not null,
  user_id bigint not null,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table paddocks (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  name text not null,
  area numeric(20,4),
  asset_type_id bigint,
  rain_gauge_id bigint,
  property_id bigint,
  soil_type text,
  irrigation_type text,
  sharefarm_percentage numeric(20,6),
  primary_parent_paddock_id bigint,
  fallow_efficiency numeric(20,6),
  water_holding numeric(20,2),
  valuation_category_id bigint,
  retired boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table paddock_prior_paddocks (
  id bigint generated always as identity,
  parent_paddock_id bigint not null,
  prior_paddock_id bigint not null,
  is_primary boolean not null default false,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table asset_types (
  id bigint generated always as identity,
  name text not null,
  color text not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table rain_gauges (
  id bigint generated always as identity,
  name text not null,
  is_main boolean not null default false,
  farm_id bigint not null,
  last_period_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table rainfalls (
  id bigint generated always as identity,
  total_mm numeric(20,2) not null,
  rain_gauge_id bigint not null,
  date date not null,
  days integer not null default 1,
  imported boolean not null default false,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table valuation_categories (
  id bigint generated always as identity,
  name text not null,
  asset_type_id bigint,
  valuation_usage_id bigint,
  valuation_coll_sheet_map_id bigint,
  value_index numeric(20,2),
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table valuation_usages (
  id bigint generated always as identity,
  name text not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table valuation_coll_sheet_maps (
  id bigint generated always as identity,
  name text not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table property_paddock_valuations (
  id bigint generated always as identity,
  valuation_category_id bigint not null,
  farm_property_id bigint not null,
  farm_id bigint not null,
  period_id bigint not null,
  val_per_hectare bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table crop_categories (
  id bigint generated always as identity,
  name text not null,
  color text not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table seasons (
  id bigint generated always as identity,
  name text not null,
  sow_from_month integer,
  sow_to_month integer,
  harvest_from_month integer,
  harvest_to_month integer,
  rain_from_month integer,
  rain_to_month integer,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table harvest_types (
  id bigint generated always as identity,
  name text not null,
  event_resource text,
  yield_unit text,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table lifecycle_types (
  id bigint generated always as identity,
  name text not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table crop_types (
  id bigint generated always as identity,
  name text not null,
  color text not null,
  options jsonb,
  harvest_type_id bigint not null,
  category_id bigint not null,
  season_id bigint not null,
  lifecycle_type_id bigint not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table varieties (
  id bigint generated always as identity,
  name text not null,
  crop_type_id bigint not null,
  validated boolean not null default false,
  slug text,
  sort_order integer,
  active boolean not null default true,
  merged_into_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table crop_type_farm_periods (
  id bigint generated always as identity,
  crop_type_id bigint not null,
  farm_id bigint not null,
  period_id bigint not null,
  all_questions_answered boolean not null default false,
  open_answers jsonb,
  kept_for_use numeric(20,4),
  sugar_price bigint,
  cane_price_share numeric(20,6),
  cane_lost_ccs numeric(20,2),
  cane_price_constant numeric(20,3),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table crop_collection_statuses (
  id bigint generated always as identity,
  name text not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table crop_collection_fallow_types (
  id bigint generated always as identity,
  name text not null,
  shown_first boolean not null default false,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table crop_collection_enterprises (
  id bigint generated always as identity,
  asset_type_id bigint not null,
  fallow_type_id bigint,
  crop_type_id bigint not null,
  status_id bigint,
  name text not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table crop_collections (
  id bigint generated always as identity,
  period_id bigint not null,
  farm_id bigint not null,
  paddock_id bigint not null,
  termination_eventable_type text,
  termination_eventable_id bigint,
  double_crop boolean not null default false,
  current_crop_id bigint,
  primary_prior_collection_id bigint,
  fallow_type_id bigint,
  status_id bigint,
  enterprise_id bigint,
  crop_lifecycle_id bigint,
  lifecycle_status_id bigint,
  legume_nitrogen numeric(20,1),
  soil_water_sowing numeric(20,0),
  soil_water_harvest numeric(20,0),
  tags jsonb,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table lifecycle_status (
  id bigint generated always as identity,
  name text not null,
  crop_type_id bigint not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table crop_lifecycle (
  id bigint generated always as identity,
  establishment_event_type text,
  establishment_event_id bigint,
  termination_event_type text,
  termination_event_id bigint,
  crop_collection_id bigint not null,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table crop_termination_types (
  id bigint generated always as identity,
  label text not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table crop_tags (
  id bigint generated always as identity,
  name text not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  merged_into_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table taggables (
  id bigint generated always as identity,
  tag_id bigint not null,
  taggable_type text not null,
  taggable_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table sowing_collection_events (
  id bigint generated always as identity,
  crop_collection_id bigint not null,
  farm_id bigint not null,
  period_id bigint not null,
  variety_id bigint,
  secondary_variety_id bigint,
  sowing_area numeric(20,4),
  sowing_date date,
  sowing_rate numeric(20,2),
  row_spacing numeric(20,3),
  date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table irrigation_collection_events (
  id bigint generated always as identity,
  crop_collection_id bigint not null,
  farm_id bigint not null,
  period_id bigint not null,
  irrigation_date date,
  total_ml_applied numeric(20,4),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table fertiliser_collection_events (
  id bigint generated always as identity,
  crop_collection_id bigint not null,
  farm_id bigint not null,
  period_id bigint not null,
  application_date date,
  pre_applied boolean not null default false,
  fertiliser_product_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table fertiliser_chemical_applications (
  id bigint generated always as identity,
  fertiliser_collection_event_id bigint not null,
  chemical_element_id bigint not null,
  unit_ha numeric(20,4),
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table chemical_elements (
  id bigint generated always as identity,
  name text not null,
  symbol text,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table fertiliser_products (
  id bigint generated always as identity,
  name text not null,
  form text,
  density numeric(20,3),
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table chem_element_fert_products (
  id bigint generated always as identity,
  percentage numeric(20,6) not null,
  chemical_element_id bigint not null,
  fertiliser_product_id bigint not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table fallow_collection_events (
  id bigint generated always as identity,
  crop_collection_id bigint not null,
  area numeric(20,4),
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table hay_collection_events (
  id bigint generated always as identity,
  crop_collection_id bigint not null,
  farm_id bigint not null,
  period_id bigint not null,
  cut_date date,
  date date,
  cut_area numeric(20,4),
  hay_tonnes numeric(20,4),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table grain_collection_events (
  id bigint generated always as identity,
  crop_collection_id bigint not null,
  farm_id bigint not null,
  period_id bigint not null,
  harvested_area numeric(20,4),
  harvested_date date,
  date date,
  grain_tonnes numeric(20,4),
  protein numeric(20,6),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table lint_collection_events (
  id bigint generated always as identity,
  crop_collection_id bigint not null,
  farm_id bigint not null,
  period_id bigint not null,
  harvested_area numeric(20,4),
  harvested_date date,
  lint_bales integer,
  seed_tonnes numeric(20,4),
  seed_cotton_tonnes numeric(20,4),
  gin text,
  fibre_grade text,
  date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table cane_collection_events (
  id bigint generated always as identity,
  crop_collection_id bigint not null,
  farm_id bigint not null,
  period_id bigint not null,
  area numeric(20,4),
  date date,
  biomass_tonnes numeric(20,4),
  ccs_tonnes numeric(20,4),
  billets_tonnes numeric(20,4),
  burn_status_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table cane_collection_burn_status (
  id bigint generated always as identity,
  status text not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table grazing_collection_events (
  id bigint generated always as identity,
  crop_collection_id bigint not null,
  grazing_area numeric(20,4),
  grazing_start_date date,
  grazing_end_date date,
  total_weight_on numeric(20,2),
  total_weight_off numeric(20,2),
  number_of_stock integer,
  notes text,
  livestock_class_id bigint,
  grazing_collection_type_id bigint,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table grazing_collection_types (
  id bigint generated always as identity,
  name text not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table custom_termination_events (
  id bigint generated always as identity,
  crop_collection_id bigint not null,
  farm_id bigint not null,
  period_id bigint not null,
  crop_termination_type_id bigint not null,
  date date not null,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table crop_sale_terminals (
  id bigint generated always as identity,
  name text not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table crop_sale_terminal_farm (
  id bigint generated always as identity,
  crop_sale_terminal_id bigint not null,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table crop_storages (
  id bigint generated always as identity,
  name text not null,
  kind text,
  farm_id bigint not null,
  last_period_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table crop_storage_farm (
  id bigint generated always as identity,
  crop_storage_id bigint not null,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table crop_sale_actuals (
  id bigint generated always as identity,
  terminal_id bigint,
  date date,
  crop_type_farm_period_id bigint not null,
  enterprise_id bigint,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table crop_sale_estimate_pools (
  id bigint generated always as identity,
  crop_storage_id bigint,
  crop_type_farm_period_id bigint not null,
  enterprise_id bigint,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table crop_sale_estimates (
  id bigint generated always as identity,
  crop_sale_estimate_pool_id bigint not null,
  crop_type_quality_id bigint,
  units numeric(20,4),
  unit_type text,
  unit_cost bigint,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table crop_rctis (
  id bigint generated always as identity,
  rcti_id text not null,
  notes text,
  file_id bigint,
  farm_id bigint not null,
  period_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table grain_sale_actuals (
  id bigint generated always as identity,
  crop_sale_actual_id bigint not null,
  tonnes numeric(20,4),
  protein numeric(20,6),
  income bigint,
  crop_type_quality_id bigint,
  crop_rcti_id bigint,
  grain_sale_estimates_id bigint,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table grain_sale_estimates (
  id bigint generated always as identity,
  crop_sale_estimate_pool_id bigint not null,
  tonnes numeric(20,4),
  price bigint,
  crop_type_quality_id bigint,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table crop_type_qualities (
  id bigint generated always as identity,
  quality text not null,
  crop_type_id bigint,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table hay_sale_qualities (
  id bigint generated always as identity,
  name text not null,
  family text,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table hay_sale_actuals (
  id bigint generated always as identity,
  bales integer,
  crop_sale_actual_id bigint not null,
  bale_weight numeric(20,4),
  income bigint,
  hay_sale_quality_id bigint,
  hay_sale_estimates_id bigint,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table hay_sale_estimates (
  id bigint generated always as identity,
  crop_sale_estimate_pool_id bigint not null,
  bales integer,
  bale_weight numeric(20,4),
  price bigint,
  crop_type_quality_id bigint,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table lint_sale_actuals (
  id bigint generated always as identity,
  "cropSaleActualId" bigint not null,
  bales integer,
  "seedTonnes" numeric(20,4),
  "lintIncome" bigint,
  "seedIncome" bigint,
  premium bigint,
  discount bigint,
  "lintSaleEstimatesId" bigint,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table lint_sale_estimates (
  id bigint generated always as identity,
  "cropSaleEstimatePoolId" bigint not null,
  bales integer,
  "seedTonnes" numeric(20,4),
  "balePrice" bigint,
  "seedPrice" bigint,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_species_types (
  id bigint generated always as identity,
  name text not null,
  shown_first boolean not null default false,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table livestock_classes (
  id bigint generated always as identity,
  name text not null,
  species_type_id bigint not null,
  breeding boolean not null default false,
  unweaned boolean not null default false,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table stock_ratings (
  id bigint generated always as identity,
  livestock_class_id bigint not null,
  rating_set text not null,
  variant text,
  dse numeric(20,3) not null,
  ae numeric(20,3),
  used_first boolean not null default true,
  note text,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table livestock_purposes (
  id bigint generated always as identity,
  name text not null,
  livestock_species_type_id bigint not null,
  breeds boolean not null default true,
  rating_variant text,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table livestock_enterprises (
  id bigint generated always as identity,
  asset_type_id bigint,
  species_id bigint,
  purpose_id bigint,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table farm_livestock_enterprises (
  id bigint generated always as identity,
  livestock_enterprise_id bigint not null,
  farm_id bigint not null,
  last_period_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table farm_livestock_enterprise_periods (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  livestock_enterprise_id bigint not null,
  all_questions_answered boolean not null default false,
  open_answers jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

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

create table livestock_ledgers (
  id bigint generated always as identity,
  livestock_class_id bigint not null,
  livestock_enterprise_id bigint not null,
  farm_id bigint not null,
  period_id bigint not null,
  "number" integer not null,
  weight numeric(20,2),
  entry_date date,
  notes text,
  class_groups jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_opening_events (
  id bigint generated always as identity,
  livestock_ledger_id bigint not null,
  value_per_head bigint,
  farm_id bigint not null,
  period_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_closing_events (
  id bigint generated always as identity,
  livestock_class_id bigint not null,
  livestock_enterprise_id bigint not null,
  "number" integer not null,
  weight numeric(20,2),
  value_per_head bigint,
  class_groups jsonb,
  farm_id bigint not null,
  period_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_death_events (
  id bigint generated always as identity,
  livestock_ledger_id bigint not null,
  cause text,
  farm_id bigint not null,
  period_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_purchase_events (
  id bigint generated always as identity,
  livestock_ledger_id bigint not null,
  total_value bigint,
  contact_id bigint,
  file_id bigint,
  class_groups jsonb,
  farm_id bigint not null,
  period_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_sale_events (
  id bigint generated always as identity,
  livestock_ledger_id bigint not null,
  total_value bigint,
  contact_id bigint,
  file_id bigint,
  class_groups jsonb,
  farm_id bigint not null,
  period_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_transfer_events (
  id bigint generated always as identity,
  in_livestock_ledger_id bigint not null,
  out_livestock_ledger_id bigint not null,
  farm_id bigint not null,
  period_id bigint not null,
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

create table livestock_reproduction_lifecycles (
  id bigint generated always as identity,
  livestock_ledger_id bigint,
  farm_id bigint not null,
  period_id bigint not null,
  livestock_class_id bigint not null,
  livestock_enterprise_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_joining_events (
  id bigint generated always as identity,
  livestock_reproduction_lifecycle_id bigint not null,
  number_joined integer,
  sires_used integer,
  date date,
  sire_out_date date,
  farm_id bigint not null,
  period_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_scanning_events (
  id bigint generated always as identity,
  date date,
  livestock_reproduction_lifecycle_id bigint not null,
  number_scanned integer,
  number_pregnant integer,
  number_foetuses integer,
  farm_id bigint not null,
  period_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_birthing_events (
  id bigint generated always as identity,
  date date,
  livestock_reproduction_lifecycle_id bigint not null,
  number_birthed integer,
  farm_id bigint not null,
  period_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_marking_events (
  id bigint generated always as identity,
  date date,
  livestock_reproduction_lifecycle_id bigint not null,
  number_counted integer,
  farm_id bigint not null,
  period_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_weaning_events (
  id bigint generated always as identity,
  date date,
  livestock_reproduction_lifecycle_id bigint not null,
  "number" integer,
  weight numeric(20,2),
  farm_id bigint not null,
  period_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table asset_buildings (
  id bigint generated always as identity,
  name text not null,
  farm_id bigint not null,
  property_id bigint,
  improvement_type text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table asset_grain_storage (
  id bigint generated always as identity,
  name text not null,
  farm_id bigint not null,
  property_id bigint,
  tonnes numeric(20,4),
  storage_type text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table asset_plant (
  id bigint generated always as identity,
  name text not null,
  farm_id bigint not null,
  property_id bigint,
  plant_category_id bigint,
  bought_on date,
  cost bigint,
  residual_value bigint,
  life_years integer,
  depreciation_method text,
  depreciation_rate numeric(20,6),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table asset_waters (
  id bigint generated always as identity,
  name text not null,
  farm_id bigint not null,
  property_id bigint,
  entitlement_type text,
  megalitres numeric(20,4),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
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

create table assets_period (
  id bigint generated always as identity,
  period_id bigint not null,
  asset_type text not null,
  asset_id bigint not null,
  value bigint,
  farm_id bigint not null,
  units numeric(20,4),
  name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table plant_categories (
  id bigint generated always as identity,
  name text not null,
  life_years integer,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
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

create table assets_season (
  id bigint generated always as identity,
  period_id bigint not null,
  farm_id bigint not null,
  "Zone" text,
  "Activity" text,
  "Year" text,
  rain_annual_mm numeric(20,6),
  rain_gsr_mm numeric(20,6),
  rain_summer_mm numeric(20,6),
  rain_fallow_mm numeric(20,6),
  rain_long_term_mm numeric(20,6),
  rain_decile numeric(20,0),
  cpi_index numeric(20,6),
  months_in_period numeric(20,6),
  data_complete_pct numeric(20,6),
  validated_flag numeric(20,0),
  benchmark_opt_in numeric(20,0),
  origins jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table assets_values (
  id bigint not null,
  farm_id bigint not null,
  owned_ha numeric(20,6),
  leased_ha numeric(20,6),
  sharefarmed_ha numeric(20,6),
  agisted_in_ha numeric(20,6),
  leased_sharefarmed_ha numeric(20,6),
  managed_ha numeric(20,6),
  leased_out_ha numeric(20,6),
  non_productive_ha numeric(20,6),
  effective_ha numeric(20,6),
  arable_ha numeric(20,6),
  grazing_ha numeric(20,6),
  owned_pct_of_managed numeric(20,6),
  owned_land_val bigint,
  owned_land_val_per_ha bigint,
  owned_water_val bigint,
  owned_water_val_per_ha bigint,
  owned_infrastructure_val bigint,
  owned_infrastructure_val_per_ha bigint,
  owned_buildings_val bigint,
  owned_buildings_val_per_ha bigint,
  owned_plant_val bigint,
  owned_plant_val_per_ha bigint,
  owned_livestock_val bigint,
  owned_livestock_val_per_ha bigint,
  owned_grain_on_hand_val bigint,
  owned_grain_on_hand_val_per_ha bigint,
  owned_fodder_on_hand_val bigint,
  owned_fodder_on_hand_val_per_ha bigint,
  owned_inputs_on_hand_val bigint,
  owned_inputs_on_hand_val_per_ha bigint,
  owned_growing_crop_val bigint,
  owned_growing_crop_val_per_ha bigint,
  owned_wool_on_hand_val bigint,
  owned_wool_on_hand_val_per_ha bigint,
  owned_cash_fmd_val bigint,
  owned_cash_fmd_val_per_ha bigint,
  owned_other_val bigint,
  owned_other_val_per_ha bigint,
  owned_total_val bigint,
  owned_total_val_per_ha bigint,
  leased_land_val bigint,
  leased_land_val_per_ha bigint,
  leased_water_val bigint,
  leased_water_val_per_ha bigint,
  leased_infrastructure_val bigint,
  leased_infrastructure_val_per_ha bigint,
  leased_buildings_val bigint,
  leased_buildings_val_per_ha bigint,
  leased_plant_val bigint,
  leased_plant_val_per_ha bigint,
  leased_livestock_val bigint,
  leased_livestock_val_per_ha bigint,
  leased_other_val bigint,
  leased_other_val_per_ha bigint,
  leased_total_val bigint,
  leased_total_val_per_ha bigint,
  managed_land_val bigint,
  managed_land_val_per_ha bigint,
  managed_water_val bigint,
  managed_water_val_per_ha bigint,
  managed_infrastructure_val bigint,
  managed_infrastructure_val_per_ha bigint,
  managed_buildings_val bigint,
  managed_buildings_val_per_ha bigint,
  managed_plant_val bigint,
  managed_plant_val_per_ha bigint,
  managed_livestock_val bigint,
  managed_livestock_val_per_ha bigint,
  managed_other_val bigint,
  managed_other_val_per_ha bigint,
  managed_total_val bigint,
  managed_total_val_per_ha bigint,
  opening_owned_total_val bigint,
  average_owned_total_val bigint,
  average_managed_total_val bigint,
  land_revaluation_val bigint,
  land_purchase_val bigint,
  land_sale_val bigint,
  plant_opening_val bigint,
  plant_purchase_val bigint,
  plant_sale_val bigint,
  plant_depreciation_val bigint,
  livestock_opening_val bigint,
  grain_opening_val bigint,
  primary key (id, farm_id),
  constraint assets_values_id_fkey foreign key (id, farm_id) references assets_season (id, farm_id) on delete cascade deferrable initially immediate
);

create table assets_land_and_water (
  id bigint not null,
  farm_id bigint not null,
  dry_arable_owned_ha numeric(20,6),
  dry_arable_leased_ha numeric(20,6),
  dry_arable_ha numeric(20,6),
  dry_arable_val bigint,
  dry_arable_val_per_ha bigint,
  dry_arable_high_owned_ha numeric(20,6),
  dry_arable_high_leased_ha numeric(20,6),
  dry_arable_high_ha numeric(20,6),
  dry_arable_high_val bigint,
  dry_arable_high_val_per_ha bigint,
  dry_marginal_owned_ha numeric(20,6),
  dry_marginal_leased_ha numeric(20,6),
  dry_marginal_ha numeric(20,6),
  dry_marginal_val bigint,
  dry_marginal_val_per_ha bigint,
  irr_developed_furrow_owned_ha numeric(20,6),
  irr_developed_furrow_leased_ha numeric(20,6),
  irr_developed_furrow_ha numeric(20,6),
  irr_developed_furrow_val bigint,
  irr_developed_furrow_val_per_ha bigint,
  irr_developed_bankless_owned_ha numeric(20,6),
  irr_developed_bankless_leased_ha numeric(20,6),
  irr_developed_bankless_ha numeric(20,6),
  irr_developed_bankless_val bigint,
  irr_developed_bankless_val_per_ha bigint,
  irr_developed_pivot_owned_ha numeric(20,6),
  irr_developed_pivot_leased_ha numeric(20,6),
  irr_developed_pivot_ha numeric(20,6),
  irr_developed_pivot_val bigint,
  irr_developed_pivot_val_per_ha bigint,
  irr_undeveloped_owned_ha numeric(20,6),
  irr_undeveloped_leased_ha numeric(20,6),
  irr_undeveloped_ha numeric(20,6),
  irr_undeveloped_val bigint,
  irr_undeveloped_val_per_ha bigint,
  pasture_improved_owned_ha numeric(20,6),
  pasture_improved_leased_ha numeric(20,6),
  pasture_improved_ha numeric(20,6),
  pasture_improved_val bigint,
  pasture_improved_val_per_ha bigint,
  pasture_tropical_owned_ha numeric(20,6),
  pasture_tropical_leased_ha numeric(20,6),
  pasture_tropical_ha numeric(20,6),
  pasture_tropical_val bigint,
  pasture_tropical_val_per_ha bigint,
  pasture_native_owned_ha numeric(20,6),
  pasture_native_leased_ha numeric(20,6),
  pasture_native_ha numeric(20,6),
  pasture_native_val bigint,
  pasture_native_val_per_ha bigint,
  pasture_rangeland_owned_ha numeric(20,6),
  pasture_rangeland_leased_ha numeric(20,6),
  pasture_rangeland_ha numeric(20,6),
  pasture_rangeland_val bigint,
  pasture_rangeland_val_per_ha bigint,
  pasture_irrigated_owned_ha numeric(20,6),
  pasture_irrigated_leased_ha numeric(20,6),
  pasture_irrigated_ha numeric(20,6),
  pasture_irrigated_val bigint,
  pasture_irrigated_val_per_ha bigint,
  storage_land_owned_ha numeric(20,6),
  storage_land_leased_ha numeric(20,6),
  storage_land_ha numeric(20,6),
  storage_land_val bigint,
  storage_land_val_per_ha bigint,
  timber_land_owned_ha numeric(20,6),
  timber_land_leased_ha numeric(20,6),
  timber_land_ha numeric(20,6),
  timber_land_val bigint,
  timber_land_val_per_ha bigint,
  infrastructure_land_owned_ha numeric(20,6),
  infrastructure_land_leased_ha numeric(20,6),
  infrastructure_land_ha numeric(20,6),
  infrastructure_land_val bigint,
  infrastructure_land_val_per_ha bigint,
  other_land_owned_ha numeric(20,6),
  other_land_leased_ha numeric(20,6),
  other_land_ha numeric(20,6),
  other_land_val bigint,
  other_land_val_per_ha bigint,
  land_class_total_ha numeric(20,6),
  land_class_total_val bigint,
  land_class_total_val_per_ha bigint,
  high_security_ml numeric(20,6),
  high_security_val bigint,
  high_security_val_per_ml bigint,
  general_security_ml numeric(20,6),
  general_security_val bigint,
  general_security_val_per_ml bigint,
  supplementary_ml numeric(20,6),
  supplementary_val bigint,
  supplementary_val_per_ml bigint,
  groundwater_ml numeric(20,6),
  groundwater_val bigint,
  groundwater_val_per_ml bigint,
  floodplain_ml numeric(20,6),
  floodplain_val bigint,
  floodplain_val_per_ml bigint,
  unregulated_ml numeric(20,6),
  unregulated_val bigint,
  unregulated_val_per_ml bigint,
  stock_domestic_ml numeric(20,6),
  stock_domestic_val bigint,
  stock_domestic_val_per_ml bigint,
  other_water_ml numeric(20,6),
  other_water_val bigint,
  other_water_val_per_ml bigint,
  water_total_ml numeric(20,6),
  water_total_val bigint,
  water_avg_val_per_ml bigint,
  water_available_ml numeric(20,6),
  water_allocation_pct numeric(20,6),
  water_carryover_ml numeric(20,6),
  water_purchased_ml numeric(20,6),
  water_sold_ml numeric(20,6),
  water_used_ml numeric(20,6),
  water_used_per_irrigated_ha numeric(20,6),
  water_loss_ml numeric(20,6),
  storage_capacity_ml numeric(20,6),
  storage_opening_ml numeric(20,6),
  storage_closing_ml numeric(20,6),
  water_security_index numeric(20,6),
  primary key (id, farm_id),
  constraint assets_land_and_water_id_fkey foreign key (id, farm_id) references assets_season (id, farm_id) on delete cascade deferrable initially immediate
);

create table assets_liabilities (
  id bigint not null,
  farm_id bigint not null,
  overdraft_liab bigint,
  overdraft_liab_per_ha bigint,
  term_loan_liab bigint,
  term_loan_liab_per_ha bigint,
  equipment_finance_liab bigint,
  equipment_finance_liab_per_ha bigint,
  livestock_finance_liab bigint,
  livestock_finance_liab_per_ha bigint,
  seasonal_finance_liab bigint,
  seasonal_finance_liab_per_ha bigint,
  lease_liab bigint,
  lease_liab_per_ha bigint,
  family_loan_liab bigint,
  family_loan_liab_per_ha bigint,
  creditors_liab bigint,
  creditors_liab_per_ha bigint,
  tax_provision_liab bigint,
  tax_provision_liab_per_ha bigint,
  other_liab bigint,
  other_liab_per_ha bigint,
  debtors_val bigint,
  debtors_val_per_ha bigint,
  total_liab bigint,
  total_liab_per_ha bigint,
  net_debt_val bigint,
  net_debt_val_per_ha bigint,
  opening_total_liab bigint,
  average_debt_val bigint,
  equity_val bigint,
  opening_equity_val bigint,
  equity_change_val bigint,
  equity_pct numeric(20,6),
  current_assets_val bigint,
  current_liabilities_val bigint,
  working_capital_val bigint,
  interest_bearing_debt_val bigint,
  debt_repayment_val bigint,
  implied_interest_rate numeric(20,6),
  equity_per_ha bigint,
  primary key (id, farm_id),
  constraint assets_liabilities_id_fkey foreign key (id, farm_id) references assets_season (id, farm_id) on delete cascade deferrable initially immediate
);

create table assets_income_and_costs (
  id bigint not null,
  farm_id bigint not null,
  dryland_crop_income bigint,
  dryland_crop_income_per_ha bigint,
  irrigated_crop_income bigint,
  irrigated_crop_income_per_ha bigint,
  cane_income bigint,
  cane_income_per_ha bigint,
  hay_income bigint,
  hay_income_per_ha bigint,
  sheep_income bigint,
  sheep_income_per_ha bigint,
  wool_income bigint,
  wool_income_per_ha bigint,
  cattle_income bigint,
  cattle_income_per_ha bigint,
  other_livestock_income bigint,
  other_livestock_income_per_ha bigint,
  agistment_income bigint,
  agistment_income_per_ha bigint,
  contract_income bigint,
  contract_income_per_ha bigint,
  lease_income bigint,
  lease_income_per_ha bigint,
  water_sale_income bigint,
  water_sale_income_per_ha bigint,
  insurance_income bigint,
  insurance_income_per_ha bigint,
  rebate_income bigint,
  rebate_income_per_ha bigint,
  carbon_stewardship_income bigint,
  carbon_stewardship_income_per_ha bigint,
  sundry_income bigint,
  sundry_income_per_ha bigint,
  crop_income bigint,
  crop_income_per_ha bigint,
  livestock_income bigint,
  livestock_income_per_ha bigint,
  other_farm_income bigint,
  other_farm_income_per_ha bigint,
  gross_income bigint,
  gross_income_per_ha bigint,
  inventory_change bigint,
  inventory_change_per_ha bigint,
  direct_cost bigint,
  direct_cost_per_ha bigint,
  gross_margin bigint,
  gross_margin_per_ha bigint,
  overhead_cost bigint,
  overhead_cost_per_ha bigint,
  operating_profit bigint,
  operating_profit_per_ha bigint,
  interest_cost bigint,
  interest_cost_per_ha bigint,
  lease_cost bigint,
  lease_cost_per_ha bigint,
  sharefarm_cost bigint,
  sharefarm_cost_per_ha bigint,
  lease_sharefarm_cost bigint,
  lease_sharefarm_cost_per_ha bigint,
  finance_cost bigint,
  finance_cost_per_ha bigint,
  business_return bigint,
  business_return_per_ha bigint,
  tax_paid bigint,
  tax_paid_per_ha bigint,
  profit_after_tax bigint,
  profit_after_tax_per_ha bigint,
  ebitda bigint,
  ebitda_per_ha bigint,
  capex_plant bigint,
  capex_plant_per_ha bigint,
  capex_buildings bigint,
  capex_buildings_per_ha bigint,
  capex_water bigint,
  capex_water_per_ha bigint,
  capex_land_improvement bigint,
  capex_land_improvement_per_ha bigint,
  capex_total bigint,
  capex_total_per_ha bigint,
  capital_sales bigint,
  capital_sales_per_ha bigint,
  net_capex bigint,
  net_capex_per_ha bigint,
  drawings bigint,
  drawings_per_ha bigint,
  off_farm_income bigint,
  off_farm_income_per_ha bigint,
  principal_paid bigint,
  principal_paid_per_ha bigint,
  free_cashflow bigint,
  free_cashflow_per_ha bigint,
  cash_surplus bigint,
  cash_surplus_per_ha bigint,
  primary key (id, farm_id),
  constraint assets_income_and_costs_id_fkey foreign key (id, farm_id) references assets_season (id, farm_id) on delete cascade deferrable initially immediate
);

create table assets_ratios (
  id bigint not null,
  farm_id bigint not null,
  roam numeric(20,6),
  roam_average numeric(20,6),
  return_on_owned_assets numeric(20,6),
  roe numeric(20,6),
  return_incl_land_gain numeric(20,6),
  asset_turnover numeric(20,6),
  operating_profit_margin numeric(20,6),
  direct_cost_ratio numeric(20,6),
  overhead_ratio numeric(20,6),
  expense_ratio numeric(20,6),
  finance_ratio numeric(20,6),
  interest_ratio numeric(20,6),
  lease_ratio numeric(20,6),
  interest_cover numeric(20,6),
  interest_lease_cover numeric(20,6),
  term_debt_cover numeric(20,6),
  debt_to_assets numeric(20,6),
  debt_to_equity numeric(20,6),
  debt_to_income numeric(20,6),
  debt_per_ha bigint,
  current_ratio numeric(20,6),
  working_capital_ratio numeric(20,6),
  plant_ratio numeric(20,6),
  plant_per_crop_ha bigint,
  plant_per_managed_ha bigint,
  plant_cost_ratio numeric(20,6),
  tpml_ratio numeric(20,6),
  machinery_investment_ratio numeric(20,6),
  building_ratio numeric(20,6),
  building_per_ha bigint,
  water_ratio numeric(20,6),
  land_ratio numeric(20,6),
  livestock_ratio numeric(20,6),
  leased_share numeric(20,6),
  labour_ratio numeric(20,6),
  fuel_ratio numeric(20,6),
  fertiliser_ratio numeric(20,6),
  chemical_ratio numeric(20,6),
  depreciation_ratio numeric(20,6),
  drawings_ratio numeric(20,6),
  reinvestment_ratio numeric(20,6),
  cash_margin numeric(20,6),
  primary key (id, farm_id),
  constraint assets_ratios_id_fkey foreign key (id, farm_id) references assets_season (id, farm_id) on delete cascade deferrable initially immediate
);

create table assets_productivity (
  id bigint not null,
  farm_id bigint not null,
  income_per_ha bigint,
  income_per_dse bigint,
  income_per_100mm bigint,
  direct_costs_per_ha bigint,
  direct_costs_per_dse bigint,
  direct_costs_per_100mm bigint,
  margin_per_ha bigint,
  margin_per_dse bigint,
  margin_per_100mm bigint,
  overheads_per_ha bigint,
  overheads_per_dse bigint,
  overheads_per_100mm bigint,
  profit_per_ha bigint,
  profit_per_dse bigint,
  profit_per_100mm bigint,
  machinery_cost_per_ha bigint,
  machinery_cost_per_dse bigint,
  machinery_cost_per_100mm bigint,
  income_per_fte bigint,
  direct_costs_per_fte bigint,
  margin_per_fte bigint,
  overheads_per_fte bigint,
  profit_per_fte bigint,
  machinery_cost_per_fte bigint,
  labour_cost_per_ha bigint,
  labour_cost_per_dse bigint,
  labour_cost_per_100mm bigint,
  crop_tonnes_per_ha numeric(20,6),
  crop_income_per_crop_ha bigint,
  crop_margin_per_crop_ha bigint,
  profit_per_ha_per_mm_gsr bigint,
  wheat_yield numeric(20,6),
  cotton_yield numeric(20,6),
  cane_yield numeric(20,6),
  wue_wheat numeric(20,6),
  wue_all_crops numeric(20,6),
  bales_per_ml numeric(20,6),
  income_per_ml bigint,
  margin_per_ml bigint,
  kg_beef_per_ha numeric(20,6),
  kg_beef_per_dse numeric(20,6),
  kg_sheepmeat_per_ha numeric(20,6),
  kg_wool_per_ha numeric(20,6),
  kg_wool_per_dse numeric(20,6),
  livestock_income_per_dse bigint,
  livestock_margin_per_dse bigint,
  cost_of_production_beef bigint,
  cost_of_production_lamb bigint,
  cost_of_production_wool bigint,
  cost_of_production_wheat bigint,
  cost_of_production_cotton bigint,
  average_dse numeric(20,6),
  dse_per_ha numeric(20,6),
  dse_per_ha_per_100mm numeric(20,6),
  average_ae numeric(20,6),
  weaning_pct_sheep numeric(20,6),
  weaning_pct_cattle numeric(20,6),
  marking_pct_sheep numeric(20,6),
  death_pct_sheep numeric(20,6),
  death_pct_cattle numeric(20,6),
  kg_weaned_per_female numeric(20,6),
  average_daily_gain numeric(20,6),
  primary key (id, farm_id),
  constraint assets_productivity_id_fkey foreign key (id, farm_id) references assets_season (id, farm_id) on delete cascade deferrable initially immediate
);

create table assets_overheads (
  id bigint not null,
  farm_id bigint not null,
  oh_administration bigint,
  oh_administration_per_ha bigint,
  oh_accounting bigint,
  oh_accounting_per_ha bigint,
  oh_legal bigint,
  oh_legal_per_ha bigint,
  oh_consulting bigint,
  oh_consulting_per_ha bigint,
  oh_bank_charges bigint,
  oh_bank_charges_per_ha bigint,
  oh_rates bigint,
  oh_rates_per_ha bigint,
  oh_land_tax_rent_fees bigint,
  oh_land_tax_rent_fees_per_ha bigint,
  oh_water_fixed_charges bigint,
  oh_water_fixed_charges_per_ha bigint,
  oh_electricity_gas bigint,
  oh_electricity_gas_per_ha bigint,
  oh_phone_internet bigint,
  oh_phone_internet_per_ha bigint,
  oh_insurance_general bigint,
  oh_insurance_general_per_ha bigint,
  oh_insurance_vehicles bigint,
  oh_insurance_vehicles_per_ha bigint,
  oh_insurance_workers bigint,
  oh_insurance_workers_per_ha bigint,
  oh_registration bigint,
  oh_registration_per_ha bigint,
  oh_fuel_oil bigint,
  oh_fuel_oil_per_ha bigint,
  oh_repairs_plant bigint,
  oh_repairs_plant_per_ha bigint,
  oh_repairs_buildings bigint,
  oh_repairs_buildings_per_ha bigint,
  oh_repairs_improvements bigint,
  oh_repairs_improvements_per_ha bigint,
  oh_motor_vehicle bigint,
  oh_motor_vehicle_per_ha bigint,
  oh_freight_general bigint,
  oh_freight_general_per_ha bigint,
  oh_wages_permanent bigint,
  oh_wages_permanent_per_ha bigint,
  oh_wages_casual bigint,
  oh_wages_casual_per_ha bigint,
  oh_superannuation bigint,
  oh_superannuation_per_ha bigint,
  oh_owner_allowance bigint,
  oh_owner_allowance_per_ha bigint,
  oh_training_travel bigint,
  oh_training_travel_per_ha bigint,
  oh_weed_pest_roads bigint,
  oh_weed_pest_roads_per_ha bigint,
  oh_depreciation_plant bigint,
  oh_depreciation_plant_per_ha bigint,
  oh_depreciation_buildings bigint,
  oh_depreciation_buildings_per_ha bigint,
  oh_other bigint,
  oh_other_per_ha bigint,
  oh_total bigint,
  oh_total_per_ha bigint,
  oh_cash_total bigint,
  oh_cash_total_per_ha bigint,
  oh_total_pct_income numeric(20,6),
  oh_total_per_dse bigint,
  oh_total_per_crop_ha bigint,
  primary key (id, farm_id),
  constraint assets_overheads_id_fkey foreign key (id, farm_id) references assets_season (id, farm_id) on delete cascade deferrable initially immediate
);

create table assets_labour (
  id bigint not null,
  farm_id bigint not null,
  fte_owner numeric(20,6),
  fte_permanent numeric(20,6),
  fte_casual numeric(20,6),
  fte_contract numeric(20,6),
  fte_total numeric(20,6),
  days_owner numeric(20,6),
  days_permanent numeric(20,6),
  days_casual numeric(20,6),
  wages_paid_total bigint,
  owner_allowance_total bigint,
  labour_cost_total bigint,
  contract_labour_cost bigint,
  labour_cost_incl_contract bigint,
  labour_cost_per_fte bigint,
  ha_per_fte numeric(20,6),
  crop_ha_per_fte numeric(20,6),
  dse_per_fte numeric(20,6),
  gross_income_per_fte bigint,
  operating_profit_per_fte bigint,
  machinery_value_per_fte bigint,
  labour_pct_of_income numeric(20,6),
  tonnes_per_fte numeric(20,6),
  bales_per_fte numeric(20,6),
  labour_cost_crop bigint,
  labour_cost_crop_per_ha bigint,
  labour_cost_livestock bigint,
  labour_cost_livestock_per_ha bigint,
  primary key (id, farm_id),
  constraint assets_labour_id_fkey foreign key (id, farm_id) references assets_season (id, farm_id) on delete cascade deferrable initially immediate
);

create table assets_production_expenses (
  id bigint not null,
  farm_id bigint not null,
  exp_fertiliser_n bigint,
  exp_fertiliser_n_per_ha bigint,
  exp_fertiliser_n_2 bigint,
  exp_fertiliser_n_2_per_ha bigint,
  exp_fertiliser_p bigint,
  exp_fertiliser_p_per_ha bigint,
  exp_fertiliser_p_2 bigint,
  exp_fertiliser_p_2_per_ha bigint,
  exp_fertiliser_k bigint,
  exp_fertiliser_k_per_ha bigint,
  exp_fertiliser_k_2 bigint,
  exp_fertiliser_k_2_per_ha bigint,
  exp_fertiliser_other bigint,
  exp_fertiliser_other_per_ha bigint,
  exp_fertiliser_other_2 bigint,
  exp_fertiliser_other_2_per_ha bigint,
  exp_herbicide_fallow bigint,
  exp_herbicide_fallow_per_ha bigint,
  exp_herbicide_fallow_2 bigint,
  exp_herbicide_fallow_2_per_ha bigint,
  exp_herbicide_crop bigint,
  exp_herbicide_crop_per_ha bigint,
  exp_herbicide_crop_2 bigint,
  exp_herbicide_crop_2_per_ha bigint,
  exp_insecticide bigint,
  exp_insecticide_per_ha bigint,
  exp_insecticide_2 bigint,
  exp_insecticide_2_per_ha bigint,
  exp_fungicide bigint,
  exp_fungicide_per_ha bigint,
  exp_fungicide_2 bigint,
  exp_fungicide_2_per_ha bigint,
  exp_growth_regulator_defoliant bigint,
  exp_growth_regulator_defoliant_per_ha bigint,
  exp_growth_regulator_defoliant_2 bigint,
  exp_growth_regulator_defoliant_2_per_ha bigint,
  exp_contract_planting bigint,
  exp_contract_planting_per_ha bigint,
  exp_contract_planting_2 bigint,
  exp_contract_planting_2_per_ha bigint,
  exp_contract_spraying bigint,
  exp_contract_spraying_per_ha bigint,
  exp_contract_spraying_2 bigint,
  exp_contract_spraying_2_per_ha bigint,
  exp_contract_harvest bigint,
  exp_contract_harvest_per_ha bigint,
  exp_contract_harvest_2 bigint,
  exp_contract_harvest_2_per_ha bigint,
  exp_contract_other bigint,
  exp_contract_other_per_ha bigint,
  exp_contract_other_2 bigint,
  exp_contract_other_2_per_ha bigint,
  exp_seed bigint,
  exp_seed_per_ha bigint,
  exp_seed_2 bigint,
  exp_seed_2_per_ha bigint,
  exp_fuel_direct bigint,
  exp_fuel_direct_per_ha bigint,
  exp_fuel_direct_2 bigint,
  exp_fuel_direct_2_per_ha bigint,
  exp_repairs_direct bigint,
  exp_repairs_direct_per_ha bigint,
  exp_repairs_direct_2 bigint,
  exp_repairs_direct_2_per_ha bigint,
  exp_labour_direct bigint,
  exp_labour_direct_per_ha bigint,
  exp_labour_direct_2 bigint,
  exp_labour_direct_2_per_ha bigint,
  exp_freight_inputs bigint,
  exp_freight_inputs_per_ha bigint,
  exp_freight_inputs_2 bigint,
  exp_freight_inputs_2_per_ha bigint,
  exp_freight_produce bigint,
  exp_freight_produce_per_ha bigint,
  exp_freight_produce_2 bigint,
  exp_freight_produce_2_per_ha bigint,
  exp_water_purchase bigint,
  exp_water_purchase_per_ha bigint,
  exp_water_purchase_2 bigint,
  exp_water_purchase_2_per_ha bigint,
  exp_water_usage_charges bigint,
  exp_water_usage_charges_per_ha bigint,
  exp_water_usage_charges_2 bigint,
  exp_water_usage_charges_2_per_ha bigint,
  exp_pumping_energy bigint,
  exp_pumping_energy_per_ha bigint,
  exp_pumping_energy_2 bigint,
  exp_pumping_energy_2_per_ha bigint,
  exp_insurance_crop bigint,
  exp_insurance_crop_per_ha bigint,
  exp_insurance_crop_2 bigint,
  exp_insurance_crop_2_per_ha bigint,
  exp_levies bigint,
  exp_levies_per_ha bigint,
  exp_levies_2 bigint,
  exp_levies_2_per_ha bigint,
  exp_licence_fees bigint,
  exp_licence_fees_per_ha bigint,
  exp_licence_fees_2 bigint,
  exp_licence_fees_2_per_ha bigint,
  exp_ginning bigint,
  exp_ginning_per_ha bigint,
  exp_ginning_2 bigint,
  exp_ginning_2_per_ha bigint,
  exp_packaging_wool_packs bigint,
  exp_packaging_wool_packs_per_ha bigint,
  exp_packaging_wool_packs_2 bigint,
  exp_packaging_wool_packs_2_per_ha bigint,
  exp_storage_handling bigint,
  exp_storage_handling_per_ha bigint,
  exp_storage_handling_2 bigint,
  exp_storage_handling_2_per_ha bigint,
  exp_selling_commission bigint,
  exp_selling_commission_per_ha bigint,
  exp_selling_commission_2 bigint,
  exp_selling_commission_2_per_ha bigint,
  exp_irrigation_repairs bigint,
  exp_irrigation_repairs_per_ha bigint,
  exp_irrigation_repairs_2 bigint,
  exp_irrigation_repairs_2_per_ha bigint,
  exp_other_direct bigint,
  exp_other_direct_per_ha bigint,
  exp_other_direct_2 bigint,
  exp_other_direct_2_per_ha bigint,
  exp_shearing_crutching bigint,
  exp_shearing_crutching_per_ha bigint,
  exp_shearing_crutching_2 bigint,
  exp_shearing_crutching_2_per_ha bigint,
  exp_animal_health bigint,
  exp_animal_health_per_ha bigint,
  exp_animal_health_2 bigint,
  exp_animal_health_2_per_ha bigint,
  exp_supplementary_feed bigint,
  exp_supplementary_feed_per_ha bigint,
  exp_supplementary_feed_2 bigint,
  exp_supplementary_feed_2_per_ha bigint,
  exp_agistment_out bigint,
  exp_agistment_out_per_ha bigint,
  exp_agistment_out_2 bigint,
  exp_agistment_out_2_per_ha bigint,
  exp_joining_sires bigint,
  exp_joining_sires_per_ha bigint,
  exp_joining_sires_2 bigint,
  exp_joining_sires_2_per_ha bigint,
  exp_pasture_maintenance bigint,
  exp_pasture_maintenance_per_ha bigint,
  exp_pasture_maintenance_2 bigint,
  exp_pasture_maintenance_2_per_ha bigint,
  exp_fertiliser_total bigint,
  exp_fertiliser_total_per_ha bigint,
  exp_fertiliser_total_2 bigint,
  exp_fertiliser_total_2_per_ha bigint,
  exp_chemical_total bigint,
  exp_chemical_total_per_ha bigint,
  exp_chemical_total_2 bigint,
  exp_chemical_total_2_per_ha bigint,
  exp_contract_total bigint,
  exp_contract_total_per_ha bigint,
  exp_contract_total_2 bigint,
  exp_contract_total_2_per_ha bigint,
  exp_total bigint,
  exp_total_per_ha bigint,
  exp_total_2 bigint,
  exp_total_2_per_ha bigint,
  fertiliser_kg_n_per_ha numeric(20,6),
  fertiliser_kg_p_per_ha numeric(20,6),
  fertiliser_kg_k_per_ha numeric(20,6),
  fertiliser_kg_s_per_ha numeric(20,6),
  cost_per_kg_n bigint,
  water_cost_per_ml bigint,
  pumping_cost_per_ml bigint,
  feed_cost_per_dse bigint,
  ginning_per_bale bigint,
  freight_per_tonne bigint,
  primary key (id, farm_id),
  constraint assets_production_expenses_id_fkey foreign key (id, farm_id) references assets_season (id, farm_id) on delete cascade deferrable initially immediate
);

create table assets_enterprise_summaries (
  id bigint not null,
  farm_id bigint not null,
  dl_area_available_ha numeric(20,6),
  dl_area_cropped_ha numeric(20,6),
  dl_area_harvested_ha numeric(20,6),
  dl_area_fallow_ha numeric(20,6),
  dl_area_failed_ha numeric(20,6),
  dl_area_hay_ha numeric(20,6),
  dl_area_double_crop_ha numeric(20,6),
  dl_cropping_intensity numeric(20,6),
  dl_crop_types_no numeric(20,6),
  dl_paddocks_no numeric(20,6),
  dl_avg_paddock_ha numeric(20,6),
  dl_main_crop_ha numeric(20,6),
  dl_main_crop_yield numeric(20,6),
  dl_crop_income bigint,
  dl_crop_income_per_ha bigint,
  dl_crop_direct_cost bigint,
  dl_crop_gross_margin bigint,
  dl_crop_gross_margin_per_ha bigint,
  dl_crop_gm_per_mm bigint,
  dl_avg_wue numeric(20,6),
  dl_fallow_rain_mm numeric(20,6),
  dl_land_val_per_ha bigint,
  ir_area_available_ha numeric(20,6),
  ir_area_cropped_ha numeric(20,6),
  ir_area_harvested_ha numeric(20,6),
  ir_area_fallow_ha numeric(20,6),
  ir_area_failed_ha numeric(20,6),
  ir_area_hay_ha numeric(20,6),
  ir_area_double_crop_ha numeric(20,6),
  ir_cropping_intensity numeric(20,6),
  ir_crop_types_no numeric(20,6),
  ir_paddocks_no numeric(20,6),
  ir_avg_paddock_ha numeric(20,6),
  ir_main_crop_ha numeric(20,6),
  ir_main_crop_yield numeric(20,6),
  ir_crop_income bigint,
  ir_crop_income_per_ha bigint,
  ir_crop_direct_cost bigint,
  ir_crop_gross_margin bigint,
  ir_crop_gross_margin_per_ha bigint,
  ir_crop_gm_per_mm bigint,
  ir_avg_wue numeric(20,6),
  ir_fallow_rain_mm numeric(20,6),
  ir_land_val_per_ha bigint,
  cane_area_ha numeric(20,6),
  ir_area_developed_ha numeric(20,6),
  ir_area_irrigated_ha numeric(20,6),
  ir_pct_developed_used numeric(20,6),
  ir_ml_used numeric(20,6),
  ir_ml_per_ha numeric(20,6),
  ir_entitlement_high_ml numeric(20,6),
  ir_entitlement_general_ml numeric(20,6),
  ir_entitlement_supplementary_ml numeric(20,6),
  ir_entitlement_groundwater_ml numeric(20,6),
  ir_entitlement_other_ml numeric(20,6),
  ir_entitlement_total_ml numeric(20,6),
  ir_avg_val_high_per_ml bigint,
  ir_avg_val_general_per_ml bigint,
  ir_avg_val_supplementary_per_ml bigint,
  ir_avg_val_groundwater_per_ml bigint,
  ir_avg_val_other_per_ml bigint,
  ir_allocation_pct numeric(20,6),
  ir_ml_available numeric(20,6),
  ir_storage_capacity_ml numeric(20,6),
  ir_storage_ml_per_developed_ha numeric(20,6),
  ir_ml_entitlement_per_developed_ha numeric(20,6),
  ir_pivot_lateral_ha numeric(20,6),
  ir_furrow_syphon_ha numeric(20,6),
  ir_bankless_ha numeric(20,6),
  ir_drip_ha numeric(20,6),
  ir_bales_per_ml numeric(20,6),
  ir_gpwui numeric(20,6),
  ir_income_per_ml bigint,
  ir_margin_per_ml bigint,
  gz_area_ha numeric(20,6),
  gz_area_grazed_crop_ha numeric(20,6),
  gz_avg_dse numeric(20,6),
  gz_opening_dse numeric(20,6),
  gz_closing_dse numeric(20,6),
  gz_max_dse numeric(20,6),
  gz_sheep_dse numeric(20,6),
  gz_cattle_dse numeric(20,6),
  gz_other_dse numeric(20,6),
  gz_sheep_head numeric(20,6),
  gz_cattle_head numeric(20,6),
  gz_dse_per_ha numeric(20,6),
  gz_dse_per_100mm numeric(20,6),
  gz_paddocks_no numeric(20,6),
  gz_avg_paddock_ha numeric(20,6),
  gz_mobs_no numeric(20,6),
  gz_water_points_no numeric(20,6),
  gz_ha_per_water_point numeric(20,6),
  gz_kg_produced numeric(20,6),
  gz_kg_per_ha numeric(20,6),
  gz_kg_per_dse numeric(20,6),
  gz_income bigint,
  gz_income_per_ha bigint,
  gz_income_per_dse bigint,
  gz_direct_cost bigint,
  gz_gross_margin bigint,
  gz_gross_margin_per_ha bigint,
  gz_gross_margin_per_dse bigint,
  gz_feed_cost_per_dse bigint,
  gz_cost_of_production bigint,
  gz_land_val_per_dse bigint,
  gz_land_val_per_ha bigint,
  gz_sheep_cattle_dse_ratio numeric(20,6),
  primary key (id, farm_id),
  constraint assets_enterprise_summaries_id_fkey foreign key (id, farm_id) references assets_season (id, farm_id) on delete cascade deferrable initially immediate
);

create table assets_pastures (
  id bigint not null,
  farm_id bigint not null,
  pas_native_ha numeric(20,6),
  pas_native_paddocks_no numeric(20,6),
  pas_native_avg_paddock_ha numeric(20,6),
  pas_native_troughs_no numeric(20,6),
  pas_native_dams_no numeric(20,6),
  pas_native_bores_no numeric(20,6),
  pas_native_water_points_no numeric(20,6),
  pas_native_ha_per_water_point numeric(20,6),
  pas_native_avg_distance_water_m numeric(20,6),
  pas_native_max_distance_water_m numeric(20,6),
  pas_native_dse_per_ha numeric(20,6),
  pas_temperate_ha numeric(20,6),
  pas_temperate_paddocks_no numeric(20,6),
  pas_temperate_avg_paddock_ha numeric(20,6),
  pas_temperate_troughs_no numeric(20,6),
  pas_temperate_dams_no numeric(20,6),
  pas_temperate_bores_no numeric(20,6),
  pas_temperate_water_points_no numeric(20,6),
  pas_temperate_ha_per_water_point numeric(20,6),
  pas_temperate_avg_distance_water_m numeric(20,6),
  pas_temperate_max_distance_water_m numeric(20,6),
  pas_temperate_dse_per_ha numeric(20,6),
  pas_tropical_ha numeric(20,6),
  pas_tropical_paddocks_no numeric(20,6),
  pas_tropical_avg_paddock_ha numeric(20,6),
  pas_tropical_troughs_no numeric(20,6),
  pas_tropical_dams_no numeric(20,6),
  pas_tropical_bores_no numeric(20,6),
  pas_tropical_water_points_no numeric(20,6),
  pas_tropical_ha_per_water_point numeric(20,6),
  pas_tropical_avg_distance_water_m numeric(20,6),
  pas_tropical_max_distance_water_m numeric(20,6),
  pas_tropical_dse_per_ha numeric(20,6),
  pas_lucerne_ha numeric(20,6),
  pas_lucerne_paddocks_no numeric(20,6),
  pas_lucerne_avg_paddock_ha numeric(20,6),
  pas_lucerne_troughs_no numeric(20,6),
  pas_lucerne_dams_no numeric(20,6),
  pas_lucerne_bores_no numeric(20,6),
  pas_lucerne_water_points_no numeric(20,6),
  pas_lucerne_ha_per_water_point numeric(20,6),
  pas_lucerne_avg_distance_water_m numeric(20,6),
  pas_lucerne_max_distance_water_m numeric(20,6),
  pas_lucerne_dse_per_ha numeric(20,6),
  pas_forage_ha numeric(20,6),
  pas_forage_paddocks_no numeric(20,6),
  pas_forage_avg_paddock_ha numeric(20,6),
  pas_forage_troughs_no numeric(20,6),
  pas_forage_dams_no numeric(20,6),
  pas_forage_bores_no numeric(20,6),
  pas_forage_water_points_no numeric(20,6),
  pas_forage_ha_per_water_point numeric(20,6),
  pas_forage_avg_distance_water_m numeric(20,6),
  pas_forage_max_distance_water_m numeric(20,6),
  pas_forage_dse_per_ha numeric(20,6),
  pas_irrigated_ha numeric(20,6),
  pas_irrigated_paddocks_no numeric(20,6),
  pas_irrigated_avg_paddock_ha numeric(20,6),
  pas_irrigated_troughs_no numeric(20,6),
  pas_irrigated_dams_no numeric(20,6),
  pas_irrigated_bores_no numeric(20,6),
  pas_irrigated_water_points_no numeric(20,6),
  pas_irrigated_ha_per_water_point numeric(20,6),
  pas_irrigated_avg_distance_water_m numeric(20,6),
  pas_irrigated_max_distance_water_m numeric(20,6),
  pas_irrigated_dse_per_ha numeric(20,6),
  pas_total_ha numeric(20,6),
  pas_total_water_points_no numeric(20,6),
  pas_total_ha_per_water_point numeric(20,6),
  pas_total_avg_paddock_ha numeric(20,6),
  pas_total_dse_per_ha numeric(20,6),
  primary key (id, farm_id),
  constraint assets_pastures_id_fkey foreign key (id, farm_id) references assets_season (id, farm_id) on delete cascade deferrable initially immediate
);

create table assets_company_benchmark (
  id bigint not null,
  farm_id bigint not null,
  co_dry_gross_income bigint,
  co_dry_gross_income_per_ha bigint,
  co_dry_direct_cost bigint,
  co_dry_direct_cost_per_ha bigint,
  co_dry_gross_margin bigint,
  co_dry_gross_margin_per_ha bigint,
  co_dry_overhead bigint,
  co_dry_overhead_per_ha bigint,
  co_dry_operating_profit bigint,
  co_dry_operating_profit_per_ha bigint,
  co_irr_gross_income bigint,
  co_irr_gross_income_per_ha bigint,
  co_irr_direct_cost bigint,
  co_irr_direct_cost_per_ha bigint,
  co_irr_gross_margin bigint,
  co_irr_gross_margin_per_ha bigint,
  co_irr_overhead bigint,
  co_irr_overhead_per_ha bigint,
  co_irr_operating_profit bigint,
  co_irr_operating_profit_per_ha bigint,
  co_cane_gross_income bigint,
  co_cane_gross_income_per_ha bigint,
  co_cane_direct_cost bigint,
  co_cane_direct_cost_per_ha bigint,
  co_cane_gross_margin bigint,
  co_cane_gross_margin_per_ha bigint,
  co_cane_overhead bigint,
  co_cane_overhead_per_ha bigint,
  co_cane_operating_profit bigint,
  co_cane_operating_profit_per_ha bigint,
  co_live_gross_income bigint,
  co_live_gross_income_per_ha bigint,
  co_live_direct_cost bigint,
  co_live_direct_cost_per_ha bigint,
  co_live_gross_margin bigint,
  co_live_gross_margin_per_ha bigint,
  co_live_overhead bigint,
  co_live_overhead_per_ha bigint,
  co_live_operating_profit bigint,
  co_live_operating_profit_per_ha bigint,
  co_oth_gross_income bigint,
  co_oth_gross_income_per_ha bigint,
  co_oth_direct_cost bigint,
  co_oth_direct_cost_per_ha bigint,
  co_oth_gross_margin bigint,
  co_oth_gross_margin_per_ha bigint,
  co_oth_overhead bigint,
  co_oth_overhead_per_ha bigint,
  co_oth_operating_profit bigint,
  co_oth_operating_profit_per_ha bigint,
  co_total_gross_income bigint,
  co_total_gross_income_per_ha bigint,
  co_total_direct_cost bigint,
  co_total_direct_cost_per_ha bigint,
  co_total_gross_margin bigint,
  co_total_gross_margin_per_ha bigint,
  co_total_overhead bigint,
  co_total_overhead_per_ha bigint,
  co_total_operating_profit bigint,
  co_total_operating_profit_per_ha bigint,
  co_dry_gm_ratio numeric(20,6),
  co_dry_overhead_ratio numeric(20,6),
  co_dry_profit_margin numeric(20,6),
  co_dry_income_share numeric(20,6),
  co_dry_asset_return numeric(20,6),
  co_irr_gm_ratio numeric(20,6),
  co_irr_overhead_ratio numeric(20,6),
  co_irr_profit_margin numeric(20,6),
  co_irr_income_share numeric(20,6),
  co_irr_asset_return numeric(20,6),
  co_cane_gm_ratio numeric(20,6),
  co_cane_overhead_ratio numeric(20,6),
  co_cane_profit_margin numeric(20,6),
  co_cane_income_share numeric(20,6),
  co_cane_asset_return numeric(20,6),
  co_live_gm_ratio numeric(20,6),
  co_live_overhead_ratio numeric(20,6),
  co_live_profit_margin numeric(20,6),
  co_live_income_share numeric(20,6),
  co_live_asset_return numeric(20,6),
  co_oth_gm_ratio numeric(20,6),
  co_oth_overhead_ratio numeric(20,6),
  co_oth_profit_margin numeric(20,6),
  co_oth_income_share numeric(20,6),
  co_oth_asset_return numeric(20,6),
  co_total_gm_ratio numeric(20,6),
  co_total_overhead_ratio numeric(20,6),
  co_total_profit_margin numeric(20,6),
  co_total_asset_return numeric(20,6),
  co_gross_income_per_fte bigint,
  co_gross_income_per_100mm bigint,
  co_operating_profit_per_100mm bigint,
  co_operating_profit_per_dse bigint,
  co_head_office_overhead bigint,
  co_head_office_overhead_pct numeric(20,6),
  co_roam numeric(20,6),
  co_asset_turnover numeric(20,6),
  co_operating_margin numeric(20,6),
  primary key (id, farm_id),
  constraint assets_company_benchmark_id_fkey foreign key (id, farm_id) references assets_season (id, farm_id) on delete cascade deferrable initially immediate
);

create table editions (
  id bigint generated always as identity,
  period_id bigint not null,
  "number" integer not null,
  published_at timestamptz not null,
  note text,
  farms text not null,
  fingerprint text not null,
  primary key (id)
);

create table cpi_values (
  id bigint generated always as identity,
  period_id bigint not null,
  cpi numeric(20,1) not null,
  source text not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table reference_lines (
  id bigint generated always as identity,
  measure text not null,
  scope text not null,
  period_id bigint,
  name text not null,
  source text not null,
  value numeric(20,6) not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table period_snapshots (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  "number" integer not null,
  counts jsonb not null,
  kept jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table report_releases (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  report text not null,
  name text not null,
  version integer not null,
  comment text,
  user_id bigint not null,
  released_at timestamptz not null,
  withdrawn_at timestamptz,
  kept jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table outlier_decisions (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  scope text not null,
  measure text not null,
  decision text not null,
  reason text,
  value numeric(20,6) not null,
  user_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table farm_aims (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  rung text,
  scope text,
  measure text,
  text text not null,
  was_text text,
  goal_text text,
  amount bigint,
  who text,
  by_day date,
  outcome text not null default 'Open',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table report_shares (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  report text not null,
  group_key text,
  against text,
  token text,
  user_id bigint,
  ends_on date,
  revoked_at timestamptz,
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table projects (
  id bigint generated always as identity,
  title text not null,
  estimated_completion_date date,
  collection_date date,
  validation_date date,
  archived boolean not null default false,
  details_id bigint,
  farm_id bigint,
  fee bigint,
  business_id bigint not null,
  period_id bigint,
  notes text,
  collector_id bigint,
  owner_id bigint,
  validator_id bigint,
  customer_id bigint,
  project_status_id bigint,
  profit_focus_group_id bigint,
  renewed_from_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table project_statuses (
  id bigint generated always as identity,
  title text not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table profit_focus_groups (
  id bigint generated always as identity,
  title text not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table products (
  id bigint generated always as identity,
  title text not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table product_projects (
  id bigint generated always as identity,
  product_id bigint not null,
  project_id bigint not null,
  business_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table billing_details (
  id bigint generated always as identity,
  name text not null,
  abn text not null,
  address text,
  email text,
  phone text,
  account_name text,
  bsb text,
  account_number text,
  gst_registered boolean not null default true,
  due_days integer not null default 14,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table bills (
  id bigint generated always as identity,
  "number" text,
  financial_year integer,
  date_invoiced date,
  due_date date,
  description text,
  status text not null default 'Draft',
  status_reason text,
  billable_type text not null,
  billable_id bigint not null,
  created_by bigint,
  business_id bigint not null,
  sent_at timestamptz,
  net bigint,
  gst bigint,
  total bigint,
  paid bigint,
  owed bigint,
  gst_registered boolean,
  issued_by text,
  billed_to text,
  billed_email text,
  pay_to text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table bill_lines (
  id bigint generated always as identity,
  bill_id bigint not null,
  description text not null,
  quantity numeric(20,4) not null default 1,
  unit_price bigint not null,
  charges_gst boolean not null default true,
  taken_from_type text,
  taken_from_id bigint,
  sent_at timestamptz,
  business_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table bill_payments (
  id bigint generated always as identity,
  bill_id bigint not null,
  date date not null,
  amount bigint not null,
  way text not null default 'Bank transfer',
  note text,
  business_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table work_categories (
  id bigint generated always as identity,
  title text not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table employee_bills (
  id bigint generated always as identity,
  date date,
  project_id bigint,
  bill_id bigint,
  employee_id bigint not null,
  work_category_id bigint,
  hours numeric(20,2),
  amount bigint not null,
  description text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table expense_categories (
  id bigint generated always as identity,
  title text not null,
  slug text,
  sort_order integer,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table expenses (
  id bigint generated always as identity,
  date date not null,
  amount bigint not null,
  description text,
  employee_id bigint not null,
  expensable_type text not null,
  expensable_id bigint not null,
  expense_category_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table expense_receipts (
  id bigint generated always as identity,
  expense_id bigint not null,
  employee_id bigint not null,
  name text not null,
  media_type text,
  size integer,
  checksum text,
  scan text,
  uploaded_by_id bigint,
  place text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table onboarding_templates (
  id bigint generated always as identity,
  name text not null,
  steps jsonb not null,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table onboardings (
  id bigint generated always as identity,
  name text not null,
  clickup_list_id text,
  data jsonb,
  business_id bigint,
  farm_id bigint,
  period_id bigint,
  onboarding_template_id bigint,
  manager_email text,
  steps jsonb,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table questions (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint,
  section text,
  about_type text,
  about_id bigint,
  field text,
  figure text,
  text text not null,
  mentions jsonb,
  about_finance boolean not null default false,
  asked_by_id bigint,
  status text not null default 'Open',
  resolution text,
  resolved_by_id bigint,
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table question_messages (
  id bigint generated always as identity,
  question_id bigint not null,
  text text not null,
  mentions jsonb,
  about_finance boolean not null default false,
  user_id bigint,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table question_reads (
  id bigint generated always as identity,
  question_id bigint not null,
  user_id bigint not null,
  read_at timestamptz not null,
  farm_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table workshops (
  id bigint generated always as identity,
  name text not null,
  period_id bigint,
  date date,
  starts_at text,
  ends_at text,
  place text,
  address text,
  location jsonb,
  hosts text,
  seats integer,
  agenda text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table workshop_groups (
  id bigint generated always as identity,
  workshop_id bigint not null,
  group_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table workshop_attendees (
  id bigint generated always as identity,
  farm_id bigint not null,
  workshop_id bigint not null,
  attendee_type text not null,
  attendee_id bigint not null,
  status text not null default 'Unsent',
  meal_needs text,
  attended boolean,
  sent_at timestamptz,
  answered_at timestamptz,
  reminded integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table workshop_links (
  id bigint generated always as identity,
  workshop_id bigint not null,
  invitee_type text not null,
  invitee_id bigint not null,
  hash text,
  used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table workshop_files (
  id bigint generated always as identity,
  workshop_id bigint not null,
  name text not null,
  media_type text,
  size integer,
  checksum text,
  scan text,
  uploaded_by_id bigint,
  place text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table workshop_sessions (
  id bigint generated always as identity,
  workshop_id bigint not null,
  "group" text not null,
  group_name text,
  edition_id bigint,
  code text,
  slide integer not null default 0,
  findings integer,
  ended_at timestamptz,
  secret text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table groups (
  id bigint generated always as identity,
  name text not null,
  offered boolean not null default false,
  offer_order integer,
  farm_id bigint,
  group_type text,
  location jsonb,
  "mapCenter" jsonb,
  filter jsonb,
  include_farms jsonb,
  exclude_farms jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table sheet_views (
  id bigint generated always as identity,
  user_id bigint not null,
  sheet text not null,
  name text not null,
  settings jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table roll_forwards (
  id bigint generated always as identity,
  farm_id bigint not null,
  from_period_id bigint not null,
  period_id bigint not null,
  user_id bigint not null,
  counts jsonb not null,
  made jsonb not null,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table opportunities (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  title text not null,
  area_of_business text,
  description text,
  expected_gain bigint,
  status text not null default 'Noted',
  due_date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table dryland_crops (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  crop_type_id bigint not null,
  area_sown numeric(20,4),
  area_harvested numeric(20,4),
  tonnes numeric(20,4),
  price bigint,
  income bigint,
  direct_cost bigint,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table irrigated_crops (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  crop_type_id bigint not null,
  area_sown numeric(20,4),
  area_harvested numeric(20,4),
  tonnes numeric(20,4),
  price bigint,
  income bigint,
  direct_cost bigint,
  notes text,
  irrigation_type text,
  water_applied numeric(20,4),
  water_price bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table extensive_livestock (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  livestock_enterprise_id bigint,
  area_grazed numeric(20,4),
  breeders_joined integer,
  branding_percentage numeric(20,6),
  death_rate numeric(20,6),
  average_stock numeric(20,4),
  water_points integer,
  musters integer,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table existing_plant_items (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  name text not null,
  plant_category_id bigint,
  year_made integer,
  opening_value bigint,
  closing_value bigint,
  hours numeric(20,1),
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table new_plant_purchases (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  name text not null,
  plant_category_id bigint,
  asset_plant_id bigint,
  date date,
  price bigint,
  trade_in bigint,
  financed bigint,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table sold_plant_sales (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  name text not null,
  plant_category_id bigint,
  asset_plant_id bigint,
  date date,
  price bigint,
  opening_value bigint,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_inventory_collections (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  livestock_enterprise_id bigint,
  livestock_class_id bigint,
  opening_number integer,
  opening_value bigint,
  closing_number integer,
  closing_value bigint,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_feed_collections (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  livestock_enterprise_id bigint,
  livestock_class_id bigint,
  feed text not null,
  source text,
  tonnes numeric(20,4),
  price bigint,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_agistment_collections (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  livestock_enterprise_id bigint,
  livestock_class_id bigint,
  direction text not null,
  "number" integer,
  start_date date,
  end_date date,
  weekly_rate bigint,
  total_value bigint,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_breeding_collections (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  livestock_enterprise_id bigint,
  livestock_class_id bigint,
  number_joined integer,
  sires_used integer,
  number_scanned integer,
  number_pregnant integer,
  number_marked integer,
  number_weaned integer,
  weaning_weight numeric(20,2),
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_purchase_collections (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  livestock_enterprise_id bigint,
  livestock_class_id bigint,
  date date,
  "number" integer,
  weight numeric(20,2),
  total_value bigint,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_sales_collections (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  livestock_enterprise_id bigint,
  livestock_class_id bigint,
  date date,
  "number" integer,
  weight numeric(20,2),
  total_value bigint,
  notes text,
  selling_costs bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table livestock_wool_collections (
  id bigint generated always as identity,
  farm_id bigint not null,
  period_id bigint not null,
  livestock_enterprise_id bigint,
  livestock_class_id bigint,
  line text,
  head_shorn integer,
  greasy_kg numeric(20,1),
  yield_percentage numeric(20,6),
  micron numeric(20,1),
  bales_sold integer,
  income bigint,
  bales_on_hand integer,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id, farm_id)
);

create table changes (
  id bigint generated always as identity,
  at timestamptz not null default now(),
  user_id bigint,
  acting_as_id bigint,
  impersonation_id bigint,
  request text,
  device text,
  verb text not null,
  entity text not null,
  "row" bigint not null,
  farm_id bigint,
  period_id bigint,
  "before" jsonb,
  after jsonb,
  primary key (id)
);

create unique index users_email_key on users (email) where deleted_at is null;

create unique index roles_user_id_role_key on roles (user_id, role) where deleted_at is null;

create unique index agreements_slug_key on agreements (slug) where deleted_at is null;

create unique index tokens_hash_key on tokens (hash);

create unique index invitations_hash_key on invitations (hash) where deleted_at is null;

create unique index notification_settings_user_id_letter_key on notification_settings (user_id, letter) where deleted_at is null;

create unique index apps_slug_key on apps (slug) where deleted_at is null;

create unique index app_versions_app_id_version_key on app_versions (app_id, version) where deleted_at is null;

create unique index business_user_business_id_user_id_key on business_user (business_id, user_id) where deleted_at is null;

create unique index business_farm_business_id_farm_id_key on business_farm (business_id, farm_id) where deleted_at is null;

create unique index zones_name_key on zones (name) where deleted_at is null;

create unique index zones_slug_key on zones (slug) where deleted_at is null;

create unique index periods_name_key on periods (name) where deleted_at is null;

create unique index periods_slug_key on periods (slug) where deleted_at is null;

alter table farm_period add constraint farm_period_farm_id_period_id_key unique (farm_id, period_id);

create unique index confirmed_warnings_farm_id_period_id_resource_row_code_8053ff1f on confirmed_warnings (farm_id, period_id, resource, "row", code, field, said) include (id) where deleted_at is null;

create unique index confirmed_money_warnings_farm_id_period_id_resource_ro_d62eb322 on confirmed_money_warnings (farm_id, period_id, resource, "row", code, field, said) include (id) where deleted_at is null;

create unique index details_user_farm_id_details_id_user_id_key on details_user (farm_id, details_id, user_id) include (id) where deleted_at is null;

create unique index property_colours_slug_key on property_colours (slug) where deleted_at is null;

create unique index farm_property_periods_farm_id_property_id_period_id_key on farm_property_periods (farm_id, property_id, period_id) include (id) where deleted_at is null;

create unique index file_links_farm_id_file_id_linkable_type_linkable_id_key on file_links (farm_id, file_id, linkable_type, linkable_id) include (id) where deleted_at is null;

create unique index paddocks_farm_id_period_id_name_key on paddocks (farm_id, period_id, name) include (id) where deleted_at is null;

create unique index paddock_prior_paddocks_farm_id_parent_paddock_id_prior_671063d9 on paddock_prior_paddocks (farm_id, parent_paddock_id, prior_paddock_id) include (id) where deleted_at is null;

create unique index asset_types_name_key on asset_types (name) where deleted_at is null;

create unique index asset_types_slug_key on asset_types (slug) where deleted_at is null;

create unique index rainfalls_farm_id_rain_gauge_id_date_key on rainfalls (farm_id, rain_gauge_id, date) include (id) where deleted_at is null;

create unique index valuation_categories_name_key on valuation_categories (name) where deleted_at is null;

create unique index valuation_categories_slug_key on valuation_categories (slug) where deleted_at is null;

create unique index valuation_usages_name_key on valuation_usages (name) where deleted_at is null;

create unique index valuation_usages_slug_key on valuation_usages (slug) where deleted_at is null;

create unique index valuation_coll_sheet_maps_name_key on valuation_coll_sheet_maps (name) where deleted_at is null;

create unique index valuation_coll_sheet_maps_slug_key on valuation_coll_sheet_maps (slug) where deleted_at is null;

create unique index property_paddock_valuations_farm_id_farm_property_id_p_5eb30574 on property_paddock_valuations (farm_id, farm_property_id, period_id, valuation_category_id) include (id) where deleted_at is null;

create unique index crop_categories_name_key on crop_categories (name) where deleted_at is null;

create unique index crop_categories_slug_key on crop_categories (slug) where deleted_at is null;

create unique index seasons_name_key on seasons (name) where deleted_at is null;

create unique index seasons_slug_key on seasons (slug) where deleted_at is null;

create unique index harvest_types_name_key on harvest_types (name) where deleted_at is null;

create unique index harvest_types_slug_key on harvest_types (slug) where deleted_at is null;

create unique index lifecycle_types_name_key on lifecycle_types (name) where deleted_at is null;

create unique index lifecycle_types_slug_key on lifecycle_types (slug) where deleted_at is null;

create unique index crop_types_name_key on crop_types (name) where deleted_at is null;

create unique index crop_types_slug_key on crop_types (slug) where deleted_at is null;

create unique index varieties_crop_type_id_name_key on varieties (crop_type_id, name) where deleted_at is null;

create unique index varieties_slug_key on varieties (slug) where deleted_at is null;

create unique index crop_type_farm_periods_farm_id_period_id_crop_type_id_key on crop_type_farm_periods (farm_id, period_id, crop_type_id) include (id) where deleted_at is null;

create unique index crop_collection_statuses_name_key on crop_collection_statuses (name) where deleted_at is null;

create unique index crop_collection_statuses_slug_key on crop_collection_statuses (slug) where deleted_at is null;

create unique index crop_collection_fallow_types_name_key on crop_collection_fallow_types (name) where deleted_at is null;

create unique index crop_collection_fallow_types_slug_key on crop_collection_fallow_types (slug) where deleted_at is null;

create unique index crop_collection_enterprises_name_key on crop_collection_enterprises (name) where deleted_at is null;

create unique index crop_collection_enterprises_slug_key on crop_collection_enterprises (slug) where deleted_at is null;

create unique index lifecycle_status_crop_type_id_name_key on lifecycle_status (crop_type_id, name) where deleted_at is null;

create unique index lifecycle_status_slug_key on lifecycle_status (slug) where deleted_at is null;

create unique index crop_termination_types_label_key on crop_termination_types (label) where deleted_at is null;

create unique index crop_termination_types_slug_key on crop_termination_types (slug) where deleted_at is null;

create unique index crop_tags_name_key on crop_tags (name) where deleted_at is null;

create unique index crop_tags_slug_key on crop_tags (slug) where deleted_at is null;

create unique index taggables_tag_id_taggable_type_taggable_id_key on taggables (tag_id, taggable_type, taggable_id) where deleted_at is null;

create unique index fertiliser_chemical_applications_farm_id_fertiliser_co_e4399a29 on fertiliser_chemical_applications (farm_id, fertiliser_collection_event_id, chemical_element_id) include (id) where deleted_at is null;

create unique index chemical_elements_name_key on chemical_elements (name) where deleted_at is null;

create unique index chemical_elements_slug_key on chemical_elements (slug) where deleted_at is null;

create unique index fertiliser_products_name_key on fertiliser_products (name) where deleted_at is null;

create unique index fertiliser_products_slug_key on fertiliser_products (slug) where deleted_at is null;

create unique index chem_element_fert_products_fertiliser_product_id_chemi_446c43c7 on chem_element_fert_products (fertiliser_product_id, chemical_element_id) where deleted_at is null;

create unique index chem_element_fert_products_slug_key on chem_element_fert_products (slug) where deleted_at is null;

create unique index cane_collection_burn_status_status_key on cane_collection_burn_status (status) where deleted_at is null;

create unique index cane_collection_burn_status_slug_key on cane_collection_burn_status (slug) where deleted_at is null;

create unique index grazing_collection_types_name_key on grazing_collection_types (name) where deleted_at is null;

create unique index grazing_collection_types_slug_key on grazing_collection_types (slug) where deleted_at is null;

create unique index crop_sale_terminals_name_key on crop_sale_terminals (name) where deleted_at is null;

create unique index crop_sale_terminals_slug_key on crop_sale_terminals (slug) where deleted_at is null;

create unique index crop_sale_terminal_farm_farm_id_crop_sale_terminal_id_key on crop_sale_terminal_farm (farm_id, crop_sale_terminal_id) include (id) where deleted_at is null;

create unique index crop_storage_farm_farm_id_crop_storage_id_key on crop_storage_farm (farm_id, crop_storage_id) include (id) where deleted_at is null;

create unique index crop_type_qualities_slug_key on crop_type_qualities (slug) where deleted_at is null;

create unique index hay_sale_qualities_name_key on hay_sale_qualities (name) where deleted_at is null;

create unique index hay_sale_qualities_slug_key on hay_sale_qualities (slug) where deleted_at is null;

create unique index livestock_species_types_name_key on livestock_species_types (name) where deleted_at is null;

create unique index livestock_species_types_slug_key on livestock_species_types (slug) where deleted_at is null;

create unique index livestock_classes_species_type_id_name_key on livestock_classes (species_type_id, name) where deleted_at is null;

create unique index livestock_classes_slug_key on livestock_classes (slug) where deleted_at is null;

create unique index stock_ratings_livestock_class_id_rating_set_variant_key on stock_ratings (livestock_class_id, rating_set, variant) nulls not distinct where deleted_at is null;

create unique index stock_ratings_slug_key on stock_ratings (slug) where deleted_at is null;

create unique index livestock_purposes_livestock_species_type_id_name_key on livestock_purposes (livestock_species_type_id, name) where deleted_at is null;

create unique index livestock_purposes_slug_key on livestock_purposes (slug) where deleted_at is null;

create unique index livestock_enterprises_asset_type_id_species_id_purpose_id_key on livestock_enterprises (asset_type_id, species_id, purpose_id) nulls not distinct where deleted_at is null;

create unique index livestock_enterprises_slug_key on livestock_enterprises (slug) where deleted_at is null;

create unique index farm_livestock_enterprises_farm_id_livestock_enterprise_id_key on farm_livestock_enterprises (farm_id, livestock_enterprise_id) include (id) where deleted_at is null;

create unique index farm_livestock_enterprise_periods_farm_id_period_id_li_ecd43337 on farm_livestock_enterprise_periods (farm_id, period_id, livestock_enterprise_id) include (id) where deleted_at is null;

create unique index livestock_enterprise_settings_farm_id_period_id_livest_69a4166b on livestock_enterprise_settings (farm_id, period_id, livestock_enterprise_id) include (id) where deleted_at is null;

create unique index livestock_enterprise_classes_farm_id_period_id_livesto_17bfdbd2 on livestock_enterprise_classes (farm_id, period_id, livestock_enterprise_id, livestock_class_id) include (id) where deleted_at is null;

create unique index water_accounts_farm_id_asset_water_id_period_id_key on water_accounts (farm_id, asset_water_id, period_id) include (id) where deleted_at is null;

create unique index assets_period_farm_id_asset_type_asset_id_period_id_key on assets_period (farm_id, asset_type, asset_id, period_id) include (id) where deleted_at is null;

create unique index plant_categories_name_key on plant_categories (name) where deleted_at is null;

create unique index plant_categories_slug_key on plant_categories (slug) where deleted_at is null;

create unique index cost_accruals_farm_id_period_id_line_key on cost_accruals (farm_id, period_id, line) include (id) where deleted_at is null;

create unique index cost_allocations_farm_id_period_id_line_key on cost_allocations (farm_id, period_id, line) include (id) where deleted_at is null;

create unique index cost_shares_farm_id_period_id_line_crop_type_id_enterp_6fe51c64 on cost_shares (farm_id, period_id, line, crop_type_id, enterprise_id, livestock_enterprise_id) include (id) nulls not distinct where deleted_at is null;

create unique index assets_season_farm_id_period_id_key on assets_season (farm_id, period_id) include (id) where deleted_at is null;

create unique index editions_period_id_number_key on editions (period_id, "number");

create unique index cpi_values_period_id_key on cpi_values (period_id) where deleted_at is null;

create unique index cpi_values_slug_key on cpi_values (slug) where deleted_at is null;

create unique index reference_lines_measure_scope_period_id_name_key on reference_lines (measure, scope, period_id, name) nulls not distinct where deleted_at is null;

create unique index reference_lines_slug_key on reference_lines (slug) where deleted_at is null;

create unique index period_snapshots_farm_id_period_id_number_key on period_snapshots (farm_id, period_id, "number") include (id) where deleted_at is null;

create unique index report_releases_farm_id_period_id_report_version_key on report_releases (farm_id, period_id, report, version) include (id) where deleted_at is null;

create unique index report_shares_farm_id_token_key on report_shares (farm_id, token) where deleted_at is null;

create unique index project_statuses_title_key on project_statuses (title) where deleted_at is null;

create unique index project_statuses_slug_key on project_statuses (slug) where deleted_at is null;

create unique index profit_focus_groups_title_key on profit_focus_groups (title) where deleted_at is null;

create unique index profit_focus_groups_slug_key on profit_focus_groups (slug) where deleted_at is null;

create unique index products_title_key on products (title) where deleted_at is null;

create unique index products_slug_key on products (slug) where deleted_at is null;

create unique index product_projects_product_id_project_id_key on product_projects (product_id, project_id) where deleted_at is null;

create unique index bills_number_key on bills ("number") where deleted_at is null;

create unique index work_categories_title_key on work_categories (title) where deleted_at is null;

create unique index work_categories_slug_key on work_categories (slug) where deleted_at is null;

create unique index expense_categories_title_key on expense_categories (title) where deleted_at is null;

create unique index expense_categories_slug_key on expense_categories (slug) where deleted_at is null;

create unique index onboarding_templates_name_key on onboarding_templates (name) where deleted_at is null;

create unique index question_reads_farm_id_question_id_user_id_key on question_reads (farm_id, question_id, user_id) include (id) where deleted_at is null;

create unique index workshop_groups_workshop_id_group_id_key on workshop_groups (workshop_id, group_id) where deleted_at is null;

create unique index workshop_attendees_farm_id_workshop_id_attendee_type_a_58c2abb1 on workshop_attendees (farm_id, workshop_id, attendee_type, attendee_id) include (id) where deleted_at is null;

create unique index workshop_links_hash_key on workshop_links (hash) where deleted_at is null;

create unique index workshop_sessions_code_key on workshop_sessions (code) where deleted_at is null;

create unique index sheet_views_user_id_sheet_name_key on sheet_views (user_id, sheet, name) where deleted_at is null;

alter table roles add constraint roles_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

alter table permissions add constraint permissions_ability_id_fkey
  foreign key (ability_id) references abilities (id) deferrable initially immediate;

alter table agreement_answers add constraint agreement_answers_agreement_id_fkey
  foreign key (agreement_id) references agreements (id) deferrable initially immediate;

alter table agreement_answers add constraint agreement_answers_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

alter table queable_jobs add constraint queable_jobs_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

alter table invitations add constraint invitations_invited_by_id_fkey
  foreign key (invited_by_id) references users (id) deferrable initially immediate;

alter table notification_settings add constraint notification_settings_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

alter table app_versions add constraint app_versions_app_id_fkey
  foreign key (app_id) references apps (id) deferrable initially immediate;

alter table businesses add constraint businesses_billing_user_id_fkey
  foreign key (billing_user_id) references users (id) deferrable initially immediate;

alter table businesses add constraint businesses_billing_address_id_fkey
  foreign key (billing_address_id) references addresses (id) deferrable initially immediate;

alter table businesses add constraint businesses_business_address_id_fkey
  foreign key (business_address_id) references addresses (id) deferrable initially immediate;

alter table businesses add constraint businesses_manager_id_fkey
  foreign key (manager_id) references users (id) deferrable initially immediate;

alter table business_user add constraint business_user_business_id_fkey
  foreign key (business_id) references businesses (id) deferrable initially immediate;

alter table business_user add constraint business_user_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

alter table business_farm add constraint business_farm_business_id_fkey
  foreign key (business_id) references businesses (id) deferrable initially immediate;

alter table business_farm add constraint business_farm_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table farms add constraint farms_manager_id_fkey
  foreign key (manager_id) references users (id) deferrable initially immediate;

alter table farms add constraint farms_profit_focus_group_id_fkey
  foreign key (profit_focus_group_id) references profit_focus_groups (id) deferrable initially immediate;

alter table farms add constraint farms_address_id_fkey
  foreign key (address_id) references addresses (id) deferrable initially immediate;

alter table farms add constraint farms_zone_id_fkey
  foreign key (zone_id) references zones (id) deferrable initially immediate;

alter table farm_period add constraint farm_period_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table farm_period add constraint farm_period_period_id_fkey
  foreign key (period_id) references periods (id) deferrable initially immediate;

alter table confirmed_warnings add constraint confirmed_warnings_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table confirmed_warnings add constraint confirmed_warnings_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table confirmed_warnings add constraint confirmed_warnings_confirmed_by_id_fkey
  foreign key (confirmed_by_id) references users (id) deferrable initially immediate;

alter table confirmed_money_warnings add constraint confirmed_money_warnings_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table confirmed_money_warnings add constraint confirmed_money_warnings_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table confirmed_money_warnings add constraint confirmed_money_warnings_confirmed_by_id_fkey
  foreign key (confirmed_by_id) references users (id) deferrable initially immediate;

alter table details_user add constraint details_user_details_id_fkey
  foreign key (details_id) references farms (id) deferrable initially immediate;

alter table details_user add constraint details_user_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

alter table details_user add constraint details_user_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table farm_contacts add constraint farm_contacts_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table farm_contacts add constraint farm_contacts_last_period_id_fkey
  foreign key (last_period_id) references periods (id) deferrable initially immediate;

alter table farm_properties add constraint farm_properties_colour_id_fkey
  foreign key (colour_id) references property_colours (id) deferrable initially immediate;

alter table farm_properties add constraint farm_properties_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table farm_properties add constraint farm_properties_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table farm_properties add constraint farm_properties_last_period_id_fkey
  foreign key (last_period_id) references periods (id) deferrable initially immediate;

alter table farm_property_periods add constraint farm_property_periods_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table farm_property_periods add constraint farm_property_periods_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table farm_property_periods add constraint farm_property_periods_property_id_fkey
  foreign key (property_id, farm_id) references farm_properties (id, farm_id) deferrable initially immediate;

alter table files add constraint files_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table files add constraint files_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table files add constraint files_uploaded_by_id_fkey
  foreign key (uploaded_by_id) references users (id) deferrable initially immediate;

alter table file_links add constraint file_links_file_id_fkey
  foreign key (file_id, farm_id) references files (id, farm_id) deferrable initially immediate;

alter table file_links add constraint file_links_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table requested_files add constraint requested_files_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table requested_files add constraint requested_files_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table requested_files add constraint requested_files_file_id_fkey
  foreign key (file_id, farm_id) references files (id, farm_id) deferrable initially immediate;

alter table file_downloads add constraint file_downloads_file_id_fkey
  foreign key (file_id, farm_id) references files (id, farm_id) deferrable initially immediate;

alter table file_downloads add constraint file_downloads_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

alter table file_downloads add constraint file_downloads_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table paddocks add constraint paddocks_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table paddocks add constraint paddocks_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table paddocks add constraint paddocks_asset_type_id_fkey
  foreign key (asset_type_id) references asset_types (id) deferrable initially immediate;

alter table paddocks add constraint paddocks_rain_gauge_id_fkey
  foreign key (rain_gauge_id, farm_id) references rain_gauges (id, farm_id) deferrable initially immediate;

alter table paddocks add constraint paddocks_property_id_fkey
  foreign key (property_id, farm_id) references farm_properties (id, farm_id) deferrable initially immediate;

alter table paddocks add constraint paddocks_primary_parent_paddock_id_fkey
  foreign key (primary_parent_paddock_id, farm_id) references paddocks (id, farm_id) deferrable initially immediate;

alter table paddocks add constraint paddocks_valuation_category_id_fkey
  foreign key (valuation_category_id) references valuation_categories (id) deferrable initially immediate;

alter table paddock_prior_paddocks add constraint paddock_prior_paddocks_parent_paddock_id_fkey
  foreign key (parent_paddock_id, farm_id) references paddocks (id, farm_id) deferrable initially immediate;

alter table paddock_prior_paddocks add constraint paddock_prior_paddocks_prior_paddock_id_fkey
  foreign key (prior_paddock_id, farm_id) references paddocks (id, farm_id) deferrable initially immediate;

alter table paddock_prior_paddocks add constraint paddock_prior_paddocks_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table rain_gauges add constraint rain_gauges_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table rain_gauges add constraint rain_gauges_last_period_id_fkey
  foreign key (last_period_id) references periods (id) deferrable initially immediate;

alter table rainfalls add constraint rainfalls_rain_gauge_id_fkey
  foreign key (rain_gauge_id, farm_id) references rain_gauges (id, farm_id) deferrable initially immediate;

alter table rainfalls add constraint rainfalls_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table valuation_categories add constraint valuation_categories_asset_type_id_fkey
  foreign key (asset_type_id) references asset_types (id) deferrable initially immediate;

alter table valuation_categories add constraint valuation_categories_valuation_usage_id_fkey
  foreign key (valuation_usage_id) references valuation_usages (id) deferrable initially immediate;

alter table valuation_categories add constraint valuation_categories_valuation_coll_sheet_map_id_fkey
  foreign key (valuation_coll_sheet_map_id) references valuation_coll_sheet_maps (id) deferrable initially immediate;

alter table property_paddock_valuations add constraint property_paddock_valuations_valuation_category_id_fkey
  foreign key (valuation_category_id) references valuation_categories (id) deferrable initially immediate;

alter table property_paddock_valuations add constraint property_paddock_valuations_farm_property_id_fkey
  foreign key (farm_property_id, farm_id) references farm_properties (id, farm_id) deferrable initially immediate;

alter table property_paddock_valuations add constraint property_paddock_valuations_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table property_paddock_valuations add constraint property_paddock_valuations_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table crop_types add constraint crop_types_harvest_type_id_fkey
  foreign key (harvest_type_id) references harvest_types (id) deferrable initially immediate;

alter table crop_types add constraint crop_types_category_id_fkey
  foreign key (category_id) references crop_categories (id) deferrable initially immediate;

alter table crop_types add constraint crop_types_season_id_fkey
  foreign key (season_id) references seasons (id) deferrable initially immediate;

alter table crop_types add constraint crop_types_lifecycle_type_id_fkey
  foreign key (lifecycle_type_id) references lifecycle_types (id) deferrable initially immediate;

alter table varieties add constraint varieties_crop_type_id_fkey
  foreign key (crop_type_id) references crop_types (id) deferrable initially immediate;

alter table varieties add constraint varieties_merged_into_id_fkey
  foreign key (merged_into_id) references varieties (id) deferrable initially immediate;

alter table crop_type_farm_periods add constraint crop_type_farm_periods_crop_type_id_fkey
  foreign key (crop_type_id) references crop_types (id) deferrable initially immediate;

alter table crop_type_farm_periods add constraint crop_type_farm_periods_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table crop_type_farm_periods add constraint crop_type_farm_periods_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table crop_collection_enterprises add constraint crop_collection_enterprises_asset_type_id_fkey
  foreign key (asset_type_id) references asset_types (id) deferrable initially immediate;

alter table crop_collection_enterprises add constraint crop_collection_enterprises_fallow_type_id_fkey
  foreign key (fallow_type_id) references crop_collection_fallow_types (id) deferrable initially immediate;

alter table crop_collection_enterprises add constraint crop_collection_enterprises_crop_type_id_fkey
  foreign key (crop_type_id) references crop_types (id) deferrable initially immediate;

alter table crop_collection_enterprises add constraint crop_collection_enterprises_status_id_fkey
  foreign key (status_id) references crop_collection_statuses (id) deferrable initially immediate;

alter table crop_collections add constraint crop_collections_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table crop_collections add constraint crop_collections_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table crop_collections add constraint crop_collections_paddock_id_fkey
  foreign key (paddock_id, farm_id) references paddocks (id, farm_id) deferrable initially immediate;

alter table crop_collections add constraint crop_collections_current_crop_id_fkey
  foreign key (current_crop_id) references crop_types (id) deferrable initially immediate;

alter table crop_collections add constraint crop_collections_primary_prior_collection_id_fkey
  foreign key (primary_prior_collection_id, farm_id) references crop_collections (id, farm_id) deferrable initially immediate;

alter table crop_collections add constraint crop_collections_fallow_type_id_fkey
  foreign key (fallow_type_id) references crop_collection_fallow_types (id) deferrable initially immediate;

alter table crop_collections add constraint crop_collections_status_id_fkey
  foreign key (status_id) references crop_collection_statuses (id) deferrable initially immediate;

alter table crop_collections add constraint crop_collections_enterprise_id_fkey
  foreign key (enterprise_id) references crop_collection_enterprises (id) deferrable initially immediate;

alter table crop_collections add constraint crop_collections_crop_lifecycle_id_fkey
  foreign key (crop_lifecycle_id, farm_id) references crop_lifecycle (id, farm_id) deferrable initially immediate;

alter table crop_collections add constraint crop_collections_lifecycle_status_id_fkey
  foreign key (lifecycle_status_id) references lifecycle_status (id) deferrable initially immediate;

alter table lifecycle_status add constraint lifecycle_status_crop_type_id_fkey
  foreign key (crop_type_id) references crop_types (id) deferrable initially immediate;

alter table crop_lifecycle add constraint crop_lifecycle_crop_collection_id_fkey
  foreign key (crop_collection_id, farm_id) references crop_collections (id, farm_id) deferrable initially immediate;

alter table crop_lifecycle add constraint crop_lifecycle_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table crop_tags add constraint crop_tags_merged_into_id_fkey
  foreign key (merged_into_id) references crop_tags (id) deferrable initially immediate;

alter table taggables add constraint taggables_tag_id_fkey
  foreign key (tag_id) references crop_tags (id) deferrable initially immediate;

alter table sowing_collection_events add constraint sowing_collection_events_crop_collection_id_fkey
  foreign key (crop_collection_id, farm_id) references crop_collections (id, farm_id) deferrable initially immediate;

alter table sowing_collection_events add constraint sowing_collection_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table sowing_collection_events add constraint sowing_collection_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table sowing_collection_events add constraint sowing_collection_events_variety_id_fkey
  foreign key (variety_id) references varieties (id) deferrable initially immediate;

alter table sowing_collection_events add constraint sowing_collection_events_secondary_variety_id_fkey
  foreign key (secondary_variety_id) references varieties (id) deferrable initially immediate;

alter table irrigation_collection_events add constraint irrigation_collection_events_crop_collection_id_fkey
  foreign key (crop_collection_id, farm_id) references crop_collections (id, farm_id) deferrable initially immediate;

alter table irrigation_collection_events add constraint irrigation_collection_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table irrigation_collection_events add constraint irrigation_collection_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table fertiliser_collection_events add constraint fertiliser_collection_events_crop_collection_id_fkey
  foreign key (crop_collection_id, farm_id) references crop_collections (id, farm_id) deferrable initially immediate;

alter table fertiliser_collection_events add constraint fertiliser_collection_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table fertiliser_collection_events add constraint fertiliser_collection_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table fertiliser_collection_events add constraint fertiliser_collection_events_fertiliser_product_id_fkey
  foreign key (fertiliser_product_id) references fertiliser_products (id) deferrable initially immediate;

alter table fertiliser_chemical_applications add constraint fertiliser_chemical_applications_fertiliser_collection_551195a2
  foreign key (fertiliser_collection_event_id, farm_id) references fertiliser_collection_events (id, farm_id) deferrable initially immediate;

alter table fertiliser_chemical_applications add constraint fertiliser_chemical_applications_chemical_element_id_fkey
  foreign key (chemical_element_id) references chemical_elements (id) deferrable initially immediate;

alter table fertiliser_chemical_applications add constraint fertiliser_chemical_applications_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table chem_element_fert_products add constraint chem_element_fert_products_chemical_element_id_fkey
  foreign key (chemical_element_id) references chemical_elements (id) deferrable initially immediate;

alter table chem_element_fert_products add constraint chem_element_fert_products_fertiliser_product_id_fkey
  foreign key (fertiliser_product_id) references fertiliser_products (id) deferrable initially immediate;

alter table fallow_collection_events add constraint fallow_collection_events_crop_collection_id_fkey
  foreign key (crop_collection_id, farm_id) references crop_collections (id, farm_id) deferrable initially immediate;

alter table fallow_collection_events add constraint fallow_collection_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table hay_collection_events add constraint hay_collection_events_crop_collection_id_fkey
  foreign key (crop_collection_id, farm_id) references crop_collections (id, farm_id) deferrable initially immediate;

alter table hay_collection_events add constraint hay_collection_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table hay_collection_events add constraint hay_collection_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table grain_collection_events add constraint grain_collection_events_crop_collection_id_fkey
  foreign key (crop_collection_id, farm_id) references crop_collections (id, farm_id) deferrable initially immediate;

alter table grain_collection_events add constraint grain_collection_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table grain_collection_events add constraint grain_collection_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table lint_collection_events add constraint lint_collection_events_crop_collection_id_fkey
  foreign key (crop_collection_id, farm_id) references crop_collections (id, farm_id) deferrable initially immediate;

alter table lint_collection_events add constraint lint_collection_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table lint_collection_events add constraint lint_collection_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table cane_collection_events add constraint cane_collection_events_crop_collection_id_fkey
  foreign key (crop_collection_id, farm_id) references crop_collections (id, farm_id) deferrable initially immediate;

alter table cane_collection_events add constraint cane_collection_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table cane_collection_events add constraint cane_collection_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table cane_collection_events add constraint cane_collection_events_burn_status_id_fkey
  foreign key (burn_status_id) references cane_collection_burn_status (id) deferrable initially immediate;

alter table grazing_collection_events add constraint grazing_collection_events_crop_collection_id_fkey
  foreign key (crop_collection_id, farm_id) references crop_collections (id, farm_id) deferrable initially immediate;

alter table grazing_collection_events add constraint grazing_collection_events_livestock_class_id_fkey
  foreign key (livestock_class_id) references livestock_classes (id) deferrable initially immediate;

alter table grazing_collection_events add constraint grazing_collection_events_grazing_collection_type_id_fkey
  foreign key (grazing_collection_type_id) references grazing_collection_types (id) deferrable initially immediate;

alter table grazing_collection_events add constraint grazing_collection_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table custom_termination_events add constraint custom_termination_events_crop_collection_id_fkey
  foreign key (crop_collection_id, farm_id) references crop_collections (id, farm_id) deferrable initially immediate;

alter table custom_termination_events add constraint custom_termination_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table custom_termination_events add constraint custom_termination_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table custom_termination_events add constraint custom_termination_events_crop_termination_type_id_fkey
  foreign key (crop_termination_type_id) references crop_termination_types (id) deferrable initially immediate;

alter table crop_sale_terminal_farm add constraint crop_sale_terminal_farm_crop_sale_terminal_id_fkey
  foreign key (crop_sale_terminal_id) references crop_sale_terminals (id) deferrable initially immediate;

alter table crop_sale_terminal_farm add constraint crop_sale_terminal_farm_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table crop_storages add constraint crop_storages_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table crop_storages add constraint crop_storages_last_period_id_fkey
  foreign key (last_period_id) references periods (id) deferrable initially immediate;

alter table crop_storage_farm add constraint crop_storage_farm_crop_storage_id_fkey
  foreign key (crop_storage_id, farm_id) references crop_storages (id, farm_id) deferrable initially immediate;

alter table crop_storage_farm add constraint crop_storage_farm_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table crop_sale_actuals add constraint crop_sale_actuals_terminal_id_fkey
  foreign key (terminal_id) references crop_sale_terminals (id) deferrable initially immediate;

alter table crop_sale_actuals add constraint crop_sale_actuals_crop_type_farm_period_id_fkey
  foreign key (crop_type_farm_period_id, farm_id) references crop_type_farm_periods (id, farm_id) deferrable initially immediate;

alter table crop_sale_actuals add constraint crop_sale_actuals_enterprise_id_fkey
  foreign key (enterprise_id) references crop_collection_enterprises (id) deferrable initially immediate;

alter table crop_sale_actuals add constraint crop_sale_actuals_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table crop_sale_estimate_pools add constraint crop_sale_estimate_pools_crop_storage_id_fkey
  foreign key (crop_storage_id, farm_id) references crop_storages (id, farm_id) deferrable initially immediate;

alter table crop_sale_estimate_pools add constraint crop_sale_estimate_pools_crop_type_farm_period_id_fkey
  foreign key (crop_type_farm_period_id, farm_id) references crop_type_farm_periods (id, farm_id) deferrable initially immediate;

alter table crop_sale_estimate_pools add constraint crop_sale_estimate_pools_enterprise_id_fkey
  foreign key (enterprise_id) references crop_collection_enterprises (id) deferrable initially immediate;

alter table crop_sale_estimate_pools add constraint crop_sale_estimate_pools_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table crop_sale_estimates add constraint crop_sale_estimates_crop_sale_estimate_pool_id_fkey
  foreign key (crop_sale_estimate_pool_id, farm_id) references crop_sale_estimate_pools (id, farm_id) deferrable initially immediate;

alter table crop_sale_estimates add constraint crop_sale_estimates_crop_type_quality_id_fkey
  foreign key (crop_type_quality_id) references crop_type_qualities (id) deferrable initially immediate;

alter table crop_sale_estimates add constraint crop_sale_estimates_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table crop_rctis add constraint crop_rctis_file_id_fkey
  foreign key (file_id, farm_id) references files (id, farm_id) deferrable initially immediate;

alter table crop_rctis add constraint crop_rctis_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table crop_rctis add constraint crop_rctis_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table grain_sale_actuals add constraint grain_sale_actuals_crop_sale_actual_id_fkey
  foreign key (crop_sale_actual_id, farm_id) references crop_sale_actuals (id, farm_id) deferrable initially immediate;

alter table grain_sale_actuals add constraint grain_sale_actuals_crop_type_quality_id_fkey
  foreign key (crop_type_quality_id) references crop_type_qualities (id) deferrable initially immediate;

alter table grain_sale_actuals add constraint grain_sale_actuals_crop_rcti_id_fkey
  foreign key (crop_rcti_id, farm_id) references crop_rctis (id, farm_id) deferrable initially immediate;

alter table grain_sale_actuals add constraint grain_sale_actuals_grain_sale_estimates_id_fkey
  foreign key (grain_sale_estimates_id, farm_id) references grain_sale_estimates (id, farm_id) deferrable initially immediate;

alter table grain_sale_actuals add constraint grain_sale_actuals_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table grain_sale_estimates add constraint grain_sale_estimates_crop_sale_estimate_pool_id_fkey
  foreign key (crop_sale_estimate_pool_id, farm_id) references crop_sale_estimate_pools (id, farm_id) deferrable initially immediate;

alter table grain_sale_estimates add constraint grain_sale_estimates_crop_type_quality_id_fkey
  foreign key (crop_type_quality_id) references crop_type_qualities (id) deferrable initially immediate;

alter table grain_sale_estimates add constraint grain_sale_estimates_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table crop_type_qualities add constraint crop_type_qualities_crop_type_id_fkey
  foreign key (crop_type_id) references crop_types (id) deferrable initially immediate;

alter table hay_sale_actuals add constraint hay_sale_actuals_crop_sale_actual_id_fkey
  foreign key (crop_sale_actual_id, farm_id) references crop_sale_actuals (id, farm_id) deferrable initially immediate;

alter table hay_sale_actuals add constraint hay_sale_actuals_hay_sale_quality_id_fkey
  foreign key (hay_sale_quality_id) references hay_sale_qualities (id) deferrable initially immediate;

alter table hay_sale_actuals add constraint hay_sale_actuals_hay_sale_estimates_id_fkey
  foreign key (hay_sale_estimates_id, farm_id) references hay_sale_estimates (id, farm_id) deferrable initially immediate;

alter table hay_sale_actuals add constraint hay_sale_actuals_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table hay_sale_estimates add constraint hay_sale_estimates_crop_sale_estimate_pool_id_fkey
  foreign key (crop_sale_estimate_pool_id, farm_id) references crop_sale_estimate_pools (id, farm_id) deferrable initially immediate;

alter table hay_sale_estimates add constraint hay_sale_estimates_crop_type_quality_id_fkey
  foreign key (crop_type_quality_id) references crop_type_qualities (id) deferrable initially immediate;

alter table hay_sale_estimates add constraint hay_sale_estimates_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table lint_sale_actuals add constraint "lint_sale_actuals_cropSaleActualId_fkey"
  foreign key ("cropSaleActualId", farm_id) references crop_sale_actuals (id, farm_id) deferrable initially immediate;

alter table lint_sale_actuals add constraint "lint_sale_actuals_lintSaleEstimatesId_fkey"
  foreign key ("lintSaleEstimatesId", farm_id) references lint_sale_estimates (id, farm_id) deferrable initially immediate;

alter table lint_sale_actuals add constraint lint_sale_actuals_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table lint_sale_estimates add constraint "lint_sale_estimates_cropSaleEstimatePoolId_fkey"
  foreign key ("cropSaleEstimatePoolId", farm_id) references crop_sale_estimate_pools (id, farm_id) deferrable initially immediate;

alter table lint_sale_estimates add constraint lint_sale_estimates_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_classes add constraint livestock_classes_species_type_id_fkey
  foreign key (species_type_id) references livestock_species_types (id) deferrable initially immediate;

alter table stock_ratings add constraint stock_ratings_livestock_class_id_fkey
  foreign key (livestock_class_id) references livestock_classes (id) deferrable initially immediate;

alter table livestock_purposes add constraint livestock_purposes_livestock_species_type_id_fkey
  foreign key (livestock_species_type_id) references livestock_species_types (id) deferrable initially immediate;

alter table livestock_enterprises add constraint livestock_enterprises_asset_type_id_fkey
  foreign key (asset_type_id) references asset_types (id) deferrable initially immediate;

alter table livestock_enterprises add constraint livestock_enterprises_species_id_fkey
  foreign key (species_id) references livestock_species_types (id) deferrable initially immediate;

alter table livestock_enterprises add constraint livestock_enterprises_purpose_id_fkey
  foreign key (purpose_id) references livestock_purposes (id) deferrable initially immediate;

alter table farm_livestock_enterprises add constraint farm_livestock_enterprises_livestock_enterprise_id_fkey
  foreign key (livestock_enterprise_id) references livestock_enterprises (id) deferrable initially immediate;

alter table farm_livestock_enterprises add constraint farm_livestock_enterprises_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table farm_livestock_enterprises add constraint farm_livestock_enterprises_last_period_id_fkey
  foreign key (last_period_id) references periods (id) deferrable initially immediate;

alter table farm_livestock_enterprise_periods add constraint farm_livestock_enterprise_periods_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table farm_livestock_enterprise_periods add constraint farm_livestock_enterprise_periods_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table farm_livestock_enterprise_periods add constraint farm_livestock_enterprise_periods_livestock_enterprise_id_fkey
  foreign key (livestock_enterprise_id) references livestock_enterprises (id) deferrable initially immediate;

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

alter table livestock_ledgers add constraint livestock_ledgers_livestock_class_id_fkey
  foreign key (livestock_class_id) references livestock_classes (id) deferrable initially immediate;

alter table livestock_ledgers add constraint livestock_ledgers_livestock_enterprise_id_fkey
  foreign key (livestock_enterprise_id) references livestock_enterprises (id) deferrable initially immediate;

alter table livestock_ledgers add constraint livestock_ledgers_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_ledgers add constraint livestock_ledgers_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_opening_events add constraint livestock_opening_events_livestock_ledger_id_fkey
  foreign key (livestock_ledger_id, farm_id) references livestock_ledgers (id, farm_id) deferrable initially immediate;

alter table livestock_opening_events add constraint livestock_opening_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_opening_events add constraint livestock_opening_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_closing_events add constraint livestock_closing_events_livestock_class_id_fkey
  foreign key (livestock_class_id) references livestock_classes (id) deferrable initially immediate;

alter table livestock_closing_events add constraint livestock_closing_events_livestock_enterprise_id_fkey
  foreign key (livestock_enterprise_id) references livestock_enterprises (id) deferrable initially immediate;

alter table livestock_closing_events add constraint livestock_closing_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_closing_events add constraint livestock_closing_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_death_events add constraint livestock_death_events_livestock_ledger_id_fkey
  foreign key (livestock_ledger_id, farm_id) references livestock_ledgers (id, farm_id) deferrable initially immediate;

alter table livestock_death_events add constraint livestock_death_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_death_events add constraint livestock_death_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_purchase_events add constraint livestock_purchase_events_livestock_ledger_id_fkey
  foreign key (livestock_ledger_id, farm_id) references livestock_ledgers (id, farm_id) deferrable initially immediate;

alter table livestock_purchase_events add constraint livestock_purchase_events_contact_id_fkey
  foreign key (contact_id, farm_id) references farm_contacts (id, farm_id) deferrable initially immediate;

alter table livestock_purchase_events add constraint livestock_purchase_events_file_id_fkey
  foreign key (file_id, farm_id) references files (id, farm_id) deferrable initially immediate;

alter table livestock_purchase_events add constraint livestock_purchase_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_purchase_events add constraint livestock_purchase_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_sale_events add constraint livestock_sale_events_livestock_ledger_id_fkey
  foreign key (livestock_ledger_id, farm_id) references livestock_ledgers (id, farm_id) deferrable initially immediate;

alter table livestock_sale_events add constraint livestock_sale_events_contact_id_fkey
  foreign key (contact_id, farm_id) references farm_contacts (id, farm_id) deferrable initially immediate;

alter table livestock_sale_events add constraint livestock_sale_events_file_id_fkey
  foreign key (file_id, farm_id) references files (id, farm_id) deferrable initially immediate;

alter table livestock_sale_events add constraint livestock_sale_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_sale_events add constraint livestock_sale_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_transfer_events add constraint livestock_transfer_events_in_livestock_ledger_id_fkey
  foreign key (in_livestock_ledger_id, farm_id) references livestock_ledgers (id, farm_id) deferrable initially immediate;

alter table livestock_transfer_events add constraint livestock_transfer_events_out_livestock_ledger_id_fkey
  foreign key (out_livestock_ledger_id, farm_id) references livestock_ledgers (id, farm_id) deferrable initially immediate;

alter table livestock_transfer_events add constraint livestock_transfer_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_transfer_events add constraint livestock_transfer_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_adjustment_events add constraint livestock_adjustment_events_livestock_ledger_id_fkey
  foreign key (livestock_ledger_id, farm_id) references livestock_ledgers (id, farm_id) deferrable initially immediate;

alter table livestock_adjustment_events add constraint livestock_adjustment_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_adjustment_events add constraint livestock_adjustment_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_reproduction_lifecycles add constraint livestock_reproduction_lifecycles_livestock_ledger_id_fkey
  foreign key (livestock_ledger_id, farm_id) references livestock_ledgers (id, farm_id) deferrable initially immediate;

alter table livestock_reproduction_lifecycles add constraint livestock_reproduction_lifecycles_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_reproduction_lifecycles add constraint livestock_reproduction_lifecycles_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_reproduction_lifecycles add constraint livestock_reproduction_lifecycles_livestock_class_id_fkey
  foreign key (livestock_class_id) references livestock_classes (id) deferrable initially immediate;

alter table livestock_reproduction_lifecycles add constraint livestock_reproduction_lifecycles_livestock_enterprise_id_fkey
  foreign key (livestock_enterprise_id) references livestock_enterprises (id) deferrable initially immediate;

alter table livestock_joining_events add constraint livestock_joining_events_livestock_reproduction_lifecy_66e0f812
  foreign key (livestock_reproduction_lifecycle_id, farm_id) references livestock_reproduction_lifecycles (id, farm_id) deferrable initially immediate;

alter table livestock_joining_events add constraint livestock_joining_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_joining_events add constraint livestock_joining_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_scanning_events add constraint livestock_scanning_events_livestock_reproduction_lifec_8ae47dc2
  foreign key (livestock_reproduction_lifecycle_id, farm_id) references livestock_reproduction_lifecycles (id, farm_id) deferrable initially immediate;

alter table livestock_scanning_events add constraint livestock_scanning_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_scanning_events add constraint livestock_scanning_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_birthing_events add constraint livestock_birthing_events_livestock_reproduction_lifec_e31b73b5
  foreign key (livestock_reproduction_lifecycle_id, farm_id) references livestock_reproduction_lifecycles (id, farm_id) deferrable initially immediate;

alter table livestock_birthing_events add constraint livestock_birthing_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_birthing_events add constraint livestock_birthing_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_marking_events add constraint livestock_marking_events_livestock_reproduction_lifecy_2efd2243
  foreign key (livestock_reproduction_lifecycle_id, farm_id) references livestock_reproduction_lifecycles (id, farm_id) deferrable initially immediate;

alter table livestock_marking_events add constraint livestock_marking_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_marking_events add constraint livestock_marking_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_weaning_events add constraint livestock_weaning_events_livestock_reproduction_lifecy_8c8b54df
  foreign key (livestock_reproduction_lifecycle_id, farm_id) references livestock_reproduction_lifecycles (id, farm_id) deferrable initially immediate;

alter table livestock_weaning_events add constraint livestock_weaning_events_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_weaning_events add constraint livestock_weaning_events_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table asset_buildings add constraint asset_buildings_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table asset_buildings add constraint asset_buildings_property_id_fkey
  foreign key (property_id, farm_id) references farm_properties (id, farm_id) deferrable initially immediate;

alter table asset_grain_storage add constraint asset_grain_storage_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table asset_grain_storage add constraint asset_grain_storage_property_id_fkey
  foreign key (property_id, farm_id) references farm_properties (id, farm_id) deferrable initially immediate;

alter table asset_plant add constraint asset_plant_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table asset_plant add constraint asset_plant_property_id_fkey
  foreign key (property_id, farm_id) references farm_properties (id, farm_id) deferrable initially immediate;

alter table asset_plant add constraint asset_plant_plant_category_id_fkey
  foreign key (plant_category_id) references plant_categories (id) deferrable initially immediate;

alter table asset_waters add constraint asset_waters_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table asset_waters add constraint asset_waters_property_id_fkey
  foreign key (property_id, farm_id) references farm_properties (id, farm_id) deferrable initially immediate;

alter table water_accounts add constraint water_accounts_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table water_accounts add constraint water_accounts_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table water_accounts add constraint water_accounts_asset_water_id_fkey
  foreign key (asset_water_id, farm_id) references asset_waters (id, farm_id) deferrable initially immediate;

alter table assets_period add constraint assets_period_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table assets_period add constraint assets_period_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table loans add constraint loans_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table loans add constraint loans_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table farm_workers add constraint farm_workers_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table farm_workers add constraint farm_workers_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

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

alter table assets_season add constraint assets_season_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table assets_season add constraint assets_season_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table cpi_values add constraint cpi_values_period_id_fkey
  foreign key (period_id) references periods (id) deferrable initially immediate;

alter table reference_lines add constraint reference_lines_period_id_fkey
  foreign key (period_id) references periods (id) deferrable initially immediate;

alter table period_snapshots add constraint period_snapshots_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table period_snapshots add constraint period_snapshots_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table report_releases add constraint report_releases_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table report_releases add constraint report_releases_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table report_releases add constraint report_releases_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

alter table outlier_decisions add constraint outlier_decisions_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table outlier_decisions add constraint outlier_decisions_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table outlier_decisions add constraint outlier_decisions_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

alter table farm_aims add constraint farm_aims_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table farm_aims add constraint farm_aims_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table report_shares add constraint report_shares_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table report_shares add constraint report_shares_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table report_shares add constraint report_shares_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

alter table projects add constraint projects_details_id_fkey
  foreign key (details_id) references farms (id) deferrable initially immediate;

alter table projects add constraint projects_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table projects add constraint projects_business_id_fkey
  foreign key (business_id) references businesses (id) deferrable initially immediate;

alter table projects add constraint projects_period_id_fkey
  foreign key (period_id) references periods (id) deferrable initially immediate;

alter table projects add constraint projects_collector_id_fkey
  foreign key (collector_id) references users (id) deferrable initially immediate;

alter table projects add constraint projects_owner_id_fkey
  foreign key (owner_id) references users (id) deferrable initially immediate;

alter table projects add constraint projects_validator_id_fkey
  foreign key (validator_id) references users (id) deferrable initially immediate;

alter table projects add constraint projects_customer_id_fkey
  foreign key (customer_id) references users (id) deferrable initially immediate;

alter table projects add constraint projects_project_status_id_fkey
  foreign key (project_status_id) references project_statuses (id) deferrable initially immediate;

alter table projects add constraint projects_profit_focus_group_id_fkey
  foreign key (profit_focus_group_id) references profit_focus_groups (id) deferrable initially immediate;

alter table projects add constraint projects_renewed_from_id_fkey
  foreign key (renewed_from_id) references projects (id) deferrable initially immediate;

alter table product_projects add constraint product_projects_product_id_fkey
  foreign key (product_id) references products (id) deferrable initially immediate;

alter table product_projects add constraint product_projects_project_id_fkey
  foreign key (project_id) references projects (id) deferrable initially immediate;

alter table product_projects add constraint product_projects_business_id_fkey
  foreign key (business_id) references businesses (id) deferrable initially immediate;

alter table bills add constraint bills_created_by_fkey
  foreign key (created_by) references users (id) deferrable initially immediate;

alter table bills add constraint bills_business_id_fkey
  foreign key (business_id) references businesses (id) deferrable initially immediate;

alter table bill_lines add constraint bill_lines_bill_id_fkey
  foreign key (bill_id) references bills (id) deferrable initially immediate;

alter table bill_lines add constraint bill_lines_business_id_fkey
  foreign key (business_id) references businesses (id) deferrable initially immediate;

alter table bill_payments add constraint bill_payments_bill_id_fkey
  foreign key (bill_id) references bills (id) deferrable initially immediate;

alter table bill_payments add constraint bill_payments_business_id_fkey
  foreign key (business_id) references businesses (id) deferrable initially immediate;

alter table employee_bills add constraint employee_bills_project_id_fkey
  foreign key (project_id) references projects (id) deferrable initially immediate;

alter table employee_bills add constraint employee_bills_bill_id_fkey
  foreign key (bill_id) references bills (id) deferrable initially immediate;

alter table employee_bills add constraint employee_bills_employee_id_fkey
  foreign key (employee_id) references users (id) deferrable initially immediate;

alter table employee_bills add constraint employee_bills_work_category_id_fkey
  foreign key (work_category_id) references work_categories (id) deferrable initially immediate;

alter table expenses add constraint expenses_employee_id_fkey
  foreign key (employee_id) references users (id) deferrable initially immediate;

alter table expenses add constraint expenses_expense_category_id_fkey
  foreign key (expense_category_id) references expense_categories (id) deferrable initially immediate;

alter table expense_receipts add constraint expense_receipts_expense_id_fkey
  foreign key (expense_id) references expenses (id) deferrable initially immediate;

alter table expense_receipts add constraint expense_receipts_employee_id_fkey
  foreign key (employee_id) references users (id) deferrable initially immediate;

alter table expense_receipts add constraint expense_receipts_uploaded_by_id_fkey
  foreign key (uploaded_by_id) references users (id) deferrable initially immediate;

alter table onboardings add constraint onboardings_business_id_fkey
  foreign key (business_id) references businesses (id) deferrable initially immediate;

alter table onboardings add constraint onboardings_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table onboardings add constraint onboardings_period_id_fkey
  foreign key (period_id) references periods (id) deferrable initially immediate;

alter table onboardings add constraint onboardings_onboarding_template_id_fkey
  foreign key (onboarding_template_id) references onboarding_templates (id) deferrable initially immediate;

alter table questions add constraint questions_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table questions add constraint questions_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table questions add constraint questions_asked_by_id_fkey
  foreign key (asked_by_id) references users (id) deferrable initially immediate;

alter table questions add constraint questions_resolved_by_id_fkey
  foreign key (resolved_by_id) references users (id) deferrable initially immediate;

alter table question_messages add constraint question_messages_question_id_fkey
  foreign key (question_id, farm_id) references questions (id, farm_id) deferrable initially immediate;

alter table question_messages add constraint question_messages_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

alter table question_messages add constraint question_messages_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table question_reads add constraint question_reads_question_id_fkey
  foreign key (question_id, farm_id) references questions (id, farm_id) deferrable initially immediate;

alter table question_reads add constraint question_reads_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

alter table question_reads add constraint question_reads_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table workshops add constraint workshops_period_id_fkey
  foreign key (period_id) references periods (id) deferrable initially immediate;

alter table workshop_groups add constraint workshop_groups_workshop_id_fkey
  foreign key (workshop_id) references workshops (id) deferrable initially immediate;

alter table workshop_groups add constraint workshop_groups_group_id_fkey
  foreign key (group_id) references groups (id) deferrable initially immediate;

alter table workshop_attendees add constraint workshop_attendees_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table workshop_attendees add constraint workshop_attendees_workshop_id_fkey
  foreign key (workshop_id) references workshops (id) deferrable initially immediate;

alter table workshop_links add constraint workshop_links_workshop_id_fkey
  foreign key (workshop_id) references workshops (id) deferrable initially immediate;

alter table workshop_files add constraint workshop_files_workshop_id_fkey
  foreign key (workshop_id) references workshops (id) deferrable initially immediate;

alter table workshop_files add constraint workshop_files_uploaded_by_id_fkey
  foreign key (uploaded_by_id) references users (id) deferrable initially immediate;

alter table workshop_sessions add constraint workshop_sessions_workshop_id_fkey
  foreign key (workshop_id) references workshops (id) deferrable initially immediate;

alter table workshop_sessions add constraint workshop_sessions_edition_id_fkey
  foreign key (edition_id) references editions (id) deferrable initially immediate;

alter table groups add constraint groups_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table sheet_views add constraint sheet_views_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

alter table roll_forwards add constraint roll_forwards_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table roll_forwards add constraint roll_forwards_from_period_id_fkey
  foreign key (from_period_id) references periods (id) deferrable initially immediate;

alter table roll_forwards add constraint roll_forwards_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table roll_forwards add constraint roll_forwards_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

alter table opportunities add constraint opportunities_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table opportunities add constraint opportunities_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table dryland_crops add constraint dryland_crops_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table dryland_crops add constraint dryland_crops_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table dryland_crops add constraint dryland_crops_crop_type_id_fkey
  foreign key (crop_type_id) references crop_types (id) deferrable initially immediate;

alter table irrigated_crops add constraint irrigated_crops_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table irrigated_crops add constraint irrigated_crops_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table irrigated_crops add constraint irrigated_crops_crop_type_id_fkey
  foreign key (crop_type_id) references crop_types (id) deferrable initially immediate;

alter table extensive_livestock add constraint extensive_livestock_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table extensive_livestock add constraint extensive_livestock_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table extensive_livestock add constraint extensive_livestock_livestock_enterprise_id_fkey
  foreign key (livestock_enterprise_id) references livestock_enterprises (id) deferrable initially immediate;

alter table existing_plant_items add constraint existing_plant_items_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table existing_plant_items add constraint existing_plant_items_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table existing_plant_items add constraint existing_plant_items_plant_category_id_fkey
  foreign key (plant_category_id) references plant_categories (id) deferrable initially immediate;

alter table new_plant_purchases add constraint new_plant_purchases_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table new_plant_purchases add constraint new_plant_purchases_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table new_plant_purchases add constraint new_plant_purchases_plant_category_id_fkey
  foreign key (plant_category_id) references plant_categories (id) deferrable initially immediate;

alter table new_plant_purchases add constraint new_plant_purchases_asset_plant_id_fkey
  foreign key (asset_plant_id, farm_id) references asset_plant (id, farm_id) deferrable initially immediate;

alter table sold_plant_sales add constraint sold_plant_sales_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table sold_plant_sales add constraint sold_plant_sales_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table sold_plant_sales add constraint sold_plant_sales_plant_category_id_fkey
  foreign key (plant_category_id) references plant_categories (id) deferrable initially immediate;

alter table sold_plant_sales add constraint sold_plant_sales_asset_plant_id_fkey
  foreign key (asset_plant_id, farm_id) references asset_plant (id, farm_id) deferrable initially immediate;

alter table livestock_inventory_collections add constraint livestock_inventory_collections_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_inventory_collections add constraint livestock_inventory_collections_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_inventory_collections add constraint livestock_inventory_collections_livestock_enterprise_id_fkey
  foreign key (livestock_enterprise_id) references livestock_enterprises (id) deferrable initially immediate;

alter table livestock_inventory_collections add constraint livestock_inventory_collections_livestock_class_id_fkey
  foreign key (livestock_class_id) references livestock_classes (id) deferrable initially immediate;

alter table livestock_feed_collections add constraint livestock_feed_collections_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_feed_collections add constraint livestock_feed_collections_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_feed_collections add constraint livestock_feed_collections_livestock_enterprise_id_fkey
  foreign key (livestock_enterprise_id) references livestock_enterprises (id) deferrable initially immediate;

alter table livestock_feed_collections add constraint livestock_feed_collections_livestock_class_id_fkey
  foreign key (livestock_class_id) references livestock_classes (id) deferrable initially immediate;

alter table livestock_agistment_collections add constraint livestock_agistment_collections_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_agistment_collections add constraint livestock_agistment_collections_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_agistment_collections add constraint livestock_agistment_collections_livestock_enterprise_id_fkey
  foreign key (livestock_enterprise_id) references livestock_enterprises (id) deferrable initially immediate;

alter table livestock_agistment_collections add constraint livestock_agistment_collections_livestock_class_id_fkey
  foreign key (livestock_class_id) references livestock_classes (id) deferrable initially immediate;

alter table livestock_breeding_collections add constraint livestock_breeding_collections_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_breeding_collections add constraint livestock_breeding_collections_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_breeding_collections add constraint livestock_breeding_collections_livestock_enterprise_id_fkey
  foreign key (livestock_enterprise_id) references livestock_enterprises (id) deferrable initially immediate;

alter table livestock_breeding_collections add constraint livestock_breeding_collections_livestock_class_id_fkey
  foreign key (livestock_class_id) references livestock_classes (id) deferrable initially immediate;

alter table livestock_purchase_collections add constraint livestock_purchase_collections_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_purchase_collections add constraint livestock_purchase_collections_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_purchase_collections add constraint livestock_purchase_collections_livestock_enterprise_id_fkey
  foreign key (livestock_enterprise_id) references livestock_enterprises (id) deferrable initially immediate;

alter table livestock_purchase_collections add constraint livestock_purchase_collections_livestock_class_id_fkey
  foreign key (livestock_class_id) references livestock_classes (id) deferrable initially immediate;

alter table livestock_sales_collections add constraint livestock_sales_collections_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_sales_collections add constraint livestock_sales_collections_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_sales_collections add constraint livestock_sales_collections_livestock_enterprise_id_fkey
  foreign key (livestock_enterprise_id) references livestock_enterprises (id) deferrable initially immediate;

alter table livestock_sales_collections add constraint livestock_sales_collections_livestock_class_id_fkey
  foreign key (livestock_class_id) references livestock_classes (id) deferrable initially immediate;

alter table livestock_wool_collections add constraint livestock_wool_collections_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table livestock_wool_collections add constraint livestock_wool_collections_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table livestock_wool_collections add constraint livestock_wool_collections_livestock_enterprise_id_fkey
  foreign key (livestock_enterprise_id) references livestock_enterprises (id) deferrable initially immediate;

alter table livestock_wool_collections add constraint livestock_wool_collections_livestock_class_id_fkey
  foreign key (livestock_class_id) references livestock_classes (id) deferrable initially immediate;

create index roles_user_id_idx on roles (user_id);

create index permissions_ability_id_idx on permissions (ability_id);

create index permissions_entity_type_entity_id_idx on permissions (entity_type, entity_id);

create index agreement_answers_agreement_id_idx on agreement_answers (agreement_id);

create index agreement_answers_user_id_idx on agreement_answers (user_id);

create index queable_jobs_user_id_idx on queable_jobs (user_id);

create index phone_numbers_phone_numberable_type_phone_numberable_id_idx on phone_numbers (phone_numberable_type, phone_numberable_id);

create index addresses_addressable_type_addressable_id_idx on addresses (addressable_type, addressable_id);

create index email_addresses_emailable_type_emailable_id_idx on email_addresses (emailable_type, emailable_id);

create index emails_emailable_type_emailable_id_idx on emails (emailable_type, emailable_id);

create index tokens_user_id_id_idx on tokens (user_id, id);

create index tokens_narrow_to_farm_id_id_idx on tokens (narrow_to_farm_id, id);

create index tokens_for_period_id_id_idx on tokens (for_period_id, id);

create index tokens_parent_token_id_id_idx on tokens (parent_token_id, id);

create index tokens_impersonation_id_id_idx on tokens (impersonation_id, id) where impersonation_id is not null;

create index sign_ins_user_id_id_idx on sign_ins (user_id, id);

create index impersonations_user_id_id_idx on impersonations (user_id, id);

create index impersonations_actor_id_id_idx on impersonations (actor_id, id);

create index invitations_invited_by_id_idx on invitations (invited_by_id);

create index invitations_invitable_type_invitable_id_idx on invitations (invitable_type, invitable_id);

create index notification_settings_user_id_idx on notification_settings (user_id);

create index app_versions_app_id_idx on app_versions (app_id);

create index businesses_billing_user_id_idx on businesses (billing_user_id);

create index businesses_billing_address_id_idx on businesses (billing_address_id);

create index businesses_business_address_id_idx on businesses (business_address_id);

create index businesses_manager_id_idx on businesses (manager_id);

create index business_user_business_id_idx on business_user (business_id);

create index business_user_user_id_idx on business_user (user_id);

create index business_farm_business_id_idx on business_farm (business_id);

create index business_farm_farm_id_idx on business_farm (farm_id);

create index farms_manager_id_idx on farms (manager_id);

create index farms_profit_focus_group_id_idx on farms (profit_focus_group_id);

create index farms_address_id_idx on farms (address_id);

create index farms_zone_id_idx on farms (zone_id);

create index farm_period_farm_id_idx on farm_period (farm_id);

create index farm_period_period_id_idx on farm_period (period_id);

create index confirmed_warnings_farm_id_period_id_idx on confirmed_warnings (farm_id, period_id);

create index confirmed_warnings_confirmed_by_id_idx on confirmed_warnings (confirmed_by_id);

create index confirmed_money_warnings_farm_id_period_id_idx on confirmed_money_warnings (farm_id, period_id);

create index confirmed_money_warnings_confirmed_by_id_idx on confirmed_money_warnings (confirmed_by_id);

create index details_user_details_id_idx on details_user (details_id);

create index details_user_user_id_idx on details_user (user_id);

create index details_user_farm_id_idx on details_user (farm_id);

create index farm_contacts_farm_id_idx on farm_contacts (farm_id);

create index farm_contacts_last_period_id_idx on farm_contacts (last_period_id);

create index farm_properties_colour_id_idx on farm_properties (colour_id);

create index farm_properties_farm_id_period_id_idx on farm_properties (farm_id, period_id);

create index farm_properties_last_period_id_idx on farm_properties (last_period_id);

create index farm_property_periods_farm_id_period_id_idx on farm_property_periods (farm_id, period_id);

create index farm_property_periods_property_id_farm_id_idx on farm_property_periods (property_id, farm_id);

create index geolocations_geolocatable_type_geolocatable_id_idx on geolocations (geolocatable_type, geolocatable_id);

create index files_farm_id_period_id_idx on files (farm_id, period_id);

create index files_uploaded_by_id_idx on files (uploaded_by_id);

create index file_links_file_id_farm_id_idx on file_links (file_id, farm_id);

create index file_links_farm_id_idx on file_links (farm_id);

create index file_links_linkable_type_linkable_id_idx on file_links (linkable_type, linkable_id);

create index requested_files_farm_id_period_id_idx on requested_files (farm_id, period_id);

create index requested_files_file_id_farm_id_idx on requested_files (file_id, farm_id);

create index file_downloads_file_id_farm_id_idx on file_downloads (file_id, farm_id);

create index file_downloads_user_id_idx on file_downloads (user_id);

create index file_downloads_farm_id_idx on file_downloads (farm_id);

create index paddocks_farm_id_period_id_idx on paddocks (farm_id, period_id);

create index paddocks_asset_type_id_idx on paddocks (asset_type_id);

create index paddocks_rain_gauge_id_farm_id_idx on paddocks (rain_gauge_id, farm_id);

create index paddocks_property_id_farm_id_idx on paddocks (property_id, farm_id);

create index paddocks_primary_parent_paddock_id_farm_id_idx on paddocks (primary_parent_paddock_id, farm_id);

create index paddocks_valuation_category_id_idx on paddocks (valuation_category_id);

create index paddock_prior_paddocks_parent_paddock_id_farm_id_idx on paddock_prior_paddocks (parent_paddock_id, farm_id);

create index paddock_prior_paddocks_prior_paddock_id_farm_id_idx on paddock_prior_paddocks (prior_paddock_id, farm_id);

create index paddock_prior_paddocks_farm_id_idx on paddock_prior_paddocks (farm_id);

create index rain_gauges_farm_id_idx on rain_gauges (farm_id);

create index rain_gauges_last_period_id_idx on rain_gauges (last_period_id);

create index rainfalls_rain_gauge_id_farm_id_idx on rainfalls (rain_gauge_id, farm_id);

create index rainfalls_farm_id_idx on rainfalls (farm_id);

create index valuation_categories_asset_type_id_idx on valuation_categories (asset_type_id);

create index valuation_categories_valuation_usage_id_idx on valuation_categories (valuation_usage_id);

create index valuation_categories_valuation_coll_sheet_map_id_idx on valuation_categories (valuation_coll_sheet_map_id);

create index property_paddock_valuations_valuation_category_id_idx on property_paddock_valuations (valuation_category_id);

create index property_paddock_valuations_farm_property_id_farm_id_idx on property_paddock_valuations (farm_property_id, farm_id);

create index property_paddock_valuations_farm_id_period_id_idx on property_paddock_valuations (farm_id, period_id);

create index crop_types_harvest_type_id_idx on crop_types (harvest_type_id);

create index crop_types_category_id_idx on crop_types (category_id);

create index crop_types_season_id_idx on crop_types (season_id);

create index crop_types_lifecycle_type_id_idx on crop_types (lifecycle_type_id);

create index varieties_crop_type_id_idx on varieties (crop_type_id);

create index varieties_merged_into_id_idx on varieties (merged_into_id);

create index crop_type_farm_periods_crop_type_id_idx on crop_type_farm_periods (crop_type_id);

create index crop_type_farm_periods_farm_id_period_id_idx on crop_type_farm_periods (farm_id, period_id);

create index crop_collection_enterprises_asset_type_id_idx on crop_collection_enterprises (asset_type_id);

create index crop_collection_enterprises_fallow_type_id_idx on crop_collection_enterprises (fallow_type_id);

create index crop_collection_enterprises_crop_type_id_idx on crop_collection_enterprises (crop_type_id);

create index crop_collection_enterprises_status_id_idx on crop_collection_enterprises (status_id);

create index crop_collections_farm_id_period_id_idx on crop_collections (farm_id, period_id);

create index crop_collections_paddock_id_farm_id_idx on crop_collections (paddock_id, farm_id);

create index crop_collections_current_crop_id_idx on crop_collections (current_crop_id);

create index crop_collections_primary_prior_collection_id_farm_id_idx on crop_collections (primary_prior_collection_id, farm_id);

create index crop_collections_fallow_type_id_idx on crop_collections (fallow_type_id);

create index crop_collections_status_id_idx on crop_collections (status_id);

create index crop_collections_enterprise_id_idx on crop_collections (enterprise_id);

create index crop_collections_crop_lifecycle_id_farm_id_idx on crop_collections (crop_lifecycle_id, farm_id);

create index crop_collections_lifecycle_status_id_idx on crop_collections (lifecycle_status_id);

create index crop_collections_termination_eventable_type_terminatio_aefe3bba on crop_collections (termination_eventable_type, termination_eventable_id);

create index lifecycle_status_crop_type_id_idx on lifecycle_status (crop_type_id);

create index crop_lifecycle_crop_collection_id_farm_id_idx on crop_lifecycle (crop_collection_id, farm_id);

create index crop_lifecycle_farm_id_idx on crop_lifecycle (farm_id);

create index crop_lifecycle_establishment_event_type_establishment__78729e46 on crop_lifecycle (establishment_event_type, establishment_event_id);

create index crop_lifecycle_termination_event_type_termination_event_id_idx on crop_lifecycle (termination_event_type, termination_event_id);

create index crop_tags_merged_into_id_idx on crop_tags (merged_into_id);

create index taggables_tag_id_idx on taggables (tag_id);

create index taggables_taggable_type_taggable_id_idx on taggables (taggable_type, taggable_id);

create index sowing_collection_events_crop_collection_id_farm_id_idx on sowing_collection_events (crop_collection_id, farm_id);

create index sowing_collection_events_farm_id_period_id_idx on sowing_collection_events (farm_id, period_id);

create index sowing_collection_events_variety_id_idx on sowing_collection_events (variety_id);

create index sowing_collection_events_secondary_variety_id_idx on sowing_collection_events (secondary_variety_id);

create index irrigation_collection_events_crop_collection_id_farm_id_idx on irrigation_collection_events (crop_collection_id, farm_id);

create index irrigation_collection_events_farm_id_period_id_idx on irrigation_collection_events (farm_id, period_id);

create index fertiliser_collection_events_crop_collection_id_farm_id_idx on fertiliser_collection_events (crop_collection_id, farm_id);

create index fertiliser_collection_events_farm_id_period_id_idx on fertiliser_collection_events (farm_id, period_id);

create index fertiliser_collection_events_fertiliser_product_id_idx on fertiliser_collection_events (fertiliser_product_id);

create index fertiliser_chemical_applications_fertiliser_collection_9ba763ae on fertiliser_chemical_applications (fertiliser_collection_event_id, farm_id);

create index fertiliser_chemical_applications_chemical_element_id_idx on fertiliser_chemical_applications (chemical_element_id);

create index fertiliser_chemical_applications_farm_id_idx on fertiliser_chemical_applications (farm_id);

create index chem_element_fert_products_chemical_element_id_idx on chem_element_fert_products (chemical_element_id);

create index chem_element_fert_products_fertiliser_product_id_idx on chem_element_fert_products (fertiliser_product_id);

create index fallow_collection_events_crop_collection_id_farm_id_idx on fallow_collection_events (crop_collection_id, farm_id);

create index fallow_collection_events_farm_id_idx on fallow_collection_events (farm_id);

create index hay_collection_events_crop_collection_id_farm_id_idx on hay_collection_events (crop_collection_id, farm_id);

create index hay_collection_events_farm_id_period_id_idx on hay_collection_events (farm_id, period_id);

create index grain_collection_events_crop_collection_id_farm_id_idx on grain_collection_events (crop_collection_id, farm_id);

create index grain_collection_events_farm_id_period_id_idx on grain_collection_events (farm_id, period_id);

create index lint_collection_events_crop_collection_id_farm_id_idx on lint_collection_events (crop_collection_id, farm_id);

create index lint_collection_events_farm_id_period_id_idx on lint_collection_events (farm_id, period_id);

create index cane_collection_events_crop_collection_id_farm_id_idx on cane_collection_events (crop_collection_id, farm_id);

create index cane_collection_events_farm_id_period_id_idx on cane_collection_events (farm_id, period_id);

create index cane_collection_events_burn_status_id_idx on cane_collection_events (burn_status_id);

create index grazing_collection_events_crop_collection_id_farm_id_idx on grazing_collection_events (crop_collection_id, farm_id);

create index grazing_collection_events_livestock_class_id_idx on grazing_collection_events (livestock_class_id);

create index grazing_collection_events_grazing_collection_type_id_idx on grazing_collection_events (grazing_collection_type_id);

create index grazing_collection_events_farm_id_idx on grazing_collection_events (farm_id);

create index custom_termination_events_crop_collection_id_farm_id_idx on custom_termination_events (crop_collection_id, farm_id);

create index custom_termination_events_farm_id_period_id_idx on custom_termination_events (farm_id, period_id);

create index custom_termination_events_crop_termination_type_id_idx on custom_termination_events (crop_termination_type_id);

create index crop_sale_terminal_farm_crop_sale_terminal_id_idx on crop_sale_terminal_farm (crop_sale_terminal_id);

create index crop_sale_terminal_farm_farm_id_idx on crop_sale_terminal_farm (farm_id);

create index crop_storages_farm_id_idx on crop_storages (farm_id);

create index crop_storages_last_period_id_idx on crop_storages (last_period_id);

create index crop_storage_farm_crop_storage_id_farm_id_idx on crop_storage_farm (crop_storage_id, farm_id);

create index crop_storage_farm_farm_id_idx on crop_storage_farm (farm_id);

create index crop_sale_actuals_terminal_id_idx on crop_sale_actuals (terminal_id);

create index crop_sale_actuals_crop_type_farm_period_id_farm_id_idx on crop_sale_actuals (crop_type_farm_period_id, farm_id);

create index crop_sale_actuals_enterprise_id_idx on crop_sale_actuals (enterprise_id);

create index crop_sale_actuals_farm_id_idx on crop_sale_actuals (farm_id);

create index crop_sale_estimate_pools_crop_storage_id_farm_id_idx on crop_sale_estimate_pools (crop_storage_id, farm_id);

create index crop_sale_estimate_pools_crop_type_farm_period_id_farm_id_idx on crop_sale_estimate_pools (crop_type_farm_period_id, farm_id);

create index crop_sale_estimate_pools_enterprise_id_idx on crop_sale_estimate_pools (enterprise_id);

create index crop_sale_estimate_pools_farm_id_idx on crop_sale_estimate_pools (farm_id);

create index crop_sale_estimates_crop_sale_estimate_pool_id_farm_id_idx on crop_sale_estimates (crop_sale_estimate_pool_id, farm_id);

create index crop_sale_estimates_crop_type_quality_id_idx on crop_sale_estimates (crop_type_quality_id);

create index crop_sale_estimates_farm_id_idx on crop_sale_estimates (farm_id);

create index crop_rctis_file_id_farm_id_idx on crop_rctis (file_id, farm_id);

create index crop_rctis_farm_id_period_id_idx on crop_rctis (farm_id, period_id);

create index grain_sale_actuals_crop_sale_actual_id_farm_id_idx on grain_sale_actuals (crop_sale_actual_id, farm_id);

create index grain_sale_actuals_crop_type_quality_id_idx on grain_sale_actuals (crop_type_quality_id);

create index grain_sale_actuals_crop_rcti_id_farm_id_idx on grain_sale_actuals (crop_rcti_id, farm_id);

create index grain_sale_actuals_grain_sale_estimates_id_farm_id_idx on grain_sale_actuals (grain_sale_estimates_id, farm_id);

create index grain_sale_actuals_farm_id_idx on grain_sale_actuals (farm_id);

create index grain_sale_estimates_crop_sale_estimate_pool_id_farm_id_idx on grain_sale_estimates (crop_sale_estimate_pool_id, farm_id);

create index grain_sale_estimates_crop_type_quality_id_idx on grain_sale_estimates (crop_type_quality_id);

create index grain_sale_estimates_farm_id_idx on grain_sale_estimates (farm_id);

create index crop_type_qualities_crop_type_id_idx on crop_type_qualities (crop_type_id);

create index hay_sale_actuals_crop_sale_actual_id_farm_id_idx on hay_sale_actuals (crop_sale_actual_id, farm_id);

create index hay_sale_actuals_hay_sale_quality_id_idx on hay_sale_actuals (hay_sale_quality_id);

create index hay_sale_actuals_hay_sale_estimates_id_farm_id_idx on hay_sale_actuals (hay_sale_estimates_id, farm_id);

create index hay_sale_actuals_farm_id_idx on hay_sale_actuals (farm_id);

create index hay_sale_estimates_crop_sale_estimate_pool_id_farm_id_idx on hay_sale_estimates (crop_sale_estimate_pool_id, farm_id);

create index hay_sale_estimates_crop_type_quality_id_idx on hay_sale_estimates (crop_type_quality_id);

create index hay_sale_estimates_farm_id_idx on hay_sale_estimates (farm_id);

create index "lint_sale_actuals_cropSaleActualId_farm_id_idx" on lint_sale_actuals ("cropSaleActualId", farm_id);

create index "lint_sale_actuals_lintSaleEstimatesId_farm_id_idx" on lint_sale_actuals ("lintSaleEstimatesId", farm_id);

create index lint_sale_actuals_farm_id_idx on lint_sale_actuals (farm_id);

create index "lint_sale_estimates_cropSaleEstimatePoolId_farm_id_idx" on lint_sale_estimates ("cropSaleEstimatePoolId", farm_id);

create index lint_sale_estimates_farm_id_idx on lint_sale_estimates (farm_id);

create index livestock_classes_species_type_id_idx on livestock_classes (species_type_id);

create index stock_ratings_livestock_class_id_idx on stock_ratings (livestock_class_id);

create index livestock_purposes_livestock_species_type_id_idx on livestock_purposes (livestock_species_type_id);

create index livestock_enterprises_asset_type_id_idx on livestock_enterprises (asset_type_id);

create index livestock_enterprises_species_id_idx on livestock_enterprises (species_id);

create index livestock_enterprises_purpose_id_idx on livestock_enterprises (purpose_id);

create index farm_livestock_enterprises_livestock_enterprise_id_idx on farm_livestock_enterprises (livestock_enterprise_id);

create index farm_livestock_enterprises_farm_id_idx on farm_livestock_enterprises (farm_id);

create index farm_livestock_enterprises_last_period_id_idx on farm_livestock_enterprises (last_period_id);

create index farm_livestock_enterprise_periods_farm_id_period_id_idx on farm_livestock_enterprise_periods (farm_id, period_id);

create index farm_livestock_enterprise_periods_livestock_enterprise_id_idx on farm_livestock_enterprise_periods (livestock_enterprise_id);

create index livestock_enterprise_settings_farm_id_period_id_idx on livestock_enterprise_settings (farm_id, period_id);

create index livestock_enterprise_settings_livestock_enterprise_id_idx on livestock_enterprise_settings (livestock_enterprise_id);

create index livestock_enterprise_classes_farm_id_period_id_idx on livestock_enterprise_classes (farm_id, period_id);

create index livestock_enterprise_classes_livestock_enterprise_id_idx on livestock_enterprise_classes (livestock_enterprise_id);

create index livestock_enterprise_classes_livestock_class_id_idx on livestock_enterprise_classes (livestock_class_id);

create index livestock_ledgers_livestock_class_id_idx on livestock_ledgers (livestock_class_id);

create index livestock_ledgers_livestock_enterprise_id_idx on livestock_ledgers (livestock_enterprise_id);

create index livestock_ledgers_farm_id_period_id_idx on livestock_ledgers (farm_id, period_id);

create index livestock_opening_events_livestock_ledger_id_farm_id_idx on livestock_opening_events (livestock_ledger_id, farm_id);

create index livestock_opening_events_farm_id_period_id_idx on livestock_opening_events (farm_id, period_id);

create index livestock_closing_events_livestock_class_id_idx on livestock_closing_events (livestock_class_id);

create index livestock_closing_events_livestock_enterprise_id_idx on livestock_closing_events (livestock_enterprise_id);

create index livestock_closing_events_farm_id_period_id_idx on livestock_closing_events (farm_id, period_id);

create index livestock_death_events_livestock_ledger_id_farm_id_idx on livestock_death_events (livestock_ledger_id, farm_id);

create index livestock_death_events_farm_id_period_id_idx on livestock_death_events (farm_id, period_id);

create index livestock_purchase_events_livestock_ledger_id_farm_id_idx on livestock_purchase_events (livestock_ledger_id, farm_id);

create index livestock_purchase_events_contact_id_farm_id_idx on livestock_purchase_events (contact_id, farm_id);

create index livestock_purchase_events_file_id_farm_id_idx on livestock_purchase_events (file_id, farm_id);

create index livestock_purchase_events_farm_id_period_id_idx on livestock_purchase_events (farm_id, period_id);

create index livestock_sale_events_livestock_ledger_id_farm_id_idx on livestock_sale_events (livestock_ledger_id, farm_id);

create index livestock_sale_events_contact_id_farm_id_idx on livestock_sale_events (contact_id, farm_id);

create index livestock_sale_events_file_id_farm_id_idx on livestock_sale_events (file_id, farm_id);

create index livestock_sale_events_farm_id_period_id_idx on livestock_sale_events (farm_id, period_id);

create index livestock_transfer_events_in_livestock_ledger_id_farm_id_idx on livestock_transfer_events (in_livestock_ledger_id, farm_id);

create index livestock_transfer_events_out_livestock_ledger_id_farm_id_idx on livestock_transfer_events (out_livestock_ledger_id, farm_id);

create index livestock_transfer_events_farm_id_period_id_idx on livestock_transfer_events (farm_id, period_id);

create index livestock_adjustment_events_livestock_ledger_id_farm_id_idx on livestock_adjustment_events (livestock_ledger_id, farm_id);

create index livestock_adjustment_events_farm_id_period_id_idx on livestock_adjustment_events (farm_id, period_id);

create index livestock_reproduction_lifecycles_livestock_ledger_id__60a76d40 on livestock_reproduction_lifecycles (livestock_ledger_id, farm_id);

create index livestock_reproduction_lifecycles_farm_id_period_id_idx on livestock_reproduction_lifecycles (farm_id, period_id);

create index livestock_reproduction_lifecycles_livestock_class_id_idx on livestock_reproduction_lifecycles (livestock_class_id);

create index livestock_reproduction_lifecycles_livestock_enterprise_id_idx on livestock_reproduction_lifecycles (livestock_enterprise_id);

create index livestock_joining_events_livestock_reproduction_lifecy_7785ba24 on livestock_joining_events (livestock_reproduction_lifecycle_id, farm_id);

create index livestock_joining_events_farm_id_period_id_idx on livestock_joining_events (farm_id, period_id);

create index livestock_scanning_events_livestock_reproduction_lifec_f1333378 on livestock_scanning_events (livestock_reproduction_lifecycle_id, farm_id);

create index livestock_scanning_events_farm_id_period_id_idx on livestock_scanning_events (farm_id, period_id);

create index livestock_birthing_events_livestock_reproduction_lifec_c9e84543 on livestock_birthing_events (livestock_reproduction_lifecycle_id, farm_id);

create index livestock_birthing_events_farm_id_period_id_idx on livestock_birthing_events (farm_id, period_id);

create index livestock_marking_events_livestock_reproduction_lifecy_81fba151 on livestock_marking_events (livestock_reproduction_lifecycle_id, farm_id);

create index livestock_marking_events_farm_id_period_id_idx on livestock_marking_events (farm_id, period_id);

create index livestock_weaning_events_livestock_reproduction_lifecy_e14dd329 on livestock_weaning_events (livestock_reproduction_lifecycle_id, farm_id);

create index livestock_weaning_events_farm_id_period_id_idx on livestock_weaning_events (farm_id, period_id);

create index asset_buildings_farm_id_idx on asset_buildings (farm_id);

create index asset_buildings_property_id_farm_id_idx on asset_buildings (property_id, farm_id);

create index asset_grain_storage_farm_id_idx on asset_grain_storage (farm_id);

create index asset_grain_storage_property_id_farm_id_idx on asset_grain_storage (property_id, farm_id);

create index asset_plant_farm_id_idx on asset_plant (farm_id);

create index asset_plant_property_id_farm_id_idx on asset_plant (property_id, farm_id);

create index asset_plant_plant_category_id_idx on asset_plant (plant_category_id);

create index asset_waters_farm_id_idx on asset_waters (farm_id);

create index asset_waters_property_id_farm_id_idx on asset_waters (property_id, farm_id);

create index water_accounts_farm_id_period_id_idx on water_accounts (farm_id, period_id);

create index water_accounts_asset_water_id_farm_id_idx on water_accounts (asset_water_id, farm_id);

create index assets_period_farm_id_period_id_idx on assets_period (farm_id, period_id);

create index assets_period_asset_type_asset_id_idx on assets_period (asset_type, asset_id);

create index loans_farm_id_period_id_idx on loans (farm_id, period_id);

create index farm_workers_farm_id_period_id_idx on farm_workers (farm_id, period_id);

create index account_imports_farm_id_period_id_idx on account_imports (farm_id, period_id);

create index cost_accruals_farm_id_period_id_idx on cost_accruals (farm_id, period_id);

create index cost_allocations_farm_id_period_id_idx on cost_allocations (farm_id, period_id);

create index cost_shares_farm_id_period_id_idx on cost_shares (farm_id, period_id);

create index cost_shares_crop_type_id_idx on cost_shares (crop_type_id);

create index cost_shares_enterprise_id_idx on cost_shares (enterprise_id);

create index cost_shares_livestock_enterprise_id_idx on cost_shares (livestock_enterprise_id);

create index assets_season_farm_id_period_id_idx on assets_season (farm_id, period_id);

create index editions_period_id_id_idx on editions (period_id, id);

create index cpi_values_period_id_idx on cpi_values (period_id);

create index reference_lines_period_id_idx on reference_lines (period_id);

create index period_snapshots_farm_id_period_id_idx on period_snapshots (farm_id, period_id);

create index report_releases_farm_id_period_id_idx on report_releases (farm_id, period_id);

create index report_releases_user_id_idx on report_releases (user_id);

create index outlier_decisions_farm_id_period_id_idx on outlier_decisions (farm_id, period_id);

create index outlier_decisions_user_id_idx on outlier_decisions (user_id);

create index farm_aims_farm_id_period_id_idx on farm_aims (farm_id, period_id);

create index report_shares_farm_id_period_id_idx on report_shares (farm_id, period_id);

create index report_shares_user_id_idx on report_shares (user_id);

create index projects_details_id_idx on projects (details_id);

create index projects_farm_id_idx on projects (farm_id);

create index projects_business_id_idx on projects (business_id);

create index projects_period_id_idx on projects (period_id);

create index projects_collector_id_idx on projects (collector_id);

create index projects_owner_id_idx on projects (owner_id);

create index projects_validator_id_idx on projects (validator_id);

create index projects_customer_id_idx on projects (customer_id);

create index projects_project_status_id_idx on projects (project_status_id);

create index projects_profit_focus_group_id_idx on projects (profit_focus_group_id);

create index projects_renewed_from_id_idx on projects (renewed_from_id);

create index product_projects_product_id_idx on product_projects (product_id);

create index product_projects_project_id_idx on product_projects (project_id);

create index product_projects_business_id_idx on product_projects (business_id);

create index bills_created_by_idx on bills (created_by);

create index bills_business_id_idx on bills (business_id);

create index bills_billable_type_billable_id_idx on bills (billable_type, billable_id);

create index bill_lines_bill_id_idx on bill_lines (bill_id);

create index bill_lines_business_id_idx on bill_lines (business_id);

create index bill_lines_taken_from_type_taken_from_id_idx on bill_lines (taken_from_type, taken_from_id);

create index bill_payments_bill_id_idx on bill_payments (bill_id);

create index bill_payments_business_id_idx on bill_payments (business_id);

create index employee_bills_project_id_idx on employee_bills (project_id);

create index employee_bills_bill_id_idx on employee_bills (bill_id);

create index employee_bills_employee_id_idx on employee_bills (employee_id);

create index employee_bills_work_category_id_idx on employee_bills (work_category_id);

create index expenses_employee_id_idx on expenses (employee_id);

create index expenses_expense_category_id_idx on expenses (expense_category_id);

create index expenses_expensable_type_expensable_id_idx on expenses (expensable_type, expensable_id);

create index expense_receipts_expense_id_idx on expense_receipts (expense_id);

create index expense_receipts_employee_id_idx on expense_receipts (employee_id);

create index expense_receipts_uploaded_by_id_idx on expense_receipts (uploaded_by_id);

create index onboardings_business_id_idx on onboardings (business_id);

create index onboardings_farm_id_idx on onboardings (farm_id);

create index onboardings_period_id_idx on onboardings (period_id);

create index onboardings_onboarding_template_id_idx on onboardings (onboarding_template_id);

create index questions_farm_id_period_id_idx on questions (farm_id, period_id);

create index questions_asked_by_id_idx on questions (asked_by_id);

create index questions_resolved_by_id_idx on questions (resolved_by_id);

create index questions_about_type_about_id_idx on questions (about_type, about_id);

create index question_messages_question_id_farm_id_idx on question_messages (question_id, farm_id);

create index question_messages_user_id_idx on question_messages (user_id);

create index question_messages_farm_id_idx on question_messages (farm_id);

create index question_reads_question_id_farm_id_idx on question_reads (question_id, farm_id);

create index question_reads_user_id_idx on question_reads (user_id);

create index question_reads_farm_id_idx on question_reads (farm_id);

create index workshops_period_id_idx on workshops (period_id);

create index workshop_groups_workshop_id_idx on workshop_groups (workshop_id);

create index workshop_groups_group_id_idx on workshop_groups (group_id);

create index workshop_attendees_farm_id_idx on workshop_attendees (farm_id);

create index workshop_attendees_workshop_id_idx on workshop_attendees (workshop_id);

create index workshop_attendees_attendee_type_attendee_id_idx on workshop_attendees (attendee_type, attendee_id);

create index workshop_links_workshop_id_idx on workshop_links (workshop_id);

create index workshop_links_invitee_type_invitee_id_idx on workshop_links (invitee_type, invitee_id);

create index workshop_files_workshop_id_idx on workshop_files (workshop_id);

create index workshop_files_uploaded_by_id_idx on workshop_files (uploaded_by_id);

create index workshop_sessions_workshop_id_idx on workshop_sessions (workshop_id);

create index workshop_sessions_edition_id_idx on workshop_sessions (edition_id);

create index groups_farm_id_idx on groups (farm_id);

create index sheet_views_user_id_idx on sheet_views (user_id);

create index roll_forwards_from_period_id_idx on roll_forwards (from_period_id);

create index roll_forwards_farm_id_period_id_idx on roll_forwards (farm_id, period_id);

create index roll_forwards_user_id_idx on roll_forwards (user_id);

create index opportunities_farm_id_period_id_idx on opportunities (farm_id, period_id);

create index dryland_crops_farm_id_period_id_idx on dryland_crops (farm_id, period_id);

create index dryland_crops_crop_type_id_idx on dryland_crops (crop_type_id);

create index irrigated_crops_farm_id_period_id_idx on irrigated_crops (farm_id, period_id);

create index irrigated_crops_crop_type_id_idx on irrigated_crops (crop_type_id);

create index extensive_livestock_farm_id_period_id_idx on extensive_livestock (farm_id, period_id);

create index extensive_livestock_livestock_enterprise_id_idx on extensive_livestock (livestock_enterprise_id);

create index existing_plant_items_farm_id_period_id_idx on existing_plant_items (farm_id, period_id);

create index existing_plant_items_plant_category_id_idx on existing_plant_items (plant_category_id);

create index new_plant_purchases_farm_id_period_id_idx on new_plant_purchases (farm_id, period_id);

create index new_plant_purchases_plant_category_id_idx on new_plant_purchases (plant_category_id);

create index new_plant_purchases_asset_plant_id_farm_id_idx on new_plant_purchases (asset_plant_id, farm_id);

create index sold_plant_sales_farm_id_period_id_idx on sold_plant_sales (farm_id, period_id);

create index sold_plant_sales_plant_category_id_idx on sold_plant_sales (plant_category_id);

create index sold_plant_sales_asset_plant_id_farm_id_idx on sold_plant_sales (asset_plant_id, farm_id);

create index livestock_inventory_collections_farm_id_period_id_idx on livestock_inventory_collections (farm_id, period_id);

create index livestock_inventory_collections_livestock_enterprise_id_idx on livestock_inventory_collections (livestock_enterprise_id);

create index livestock_inventory_collections_livestock_class_id_idx on livestock_inventory_collections (livestock_class_id);

create index livestock_feed_collections_farm_id_period_id_idx on livestock_feed_collections (farm_id, period_id);

create index livestock_feed_collections_livestock_enterprise_id_idx on livestock_feed_collections (livestock_enterprise_id);

create index livestock_feed_collections_livestock_class_id_idx on livestock_feed_collections (livestock_class_id);

create index livestock_agistment_collections_farm_id_period_id_idx on livestock_agistment_collections (farm_id, period_id);

create index livestock_agistment_collections_livestock_enterprise_id_idx on livestock_agistment_collections (livestock_enterprise_id);

create index livestock_agistment_collections_livestock_class_id_idx on livestock_agistment_collections (livestock_class_id);

create index livestock_breeding_collections_farm_id_period_id_idx on livestock_breeding_collections (farm_id, period_id);

create index livestock_breeding_collections_livestock_enterprise_id_idx on livestock_breeding_collections (livestock_enterprise_id);

create index livestock_breeding_collections_livestock_class_id_idx on livestock_breeding_collections (livestock_class_id);

create index livestock_purchase_collections_farm_id_period_id_idx on livestock_purchase_collections (farm_id, period_id);

create index livestock_purchase_collections_livestock_enterprise_id_idx on livestock_purchase_collections (livestock_enterprise_id);

create index livestock_purchase_collections_livestock_class_id_idx on livestock_purchase_collections (livestock_class_id);

create index livestock_sales_collections_farm_id_period_id_idx on livestock_sales_collections (farm_id, period_id);

create index livestock_sales_collections_livestock_enterprise_id_idx on livestock_sales_collections (livestock_enterprise_id);

create index livestock_sales_collections_livestock_class_id_idx on livestock_sales_collections (livestock_class_id);

create index livestock_wool_collections_farm_id_period_id_idx on livestock_wool_collections (farm_id, period_id);

create index livestock_wool_collections_livestock_enterprise_id_idx on livestock_wool_collections (livestock_enterprise_id);

create index livestock_wool_collections_livestock_class_id_idx on livestock_wool_collections (livestock_class_id);

create index changes_entity_row_id_idx on changes (entity, "row", id);

create index changes_user_id_id_idx on changes (user_id, id);

create index changes_acting_as_id_id_idx on changes (acting_as_id, id) where acting_as_id is not null;

create index changes_impersonation_id_id_idx on changes (impersonation_id, id) where impersonation_id is not null;

create index changes_farm_id_id_idx on changes (farm_id, id);

create index changes_period_id_id_idx on changes (period_id, id);

create trigger only_added_to before update or delete or truncate on sign_ins
  for each statement execute function refuse_change();

create trigger only_added_to before update or delete or truncate on editions
  for each statement execute function refuse_change();

create trigger only_added_to before update or delete or truncate on changes
  for each statement execute function refuse_change();

create constraint trigger decides_access after insert or update or delete on roles
  deferrable initially deferred for each row execute function note_access_change();

create constraint trigger decides_access after insert or update or delete on abilities
  deferrable initially deferred for each row execute function note_access_change();

create constraint trigger decides_access after insert or update or delete on permissions
  deferrable initially deferred for each row execute function note_access_change();

create constraint trigger decides_access after insert or update or delete on businesses
  deferrable initially deferred for each row execute function note_access_change();

create constraint trigger decides_access after insert or update or delete on business_user
  deferrable initially deferred for each row execute function note_access_change();

create constraint trigger decides_access after insert or update or delete on business_farm
  deferrable initially deferred for each row execute function note_access_change();

create constraint trigger decides_access after insert or update or delete on farms
  deferrable initially deferred for each row execute function note_access_change();

create constraint trigger decides_access after insert or update or delete on details_user
  deferrable initially deferred for each row execute function note_access_change();

create constraint trigger decides_access after insert or update or delete on projects
  deferrable initially deferred for each row execute function note_access_change();

create trigger tells_changes after insert on changes
  referencing new table as added for each statement execute function tell_changes();

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

create trigger marks_stale after insert on changes
  referencing new table as added for each statement execute function mark_stale();

create view assets as
select id,
  assets_season.period_id,
  farm_id,
  assets_season."Zone",
  assets_season."Activity",
  assets_season."Year",
  assets_season.rain_annual_mm,
  assets_season.rain_gsr_mm,
  assets_season.rain_summer_mm,
  assets_season.rain_fallow_mm,
  assets_season.rain_long_term_mm,
  assets_season.rain_decile,
  assets_season.cpi_index,
  assets_season.months_in_period,
  assets_season.data_complete_pct,
  assets_season.validated_flag,
  assets_season.benchmark_opt_in,
  assets_values.owned_ha,
  assets_values.leased_ha,
  assets_values.sharefarmed_ha,
  assets_values.agisted_in_ha,
  assets_values.leased_sharefarmed_ha,
  assets_values.managed_ha,
  assets_values.leased_out_ha,
  assets_values.non_productive_ha,
  assets_values.effective_ha,
  assets_values.arable_ha,
  assets_values.grazing_ha,
  assets_values.owned_pct_of_managed,
  assets_values.owned_land_val,
  assets_values.owned_land_val_per_ha,
  assets_values.owned_water_val,
  assets_values.owned_water_val_per_ha,
  assets_values.owned_infrastructure_val,
  assets_values.owned_infrastructure_val_per_ha,
  assets_values.owned_buildings_val,
  assets_values.owned_buildings_val_per_ha,
  assets_values.owned_plant_val,
  assets_values.owned_plant_val_per_ha,
  assets_values.owned_livestock_val,
  assets_values.owned_livestock_val_per_ha,
  assets_values.owned_grain_on_hand_val,
  assets_values.owned_grain_on_hand_val_per_ha,
  assets_values.owned_fodder_on_hand_val,
  assets_values.owned_fodder_on_hand_val_per_ha,
  assets_values.owned_inputs_on_hand_val,
  assets_values.owned_inputs_on_hand_val_per_ha,
  assets_values.owned_growing_crop_val,
  assets_values.owned_growing_crop_val_per_ha,
  assets_values.owned_wool_on_hand_val,
  assets_values.owned_wool_on_hand_val_per_ha,
  assets_values.owned_cash_fmd_val,
  assets_values.owned_cash_fmd_val_per_ha,
  assets_values.owned_other_val,
  assets_values.owned_other_val_per_ha,
  assets_values.owned_total_val,
  assets_values.owned_total_val_per_ha,
  assets_values.leased_land_val,
  assets_values.leased_land_val_per_ha,
  assets_values.leased_water_val,
  assets_values.leased_water_val_per_ha,
  assets_values.leased_infrastructure_val,
  assets_values.leased_infrastructure_val_per_ha,
  assets_values.leased_buildings_val,
  assets_values.leased_buildings_val_per_ha,
  assets_values.leased_plant_val,
  assets_values.leased_plant_val_per_ha,
  assets_values.leased_livestock_val,
  assets_values.leased_livestock_val_per_ha,
  assets_values.leased_other_val,
  assets_values.leased_other_val_per_ha,
  assets_values.leased_total_val,
  assets_values.leased_total_val_per_ha,
  assets_values.managed_land_val,
  assets_values.managed_land_val_per_ha,
  assets_values.managed_water_val,
  assets_values.managed_water_val_per_ha,
  assets_values.managed_infrastructure_val,
  assets_values.managed_infrastructure_val_per_ha,
  assets_values.managed_buildings_val,
  assets_values.managed_buildings_val_per_ha,
  assets_values.managed_plant_val,
  assets_values.managed_plant_val_per_ha,
  assets_values.managed_livestock_val,
  assets_values.managed_livestock_val_per_ha,
  assets_values.managed_other_val,
  assets_values.managed_other_val_per_ha,
  assets_values.managed_total_val,
  assets_values.managed_total_val_per_ha,
  assets_values.opening_owned_total_val,
  assets_values.average_owned_total_val,
  assets_values.average_managed_total_val,
  assets_values.land_revaluation_val,
  assets_values.land_purchase_val,
  assets_values.land_sale_val,
  assets_values.plant_opening_val,
  assets_values.plant_purchase_val,
  assets_values.plant_sale_val,
  assets_values.plant_depreciation_val,
  assets_values.livestock_opening_val,
  assets_values.grain_opening_val,
  assets_land_and_water.dry_arable_owned_ha,
  assets_land_and_water.dry_arable_leased_ha,
  assets_land_and_water.dry_arable_ha,
  assets_land_and_water.dry_arable_val,
  assets_land_and_water.dry_arable_val_per_ha,
  assets_land_and_water.dry_arable_high_owned_ha,
  assets_land_and_water.dry_arable_high_leased_ha,
  assets_land_and_water.dry_arable_high_ha,
  assets_land_and_water.dry_arable_high_val,
  assets_land_and_water.dry_arable_high_val_per_ha,
  assets_land_and_water.dry_marginal_owned_ha,
  assets_land_and_water.dry_marginal_leased_ha,
  assets_land_and_water.dry_marginal_ha,
  assets_land_and_water.dry_marginal_val,
  assets_land_and_water.dry_marginal_val_per_ha,
  assets_land_and_water.irr_developed_furrow_owned_ha,
  assets_land_and_water.irr_developed_furrow_leased_ha,
  assets_land_and_water.irr_developed_furrow_ha,
  assets_land_and_water.irr_developed_furrow_val,
  assets_land_and_water.irr_developed_furrow_val_per_ha,
  assets_land_and_water.irr_developed_bankless_owned_ha,
  assets_land_and_water.irr_developed_bankless_leased_ha,
  assets_land_and_water.irr_developed_bankless_ha,
  assets_land_and_water.irr_developed_bankless_val,
  assets_land_and_water.irr_developed_bankless_val_per_ha,
  assets_land_and_water.irr_developed_pivot_owned_ha,
  assets_land_and_water.irr_developed_pivot_leased_ha,
  assets_land_and_water.irr_developed_pivot_ha,
  assets_land_and_water.irr_developed_pivot_val,
  assets_land_and_water.irr_developed_pivot_val_per_ha,
  assets_land_and_water.irr_undeveloped_owned_ha,
  assets_land_and_water.irr_undeveloped_leased_ha,
  assets_land_and_water.irr_undeveloped_ha,
  assets_land_and_water.irr_undeveloped_val,
  assets_land_and_water.irr_undeveloped_val_per_ha,
  assets_land_and_water.pasture_improved_owned_ha,
  assets_land_and_water.pasture_improved_leased_ha,
  assets_land_and_water.pasture_improved_ha,
  assets_land_and_water.pasture_improved_val,
  assets_land_and_water.pasture_improved_val_per_ha,
  assets_land_and_water.pasture_tropical_owned_ha,
  assets_land_and_water.pasture_tropical_leased_ha,
  assets_land_and_water.pasture_tropical_ha,
  assets_land_and_water.pasture_tropical_val,
  assets_land_and_water.pasture_tropical_val_per_ha,
  assets_land_and_water.pasture_native_owned_ha,
  assets_land_and_water.pasture_native_leased_ha,
  assets_land_and_water.pasture_native_ha,
  assets_land_and_water.pasture_native_val,
  assets_land_and_water.pasture_native_val_per_ha,
  assets_land_and_water.pasture_rangeland_owned_ha,
  assets_land_and_water.pasture_rangeland_leased_ha,
  assets_land_and_water.pasture_rangeland_ha,
  assets_land_and_water.pasture_rangeland_val,
  assets_land_and_water.pasture_rangeland_val_per_ha,
  assets_land_and_water.pasture_irrigated_owned_ha,
  assets_land_and_water.pasture_irrigated_leased_ha,
  assets_land_and_water.pasture_irrigated_ha,
  assets_land_and_water.pasture_irrigated_val,
  assets_land_and_water.pasture_irrigated_val_per_ha,
  assets_land_and_water.storage_land_owned_ha,
  assets_land_and_water.storage_land_leased_ha,
  assets_land_and_water.storage_land_ha,
  assets_land_and_water.storage_land_val,
  assets_land_and_water.storage_land_val_per_ha,
  assets_land_and_water.timber_land_owned_ha,
  assets_land_and_water.timber_land_leased_ha,
  assets_land_and_water.timber_land_ha,
  assets_land_and_water.timber_land_val,
  assets_land_and_water.timber_land_val_per_ha,
  assets_land_and_water.infrastructure_land_owned_ha,
  assets_land_and_water.infrastructure_land_leased_ha,
  assets_land_and_water.infrastructure_land_ha,
  assets_land_and_water.infrastructure_land_val,
  assets_land_and_water.infrastructure_land_val_per_ha,
  assets_land_and_water.other_land_owned_ha,
  assets_land_and_water.other_land_leased_ha,
  assets_land_and_water.other_land_ha,
  assets_land_and_water.other_land_val,
  assets_land_and_water.other_land_val_per_ha,
  assets_land_and_water.land_class_total_ha,
  assets_land_and_water.land_class_total_val,
  assets_land_and_water.land_class_total_val_per_ha,
  assets_land_and_water.high_security_ml,
  assets_land_and_water.high_security_val,
  assets_land_and_water.high_security_val_per_ml,
  assets_land_and_water.general_security_ml,
  assets_land_and_water.general_security_val,
  assets_land_and_water.general_security_val_per_ml,
  assets_land_and_water.supplementary_ml,
  assets_land_and_water.supplementary_val,
  assets_land_and_water.supplementary_val_per_ml,
  assets_land_and_water.groundwater_ml,
  assets_land_and_water.groundwater_val,
  assets_land_and_water.groundwater_val_per_ml,
  assets_land_and_water.floodplain_ml,
  assets_land_and_water.floodplain_val,
  assets_land_and_water.floodplain_val_per_ml,
  assets_land_and_water.unregulated_ml,
  assets_land_and_water.unregulated_val,
  assets_land_and_water.unregulated_val_per_ml,
  assets_land_and_water.stock_domestic_ml,
  assets_land_and_water.stock_domestic_val,
  assets_land_and_water.stock_domestic_val_per_ml,
  assets_land_and_water.other_water_ml,
  assets_land_and_water.other_water_val,
  assets_land_and_water.other_water_val_per_ml,
  assets_land_and_water.water_total_ml,
  assets_land_and_water.water_total_val,
  assets_land_and_water.water_avg_val_per_ml,
  assets_land_and_water.water_available_ml,
  assets_land_and_water.water_allocation_pct,
  assets_land_and_water.water_carryover_ml,
  assets_land_and_water.water_purchased_ml,
  assets_land_and_water.water_sold_ml,
  assets_land_and_water.water_used_ml,
  assets_land_and_water.water_used_per_irrigated_ha,
  assets_land_and_water.water_loss_ml,
  assets_land_and_water.storage_capacity_ml,
  assets_land_and_water.storage_opening_ml,
  assets_land_and_water.storage_closing_ml,
  assets_land_and_water.water_security_index,
  assets_liabilities.overdraft_liab,
  assets_liabilities.overdraft_liab_per_ha,
  assets_liabilities.term_loan_liab,
  assets_liabilities.term_loan_liab_per_ha,
  assets_liabilities.equipment_finance_liab,
  assets_liabilities.equipment_finance_liab_per_ha,
  assets_liabilities.livestock_finance_liab,
  assets_liabilities.livestock_finance_liab_per_ha,
  assets_liabilities.seasonal_finance_liab,
  assets_liabilities.seasonal_finance_liab_per_ha,
  assets_liabilities.lease_liab,
  assets_liabilities.lease_liab_per_ha,
  assets_liabilities.family_loan_liab,
  assets_liabilities.family_loan_liab_per_ha,
  assets_liabilities.creditors_liab,
  assets_liabilities.creditors_liab_per_ha,
  assets_liabilities.tax_provision_liab,
  assets_liabilities.tax_provision_liab_per_ha,
  assets_liabilities.other_liab,
  assets_liabilities.other_liab_per_ha,
  assets_liabilities.debtors_val,
  assets_liabilities.debtors_val_per_ha,
  assets_liabilities.total_liab,
  assets_liabilities.total_liab_per_ha,
  assets_liabilities.net_debt_val,
  assets_liabilities.net_debt_val_per_ha,
  assets_liabilities.opening_total_liab,
  assets_liabilities.average_debt_val,
  assets_liabilities.equity_val,
  assets_liabilities.opening_equity_val,
  assets_liabilities.equity_change_val,
  assets_liabilities.equity_pct,
  assets_liabilities.current_assets_val,
  assets_liabilities.current_liabilities_val,
  assets_liabilities.working_capital_val,
  assets_liabilities.interest_bearing_debt_val,
  assets_liabilities.debt_repayment_val,
  assets_liabilities.implied_interest_rate,
  assets_liabilities.equity_per_ha,
  assets_income_and_costs.dryland_crop_income,
  assets_income_and_costs.dryland_crop_income_per_ha,
  assets_income_and_costs.irrigated_crop_income,
  assets_income_and_costs.irrigated_crop_income_per_ha,
  assets_income_and_costs.cane_income,
  assets_income_and_costs.cane_income_per_ha,
  assets_income_and_costs.hay_income,
  assets_income_and_costs.hay_income_per_ha,
  assets_income_and_costs.sheep_income,
  assets_income_and_costs.sheep_income_per_ha,
  assets_income_and_costs.wool_income,
  assets_income_and_costs.wool_income_per_ha,
  assets_income_and_costs.cattle_income,
  assets_income_and_costs.cattle_income_per_ha,
  assets_income_and_costs.other_livestock_income,
  assets_income_and_costs.other_livestock_income_per_ha,
  assets_income_and_costs.agistment_income,
  assets_income_and_costs.agistment_income_per_ha,
  assets_income_and_costs.contract_income,
  assets_income_and_costs.contract_income_per_ha,
  assets_income_and_costs.lease_income,
  assets_income_and_costs.lease_income_per_ha,
  assets_income_and_costs.water_sale_income,
  assets_income_and_costs.water_sale_income_per_ha,
  assets_income_and_costs.insurance_income,
  assets_income_and_costs.insurance_income_per_ha,
  assets_income_and_costs.rebate_income,
  assets_income_and_costs.rebate_income_per_ha,
  assets_income_and_costs.carbon_stewardship_income,
  assets_income_and_costs.carbon_stewardship_income_per_ha,
  assets_income_and_costs.sundry_income,
  assets_income_and_costs.sundry_income_per_ha,
  assets_income_and_costs.crop_income,
  assets_income_and_costs.crop_income_per_ha,
  assets_income_and_costs.livestock_income,
  assets_income_and_costs.livestock_income_per_ha,
  assets_income_and_costs.other_farm_income,
  assets_income_and_costs.other_farm_income_per_ha,
  assets_income_and_costs.gross_income,
  assets_income_and_costs.gross_income_per_ha,
  assets_income_and_costs.inventory_change,
  assets_income_and_costs.inventory_change_per_ha,
  assets_income_and_costs.direct_cost,
  assets_income_and_costs.direct_cost_per_ha,
  assets_income_and_costs.gross_margin,
  assets_income_and_costs.gross_margin_per_ha,
  assets_income_and_costs.overhead_cost,
  assets_income_and_costs.overhead_cost_per_ha,
  assets_income_and_costs.operating_profit,
  assets_income_and_costs.operating_profit_per_ha,
  assets_income_and_costs.interest_cost,
  assets_income_and_costs.interest_cost_per_ha,
  assets_income_and_costs.lease_cost,
  assets_income_and_costs.lease_cost_per_ha,
  assets_income_and_costs.sharefarm_cost,
  assets_income_and_costs.sharefarm_cost_per_ha,
  assets_income_and_costs.lease_sharefarm_cost,
  assets_income_and_costs.lease_sharefarm_cost_per_ha,
  assets_income_and_costs.finance_cost,
  assets_income_and_costs.finance_cost_per_ha,
  assets_income_and_costs.business_return,
  assets_income_and_costs.business_return_per_ha,
  assets_income_and_costs.tax_paid,
  assets_income_and_costs.tax_paid_per_ha,
  assets_income_and_costs.profit_after_tax,
  assets_income_and_costs.profit_after_tax_per_ha,
  assets_income_and_costs.ebitda,
  assets_income_and_costs.ebitda_per_ha,
  assets_income_and_costs.capex_plant,
  assets_income_and_costs.capex_plant_per_ha,
  assets_income_and_costs.capex_buildings,
  assets_income_and_costs.capex_buildings_per_ha,
  assets_income_and_costs.capex_water,
  assets_income_and_costs.capex_water_per_ha,
  assets_income_and_costs.capex_land_improvement,
  assets_income_and_costs.capex_land_improvement_per_ha,
  assets_income_and_costs.capex_total,
  assets_income_and_costs.capex_total_per_ha,
  assets_income_and_costs.capital_sales,
  assets_income_and_costs.capital_sales_per_ha,
  assets_income_and_costs.net_capex,
  assets_income_and_costs.net_capex_per_ha,
  assets_income_and_costs.drawings,
  assets_income_and_costs.drawings_per_ha,
  assets_income_and_costs.off_farm_income,
  assets_income_and_costs.off_farm_income_per_ha,
  assets_income_and_costs.principal_paid,
  assets_income_and_costs.principal_paid_per_ha,
  assets_income_and_costs.free_cashflow,
  assets_income_and_costs.free_cashflow_per_ha,
  assets_income_and_costs.cash_surplus,
  assets_income_and_costs.cash_surplus_per_ha,
  assets_ratios.roam,
  assets_ratios.roam_average,
  assets_ratios.return_on_owned_assets,
  assets_ratios.roe,
  assets_ratios.return_incl_land_gain,
  assets_ratios.asset_turnover,
  assets_ratios.operating_profit_margin,
  assets_ratios.direct_cost_ratio,
  assets_ratios.overhead_ratio,
  assets_ratios.expense_ratio,
  assets_ratios.finance_ratio,
  assets_ratios.interest_ratio,
  assets_ratios.lease_ratio,
  assets_ratios.interest_cover,
  assets_ratios.interest_lease_cover,
  assets_ratios.term_debt_cover,
  assets_ratios.debt_to_assets,
  assets_ratios.debt_to_equity,
  assets_ratios.debt_to_income,
  assets_ratios.debt_per_ha,
  assets_ratios.current_ratio,
  assets_ratios.working_capital_ratio,
  assets_ratios.plant_ratio,
  assets_ratios.plant_per_crop_ha,
  assets_ratios.plant_per_managed_ha,
  assets_ratios.plant_cost_ratio,
  assets_ratios.tpml_ratio,
  assets_ratios.machinery_investment_ratio,
  assets_ratios.building_ratio,
  assets_ratios.building_per_ha,
  assets_ratios.water_ratio,
  assets_ratios.land_ratio,
  assets_ratios.livestock_ratio,
  assets_ratios.leased_share,
  assets_ratios.labour_ratio,
  assets_ratios.fuel_ratio,
  assets_ratios.fertiliser_ratio,
  assets_ratios.chemical_ratio,
  assets_ratios.depreciation_ratio,
  assets_ratios.drawings_ratio,
  assets_ratios.reinvestment_ratio,
  assets_ratios.cash_margin,
  assets_productivity.income_per_ha,
  assets_productivity.income_per_dse,
  assets_productivity.income_per_100mm,
  assets_productivity.direct_costs_per_ha,
  assets_productivity.direct_costs_per_dse,
  assets_productivity.direct_costs_per_100mm,
  assets_productivity.margin_per_ha,
  assets_productivity.margin_per_dse,
  assets_productivity.margin_per_100mm,
  assets_productivity.overheads_per_ha,
  assets_productivity.overheads_per_dse,
  assets_productivity.overheads_per_100mm,
  assets_productivity.profit_per_ha,
  assets_productivity.profit_per_dse,
  assets_productivity.profit_per_100mm,
  assets_productivity.machinery_cost_per_ha,
  assets_productivity.machinery_cost_per_dse,
  assets_productivity.machinery_cost_per_100mm,
  assets_productivity.income_per_fte,
  assets_productivity.direct_costs_per_fte,
  assets_productivity.margin_per_fte,
  assets_productivity.overheads_per_fte,
  assets_productivity.profit_per_fte,
  assets_productivity.machinery_cost_per_fte,
  assets_productivity.labour_cost_per_ha,
  assets_productivity.labour_cost_per_dse,
  assets_productivity.labour_cost_per_100mm,
  assets_productivity.crop_tonnes_per_ha,
  assets_productivity.crop_income_per_crop_ha,
  assets_productivity.crop_margin_per_crop_ha,
  assets_productivity.profit_per_ha_per_mm_gsr,
  assets_productivity.wheat_yield,
  assets_productivity.cotton_yield,
  assets_productivity.cane_yield,
  assets_productivity.wue_wheat,
  assets_productivity.wue_all_crops,
  assets_productivity.bales_per_ml,
  assets_productivity.income_per_ml,
  assets_productivity.margin_per_ml,
  assets_productivity.kg_beef_per_ha,
  assets_productivity.kg_beef_per_dse,
  assets_productivity.kg_sheepmeat_per_ha,
  assets_productivity.kg_wool_per_ha,
  assets_productivity.kg_wool_per_dse,
  assets_productivity.livestock_income_per_dse,
  assets_productivity.livestock_margin_per_dse,
  assets_productivity.cost_of_production_beef,
  assets_productivity.cost_of_production_lamb,
  assets_productivity.cost_of_production_wool,
  assets_productivity.cost_of_production_wheat,
  assets_productivity.cost_of_production_cotton,
  assets_productivity.average_dse,
  assets_productivity.dse_per_ha,
  assets_productivity.dse_per_ha_per_100mm,
  assets_productivity.average_ae,
  assets_productivity.weaning_pct_sheep,
  assets_productivity.weaning_pct_cattle,
  assets_productivity.marking_pct_sheep,
  assets_productivity.death_pct_sheep,
  assets_productivity.death_pct_cattle,
  assets_productivity.kg_weaned_per_female,
  assets_productivity.average_daily_gain,
  assets_overheads.oh_administration,
  assets_overheads.oh_administration_per_ha,
  assets_overheads.oh_accounting,
  assets_overheads.oh_accounting_per_ha,
  assets_overheads.oh_legal,
  assets_overheads.oh_legal_per_ha,
  assets_overheads.oh_consulting,
  assets_overheads.oh_consulting_per_ha,
  assets_overheads.oh_bank_charges,
  assets_overheads.oh_bank_charges_per_ha,
  assets_overheads.oh_rates,
  assets_overheads.oh_rates_per_ha,
  assets_overheads.oh_land_tax_rent_fees,
  assets_overheads.oh_land_tax_rent_fees_per_ha,
  assets_overheads.oh_water_fixed_charges,
  assets_overheads.oh_water_fixed_charges_per_ha,
  assets_overheads.oh_electricity_gas,
  assets_overheads.oh_electricity_gas_per_ha,
  assets_overheads.oh_phone_internet,
  assets_overheads.oh_phone_internet_per_ha,
  assets_overheads.oh_insurance_general,
  assets_overheads.oh_insurance_general_per_ha,
  assets_overheads.oh_insurance_vehicles,
  assets_overheads.oh_insurance_vehicles_per_ha,
  assets_overheads.oh_insurance_workers,
  assets_overheads.oh_insurance_workers_per_ha,
  assets_overheads.oh_registration,
  assets_overheads.oh_registration_per_ha,
  assets_overheads.oh_fuel_oil,
  assets_overheads.oh_fuel_oil_per_ha,
  assets_overheads.oh_repairs_plant,
  assets_overheads.oh_repairs_plant_per_ha,
  assets_overheads.oh_repairs_buildings,
  assets_overheads.oh_repairs_buildings_per_ha,
  assets_overheads.oh_repairs_improvements,
  assets_overheads.oh_repairs_improvements_per_ha,
  assets_overheads.oh_motor_vehicle,
  assets_overheads.oh_motor_vehicle_per_ha,
  assets_overheads.oh_freight_general,
  assets_overheads.oh_freight_general_per_ha,
  assets_overheads.oh_wages_permanent,
  assets_overheads.oh_wages_permanent_per_ha,
  assets_overheads.oh_wages_casual,
  assets_overheads.oh_wages_casual_per_ha,
  assets_overheads.oh_superannuation,
  assets_overheads.oh_superannuation_per_ha,
  assets_overheads.oh_owner_allowance,
  assets_overheads.oh_owner_allowance_per_ha,
  assets_overheads.oh_training_travel,
  assets_overheads.oh_training_travel_per_ha,
  assets_overheads.oh_weed_pest_roads,
  assets_overheads.oh_weed_pest_roads_per_ha,
  assets_overheads.oh_depreciation_plant,
  assets_overheads.oh_depreciation_plant_per_ha,
  assets_overheads.oh_depreciation_buildings,
  assets_overheads.oh_depreciation_buildings_per_ha,
  assets_overheads.oh_other,
  assets_overheads.oh_other_per_ha,
  assets_overheads.oh_total,
  assets_overheads.oh_total_per_ha,
  assets_overheads.oh_cash_total,
  assets_overheads.oh_cash_total_per_ha,
  assets_overheads.oh_total_pct_income,
  assets_overheads.oh_total_per_dse,
  assets_overheads.oh_total_per_crop_ha,
  assets_labour.fte_owner,
  assets_labour.fte_permanent,
  assets_labour.fte_casual,
  assets_labour.fte_contract,
  assets_labour.fte_total,
  assets_labour.days_owner,
  assets_labour.days_permanent,
  assets_labour.days_casual,
  assets_labour.wages_paid_total,
  assets_labour.owner_allowance_total,
  assets_labour.labour_cost_total,
  assets_labour.contract_labour_cost,
  assets_labour.labour_cost_incl_contract,
  assets_labour.labour_cost_per_fte,
  assets_labour.ha_per_fte,
  assets_labour.crop_ha_per_fte,
  assets_labour.dse_per_fte,
  assets_labour.gross_income_per_fte,
  assets_labour.operating_profit_per_fte,
  assets_labour.machinery_value_per_fte,
  assets_labour.labour_pct_of_income,
  assets_labour.tonnes_per_fte,
  assets_labour.bales_per_fte,
  assets_labour.labour_cost_crop,
  assets_labour.labour_cost_crop_per_ha,
  assets_labour.labour_cost_livestock,
  assets_labour.labour_cost_livestock_per_ha,
  assets_production_expenses.exp_fertiliser_n,
  assets_production_expenses.exp_fertiliser_n_per_ha,
  assets_production_expenses.exp_fertiliser_n_2,
  assets_production_expenses.exp_fertiliser_n_2_per_ha,
  assets_production_expenses.exp_fertiliser_p,
  assets_production_expenses.exp_fertiliser_p_per_ha,
  assets_production_expenses.exp_fertiliser_p_2,
  assets_production_expenses.exp_fertiliser_p_2_per_ha,
  assets_production_expenses.exp_fertiliser_k,
  assets_production_expenses.exp_fertiliser_k_per_ha,
  assets_production_expenses.exp_fertiliser_k_2,
  assets_production_expenses.exp_fertiliser_k_2_per_ha,
  assets_production_expenses.exp_fertiliser_other,
  assets_production_expenses.exp_fertiliser_other_per_ha,
  assets_production_expenses.exp_fertiliser_other_2,
  assets_production_expenses.exp_fertiliser_other_2_per_ha,
  assets_production_expenses.exp_herbicide_fallow,
  assets_production_expenses.exp_herbicide_fallow_per_ha,
  assets_production_expenses.exp_herbicide_fallow_2,
  assets_production_expenses.exp_herbicide_fallow_2_per_ha,
  assets_production_expenses.exp_herbicide_crop,
  assets_production_expenses.exp_herbicide_crop_per_ha,
  assets_production_expenses.exp_herbicide_crop_2,
  assets_production_expenses.exp_herbicide_crop_2_per_ha,
  assets_production_expenses.exp_insecticide,
  assets_production_expenses.exp_insecticide_per_ha,
  assets_production_expenses.exp_insecticide_2,
  assets_production_expenses.exp_insecticide_2_per_ha,
  assets_production_expenses.exp_fungicide,
  assets_production_expenses.exp_fungicide_per_ha,
  assets_production_expenses.exp_fungicide_2,
  assets_production_expenses.exp_fungicide_2_per_ha,
  assets_production_expenses.exp_growth_regulator_defoliant,
  assets_production_expenses.exp_growth_regulator_defoliant_per_ha,
  assets_production_expenses.exp_growth_regulator_defoliant_2,
  assets_production_expenses.exp_growth_regulator_defoliant_2_per_ha,
  assets_production_expenses.exp_contract_planting,
  assets_production_expenses.exp_contract_planting_per_ha,
  assets_production_expenses.exp_contract_planting_2,
  assets_production_expenses.exp_contract_planting_2_per_ha,
  assets_production_expenses.exp_contract_spraying,
  assets_production_expenses.exp_contract_spraying_per_ha,
  assets_production_expenses.exp_contract_spraying_2,
  assets_production_expenses.exp_contract_spraying_2_per_ha,
  assets_production_expenses.exp_contract_harvest,
  assets_production_expenses.exp_contract_harvest_per_ha,
  assets_production_expenses.exp_contract_harvest_2,
  assets_production_expenses.exp_contract_harvest_2_per_ha,
  assets_production_expenses.exp_contract_other,
  assets_production_expenses.exp_contract_other_per_ha,
  assets_production_expenses.exp_contract_other_2,
  assets_production_expenses.exp_contract_other_2_per_ha,
  assets_production_expenses.exp_seed,
  assets_production_expenses.exp_seed_per_ha,
  assets_production_expenses.exp_seed_2,
  assets_production_expenses.exp_seed_2_per_ha,
  assets_production_expenses.exp_fuel_direct,
  assets_production_expenses.exp_fuel_direct_per_ha,
  assets_production_expenses.exp_fuel_direct_2,
  assets_production_expenses.exp_fuel_direct_2_per_ha,
  assets_production_expenses.exp_repairs_direct,
  assets_production_expenses.exp_repairs_direct_per_ha,
  assets_production_expenses.exp_repairs_direct_2,
  assets_production_expenses.exp_repairs_direct_2_per_ha,
  assets_production_expenses.exp_labour_direct,
  assets_production_expenses.exp_labour_direct_per_ha,
  assets_production_expenses.exp_labour_direct_2,
  assets_production_expenses.exp_labour_direct_2_per_ha,
  assets_production_expenses.exp_freight_inputs,
  assets_production_expenses.exp_freight_inputs_per_ha,
  assets_production_expenses.exp_freight_inputs_2,
  assets_production_expenses.exp_freight_inputs_2_per_ha,
  assets_production_expenses.exp_freight_produce,
  assets_production_expenses.exp_freight_produce_per_ha,
  assets_production_expenses.exp_freight_produce_2,
  assets_production_expenses.exp_freight_produce_2_per_ha,
  assets_production_expenses.exp_water_purchase,
  assets_production_expenses.exp_water_purchase_per_ha,
  assets_production_expenses.exp_water_purchase_2,
  assets_production_expenses.exp_water_purchase_2_per_ha,
  assets_production_expenses.exp_water_usage_charges,
  assets_production_expenses.exp_water_usage_charges_per_ha,
  assets_production_expenses.exp_water_usage_charges_2,
  assets_production_expenses.exp_water_usage_charges_2_per_ha,
  assets_production_expenses.exp_pumping_energy,
  assets_production_expenses.exp_pumping_energy_per_ha,
  assets_production_expenses.exp_pumping_energy_2,
  assets_production_expenses.exp_pumping_energy_2_per_ha,
  assets_production_expenses.exp_insurance_crop,
  assets_production_expenses.exp_insurance_crop_per_ha,
  assets_production_expenses.exp_insurance_crop_2,
  assets_production_expenses.exp_insurance_crop_2_per_ha,
  assets_production_expenses.exp_levies,
  assets_production_expenses.exp_levies_per_ha,
  assets_production_expenses.exp_levies_2,
  assets_production_expenses.exp_levies_2_per_ha,
  assets_production_expenses.exp_licence_fees,
  assets_production_expenses.exp_licence_fees_per_ha,
  assets_production_expenses.exp_licence_fees_2,
  assets_production_expenses.exp_licence_fees_2_per_ha,
  assets_production_expenses.exp_ginning,
  assets_production_expenses.exp_ginning_per_ha,
  assets_production_expenses.exp_ginning_2,
  assets_production_expenses.exp_ginning_2_per_ha,
  assets_production_expenses.exp_packaging_wool_packs,
  assets_production_expenses.exp_packaging_wool_packs_per_ha,
  assets_production_expenses.exp_packaging_wool_packs_2,
  assets_production_expenses.exp_packaging_wool_packs_2_per_ha,
  assets_production_expenses.exp_storage_handling,
  assets_production_expenses.exp_storage_handling_per_ha,
  assets_production_expenses.exp_storage_handling_2,
  assets_production_expenses.exp_storage_handling_2_per_ha,
  assets_production_expenses.exp_selling_commission,
  assets_production_expenses.exp_selling_commission_per_ha,
  assets_production_expenses.exp_selling_commission_2,
  assets_production_expenses.exp_selling_commission_2_per_ha,
  assets_production_expenses.exp_irrigation_repairs,
  assets_production_expenses.exp_irrigation_repairs_per_ha,
  assets_production_expenses.exp_irrigation_repairs_2,
  assets_production_expenses.exp_irrigation_repairs_2_per_ha,
  assets_production_expenses.exp_other_direct,
  assets_production_expenses.exp_other_direct_per_ha,
  assets_production_expenses.exp_other_direct_2,
  assets_production_expenses.exp_other_direct_2_per_ha,
  assets_production_expenses.exp_shearing_crutching,
  assets_production_expenses.exp_shearing_crutching_per_ha,
  assets_production_expenses.exp_shearing_crutching_2,
  assets_production_expenses.exp_shearing_crutching_2_per_ha,
  assets_production_expenses.exp_animal_health,
  assets_production_expenses.exp_animal_health_per_ha,
  assets_production_expenses.exp_animal_health_2,
  assets_production_expenses.exp_animal_health_2_per_ha,
  assets_production_expenses.exp_supplementary_feed,
  assets_production_expenses.exp_supplementary_feed_per_ha,
  assets_production_expenses.exp_supplementary_feed_2,
  assets_production_expenses.exp_supplementary_feed_2_per_ha,
  assets_production_expenses.exp_agistment_out,
  assets_production_expenses.exp_agistment_out_per_ha,
  assets_production_expenses.exp_agistment_out_2,
  assets_production_expenses.exp_agistment_out_2_per_ha,
  assets_production_expenses.exp_joining_sires,
  assets_production_expenses.exp_joining_sires_per_ha,
  assets_production_expenses.exp_joining_sires_2,
  assets_production_expenses.exp_joining_sires_2_per_ha,
  assets_production_expenses.exp_pasture_maintenance,
  assets_production_expenses.exp_pasture_maintenance_per_ha,
  assets_production_expenses.exp_pasture_maintenance_2,
  assets_production_expenses.exp_pasture_maintenance_2_per_ha,
  assets_production_expenses.exp_fertiliser_total,
  assets_production_expenses.exp_fertiliser_total_per_ha,
  assets_production_expenses.exp_fertiliser_total_2,
  assets_production_expenses.exp_fertiliser_total_2_per_ha,
  assets_production_expenses.exp_chemical_total,
  assets_production_expenses.exp_chemical_total_per_ha,
  assets_production_expenses.exp_chemical_total_2,
  assets_production_expenses.exp_chemical_total_2_per_ha,
  assets_production_expenses.exp_contract_total,
  assets_production_expenses.exp_contract_total_per_ha,
  assets_production_expenses.exp_contract_total_2,
  assets_production_expenses.exp_contract_total_2_per_ha,
  assets_production_expenses.exp_total,
  assets_production_expenses.exp_total_per_ha,
  assets_production_expenses.exp_total_2,
  assets_production_expenses.exp_total_2_per_ha,
  assets_production_expenses.fertiliser_kg_n_per_ha,
  assets_production_expenses.fertiliser_kg_p_per_ha,
  assets_production_expenses.fertiliser_kg_k_per_ha,
  assets_production_expenses.fertiliser_kg_s_per_ha,
  assets_production_expenses.cost_per_kg_n,
  assets_production_expenses.water_cost_per_ml,
  assets_production_expenses.pumping_cost_per_ml,
  assets_production_expenses.feed_cost_per_dse,
  assets_production_expenses.ginning_per_bale,
  assets_production_expenses.freight_per_tonne,
  assets_enterprise_summaries.dl_area_available_ha,
  assets_enterprise_summaries.dl_area_cropped_ha,
  assets_enterprise_summaries.dl_area_harvested_ha,
  assets_enterprise_summaries.dl_area_fallow_ha,
  assets_enterprise_summaries.dl_area_failed_ha,
  assets_enterprise_summaries.dl_area_hay_ha,
  assets_enterprise_summaries.dl_area_double_crop_ha,
  assets_enterprise_summaries.dl_cropping_intensity,
  assets_enterprise_summaries.dl_crop_types_no,
  assets_enterprise_summaries.dl_paddocks_no,
  assets_enterprise_summaries.dl_avg_paddock_ha,
  assets_enterprise_summaries.dl_main_crop_ha,
  assets_enterprise_summaries.dl_main_crop_yield,
  assets_enterprise_summaries.dl_crop_income,
  assets_enterprise_summaries.dl_crop_income_per_ha,
  assets_enterprise_summaries.dl_crop_direct_cost,
  assets_enterprise_summaries.dl_crop_gross_margin,
  assets_enterprise_summaries.dl_crop_gross_margin_per_ha,
  assets_enterprise_summaries.dl_crop_gm_per_mm,
  assets_enterprise_summaries.dl_avg_wue,
  assets_enterprise_summaries.dl_fallow_rain_mm,
  assets_enterprise_summaries.dl_land_val_per_ha,
  assets_enterprise_summaries.ir_area_available_ha,
  assets_enterprise_summaries.ir_area_cropped_ha,
  assets_enterprise_summaries.ir_area_harvested_ha,
  assets_enterprise_summaries.ir_area_fallow_ha,
  assets_enterprise_summaries.ir_area_failed_ha,
  assets_enterprise_summaries.ir_area_hay_ha,
  assets_enterprise_summaries.ir_area_double_crop_ha,
  assets_enterprise_summaries.ir_cropping_intensity,
  assets_enterprise_summaries.ir_crop_types_no,
  assets_enterprise_summaries.ir_paddocks_no,
  assets_enterprise_summaries.ir_avg_paddock_ha,
  assets_enterprise_summaries.ir_main_crop_ha,
  assets_enterprise_summaries.ir_main_crop_yield,
  assets_enterprise_summaries.ir_crop_income,
  assets_enterprise_summaries.ir_crop_income_per_ha,
  assets_enterprise_summaries.ir_crop_direct_cost,
  assets_enterprise_summaries.ir_crop_gross_margin,
  assets_enterprise_summaries.ir_crop_gross_margin_per_ha,
  assets_enterprise_summaries.ir_crop_gm_per_mm,
  assets_enterprise_summaries.ir_avg_wue,
  assets_enterprise_summaries.ir_fallow_rain_mm,
  assets_enterprise_summaries.ir_land_val_per_ha,
  assets_enterprise_summaries.cane_area_ha,
  assets_enterprise_summaries.ir_area_developed_ha,
  assets_enterprise_summaries.ir_area_irrigated_ha,
  assets_enterprise_summaries.ir_pct_developed_used,
  assets_enterprise_summaries.ir_ml_used,
  assets_enterprise_summaries.ir_ml_per_ha,
  assets_enterprise_summaries.ir_entitlement_high_ml,
  assets_enterprise_summaries.ir_entitlement_general_ml,
  assets_enterprise_summaries.ir_entitlement_supplementary_ml,
  assets_enterprise_summaries.ir_entitlement_groundwater_ml,
  assets_enterprise_summaries.ir_entitlement_other_ml,
  assets_enterprise_summaries.ir_entitlement_total_ml,
  assets_enterprise_summaries.ir_avg_val_high_per_ml,
  assets_enterprise_summaries.ir_avg_val_general_per_ml,
  assets_enterprise_summaries.ir_avg_val_supplementary_per_ml,
  assets_enterprise_summaries.ir_avg_val_groundwater_per_ml,
  assets_enterprise_summaries.ir_avg_val_other_per_ml,
  assets_enterprise_summaries.ir_allocation_pct,
  assets_enterprise_summaries.ir_ml_available,
  assets_enterprise_summaries.ir_storage_capacity_ml,
  assets_enterprise_summaries.ir_storage_ml_per_developed_ha,
  assets_enterprise_summaries.ir_ml_entitlement_per_developed_ha,
  assets_enterprise_summaries.ir_pivot_lateral_ha,
  assets_enterprise_summaries.ir_furrow_syphon_ha,
  assets_enterprise_summaries.ir_bankless_ha,
  assets_enterprise_summaries.ir_drip_ha,
  assets_enterprise_summaries.ir_bales_per_ml,
  assets_enterprise_summaries.ir_gpwui,
  assets_enterprise_summaries.ir_income_per_ml,
  assets_enterprise_summaries.ir_margin_per_ml,
  assets_enterprise_summaries.gz_area_ha,
  assets_enterprise_summaries.gz_area_grazed_crop_ha,
  assets_enterprise_summaries.gz_avg_dse,
  assets_enterprise_summaries.gz_opening_dse,
  assets_enterprise_summaries.gz_closing_dse,
  assets_enterprise_summaries.gz_max_dse,
  assets_enterprise_summaries.gz_sheep_dse,
  assets_enterprise_summaries.gz_cattle_dse,
  assets_enterprise_summaries.gz_other_dse,
  assets_enterprise_summaries.gz_sheep_head,
  assets_enterprise_summaries.gz_cattle_head,
  assets_enterprise_summaries.gz_dse_per_ha,
  assets_enterprise_summaries.gz_dse_per_100mm,
  assets_enterprise_summaries.gz_paddocks_no,
  assets_enterprise_summaries.gz_avg_paddock_ha,
  assets_enterprise_summaries.gz_mobs_no,
  assets_enterprise_summaries.gz_water_points_no,
  assets_enterprise_summaries.gz_ha_per_water_point,
  assets_enterprise_summaries.gz_kg_produced,
  assets_enterprise_summaries.gz_kg_per_ha,
  assets_enterprise_summaries.gz_kg_per_dse,
  assets_enterprise_summaries.gz_income,
  assets_enterprise_summaries.gz_income_per_ha,
  assets_enterprise_summaries.gz_income_per_dse,
  assets_enterprise_summaries.gz_direct_cost,
  assets_enterprise_summaries.gz_gross_margin,
  assets_enterprise_summaries.gz_gross_margin_per_ha,
  assets_enterprise_summaries.gz_gross_margin_per_dse,
  assets_enterprise_summaries.gz_feed_cost_per_dse,
  assets_enterprise_summaries.gz_cost_of_production,
  assets_enterprise_summaries.gz_land_val_per_dse,
  assets_enterprise_summaries.gz_land_val_per_ha,
  assets_enterprise_summaries.gz_sheep_cattle_dse_ratio,
  assets_pastures.pas_native_ha,
  assets_pastures.pas_native_paddocks_no,
  assets_pastures.pas_native_avg_paddock_ha,
  assets_pastures.pas_native_troughs_no,
  assets_pastures.pas_native_dams_no,
  assets_pastures.pas_native_bores_no,
  assets_pastures.pas_native_water_points_no,
  assets_pastures.pas_native_ha_per_water_point,
  assets_pastures.pas_native_avg_distance_water_m,
  assets_pastures.pas_native_max_distance_water_m,
  assets_pastures.pas_native_dse_per_ha,
  assets_pastures.pas_temperate_ha,
  assets_pastures.pas_temperate_paddocks_no,
  assets_pastures.pas_temperate_avg_paddock_ha,
  assets_pastures.pas_temperate_troughs_no,
  assets_pastures.pas_temperate_dams_no,
  assets_pastures.pas_temperate_bores_no,
  assets_pastures.pas_temperate_water_points_no,
  assets_pastures.pas_temperate_ha_per_water_point,
  assets_pastures.pas_temperate_avg_distance_water_m,
  assets_pastures.pas_temperate_max_distance_water_m,
  assets_pastures.pas_temperate_dse_per_ha,
  assets_pastures.pas_tropical_ha,
  assets_pastures.pas_tropical_paddocks_no,
  assets_pastures.pas_tropical_avg_paddock_ha,
  assets_pastures.pas_tropical_troughs_no,
  assets_pastures.pas_tropical_dams_no,
  assets_pastures.pas_tropical_bores_no,
  assets_pastures.pas_tropical_water_points_no,
  assets_pastures.pas_tropical_ha_per_water_point,
  assets_pastures.pas_tropical_avg_distance_water_m,
  assets_pastures.pas_tropical_max_distance_water_m,
  assets_pastures.pas_tropical_dse_per_ha,
  assets_pastures.pas_lucerne_ha,
  assets_pastures.pas_lucerne_paddocks_no,
  assets_pastures.pas_lucerne_avg_paddock_ha,
  assets_pastures.pas_lucerne_troughs_no,
  assets_pastures.pas_lucerne_dams_no,
  assets_pastures.pas_lucerne_bores_no,
  assets_pastures.pas_lucerne_water_points_no,
  assets_pastures.pas_lucerne_ha_per_water_point,
  assets_pastures.pas_lucerne_avg_distance_water_m,
  assets_pastures.pas_lucerne_max_distance_water_m,
  assets_pastures.pas_lucerne_dse_per_ha,
  assets_pastures.pas_forage_ha,
  assets_pastures.pas_forage_paddocks_no,
  assets_pastures.pas_forage_avg_paddock_ha,
  assets_pastures.pas_forage_troughs_no,
  assets_pastures.pas_forage_dams_no,
  assets_pastures.pas_forage_bores_no,
  assets_pastures.pas_forage_water_points_no,
  assets_pastures.pas_forage_ha_per_water_point,
  assets_pastures.pas_forage_avg_distance_water_m,
  assets_pastures.pas_forage_max_distance_water_m,
  assets_pastures.pas_forage_dse_per_ha,
  assets_pastures.pas_irrigated_ha,
  assets_pastures.pas_irrigated_paddocks_no,
  assets_pastures.pas_irrigated_avg_paddock_ha,
  assets_pastures.pas_irrigated_troughs_no,
  assets_pastures.pas_irrigated_dams_no,
  assets_pastures.pas_irrigated_bores_no,
  assets_pastures.pas_irrigated_water_points_no,
  assets_pastures.pas_irrigated_ha_per_water_point,
  assets_pastures.pas_irrigated_avg_distance_water_m,
  assets_pastures.pas_irrigated_max_distance_water_m,
  assets_pastures.pas_irrigated_dse_per_ha,
  assets_pastures.pas_total_ha,
  assets_pastures.pas_total_water_points_no,
  assets_pastures.pas_total_ha_per_water_point,
  assets_pastures.pas_total_avg_paddock_ha,
  assets_pastures.pas_total_dse_per_ha,
  assets_company_benchmark.co_dry_gross_income,
  assets_company_benchmark.co_dry_gross_income_per_ha,
  assets_company_benchmark.co_dry_direct_cost,
  assets_company_benchmark.co_dry_direct_cost_per_ha,
  assets_company_benchmark.co_dry_gross_margin,
  assets_company_benchmark.co_dry_gross_margin_per_ha,
  assets_company_benchmark.co_dry_overhead,
  assets_company_benchmark.co_dry_overhead_per_ha,
  assets_company_benchmark.co_dry_operating_profit,
  assets_company_benchmark.co_dry_operating_profit_per_ha,
  assets_company_benchmark.co_irr_gross_income,
  assets_company_benchmark.co_irr_gross_income_per_ha,
  assets_company_benchmark.co_irr_direct_cost,
  assets_company_benchmark.co_irr_direct_cost_per_ha,
  assets_company_benchmark.co_irr_gross_margin,
  assets_company_benchmark.co_irr_gross_margin_per_ha,
  assets_company_benchmark.co_irr_overhead,
  assets_company_benchmark.co_irr_overhead_per_ha,
  assets_company_benchmark.co_irr_operating_profit,
  assets_company_benchmark.co_irr_operating_profit_per_ha,
  assets_company_benchmark.co_cane_gross_income,
  assets_company_benchmark.co_cane_gross_income_per_ha,
  assets_company_benchmark.co_cane_direct_cost,
  assets_company_benchmark.co_cane_direct_cost_per_ha,
  assets_company_benchmark.co_cane_gross_margin,
  assets_company_benchmark.co_cane_gross_margin_per_ha,
  assets_company_benchmark.co_cane_overhead,
  assets_company_benchmark.co_cane_overhead_per_ha,
  assets_company_benchmark.co_cane_operating_profit,
  assets_company_benchmark.co_cane_operating_profit_per_ha,
  assets_company_benchmark.co_live_gross_income,
  assets_company_benchmark.co_live_gross_income_per_ha,
  assets_company_benchmark.co_live_direct_cost,
  assets_company_benchmark.co_live_direct_cost_per_ha,
  assets_company_benchmark.co_live_gross_margin,
  assets_company_benchmark.co_live_gross_margin_per_ha,
  assets_company_benchmark.co_live_overhead,
  assets_company_benchmark.co_live_overhead_per_ha,
  assets_company_benchmark.co_live_operating_profit,
  assets_company_benchmark.co_live_operating_profit_per_ha,
  assets_company_benchmark.co_oth_gross_income,
  assets_company_benchmark.co_oth_gross_income_per_ha,
  assets_company_benchmark.co_oth_direct_cost,
  assets_company_benchmark.co_oth_direct_cost_per_ha,
  assets_company_benchmark.co_oth_gross_margin,
  assets_company_benchmark.co_oth_gross_margin_per_ha,
  assets_company_benchmark.co_oth_overhead,
  assets_company_benchmark.co_oth_overhead_per_ha,
  assets_company_benchmark.co_oth_operating_profit,
  assets_company_benchmark.co_oth_operating_profit_per_ha,
  assets_company_benchmark.co_total_gross_income,
  assets_company_benchmark.co_total_gross_income_per_ha,
  assets_company_benchmark.co_total_direct_cost,
  assets_company_benchmark.co_total_direct_cost_per_ha,
  assets_company_benchmark.co_total_gross_margin,
  assets_company_benchmark.co_total_gross_margin_per_ha,
  assets_company_benchmark.co_total_overhead,
  assets_company_benchmark.co_total_overhead_per_ha,
  assets_company_benchmark.co_total_operating_profit,
  assets_company_benchmark.co_total_operating_profit_per_ha,
  assets_company_benchmark.co_dry_gm_ratio,
  assets_company_benchmark.co_dry_overhead_ratio,
  assets_company_benchmark.co_dry_profit_margin,
  assets_company_benchmark.co_dry_income_share,
  assets_company_benchmark.co_dry_asset_return,
  assets_company_benchmark.co_irr_gm_ratio,
  assets_company_benchmark.co_irr_overhead_ratio,
  assets_company_benchmark.co_irr_profit_margin,
  assets_company_benchmark.co_irr_income_share,
  assets_company_benchmark.co_irr_asset_return,
  assets_company_benchmark.co_cane_gm_ratio,
  assets_company_benchmark.co_cane_overhead_ratio,
  assets_company_benchmark.co_cane_profit_margin,
  assets_company_benchmark.co_cane_income_share,
  assets_company_benchmark.co_cane_asset_return,
  assets_company_benchmark.co_live_gm_ratio,
  assets_company_benchmark.co_live_overhead_ratio,
  assets_company_benchmark.co_live_profit_margin,
  assets_company_benchmark.co_live_income_share,
  assets_company_benchmark.co_live_asset_return,
  assets_company_benchmark.co_oth_gm_ratio,
  assets_company_benchmark.co_oth_overhead_ratio,
  assets_company_benchmark.co_oth_profit_margin,
  assets_company_benchmark.co_oth_income_share,
  assets_company_benchmark.co_oth_asset_return,
  assets_company_benchmark.co_total_gm_ratio,
  assets_company_benchmark.co_total_overhead_ratio,
  assets_company_benchmark.co_total_profit_margin,
  assets_company_benchmark.co_total_asset_return,
  assets_company_benchmark.co_gross_income_per_fte,
  assets_company_benchmark.co_gross_income_per_100mm,
  assets_company_benchmark.co_operating_profit_per_100mm,
  assets_company_benchmark.co_operating_profit_per_dse,
  assets_company_benchmark.co_head_office_overhead,
  assets_company_benchmark.co_head_office_overhead_pct,
  assets_company_benchmark.co_roam,
  assets_company_benchmark.co_asset_turnover,
  assets_company_benchmark.co_operating_margin,
  assets_season.origins,
  assets_season.created_at,
  assets_season.updated_at,
  assets_season.deleted_at,
  assets_season.deletion_id
from assets_season
left join assets_values using (id, farm_id)
left join assets_land_and_water using (id, farm_id)
left join assets_liabilities using (id, farm_id)
left join assets_income_and_costs using (id, farm_id)
left join assets_ratios using (id, farm_id)
left join assets_productivity using (id, farm_id)
left join assets_overheads using (id, farm_id)
left join assets_labour using (id, farm_id)
left join assets_production_expenses using (id, farm_id)
left join assets_enterprise_summaries using (id, farm_id)
left join assets_pastures using (id, farm_id)
left join assets_company_benchmark using (id, farm_id);

create function write_assets() returns trigger language plpgsql as $write$
begin
  if tg_op = 'DELETE' then
    delete from assets_season where id = old.id and farm_id = old.farm_id;
    return old;
  end if;
  if tg_op = 'INSERT' then
    insert into assets_season (period_id, farm_id, "Zone", "Activity", "Year", rain_annual_mm, rain_gsr_mm, rain_summer_mm, rain_fallow_mm, rain_long_term_mm, rain_decile, cpi_index, months_in_period, data_complete_pct, validated_flag, benchmark_opt_in, origins, created_at, updated_at, deleted_at, deletion_id)
      values (new.period_id, new.farm_id, new."Zone", new."Activity", new."Year", new.rain_annual_mm, new.rain_gsr_mm, new.rain_summer_mm, new.rain_fallow_mm, new.rain_long_term_mm, new.rain_decile, new.cpi_index, new.months_in_period, new.data_complete_pct, new.validated_flag, new.benchmark_opt_in, new.origins, coalesce(new.created_at, now()), coalesce(new.updated_at, now()), new.deleted_at, new.deletion_id)
      returning id, created_at, updated_at into new.id, new.created_at, new.updated_at;
    insert into assets_values (id, farm_id, owned_ha, leased_ha, sharefarmed_ha, agisted_in_ha, leased_sharefarmed_ha, managed_ha, leased_out_ha, non_productive_ha, effective_ha, arable_ha, grazing_ha, owned_pct_of_managed, owned_land_val, owned_land_val_per_ha, owned_water_val, owned_water_val_per_ha, owned_infrastructure_val, owned_infrastructure_val_per_ha, owned_buildings_val, owned_buildings_val_per_ha, owned_plant_val, owned_plant_val_per_ha, owned_livestock_val, owned_livestock_val_per_ha, owned_grain_on_hand_val, owned_grain_on_hand_val_per_ha, owned_fodder_on_hand_val, owned_fodder_on_hand_val_per_ha, owned_inputs_on_hand_val, owned_inputs_on_hand_val_per_ha, owned_growing_crop_val, owned_growing_crop_val_per_ha, owned_wool_on_hand_val, owned_wool_on_hand_val_per_ha, owned_cash_fmd_val, owned_cash_fmd_val_per_ha, owned_other_val, owned_other_val_per_ha, owned_total_val, owned_total_val_per_ha, leased_land_val, leased_land_val_per_ha, leased_water_val, leased_water_val_per_ha, leased_infrastructure_val, leased_infrastructure_val_per_ha, leased_buildings_val, leased_buildings_val_per_ha, leased_plant_val, leased_plant_val_per_ha, leased_livestock_val, leased_livestock_val_per_ha, leased_other_val, leased_other_val_per_ha, leased_total_val, leased_total_val_per_ha, managed_land_val, managed_land_val_per_ha, managed_water_val, managed_water_val_per_ha, managed_infrastructure_val, managed_infrastructure_val_per_ha, managed_buildings_val, managed_buildings_val_per_ha, managed_plant_val, managed_plant_val_per_ha, managed_livestock_val, managed_livestock_val_per_ha, managed_other_val, managed_other_val_per_ha, managed_total_val, managed_total_val_per_ha, opening_owned_total_val, average_owned_total_val, average_managed_total_val, land_revaluation_val, land_purchase_val, land_sale_val, plant_opening_val, plant_purchase_val, plant_sale_val, plant_depreciation_val, livestock_opening_val, grain_opening_val)
      values (new.id, new.farm_id, new.owned_ha, new.leased_ha, new.sharefarmed_ha, new.agisted_in_ha, new.leased_sharefarmed_ha, new.managed_ha, new.leased_out_ha, new.non_productive_ha, new.effective_ha, new.arable_ha, new.grazing_ha, new.owned_pct_of_managed, new.owned_land_val, new.owned_land_val_per_ha, new.owned_water_val, new.owned_water_val_per_ha, new.owned_infrastructure_val, new.owned_infrastructure_val_per_ha, new.owned_buildings_val, new.owned_buildings_val_per_ha, new.owned_plant_val, new.owned_plant_val_per_ha, new.owned_livestock_val, new.owned_livestock_val_per_ha, new.owned_grain_on_hand_val, new.owned_grain_on_hand_val_per_ha, new.owned_fodder_on_hand_val, new.owned_fodder_on_hand_val_per_ha, new.owned_inputs_on_hand_val, new.owned_inputs_on_hand_val_per_ha, new.owned_growing_crop_val, new.owned_growing_crop_val_per_ha, new.owned_wool_on_hand_val, new.owned_wool_on_hand_val_per_ha, new.owned_cash_fmd_val, new.owned_cash_fmd_val_per_ha, new.owned_other_val, new.owned_other_val_per_ha, new.owned_total_val, new.owned_total_val_per_ha, new.leased_land_val, new.leased_land_val_per_ha, new.leased_water_val, new.leased_water_val_per_ha, new.leased_infrastructure_val, new.leased_infrastructure_val_per_ha, new.leased_buildings_val, new.leased_buildings_val_per_ha, new.leased_plant_val, new.leased_plant_val_per_ha, new.leased_livestock_val, new.leased_livestock_val_per_ha, new.leased_other_val, new.leased_other_val_per_ha, new.leased_total_val, new.leased_total_val_per_ha, new.managed_land_val, new.managed_land_val_per_ha, new.managed_water_val, new.managed_water_val_per_ha, new.managed_infrastructure_val, new.managed_infrastructure_val_per_ha, new.managed_buildings_val, new.managed_buildings_val_per_ha, new.managed_plant_val, new.managed_plant_val_per_ha, new.managed_livestock_val, new.managed_livestock_val_per_ha, new.managed_other_val, new.managed_other_val_per_ha, new.managed_total_val, new.managed_total_val_per_ha, new.opening_owned_total_val, new.average_owned_total_val, new.average_managed_total_val, new.land_revaluation_val, new.land_purchase_val, new.land_sale_val, new.plant_opening_val, new.plant_purchase_val, new.plant_sale_val, new.plant_depreciation_val, new.livestock_opening_val, new.grain_opening_val);
    insert into assets_land_and_water (id, farm_id, dry_arable_owned_ha, dry_arable_leased_ha, dry_arable_ha, dry_arable_val, dry_arable_val_per_ha, dry_arable_high_owned_ha, dry_arable_high_leased_ha, dry_arable_high_ha, dry_arable_high_val, dry_arable_high_val_per_ha, dry_marginal_owned_ha, dry_marginal_leased_ha, dry_marginal_ha, dry_marginal_val, dry_marginal_val_per_ha, irr_developed_furrow_owned_ha, irr_developed_furrow_leased_ha, irr_developed_furrow_ha, irr_developed_furrow_val, irr_developed_furrow_val_per_ha, irr_developed_bankless_owned_ha, irr_developed_bankless_leased_ha, irr_developed_bankless_ha, irr_developed_bankless_val, irr_developed_bankless_val_per_ha, irr_developed_pivot_owned_ha, irr_developed_pivot_leased_ha, irr_developed_pivot_ha, irr_developed_pivot_val, irr_developed_pivot_val_per_ha, irr_undeveloped_owned_ha, irr_undeveloped_leased_ha, irr_undeveloped_ha, irr_undeveloped_val, irr_undeveloped_val_per_ha, pasture_improved_owned_ha, pasture_improved_leased_ha, pasture_improved_ha, pasture_improved_val, pasture_improved_val_per_ha, pasture_tropical_owned_ha, pasture_tropical_leased_ha, pasture_tropical_ha, pasture_tropical_val, pasture_tropical_val_per_ha, pasture_native_owned_ha, pasture_native_leased_ha, pasture_native_ha, pasture_native_val, pasture_native_val_per_ha, pasture_rangeland_owned_ha, pasture_rangeland_leased_ha, pasture_rangeland_ha, pasture_rangeland_val, pasture_rangeland_val_per_ha, pasture_irrigated_owned_ha, pasture_irrigated_leased_ha, pasture_irrigated_ha, pasture_irrigated_val, pasture_irrigated_val_per_ha, storage_land_owned_ha, storage_land_leased_ha, storage_land_ha, storage_land_val, storage_land_val_per_ha, timber_land_owned_ha, timber_land_leased_ha, timber_land_ha, timber_land_val, timber_land_val_per_ha, infrastructure_land_owned_ha, infrastructure_land_leased_ha, infrastructure_land_ha, infrastructure_land_val, infrastructure_land_val_per_ha, other_land_owned_ha, other_land_leased_ha, other_land_ha, other_land_val, other_land_val_per_ha, land_class_total_ha, land_class_total_val, land_class_total_val_per_ha, high_security_ml, high_security_val, high_security_val_per_ml, general_security_ml, general_security_val, general_security_val_per_ml, supplementary_ml, supplementary_val, supplementary_val_per_ml, groundwater_ml, groundwater_val, groundwater_val_per_ml, floodplain_ml, floodplain_val, floodplain_val_per_ml, unregulated_ml, unregulated_val, unregulated_val_per_ml, stock_domestic_ml, stock_domestic_val, stock_domestic_val_per_ml, other_water_ml, other_water_val, other_water_val_per_ml, water_total_ml, water_total_val, water_avg_val_per_ml, water_available_ml, water_allocation_pct, water_carryover_ml, water_purchased_ml, water_sold_ml, water_used_ml, water_used_per_irrigated_ha, water_loss_ml, storage_capacity_ml, storage_opening_ml, storage_closing_ml, water_security_index)
      values (new.id, new.farm_id, new.dry_arable_owned_ha, new.dry_arable_leased_ha, new.dry_arable_ha, new.dry_arable_val, new.dry_arable_val_per_ha, new.dry_arable_high_owned_ha, new.dry_arable_high_leased_ha, new.dry_arable_high_ha, new.dry_arable_high_val, new.dry_arable_high_val_per_ha, new.dry_marginal_owned_ha, new.dry_marginal_leased_ha, new.dry_marginal_ha, new.dry_marginal_val, new.dry_marginal_val_per_ha, new.irr_developed_furrow_owned_ha, new.irr_developed_furrow_leased_ha, new.irr_developed_furrow_ha, new.irr_developed_furrow_val, new.irr_developed_furrow_val_per_ha, new.irr_developed_bankless_owned_ha, new.irr_developed_bankless_leased_ha, new.irr_developed_bankless_ha, new.irr_developed_bankless_val, new.irr_developed_bankless_val_per_ha, new.irr_developed_pivot_owned_ha, new.irr_developed_pivot_leased_ha, new.irr_developed_pivot_ha, new.irr_developed_pivot_val, new.irr_developed_pivot_val_per_ha, new.irr_undeveloped_owned_ha, new.irr_undeveloped_leased_ha, new.irr_undeveloped_ha, new.irr_undeveloped_val, new.irr_undeveloped_val_per_ha, new.pasture_improved_owned_ha, new.pasture_improved_leased_ha, new.pasture_improved_ha, new.pasture_improved_val, new.pasture_improved_val_per_ha, new.pasture_tropical_owned_ha, new.pasture_tropical_leased_ha, new.pasture_tropical_ha, new.pasture_tropical_val, new.pasture_tropical_val_per_ha, new.pasture_native_owned_ha, new.pasture_native_leased_ha, new.pasture_native_ha, new.pasture_native_val, new.pasture_native_val_per_ha, new.pasture_rangeland_owned_ha, new.pasture_rangeland_leased_ha, new.pasture_rangeland_ha, new.pasture_rangeland_val, new.pasture_rangeland_val_per_ha, new.pasture_irrigated_owned_ha, new.pasture_irrigated_leased_ha, new.pasture_irrigated_ha, new.pasture_irrigated_val, new.pasture_irrigated_val_per_ha, new.storage_land_owned_ha, new.storage_land_leased_ha, new.storage_land_ha, new.storage_land_val, new.storage_land_val_per_ha, new.timber_land_owned_ha, new.timber_land_leased_ha, new.timber_land_ha, new.timber_land_val, new.timber_land_val_per_ha, new.infrastructure_land_owned_ha, new.infrastructure_land_leased_ha, new.infrastructure_land_ha, new.infrastructure_land_val, new.infrastructure_land_val_per_ha, new.other_land_owned_ha, new.other_land_leased_ha, new.other_land_ha, new.other_land_val, new.other_land_val_per_ha, new.land_class_total_ha, new.land_class_total_val, new.land_class_total_val_per_ha, new.high_security_ml, new.high_security_val, new.high_security_val_per_ml, new.general_security_ml, new.general_security_val, new.general_security_val_per_ml, new.supplementary_ml, new.supplementary_val, new.supplementary_val_per_ml, new.groundwater_ml, new.groundwater_val, new.groundwater_val_per_ml, new.floodplain_ml, new.floodplain_val, new.floodplain_val_per_ml, new.unregulated_ml, new.unregulated_val, new.unregulated_val_per_ml, new.stock_domestic_ml, new.stock_domestic_val, new.stock_domestic_val_per_ml, new.other_water_ml, new.other_water_val, new.other_water_val_per_ml, new.water_total_ml, new.water_total_val, new.water_avg_val_per_ml, new.water_available_ml, new.water_allocation_pct, new.water_carryover_ml, new.water_purchased_ml, new.water_sold_ml, new.water_used_ml, new.water_used_per_irrigated_ha, new.water_loss_ml, new.storage_capacity_ml, new.storage_opening_ml, new.storage_closing_ml, new.water_security_index);
    insert into assets_liabilities (id, farm_id, overdraft_liab, overdraft_liab_per_ha, term_loan_liab, term_loan_liab_per_ha, equipment_finance_liab, equipment_finance_liab_per_ha, livestock_finance_liab, livestock_finance_liab_per_ha, seasonal_finance_liab, seasonal_finance_liab_per_ha, lease_liab, lease_liab_per_ha, family_loan_liab, family_loan_liab_per_ha, creditors_liab, creditors_liab_per_ha, tax_provision_liab, tax_provision_liab_per_ha, other_liab, other_liab_per_ha, debtors_val, debtors_val_per_ha, total_liab, total_liab_per_ha, net_debt_val, net_debt_val_per_ha, opening_total_liab, average_debt_val, equity_val, opening_equity_val, equity_change_val, equity_pct, current_assets_val, current_liabilities_val, working_capital_val, interest_bearing_debt_val, debt_repayment_val, implied_interest_rate, equity_per_ha)
      values (new.id, new.farm_id, new.overdraft_liab, new.overdraft_liab_per_ha, new.term_loan_liab, new.term_loan_liab_per_ha, new.equipment_finance_liab, new.equipment_finance_liab_per_ha, new.livestock_finance_liab, new.livestock_finance_liab_per_ha, new.seasonal_finance_liab, new.seasonal_finance_liab_per_ha, new.lease_liab, new.lease_liab_per_ha, new.family_loan_liab, new.family_loan_liab_per_ha, new.creditors_liab, new.creditors_liab_per_ha, new.tax_provision_liab, new.tax_provision_liab_per_ha, new.other_liab, new.other_liab_per_ha, new.debtors_val, new.debtors_val_per_ha, new.total_liab, new.total_liab_per_ha, new.net_debt_val, new.net_debt_val_per_ha, new.opening_total_liab, new.average_debt_val, new.equity_val, new.opening_equity_val, new.equity_change_val, new.equity_pct, new.current_assets_val, new.current_liabilities_val, new.working_capital_val, new.interest_bearing_debt_val, new.debt_repayment_val, new.implied_interest_rate, new.equity_per_ha);
    insert into assets_income_and_costs (id, farm_id, dryland_crop_income, dryland_crop_income_per_ha, irrigated_crop_income, irrigated_crop_income_per_ha, cane_income, cane_income_per_ha, hay_income, hay_income_per_ha, sheep_income, sheep_income_per_ha, wool_income, wool_income_per_ha, cattle_income, cattle_income_per_ha, other_livestock_income, other_livestock_income_per_ha, agistment_income, agistment_income_per_ha, contract_income, contract_income_per_ha, lease_income, lease_income_per_ha, water_sale_income, water_sale_income_per_ha, insurance_income, insurance_income_per_ha, rebate_income, rebate_income_per_ha, carbon_stewardship_income, carbon_stewardship_income_per_ha, sundry_income, sundry_income_per_ha, crop_income, crop_income_per_ha, livestock_income, livestock_income_per_ha, other_farm_income, other_farm_income_per_ha, gross_income, gross_income_per_ha, inventory_change, inventory_change_per_ha, direct_cost, direct_cost_per_ha, gross_margin, gross_margin_per_ha, overhead_cost, overhead_cost_per_ha, operating_profit, operating_profit_per_ha, interest_cost, interest_cost_per_ha, lease_cost, lease_cost_per_ha, sharefarm_cost, sharefarm_cost_per_ha, lease_sharefarm_cost, lease_sharefarm_cost_per_ha, finance_cost, finance_cost_per_ha, business_return, business_return_per_ha, tax_paid, tax_paid_per_ha, profit_after_tax, profit_after_tax_per_ha, ebitda, ebitda_per_ha, capex_plant, capex_plant_per_ha, capex_buildings, capex_buildings_per_ha, capex_water, capex_water_per_ha, capex_land_improvement, capex_land_improvement_per_ha, capex_total, capex_total_per_ha, capital_sales, capital_sales_per_ha, net_capex, net_capex_per_ha, drawings, drawings_per_ha, off_farm_income, off_farm_income_per_ha, principal_paid, principal_paid_per_ha, free_cashflow, free_cashflow_per_ha, cash_surplus, cash_surplus_per_ha)
      values (new.id, new.farm_id, new.dryland_crop_income, new.dryland_crop_income_per_ha, new.irrigated_crop_income, new.irrigated_crop_income_per_ha, new.cane_income, new.cane_income_per_ha, new.hay_income, new.hay_income_per_ha, new.sheep_income, new.sheep_income_per_ha, new.wool_income, new.wool_income_per_ha, new.cattle_income, new.cattle_income_per_ha, new.other_livestock_income, new.other_livestock_income_per_ha, new.agistment_income, new.agistment_income_per_ha, new.contract_income, new.contract_income_per_ha, new.lease_income, new.lease_income_per_ha, new.water_sale_income, new.water_sale_income_per_ha, new.insurance_income, new.insurance_income_per_ha, new.rebate_income, new.rebate_income_per_ha, new.carbon_stewardship_income, new.carbon_stewardship_income_per_ha, new.sundry_income, new.sundry_income_per_ha, new.crop_income, new.crop_income_per_ha, new.livestock_income, new.livestock_income_per_ha, new.other_farm_income, new.other_farm_income_per_ha, new.gross_income, new.gross_income_per_ha, new.inventory_change, new.inventory_change_per_ha, new.direct_cost, new.direct_cost_per_ha, new.gross_margin, new.gross_margin_per_ha, new.overhead_cost, new.overhead_cost_per_ha, new.operating_profit, new.operating_profit_per_ha, new.interest_cost, new.interest_cost_per_ha, new.lease_cost, new.lease_cost_per_ha, new.sharefarm_cost, new.sharefarm_cost_per_ha, new.lease_sharefarm_cost, new.lease_sharefarm_cost_per_ha, new.finance_cost, new.finance_cost_per_ha, new.business_return, new.business_return_per_ha, new.tax_paid, new.tax_paid_per_ha, new.profit_after_tax, new.profit_after_tax_per_ha, new.ebitda, new.ebitda_per_ha, new.capex_plant, new.capex_plant_per_ha, new.capex_buildings, new.capex_buildings_per_ha, new.capex_water, new.capex_water_per_ha, new.capex_land_improvement, new.capex_land_improvement_per_ha, new.capex_total, new.capex_total_per_ha, new.capital_sales, new.capital_sales_per_ha, new.net_capex, new.net_capex_per_ha, new.drawings, new.drawings_per_ha, new.off_farm_income, new.off_farm_income_per_ha, new.principal_paid, new.principal_paid_per_ha, new.free_cashflow, new.free_cashflow_per_ha, new.cash_surplus, new.cash_surplus_per_ha);
    insert into assets_ratios (id, farm_id, roam, roam_average, return_on_owned_assets, roe, return_incl_land_gain, asset_turnover, operating_profit_margin, direct_cost_ratio, overhead_ratio, expense_ratio, finance_ratio, interest_ratio, lease_ratio, interest_cover, interest_lease_cover, term_debt_cover, debt_to_assets, debt_to_equity, debt_to_income, debt_per_ha, current_ratio, working_capital_ratio, plant_ratio, plant_per_crop_ha, plant_per_managed_ha, plant_cost_ratio, tpml_ratio, machinery_investment_ratio, building_ratio, building_per_ha, water_ratio, land_ratio, livestock_ratio, leased_share, labour_ratio, fuel_ratio, fertiliser_ratio, chemical_ratio, depreciation_ratio, drawings_ratio, reinvestment_ratio, cash_margin)
      values (new.id, new.farm_id, new.roam, new.roam_average, new.return_on_owned_assets, new.roe, new.return_incl_land_gain, new.asset_turnover, new.operating_profit_margin, new.direct_cost_ratio, new.overhead_ratio, new.expense_ratio, new.finance_ratio, new.interest_ratio, new.lease_ratio, new.interest_cover, new.interest_lease_cover, new.term_debt_cover, new.debt_to_assets, new.debt_to_equity, new.debt_to_income, new.debt_per_ha, new.current_ratio, new.working_capital_ratio, new.plant_ratio, new.plant_per_crop_ha, new.plant_per_managed_ha, new.plant_cost_ratio, new.tpml_ratio, new.machinery_investment_ratio, new.building_ratio, new.building_per_ha, new.water_ratio, new.land_ratio, new.livestock_ratio, new.leased_share, new.labour_ratio, new.fuel_ratio, new.fertiliser_ratio, new.chemical_ratio, new.depreciation_ratio, new.drawings_ratio, new.reinvestment_ratio, new.cash_margin);
    insert into assets_productivity (id, farm_id, income_per_ha, income_per_dse, income_per_100mm, direct_costs_per_ha, direct_costs_per_dse, direct_costs_per_100mm, margin_per_ha, margin_per_dse, margin_per_100mm, overheads_per_ha, overheads_per_dse, overheads_per_100mm, profit_per_ha, profit_per_dse, profit_per_100mm, machinery_cost_per_ha, machinery_cost_per_dse, machinery_cost_per_100mm, income_per_fte, direct_costs_per_fte, margin_per_fte, overheads_per_fte, profit_per_fte, machinery_cost_per_fte, labour_cost_per_ha, labour_cost_per_dse, labour_cost_per_100mm, crop_tonnes_per_ha, crop_income_per_crop_ha, crop_margin_per_crop_ha, profit_per_ha_per_mm_gsr, wheat_yield, cotton_yield, cane_yield, wue_wheat, wue_all_crops, bales_per_ml, income_per_ml, margin_per_ml, kg_beef_per_ha, kg_beef_per_dse, kg_sheepmeat_per_ha, kg_wool_per_ha, kg_wool_per_dse, livestock_income_per_dse, livestock_margin_per_dse, cost_of_production_beef, cost_of_production_lamb, cost_of_production_wool, cost_of_production_wheat, cost_of_production_cotton, average_dse, dse_per_ha, dse_per_ha_per_100mm, average_ae, weaning_pct_sheep, weaning_pct_cattle, marking_pct_sheep, death_pct_sheep, death_pct_cattle, kg_weaned_per_female, average_daily_gain)
      values (new.id, new.farm_id, new.income_per_ha, new.income_per_dse, new.income_per_100mm, new.direct_costs_per_ha, new.direct_costs_per_dse, new.direct_costs_per_100mm, new.margin_per_ha, new.margin_per_dse, new.margin_per_100mm, new.overheads_per_ha, new.overheads_per_dse, new.overheads_per_100mm, new.profit_per_ha, new.profit_per_dse, new.profit_per_100mm, new.machinery_cost_per_ha, new.machinery_cost_per_dse, new.machinery_cost_per_100mm, new.income_per_fte, new.direct_costs_per_fte, new.margin_per_fte, new.overheads_per_fte, new.profit_per_fte, new.machinery_cost_per_fte, new.labour_cost_per_ha, new.labour_cost_per_dse, new.labour_cost_per_100mm, new.crop_tonnes_per_ha, new.crop_income_per_crop_ha, new.crop_margin_per_crop_ha, new.profit_per_ha_per_mm_gsr, new.wheat_yield, new.cotton_yield, new.cane_yield, new.wue_wheat, new.wue_all_crops, new.bales_per_ml, new.income_per_ml, new.margin_per_ml, new.kg_beef_per_ha, new.kg_beef_per_dse, new.kg_sheepmeat_per_ha, new.kg_wool_per_ha, new.kg_wool_per_dse, new.livestock_income_per_dse, new.livestock_margin_per_dse, new.cost_of_production_beef, new.cost_of_production_lamb, new.cost_of_production_wool, new.cost_of_production_wheat, new.cost_of_production_cotton, new.average_dse, new.dse_per_ha, new.dse_per_ha_per_100mm, new.average_ae, new.weaning_pct_sheep, new.weaning_pct_cattle, new.marking_pct_sheep, new.death_pct_sheep, new.death_pct_cattle, new.kg_weaned_per_female, new.average_daily_gain);
    insert into assets_overheads (id, farm_id, oh_administration, oh_administration_per_ha, oh_accounting, oh_accounting_per_ha, oh_legal, oh_legal_per_ha, oh_consulting, oh_consulting_per_ha, oh_bank_charges, oh_bank_charges_per_ha, oh_rates, oh_rates_per_ha, oh_land_tax_rent_fees, oh_land_tax_rent_fees_per_ha, oh_water_fixed_charges, oh_water_fixed_charges_per_ha, oh_electricity_gas, oh_electricity_gas_per_ha, oh_phone_internet, oh_phone_internet_per_ha, oh_insurance_general, oh_insurance_general_per_ha, oh_insurance_vehicles, oh_insurance_vehicles_per_ha, oh_insurance_workers, oh_insurance_workers_per_ha, oh_registration, oh_registration_per_ha, oh_fuel_oil, oh_fuel_oil_per_ha, oh_repairs_plant, oh_repairs_plant_per_ha, oh_repairs_buildings, oh_repairs_buildings_per_ha, oh_repairs_improvements, oh_repairs_improvements_per_ha, oh_motor_vehicle, oh_motor_vehicle_per_ha, oh_freight_general, oh_freight_general_per_ha, oh_wages_permanent, oh_wages_permanent_per_ha, oh_wages_casual, oh_wages_casual_per_ha, oh_superannuation, oh_superannuation_per_ha, oh_owner_allowance, oh_owner_allowance_per_ha, oh_training_travel, oh_training_travel_per_ha, oh_weed_pest_roads, oh_weed_pest_roads_per_ha, oh_depreciation_plant, oh_depreciation_plant_per_ha, oh_depreciation_buildings, oh_depreciation_buildings_per_ha, oh_other, oh_other_per_ha, oh_total, oh_total_per_ha, oh_cash_total, oh_cash_total_per_ha, oh_total_pct_income, oh_total_per_dse, oh_total_per_crop_ha)
      values (new.id, new.farm_id, new.oh_administration, new.oh_administration_per_ha, new.oh_accounting, new.oh_accounting_per_ha, new.oh_legal, new.oh_legal_per_ha, new.oh_consulting, new.oh_consulting_per_ha, new.oh_bank_charges, new.oh_bank_charges_per_ha, new.oh_rates, new.oh_rates_per_ha, new.oh_land_tax_rent_fees, new.oh_land_tax_rent_fees_per_ha, new.oh_water_fixed_charges, new.oh_water_fixed_charges_per_ha, new.oh_electricity_gas, new.oh_electricity_gas_per_ha, new.oh_phone_internet, new.oh_phone_internet_per_ha, new.oh_insurance_general, new.oh_insurance_general_per_ha, new.oh_insurance_vehicles, new.oh_insurance_vehicles_per_ha, new.oh_insurance_workers, new.oh_insurance_workers_per_ha, new.oh_registration, new.oh_registration_per_ha, new.oh_fuel_oil, new.oh_fuel_oil_per_ha, new.oh_repairs_plant, new.oh_repairs_plant_per_ha, new.oh_repairs_buildings, new.oh_repairs_buildings_per_ha, new.oh_repairs_improvements, new.oh_repairs_improvements_per_ha, new.oh_motor_vehicle, new.oh_motor_vehicle_per_ha, new.oh_freight_general, new.oh_freight_general_per_ha, new.oh_wages_permanent, new.oh_wages_permanent_per_ha, new.oh_wages_casual, new.oh_wages_casual_per_ha, new.oh_superannuation, new.oh_superannuation_per_ha, new.oh_owner_allowance, new.oh_owner_allowance_per_ha, new.oh_training_travel, new.oh_training_travel_per_ha, new.oh_weed_pest_roads, new.oh_weed_pest_roads_per_ha, new.oh_depreciation_plant, new.oh_depreciation_plant_per_ha, new.oh_depreciation_buildings, new.oh_depreciation_buildings_per_ha, new.oh_other, new.oh_other_per_ha, new.oh_total, new.oh_total_per_ha, new.oh_cash_total, new.oh_cash_total_per_ha, new.oh_total_pct_income, new.oh_total_per_dse, new.oh_total_per_crop_ha);
    insert into assets_labour (id, farm_id, fte_owner, fte_permanent, fte_casual, fte_contract, fte_total, days_owner, days_permanent, days_casual, wages_paid_total, owner_allowance_total, labour_cost_total, contract_labour_cost, labour_cost_incl_contract, labour_cost_per_fte, ha_per_fte, crop_ha_per_fte, dse_per_fte, gross_income_per_fte, operating_profit_per_fte, machinery_value_per_fte, labour_pct_of_income, tonnes_per_fte, bales_per_fte, labour_cost_crop, labour_cost_crop_per_ha, labour_cost_livestock, labour_cost_livestock_per_ha)
      values (new.id, new.farm_id, new.fte_owner, new.fte_permanent, new.fte_casual, new.fte_contract, new.fte_total, new.days_owner, new.days_permanent, new.days_casual, new.wages_paid_total, new.owner_allowance_total, new.labour_cost_total, new.contract_labour_cost, new.labour_cost_incl_contract, new.labour_cost_per_fte, new.ha_per_fte, new.crop_ha_per_fte, new.dse_per_fte, new.gross_income_per_fte, new.operating_profit_per_fte, new.machinery_value_per_fte, new.labour_pct_of_income, new.tonnes_per_fte, new.bales_per_fte, new.labour_cost_crop, new.labour_cost_crop_per_ha, new.labour_cost_livestock, new.labour_cost_livestock_per_ha);
    insert into assets_production_expenses (id, farm_id, exp_fertiliser_n, exp_fertiliser_n_per_ha, exp_fertiliser_n_2, exp_fertiliser_n_2_per_ha, exp_fertiliser_p, exp_fertiliser_p_per_ha, exp_fertiliser_p_2, exp_fertiliser_p_2_per_ha, exp_fertiliser_k, exp_fertiliser_k_per_ha, exp_fertiliser_k_2, exp_fertiliser_k_2_per_ha, exp_fertiliser_other, exp_fertiliser_other_per_ha, exp_fertiliser_other_2, exp_fertiliser_other_2_per_ha, exp_herbicide_fallow, exp_herbicide_fallow_per_ha, exp_herbicide_fallow_2, exp_herbicide_fallow_2_per_ha, exp_herbicide_crop, exp_herbicide_crop_per_ha, exp_herbicide_crop_2, exp_herbicide_crop_2_per_ha, exp_insecticide, exp_insecticide_per_ha, exp_insecticide_2, exp_insecticide_2_per_ha, exp_fungicide, exp_fungicide_per_ha, exp_fungicide_2, exp_fungicide_2_per_ha, exp_growth_regulator_defoliant, exp_growth_regulator_defoliant_per_ha, exp_growth_regulator_defoliant_2, exp_growth_regulator_defoliant_2_per_ha, exp_contract_planting, exp_contract_planting_per_ha, exp_contract_planting_2, exp_contract_planting_2_per_ha, exp_contract_spraying, exp_contract_spraying_per_ha, exp_contract_spraying_2, exp_contract_spraying_2_per_ha, exp_contract_harvest, exp_contract_harvest_per_ha, exp_contract_harvest_2, exp_contract_harvest_2_per_ha, exp_contract_other, exp_contract_other_per_ha, exp_contract_other_2, exp_contract_other_2_per_ha, exp_seed, exp_seed_per_ha, exp_seed_2, exp_seed_2_per_ha, exp_fuel_direct, exp_fuel_direct_per_ha, exp_fuel_direct_2, exp_fuel_direct_2_per_ha, exp_repairs_direct, exp_repairs_direct_per_ha, exp_repairs_direct_2, exp_repairs_direct_2_per_ha, exp_labour_direct, exp_labour_direct_per_ha, exp_labour_direct_2, exp_labour_direct_2_per_ha, exp_freight_inputs, exp_freight_inputs_per_ha, exp_freight_inputs_2, exp_freight_inputs_2_per_ha, exp_freight_produce, exp_freight_produce_per_ha, exp_freight_produce_2, exp_freight_produce_2_per_ha, exp_water_purchase, exp_water_purchase_per_ha, exp_water_purchase_2, exp_water_purchase_2_per_ha, exp_water_usage_charges, exp_water_usage_charges_per_ha, exp_water_usage_charges_2, exp_water_usage_charges_2_per_ha, exp_pumping_energy, exp_pumping_energy_per_ha, exp_pumping_energy_2, exp_pumping_energy_2_per_ha, exp_insurance_crop, exp_insurance_crop_per_ha, exp_insurance_crop_2, exp_insurance_crop_2_per_ha, exp_levies, exp_levies_per_ha, exp_levies_2, exp_levies_2_per_ha, exp_licence_fees, exp_licence_fees_per_ha, exp_licence_fees_2, exp_licence_fees_2_per_ha, exp_ginning, exp_ginning_per_ha, exp_ginning_2, exp_ginning_2_per_ha, exp_packaging_wool_packs, exp_packaging_wool_packs_per_ha, exp_packaging_wool_packs_2, exp_packaging_wool_packs_2_per_ha, exp_storage_handling, exp_storage_handling_per_ha, exp_storage_handling_2, exp_storage_handling_2_per_ha, exp_selling_commission, exp_selling_commission_per_ha, exp_selling_commission_2, exp_selling_commission_2_per_ha, exp_irrigation_repairs, exp_irrigation_repairs_per_ha, exp_irrigation_repairs_2, exp_irrigation_repairs_2_per_ha, exp_other_direct, exp_other_direct_per_ha, exp_other_direct_2, exp_other_direct_2_per_ha, exp_shearing_crutching, exp_shearing_crutching_per_ha, exp_shearing_crutching_2, exp_shearing_crutching_2_per_ha, exp_animal_health, exp_animal_health_per_ha, exp_animal_health_2, exp_animal_health_2_per_ha, exp_supplementary_feed, exp_supplementary_feed_per_ha, exp_supplementary_feed_2, exp_supplementary_feed_2_per_ha, exp_agistment_out, exp_agistment_out_per_ha, exp_agistment_out_2, exp_agistment_out_2_per_ha, exp_joining_sires, exp_joining_sires_per_ha, exp_joining_sires_2, exp_joining_sires_2_per_ha, exp_pasture_maintenance, exp_pasture_maintenance_per_ha, exp_pasture_maintenance_2, exp_pasture_maintenance_2_per_ha, exp_fertiliser_total, exp_fertiliser_total_per_ha, exp_fertiliser_total_2, exp_fertiliser_total_2_per_ha, exp_chemical_total, exp_chemical_total_per_ha, exp_chemical_total_2, exp_chemical_total_2_per_ha, exp_contract_total, exp_contract_total_per_ha, exp_contract_total_2, exp_contract_total_2_per_ha, exp_total, exp_total_per_ha, exp_total_2, exp_total_2_per_ha, fertiliser_kg_n_per_ha, fertiliser_kg_p_per_ha, fertiliser_kg_k_per_ha, fertiliser_kg_s_per_ha, cost_per_kg_n, water_cost_per_ml, pumping_cost_per_ml, feed_cost_per_dse, ginning_per_bale, freight_per_tonne)
      values (new.id, new.farm_id, new.exp_fertiliser_n, new.exp_fertiliser_n_per_ha, new.exp_fertiliser_n_2, new.exp_fertiliser_n_2_per_ha, new.exp_fertiliser_p, new.exp_fertiliser_p_per_ha, new.exp_fertiliser_p_2, new.exp_fertiliser_p_2_per_ha, new.exp_fertiliser_k, new.exp_fertiliser_k_per_ha, new.exp_fertiliser_k_2, new.exp_fertiliser_k_2_per_ha, new.exp_fertiliser_other, new.exp_fertiliser_other_per_ha, new.exp_fertiliser_other_2, new.exp_fertiliser_other_2_per_ha, new.exp_herbicide_fallow, new.exp_herbicide_fallow_per_ha, new.exp_herbicide_fallow_2, new.exp_herbicide_fallow_2_per_ha, new.exp_herbicide_crop, new.exp_herbicide_crop_per_ha, new.exp_herbicide_crop_2, new.exp_herbicide_crop_2_per_ha, new.exp_insecticide, new.exp_insecticide_per_ha, new.exp_insecticide_2, new.exp_insecticide_2_per_ha, new.exp_fungicide, new.exp_fungicide_per_ha, new.exp_fungicide_2, new.exp_fungicide_2_per_ha, new.exp_growth_regulator_defoliant, new.exp_growth_regulator_defoliant_per_ha, new.exp_growth_regulator_defoliant_2, new.exp_growth_regulator_defoliant_2_per_ha, new.exp_contract_planting, new.exp_contract_planting_per_ha, new.exp_contract_planting_2, new.exp_contract_planting_2_per_ha, new.exp_contract_spraying, new.exp_contract_spraying_per_ha, new.exp_contract_spraying_2, new.exp_contract_spraying_2_per_ha, new.exp_contract_harvest, new.exp_contract_harvest_per_ha, new.exp_contract_harvest_2, new.exp_contract_harvest_2_per_ha, new.exp_contract_other, new.exp_contract_other_per_ha, new.exp_contract_other_2, new.exp_contract_other_2_per_ha, new.exp_seed, new.exp_seed_per_ha, new.exp_seed_2, new.exp_seed_2_per_ha, new.exp_fuel_direct, new.exp_fuel_direct_per_ha, new.exp_fuel_direct_2, new.exp_fuel_direct_2_per_ha, new.exp_repairs_direct, new.exp_repairs_direct_per_ha, new.exp_repairs_direct_2, new.exp_repairs_direct_2_per_ha, new.exp_labour_direct, new.exp_labour_direct_per_ha, new.exp_labour_direct_2, new.exp_labour_direct_2_per_ha, new.exp_freight_inputs, new.exp_freight_inputs_per_ha, new.exp_freight_inputs_2, new.exp_freight_inputs_2_per_ha, new.exp_freight_produce, new.exp_freight_produce_per_ha, new.exp_freight_produce_2, new.exp_freight_produce_2_per_ha, new.exp_water_purchase, new.exp_water_purchase_per_ha, new.exp_water_purchase_2, new.exp_water_purchase_2_per_ha, new.exp_water_usage_charges, new.exp_water_usage_charges_per_ha, new.exp_water_usage_charges_2, new.exp_water_usage_charges_2_per_ha, new.exp_pumping_energy, new.exp_pumping_energy_per_ha, new.exp_pumping_energy_2, new.exp_pumping_energy_2_per_ha, new.exp_insurance_crop, new.exp_insurance_crop_per_ha, new.exp_insurance_crop_2, new.exp_insurance_crop_2_per_ha, new.exp_levies, new.exp_levies_per_ha, new.exp_levies_2, new.exp_levies_2_per_ha, new.exp_licence_fees, new.exp_licence_fees_per_ha, new.exp_licence_fees_2, new.exp_licence_fees_2_per_ha, new.exp_ginning, new.exp_ginning_per_ha, new.exp_ginning_2, new.exp_ginning_2_per_ha, new.exp_packaging_wool_packs, new.exp_packaging_wool_packs_per_ha, new.exp_packaging_wool_packs_2, new.exp_packaging_wool_packs_2_per_ha, new.exp_storage_handling, new.exp_storage_handling_per_ha, new.exp_storage_handling_2, new.exp_storage_handling_2_per_ha, new.exp_selling_commission, new.exp_selling_commission_per_ha, new.exp_selling_commission_2, new.exp_selling_commission_2_per_ha, new.exp_irrigation_repairs, new.exp_irrigation_repairs_per_ha, new.exp_irrigation_repairs_2, new.exp_irrigation_repairs_2_per_ha, new.exp_other_direct, new.exp_other_direct_per_ha, new.exp_other_direct_2, new.exp_other_direct_2_per_ha, new.exp_shearing_crutching, new.exp_shearing_crutching_per_ha, new.exp_shearing_crutching_2, new.exp_shearing_crutching_2_per_ha, new.exp_animal_health, new.exp_animal_health_per_ha, new.exp_animal_health_2, new.exp_animal_health_2_per_ha, new.exp_supplementary_feed, new.exp_supplementary_feed_per_ha, new.exp_supplementary_feed_2, new.exp_supplementary_feed_2_per_ha, new.exp_agistment_out, new.exp_agistment_out_per_ha, new.exp_agistment_out_2, new.exp_agistment_out_2_per_ha, new.exp_joining_sires, new.exp_joining_sires_per_ha, new.exp_joining_sires_2, new.exp_joining_sires_2_per_ha, new.exp_pasture_maintenance, new.exp_pasture_maintenance_per_ha, new.exp_pasture_maintenance_2, new.exp_pasture_maintenance_2_per_ha, new.exp_fertiliser_total, new.exp_fertiliser_total_per_ha, new.exp_fertiliser_total_2, new.exp_fertiliser_total_2_per_ha, new.exp_chemical_total, new.exp_chemical_total_per_ha, new.exp_chemical_total_2, new.exp_chemical_total_2_per_ha, new.exp_contract_total, new.exp_contract_total_per_ha, new.exp_contract_total_2, new.exp_contract_total_2_per_ha, new.exp_total, new.exp_total_per_ha, new.exp_total_2, new.exp_total_2_per_ha, new.fertiliser_kg_n_per_ha, new.fertiliser_kg_p_per_ha, new.fertiliser_kg_k_per_ha, new.fertiliser_kg_s_per_ha, new.cost_per_kg_n, new.water_cost_per_ml, new.pumping_cost_per_ml, new.feed_cost_per_dse, new.ginning_per_bale, new.freight_per_tonne);
    insert into assets_enterprise_summaries (id, farm_id, dl_area_available_ha, dl_area_cropped_ha, dl_area_harvested_ha, dl_area_fallow_ha, dl_area_failed_ha, dl_area_hay_ha, dl_area_double_crop_ha, dl_cropping_intensity, dl_crop_types_no, dl_paddocks_no, dl_avg_paddock_ha, dl_main_crop_ha, dl_main_crop_yield, dl_crop_income, dl_crop_income_per_ha, dl_crop_direct_cost, dl_crop_gross_margin, dl_crop_gross_margin_per_ha, dl_crop_gm_per_mm, dl_avg_wue, dl_fallow_rain_mm, dl_land_val_per_ha, ir_area_available_ha, ir_area_cropped_ha, ir_area_harvested_ha, ir_area_fallow_ha, ir_area_failed_ha, ir_area_hay_ha, ir_area_double_crop_ha, ir_cropping_intensity, ir_crop_types_no, ir_paddocks_no, ir_avg_paddock_ha, ir_main_crop_ha, ir_main_crop_yield, ir_crop_income, ir_crop_income_per_ha, ir_crop_direct_cost, ir_crop_gross_margin, ir_crop_gross_margin_per_ha, ir_crop_gm_per_mm, ir_avg_wue, ir_fallow_rain_mm, ir_land_val_per_ha, cane_area_ha, ir_area_developed_ha, ir_area_irrigated_ha, ir_pct_developed_used, ir_ml_used, ir_ml_per_ha, ir_entitlement_high_ml, ir_entitlement_general_ml, ir_entitlement_supplementary_ml, ir_entitlement_groundwater_ml, ir_entitlement_other_ml, ir_entitlement_total_ml, ir_avg_val_high_per_ml, ir_avg_val_general_per_ml, ir_avg_val_supplementary_per_ml, ir_avg_val_groundwater_per_ml, ir_avg_val_other_per_ml, ir_allocation_pct, ir_ml_available, ir_storage_capacity_ml, ir_storage_ml_per_developed_ha, ir_ml_entitlement_per_developed_ha, ir_pivot_lateral_ha, ir_furrow_syphon_ha, ir_bankless_ha, ir_drip_ha, ir_bales_per_ml, ir_gpwui, ir_income_per_ml, ir_margin_per_ml, gz_area_ha, gz_area_grazed_crop_ha, gz_avg_dse, gz_opening_dse, gz_closing_dse, gz_max_dse, gz_sheep_dse, gz_cattle_dse, gz_other_dse, gz_sheep_head, gz_cattle_head, gz_dse_per_ha, gz_dse_per_100mm, gz_paddocks_no, gz_avg_paddock_ha, gz_mobs_no, gz_water_points_no, gz_ha_per_water_point, gz_kg_produced, gz_kg_per_ha, gz_kg_per_dse, gz_income, gz_income_per_ha, gz_income_per_dse, gz_direct_cost, gz_gross_margin, gz_gross_margin_per_ha, gz_gross_margin_per_dse, gz_feed_cost_per_dse, gz_cost_of_production, gz_land_val_per_dse, gz_land_val_per_ha, gz_sheep_cattle_dse_ratio)
      values (new.id, new.farm_id, new.dl_area_available_ha, new.dl_area_cropped_ha, new.dl_area_harvested_ha, new.dl_area_fallow_ha, new.dl_area_failed_ha, new.dl_area_hay_ha, new.dl_area_double_crop_ha, new.dl_cropping_intensity, new.dl_crop_types_no, new.dl_paddocks_no, new.dl_avg_paddock_ha, new.dl_main_crop_ha, new.dl_main_crop_yield, new.dl_crop_income, new.dl_crop_income_per_ha, new.dl_crop_direct_cost, new.dl_crop_gross_margin, new.dl_crop_gross_margin_per_ha, new.dl_crop_gm_per_mm, new.dl_avg_wue, new.dl_fallow_rain_mm, new.dl_land_val_per_ha, new.ir_area_available_ha, new.ir_area_cropped_ha, new.ir_area_harvested_ha, new.ir_area_fallow_ha, new.ir_area_failed_ha, new.ir_area_hay_ha, new.ir_area_double_crop_ha, new.ir_cropping_intensity, new.ir_crop_types_no, new.ir_paddocks_no, new.ir_avg_paddock_ha, new.ir_main_crop_ha, new.ir_main_crop_yield, new.ir_crop_income, new.ir_crop_income_per_ha, new.ir_crop_direct_cost, new.ir_crop_gross_margin, new.ir_crop_gross_margin_per_ha, new.ir_crop_gm_per_mm, new.ir_avg_wue, new.ir_fallow_rain_mm, new.ir_land_val_per_ha, new.cane_area_ha, new.ir_area_developed_ha, new.ir_area_irrigated_ha, new.ir_pct_developed_used, new.ir_ml_used, new.ir_ml_per_ha, new.ir_entitlement_high_ml, new.ir_entitlement_general_ml, new.ir_entitlement_supplementary_ml, new.ir_entitlement_groundwater_ml, new.ir_entitlement_other_ml, new.ir_entitlement_total_ml, new.ir_avg_val_high_per_ml, new.ir_avg_val_general_per_ml, new.ir_avg_val_supplementary_per_ml, new.ir_avg_val_groundwater_per_ml, new.ir_avg_val_other_per_ml, new.ir_allocation_pct, new.ir_ml_available, new.ir_storage_capacity_ml, new.ir_storage_ml_per_developed_ha, new.ir_ml_entitlement_per_developed_ha, new.ir_pivot_lateral_ha, new.ir_furrow_syphon_ha, new.ir_bankless_ha, new.ir_drip_ha, new.ir_bales_per_ml, new.ir_gpwui, new.ir_income_per_ml, new.ir_margin_per_ml, new.gz_area_ha, new.gz_area_grazed_crop_ha, new.gz_avg_dse, new.gz_opening_dse, new.gz_closing_dse, new.gz_max_dse, new.gz_sheep_dse, new.gz_cattle_dse, new.gz_other_dse, new.gz_sheep_head, new.gz_cattle_head, new.gz_dse_per_ha, new.gz_dse_per_100mm, new.gz_paddocks_no, new.gz_avg_paddock_ha, new.gz_mobs_no, new.gz_water_points_no, new.gz_ha_per_water_point, new.gz_kg_produced, new.gz_kg_per_ha, new.gz_kg_per_dse, new.gz_income, new.gz_income_per_ha, new.gz_income_per_dse, new.gz_direct_cost, new.gz_gross_margin, new.gz_gross_margin_per_ha, new.gz_gross_margin_per_dse, new.gz_feed_cost_per_dse, new.gz_cost_of_production, new.gz_land_val_per_dse, new.gz_land_val_per_ha, new.gz_sheep_cattle_dse_ratio);
    insert into assets_pastures (id, farm_id, pas_native_ha, pas_native_paddocks_no, pas_native_avg_paddock_ha, pas_native_troughs_no, pas_native_dams_no, pas_native_bores_no, pas_native_water_points_no, pas_native_ha_per_water_point, pas_native_avg_distance_water_m, pas_native_max_distance_water_m, pas_native_dse_per_ha, pas_temperate_ha, pas_temperate_paddocks_no, pas_temperate_avg_paddock_ha, pas_temperate_troughs_no, pas_temperate_dams_no, pas_temperate_bores_no, pas_temperate_water_points_no, pas_temperate_ha_per_water_point, pas_temperate_avg_distance_water_m, pas_temperate_max_distance_water_m, pas_temperate_dse_per_ha, pas_tropical_ha, pas_tropical_paddocks_no, pas_tropical_avg_paddock_ha, pas_tropical_troughs_no, pas_tropical_dams_no, pas_tropical_bores_no, pas_tropical_water_points_no, pas_tropical_ha_per_water_point, pas_tropical_avg_distance_water_m, pas_tropical_max_distance_water_m, pas_tropical_dse_per_ha, pas_lucerne_ha, pas_lucerne_paddocks_no, pas_lucerne_avg_paddock_ha, pas_lucerne_troughs_no, pas_lucerne_dams_no, pas_lucerne_bores_no, pas_lucerne_water_points_no, pas_lucerne_ha_per_water_point, pas_lucerne_avg_distance_water_m, pas_lucerne_max_distance_water_m, pas_lucerne_dse_per_ha, pas_forage_ha, pas_forage_paddocks_no, pas_forage_avg_paddock_ha, pas_forage_troughs_no, pas_forage_dams_no, pas_forage_bores_no, pas_forage_water_points_no, pas_forage_ha_per_water_point, pas_forage_avg_distance_water_m, pas_forage_max_distance_water_m, pas_forage_dse_per_ha, pas_irrigated_ha, pas_irrigated_paddocks_no, pas_irrigated_avg_paddock_ha, pas_irrigated_troughs_no, pas_irrigated_dams_no, pas_irrigated_bores_no, pas_irrigated_water_points_no, pas_irrigated_ha_per_water_point, pas_irrigated_avg_distance_water_m, pas_irrigated_max_distance_water_m, pas_irrigated_dse_per_ha, pas_total_ha, pas_total_water_points_no, pas_total_ha_per_water_point, pas_total_avg_paddock_ha, pas_total_dse_per_ha)
      values (new.id, new.farm_id, new.pas_native_ha, new.pas_native_paddocks_no, new.pas_native_avg_paddock_ha, new.pas_native_troughs_no, new.pas_native_dams_no, new.pas_native_bores_no, new.pas_native_water_points_no, new.pas_native_ha_per_water_point, new.pas_native_avg_distance_water_m, new.pas_native_max_distance_water_m, new.pas_native_dse_per_ha, new.pas_temperate_ha, new.pas_temperate_paddocks_no, new.pas_temperate_avg_paddock_ha, new.pas_temperate_troughs_no, new.pas_temperate_dams_no, new.pas_temperate_bores_no, new.pas_temperate_water_points_no, new.pas_temperate_ha_per_water_point, new.pas_temperate_avg_distance_water_m, new.pas_temperate_max_distance_water_m, new.pas_temperate_dse_per_ha, new.pas_tropical_ha, new.pas_tropical_paddocks_no, new.pas_tropical_avg_paddock_ha, new.pas_tropical_troughs_no, new.pas_tropical_dams_no, new.pas_tropical_bores_no, new.pas_tropical_water_points_no, new.pas_tropical_ha_per_water_point, new.pas_tropical_avg_distance_water_m, new.pas_tropical_max_distance_water_m, new.pas_tropical_dse_per_ha, new.pas_lucerne_ha, new.pas_lucerne_paddocks_no, new.pas_lucerne_avg_paddock_ha, new.pas_lucerne_troughs_no, new.pas_lucerne_dams_no, new.pas_lucerne_bores_no, new.pas_lucerne_water_points_no, new.pas_lucerne_ha_per_water_point, new.pas_lucerne_avg_distance_water_m, new.pas_lucerne_max_distance_water_m, new.pas_lucerne_dse_per_ha, new.pas_forage_ha, new.pas_forage_paddocks_no, new.pas_forage_avg_paddock_ha, new.pas_forage_troughs_no, new.pas_forage_dams_no, new.pas_forage_bores_no, new.pas_forage_water_points_no, new.pas_forage_ha_per_water_point, new.pas_forage_avg_distance_water_m, new.pas_forage_max_distance_water_m, new.pas_forage_dse_per_ha, new.pas_irrigated_ha, new.pas_irrigated_paddocks_no, new.pas_irrigated_avg_paddock_ha, new.pas_irrigated_troughs_no, new.pas_irrigated_dams_no, new.pas_irrigated_bores_no, new.pas_irrigated_water_points_no, new.pas_irrigated_ha_per_water_point, new.pas_irrigated_avg_distance_water_m, new.pas_irrigated_max_distance_water_m, new.pas_irrigated_dse_per_ha, new.pas_total_ha, new.pas_total_water_points_no, new.pas_total_ha_per_water_point, new.pas_total_avg_paddock_ha, new.pas_total_dse_per_ha);
    insert into assets_company_benchmark (id, farm_id, co_dry_gross_income, co_dry_gross_income_per_ha, co_dry_direct_cost, co_dry_direct_cost_per_ha, co_dry_gross_margin, co_dry_gross_margin_per_ha, co_dry_overhead, co_dry_overhead_per_ha, co_dry_operating_profit, co_dry_operating_profit_per_ha, co_irr_gross_income, co_irr_gross_income_per_ha, co_irr_direct_cost, co_irr_direct_cost_per_ha, co_irr_gross_margin, co_irr_gross_margin_per_ha, co_irr_overhead, co_irr_overhead_per_ha, co_irr_operating_profit, co_irr_operating_profit_per_ha, co_cane_gross_income, co_cane_gross_income_per_ha, co_cane_direct_cost, co_cane_direct_cost_per_ha, co_cane_gross_margin, co_cane_gross_margin_per_ha, co_cane_overhead, co_cane_overhead_per_ha, co_cane_operating_profit, co_cane_operating_profit_per_ha, co_live_gross_income, co_live_gross_income_per_ha, co_live_direct_cost, co_live_direct_cost_per_ha, co_live_gross_margin, co_live_gross_margin_per_ha, co_live_overhead, co_live_overhead_per_ha, co_live_operating_profit, co_live_operating_profit_per_ha, co_oth_gross_income, co_oth_gross_income_per_ha, co_oth_direct_cost, co_oth_direct_cost_per_ha, co_oth_gross_margin, co_oth_gross_margin_per_ha, co_oth_overhead, co_oth_overhead_per_ha, co_oth_operating_profit, co_oth_operating_profit_per_ha, co_total_gross_income, co_total_gross_income_per_ha, co_total_direct_cost, co_total_direct_cost_per_ha, co_total_gross_margin, co_total_gross_margin_per_ha, co_total_overhead, co_total_overhead_per_ha, co_total_operating_profit, co_total_operating_profit_per_ha, co_dry_gm_ratio, co_dry_overhead_ratio, co_dry_profit_margin, co_dry_income_share, co_dry_asset_return, co_irr_gm_ratio, co_irr_overhead_ratio, co_irr_profit_margin, co_irr_income_share, co_irr_asset_return, co_cane_gm_ratio, co_cane_overhead_ratio, co_cane_profit_margin, co_cane_income_share, co_cane_asset_return, co_live_gm_ratio, co_live_overhead_ratio, co_live_profit_margin, co_live_income_share, co_live_asset_return, co_oth_gm_ratio, co_oth_overhead_ratio, co_oth_profit_margin, co_oth_income_share, co_oth_asset_return, co_total_gm_ratio, co_total_overhead_ratio, co_total_profit_margin, co_total_asset_return, co_gross_income_per_fte, co_gross_income_per_100mm, co_operating_profit_per_100mm, co_operating_profit_per_dse, co_head_office_overhead, co_head_office_overhead_pct, co_roam, co_asset_turnover, co_operating_margin)
      values (new.id, new.farm_id, new.co_dry_gross_income, new.co_dry_gross_income_per_ha, new.co_dry_direct_cost, new.co_dry_direct_cost_per_ha, new.co_dry_gross_margin, new.co_dry_gross_margin_per_ha, new.co_dry_overhead, new.co_dry_overhead_per_ha, new.co_dry_operating_profit, new.co_dry_operating_profit_per_ha, new.co_irr_gross_income, new.co_irr_gross_income_per_ha, new.co_irr_direct_cost, new.co_irr_direct_cost_per_ha, new.co_irr_gross_margin, new.co_irr_gross_margin_per_ha, new.co_irr_overhead, new.co_irr_overhead_per_ha, new.co_irr_operating_profit, new.co_irr_operating_profit_per_ha, new.co_cane_gross_income, new.co_cane_gross_income_per_ha, new.co_cane_direct_cost, new.co_cane_direct_cost_per_ha, new.co_cane_gross_margin, new.co_cane_gross_margin_per_ha, new.co_cane_overhead, new.co_cane_overhead_per_ha, new.co_cane_operating_profit, new.co_cane_operating_profit_per_ha, new.co_live_gross_income, new.co_live_gross_income_per_ha, new.co_live_direct_cost, new.co_live_direct_cost_per_ha, new.co_live_gross_margin, new.co_live_gross_margin_per_ha, new.co_live_overhead, new.co_live_overhead_per_ha, new.co_live_operating_profit, new.co_live_operating_profit_per_ha, new.co_oth_gross_income, new.co_oth_gross_income_per_ha, new.co_oth_direct_cost, new.co_oth_direct_cost_per_ha, new.co_oth_gross_margin, new.co_oth_gross_margin_per_ha, new.co_oth_overhead, new.co_oth_overhead_per_ha, new.co_oth_operating_profit, new.co_oth_operating_profit_per_ha, new.co_total_gross_income, new.co_total_gross_income_per_ha, new.co_total_direct_cost, new.co_total_direct_cost_per_ha, new.co_total_gross_margin, new.co_total_gross_margin_per_ha, new.co_total_overhead, new.co_total_overhead_per_ha, new.co_total_operating_profit, new.co_total_operating_profit_per_ha, new.co_dry_gm_ratio, new.co_dry_overhead_ratio, new.co_dry_profit_margin, new.co_dry_income_share, new.co_dry_asset_return, new.co_irr_gm_ratio, new.co_irr_overhead_ratio, new.co_irr_profit_margin, new.co_irr_income_share, new.co_irr_asset_return, new.co_cane_gm_ratio, new.co_cane_overhead_ratio, new.co_cane_profit_margin, new.co_cane_income_share, new.co_cane_asset_return, new.co_live_gm_ratio, new.co_live_overhead_ratio, new.co_live_profit_margin, new.co_live_income_share, new.co_live_asset_return, new.co_oth_gm_ratio, new.co_oth_overhead_ratio, new.co_oth_profit_margin, new.co_oth_income_share, new.co_oth_asset_return, new.co_total_gm_ratio, new.co_total_overhead_ratio, new.co_total_profit_margin, new.co_total_asset_return, new.co_gross_income_per_fte, new.co_gross_income_per_100mm, new.co_operating_profit_per_100mm, new.co_operating_profit_per_dse, new.co_head_office_overhead, new.co_head_office_overhead_pct, new.co_roam, new.co_asset_turnover, new.co_operating_margin);
    return new;
  end if;
  update assets_season as held set
    period_id = case when new.period_id is distinct from old.period_id then new.period_id else held.period_id end,
    "Zone" = case when new."Zone" is distinct from old."Zone" then new."Zone" else held."Zone" end,
    "Activity" = case when new."Activity" is distinct from old."Activity" then new."Activity" else held."Activity" end,
    "Year" = case when new."Year" is distinct from old."Year" then new."Year" else held."Year" end,
    rain_annual_mm = case when new.rain_annual_mm is distinct from old.rain_annual_mm then new.rain_annual_mm else held.rain_annual_mm end,
    rain_gsr_mm = case when new.rain_gsr_mm is distinct from old.rain_gsr_mm then new.rain_gsr_mm else held.rain_gsr_mm end,
    rain_summer_mm = case when new.rain_summer_mm is distinct from old.rain_summer_mm then new.rain_summer_mm else held.rain_summer_mm end,
    rain_fallow_mm = case when new.rain_fallow_mm is distinct from old.rain_fallow_mm then new.rain_fallow_mm else held.rain_fallow_mm end,
    rain_long_term_mm = case when new.rain_long_term_mm is distinct from old.rain_long_term_mm then new.rain_long_term_mm else held.rain_long_term_mm end,
    rain_decile = case when new.rain_decile is distinct from old.rain_decile then new.rain_decile else held.rain_decile end,
    cpi_index = case when new.cpi_index is distinct from old.cpi_index then new.cpi_index else held.cpi_index end,
    months_in_period = case when new.months_in_period is distinct from old.months_in_period then new.months_in_period else held.months_in_period end,
    data_complete_pct = case when new.data_complete_pct is distinct from old.data_complete_pct then new.data_complete_pct else held.data_complete_pct end,
    validated_flag = case when new.validated_flag is distinct from old.validated_flag then new.validated_flag else held.validated_flag end,
    benchmark_opt_in = case when new.benchmark_opt_in is distinct from old.benchmark_opt_in then new.benchmark_opt_in else held.benchmark_opt_in end,
    origins = case when new.origins is distinct from old.origins then new.origins else held.origins end,
    created_at = case when new.created_at is distinct from old.created_at then new.created_at else held.created_at end,
    updated_at = case when new.updated_at is distinct from old.updated_at then new.updated_at else held.updated_at end,
    deleted_at = case when new.deleted_at is distinct from old.deleted_at then new.deleted_at else held.deleted_at end,
    deletion_id = case when new.deletion_id is distinct from old.deletion_id then new.deletion_id else held.deletion_id end
  where id = old.id and farm_id = old.farm_id;
  if row (new.owned_ha, new.leased_ha, new.sharefarmed_ha, new.agisted_in_ha, new.leased_sharefarmed_ha, new.managed_ha, new.leased_out_ha, new.non_productive_ha, new.effective_ha, new.arable_ha, new.grazing_ha, new.owned_pct_of_managed, new.owned_land_val, new.owned_land_val_per_ha, new.owned_water_val, new.owned_water_val_per_ha, new.owned_infrastructure_val, new.owned_infrastructure_val_per_ha, new.owned_buildings_val, new.owned_buildings_val_per_ha, new.owned_plant_val, new.owned_plant_val_per_ha, new.owned_livestock_val, new.owned_livestock_val_per_ha, new.owned_grain_on_hand_val, new.owned_grain_on_hand_val_per_ha, new.owned_fodder_on_hand_val, new.owned_fodder_on_hand_val_per_ha, new.owned_inputs_on_hand_val, new.owned_inputs_on_hand_val_per_ha, new.owned_growing_crop_val, new.owned_growing_crop_val_per_ha, new.owned_wool_on_hand_val, new.owned_wool_on_hand_val_per_ha, new.owned_cash_fmd_val, new.owned_cash_fmd_val_per_ha, new.owned_other_val, new.owned_other_val_per_ha, new.owned_total_val, new.owned_total_val_per_ha, new.leased_land_val, new.leased_land_val_per_ha, new.leased_water_val, new.leased_water_val_per_ha, new.leased_infrastructure_val, new.leased_infrastructure_val_per_ha, new.leased_buildings_val, new.leased_buildings_val_per_ha, new.leased_plant_val, new.leased_plant_val_per_ha, new.leased_livestock_val, new.leased_livestock_val_per_ha, new.leased_other_val, new.leased_other_val_per_ha, new.leased_total_val, new.leased_total_val_per_ha, new.managed_land_val, new.managed_land_val_per_ha, new.managed_water_val, new.managed_water_val_per_ha, new.managed_infrastructure_val, new.managed_infrastructure_val_per_ha, new.managed_buildings_val, new.managed_buildings_val_per_ha, new.managed_plant_val, new.managed_plant_val_per_ha, new.managed_livestock_val, new.managed_livestock_val_per_ha, new.managed_other_val, new.managed_other_val_per_ha, new.managed_total_val, new.managed_total_val_per_ha, new.opening_owned_total_val, new.average_owned_total_val, new.average_managed_total_val, new.land_revaluation_val, new.land_purchase_val, new.land_sale_val, new.plant_opening_val, new.plant_purchase_val, new.plant_sale_val, new.plant_depreciation_val, new.livestock_opening_val, new.grain_opening_val) is distinct from row (old.owned_ha, old.leased_ha, old.sharefarmed_ha, old.agisted_in_ha, old.leased_sharefarmed_ha, old.managed_ha, old.leased_out_ha, old.non_productive_ha, old.effective_ha, old.arable_ha, old.grazing_ha, old.owned_pct_of_managed, old.owned_land_val, old.owned_land_val_per_ha, old.owned_water_val, old.owned_water_val_per_ha, old.owned_infrastructure_val, old.owned_infrastructure_val_per_ha, old.owned_buildings_val, old.owned_buildings_val_per_ha, old.owned_plant_val, old.owned_plant_val_per_ha, old.owned_livestock_val, old.owned_livestock_val_per_ha, old.owned_grain_on_hand_val, old.owned_grain_on_hand_val_per_ha, old.owned_fodder_on_hand_val, old.owned_fodder_on_hand_val_per_ha, old.owned_inputs_on_hand_val, old.owned_inputs_on_hand_val_per_ha, old.owned_growing_crop_val, old.owned_growing_crop_val_per_ha, old.owned_wool_on_hand_val, old.owned_wool_on_hand_val_per_ha, old.owned_cash_fmd_val, old.owned_cash_fmd_val_per_ha, old.owned_other_val, old.owned_other_val_per_ha, old.owned_total_val, old.owned_total_val_per_ha, old.leased_land_val, old.leased_land_val_per_ha, old.leased_water_val, old.leased_water_val_per_ha, old.leased_infrastructure_val, old.leased_infrastructure_val_per_ha, old.leased_buildings_val, old.leased_buildings_val_per_ha, old.leased_plant_val, old.leased_plant_val_per_ha, old.leased_livestock_val, old.leased_livestock_val_per_ha, old.leased_other_val, old.leased_other_val_per_ha, old.leased_total_val, old.leased_total_val_per_ha, old.managed_land_val, old.managed_land_val_per_ha, old.managed_water_val, old.managed_water_val_per_ha, old.managed_infrastructure_val, old.managed_infrastructure_val_per_ha, old.managed_buildings_val, old.managed_buildings_val_per_ha, old.managed_plant_val, old.managed_plant_val_per_ha, old.managed_livestock_val, old.managed_livestock_val_per_ha, old.managed_other_val, old.managed_other_val_per_ha, old.managed_total_val, old.managed_total_val_per_ha, old.opening_owned_total_val, old.average_owned_total_val, old.average_managed_total_val, old.land_revaluation_val, old.land_purchase_val, old.land_sale_val, old.plant_opening_val, old.plant_purchase_val, old.plant_sale_val, old.plant_depreciation_val, old.livestock_opening_val, old.grain_opening_val) then
    update assets_values as held set
    owned_ha = case when new.owned_ha is distinct from old.owned_ha then new.owned_ha else held.owned_ha end,
    leased_ha = case when new.leased_ha is distinct from old.leased_ha then new.leased_ha else held.leased_ha end,
    sharefarmed_ha = case when new.sharefarmed_ha is distinct from old.sharefarmed_ha then new.sharefarmed_ha else held.sharefarmed_ha end,
    agisted_in_ha = case when new.agisted_in_ha is distinct from old.agisted_in_ha then new.agisted_in_ha else held.agisted_in_ha end,
    leased_sharefarmed_ha = case when new.leased_sharefarmed_ha is distinct from old.leased_sharefarmed_ha then new.leased_sharefarmed_ha else held.leased_sharefarmed_ha end,
    managed_ha = case when new.managed_ha is distinct from old.managed_ha then new.managed_ha else held.managed_ha end,
    leased_out_ha = case when new.leased_out_ha is distinct from old.leased_out_ha then new.leased_out_ha else held.leased_out_ha end,
    non_productive_ha = case when new.non_productive_ha is distinct from old.non_productive_ha then new.non_productive_ha else held.non_productive_ha end,
    effective_ha = case when new.effective_ha is distinct from old.effective_ha then new.effective_ha else held.effective_ha end,
    arable_ha = case when new.arable_ha is distinct from old.arable_ha then new.arable_ha else held.arable_ha end,
    grazing_ha = case when new.grazing_ha is distinct from old.grazing_ha then new.grazing_ha else held.grazing_ha end,
    owned_pct_of_managed = case when new.owned_pct_of_managed is distinct from old.owned_pct_of_managed then new.owned_pct_of_managed else held.owned_pct_of_managed end,
    owned_land_val = case when new.owned_land_val is distinct from old.owned_land_val then new.owned_land_val else held.owned_land_val end,
    owned_land_val_per_ha = case when new.owned_land_val_per_ha is distinct from old.owned_land_val_per_ha then new.owned_land_val_per_ha else held.owned_land_val_per_ha end,
    owned_water_val = case when new.owned_water_val is distinct from old.owned_water_val then new.owned_water_val else held.owned_water_val end,
    owned_water_val_per_ha = case when new.owned_water_val_per_ha is distinct from old.owned_water_val_per_ha then new.owned_water_val_per_ha else held.owned_water_val_per_ha end,
    owned_infrastructure_val = case when new.owned_infrastructure_val is distinct from old.owned_infrastructure_val then new.owned_infrastructure_val else held.owned_infrastructure_val end,
    owned_infrastructure_val_per_ha = case when new.owned_infrastructure_val_per_ha is distinct from old.owned_infrastructure_val_per_ha then new.owned_infrastructure_val_per_ha else held.owned_infrastructure_val_per_ha end,
    owned_buildings_val = case when new.owned_buildings_val is distinct from old.owned_buildings_val then new.owned_buildings_val else held.owned_buildings_val end,
    owned_buildings_val_per_ha = case when new.owned_buildings_val_per_ha is distinct from old.owned_buildings_val_per_ha then new.owned_buildings_val_per_ha else held.owned_buildings_val_per_ha end,
    owned_plant_val = case when new.owned_plant_val is distinct from old.owned_plant_val then new.owned_plant_val else held.owned_plant_val end,
    owned_plant_val_per_ha = case when new.owned_plant_val_per_ha is distinct from old.owned_plant_val_per_ha then new.owned_plant_val_per_ha else held.owned_plant_val_per_ha end,
    owned_livestock_val = case when new.owned_livestock_val is distinct from old.owned_livestock_val then new.owned_livestock_val else held.owned_livestock_val end,
    owned_livestock_val_per_ha = case when new.owned_livestock_val_per_ha is distinct from old.owned_livestock_val_per_ha then new.owned_livestock_val_per_ha else held.owned_livestock_val_per_ha end,
    owned_grain_on_hand_val = case when new.owned_grain_on_hand_val is distinct from old.owned_grain_on_hand_val then new.owned_grain_on_hand_val else held.owned_grain_on_hand_val end,
    owned_grain_on_hand_val_per_ha = case when new.owned_grain_on_hand_val_per_ha is distinct from old.owned_grain_on_hand_val_per_ha then new.owned_grain_on_hand_val_per_ha else held.owned_grain_on_hand_val_per_ha end,
    owned_fodder_on_hand_val = case when new.owned_fodder_on_hand_val is distinct from old.owned_fodder_on_hand_val then new.owned_fodder_on_hand_val else held.owned_fodder_on_hand_val end,
    owned_fodder_on_hand_val_per_ha = case when new.owned_fodder_on_hand_val_per_ha is distinct from old.owned_fodder_on_hand_val_per_ha then new.owned_fodder_on_hand_val_per_ha else held.owned_fodder_on_hand_val_per_ha end,
    owned_inputs_on_hand_val = case when new.owned_inputs_on_hand_val is distinct from old.owned_inputs_on_hand_val then new.owned_inputs_on_hand_val else held.owned_inputs_on_hand_val end,
    owned_inputs_on_hand_val_per_ha = case when new.owned_inputs_on_hand_val_per_ha is distinct from old.owned_inputs_on_hand_val_per_ha then new.owned_inputs_on_hand_val_per_ha else held.owned_inputs_on_hand_val_per_ha end,
    owned_growing_crop_val = case when new.owned_growing_crop_val is distinct from old.owned_growing_crop_val then new.owned_growing_crop_val else held.owned_growing_crop_val end,
    owned_growing_crop_val_per_ha = case when new.owned_growing_crop_val_per_ha is distinct from old.owned_growing_crop_val_per_ha then new.owned_growing_crop_val_per_ha else held.owned_growing_crop_val_per_ha end,
    owned_wool_on_hand_val = case when new.owned_wool_on_hand_val is distinct from old.owned_wool_on_hand_val then new.owned_wool_on_hand_val else held.owned_wool_on_hand_val end,
    owned_wool_on_hand_val_per_ha = case when new.owned_wool_on_hand_val_per_ha is distinct from old.owned_wool_on_hand_val_per_ha then new.owned_wool_on_hand_val_per_ha else held.owned_wool_on_hand_val_per_ha end,
    owned_cash_fmd_val = case when new.owned_cash_fmd_val is distinct from old.owned_cash_fmd_val then new.owned_cash_fmd_val else held.owned_cash_fmd_val end,
    owned_cash_fmd_val_per_ha = case when new.owned_cash_fmd_val_per_ha is distinct from old.owned_cash_fmd_val_per_ha then new.owned_cash_fmd_val_per_ha else held.owned_cash_fmd_val_per_ha end,
    owned_other_val = case when new.owned_other_val is distinct from old.owned_other_val then new.owned_other_val else held.owned_other_val end,
    owned_other_val_per_ha = case when new.owned_other_val_per_ha is distinct from old.owned_other_val_per_ha then new.owned_other_val_per_ha else held.owned_other_val_per_ha end,
    owned_total_val = case when new.owned_total_val is distinct from old.owned_total_val then new.owned_total_val else held.owned_total_val end,
    owned_total_val_per_ha = case when new.owned_total_val_per_ha is distinct from old.owned_total_val_per_ha then new.owned_total_val_per_ha else held.owned_total_val_per_ha end,
    leased_land_val = case when new.leased_land_val is distinct from old.leased_land_val then new.leased_land_val else held.leased_land_val end,
    leased_land_val_per_ha = case when new.leased_land_val_per_ha is distinct from old.leased_land_val_per_ha then new.leased_land_val_per_ha else held.leased_land_val_per_ha end,
    leased_water_val = case when new.leased_water_val is distinct from old.leased_water_val then new.leased_water_val else held.leased_water_val end,
    leased_water_val_per_ha = case when new.leased_water_val_per_ha is distinct from old.leased_water_val_per_ha then new.leased_water_val_per_ha else held.leased_water_val_per_ha end,
    leased_infrastructure_val = case when new.leased_infrastructure_val is distinct from old.leased_infrastructure_val then new.leased_infrastructure_val else held.leased_infrastructure_val end,
    leased_infrastructure_val_per_ha = case when new.leased_infrastructure_val_per_ha is distinct from old.leased_infrastructure_val_per_ha then new.leased_infrastructure_val_per_ha else held.leased_infrastructure_val_per_ha end,
    leased_buildings_val = case when new.leased_buildings_val is distinct from old.leased_buildings_val then new.leased_buildings_val else held.leased_buildings_val end,
    leased_buildings_val_per_ha = case when new.leased_buildings_val_per_ha is distinct from old.leased_buildings_val_per_ha then new.leased_buildings_val_per_ha else held.leased_buildings_val_per_ha end,
    leased_plant_val = case when new.leased_plant_val is distinct from old.leased_plant_val then new.leased_plant_val else held.leased_plant_val end,
    leased_plant_val_per_ha = case when new.leased_plant_val_per_ha is distinct from old.leased_plant_val_per_ha then new.leased_plant_val_per_ha else held.leased_plant_val_per_ha end,
    leased_livestock_val = case when new.leased_livestock_val is distinct from old.leased_livestock_val then new.leased_livestock_val else held.leased_livestock_val end,
    leased_livestock_val_per_ha = case when new.leased_livestock_val_per_ha is distinct from old.leased_livestock_val_per_ha then new.leased_livestock_val_per_ha else held.leased_livestock_val_per_ha end,
    leased_other_val = case when new.leased_other_val is distinct from old.leased_other_val then new.leased_other_val else held.leased_other_val end,
    leased_other_val_per_ha = case when new.leased_other_val_per_ha is distinct from old.leased_other_val_per_ha then new.leased_other_val_per_ha else held.leased_other_val_per_ha end,
    leased_total_val = case when new.leased_total_val is distinct from old.leased_total_val then new.leased_total_val else held.leased_total_val end,
    leased_total_val_per_ha = case when new.leased_total_val_per_ha is distinct from old.leased_total_val_per_ha then new.leased_total_val_per_ha else held.leased_total_val_per_ha end,
    managed_land_val = case when new.managed_land_val is distinct from old.managed_land_val then new.managed_land_val else held.managed_land_val end,
    managed_land_val_per_ha = case when new.managed_land_val_per_ha is distinct from old.managed_land_val_per_ha then new.managed_land_val_per_ha else held.managed_land_val_per_ha end,
    managed_water_val = case when new.managed_water_val is distinct from old.managed_water_val then new.managed_water_val else held.managed_water_val end,
    managed_water_val_per_ha = case when new.managed_water_val_per_ha is distinct from old.managed_water_val_per_ha then new.managed_water_val_per_ha else held.managed_water_val_per_ha end,
    managed_infrastructure_val = case when new.managed_infrastructure_val is distinct from old.managed_infrastructure_val then new.managed_infrastructure_val else held.managed_infrastructure_val end,
    managed_infrastructure_val_per_ha = case when new.managed_infrastructure_val_per_ha is distinct from old.managed_infrastructure_val_per_ha then new.managed_infrastructure_val_per_ha else held.managed_infrastructure_val_per_ha end,
    managed_buildings_val = case when new.managed_buildings_val is distinct from old.managed_buildings_val then new.managed_buildings_val else held.managed_buildings_val end,
    managed_buildings_val_per_ha = case when new.managed_buildings_val_per_ha is distinct from old.managed_buildings_val_per_ha then new.managed_buildings_val_per_ha else held.managed_buildings_val_per_ha end,
    managed_plant_val = case when new.managed_plant_val is distinct from old.managed_plant_val then new.managed_plant_val else held.managed_plant_val end,
    managed_plant_val_per_ha = case when new.managed_plant_val_per_ha is distinct from old.managed_plant_val_per_ha then new.managed_plant_val_per_ha else held.managed_plant_val_per_ha end,
    managed_livestock_val = case when new.managed_livestock_val is distinct from old.managed_livestock_val then new.managed_livestock_val else held.managed_livestock_val end,
    managed_livestock_val_per_ha = case when new.managed_livestock_val_per_ha is distinct from old.managed_livestock_val_per_ha then new.managed_livestock_val_per_ha else held.managed_livestock_val_per_ha end,
    managed_other_val = case when new.managed_other_val is distinct from old.managed_other_val then new.managed_other_val else held.managed_other_val end,
    managed_other_val_per_ha = case when new.managed_other_val_per_ha is distinct from old.managed_other_val_per_ha then new.managed_other_val_per_ha else held.managed_other_val_per_ha end,
    managed_total_val = case when new.managed_total_val is distinct from old.managed_total_val then new.managed_total_val else held.managed_total_val end,
    managed_total_val_per_ha = case when new.managed_total_val_per_ha is distinct from old.managed_total_val_per_ha then new.managed_total_val_per_ha else held.managed_total_val_per_ha end,
    opening_owned_total_val = case when new.opening_owned_total_val is distinct from old.opening_owned_total_val then new.opening_owned_total_val else held.opening_owned_total_val end,
    average_owned_total_val = case when new.average_owned_total_val is distinct from old.average_owned_total_val then new.average_owned_total_val else held.average_owned_total_val end,
    average_managed_total_val = case when new.average_managed_total_val is distinct from old.average_managed_total_val then new.average_managed_total_val else held.average_managed_total_val end,
    land_revaluation_val = case when new.land_revaluation_val is distinct from old.land_revaluation_val then new.land_revaluation_val else held.land_revaluation_val end,
    land_purchase_val = case when new.land_purchase_val is distinct from old.land_purchase_val then new.land_purchase_val else held.land_purchase_val end,
    land_sale_val = case when new.land_sale_val is distinct from old.land_sale_val then new.land_sale_val else held.land_sale_val end,
    plant_opening_val = case when new.plant_opening_val is distinct from old.plant_opening_val then new.plant_opening_val else held.plant_opening_val end,
    plant_purchase_val = case when new.plant_purchase_val is distinct from old.plant_purchase_val then new.plant_purchase_val else held.plant_purchase_val end,
    plant_sale_val = case when new.plant_sale_val is distinct from old.plant_sale_val then new.plant_sale_val else held.plant_sale_val end,
    plant_depreciation_val = case when new.plant_depreciation_val is distinct from old.plant_depreciation_val then new.plant_depreciation_val else held.plant_depreciation_val end,
    livestock_opening_val = case when new.livestock_opening_val is distinct from old.livestock_opening_val then new.livestock_opening_val else held.livestock_opening_val end,
    grain_opening_val = case when new.grain_opening_val is distinct from old.grain_opening_val then new.grain_opening_val else held.grain_opening_val end
    where id = old.id and farm_id = old.farm_id;
  end if;
  if row (new.dry_arable_owned_ha, new.dry_arable_leased_ha, new.dry_arable_ha, new.dry_arable_val, new.dry_arable_val_per_ha, new.dry_arable_high_owned_ha, new.dry_arable_high_leased_ha, new.dry_arable_high_ha, new.dry_arable_high_val, new.dry_arable_high_val_per_ha, new.dry_marginal_owned_ha, new.dry_marginal_leased_ha, new.dry_marginal_ha, new.dry_marginal_val, new.dry_marginal_val_per_ha, new.irr_developed_furrow_owned_ha, new.irr_developed_furrow_leased_ha, new.irr_developed_furrow_ha, new.irr_developed_furrow_val, new.irr_developed_furrow_val_per_ha, new.irr_developed_bankless_owned_ha, new.irr_developed_bankless_leased_ha, new.irr_developed_bankless_ha, new.irr_developed_bankless_val, new.irr_developed_bankless_val_per_ha, new.irr_developed_pivot_owned_ha, new.irr_developed_pivot_leased_ha, new.irr_developed_pivot_ha, new.irr_developed_pivot_val, new.irr_developed_pivot_val_per_ha, new.irr_undeveloped_owned_ha, new.irr_undeveloped_leased_ha, new.irr_undeveloped_ha, new.irr_undeveloped_val, new.irr_undeveloped_val_per_ha, new.pasture_improved_owned_ha, new.pasture_improved_leased_ha, new.pasture_improved_ha, new.pasture_improved_val, new.pasture_improved_val_per_ha, new.pasture_tropical_owned_ha, new.pasture_tropical_leased_ha, new.pasture_tropical_ha, new.pasture_tropical_val, new.pasture_tropical_val_per_ha, new.pasture_native_owned_ha, new.pasture_native_leased_ha, new.pasture_native_ha, new.pasture_native_val, new.pasture_native_val_per_ha, new.pasture_rangeland_owned_ha, new.pasture_rangeland_leased_ha, new.pasture_rangeland_ha, new.pasture_rangeland_val, new.pasture_rangeland_val_per_ha, new.pasture_irrigated_owned_ha, new.pasture_irrigated_leased_ha, new.pasture_irrigated_ha, new.pasture_irrigated_val, new.pasture_irrigated_val_per_ha, new.storage_land_owned_ha, new.storage_land_leased_ha, new.storage_land_ha, new.storage_land_val, new.storage_land_val_per_ha, new.timber_land_owned_ha, new.timber_land_leased_ha, new.timber_land_ha, new.timber_land_val, new.timber_land_val_per_ha, new.infrastructure_land_owned_ha, new.infrastructure_land_leased_ha, new.infrastructure_land_ha, new.infrastructure_land_val, new.infrastructure_land_val_per_ha, new.other_land_owned_ha, new.other_land_leased_ha, new.other_land_ha, new.other_land_val, new.other_land_val_per_ha, new.land_class_total_ha, new.land_class_total_val, new.land_class_total_val_per_ha, new.high_security_ml, new.high_security_val, new.high_security_val_per_ml, new.general_security_ml, new.general_security_val, new.general_security_val_per_ml, new.supplementary_ml, new.supplementary_val, new.supplementary_val_per_ml, new.groundwater_ml, new.groundwater_val, new.groundwater_val_per_ml, new.floodplain_ml, new.floodplain_val, new.floodplain_val_per_ml, new.unregulated_ml, new.unregulated_val, new.unregulated_val_per_ml, new.stock_domestic_ml, new.stock_domestic_val, new.stock_domestic_val_per_ml, new.other_water_ml, new.other_water_val, new.other_water_val_per_ml, new.water_total_ml, new.water_total_val, new.water_avg_val_per_ml, new.water_available_ml, new.water_allocation_pct, new.water_carryover_ml, new.water_purchased_ml, new.water_sold_ml, new.water_used_ml, new.water_used_per_irrigated_ha, new.water_loss_ml, new.storage_capacity_ml, new.storage_opening_ml, new.storage_closing_ml, new.water_security_index) is distinct from row (old.dry_arable_owned_ha, old.dry_arable_leased_ha, old.dry_arable_ha, old.dry_arable_val, old.dry_arable_val_per_ha, old.dry_arable_high_owned_ha, old.dry_arable_high_leased_ha, old.dry_arable_high_ha, old.dry_arable_high_val, old.dry_arable_high_val_per_ha, old.dry_marginal_owned_ha, old.dry_marginal_leased_ha, old.dry_marginal_ha, old.dry_marginal_val, old.dry_marginal_val_per_ha, old.irr_developed_furrow_owned_ha, old.irr_developed_furrow_leased_ha, old.irr_developed_furrow_ha, old.irr_developed_furrow_val, old.irr_developed_furrow_val_per_ha, old.irr_developed_bankless_owned_ha, old.irr_developed_bankless_leased_ha, old.irr_developed_bankless_ha, old.irr_developed_bankless_val, old.irr_developed_bankless_val_per_ha, old.irr_developed_pivot_owned_ha, old.irr_developed_pivot_leased_ha, old.irr_developed_pivot_ha, old.irr_developed_pivot_val, old.irr_developed_pivot_val_per_ha, old.irr_undeveloped_owned_ha, old.irr_undeveloped_leased_ha, old.irr_undeveloped_ha, old.irr_undeveloped_val, old.irr_undeveloped_val_per_ha, old.pasture_improved_owned_ha, old.pasture_improved_leased_ha, old.pasture_improved_ha, old.pasture_improved_val, old.pasture_improved_val_per_ha, old.pasture_tropical_owned_ha, old.pasture_tropical_leased_ha, old.pasture_tropical_ha, old.pasture_tropical_val, old.pasture_tropical_val_per_ha, old.pasture_native_owned_ha, old.pasture_native_leased_ha, old.pasture_native_ha, old.pasture_native_val, old.pasture_native_val_per_ha, old.pasture_rangeland_owned_ha, old.pasture_rangeland_leased_ha, old.pasture_rangeland_ha, old.pasture_rangeland_val, old.pasture_rangeland_val_per_ha, old.pasture_irrigated_owned_ha, old.pasture_irrigated_leased_ha, old.pasture_irrigated_ha, old.pasture_irrigated_val, old.pasture_irrigated_val_per_ha, old.storage_land_owned_ha, old.storage_land_leased_ha, old.storage_land_ha, old.storage_land_val, old.storage_land_val_per_ha, old.timber_land_owned_ha, old.timber_land_leased_ha, old.timber_land_ha, old.timber_land_val, old.timber_land_val_per_ha, old.infrastructure_land_owned_ha, old.infrastructure_land_leased_ha, old.infrastructure_land_ha, old.infrastructure_land_val, old.infrastructure_land_val_per_ha, old.other_land_owned_ha, old.other_land_leased_ha, old.other_land_ha, old.other_land_val, old.other_land_val_per_ha, old.land_class_total_ha, old.land_class_total_val, old.land_class_total_val_per_ha, old.high_security_ml, old.high_security_val, old.high_security_val_per_ml, old.general_security_ml, old.general_security_val, old.general_security_val_per_ml, old.supplementary_ml, old.supplementary_val, old.supplementary_val_per_ml, old.groundwater_ml, old.groundwater_val, old.groundwater_val_per_ml, old.floodplain_ml, old.floodplain_val, old.floodplain_val_per_ml, old.unregulated_ml, old.unregulated_val, old.unregulated_val_per_ml, old.stock_domestic_ml, old.stock_domestic_val, old.stock_domestic_val_per_ml, old.other_water_ml, old.other_water_val, old.other_water_val_per_ml, old.water_total_ml, old.water_total_val, old.water_avg_val_per_ml, old.water_available_ml, old.water_allocation_pct, old.water_carryover_ml, old.water_purchased_ml, old.water_sold_ml, old.water_used_ml, old.water_used_per_irrigated_ha, old.water_loss_ml, old.storage_capacity_ml, old.storage_opening_ml, old.storage_closing_ml, old.water_security_index) then
    update assets_land_and_water as held set
    dry_arable_owned_ha = case when new.dry_arable_owned_ha is distinct from old.dry_arable_owned_ha then new.dry_arable_owned_ha else held.dry_arable_owned_ha end,
    dry_arable_leased_ha = case when new.dry_arable_leased_ha is distinct from old.dry_arable_leased_ha then new.dry_arable_leased_ha else held.dry_arable_leased_ha end,
    dry_arable_ha = case when new.dry_arable_ha is distinct from old.dry_arable_ha then new.dry_arable_ha else held.dry_arable_ha end,
    dry_arable_val = case when new.dry_arable_val is distinct from old.dry_arable_val then new.dry_arable_val else held.dry_arable_val end,
    dry_arable_val_per_ha = case when new.dry_arable_val_per_ha is distinct from old.dry_arable_val_per_ha then new.dry_arable_val_per_ha else held.dry_arable_val_per_ha end,
    dry_arable_high_owned_ha = case when new.dry_arable_high_owned_ha is distinct from old.dry_arable_high_owned_ha then new.dry_arable_high_owned_ha else held.dry_arable_high_owned_ha end,
    dry_arable_high_leased_ha = case when new.dry_arable_high_leased_ha is distinct from old.dry_arable_high_leased_ha then new.dry_arable_high_leased_ha else held.dry_arable_high_leased_ha end,
    dry_arable_high_ha = case when new.dry_arable_high_ha is distinct from old.dry_arable_high_ha then new.dry_arable_high_ha else held.dry_arable_high_ha end,
    dry_arable_high_val = case when new.dry_arable_high_val is distinct from old.dry_arable_high_val then new.dry_arable_high_val else held.dry_arable_high_val end,
    dry_arable_high_val_per_ha = case when new.dry_arable_high_val_per_ha is distinct from old.dry_arable_high_val_per_ha then new.dry_arable_high_val_per_ha else held.dry_arable_high_val_per_ha end,
    dry_marginal_owned_ha = case when new.dry_marginal_owned_ha is distinct from old.dry_marginal_owned_ha then new.dry_marginal_owned_ha else held.dry_marginal_owned_ha end,
    dry_marginal_leased_ha = case when new.dry_marginal_leased_ha is distinct from old.dry_marginal_leased_ha then new.dry_marginal_leased_ha else held.dry_marginal_leased_ha end,
    dry_marginal_ha = case when new.dry_marginal_ha is distinct from old.dry_marginal_ha then new.dry_marginal_ha else held.dry_marginal_ha end,
    dry_marginal_val = case when new.dry_marginal_val is distinct from old.dry_marginal_val then new.dry_marginal_val else held.dry_marginal_val end,
    dry_marginal_val_per_ha = case when new.dry_marginal_val_per_ha is distinct from old.dry_marginal_val_per_ha then new.dry_marginal_val_per_ha else held.dry_marginal_val_per_ha end,
    irr_developed_furrow_owned_ha = case when new.irr_developed_furrow_owned_ha is distinct from old.irr_developed_furrow_owned_ha then new.irr_developed_furrow_owned_ha else held.irr_developed_furrow_owned_ha end,
    irr_developed_furrow_leased_ha = case when new.irr_developed_furrow_leased_ha is distinct from old.irr_developed_furrow_leased_ha then new.irr_developed_furrow_leased_ha else held.irr_developed_furrow_leased_ha end,
    irr_developed_furrow_ha = case when new.irr_developed_furrow_ha is distinct from old.irr_developed_furrow_ha then new.irr_developed_furrow_ha else held.irr_developed_furrow_ha end,
    irr_developed_furrow_val = case when new.irr_developed_furrow_val is distinct from old.irr_developed_furrow_val then new.irr_developed_furrow_val else held.irr_developed_furrow_val end,
    irr_developed_furrow_val_per_ha = case when new.irr_developed_furrow_val_per_ha is distinct from old.irr_developed_furrow_val_per_ha then new.irr_developed_furrow_val_per_ha else held.irr_developed_furrow_val_per_ha end,
    irr_developed_bankless_owned_ha = case when new.irr_developed_bankless_owned_ha is distinct from old.irr_developed_bankless_owned_ha then new.irr_developed_bankless_owned_ha else held.irr_developed_bankless_owned_ha end,
    irr_developed_bankless_leased_ha = case when new.irr_developed_bankless_leased_ha is distinct from old.irr_developed_bankless_leased_ha then new.irr_developed_bankless_leased_ha else held.irr_developed_bankless_leased_ha end,
    irr_developed_bankless_ha = case when new.irr_developed_bankless_ha is distinct from old.irr_developed_bankless_ha then new.irr_developed_bankless_ha else held.irr_developed_bankless_ha end,
    irr_developed_bankless_val = case when new.irr_developed_bankless_val is distinct from old.irr_developed_bankless_val then new.irr_developed_bankless_val else held.irr_developed_bankless_val end,
    irr_developed_bankless_val_per_ha = case when new.irr_developed_bankless_val_per_ha is distinct from old.irr_developed_bankless_val_per_ha then new.irr_developed_bankless_val_per_ha else held.irr_developed_bankless_val_per_ha end,
    irr_developed_pivot_owned_ha = case when new.irr_developed_pivot_owned_ha is distinct from old.irr_developed_pivot_owned_ha then new.irr_developed_pivot_owned_ha else held.irr_developed_pivot_owned_ha end,
    irr_developed_pivot_leased_ha = case when new.irr_developed_pivot_leased_ha is distinct from old.irr_developed_pivot_leased_ha then new.irr_developed_pivot_leased_ha else held.irr_developed_pivot_leased_ha end,
    irr_developed_pivot_ha = case when new.irr_developed_pivot_ha is distinct from old.irr_developed_pivot_ha then new.irr_developed_pivot_ha else held.irr_developed_pivot_ha end,
    irr_developed_pivot_val = case when new.irr_developed_pivot_val is distinct from old.irr_developed_pivot_val then new.irr_developed_pivot_val else held.irr_developed_pivot_val end,
    irr_developed_pivot_val_per_ha = case when new.irr_developed_pivot_val_per_ha is distinct from old.irr_developed_pivot_val_per_ha then new.irr_developed_pivot_val_per_ha else held.irr_developed_pivot_val_per_ha end,
    irr_undeveloped_owned_ha = case when new.irr_undeveloped_owned_ha is distinct from old.irr_undeveloped_owned_ha then new.irr_undeveloped_owned_ha else held.irr_undeveloped_owned_ha end,
    irr_undeveloped_leased_ha = case when new.irr_undeveloped_leased_ha is distinct from old.irr_undeveloped_leased_ha then new.irr_undeveloped_leased_ha else held.irr_undeveloped_leased_ha end,
    irr_undeveloped_ha = case when new.irr_undeveloped_ha is distinct from old.irr_undeveloped_ha then new.irr_undeveloped_ha else held.irr_undeveloped_ha end,
    irr_undeveloped_val = case when new.irr_undeveloped_val is distinct from old.irr_undeveloped_val then new.irr_undeveloped_val else held.irr_undeveloped_val end,
    irr_undeveloped_val_per_ha = case when new.irr_undeveloped_val_per_ha is distinct from old.irr_undeveloped_val_per_ha then new.irr_undeveloped_val_per_ha else held.irr_undeveloped_val_per_ha end,
    pasture_improved_owned_ha = case when new.pasture_improved_owned_ha is distinct from old.pasture_improved_owned_ha then new.pasture_improved_owned_ha else held.pasture_improved_owned_ha end,
    pasture_improved_leased_ha = case when new.pasture_improved_leased_ha is distinct from old.pasture_improved_leased_ha then new.pasture_improved_leased_ha else held.pasture_improved_leased_ha end,
    pasture_improved_ha = case when new.pasture_improved_ha is distinct from old.pasture_improved_ha then new.pasture_improved_ha else held.pasture_improved_ha end,
    pasture_improved_val = case when new.pasture_improved_val is distinct from old.pasture_improved_val then new.pasture_improved_val else held.pasture_improved_val end,
    pasture_improved_val_per_ha = case when new.pasture_improved_val_per_ha is distinct from old.pasture_improved_val_per_ha then new.pasture_improved_val_per_ha else held.pasture_improved_val_per_ha end,
    pasture_tropical_owned_ha = case when new.pasture_tropical_owned_ha is distinct from old.pasture_tropical_owned_ha then new.pasture_tropical_owned_ha else held.pasture_tropical_owned_ha end,
    pasture_tropical_leased_ha = case when new.pasture_tropical_leased_ha is distinct from old.pasture_tropical_leased_ha then new.pasture_tropical_leased_ha else held.pasture_tropical_leased_ha end,
    pasture_tropical_ha = case when new.pasture_tropical_ha is distinct from old.pasture_tropical_ha then new.pasture_tropical_ha else held.pasture_tropical_ha end,
    pasture_tropical_val = case when new.pasture_tropical_val is distinct from old.pasture_tropical_val then new.pasture_tropical_val else held.pasture_tropical_val end,
    pasture_tropical_val_per_ha = case when new.pasture_tropical_val_per_ha is distinct from old.pasture_tropical_val_per_ha then new.pasture_tropical_val_per_ha else held.pasture_tropical_val_per_ha end,
    pasture_native_owned_ha = case when new.pasture_native_owned_ha is distinct from old.pasture_native_owned_ha then new.pasture_native_owned_ha else held.pasture_native_owned_ha end,
    pasture_native_leased_ha = case when new.pasture_native_leased_ha is distinct from old.pasture_native_leased_ha then new.pasture_native_leased_ha else held.pasture_native_leased_ha end,
    pasture_native_ha = case when new.pasture_native_ha is distinct from old.pasture_native_ha then new.pasture_native_ha else held.pasture_native_ha end,
    pasture_native_val = case when new.pasture_native_val is distinct from old.pasture_native_val then new.pasture_native_val else held.pasture_native_val end,
    pasture_native_val_per_ha = case when new.pasture_native_val_per_ha is distinct from old.pasture_native_val_per_ha then new.pasture_native_val_per_ha else held.pasture_native_val_per_ha end,
    pasture_rangeland_owned_ha = case when new.pasture_rangeland_owned_ha is distinct from old.pasture_rangeland_owned_ha then new.pasture_rangeland_owned_ha else held.pasture_rangeland_owned_ha end,
    pasture_rangeland_leased_ha = case when new.pasture_rangeland_leased_ha is distinct from old.pasture_rangeland_leased_ha then new.pasture_rangeland_leased_ha else held.pasture_rangeland_leased_ha end,
    pasture_rangeland_ha = case when new.pasture_rangeland_ha is distinct from old.pasture_rangeland_ha then new.pasture_rangeland_ha else held.pasture_rangeland_ha end,
    pasture_rangeland_val = case when new.pasture_rangeland_val is distinct from old.pasture_rangeland_val then new.pasture_rangeland_val else held.pasture_rangeland_val end,
    pasture_rangeland_val_per_ha = case when new.pasture_rangeland_val_per_ha is distinct from old.pasture_rangeland_val_per_ha then new.pasture_rangeland_val_per_ha else held.pasture_rangeland_val_per_ha end,
    pasture_irrigated_owned_ha = case when new.pasture_irrigated_owned_ha is distinct from old.pasture_irrigated_owned_ha then new.pasture_irrigated_owned_ha else held.pasture_irrigated_owned_ha end,
    pasture_irrigated_leased_ha = case when new.pasture_irrigated_leased_ha is distinct from old.pasture_irrigated_leased_ha then new.pasture_irrigated_leased_ha else held.pasture_irrigated_leased_ha end,
    pasture_irrigated_ha = case when new.pasture_irrigated_ha is distinct from old.pasture_irrigated_ha then new.pasture_irrigated_ha else held.pasture_irrigated_ha end,
    pasture_irrigated_val = case when new.pasture_irrigated_val is distinct from old.pasture_irrigated_val then new.pasture_irrigated_val else held.pasture_irrigated_val end,
    pasture_irrigated_val_per_ha = case when new.pasture_irrigated_val_per_ha is distinct from old.pasture_irrigated_val_per_ha then new.pasture_irrigated_val_per_ha else held.pasture_irrigated_val_per_ha end,
    storage_land_owned_ha = case when new.storage_land_owned_ha is distinct from old.storage_land_owned_ha then new.storage_land_owned_ha else held.storage_land_owned_ha end,
    storage_land_leased_ha = case when new.storage_land_leased_ha is distinct from old.storage_land_leased_ha then new.storage_land_leased_ha else held.storage_land_leased_ha end,
    storage_land_ha = case when new.storage_land_ha is distinct from old.storage_land_ha then new.storage_land_ha else held.storage_land_ha end,
    storage_land_val = case when new.storage_land_val is distinct from old.storage_land_val then new.storage_land_val else held.storage_land_val end,
    storage_land_val_per_ha = case when new.storage_land_val_per_ha is distinct from old.storage_land_val_per_ha then new.storage_land_val_per_ha else held.storage_land_val_per_ha end,
    timber_land_owned_ha = case when new.timber_land_owned_ha is distinct from old.timber_land_owned_ha then new.timber_land_owned_ha else held.timber_land_owned_ha end,
    timber_land_leased_ha = case when new.timber_land_leased_ha is distinct from old.timber_land_leased_ha then new.timber_land_leased_ha else held.timber_land_leased_ha end,
    timber_land_ha = case when new.timber_land_ha is distinct from old.timber_land_ha then new.timber_land_ha else held.timber_land_ha end,
    timber_land_val = case when new.timber_land_val is distinct from old.timber_land_val then new.timber_land_val else held.timber_land_val end,
    timber_land_val_per_ha = case when new.timber_land_val_per_ha is distinct from old.timber_land_val_per_ha then new.timber_land_val_per_ha else held.timber_land_val_per_ha end,
    infrastructure_land_owned_ha = case when new.infrastructure_land_owned_ha is distinct from old.infrastructure_land_owned_ha then new.infrastructure_land_owned_ha else held.infrastructure_land_owned_ha end,
    infrastructure_land_leased_ha = case when new.infrastructure_land_leased_ha is distinct from old.infrastructure_land_leased_ha then new.infrastructure_land_leased_ha else held.infrastructure_land_leased_ha end,
    infrastructure_land_ha = case when new.infrastructure_land_ha is distinct from old.infrastructure_land_ha then new.infrastructure_land_ha else held.infrastructure_land_ha end,
    infrastructure_land_val = case when new.infrastructure_land_val is distinct from old.infrastructure_land_val then new.infrastructure_land_val else held.infrastructure_land_val end,
    infrastructure_land_val_per_ha = case when new.infrastructure_land_val_per_ha is distinct from old.infrastructure_land_val_per_ha then new.infrastructure_land_val_per_ha else held.infrastructure_land_val_per_ha end,
    other_land_owned_ha = case when new.other_land_owned_ha is distinct from old.other_land_owned_ha then new.other_land_owned_ha else held.other_land_owned_ha end,
    other_land_leased_ha = case when new.other_land_leased_ha is distinct from old.other_land_leased_ha then new.other_land_leased_ha else held.other_land_leased_ha end,
    other_land_ha = case when new.other_land_ha is distinct from old.other_land_ha then new.other_land_ha else held.other_land_ha end,
    other_land_val = case when new.other_land_val is distinct from old.other_land_val then new.other_land_val else held.other_land_val end,
    other_land_val_per_ha = case when new.other_land_val_per_ha is distinct from old.other_land_val_per_ha then new.other_land_val_per_ha else held.other_land_val_per_ha end,
    land_class_total_ha = case when new.land_class_total_ha is distinct from old.land_class_total_ha then new.land_class_total_ha else held.land_class_total_ha end,
    land_class_total_val = case when new.land_class_total_val is distinct from old.land_class_total_val then new.land_class_total_val else held.land_class_total_val end,
    land_class_total_val_per_ha = case when new.land_class_total_val_per_ha is distinct from old.land_class_total_val_per_ha then new.land_class_total_val_per_ha else held.land_class_total_val_per_ha end,
    high_security_ml = case when new.high_security_ml is distinct from old.high_security_ml then new.high_security_ml else held.high_security_ml end,
    high_security_val = case when new.high_security_val is distinct from old.high_security_val then new.high_security_val else held.high_security_val end,
    high_security_val_per_ml = case when new.high_security_val_per_ml is distinct from old.high_security_val_per_ml then new.high_security_val_per_ml else held.high_security_val_per_ml end,
    general_security_ml = case when new.general_security_ml is distinct from old.general_security_ml then new.general_security_ml else held.general_security_ml end,
    general_security_val = case when new.general_security_val is distinct from old.general_security_val then new.general_security_val else held.general_security_val end,
    general_security_val_per_ml = case when new.general_security_val_per_ml is distinct from old.general_security_val_per_ml then new.general_security_val_per_ml else held.general_security_val_per_ml end,
    supplementary_ml = case when new.supplementary_ml is distinct from old.supplementary_ml then new.supplementary_ml else held.supplementary_ml end,
    supplementary_val = case when new.supplementary_val is distinct from old.supplementary_val then new.supplementary_val else held.supplementary_val end,
    supplementary_val_per_ml = case when new.supplementary_val_per_ml is distinct from old.supplementary_val_per_ml then new.supplementary_val_per_ml else held.supplementary_val_per_ml end,
    groundwater_ml = case when new.groundwater_ml is distinct from old.groundwater_ml then new.groundwater_ml else held.groundwater_ml end,
    groundwater_val = case when new.groundwater_val is distinct from old.groundwater_val then new.groundwater_val else held.groundwater_val end,
    groundwater_val_per_ml = case when new.groundwater_val_per_ml is distinct from old.groundwater_val_per_ml then new.groundwater_val_per_ml else held.groundwater_val_per_ml end,
    floodplain_ml = case when new.floodplain_ml is distinct from old.floodplain_ml then new.floodplain_ml else held.floodplain_ml end,
    floodplain_val = case when new.floodplain_val is distinct from old.floodplain_val then new.floodplain_val else held.floodplain_val end,
    floodplain_val_per_ml = case when new.floodplain_val_per_ml is distinct from old.floodplain_val_per_ml then new.floodplain_val_per_ml else held.floodplain_val_per_ml end,
    unregulated_ml = case when new.unregulated_ml is distinct from old.unregulated_ml then new.unregulated_ml else held.unregulated_ml end,
    unregulated_val = case when new.unregulated_val is distinct from old.unregulated_val then new.unregulated_val else held.unregulated_val end,
    unregulated_val_per_ml = case when new.unregulated_val_per_ml is distinct from old.unregulated_val_per_ml then new.unregulated_val_per_ml else held.unregulated_val_per_ml end,
    stock_domestic_ml = case when new.stock_domestic_ml is distinct from old.stock_domestic_ml then new.stock_domestic_ml else held.stock_domestic_ml end,
    stock_domestic_val = case when new.stock_domestic_val is distinct from old.stock_domestic_val then new.stock_domestic_val else held.stock_domestic_val end,
    stock_domestic_val_per_ml = case when new.stock_domestic_val_per_ml is distinct from old.stock_domestic_val_per_ml then new.stock_domestic_val_per_ml else held.stock_domestic_val_per_ml end,
    other_water_ml = case when new.other_water_ml is distinct from old.other_water_ml then new.other_water_ml else held.other_water_ml end,
    other_water_val = case when new.other_water_val is distinct from old.other_water_val then new.other_water_val else held.other_water_val end,
    other_water_val_per_ml = case when new.other_water_val_per_ml is distinct from old.other_water_val_per_ml then new.other_water_val_per_ml else held.other_water_val_per_ml end,
    water_total_ml = case when new.water_total_ml is distinct from old.water_total_ml then new.water_total_ml else held.water_total_ml end,
    water_total_val = case when new.water_total_val is distinct from old.water_total_val then new.water_total_val else held.water_total_val end,
    water_avg_val_per_ml = case when new.water_avg_val_per_ml is distinct from old.water_avg_val_per_ml then new.water_avg_val_per_ml else held.water_avg_val_per_ml end,
    water_available_ml = case when new.water_available_ml is distinct from old.water_available_ml then new.water_available_ml else held.water_available_ml end,
    water_allocation_pct = case when new.water_allocation_pct is distinct from old.water_allocation_pct then new.water_allocation_pct else held.water_allocation_pct end,
    water_carryover_ml = case when new.water_carryover_ml is distinct from old.water_carryover_ml then new.water_carryover_ml else held.water_carryover_ml end,
    water_purchased_ml = case when new.water_purchased_ml is distinct from old.water_purchased_ml then new.water_purchased_ml else held.water_purchased_ml end,
    water_sold_ml = case when new.water_sold_ml is distinct from old.water_sold_ml then new.water_sold_ml else held.water_sold_ml end,
    water_used_ml = case when new.water_used_ml is distinct from old.water_used_ml then new.water_used_ml else held.water_used_ml end,
    water_used_per_irrigated_ha = case when new.water_used_per_irrigated_ha is distinct from old.water_used_per_irrigated_ha then new.water_used_per_irrigated_ha else held.water_used_per_irrigated_ha end,
    water_loss_ml = case when new.water_loss_ml is distinct from old.water_loss_ml then new.water_loss_ml else held.water_loss_ml end,
    storage_capacity_ml = case when new.storage_capacity_ml is distinct from old.storage_capacity_ml then new.storage_capacity_ml else held.storage_capacity_ml end,
    storage_opening_ml = case when new.storage_opening_ml is distinct from old.storage_opening_ml then new.storage_opening_ml else held.storage_opening_ml end,
    storage_closing_ml = case when new.storage_closing_ml is distinct from old.storage_closing_ml then new.storage_closing_ml else held.storage_closing_ml end,
    water_security_index = case when new.water_security_index is distinct from old.water_security_index then new.water_security_index else held.water_security_index end
    where id = old.id and farm_id = old.farm_id;
  end if;
  if row (new.overdraft_liab, new.overdraft_liab_per_ha, new.term_loan_liab, new.term_loan_liab_per_ha, new.equipment_finance_liab, new.equipment_finance_liab_per_ha, new.livestock_finance_liab, new.livestock_finance_liab_per_ha, new.seasonal_finance_liab, new.seasonal_finance_liab_per_ha, new.lease_liab, new.lease_liab_per_ha, new.family_loan_liab, new.family_loan_liab_per_ha, new.creditors_liab, new.creditors_liab_per_ha, new.tax_provision_liab, new.tax_provision_liab_per_ha, new.other_liab, new.other_liab_per_ha, new.debtors_val, new.debtors_val_per_ha, new.total_liab, new.total_liab_per_ha, new.net_debt_val, new.net_debt_val_per_ha, new.opening_total_liab, new.average_debt_val, new.equity_val, new.opening_equity_val, new.equity_change_val, new.equity_pct, new.current_assets_val, new.current_liabilities_val, new.working_capital_val, new.interest_bearing_debt_val, new.debt_repayment_val, new.implied_interest_rate, new.equity_per_ha) is distinct from row (old.overdraft_liab, old.overdraft_liab_per_ha, old.term_loan_liab, old.term_loan_liab_per_ha, old.equipment_finance_liab, old.equipment_finance_liab_per_ha, old.livestock_finance_liab, old.livestock_finance_liab_per_ha, old.seasonal_finance_liab, old.seasonal_finance_liab_per_ha, old.lease_liab, old.lease_liab_per_ha, old.family_loan_liab, old.family_loan_liab_per_ha, old.creditors_liab, old.creditors_liab_per_ha, old.tax_provision_liab, old.tax_provision_liab_per_ha, old.other_liab, old.other_liab_per_ha, old.debtors_val, old.debtors_val_per_ha, old.total_liab, old.total_liab_per_ha, old.net_debt_val, old.net_debt_val_per_ha, old.opening_total_liab, old.average_debt_val, old.equity_val, old.opening_equity_val, old.equity_change_val, old.equity_pct, old.current_assets_val, old.current_liabilities_val, old.working_capital_val, old.interest_bearing_debt_val, old.debt_repayment_val, old.implied_interest_rate, old.equity_per_ha) then
    update assets_liabilities as held set
    overdraft_liab = case when new.overdraft_liab is distinct from old.overdraft_liab then new.overdraft_liab else held.overdraft_liab end,
    overdraft_liab_per_ha = case when new.overdraft_liab_per_ha is distinct from old.overdraft_liab_per_ha then new.overdraft_liab_per_ha else held.overdraft_liab_per_ha end,
    term_loan_liab = case when new.term_loan_liab is distinct from old.term_loan_liab then new.term_loan_liab else held.term_loan_liab end,
    term_loan_liab_per_ha = case when new.term_loan_liab_per_ha is distinct from old.term_loan_liab_per_ha then new.term_loan_liab_per_ha else held.term_loan_liab_per_ha end,
    equipment_finance_liab = case when new.equipment_finance_liab is distinct from old.equipment_finance_liab then new.equipment_finance_liab else held.equipment_finance_liab end,
    equipment_finance_liab_per_ha = case when new.equipment_finance_liab_per_ha is distinct from old.equipment_finance_liab_per_ha then new.equipment_finance_liab_per_ha else held.equipment_finance_liab_per_ha end,
    livestock_finance_liab = case when new.livestock_finance_liab is distinct from old.livestock_finance_liab then new.livestock_finance_liab else held.livestock_finance_liab end,
    livestock_finance_liab_per_ha = case when new.livestock_finance_liab_per_ha is distinct from old.livestock_finance_liab_per_ha then new.livestock_finance_liab_per_ha else held.livestock_finance_liab_per_ha end,
    seasonal_finance_liab = case when new.seasonal_finance_liab is distinct from old.seasonal_finance_liab then new.seasonal_finance_liab else held.seasonal_finance_liab end,
    seasonal_finance_liab_per_ha = case when new.seasonal_finance_liab_per_ha is distinct from old.seasonal_finance_liab_per_ha then new.seasonal_finance_liab_per_ha else held.seasonal_finance_liab_per_ha end,
    lease_liab = case when new.lease_liab is distinct from old.lease_liab then new.lease_liab else held.lease_liab end,
    lease_liab_per_ha = case when new.lease_liab_per_ha is distinct from old.lease_liab_per_ha then new.lease_liab_per_ha else held.lease_liab_per_ha end,
    family_loan_liab = case when new.family_loan_liab is distinct from old.family_loan_liab then new.family_loan_liab else held.family_loan_liab end,
    family_loan_liab_per_ha = case when new.family_loan_liab_per_ha is distinct from old.family_loan_liab_per_ha then new.family_loan_liab_per_ha else held.family_loan_liab_per_ha end,
    creditors_liab = case when new.creditors_liab is distinct from old.creditors_liab then new.creditors_liab else held.creditors_liab end,
    creditors_liab_per_ha = case when new.creditors_liab_per_ha is distinct from old.creditors_liab_per_ha then new.creditors_liab_per_ha else held.creditors_liab_per_ha end,
    tax_provision_liab = case when new.tax_provision_liab is distinct from old.tax_provision_liab then new.tax_provision_liab else held.tax_provision_liab end,
    tax_provision_liab_per_ha = case when new.tax_provision_liab_per_ha is distinct from old.tax_provision_liab_per_ha then new.tax_provision_liab_per_ha else held.tax_provision_liab_per_ha end,
    other_liab = case when new.other_liab is distinct from old.other_liab then new.other_liab else held.other_liab end,
    other_liab_per_ha = case when new.other_liab_per_ha is distinct from old.other_liab_per_ha then new.other_liab_per_ha else held.other_liab_per_ha end,
    debtors_val = case when new.debtors_val is distinct from old.debtors_val then new.debtors_val else held.debtors_val end,
    debtors_val_per_ha = case when new.debtors_val_per_ha is distinct from old.debtors_val_per_ha then new.debtors_val_per_ha else held.debtors_val_per_ha end,
    total_liab = case when new.total_liab is distinct from old.total_liab then new.total_liab else held.total_liab end,
    total_liab_per_ha = case when new.total_liab_per_ha is distinct from old.total_liab_per_ha then new.total_liab_per_ha else held.total_liab_per_ha end,
    net_debt_val = case when new.net_debt_val is distinct from old.net_debt_val then new.net_debt_val else held.net_debt_val end,
    net_debt_val_per_ha = case when new.net_debt_val_per_ha is distinct from old.net_debt_val_per_ha then new.net_debt_val_per_ha else held.net_debt_val_per_ha end,
    opening_total_liab = case when new.opening_total_liab is distinct from old.opening_total_liab then new.opening_total_liab else held.opening_total_liab end,
    average_debt_val = case when new.average_debt_val is distinct from old.average_debt_val then new.average_debt_val else held.average_debt_val end,
    equity_val = case when new.equity_val is distinct from old.equity_val then new.equity_val else held.equity_val end,
    opening_equity_val = case when new.opening_equity_val is distinct from old.opening_equity_val then new.opening_equity_val else held.opening_equity_val end,
    equity_change_val = case when new.equity_change_val is distinct from old.equity_change_val then new.equity_change_val else held.equity_change_val end,
    equity_pct = case when new.equity_pct is distinct from old.equity_pct then new.equity_pct else held.equity_pct end,
    current_assets_val = case when new.current_assets_val is distinct from old.current_assets_val then new.current_assets_val else held.current_assets_val end,
    current_liabilities_val = case when new.current_liabilities_val is distinct from old.current_liabilities_val then new.current_liabilities_val else held.current_liabilities_val end,
    working_capital_val = case when new.working_capital_val is distinct from old.working_capital_val then new.working_capital_val else held.working_capital_val end,
    interest_bearing_debt_val = case when new.interest_bearing_debt_val is distinct from old.interest_bearing_debt_val then new.interest_bearing_debt_val else held.interest_bearing_debt_val end,
    debt_repayment_val = case when new.debt_repayment_val is distinct from old.debt_repayment_val then new.debt_repayment_val else held.debt_repayment_val end,
    implied_interest_rate = case when new.implied_interest_rate is distinct from old.implied_interest_rate then new.implied_interest_rate else held.implied_interest_rate end,
    equity_per_ha = case when new.equity_per_ha is distinct from old.equity_per_ha then new.equity_per_ha else held.equity_per_ha end
    where id = old.id and farm_id = old.farm_id;
  end if;
  if row (new.dryland_crop_income, new.dryland_crop_income_per_ha, new.irrigated_crop_income, new.irrigated_crop_income_per_ha, new.cane_income, new.cane_income_per_ha, new.hay_income, new.hay_income_per_ha, new.sheep_income, new.sheep_income_per_ha, new.wool_income, new.wool_income_per_ha, new.cattle_income, new.cattle_income_per_ha, new.other_livestock_income, new.other_livestock_income_per_ha, new.agistment_income, new.agistment_income_per_ha, new.contract_income, new.contract_income_per_ha, new.lease_income, new.lease_income_per_ha, new.water_sale_income, new.water_sale_income_per_ha, new.insurance_income, new.insurance_income_per_ha, new.rebate_income, new.rebate_income_per_ha, new.carbon_stewardship_income, new.carbon_stewardship_income_per_ha, new.sundry_income, new.sundry_income_per_ha, new.crop_income, new.crop_income_per_ha, new.livestock_income, new.livestock_income_per_ha, new.other_farm_income, new.other_farm_income_per_ha, new.gross_income, new.gross_income_per_ha, new.inventory_change, new.inventory_change_per_ha, new.direct_cost, new.direct_cost_per_ha, new.gross_margin, new.gross_margin_per_ha, new.overhead_cost, new.overhead_cost_per_ha, new.operating_profit, new.operating_profit_per_ha, new.interest_cost, new.interest_cost_per_ha, new.lease_cost, new.lease_cost_per_ha, new.sharefarm_cost, new.sharefarm_cost_per_ha, new.lease_sharefarm_cost, new.lease_sharefarm_cost_per_ha, new.finance_cost, new.finance_cost_per_ha, new.business_return, new.business_return_per_ha, new.tax_paid, new.tax_paid_per_ha, new.profit_after_tax, new.profit_after_tax_per_ha, new.ebitda, new.ebitda_per_ha, new.capex_plant, new.capex_plant_per_ha, new.capex_buildings, new.capex_buildings_per_ha, new.capex_water, new.capex_water_per_ha, new.capex_land_improvement, new.capex_land_improvement_per_ha, new.capex_total, new.capex_total_per_ha, new.capital_sales, new.capital_sales_per_ha, new.net_capex, new.net_capex_per_ha, new.drawings, new.drawings_per_ha, new.off_farm_income, new.off_farm_income_per_ha, new.principal_paid, new.principal_paid_per_ha, new.free_cashflow, new.free_cashflow_per_ha, new.cash_surplus, new.cash_surplus_per_ha) is distinct from row (old.dryland_crop_income, old.dryland_crop_income_per_ha, old.irrigated_crop_income, old.irrigated_crop_income_per_ha, old.cane_income, old.cane_income_per_ha, old.hay_income, old.hay_income_per_ha, old.sheep_income, old.sheep_income_per_ha, old.wool_income, old.wool_income_per_ha, old.cattle_income, old.cattle_income_per_ha, old.other_livestock_income, old.other_livestock_income_per_ha, old.agistment_income, old.agistment_income_per_ha, old.contract_income, old.contract_income_per_ha, old.lease_income, old.lease_income_per_ha, old.water_sale_income, old.water_sale_income_per_ha, old.insurance_income, old.insurance_income_per_ha, old.rebate_income, old.rebate_income_per_ha, old.carbon_stewardship_income, old.carbon_stewardship_income_per_ha, old.sundry_income, old.sundry_income_per_ha, old.crop_income, old.crop_income_per_ha, old.livestock_income, old.livestock_income_per_ha, old.other_farm_income, old.other_farm_income_per_ha, old.gross_income, old.gross_income_per_ha, old.inventory_change, old.inventory_change_per_ha, old.direct_cost, old.direct_cost_per_ha, old.gross_margin, old.gross_margin_per_ha, old.overhead_cost, old.overhead_cost_per_ha, old.operating_profit, old.operating_profit_per_ha, old.interest_cost, old.interest_cost_per_ha, old.lease_cost, old.lease_cost_per_ha, old.sharefarm_cost, old.sharefarm_cost_per_ha, old.lease_sharefarm_cost, old.lease_sharefarm_cost_per_ha, old.finance_cost, old.finance_cost_per_ha, old.business_return, old.business_return_per_ha, old.tax_paid, old.tax_paid_per_ha, old.profit_after_tax, old.profit_after_tax_per_ha, old.ebitda, old.ebitda_per_ha, old.capex_plant, old.capex_plant_per_ha, old.capex_buildings, old.capex_buildings_per_ha, old.capex_water, old.capex_water_per_ha, old.capex_land_improvement, old.capex_land_improvement_per_ha, old.capex_total, old.capex_total_per_ha, old.capital_sales, old.capital_sales_per_ha, old.net_capex, old.net_capex_per_ha, old.drawings, old.drawings_per_ha, old.off_farm_income, old.off_farm_income_per_ha, old.principal_paid, old.principal_paid_per_ha, old.free_cashflow, old.free_cashflow_per_ha, old.cash_surplus, old.cash_surplus_per_ha) then
    update assets_income_and_costs as held set
    dryland_crop_income = case when new.dryland_crop_income is distinct from old.dryland_crop_income then new.dryland_crop_income else held.dryland_crop_income end,
    dryland_crop_income_per_ha = case when new.dryland_crop_income_per_ha is distinct from old.dryland_crop_income_per_ha then new.dryland_crop_income_per_ha else held.dryland_crop_income_per_ha end,
    irrigated_crop_income = case when new.irrigated_crop_income is distinct from old.irrigated_crop_income then new.irrigated_crop_income else held.irrigated_crop_income end,
    irrigated_crop_income_per_ha = case when new.irrigated_crop_income_per_ha is distinct from old.irrigated_crop_income_per_ha then new.irrigated_crop_income_per_ha else held.irrigated_crop_income_per_ha end,
    cane_income = case when new.cane_income is distinct from old.cane_income then new.cane_income else held.cane_income end,
    cane_income_per_ha = case when new.cane_income_per_ha is distinct from old.cane_income_per_ha then new.cane_income_per_ha else held.cane_income_per_ha end,
    hay_income = case when new.hay_income is distinct from old.hay_income then new.hay_income else held.hay_income end,
    hay_income_per_ha = case when new.hay_income_per_ha is distinct from old.hay_income_per_ha then new.hay_income_per_ha else held.hay_income_per_ha end,
    sheep_income = case when new.sheep_income is distinct from old.sheep_income then new.sheep_income else held.sheep_income end,
    sheep_income_per_ha = case when new.sheep_income_per_ha is distinct from old.sheep_income_per_ha then new.sheep_income_per_ha else held.sheep_income_per_ha end,
    wool_income = case when new.wool_income is distinct from old.wool_income then new.wool_income else held.wool_income end,
    wool_income_per_ha = case when new.wool_income_per_ha is distinct from old.wool_income_per_ha then new.wool_income_per_ha else held.wool_income_per_ha end,
    cattle_income = case when new.cattle_income is distinct from old.cattle_income then new.cattle_income else held.cattle_income end,
    cattle_income_per_ha = case when new.cattle_income_per_ha is distinct from old.cattle_income_per_ha then new.cattle_income_per_ha else held.cattle_income_per_ha end,
    other_livestock_income = case when new.other_livestock_income is distinct from old.other_livestock_income then new.other_livestock_income else held.other_livestock_income end,
    other_livestock_income_per_ha = case when new.other_livestock_income_per_ha is distinct from old.other_livestock_income_per_ha then new.other_livestock_income_per_ha else held.other_livestock_income_per_ha end,
    agistment_income = case when new.agistment_income is distinct from old.agistment_income then new.agistment_income else held.agistment_income end,
    agistment_income_per_ha = case when new.agistment_income_per_ha is distinct from old.agistment_income_per_ha then new.agistment_income_per_ha else held.agistment_income_per_ha end,
    contract_income = case when new.contract_income is distinct from old.contract_income then new.contract_income else held.contract_income end,
    contract_income_per_ha = case when new.contract_income_per_ha is distinct from old.contract_income_per_ha then new.contract_income_per_ha else held.contract_income_per_ha end,
    lease_income = case when new.lease_income is distinct from old.lease_income then new.lease_income else held.lease_income end,
    lease_income_per_ha = case when new.lease_income_per_ha is distinct from old.lease_income_per_ha then new.lease_income_per_ha else held.lease_income_per_ha end,
    water_sale_income = case when new.water_sale_income is distinct from old.water_sale_income then new.water_sale_income else held.water_sale_income end,
    water_sale_income_per_ha = case when new.water_sale_income_per_ha is distinct from old.water_sale_income_per_ha then new.water_sale_income_per_ha else held.water_sale_income_per_ha end,
    insurance_income = case when new.insurance_income is distinct from old.insurance_income then new.insurance_income else held.insurance_income end,
    insurance_income_per_ha = case when new.insurance_income_per_ha is distinct from old.insurance_income_per_ha then new.insurance_income_per_ha else held.insurance_income_per_ha end,
    rebate_income = case when new.rebate_income is distinct from old.rebate_income then new.rebate_income else held.rebate_income end,
    rebate_income_per_ha = case when new.rebate_income_per_ha is distinct from old.rebate_income_per_ha then new.rebate_income_per_ha else held.rebate_income_per_ha end,
    carbon_stewardship_income = case when new.carbon_stewardship_income is distinct from old.carbon_stewardship_income then new.carbon_stewardship_income else held.carbon_stewardship_income end,
    carbon_stewardship_income_per_ha = case when new.carbon_stewardship_income_per_ha is distinct from old.carbon_stewardship_income_per_ha then new.carbon_stewardship_income_per_ha else held.carbon_stewardship_income_per_ha end,
    sundry_income = case when new.sundry_income is distinct from old.sundry_income then new.sundry_income else held.sundry_income end,
    sundry_income_per_ha = case when new.sundry_income_per_ha is distinct from old.sundry_income_per_ha then new.sundry_income_per_ha else held.sundry_income_per_ha end,
    crop_income = case when new.crop_income is distinct from old.crop_income then new.crop_income else held.crop_income end,
    crop_income_per_ha = case when new.crop_income_per_ha is distinct from old.crop_income_per_ha then new.crop_income_per_ha else held.crop_income_per_ha end,
    livestock_income = case when new.livestock_income is distinct from old.livestock_income then new.livestock_income else held.livestock_income end,
    livestock_income_per_ha = case when new.livestock_income_per_ha is distinct from old.livestock_income_per_ha then new.livestock_income_per_ha else held.livestock_income_per_ha end,
    other_farm_income = case when new.other_farm_income is distinct from old.other_farm_income then new.other_farm_income else held.other_farm_income end,
    other_farm_income_per_ha = case when new.other_farm_income_per_ha is distinct from old.other_farm_income_per_ha then new.other_farm_income_per_ha else held.other_farm_income_per_ha end,
    gross_income = case when new.gross_income is distinct from old.gross_income then new.gross_income else held.gross_income end,
    gross_income_per_ha = case when new.gross_income_per_ha is distinct from old.gross_income_per_ha then new.gross_income_per_ha else held.gross_income_per_ha end,
    inventory_change = case when new.inventory_change is distinct from old.inventory_change then new.inventory_change else held.inventory_change end,
    inventory_change_per_ha = case when new.inventory_change_per_ha is distinct from old.inventory_change_per_ha then new.inventory_change_per_ha else held.inventory_change_per_ha end,
    direct_cost = case when new.direct_cost is distinct from old.direct_cost then new.direct_cost else held.direct_cost end,
    direct_cost_per_ha = case when new.direct_cost_per_ha is distinct from old.direct_cost_per_ha then new.direct_cost_per_ha else held.direct_cost_per_ha end,
    gross_margin = case when new.gross_margin is distinct from old.gross_margin then new.gross_margin else held.gross_margin end,
    gross_margin_per_ha = case when new.gross_margin_per_ha is distinct from old.gross_margin_per_ha then new.gross_margin_per_ha else held.gross_margin_per_ha end,
    overhead_cost = case when new.overhead_cost is distinct from old.overhead_cost then new.overhead_cost else held.overhead_cost end,
    overhead_cost_per_ha = case when new.overhead_cost_per_ha is distinct from old.overhead_cost_per_ha then new.overhead_cost_per_ha else held.overhead_cost_per_ha end,
    operating_profit = case when new.operating_profit is distinct from old.operating_profit then new.operating_profit else held.operating_profit end,
    operating_profit_per_ha = case when new.operating_profit_per_ha is distinct from old.operating_profit_per_ha then new.operating_profit_per_ha else held.operating_profit_per_ha end,
    interest_cost = case when new.interest_cost is distinct from old.interest_cost then new.interest_cost else held.interest_cost end,
    interest_cost_per_ha = case when new.interest_cost_per_ha is distinct from old.interest_cost_per_ha then new.interest_cost_per_ha else held.interest_cost_per_ha end,
    lease_cost = case when new.lease_cost is distinct from old.lease_cost then new.lease_cost else held.lease_cost end,
    lease_cost_per_ha = case when new.lease_cost_per_ha is distinct from old.lease_cost_per_ha then new.lease_cost_per_ha else held.lease_cost_per_ha end,
    sharefarm_cost = case when new.sharefarm_cost is distinct from old.sharefarm_cost then new.sharefarm_cost else held.sharefarm_cost end,
    sharefarm_cost_per_ha = case when new.sharefarm_cost_per_ha is distinct from old.sharefarm_cost_per_ha then new.sharefarm_cost_per_ha else held.sharefarm_cost_per_ha end,
    lease_sharefarm_cost = case when new.lease_sharefarm_cost is distinct from old.lease_sharefarm_cost then new.lease_sharefarm_cost else held.lease_sharefarm_cost end,
    lease_sharefarm_cost_per_ha = case when new.lease_sharefarm_cost_per_ha is distinct from old.lease_sharefarm_cost_per_ha then new.lease_sharefarm_cost_per_ha else held.lease_sharefarm_cost_per_ha end,
    finance_cost = case when new.finance_cost is distinct from old.finance_cost then new.finance_cost else held.finance_cost end,
    finance_cost_per_ha = case when new.finance_cost_per_ha is distinct from old.finance_cost_per_ha then new.finance_cost_per_ha else held.finance_cost_per_ha end,
    business_return = case when new.business_return is distinct from old.business_return then new.business_return else held.business_return end,
    business_return_per_ha = case when new.business_return_per_ha is distinct from old.business_return_per_ha then new.business_return_per_ha else held.business_return_per_ha end,
    tax_paid = case when new.tax_paid is distinct from old.tax_paid then new.tax_paid else held.tax_paid end,
    tax_paid_per_ha = case when new.tax_paid_per_ha is distinct from old.tax_paid_per_ha then new.tax_paid_per_ha else held.tax_paid_per_ha end,
    profit_after_tax = case when new.profit_after_tax is distinct from old.profit_after_tax then new.profit_after_tax else held.profit_after_tax end,
    profit_after_tax_per_ha = case when new.profit_after_tax_per_ha is distinct from old.profit_after_tax_per_ha then new.profit_after_tax_per_ha else held.profit_after_tax_per_ha end,
    ebitda = case when new.ebitda is distinct from old.ebitda then new.ebitda else held.ebitda end,
    ebitda_per_ha = case when new.ebitda_per_ha is distinct from old.ebitda_per_ha then new.ebitda_per_ha else held.ebitda_per_ha end,
    capex_plant = case when new.capex_plant is distinct from old.capex_plant then new.capex_plant else held.capex_plant end,
    capex_plant_per_ha = case when new.capex_plant_per_ha is distinct from old.capex_plant_per_ha then new.capex_plant_per_ha else held.capex_plant_per_ha end,
    capex_buildings = case when new.capex_buildings is distinct from old.capex_buildings then new.capex_buildings else held.capex_buildings end,
    capex_buildings_per_ha = case when new.capex_buildings_per_ha is distinct from old.capex_buildings_per_ha then new.capex_buildings_per_ha else held.capex_buildings_per_ha end,
    capex_water = case when new.capex_water is distinct from old.capex_water then new.capex_water else held.capex_water end,
    capex_water_per_ha = case when new.capex_water_per_ha is distinct from old.capex_water_per_ha then new.capex_water_per_ha else held.capex_water_per_ha end,
    capex_land_improvement = case when new.capex_land_improvement is distinct from old.capex_land_improvement then new.capex_land_improvement else held.capex_land_improvement end,
    capex_land_improvement_per_ha = case when new.capex_land_improvement_per_ha is distinct from old.capex_land_improvement_per_ha then new.capex_land_improvement_per_ha else held.capex_land_improvement_per_ha end,
    capex_total = case when new.capex_total is distinct from old.capex_total then new.capex_total else held.capex_total end,
    capex_total_per_ha = case when new.capex_total_per_ha is distinct from old.capex_total_per_ha then new.capex_total_per_ha else held.capex_total_per_ha end,
    capital_sales = case when new.capital_sales is distinct from old.capital_sales then new.capital_sales else held.capital_sales end,
    capital_sales_per_ha = case when new.capital_sales_per_ha is distinct from old.capital_sales_per_ha then new.capital_sales_per_ha else held.capital_sales_per_ha end,
    net_capex = case when new.net_capex is distinct from old.net_capex then new.net_capex else held.net_capex end,
    net_capex_per_ha = case when new.net_capex_per_ha is distinct from old.net_capex_per_ha then new.net_capex_per_ha else held.net_capex_per_ha end,
    drawings = case when new.drawings is distinct from old.drawings then new.drawings else held.drawings end,
    drawings_per_ha = case when new.drawings_per_ha is distinct from old.drawings_per_ha then new.drawings_per_ha else held.drawings_per_ha end,
    off_farm_income = case when new.off_farm_income is distinct from old.off_farm_income then new.off_farm_income else held.off_farm_income end,
    off_farm_income_per_ha = case when new.off_farm_income_per_ha is distinct from old.off_farm_income_per_ha then new.off_farm_income_per_ha else held.off_farm_income_per_ha end,
    principal_paid = case when new.principal_paid is distinct from old.principal_paid then new.principal_paid else held.principal_paid end,
    principal_paid_per_ha = case when new.principal_paid_per_ha is distinct from old.principal_paid_per_ha then new.principal_paid_per_ha else held.principal_paid_per_ha end,
    free_cashflow = case when new.free_cashflow is distinct from old.free_cashflow then new.free_cashflow else held.free_cashflow end,
    free_cashflow_per_ha = case when new.free_cashflow_per_ha is distinct from old.free_cashflow_per_ha then new.free_cashflow_per_ha else held.free_cashflow_per_ha end,
    cash_surplus = case when new.cash_surplus is distinct from old.cash_surplus then new.cash_surplus else held.cash_surplus end,
    cash_surplus_per_ha = case when new.cash_surplus_per_ha is distinct from old.cash_surplus_per_ha then new.cash_surplus_per_ha else held.cash_surplus_per_ha end
    where id = old.id and farm_id = old.farm_id;
  end if;
  if row (new.roam, new.roam_average, new.return_on_owned_assets, new.roe, new.return_incl_land_gain, new.asset_turnover, new.operating_profit_margin, new.direct_cost_ratio, new.overhead_ratio, new.expense_ratio, new.finance_ratio, new.interest_ratio, new.lease_ratio, new.interest_cover, new.interest_lease_cover, new.term_debt_cover, new.debt_to_assets, new.debt_to_equity, new.debt_to_income, new.debt_per_ha, new.current_ratio, new.working_capital_ratio, new.plant_ratio, new.plant_per_crop_ha, new.plant_per_managed_ha, new.plant_cost_ratio, new.tpml_ratio, new.machinery_investment_ratio, new.building_ratio, new.building_per_ha, new.water_ratio, new.land_ratio, new.livestock_ratio, new.leased_share, new.labour_ratio, new.fuel_ratio, new.fertiliser_ratio, new.chemical_ratio, new.depreciation_ratio, new.drawings_ratio, new.reinvestment_ratio, new.cash_margin) is distinct from row (old.roam, old.roam_average, old.return_on_owned_assets, old.roe, old.return_incl_land_gain, old.asset_turnover, old.operating_profit_margin, old.direct_cost_ratio, old.overhead_ratio, old.expense_ratio, old.finance_ratio, old.interest_ratio, old.lease_ratio, old.interest_cover, old.interest_lease_cover, old.term_debt_cover, old.debt_to_assets, old.debt_to_equity, old.debt_to_income, old.debt_per_ha, old.current_ratio, old.working_capital_ratio, old.plant_ratio, old.plant_per_crop_ha, old.plant_per_managed_ha, old.plant_cost_ratio, old.tpml_ratio, old.machinery_investment_ratio, old.building_ratio, old.building_per_ha, old.water_ratio, old.land_ratio, old.livestock_ratio, old.leased_share, old.labour_ratio, old.fuel_ratio, old.fertiliser_ratio, old.chemical_ratio, old.depreciation_ratio, old.drawings_ratio, old.reinvestment_ratio, old.cash_margin) then
    update assets_ratios as held set
    roam = case when new.roam is distinct from old.roam then new.roam else held.roam end,
    roam_average = case when new.roam_average is distinct from old.roam_average then new.roam_average else held.roam_average end,
    return_on_owned_assets = case when new.return_on_owned_assets is distinct from old.return_on_owned_assets then new.return_on_owned_assets else held.return_on_owned_assets end,
    roe = case when new.roe is distinct from old.roe then new.roe else held.roe end,
    return_incl_land_gain = case when new.return_incl_land_gain is distinct from old.return_incl_land_gain then new.return_incl_land_gain else held.return_incl_land_gain end,
    asset_turnover = case when new.asset_turnover is distinct from old.asset_turnover then new.asset_turnover else held.asset_turnover end,
    operating_profit_margin = case when new.operating_profit_margin is distinct from old.operating_profit_margin then new.operating_profit_margin else held.operating_profit_margin end,
    direct_cost_ratio = case when new.direct_cost_ratio is distinct from old.direct_cost_ratio then new.direct_cost_ratio else held.direct_cost_ratio end,
    overhead_ratio = case when new.overhead_ratio is distinct from old.overhead_ratio then new.overhead_ratio else held.overhead_ratio end,
    expense_ratio = case when new.expense_ratio is distinct from old.expense_ratio then new.expense_ratio else held.expense_ratio end,
    finance_ratio = case when new.finance_ratio is distinct from old.finance_ratio then new.finance_ratio else held.finance_ratio end,
    interest_ratio = case when new.interest_ratio is distinct from old.interest_ratio then new.interest_ratio else held.interest_ratio end,
    lease_ratio = case when new.lease_ratio is distinct from old.lease_ratio then new.lease_ratio else held.lease_ratio end,
    interest_cover = case when new.interest_cover is distinct from old.interest_cover then new.interest_cover else held.interest_cover end,
    interest_lease_cover = case when new.interest_lease_cover is distinct from old.interest_lease_cover then new.interest_lease_cover else held.interest_lease_cover end,
    term_debt_cover = case when new.term_debt_cover is distinct from old.term_debt_cover then new.term_debt_cover else held.term_debt_cover end,
    debt_to_assets = case when new.debt_to_assets is distinct from old.debt_to_assets then new.debt_to_assets else held.debt_to_assets end,
    debt_to_equity = case when new.debt_to_equity is distinct from old.debt_to_equity then new.debt_to_equity else held.debt_to_equity end,
    debt_to_income = case when new.debt_to_income is distinct from old.debt_to_income then new.debt_to_income else held.debt_to_income end,
    debt_per_ha = case when new.debt_per_ha is distinct from old.debt_per_ha then new.debt_per_ha else held.debt_per_ha end,
    current_ratio = case when new.current_ratio is distinct from old.current_ratio then new.current_ratio else held.current_ratio end,
    working_capital_ratio = case when new.working_capital_ratio is distinct from old.working_capital_ratio then new.working_capital_ratio else held.working_capital_ratio end,
    plant_ratio = case when new.plant_ratio is distinct from old.plant_ratio then new.plant_ratio else held.plant_ratio end,
    plant_per_crop_ha = case when new.plant_per_crop_ha is distinct from old.plant_per_crop_ha then new.plant_per_crop_ha else held.plant_per_crop_ha end,
    plant_per_managed_ha = case when new.plant_per_managed_ha is distinct from old.plant_per_managed_ha then new.plant_per_managed_ha else held.plant_per_managed_ha end,
    plant_cost_ratio = case when new.plant_cost_ratio is distinct from old.plant_cost_ratio then new.plant_cost_ratio else held.plant_cost_ratio end,
    tpml_ratio = case when new.tpml_ratio is distinct from old.tpml_ratio then new.tpml_ratio else held.tpml_ratio end,
    machinery_investment_ratio = case when new.machinery_investment_ratio is distinct from old.machinery_investment_ratio then new.machinery_investment_ratio else held.machinery_investment_ratio end,
    building_ratio = case when new.building_ratio is distinct from old.building_ratio then new.building_ratio else held.building_ratio end,
    building_per_ha = case when new.building_per_ha is distinct from old.building_per_ha then new.building_per_ha else held.building_per_ha end,
    water_ratio = case when new.water_ratio is distinct from old.water_ratio then new.water_ratio else held.water_ratio end,
    land_ratio = case when new.land_ratio is distinct from old.land_ratio then new.land_ratio else held.land_ratio end,
    livestock_ratio = case when new.livestock_ratio is distinct from old.livestock_ratio then new.livestock_ratio else held.livestock_ratio end,
    leased_share = case when new.leased_share is distinct from old.leased_share then new.leased_share else held.leased_share end,
    labour_ratio = case when new.labour_ratio is distinct from old.labour_ratio then new.labour_ratio else held.labour_ratio end,
    fuel_ratio = case when new.fuel_ratio is distinct from old.fuel_ratio then new.fuel_ratio else held.fuel_ratio end,
    fertiliser_ratio = case when new.fertiliser_ratio is distinct from old.fertiliser_ratio then new.fertiliser_ratio else held.fertiliser_ratio end,
    chemical_ratio = case when new.chemical_ratio is distinct from old.chemical_ratio then new.chemical_ratio else held.chemical_ratio end,
    depreciation_ratio = case when new.depreciation_ratio is distinct from old.depreciation_ratio then new.depreciation_ratio else held.depreciation_ratio end,
    drawings_ratio = case when new.drawings_ratio is distinct from old.drawings_ratio then new.drawings_ratio else held.drawings_ratio end,
    reinvestment_ratio = case when new.reinvestment_ratio is distinct from old.reinvestment_ratio then new.reinvestment_ratio else held.reinvestment_ratio end,
    cash_margin = case when new.cash_margin is distinct from old.cash_margin then new.cash_margin else held.cash_margin end
    where id = old.id and farm_id = old.farm_id;
  end if;
  if row (new.income_per_ha, new.income_per_dse, new.income_per_100mm, new.direct_costs_per_ha, new.direct_costs_per_dse, new.direct_costs_per_100mm, new.margin_per_ha, new.margin_per_dse, new.margin_per_100mm, new.overheads_per_ha, new.overheads_per_dse, new.overheads_per_100mm, new.profit_per_ha, new.profit_per_dse, new.profit_per_100mm, new.machinery_cost_per_ha, new.machinery_cost_per_dse, new.machinery_cost_per_100mm, new.income_per_fte, new.direct_costs_per_fte, new.margin_per_fte, new.overheads_per_fte, new.profit_per_fte, new.machinery_cost_per_fte, new.labour_cost_per_ha, new.labour_cost_per_dse, new.labour_cost_per_100mm, new.crop_tonnes_per_ha, new.crop_income_per_crop_ha, new.crop_margin_per_crop_ha, new.profit_per_ha_per_mm_gsr, new.wheat_yield, new.cotton_yield, new.cane_yield, new.wue_wheat, new.wue_all_crops, new.bales_per_ml, new.income_per_ml, new.margin_per_ml, new.kg_beef_per_ha, new.kg_beef_per_dse, new.kg_sheepmeat_per_ha, new.kg_wool_per_ha, new.kg_wool_per_dse, new.livestock_income_per_dse, new.livestock_margin_per_dse, new.cost_of_production_beef, new.cost_of_production_lamb, new.cost_of_production_wool, new.cost_of_production_wheat, new.cost_of_production_cotton, new.average_dse, new.dse_per_ha, new.dse_per_ha_per_100mm, new.average_ae, new.weaning_pct_sheep, new.weaning_pct_cattle, new.marking_pct_sheep, new.death_pct_sheep, new.death_pct_cattle, new.kg_weaned_per_female, new.average_daily_gain) is distinct from row (old.income_per_ha, old.income_per_dse, old.income_per_100mm, old.direct_costs_per_ha, old.direct_costs_per_dse, old.direct_costs_per_100mm, old.margin_per_ha, old.margin_per_dse, old.margin_per_100mm, old.overheads_per_ha, old.overheads_per_dse, old.overheads_per_100mm, old.profit_per_ha, old.profit_per_dse, old.profit_per_100mm, old.machinery_cost_per_ha, old.machinery_cost_per_dse, old.machinery_cost_per_100mm, old.income_per_fte, old.direct_costs_per_fte, old.margin_per_fte, old.overheads_per_fte, old.profit_per_fte, old.machinery_cost_per_fte, old.labour_cost_per_ha, old.labour_cost_per_dse, old.labour_cost_per_100mm, old.crop_tonnes_per_ha, old.crop_income_per_crop_ha, old.crop_margin_per_crop_ha, old.profit_per_ha_per_mm_gsr, old.wheat_yield, old.cotton_yield, old.cane_yield, old.wue_wheat, old.wue_all_crops, old.bales_per_ml, old.income_per_ml, old.margin_per_ml, old.kg_beef_per_ha, old.kg_beef_per_dse, old.kg_sheepmeat_per_ha, old.kg_wool_per_ha, old.kg_wool_per_dse, old.livestock_income_per_dse, old.livestock_margin_per_dse, old.cost_of_production_beef, old.cost_of_production_lamb, old.cost_of_production_wool, old.cost_of_production_wheat, old.cost_of_production_cotton, old.average_dse, old.dse_per_ha, old.dse_per_ha_per_100mm, old.average_ae, old.weaning_pct_sheep, old.weaning_pct_cattle, old.marking_pct_sheep, old.death_pct_sheep, old.death_pct_cattle, old.kg_weaned_per_female, old.average_daily_gain) then
    update assets_productivity as held set
    income_per_ha = case when new.income_per_ha is distinct from old.income_per_ha then new.income_per_ha else held.income_per_ha end,
    income_per_dse = case when new.income_per_dse is distinct from old.income_per_dse then new.income_per_dse else held.income_per_dse end,
    income_per_100mm = case when new.income_per_100mm is distinct from old.income_per_100mm then new.income_per_100mm else held.income_per_100mm end,
    direct_costs_per_ha = case when new.direct_costs_per_ha is distinct from old.direct_costs_per_ha then new.direct_costs_per_ha else held.direct_costs_per_ha end,
    direct_costs_per_dse = case when new.direct_costs_per_dse is distinct from old.direct_costs_per_dse then new.direct_costs_per_dse else held.direct_costs_per_dse end,
    direct_costs_per_100mm = case when new.direct_costs_per_100mm is distinct from old.direct_costs_per_100mm then new.direct_costs_per_100mm else held.direct_costs_per_100mm end,
    margin_per_ha = case when new.margin_per_ha is distinct from old.margin_per_ha then new.margin_per_ha else held.margin_per_ha end,
    margin_per_dse = case when new.margin_per_dse is distinct from old.margin_per_dse then new.margin_per_dse else held.margin_per_dse end,
    margin_per_100mm = case when new.margin_per_100mm is distinct from old.margin_per_100mm then new.margin_per_100mm else held.margin_per_100mm end,
    overheads_per_ha = case when new.overheads_per_ha is distinct from old.overheads_per_ha then new.overheads_per_ha else held.overheads_per_ha end,
    overheads_per_dse = case when new.overheads_per_dse is distinct from old.overheads_per_dse then new.overheads_per_dse else held.overheads_per_dse end,
    overheads_per_100mm = case when new.overheads_per_100mm is distinct from old.overheads_per_100mm then new.overheads_per_100mm else held.overheads_per_100mm end,
    profit_per_ha = case when new.profit_per_ha is distinct from old.profit_per_ha then new.profit_per_ha else held.profit_per_ha end,
    profit_per_dse = case when new.profit_per_dse is distinct from old.profit_per_dse then new.profit_per_dse else held.profit_per_dse end,
    profit_per_100mm = case when new.profit_per_100mm is distinct from old.profit_per_100mm then new.profit_per_100mm else held.profit_per_100mm end,
    machinery_cost_per_ha = case when new.machinery_cost_per_ha is distinct from old.machinery_cost_per_ha then new.machinery_cost_per_ha else held.machinery_cost_per_ha end,
    machinery_cost_per_dse = case when new.machinery_cost_per_dse is distinct from old.machinery_cost_per_dse then new.machinery_cost_per_dse else held.machinery_cost_per_dse end,
    machinery_cost_per_100mm = case when new.machinery_cost_per_100mm is distinct from old.machinery_cost_per_100mm then new.machinery_cost_per_100mm else held.machinery_cost_per_100mm end,
    income_per_fte = case when new.income_per_fte is distinct from old.income_per_fte then new.income_per_fte else held.income_per_fte end,
    direct_costs_per_fte = case when new.direct_costs_per_fte is distinct from old.direct_costs_per_fte then new.direct_costs_per_fte else held.direct_costs_per_fte end,
    margin_per_fte = case when new.margin_per_fte is distinct from old.margin_per_fte then new.margin_per_fte else held.margin_per_fte end,
    overheads_per_fte = case when new.overheads_per_fte is distinct from old.overheads_per_fte then new.overheads_per_fte else held.overheads_per_fte end,
    profit_per_fte = case when new.profit_per_fte is distinct from old.profit_per_fte then new.profit_per_fte else held.profit_per_fte end,
    machinery_cost_per_fte = case when new.machinery_cost_per_fte is distinct from old.machinery_cost_per_fte then new.machinery_cost_per_fte else held.machinery_cost_per_fte end,
    labour_cost_per_ha = case when new.labour_cost_per_ha is distinct from old.labour_cost_per_ha then new.labour_cost_per_ha else held.labour_cost_per_ha end,
    labour_cost_per_dse = case when new.labour_cost_per_dse is distinct from old.labour_cost_per_dse then new.labour_cost_per_dse else held.labour_cost_per_dse end,
    labour_cost_per_100mm = case when new.labour_cost_per_100mm is distinct from old.labour_cost_per_100mm then new.labour_cost_per_100mm else held.labour_cost_per_100mm end,
    crop_tonnes_per_ha = case when new.crop_tonnes_per_ha is distinct from old.crop_tonnes_per_ha then new.crop_tonnes_per_ha else held.crop_tonnes_per_ha end,
    crop_income_per_crop_ha = case when new.crop_income_per_crop_ha is distinct from old.crop_income_per_crop_ha then new.crop_income_per_crop_ha else held.crop_income_per_crop_ha end,
    crop_margin_per_crop_ha = case when new.crop_margin_per_crop_ha is distinct from old.crop_margin_per_crop_ha then new.crop_margin_per_crop_ha else held.crop_margin_per_crop_ha end,
    profit_per_ha_per_mm_gsr = case when new.profit_per_ha_per_mm_gsr is distinct from old.profit_per_ha_per_mm_gsr then new.profit_per_ha_per_mm_gsr else held.profit_per_ha_per_mm_gsr end,
    wheat_yield = case when new.wheat_yield is distinct from old.wheat_yield then new.wheat_yield else held.wheat_yield end,
    cotton_yield = case when new.cotton_yield is distinct from old.cotton_yield then new.cotton_yield else held.cotton_yield end,
    cane_yield = case when new.cane_yield is distinct from old.cane_yield then new.cane_yield else held.cane_yield end,
    wue_wheat = case when new.wue_wheat is distinct from old.wue_wheat then new.wue_wheat else held.wue_wheat end,
    wue_all_crops = case when new.wue_all_crops is distinct from old.wue_all_crops then new.wue_all_crops else held.wue_all_crops end,
    bales_per_ml = case when new.bales_per_ml is distinct from old.bales_per_ml then new.bales_per_ml else held.bales_per_ml end,
    income_per_ml = case when new.income_per_ml is distinct from old.income_per_ml then new.income_per_ml else held.income_per_ml end,
    margin_per_ml = case when new.margin_per_ml is distinct from old.margin_per_ml then new.margin_per_ml else held.margin_per_ml end,
    kg_beef_per_ha = case when new.kg_beef_per_ha is distinct from old.kg_beef_per_ha then new.kg_beef_per_ha else held.kg_beef_per_ha end,
    kg_beef_per_dse = case when new.kg_beef_per_dse is distinct from old.kg_beef_per_dse then new.kg_beef_per_dse else held.kg_beef_per_dse end,
    kg_sheepmeat_per_ha = case when new.kg_sheepmeat_per_ha is distinct from old.kg_sheepmeat_per_ha then new.kg_sheepmeat_per_ha else held.kg_sheepmeat_per_ha end,
    kg_wool_per_ha = case when new.kg_wool_per_ha is distinct from old.kg_wool_per_ha then new.kg_wool_per_ha else held.kg_wool_per_ha end,
    kg_wool_per_dse = case when new.kg_wool_per_dse is distinct from old.kg_wool_per_dse then new.kg_wool_per_dse else held.kg_wool_per_dse end,
    livestock_income_per_dse = case when new.livestock_income_per_dse is distinct from old.livestock_income_per_dse then new.livestock_income_per_dse else held.livestock_income_per_dse end,
    livestock_margin_per_dse = case when new.livestock_margin_per_dse is distinct from old.livestock_margin_per_dse then new.livestock_margin_per_dse else held.livestock_margin_per_dse end,
    cost_of_production_beef = case when new.cost_of_production_beef is distinct from old.cost_of_production_beef then new.cost_of_production_beef else held.cost_of_production_beef end,
    cost_of_production_lamb = case when new.cost_of_production_lamb is distinct from old.cost_of_production_lamb then new.cost_of_production_lamb else held.cost_of_production_lamb end,
    cost_of_production_wool = case when new.cost_of_production_wool is distinct from old.cost_of_production_wool then new.cost_of_production_wool else held.cost_of_production_wool end,
    cost_of_production_wheat = case when new.cost_of_production_wheat is distinct from old.cost_of_production_wheat then new.cost_of_production_wheat else held.cost_of_production_wheat end,
    cost_of_production_cotton = case when new.cost_of_production_cotton is distinct from old.cost_of_production_cotton then new.cost_of_production_cotton else held.cost_of_production_cotton end,
    average_dse = case when new.average_dse is distinct from old.average_dse then new.average_dse else held.average_dse end,
    dse_per_ha = case when new.dse_per_ha is distinct from old.dse_per_ha then new.dse_per_ha else held.dse_per_ha end,
    dse_per_ha_per_100mm = case when new.dse_per_ha_per_100mm is distinct from old.dse_per_ha_per_100mm then new.dse_per_ha_per_100mm else held.dse_per_ha_per_100mm end,
    average_ae = case when new.average_ae is distinct from old.average_ae then new.average_ae else held.average_ae end,
    weaning_pct_sheep = case when new.weaning_pct_sheep is distinct from old.weaning_pct_sheep then new.weaning_pct_sheep else held.weaning_pct_sheep end,
    weaning_pct_cattle = case when new.weaning_pct_cattle is distinct from old.weaning_pct_cattle then new.weaning_pct_cattle else held.weaning_pct_cattle end,
    marking_pct_sheep = case when new.marking_pct_sheep is distinct from old.marking_pct_sheep then new.marking_pct_sheep else held.marking_pct_sheep end,
    death_pct_sheep = case when new.death_pct_sheep is distinct from old.death_pct_sheep then new.death_pct_sheep else held.death_pct_sheep end,
    death_pct_cattle = case when new.death_pct_cattle is distinct from old.death_pct_cattle then new.death_pct_cattle else held.death_pct_cattle end,
    kg_weaned_per_female = case when new.kg_weaned_per_female is distinct from old.kg_weaned_per_female then new.kg_weaned_per_female else held.kg_weaned_per_female end,
    average_daily_gain = case when new.average_daily_gain is distinct from old.average_daily_gain then new.average_daily_gain else held.average_daily_gain end
    where id = old.id and farm_id = old.farm_id;
  end if;
  if row (new.oh_administration, new.oh_administration_per_ha, new.oh_accounting, new.oh_accounting_per_ha, new.oh_legal, new.oh_legal_per_ha, new.oh_consulting, new.oh_consulting_per_ha, new.oh_bank_charges, new.oh_bank_charges_per_ha, new.oh_rates, new.oh_rates_per_ha, new.oh_land_tax_rent_fees, new.oh_land_tax_rent_fees_per_ha, new.oh_water_fixed_charges, new.oh_water_fixed_charges_per_ha, new.oh_electricity_gas, new.oh_electricity_gas_per_ha, new.oh_phone_internet, new.oh_phone_internet_per_ha, new.oh_insurance_general, new.oh_insurance_general_per_ha, new.oh_insurance_vehicles, new.oh_insurance_vehicles_per_ha, new.oh_insurance_workers, new.oh_insurance_workers_per_ha, new.oh_registration, new.oh_registration_per_ha, new.oh_fuel_oil, new.oh_fuel_oil_per_ha, new.oh_repairs_plant, new.oh_repairs_plant_per_ha, new.oh_repairs_buildings, new.oh_repairs_buildings_per_ha, new.oh_repairs_improvements, new.oh_repairs_improvements_per_ha, new.oh_motor_vehicle, new.oh_motor_vehicle_per_ha, new.oh_freight_general, new.oh_freight_general_per_ha, new.oh_wages_permanent, new.oh_wages_permanent_per_ha, new.oh_wages_casual, new.oh_wages_casual_per_ha, new.oh_superannuation, new.oh_superannuation_per_ha, new.oh_owner_allowance, new.oh_owner_allowance_per_ha, new.oh_training_travel, new.oh_training_travel_per_ha, new.oh_weed_pest_roads, new.oh_weed_pest_roads_per_ha, new.oh_depreciation_plant, new.oh_depreciation_plant_per_ha, new.oh_depreciation_buildings, new.oh_depreciation_buildings_per_ha, new.oh_other, new.oh_other_per_ha, new.oh_total, new.oh_total_per_ha, new.oh_cash_total, new.oh_cash_total_per_ha, new.oh_total_pct_income, new.oh_total_per_dse, new.oh_total_per_crop_ha) is distinct from row (old.oh_administration, old.oh_administration_per_ha, old.oh_accounting, old.oh_accounting_per_ha, old.oh_legal, old.oh_legal_per_ha, old.oh_consulting, old.oh_consulting_per_ha, old.oh_bank_charges, old.oh_bank_charges_per_ha, old.oh_rates, old.oh_rates_per_ha, old.oh_land_tax_rent_fees, old.oh_land_tax_rent_fees_per_ha, old.oh_water_fixed_charges, old.oh_water_fixed_charges_per_ha, old.oh_electricity_gas, old.oh_electricity_gas_per_ha, old.oh_phone_internet, old.oh_phone_internet_per_ha, old.oh_insurance_general, old.oh_insurance_general_per_ha, old.oh_insurance_vehicles, old.oh_insurance_vehicles_per_ha, old.oh_insurance_workers, old.oh_insurance_workers_per_ha, old.oh_registration, old.oh_registration_per_ha, old.oh_fuel_oil, old.oh_fuel_oil_per_ha, old.oh_repairs_plant, old.oh_repairs_plant_per_ha, old.oh_repairs_buildings, old.oh_repairs_buildings_per_ha, old.oh_repairs_improvements, old.oh_repairs_improvements_per_ha, old.oh_motor_vehicle, old.oh_motor_vehicle_per_ha, old.oh_freight_general, old.oh_freight_general_per_ha, old.oh_wages_permanent, old.oh_wages_permanent_per_ha, old.oh_wages_casual, old.oh_wages_casual_per_ha, old.oh_superannuation, old.oh_superannuation_per_ha, old.oh_owner_allowance, old.oh_owner_allowance_per_ha, old.oh_training_travel, old.oh_training_travel_per_ha, old.oh_weed_pest_roads, old.oh_weed_pest_roads_per_ha, old.oh_depreciation_plant, old.oh_depreciation_plant_per_ha, old.oh_depreciation_buildings, old.oh_depreciation_buildings_per_ha, old.oh_other, old.oh_other_per_ha, old.oh_total, old.oh_total_per_ha, old.oh_cash_total, old.oh_cash_total_per_ha, old.oh_total_pct_income, old.oh_total_per_dse, old.oh_total_per_crop_ha) then
    update assets_overheads as held set
    oh_administration = case when new.oh_administration is distinct from old.oh_administration then new.oh_administration else held.oh_administration end,
    oh_administration_per_ha = case when new.oh_administration_per_ha is distinct from old.oh_administration_per_ha then new.oh_administration_per_ha else held.oh_administration_per_ha end,
    oh_accounting = case when new.oh_accounting is distinct from old.oh_accounting then new.oh_accounting else held.oh_accounting end,
    oh_accounting_per_ha = case when new.oh_accounting_per_ha is distinct from old.oh_accounting_per_ha then new.oh_accounting_per_ha else held.oh_accounting_per_ha end,
    oh_legal = case when new.oh_legal is distinct from old.oh_legal then new.oh_legal else held.oh_legal end,
    oh_legal_per_ha = case when new.oh_legal_per_ha is distinct from old.oh_legal_per_ha then new.oh_legal_per_ha else held.oh_legal_per_ha end,
    oh_consulting = case when new.oh_consulting is distinct from old.oh_consulting then new.oh_consulting else held.oh_consulting end,
    oh_consulting_per_ha = case when new.oh_consulting_per_ha is distinct from old.oh_consulting_per_ha then new.oh_consulting_per_ha else held.oh_consulting_per_ha end,
    oh_bank_charges = case when new.oh_bank_charges is distinct from old.oh_bank_charges then new.oh_bank_charges else held.oh_bank_charges end,
    oh_bank_charges_per_ha = case when new.oh_bank_charges_per_ha is distinct from old.oh_bank_charges_per_ha then new.oh_bank_charges_per_ha else held.oh_bank_charges_per_ha end,
    oh_rates = case when new.oh_rates is distinct from old.oh_rates then new.oh_rates else held.oh_rates end,
    oh_rates_per_ha = case when new.oh_rates_per_ha is distinct from old.oh_rates_per_ha then new.oh_rates_per_ha else held.oh_rates_per_ha end,
    oh_land_tax_rent_fees = case when new.oh_land_tax_rent_fees is distinct from old.oh_land_tax_rent_fees then new.oh_land_tax_rent_fees else held.oh_land_tax_rent_fees end,
    oh_land_tax_rent_fees_per_ha = case when new.oh_land_tax_rent_fees_per_ha is distinct from old.oh_land_tax_rent_fees_per_ha then new.oh_land_tax_rent_fees_per_ha else held.oh_land_tax_rent_fees_per_ha end,
    oh_water_fixed_charges = case when new.oh_water_fixed_charges is distinct from old.oh_water_fixed_charges then new.oh_water_fixed_charges else held.oh_water_fixed_charges end,
    oh_water_fixed_charges_per_ha = case when new.oh_water_fixed_charges_per_ha is distinct from old.oh_water_fixed_charges_per_ha then new.oh_water_fixed_charges_per_ha else held.oh_water_fixed_charges_per_ha end,
    oh_electricity_gas = case when new.oh_electricity_gas is distinct from old.oh_electricity_gas then new.oh_electricity_gas else held.oh_electricity_gas end,
    oh_electricity_gas_per_ha = case when new.oh_electricity_gas_per_ha is distinct from old.oh_electricity_gas_per_ha then new.oh_electricity_gas_per_ha else held.oh_electricity_gas_per_ha end,
    oh_phone_internet = case when new.oh_phone_internet is distinct from old.oh_phone_internet then new.oh_phone_internet else held.oh_phone_internet end,
    oh_phone_internet_per_ha = case when new.oh_phone_internet_per_ha is distinct from old.oh_phone_internet_per_ha then new.oh_phone_internet_per_ha else held.oh_phone_internet_per_ha end,
    oh_insurance_general = case when new.oh_insurance_general is distinct from old.oh_insurance_general then new.oh_insurance_general else held.oh_insurance_general end,
    oh_insurance_general_per_ha = case when new.oh_insurance_general_per_ha is distinct from old.oh_insurance_general_per_ha then new.oh_insurance_general_per_ha else held.oh_insurance_general_per_ha end,
    oh_insurance_vehicles = case when new.oh_insurance_vehicles is distinct from old.oh_insurance_vehicles then new.oh_insurance_vehicles else held.oh_insurance_vehicles end,
    oh_insurance_vehicles_per_ha = case when new.oh_insurance_vehicles_per_ha is distinct from old.oh_insurance_vehicles_per_ha then new.oh_insurance_vehicles_per_ha else held.oh_insurance_vehicles_per_ha end,
    oh_insurance_workers = case when new.oh_insurance_workers is distinct from old.oh_insurance_workers then new.oh_insurance_workers else held.oh_insurance_workers end,
    oh_insurance_workers_per_ha = case when new.oh_insurance_workers_per_ha is distinct from old.oh_insurance_workers_per_ha then new.oh_insurance_workers_per_ha else held.oh_insurance_workers_per_ha end,
    oh_registration = case when new.oh_registration is distinct from old.oh_registration then new.oh_registration else held.oh_registration end,
    oh_registration_per_ha = case when new.oh_registration_per_ha is distinct from old.oh_registration_per_ha then new.oh_registration_per_ha else held.oh_registration_per_ha end,
    oh_fuel_oil = case when new.oh_fuel_oil is distinct from old.oh_fuel_oil then new.oh_fuel_oil else held.oh_fuel_oil end,
    oh_fuel_oil_per_ha = case when new.oh_fuel_oil_per_ha is distinct from old.oh_fuel_oil_per_ha then new.oh_fuel_oil_per_ha else held.oh_fuel_oil_per_ha end,
    oh_repairs_plant = case when new.oh_repairs_plant is distinct from old.oh_repairs_plant then new.oh_repairs_plant else held.oh_repairs_plant end,
    oh_repairs_plant_per_ha = case when new.oh_repairs_plant_per_ha is distinct from old.oh_repairs_plant_per_ha then new.oh_repairs_plant_per_ha else held.oh_repairs_plant_per_ha end,
    oh_repairs_buildings = case when new.oh_repairs_buildings is distinct from old.oh_repairs_buildings then new.oh_repairs_buildings else held.oh_repairs_buildings end,
    oh_repairs_buildings_per_ha = case when new.oh_repairs_buildings_per_ha is distinct from old.oh_repairs_buildings_per_ha then new.oh_repairs_buildings_per_ha else held.oh_repairs_buildings_per_ha end,
    oh_repairs_improvements = case when new.oh_repairs_improvements is distinct from old.oh_repairs_improvements then new.oh_repairs_improvements else held.oh_repairs_improvements end,
    oh_repairs_improvements_per_ha = case when new.oh_repairs_improvements_per_ha is distinct from old.oh_repairs_improvements_per_ha then new.oh_repairs_improvements_per_ha else held.oh_repairs_improvements_per_ha end,
    oh_motor_vehicle = case when new.oh_motor_vehicle is distinct from old.oh_motor_vehicle then new.oh_motor_vehicle else held.oh_motor_vehicle end,
    oh_motor_vehicle_per_ha = case when new.oh_motor_vehicle_per_ha is distinct from old.oh_motor_vehicle_per_ha then new.oh_motor_vehicle_per_ha else held.oh_motor_vehicle_per_ha end,
    oh_freight_general = case when new.oh_freight_general is distinct from old.oh_freight_general then new.oh_freight_general else held.oh_freight_general end,
    oh_freight_general_per_ha = case when new.oh_freight_general_per_ha is distinct from old.oh_freight_general_per_ha then new.oh_freight_general_per_ha else held.oh_freight_general_per_ha end,
    oh_wages_permanent = case when new.oh_wages_permanent is distinct from old.oh_wages_permanent then new.oh_wages_permanent else held.oh_wages_permanent end,
    oh_wages_permanent_per_ha = case when new.oh_wages_permanent_per_ha is distinct from old.oh_wages_permanent_per_ha then new.oh_wages_permanent_per_ha else held.oh_wages_permanent_per_ha end,
    oh_wages_casual = case when new.oh_wages_casual is distinct from old.oh_wages_casual then new.oh_wages_casual else held.oh_wages_casual end,
    oh_wages_casual_per_ha = case when new.oh_wages_casual_per_ha is distinct from old.oh_wages_casual_per_ha then new.oh_wages_casual_per_ha else held.oh_wages_casual_per_ha end,
    oh_superannuation = case when new.oh_superannuation is distinct from old.oh_superannuation then new.oh_superannuation else held.oh_superannuation end,
    oh_superannuation_per_ha = case when new.oh_superannuation_per_ha is distinct from old.oh_superannuation_per_ha then new.oh_superannuation_per_ha else held.oh_superannuation_per_ha end,
    oh_owner_allowance = case when new.oh_owner_allowance is distinct from old.oh_owner_allowance then new.oh_owner_allowance else held.oh_owner_allowance end,
    oh_owner_allowance_per_ha = case when new.oh_owner_allowance_per_ha is distinct from old.oh_owner_allowance_per_ha then new.oh_owner_allowance_per_ha else held.oh_owner_allowance_per_ha end,
    oh_training_travel = case when new.oh_training_travel is distinct from old.oh_training_travel then new.oh_training_travel else held.oh_training_travel end,
    oh_training_travel_per_ha = case when new.oh_training_travel_per_ha is distinct from old.oh_training_travel_per_ha then new.oh_training_travel_per_ha else held.oh_training_travel_per_ha end,
    oh_weed_pest_roads = case when new.oh_weed_pest_roads is distinct from old.oh_weed_pest_roads then new.oh_weed_pest_roads else held.oh_weed_pest_roads end,
    oh_weed_pest_roads_per_ha = case when new.oh_weed_pest_roads_per_ha is distinct from old.oh_weed_pest_roads_per_ha then new.oh_weed_pest_roads_per_ha else held.oh_weed_pest_roads_per_ha end,
    oh_depreciation_plant = case when new.oh_depreciation_plant is distinct from old.oh_depreciation_plant then new.oh_depreciation_plant else held.oh_depreciation_plant end,
    oh_depreciation_plant_per_ha = case when new.oh_depreciation_plant_per_ha is distinct from old.oh_depreciation_plant_per_ha then new.oh_depreciation_plant_per_ha else held.oh_depreciation_plant_per_ha end,
    oh_depreciation_buildings = case when new.oh_depreciation_buildings is distinct from old.oh_depreciation_buildings then new.oh_depreciation_buildings else held.oh_depreciation_buildings end,
    oh_depreciation_buildings_per_ha = case when new.oh_depreciation_buildings_per_ha is distinct from old.oh_depreciation_buildings_per_ha then new.oh_depreciation_buildings_per_ha else held.oh_depreciation_buildings_per_ha end,
    oh_other = case when new.oh_other is distinct from old.oh_other then new.oh_other else held.oh_other end,
    oh_other_per_ha = case when new.oh_other_per_ha is distinct from old.oh_other_per_ha then new.oh_other_per_ha else held.oh_other_per_ha end,
    oh_total = case when new.oh_total is distinct from old.oh_total then new.oh_total else held.oh_total end,
    oh_total_per_ha = case when new.oh_total_per_ha is distinct from old.oh_total_per_ha then new.oh_total_per_ha else held.oh_total_per_ha end,
    oh_cash_total = case when new.oh_cash_total is distinct from old.oh_cash_total then new.oh_cash_total else held.oh_cash_total end,
    oh_cash_total_per_ha = case when new.oh_cash_total_per_ha is distinct from old.oh_cash_total_per_ha then new.oh_cash_total_per_ha else held.oh_cash_total_per_ha end,
    oh_total_pct_income = case when new.oh_total_pct_income is distinct from old.oh_total_pct_income then new.oh_total_pct_income else held.oh_total_pct_income end,
    oh_total_per_dse = case when new.oh_total_per_dse is distinct from old.oh_total_per_dse then new.oh_total_per_dse else held.oh_total_per_dse end,
    oh_total_per_crop_ha = case when new.oh_total_per_crop_ha is distinct from old.oh_total_per_crop_ha then new.oh_total_per_crop_ha else held.oh_total_per_crop_ha end
    where id = old.id and farm_id = old.farm_id;
  end if;
  if row (new.fte_owner, new.fte_permanent, new.fte_casual, new.fte_contract, new.fte_total, new.days_owner, new.days_permanent, new.days_casual, new.wages_paid_total, new.owner_allowance_total, new.labour_cost_total, new.contract_labour_cost, new.labour_cost_incl_contract, new.labour_cost_per_fte, new.ha_per_fte, new.crop_ha_per_fte, new.dse_per_fte, new.gross_income_per_fte, new.operating_profit_per_fte, new.machinery_value_per_fte, new.labour_pct_of_income, new.tonnes_per_fte, new.bales_per_fte, new.labour_cost_crop, new.labour_cost_crop_per_ha, new.labour_cost_livestock, new.labour_cost_livestock_per_ha) is distinct from row (old.fte_owner, old.fte_permanent, old.fte_casual, old.fte_contract, old.fte_total, old.days_owner, old.days_permanent, old.days_casual, old.wages_paid_total, old.owner_allowance_total, old.labour_cost_total, old.contract_labour_cost, old.labour_cost_incl_contract, old.labour_cost_per_fte, old.ha_per_fte, old.crop_ha_per_fte, old.dse_per_fte, old.gross_income_per_fte, old.operating_profit_per_fte, old.machinery_value_per_fte, old.labour_pct_of_income, old.tonnes_per_fte, old.bales_per_fte, old.labour_cost_crop, old.labour_cost_crop_per_ha, old.labour_cost_livestock, old.labour_cost_livestock_per_ha) then
    update assets_labour as held set
    fte_owner = case when new.fte_owner is distinct from old.fte_owner then new.fte_owner else held.fte_owner end,
    fte_permanent = case when new.fte_permanent is distinct from old.fte_permanent then new.fte_permanent else held.fte_permanent end,
    fte_casual = case when new.fte_casual is distinct from old.fte_casual then new.fte_casual else held.fte_casual end,
    fte_contract = case when new.fte_contract is distinct from old.fte_contract then new.fte_contract else held.fte_contract end,
    fte_total = case when new.fte_total is distinct from old.fte_total then new.fte_total else held.fte_total end,
    days_owner = case when new.days_owner is distinct from old.days_owner then new.days_owner else held.days_owner end,
    days_permanent = case when new.days_permanent is distinct from old.days_permanent then new.days_permanent else held.days_permanent end,
    days_casual = case when new.days_casual is distinct from old.days_casual then new.days_casual else held.days_casual end,
    wages_paid_total = case when new.wages_paid_total is distinct from old.wages_paid_total then new.wages_paid_total else held.wages_paid_total end,
    owner_allowance_total = case when new.owner_allowance_total is distinct from old.owner_allowance_total then new.owner_allowance_total else held.owner_allowance_total end,
    labour_cost_total = case when new.labour_cost_total is distinct from old.labour_cost_total then new.labour_cost_total else held.labour_cost_total end,
    contract_labour_cost = case when new.contract_labour_cost is distinct from old.contract_labour_cost then new.contract_labour_cost else held.contract_labour_cost end,
    labour_cost_incl_contract = case when new.labour_cost_incl_contract is distinct from old.labour_cost_incl_contract then new.labour_cost_incl_contract else held.labour_cost_incl_contract end,
    labour_cost_per_fte = case when new.labour_cost_per_fte is distinct from old.labour_cost_per_fte then new.labour_cost_per_fte else held.labour_cost_per_fte end,
    ha_per_fte = case when new.ha_per_fte is distinct from old.ha_per_fte then new.ha_per_fte else held.ha_per_fte end,
    crop_ha_per_fte = case when new.crop_ha_per_fte is distinct from old.crop_ha_per_fte then new.crop_ha_per_fte else held.crop_ha_per_fte end,
    dse_per_fte = case when new.dse_per_fte is distinct from old.dse_per_fte then new.dse_per_fte else held.dse_per_fte end,
    gross_income_per_fte = case when new.gross_income_per_fte is distinct from old.gross_income_per_fte then new.gross_income_per_fte else held.gross_income_per_fte end,
    operating_profit_per_fte = case when new.operating_profit_per_fte is distinct from old.operating_profit_per_fte then new.operating_profit_per_fte else held.operating_profit_per_fte end,
    machinery_value_per_fte = case when new.machinery_value_per_fte is distinct from old.machinery_value_per_fte then new.machinery_value_per_fte else held.machinery_value_per_fte end,
    labour_pct_of_income = case when new.labour_pct_of_income is distinct from old.labour_pct_of_income then new.labour_pct_of_income else held.labour_pct_of_income end,
    tonnes_per_fte = case when new.tonnes_per_fte is distinct from old.tonnes_per_fte then new.tonnes_per_fte else held.tonnes_per_fte end,
    bales_per_fte = case when new.bales_per_fte is distinct from old.bales_per_fte then new.bales_per_fte else held.bales_per_fte end,
    labour_cost_crop = case when new.labour_cost_crop is distinct from old.labour_cost_crop then new.labour_cost_crop else held.labour_cost_crop end,
    labour_cost_crop_per_ha = case when new.labour_cost_crop_per_ha is distinct from old.labour_cost_crop_per_ha then new.labour_cost_crop_per_ha else held.labour_cost_crop_per_ha end,
    labour_cost_livestock = case when new.labour_cost_livestock is distinct from old.labour_cost_livestock then new.labour_cost_livestock else held.labour_cost_livestock end,
    labour_cost_livestock_per_ha = case when new.labour_cost_livestock_per_ha is distinct from old.labour_cost_livestock_per_ha then new.labour_cost_livestock_per_ha else held.labour_cost_livestock_per_ha end
    where id = old.id and farm_id = old.farm_id;
  end if;
  if row (new.exp_fertiliser_n, new.exp_fertiliser_n_per_ha, new.exp_fertiliser_n_2, new.exp_fertiliser_n_2_per_ha, new.exp_fertiliser_p, new.exp_fertiliser_p_per_ha, new.exp_fertiliser_p_2, new.exp_fertiliser_p_2_per_ha, new.exp_fertiliser_k, new.exp_fertiliser_k_per_ha, new.exp_fertiliser_k_2, new.exp_fertiliser_k_2_per_ha, new.exp_fertiliser_other, new.exp_fertiliser_other_per_ha, new.exp_fertiliser_other_2, new.exp_fertiliser_other_2_per_ha, new.exp_herbicide_fallow, new.exp_herbicide_fallow_per_ha, new.exp_herbicide_fallow_2, new.exp_herbicide_fallow_2_per_ha, new.exp_herbicide_crop, new.exp_herbicide_crop_per_ha, new.exp_herbicide_crop_2, new.exp_herbicide_crop_2_per_ha, new.exp_insecticide, new.exp_insecticide_per_ha, new.exp_insecticide_2, new.exp_insecticide_2_per_ha, new.exp_fungicide, new.exp_fungicide_per_ha, new.exp_fungicide_2, new.exp_fungicide_2_per_ha, new.exp_growth_regulator_defoliant, new.exp_growth_regulator_defoliant_per_ha, new.exp_growth_regulator_defoliant_2, new.exp_growth_regulator_defoliant_2_per_ha, new.exp_contract_planting, new.exp_contract_planting_per_ha, new.exp_contract_planting_2, new.exp_contract_planting_2_per_ha, new.exp_contract_spraying, new.exp_contract_spraying_per_ha, new.exp_contract_spraying_2, new.exp_contract_spraying_2_per_ha, new.exp_contract_harvest, new.exp_contract_harvest_per_ha, new.exp_contract_harvest_2, new.exp_contract_harvest_2_per_ha, new.exp_contract_other, new.exp_contract_other_per_ha, new.exp_contract_other_2, new.exp_contract_other_2_per_ha, new.exp_seed, new.exp_seed_per_ha, new.exp_seed_2, new.exp_seed_2_per_ha, new.exp_fuel_direct, new.exp_fuel_direct_per_ha, new.exp_fuel_direct_2, new.exp_fuel_direct_2_per_ha, new.exp_repairs_direct, new.exp_repairs_direct_per_ha, new.exp_repairs_direct_2, new.exp_repairs_direct_2_per_ha, new.exp_labour_direct, new.exp_labour_direct_per_ha, new.exp_labour_direct_2, new.exp_labour_direct_2_per_ha, new.exp_freight_inputs, new.exp_freight_inputs_per_ha, new.exp_freight_inputs_2, new.exp_freight_inputs_2_per_ha, new.exp_freight_produce, new.exp_freight_produce_per_ha, new.exp_freight_produce_2, new.exp_freight_produce_2_per_ha, new.exp_water_purchase, new.exp_water_purchase_per_ha, new.exp_water_purchase_2, new.exp_water_purchase_2_per_ha, new.exp_water_usage_charges, new.exp_water_usage_charges_per_ha, new.exp_water_usage_charges_2, new.exp_water_usage_charges_2_per_ha, new.exp_pumping_energy, new.exp_pumping_energy_per_ha, new.exp_pumping_energy_2, new.exp_pumping_energy_2_per_ha, new.exp_insurance_crop, new.exp_insurance_crop_per_ha, new.exp_insurance_crop_2, new.exp_insurance_crop_2_per_ha, new.exp_levies, new.exp_levies_per_ha, new.exp_levies_2, new.exp_levies_2_per_ha, new.exp_licence_fees, new.exp_licence_fees_per_ha, new.exp_licence_fees_2, new.exp_licence_fees_2_per_ha, new.exp_ginning, new.exp_ginning_per_ha, new.exp_ginning_2, new.exp_ginning_2_per_ha, new.exp_packaging_wool_packs, new.exp_packaging_wool_packs_per_ha, new.exp_packaging_wool_packs_2, new.exp_packaging_wool_packs_2_per_ha, new.exp_storage_handling, new.exp_storage_handling_per_ha, new.exp_storage_handling_2, new.exp_storage_handling_2_per_ha, new.exp_selling_commission, new.exp_selling_commission_per_ha, new.exp_selling_commission_2, new.exp_selling_commission_2_per_ha, new.exp_irrigation_repairs, new.exp_irrigation_repairs_per_ha, new.exp_irrigation_repairs_2, new.exp_irrigation_repairs_2_per_ha, new.exp_other_direct, new.exp_other_direct_per_ha, new.exp_other_direct_2, new.exp_other_direct_2_per_ha, new.exp_shearing_crutching, new.exp_shearing_crutching_per_ha, new.exp_shearing_crutching_2, new.exp_shearing_crutching_2_per_ha, new.exp_animal_health, new.exp_animal_health_per_ha, new.exp_animal_health_2, new.exp_animal_health_2_per_ha, new.exp_supplementary_feed, new.exp_supplementary_feed_per_ha, new.exp_supplementary_feed_2, new.exp_supplementary_feed_2_per_ha, new.exp_agistment_out, new.exp_agistment_out_per_ha, new.exp_agistment_out_2, new.exp_agistment_out_2_per_ha, new.exp_joining_sires, new.exp_joining_sires_per_ha, new.exp_joining_sires_2, new.exp_joining_sires_2_per_ha, new.exp_pasture_maintenance, new.exp_pasture_maintenance_per_ha, new.exp_pasture_maintenance_2, new.exp_pasture_maintenance_2_per_ha, new.exp_fertiliser_total, new.exp_fertiliser_total_per_ha, new.exp_fertiliser_total_2, new.exp_fertiliser_total_2_per_ha, new.exp_chemical_total, new.exp_chemical_total_per_ha, new.exp_chemical_total_2, new.exp_chemical_total_2_per_ha, new.exp_contract_total, new.exp_contract_total_per_ha, new.exp_contract_total_2, new.exp_contract_total_2_per_ha, new.exp_total, new.exp_total_per_ha, new.exp_total_2, new.exp_total_2_per_ha, new.fertiliser_kg_n_per_ha, new.fertiliser_kg_p_per_ha, new.fertiliser_kg_k_per_ha, new.fertiliser_kg_s_per_ha, new.cost_per_kg_n, new.water_cost_per_ml, new.pumping_cost_per_ml, new.feed_cost_per_dse, new.ginning_per_bale, new.freight_per_tonne) is distinct from row (old.exp_fertiliser_n, old.exp_fertiliser_n_per_ha, old.exp_fertiliser_n_2, old.exp_fertiliser_n_2_per_ha, old.exp_fertiliser_p, old.exp_fertiliser_p_per_ha, old.exp_fertiliser_p_2, old.exp_fertiliser_p_2_per_ha, old.exp_fertiliser_k, old.exp_fertiliser_k_per_ha, old.exp_fertiliser_k_2, old.exp_fertiliser_k_2_per_ha, old.exp_fertiliser_other, old.exp_fertiliser_other_per_ha, old.exp_fertiliser_other_2, old.exp_fertiliser_other_2_per_ha, old.exp_herbicide_fallow, old.exp_herbicide_fallow_per_ha, old.exp_herbicide_fallow_2, old.exp_herbicide_fallow_2_per_ha, old.exp_herbicide_crop, old.exp_herbicide_crop_per_ha, old.exp_herbicide_crop_2, old.exp_herbicide_crop_2_per_ha, old.exp_insecticide, old.exp_insecticide_per_ha, old.exp_insecticide_2, old.exp_insecticide_2_per_ha, old.exp_fungicide, old.exp_fungicide_per_ha, old.exp_fungicide_2, old.exp_fungicide_2_per_ha, old.exp_growth_regulator_defoliant, old.exp_growth_regulator_defoliant_per_ha, old.exp_growth_regulator_defoliant_2, old.exp_growth_regulator_defoliant_2_per_ha, old.exp_contract_planting, old.exp_contract_planting_per_ha, old.exp_contract_planting_2, old.exp_contract_planting_2_per_ha, old.exp_contract_spraying, old.exp_contract_spraying_per_ha, old.exp_contract_spraying_2, old.exp_contract_spraying_2_per_ha, old.exp_contract_harvest, old.exp_contract_harvest_per_ha, old.exp_contract_harvest_2, old.exp_contract_harvest_2_per_ha, old.exp_contract_other, old.exp_contract_other_per_ha, old.exp_contract_other_2, old.exp_contract_other_2_per_ha, old.exp_seed, old.exp_seed_per_ha, old.exp_seed_2, old.exp_seed_2_per_ha, old.exp_fuel_direct, old.exp_fuel_direct_per_ha, old.exp_fuel_direct_2, old.exp_fuel_direct_2_per_ha, old.exp_repairs_direct, old.exp_repairs_direct_per_ha, old.exp_repairs_direct_2, old.exp_repairs_direct_2_per_ha, old.exp_labour_direct, old.exp_labour_direct_per_ha, old.exp_labour_direct_2, old.exp_labour_direct_2_per_ha, old.exp_freight_inputs, old.exp_freight_inputs_per_ha, old.exp_freight_inputs_2, old.exp_freight_inputs_2_per_ha, old.exp_freight_produce, old.exp_freight_produce_per_ha, old.exp_freight_produce_2, old.exp_freight_produce_2_per_ha, old.exp_water_purchase, old.exp_water_purchase_per_ha, old.exp_water_purchase_2, old.exp_water_purchase_2_per_ha, old.exp_water_usage_charges, old.exp_water_usage_charges_per_ha, old.exp_water_usage_charges_2, old.exp_water_usage_charges_2_per_ha, old.exp_pumping_energy, old.exp_pumping_energy_per_ha, old.exp_pumping_energy_2, old.exp_pumping_energy_2_per_ha, old.exp_insurance_crop, old.exp_insurance_crop_per_ha, old.exp_insurance_crop_2, old.exp_insurance_crop_2_per_ha, old.exp_levies, old.exp_levies_per_ha, old.exp_levies_2, old.exp_levies_2_per_ha, old.exp_licence_fees, old.exp_licence_fees_per_ha, old.exp_licence_fees_2, old.exp_licence_fees_2_per_ha, old.exp_ginning, old.exp_ginning_per_ha, old.exp_ginning_2, old.exp_ginning_2_per_ha, old.exp_packaging_wool_packs, old.exp_packaging_wool_packs_per_ha, old.exp_packaging_wool_packs_2, old.exp_packaging_wool_packs_2_per_ha, old.exp_storage_handling, old.exp_storage_handling_per_ha, old.exp_storage_handling_2, old.exp_storage_handling_2_per_ha, old.exp_selling_commission, old.exp_selling_commission_per_ha, old.exp_selling_commission_2, old.exp_selling_commission_2_per_ha, old.exp_irrigation_repairs, old.exp_irrigation_repairs_per_ha, old.exp_irrigation_repairs_2, old.exp_irrigation_repairs_2_per_ha, old.exp_other_direct, old.exp_other_direct_per_ha, old.exp_other_direct_2, old.exp_other_direct_2_per_ha, old.exp_shearing_crutching, old.exp_shearing_crutching_per_ha, old.exp_shearing_crutching_2, old.exp_shearing_crutching_2_per_ha, old.exp_animal_health, old.exp_animal_health_per_ha, old.exp_animal_health_2, old.exp_animal_health_2_per_ha, old.exp_supplementary_feed, old.exp_supplementary_feed_per_ha, old.exp_supplementary_feed_2, old.exp_supplementary_feed_2_per_ha, old.exp_agistment_out, old.exp_agistment_out_per_ha, old.exp_agistment_out_2, old.exp_agistment_out_2_per_ha, old.exp_joining_sires, old.exp_joining_sires_per_ha, old.exp_joining_sires_2, old.exp_joining_sires_2_per_ha, old.exp_pasture_maintenance, old.exp_pasture_maintenance_per_ha, old.exp_pasture_maintenance_2, old.exp_pasture_maintenance_2_per_ha, old.exp_fertiliser_total, old.exp_fertiliser_total_per_ha, old.exp_fertiliser_total_2, old.exp_fertiliser_total_2_per_ha, old.exp_chemical_total, old.exp_chemical_total_per_ha, old.exp_chemical_total_2, old.exp_chemical_total_2_per_ha, old.exp_contract_total, old.exp_contract_total_per_ha, old.exp_contract_total_2, old.exp_contract_total_2_per_ha, old.exp_total, old.exp_total_per_ha, old.exp_total_2, old.exp_total_2_per_ha, old.fertiliser_kg_n_per_ha, old.fertiliser_kg_p_per_ha, old.fertiliser_kg_k_per_ha, old.fertiliser_kg_s_per_ha, old.cost_per_kg_n, old.water_cost_per_ml, old.pumping_cost_per_ml, old.feed_cost_per_dse, old.ginning_per_bale, old.freight_per_tonne) then
    update assets_production_expenses as held set
    exp_fertiliser_n = case when new.exp_fertiliser_n is distinct from old.exp_fertiliser_n then new.exp_fertiliser_n else held.exp_fertiliser_n end,
    exp_fertiliser_n_per_ha = case when new.exp_fertiliser_n_per_ha is distinct from old.exp_fertiliser_n_per_ha then new.exp_fertiliser_n_per_ha else held.exp_fertiliser_n_per_ha end,
    exp_fertiliser_n_2 = case when new.exp_fertiliser_n_2 is distinct from old.exp_fertiliser_n_2 then new.exp_fertiliser_n_2 else held.exp_fertiliser_n_2 end,
    exp_fertiliser_n_2_per_ha = case when new.exp_fertiliser_n_2_per_ha is distinct from old.exp_fertiliser_n_2_per_ha then new.exp_fertiliser_n_2_per_ha else held.exp_fertiliser_n_2_per_ha end,
    exp_fertiliser_p = case when new.exp_fertiliser_p is distinct from old.exp_fertiliser_p then new.exp_fertiliser_p else held.exp_fertiliser_p end,
    exp_fertiliser_p_per_ha = case when new.exp_fertiliser_p_per_ha is distinct from old.exp_fertiliser_p_per_ha then new.exp_fertiliser_p_per_ha else held.exp_fertiliser_p_per_ha end,
    exp_fertiliser_p_2 = case when new.exp_fertiliser_p_2 is distinct from old.exp_fertiliser_p_2 then new.exp_fertiliser_p_2 else held.exp_fertiliser_p_2 end,
    exp_fertiliser_p_2_per_ha = case when new.exp_fertiliser_p_2_per_ha is distinct from old.exp_fertiliser_p_2_per_ha then new.exp_fertiliser_p_2_per_ha else held.exp_fertiliser_p_2_per_ha end,
    exp_fertiliser_k = case when new.exp_fertiliser_k is distinct from old.exp_fertiliser_k then new.exp_fertiliser_k else held.exp_fertiliser_k end,
    exp_fertiliser_k_per_ha = case when new.exp_fertiliser_k_per_ha is distinct from old.exp_fertiliser_k_per_ha then new.exp_fertiliser_k_per_ha else held.exp_fertiliser_k_per_ha end,
    exp_fertiliser_k_2 = case when new.exp_fertiliser_k_2 is distinct from old.exp_fertiliser_k_2 then new.exp_fertiliser_k_2 else held.exp_fertiliser_k_2 end,
    exp_fertiliser_k_2_per_ha = case when new.exp_fertiliser_k_2_per_ha is distinct from old.exp_fertiliser_k_2_per_ha then new.exp_fertiliser_k_2_per_ha else held.exp_fertiliser_k_2_per_ha end,
    exp_fertiliser_other = case when new.exp_fertiliser_other is distinct from old.exp_fertiliser_other then new.exp_fertiliser_other else held.exp_fertiliser_other end,
    exp_fertiliser_other_per_ha = case when new.exp_fertiliser_other_per_ha is distinct from old.exp_fertiliser_other_per_ha then new.exp_fertiliser_other_per_ha else held.exp_fertiliser_other_per_ha end,
    exp_fertiliser_other_2 = case when new.exp_fertiliser_other_2 is distinct from old.exp_fertiliser_other_2 then new.exp_fertiliser_other_2 else held.exp_fertiliser_other_2 end,
    exp_fertiliser_other_2_per_ha = case when new.exp_fertiliser_other_2_per_ha is distinct from old.exp_fertiliser_other_2_per_ha then new.exp_fertiliser_other_2_per_ha else held.exp_fertiliser_other_2_per_ha end,
    exp_herbicide_fallow = case when new.exp_herbicide_fallow is distinct from old.exp_herbicide_fallow then new.exp_herbicide_fallow else held.exp_herbicide_fallow end,
    exp_herbicide_fallow_per_ha = case when new.exp_herbicide_fallow_per_ha is distinct from old.exp_herbicide_fallow_per_ha then new.exp_herbicide_fallow_per_ha else held.exp_herbicide_fallow_per_ha end,
    exp_herbicide_fallow_2 = case when new.exp_herbicide_fallow_2 is distinct from old.exp_herbicide_fallow_2 then new.exp_herbicide_fallow_2 else held.exp_herbicide_fallow_2 end,
    exp_herbicide_fallow_2_per_ha = case when new.exp_herbicide_fallow_2_per_ha is distinct from old.exp_herbicide_fallow_2_per_ha then new.exp_herbicide_fallow_2_per_ha else held.exp_herbicide_fallow_2_per_ha end,
    exp_herbicide_crop = case when new.exp_herbicide_crop is distinct from old.exp_herbicide_crop then new.exp_herbicide_crop else held.exp_herbicide_crop end,
    exp_herbicide_crop_per_ha = case when new.exp_herbicide_crop_per_ha is distinct from old.exp_herbicide_crop_per_ha then new.exp_herbicide_crop_per_ha else held.exp_herbicide_crop_per_ha end,
    exp_herbicide_crop_2 = case when new.exp_herbicide_crop_2 is distinct from old.exp_herbicide_crop_2 then new.exp_herbicide_crop_2 else held.exp_herbicide_crop_2 end,
    exp_herbicide_crop_2_per_ha = case when new.exp_herbicide_crop_2_per_ha is distinct from old.exp_herbicide_crop_2_per_ha then new.exp_herbicide_crop_2_per_ha else held.exp_herbicide_crop_2_per_ha end,
    exp_insecticide = case when new.exp_insecticide is distinct from old.exp_insecticide then new.exp_insecticide else held.exp_insecticide end,
    exp_insecticide_per_ha = case when new.exp_insecticide_per_ha is distinct from old.exp_insecticide_per_ha then new.exp_insecticide_per_ha else held.exp_insecticide_per_ha end,
    exp_insecticide_2 = case when new.exp_insecticide_2 is distinct from old.exp_insecticide_2 then new.exp_insecticide_2 else held.exp_insecticide_2 end,
    exp_insecticide_2_per_ha = case when new.exp_insecticide_2_per_ha is distinct from old.exp_insecticide_2_per_ha then new.exp_insecticide_2_per_ha else held.exp_insecticide_2_per_ha end,
    exp_fungicide = case when new.exp_fungicide is distinct from old.exp_fungicide then new.exp_fungicide else held.exp_fungicide end,
    exp_fungicide_per_ha = case when new.exp_fungicide_per_ha is distinct from old.exp_fungicide_per_ha then new.exp_fungicide_per_ha else held.exp_fungicide_per_ha end,
    exp_fungicide_2 = case when new.exp_fungicide_2 is distinct from old.exp_fungicide_2 then new.exp_fungicide_2 else held.exp_fungicide_2 end,
    exp_fungicide_2_per_ha = case when new.exp_fungicide_2_per_ha is distinct from old.exp_fungicide_2_per_ha then new.exp_fungicide_2_per_ha else held.exp_fungicide_2_per_ha end,
    exp_growth_regulator_defoliant = case when new.exp_growth_regulator_defoliant is distinct from old.exp_growth_regulator_defoliant then new.exp_growth_regulator_defoliant else held.exp_growth_regulator_defoliant end,
    exp_growth_regulator_defoliant_per_ha = case when new.exp_growth_regulator_defoliant_per_ha is distinct from old.exp_growth_regulator_defoliant_per_ha then new.exp_growth_regulator_defoliant_per_ha else held.exp_growth_regulator_defoliant_per_ha end,
    exp_growth_regulator_defoliant_2 = case when new.exp_growth_regulator_defoliant_2 is distinct from old.exp_growth_regulator_defoliant_2 then new.exp_growth_regulator_defoliant_2 else held.exp_growth_regulator_defoliant_2 end,
    exp_growth_regulator_defoliant_2_per_ha = case when new.exp_growth_regulator_defoliant_2_per_ha is distinct from old.exp_growth_regulator_defoliant_2_per_ha then new.exp_growth_regulator_defoliant_2_per_ha else held.exp_growth_regulator_defoliant_2_per_ha end,
    exp_contract_planting = case when new.exp_contract_planting is distinct from old.exp_contract_planting then new.exp_contract_planting else held.exp_contract_planting end,
    exp_contract_planting_per_ha = case when new.exp_contract_planting_per_ha is distinct from old.exp_contract_planting_per_ha then new.exp_contract_planting_per_ha else held.exp_contract_planting_per_ha end,
    exp_contract_planting_2 = case when new.exp_contract_planting_2 is distinct from old.exp_contract_planting_2 then new.exp_contract_planting_2 else held.exp_contract_planting_2 end,
    exp_contract_planting_2_per_ha = case when new.exp_contract_planting_2_per_ha is distinct from old.exp_contract_planting_2_per_ha then new.exp_contract_planting_2_per_ha else held.exp_contract_planting_2_per_ha end,
    exp_contract_spraying = case when new.exp_contract_spraying is distinct from old.exp_contract_spraying then new.exp_contract_spraying else held.exp_contract_spraying end,
    exp_contract_spraying_per_ha = case when new.exp_contract_spraying_per_ha is distinct from old.exp_contract_spraying_per_ha then new.exp_contract_spraying_per_ha else held.exp_contract_spraying_per_ha end,
    exp_contract_spraying_2 = case when new.exp_contract_spraying_2 is distinct from old.exp_contract_spraying_2 then new.exp_contract_spraying_2 else held.exp_contract_spraying_2 end,
    exp_contract_spraying_2_per_ha = case when new.exp_contract_spraying_2_per_ha is distinct from old.exp_contract_spraying_2_per_ha then new.exp_contract_spraying_2_per_ha else held.exp_contract_spraying_2_per_ha end,
    exp_contract_harvest = case when new.exp_contract_harvest is distinct from old.exp_contract_harvest then new.exp_contract_harvest else held.exp_contract_harvest end,
    exp_contract_harvest_per_ha = case when new.exp_contract_harvest_per_ha is distinct from old.exp_contract_harvest_per_ha then new.exp_contract_harvest_per_ha else held.exp_contract_harvest_per_ha end,
    exp_contract_harvest_2 = case when new.exp_contract_harvest_2 is distinct from old.exp_contract_harvest_2 then new.exp_contract_harvest_2 else held.exp_contract_harvest_2 end,
    exp_contract_harvest_2_per_ha = case when new.exp_contract_harvest_2_per_ha is distinct from old.exp_contract_harvest_2_per_ha then new.exp_contract_harvest_2_per_ha else held.exp_contract_harvest_2_per_ha end,
    exp_contract_other = case when new.exp_contract_other is distinct from old.exp_contract_other then new.exp_contract_other else held.exp_contract_other end,
    exp_contract_other_per_ha = case when new.exp_contract_other_per_ha is distinct from old.exp_contract_other_per_ha then new.exp_contract_other_per_ha else held.exp_contract_other_per_ha end,
    exp_contract_other_2 = case when new.exp_contract_other_2 is distinct from old.exp_contract_other_2 then new.exp_contract_other_2 else held.exp_contract_other_2 end,
    exp_contract_other_2_per_ha = case when new.exp_contract_other_2_per_ha is distinct from old.exp_contract_other_2_per_ha then new.exp_contract_other_2_per_ha else held.exp_contract_other_2_per_ha end,
    exp_seed = case when new.exp_seed is distinct from old.exp_seed then new.exp_seed else held.exp_seed end,
    exp_seed_per_ha = case when new.exp_seed_per_ha is distinct from old.exp_seed_per_ha then new.exp_seed_per_ha else held.exp_seed_per_ha end,
    exp_seed_2 = case when new.exp_seed_2 is distinct from old.exp_seed_2 then new.exp_seed_2 else held.exp_seed_2 end,
    exp_seed_2_per_ha = case when new.exp_seed_2_per_ha is distinct from old.exp_seed_2_per_ha then new.exp_seed_2_per_ha else held.exp_seed_2_per_ha end,
    exp_fuel_direct = case when new.exp_fuel_direct is distinct from old.exp_fuel_direct then new.exp_fuel_direct else held.exp_fuel_direct end,
    exp_fuel_direct_per_ha = case when new.exp_fuel_direct_per_ha is distinct from old.exp_fuel_direct_per_ha then new.exp_fuel_direct_per_ha else held.exp_fuel_direct_per_ha end,
    exp_fuel_direct_2 = case when new.exp_fuel_direct_2 is distinct from old.exp_fuel_direct_2 then new.exp_fuel_direct_2 else held.exp_fuel_direct_2 end,
    exp_fuel_direct_2_per_ha = case when new.exp_fuel_direct_2_per_ha is distinct from old.exp_fuel_direct_2_per_ha then new.exp_fuel_direct_2_per_ha else held.exp_fuel_direct_2_per_ha end,
    exp_repairs_direct = case when new.exp_repairs_direct is distinct from old.exp_repairs_direct then new.exp_repairs_direct else held.exp_repairs_direct end,
    exp_repairs_direct_per_ha = case when new.exp_repairs_direct_per_ha is distinct from old.exp_repairs_direct_per_ha then new.exp_repairs_direct_per_ha else held.exp_repairs_direct_per_ha end,
    exp_repairs_direct_2 = case when new.exp_repairs_direct_2 is distinct from old.exp_repairs_direct_2 then new.exp_repairs_direct_2 else held.exp_repairs_direct_2 end,
    exp_repairs_direct_2_per_ha = case when new.exp_repairs_direct_2_per_ha is distinct from old.exp_repairs_direct_2_per_ha then new.exp_repairs_direct_2_per_ha else held.exp_repairs_direct_2_per_ha end,
    exp_labour_direct = case when new.exp_labour_direct is distinct from old.exp_labour_direct then new.exp_labour_direct else held.exp_labour_direct end,
    exp_labour_direct_per_ha = case when new.exp_labour_direct_per_ha is distinct from old.exp_labour_direct_per_ha then new.exp_labour_direct_per_ha else held.exp_labour_direct_per_ha end,
    exp_labour_direct_2 = case when new.exp_labour_direct_2 is distinct from old.exp_labour_direct_2 then new.exp_labour_direct_2 else held.exp_labour_direct_2 end,
    exp_labour_direct_2_per_ha = case when new.exp_labour_direct_2_per_ha is distinct from old.exp_labour_direct_2_per_ha then new.exp_labour_direct_2_per_ha else held.exp_labour_direct_2_per_ha end,
    exp_freight_inputs = case when new.exp_freight_inputs is distinct from old.exp_freight_inputs then new.exp_freight_inputs else held.exp_freight_inputs end,
    exp_freight_inputs_per_ha = case when new.exp_freight_inputs_per_ha is distinct from old.exp_freight_inputs_per_ha then new.exp_freight_inputs_per_ha else held.exp_freight_inputs_per_ha end,
    exp_freight_inputs_2 = case when new.exp_freight_inputs_2 is distinct from old.exp_freight_inputs_2 then new.exp_freight_inputs_2 else held.exp_freight_inputs_2 end,
    exp_freight_inputs_2_per_ha = case when new.exp_freight_inputs_2_per_ha is distinct from old.exp_freight_inputs_2_per_ha then new.exp_freight_inputs_2_per_ha else held.exp_freight_inputs_2_per_ha end,
    exp_freight_produce = case when new.exp_freight_produce is distinct from old.exp_freight_produce then new.exp_freight_produce else held.exp_freight_produce end,
    exp_freight_produce_per_ha = case when new.exp_freight_produce_per_ha is distinct from old.exp_freight_produce_per_ha then new.exp_freight_produce_per_ha else held.exp_freight_produce_per_ha end,
    exp_freight_produce_2 = case when new.exp_freight_produce_2 is distinct from old.exp_freight_produce_2 then new.exp_freight_produce_2 else held.exp_freight_produce_2 end,
    exp_freight_produce_2_per_ha = case when new.exp_freight_produce_2_per_ha is distinct from old.exp_freight_produce_2_per_ha then new.exp_freight_produce_2_per_ha else held.exp_freight_produce_2_per_ha end,
    exp_water_purchase = case when new.exp_water_purchase is distinct from old.exp_water_purchase then new.exp_water_purchase else held.exp_water_purchase end,
    exp_water_purchase_per_ha = case when new.exp_water_purchase_per_ha is distinct from old.exp_water_purchase_per_ha then new.exp_water_purchase_per_ha else held.exp_water_purchase_per_ha end,
    exp_water_purchase_2 = case when new.exp_water_purchase_2 is distinct from old.exp_water_purchase_2 then new.exp_water_purchase_2 else held.exp_water_purchase_2 end,
    exp_water_purchase_2_per_ha = case when new.exp_water_purchase_2_per_ha is distinct from old.exp_water_purchase_2_per_ha then new.exp_water_purchase_2_per_ha else held.exp_water_purchase_2_per_ha end,
    exp_water_usage_charges = case when new.exp_water_usage_charges is distinct from old.exp_water_usage_charges then new.exp_water_usage_charges else held.exp_water_usage_charges end,
    exp_water_usage_charges_per_ha = case when new.exp_water_usage_charges_per_ha is distinct from old.exp_water_usage_charges_per_ha then new.exp_water_usage_charges_per_ha else held.exp_water_usage_charges_per_ha end,
    exp_water_usage_charges_2 = case when new.exp_water_usage_charges_2 is distinct from old.exp_water_usage_charges_2 then new.exp_water_usage_charges_2 else held.exp_water_usage_charges_2 end,
    exp_water_usage_charges_2_per_ha = case when new.exp_water_usage_charges_2_per_ha is distinct from old.exp_water_usage_charges_2_per_ha then new.exp_water_usage_charges_2_per_ha else held.exp_water_usage_charges_2_per_ha end,
    exp_pumping_energy = case when new.exp_pumping_energy is distinct from old.exp_pumping_energy then new.exp_pumping_energy else held.exp_pumping_energy end,
    exp_pumping_energy_per_ha = case when new.exp_pumping_energy_per_ha is distinct from old.exp_pumping_energy_per_ha then new.exp_pumping_energy_per_ha else held.exp_pumping_energy_per_ha end,
    exp_pumping_energy_2 = case when new.exp_pumping_energy_2 is distinct from old.exp_pumping_energy_2 then new.exp_pumping_energy_2 else held.exp_pumping_energy_2 end,
    exp_pumping_energy_2_per_ha = case when new.exp_pumping_energy_2_per_ha is distinct from old.exp_pumping_energy_2_per_ha then new.exp_pumping_energy_2_per_ha else held.exp_pumping_energy_2_per_ha end,
    exp_insurance_crop = case when new.exp_insurance_crop is distinct from old.exp_insurance_crop then new.exp_insurance_crop else held.exp_insurance_crop end,
    exp_insurance_crop_per_ha = case when new.exp_insurance_crop_per_ha is distinct from old.exp_insurance_crop_per_ha then new.exp_insurance_crop_per_ha else held.exp_insurance_crop_per_ha end,
    exp_insurance_crop_2 = case when new.exp_insurance_crop_2 is distinct from old.exp_insurance_crop_2 then new.exp_insurance_crop_2 else held.exp_insurance_crop_2 end,
    exp_insurance_crop_2_per_ha = case when new.exp_insurance_crop_2_per_ha is distinct from old.exp_insurance_crop_2_per_ha then new.exp_insurance_crop_2_per_ha else held.exp_insurance_crop_2_per_ha end,
    exp_levies = case when new.exp_levies is distinct from old.exp_levies then new.exp_levies else held.exp_levies end,
    exp_levies_per_ha = case when new.exp_levies_per_ha is distinct from old.exp_levies_per_ha then new.exp_levies_per_ha else held.exp_levies_per_ha end,
    exp_levies_2 = case when new.exp_levies_2 is distinct from old.exp_levies_2 then new.exp_levies_2 else held.exp_levies_2 end,
    exp_levies_2_per_ha = case when new.exp_levies_2_per_ha is distinct from old.exp_levies_2_per_ha then new.exp_levies_2_per_ha else held.exp_levies_2_per_ha end,
    exp_licence_fees = case when new.exp_licence_fees is distinct from old.exp_licence_fees then new.exp_licence_fees else held.exp_licence_fees end,
    exp_licence_fees_per_ha = case when new.exp_licence_fees_per_ha is distinct from old.exp_licence_fees_per_ha then new.exp_licence_fees_per_ha else held.exp_licence_fees_per_ha end,
    exp_licence_fees_2 = case when new.exp_licence_fees_2 is distinct from old.exp_licence_fees_2 then new.exp_licence_fees_2 else held.exp_licence_fees_2 end,
    exp_licence_fees_2_per_ha = case when new.exp_licence_fees_2_per_ha is distinct from old.exp_licence_fees_2_per_ha then new.exp_licence_fees_2_per_ha else held.exp_licence_fees_2_per_ha end,
    exp_ginning = case when new.exp_ginning is distinct from old.exp_ginning then new.exp_ginning else held.exp_ginning end,
    exp_ginning_per_ha = case when new.exp_ginning_per_ha is distinct from old.exp_ginning_per_ha then new.exp_ginning_per_ha else held.exp_ginning_per_ha end,
    exp_ginning_2 = case when new.exp_ginning_2 is distinct from old.exp_ginning_2 then new.exp_ginning_2 else held.exp_ginning_2 end,
    exp_ginning_2_per_ha = case when new.exp_ginning_2_per_ha is distinct from old.exp_ginning_2_per_ha then new.exp_ginning_2_per_ha else held.exp_ginning_2_per_ha end,
    exp_packaging_wool_packs = case when new.exp_packaging_wool_packs is distinct from old.exp_packaging_wool_packs then new.exp_packaging_wool_packs else held.exp_packaging_wool_packs end,
    exp_packaging_wool_packs_per_ha = case when new.exp_packaging_wool_packs_per_ha is distinct from old.exp_packaging_wool_packs_per_ha then new.exp_packaging_wool_packs_per_ha else held.exp_packaging_wool_packs_per_ha end,
    exp_packaging_wool_packs_2 = case when new.exp_packaging_wool_packs_2 is distinct from old.exp_packaging_wool_packs_2 then new.exp_packaging_wool_packs_2 else held.exp_packaging_wool_packs_2 end,
    exp_packaging_wool_packs_2_per_ha = case when new.exp_packaging_wool_packs_2_per_ha is distinct from old.exp_packaging_wool_packs_2_per_ha then new.exp_packaging_wool_packs_2_per_ha else held.exp_packaging_wool_packs_2_per_ha end,
    exp_storage_handling = case when new.exp_storage_handling is distinct from old.exp_storage_handling then new.exp_storage_handling else held.exp_storage_handling end,
    exp_storage_handling_per_ha = case when new.exp_storage_handling_per_ha is distinct from old.exp_storage_handling_per_ha then new.exp_storage_handling_per_ha else held.exp_storage_handling_per_ha end,
    exp_storage_handling_2 = case when new.exp_storage_handling_2 is distinct from old.exp_storage_handling_2 then new.exp_storage_handling_2 else held.exp_storage_handling_2 end,
    exp_storage_handling_2_per_ha = case when new.exp_storage_handling_2_per_ha is distinct from old.exp_storage_handling_2_per_ha then new.exp_storage_handling_2_per_ha else held.exp_storage_handling_2_per_ha end,
    exp_selling_commission = case when new.exp_selling_commission is distinct from old.exp_selling_commission then new.exp_selling_commission else held.exp_selling_commission end,
    exp_selling_commission_per_ha = case when new.exp_selling_commission_per_ha is distinct from old.exp_selling_commission_per_ha then new.exp_selling_commission_per_ha else held.exp_selling_commission_per_ha end,
    exp_selling_commission_2 = case when new.exp_selling_commission_2 is distinct from old.exp_selling_commission_2 then new.exp_selling_commission_2 else held.exp_selling_commission_2 end,
    exp_selling_commission_2_per_ha = case when new.exp_selling_commission_2_per_ha is distinct from old.exp_selling_commission_2_per_ha then new.exp_selling_commission_2_per_ha else held.exp_selling_commission_2_per_ha end,
    exp_irrigation_repairs = case when new.exp_irrigation_repairs is distinct from old.exp_irrigation_repairs then new.exp_irrigation_repairs else held.exp_irrigation_repairs end,
    exp_irrigation_repairs_per_ha = case when new.exp_irrigation_repairs_per_ha is distinct from old.exp_irrigation_repairs_per_ha then new.exp_irrigation_repairs_per_ha else held.exp_irrigation_repairs_per_ha end,
    exp_irrigation_repairs_2 = case when new.exp_irrigation_repairs_2 is distinct from old.exp_irrigation_repairs_2 then new.exp_irrigation_repairs_2 else held.exp_irrigation_repairs_2 end,
    exp_irrigation_repairs_2_per_ha = case when new.exp_irrigation_repairs_2_per_ha is distinct from old.exp_irrigation_repairs_2_per_ha then new.exp_irrigation_repairs_2_per_ha else held.exp_irrigation_repairs_2_per_ha end,
    exp_other_direct = case when new.exp_other_direct is distinct from old.exp_other_direct then new.exp_other_direct else held.exp_other_direct end,
    exp_other_direct_per_ha = case when new.exp_other_direct_per_ha is distinct from old.exp_other_direct_per_ha then new.exp_other_direct_per_ha else held.exp_other_direct_per_ha end,
    exp_other_direct_2 = case when new.exp_other_direct_2 is distinct from old.exp_other_direct_2 then new.exp_other_direct_2 else held.exp_other_direct_2 end,
    exp_other_direct_2_per_ha = case when new.exp_other_direct_2_per_ha is distinct from old.exp_other_direct_2_per_ha then new.exp_other_direct_2_per_ha else held.exp_other_direct_2_per_ha end,
    exp_shearing_crutching = case when new.exp_shearing_crutching is distinct from old.exp_shearing_crutching then new.exp_shearing_crutching else held.exp_shearing_crutching end,
    exp_shearing_crutching_per_ha = case when new.exp_shearing_crutching_per_ha is distinct from old.exp_shearing_crutching_per_ha then new.exp_shearing_crutching_per_ha else held.exp_shearing_crutching_per_ha end,
    exp_shearing_crutching_2 = case when new.exp_shearing_crutching_2 is distinct from old.exp_shearing_crutching_2 then new.exp_shearing_crutching_2 else held.exp_shearing_crutching_2 end,
    exp_shearing_crutching_2_per_ha = case when new.exp_shearing_crutching_2_per_ha is distinct from old.exp_shearing_crutching_2_per_ha then new.exp_shearing_crutching_2_per_ha else held.exp_shearing_crutching_2_per_ha end,
    exp_animal_health = case when new.exp_animal_health is distinct from old.exp_animal_health then new.exp_animal_health else held.exp_animal_health end,
    exp_animal_health_per_ha = case when new.exp_animal_health_per_ha is distinct from old.exp_animal_health_per_ha then new.exp_animal_health_per_ha else held.exp_animal_health_per_ha end,
    exp_animal_health_2 = case when new.exp_animal_health_2 is distinct from old.exp_animal_health_2 then new.exp_animal_health_2 else held.exp_animal_health_2 end,
    exp_animal_health_2_per_ha = case when new.exp_animal_health_2_per_ha is distinct from old.exp_animal_health_2_per_ha then new.exp_animal_health_2_per_ha else held.exp_animal_health_2_per_ha end,
    exp_supplementary_feed = case when new.exp_supplementary_feed is distinct from old.exp_supplementary_feed then new.exp_supplementary_feed else held.exp_supplementary_feed end,
    exp_supplementary_feed_per_ha = case when new.exp_supplementary_feed_per_ha is distinct from old.exp_supplementary_feed_per_ha then new.exp_supplementary_feed_per_ha else held.exp_supplementary_feed_per_ha end,
    exp_supplementary_feed_2 = case when new.exp_supplementary_feed_2 is distinct from old.exp_supplementary_feed_2 then new.exp_supplementary_feed_2 else held.exp_supplementary_feed_2 end,
    exp_supplementary_feed_2_per_ha = case when new.exp_supplementary_feed_2_per_ha is distinct from old.exp_supplementary_feed_2_per_ha then new.exp_supplementary_feed_2_per_ha else held.exp_supplementary_feed_2_per_ha end,
    exp_agistment_out = case when new.exp_agistment_out is distinct from old.exp_agistment_out then new.exp_agistment_out else held.exp_agistment_out end,
    exp_agistment_out_per_ha = case when new.exp_agistment_out_per_ha is distinct from old.exp_agistment_out_per_ha then new.exp_agistment_out_per_ha else held.exp_agistment_out_per_ha end,
    exp_agistment_out_2 = case when new.exp_agistment_out_2 is distinct from old.exp_agistment_out_2 then new.exp_agistment_out_2 else held.exp_agistment_out_2 end,
    exp_agistment_out_2_per_ha = case when new.exp_agistment_out_2_per_ha is distinct from old.exp_agistment_out_2_per_ha then new.exp_agistment_out_2_per_ha else held.exp_agistment_out_2_per_ha end,
    exp_joining_sires = case when new.exp_joining_sires is distinct from old.exp_joining_sires then new.exp_joining_sires else held.exp_joining_sires end,
    exp_joining_sires_per_ha = case when new.exp_joining_sires_per_ha is distinct from old.exp_joining_sires_per_ha then new.exp_joining_sires_per_ha else held.exp_joining_sires_per_ha end,
    exp_joining_sires_2 = case when new.exp_joining_sires_2 is distinct from old.exp_joining_sires_2 then new.exp_joining_sires_2 else held.exp_joining_sires_2 end,
    exp_joining_sires_2_per_ha = case when new.exp_joining_sires_2_per_ha is distinct from old.exp_joining_sires_2_per_ha then new.exp_joining_sires_2_per_ha else held.exp_joining_sires_2_per_ha end,
    exp_pasture_maintenance = case when new.exp_pasture_maintenance is distinct from old.exp_pasture_maintenance then new.exp_pasture_maintenance else held.exp_pasture_maintenance end,
    exp_pasture_maintenance_per_ha = case when new.exp_pasture_maintenance_per_ha is distinct from old.exp_pasture_maintenance_per_ha then new.exp_pasture_maintenance_per_ha else held.exp_pasture_maintenance_per_ha end,
    exp_pasture_maintenance_2 = case when new.exp_pasture_maintenance_2 is distinct from old.exp_pasture_maintenance_2 then new.exp_pasture_maintenance_2 else held.exp_pasture_maintenance_2 end,
    exp_pasture_maintenance_2_per_ha = case when new.exp_pasture_maintenance_2_per_ha is distinct from old.exp_pasture_maintenance_2_per_ha then new.exp_pasture_maintenance_2_per_ha else held.exp_pasture_maintenance_2_per_ha end,
    exp_fertiliser_total = case when new.exp_fertiliser_total is distinct from old.exp_fertiliser_total then new.exp_fertiliser_total else held.exp_fertiliser_total end,
    exp_fertiliser_total_per_ha = case when new.exp_fertiliser_total_per_ha is distinct from old.exp_fertiliser_total_per_ha then new.exp_fertiliser_total_per_ha else held.exp_fertiliser_total_per_ha end,
    exp_fertiliser_total_2 = case when new.exp_fertiliser_total_2 is distinct from old.exp_fertiliser_total_2 then new.exp_fertiliser_total_2 else held.exp_fertiliser_total_2 end,
    exp_fertiliser_total_2_per_ha = case when new.exp_fertiliser_total_2_per_ha is distinct from old.exp_fertiliser_total_2_per_ha then new.exp_fertiliser_total_2_per_ha else held.exp_fertiliser_total_2_per_ha end,
    exp_chemical_total = case when new.exp_chemical_total is distinct from old.exp_chemical_total then new.exp_chemical_total else held.exp_chemical_total end,
    exp_chemical_total_per_ha = case when new.exp_chemical_total_per_ha is distinct from old.exp_chemical_total_per_ha then new.exp_chemical_total_per_ha else held.exp_chemical_total_per_ha end,
    exp_chemical_total_2 = case when new.exp_chemical_total_2 is distinct from old.exp_chemical_total_2 then new.exp_chemical_total_2 else held.exp_chemical_total_2 end,
    exp_chemical_total_2_per_ha = case when new.exp_chemical_total_2_per_ha is distinct from old.exp_chemical_total_2_per_ha then new.exp_chemical_total_2_per_ha else held.exp_chemical_total_2_per_ha end,
    exp_contract_total = case when new.exp_contract_total is distinct from old.exp_contract_total then new.exp_contract_total else held.exp_contract_total end,
    exp_contract_total_per_ha = case when new.exp_contract_total_per_ha is distinct from old.exp_contract_total_per_ha then new.exp_contract_total_per_ha else held.exp_contract_total_per_ha end,
    exp_contract_total_2 = case when new.exp_contract_total_2 is distinct from old.exp_contract_total_2 then new.exp_contract_total_2 else held.exp_contract_total_2 end,
    exp_contract_total_2_per_ha = case when new.exp_contract_total_2_per_ha is distinct from old.exp_contract_total_2_per_ha then new.exp_contract_total_2_per_ha else held.exp_contract_total_2_per_ha end,
    exp_total = case when new.exp_total is distinct from old.exp_total then new.exp_total else held.exp_total end,
    exp_total_per_ha = case when new.exp_total_per_ha is distinct from old.exp_total_per_ha then new.exp_total_per_ha else held.exp_total_per_ha end,
    exp_total_2 = case when new.exp_total_2 is distinct from old.exp_total_2 then new.exp_total_2 else held.exp_total_2 end,
    exp_total_2_per_ha = case when new.exp_total_2_per_ha is distinct from old.exp_total_2_per_ha then new.exp_total_2_per_ha else held.exp_total_2_per_ha end,
    fertiliser_kg_n_per_ha = case when new.fertiliser_kg_n_per_ha is distinct from old.fertiliser_kg_n_per_ha then new.fertiliser_kg_n_per_ha else held.fertiliser_kg_n_per_ha end,
    fertiliser_kg_p_per_ha = case when new.fertiliser_kg_p_per_ha is distinct from old.fertiliser_kg_p_per_ha then new.fertiliser_kg_p_per_ha else held.fertiliser_kg_p_per_ha end,
    fertiliser_kg_k_per_ha = case when new.fertiliser_kg_k_per_ha is distinct from old.fertiliser_kg_k_per_ha then new.fertiliser_kg_k_per_ha else held.fertiliser_kg_k_per_ha end,
    fertiliser_kg_s_per_ha = case when new.fertiliser_kg_s_per_ha is distinct from old.fertiliser_kg_s_per_ha then new.fertiliser_kg_s_per_ha else held.fertiliser_kg_s_per_ha end,
    cost_per_kg_n = case when new.cost_per_kg_n is distinct from old.cost_per_kg_n then new.cost_per_kg_n else held.cost_per_kg_n end,
    water_cost_per_ml = case when new.water_cost_per_ml is distinct from old.water_cost_per_ml then new.water_cost_per_ml else held.water_cost_per_ml end,
    pumping_cost_per_ml = case when new.pumping_cost_per_ml is distinct from old.pumping_cost_per_ml then new.pumping_cost_per_ml else held.pumping_cost_per_ml end,
    feed_cost_per_dse = case when new.feed_cost_per_dse is distinct from old.feed_cost_per_dse then new.feed_cost_per_dse else held.feed_cost_per_dse end,
    ginning_per_bale = case when new.ginning_per_bale is distinct from old.ginning_per_bale then new.ginning_per_bale else held.ginning_per_bale end,
    freight_per_tonne = case when new.freight_per_tonne is distinct from old.freight_per_tonne then new.freight_per_tonne else held.freight_per_tonne end
    where id = old.id and farm_id = old.farm_id;
  end if;
  if row (new.dl_area_available_ha, new.dl_area_cropped_ha, new.dl_area_harvested_ha, new.dl_area_fallow_ha, new.dl_area_failed_ha, new.dl_area_hay_ha, new.dl_area_double_crop_ha, new.dl_cropping_intensity, new.dl_crop_types_no, new.dl_paddocks_no, new.dl_avg_paddock_ha, new.dl_main_crop_ha, new.dl_main_crop_yield, new.dl_crop_income, new.dl_crop_income_per_ha, new.dl_crop_direct_cost, new.dl_crop_gross_margin, new.dl_crop_gross_margin_per_ha, new.dl_crop_gm_per_mm, new.dl_avg_wue, new.dl_fallow_rain_mm, new.dl_land_val_per_ha, new.ir_area_available_ha, new.ir_area_cropped_ha, new.ir_area_harvested_ha, new.ir_area_fallow_ha, new.ir_area_failed_ha, new.ir_area_hay_ha, new.ir_area_double_crop_ha, new.ir_cropping_intensity, new.ir_crop_types_no, new.ir_paddocks_no, new.ir_avg_paddock_ha, new.ir_main_crop_ha, new.ir_main_crop_yield, new.ir_crop_income, new.ir_crop_income_per_ha, new.ir_crop_direct_cost, new.ir_crop_gross_margin, new.ir_crop_gross_margin_per_ha, new.ir_crop_gm_per_mm, new.ir_avg_wue, new.ir_fallow_rain_mm, new.ir_land_val_per_ha, new.cane_area_ha, new.ir_area_developed_ha, new.ir_area_irrigated_ha, new.ir_pct_developed_used, new.ir_ml_used, new.ir_ml_per_ha, new.ir_entitlement_high_ml, new.ir_entitlement_general_ml, new.ir_entitlement_supplementary_ml, new.ir_entitlement_groundwater_ml, new.ir_entitlement_other_ml, new.ir_entitlement_total_ml, new.ir_avg_val_high_per_ml, new.ir_avg_val_general_per_ml, new.ir_avg_val_supplementary_per_ml, new.ir_avg_val_groundwater_per_ml, new.ir_avg_val_other_per_ml, new.ir_allocation_pct, new.ir_ml_available, new.ir_storage_capacity_ml, new.ir_storage_ml_per_developed_ha, new.ir_ml_entitlement_per_developed_ha, new.ir_pivot_lateral_ha, new.ir_furrow_syphon_ha, new.ir_bankless_ha, new.ir_drip_ha, new.ir_bales_per_ml, new.ir_gpwui, new.ir_income_per_ml, new.ir_margin_per_ml, new.gz_area_ha, new.gz_area_grazed_crop_ha, new.gz_avg_dse, new.gz_opening_dse, new.gz_closing_dse, new.gz_max_dse, new.gz_sheep_dse, new.gz_cattle_dse, new.gz_other_dse, new.gz_sheep_head, new.gz_cattle_head, new.gz_dse_per_ha, new.gz_dse_per_100mm, new.gz_paddocks_no, new.gz_avg_paddock_ha, new.gz_mobs_no, new.gz_water_points_no, new.gz_ha_per_water_point, new.gz_kg_produced, new.gz_kg_per_ha, new.gz_kg_per_dse, new.gz_income, new.gz_income_per_ha, new.gz_income_per_dse, new.gz_direct_cost, new.gz_gross_margin, new.gz_gross_margin_per_ha, new.gz_gross_margin_per_dse, new.gz_feed_cost_per_dse, new.gz_cost_of_production, new.gz_land_val_per_dse, new.gz_land_val_per_ha, new.gz_sheep_cattle_dse_ratio) is distinct from row (old.dl_area_available_ha, old.dl_area_cropped_ha, old.dl_area_harvested_ha, old.dl_area_fallow_ha, old.dl_area_failed_ha, old.dl_area_hay_ha, old.dl_area_double_crop_ha, old.dl_cropping_intensity, old.dl_crop_types_no, old.dl_paddocks_no, old.dl_avg_paddock_ha, old.dl_main_crop_ha, old.dl_main_crop_yield, old.dl_crop_income, old.dl_crop_income_per_ha, old.dl_crop_direct_cost, old.dl_crop_gross_margin, old.dl_crop_gross_margin_per_ha, old.dl_crop_gm_per_mm, old.dl_avg_wue, old.dl_fallow_rain_mm, old.dl_land_val_per_ha, old.ir_area_available_ha, old.ir_area_cropped_ha, old.ir_area_harvested_ha, old.ir_area_fallow_ha, old.ir_area_failed_ha, old.ir_area_hay_ha, old.ir_area_double_crop_ha, old.ir_cropping_intensity, old.ir_crop_types_no, old.ir_paddocks_no, old.ir_avg_paddock_ha, old.ir_main_crop_ha, old.ir_main_crop_yield, old.ir_crop_income, old.ir_crop_income_per_ha, old.ir_crop_direct_cost, old.ir_crop_gross_margin, old.ir_crop_gross_margin_per_ha, old.ir_crop_gm_per_mm, old.ir_avg_wue, old.ir_fallow_rain_mm, old.ir_land_val_per_ha, old.cane_area_ha, old.ir_area_developed_ha, old.ir_area_irrigated_ha, old.ir_pct_developed_used, old.ir_ml_used, old.ir_ml_per_ha, old.ir_entitlement_high_ml, old.ir_entitlement_general_ml, old.ir_entitlement_supplementary_ml, old.ir_entitlement_groundwater_ml, old.ir_entitlement_other_ml, old.ir_entitlement_total_ml, old.ir_avg_val_high_per_ml, old.ir_avg_val_general_per_ml, old.ir_avg_val_supplementary_per_ml, old.ir_avg_val_groundwater_per_ml, old.ir_avg_val_other_per_ml, old.ir_allocation_pct, old.ir_ml_available, old.ir_storage_capacity_ml, old.ir_storage_ml_per_developed_ha, old.ir_ml_entitlement_per_developed_ha, old.ir_pivot_lateral_ha, old.ir_furrow_syphon_ha, old.ir_bankless_ha, old.ir_drip_ha, old.ir_bales_per_ml, old.ir_gpwui, old.ir_income_per_ml, old.ir_margin_per_ml, old.gz_area_ha, old.gz_area_grazed_crop_ha, old.gz_avg_dse, old.gz_opening_dse, old.gz_closing_dse, old.gz_max_dse, old.gz_sheep_dse, old.gz_cattle_dse, old.gz_other_dse, old.gz_sheep_head, old.gz_cattle_head, old.gz_dse_per_ha, old.gz_dse_per_100mm, old.gz_paddocks_no, old.gz_avg_paddock_ha, old.gz_mobs_no, old.gz_water_points_no, old.gz_ha_per_water_point, old.gz_kg_produced, old.gz_kg_per_ha, old.gz_kg_per_dse, old.gz_income, old.gz_income_per_ha, old.gz_income_per_dse, old.gz_direct_cost, old.gz_gross_margin, old.gz_gross_margin_per_ha, old.gz_gross_margin_per_dse, old.gz_feed_cost_per_dse, old.gz_cost_of_production, old.gz_land_val_per_dse, old.gz_land_val_per_ha, old.gz_sheep_cattle_dse_ratio) then
    update assets_enterprise_summaries as held set
    dl_area_available_ha = case when new.dl_area_available_ha is distinct from old.dl_area_available_ha then new.dl_area_available_ha else held.dl_area_available_ha end,
    dl_area_cropped_ha = case when new.dl_area_cropped_ha is distinct from old.dl_area_cropped_ha then new.dl_area_cropped_ha else held.dl_area_cropped_ha end,
    dl_area_harvested_ha = case when new.dl_area_harvested_ha is distinct from old.dl_area_harvested_ha then new.dl_area_harvested_ha else held.dl_area_harvested_ha end,
    dl_area_fallow_ha = case when new.dl_area_fallow_ha is distinct from old.dl_area_fallow_ha then new.dl_area_fallow_ha else held.dl_area_fallow_ha end,
    dl_area_failed_ha = case when new.dl_area_failed_ha is distinct from old.dl_area_failed_ha then new.dl_area_failed_ha else held.dl_area_failed_ha end,
    dl_area_hay_ha = case when new.dl_area_hay_ha is distinct from old.dl_area_hay_ha then new.dl_area_hay_ha else held.dl_area_hay_ha end,
    dl_area_double_crop_ha = case when new.dl_area_double_crop_ha is distinct from old.dl_area_double_crop_ha then new.dl_area_double_crop_ha else held.dl_area_double_crop_ha end,
    dl_cropping_intensity = case when new.dl_cropping_intensity is distinct from old.dl_cropping_intensity then new.dl_cropping_intensity else held.dl_cropping_intensity end,
    dl_crop_types_no = case when new.dl_crop_types_no is distinct from old.dl_crop_types_no then new.dl_crop_types_no else held.dl_crop_types_no end,
    dl_paddocks_no = case when new.dl_paddocks_no is distinct from old.dl_paddocks_no then new.dl_paddocks_no else held.dl_paddocks_no end,
    dl_avg_paddock_ha = case when new.dl_avg_paddock_ha is distinct from old.dl_avg_paddock_ha then new.dl_avg_paddock_ha else held.dl_avg_paddock_ha end,
    dl_main_crop_ha = case when new.dl_main_crop_ha is distinct from old.dl_main_crop_ha then new.dl_main_crop_ha else held.dl_main_crop_ha end,
    dl_main_crop_yield = case when new.dl_main_crop_yield is distinct from old.dl_main_crop_yield then new.dl_main_crop_yield else held.dl_main_crop_yield end,
    dl_crop_income = case when new.dl_crop_income is distinct from old.dl_crop_income then new.dl_crop_income else held.dl_crop_income end,
    dl_crop_income_per_ha = case when new.dl_crop_income_per_ha is distinct from old.dl_crop_income_per_ha then new.dl_crop_income_per_ha else held.dl_crop_income_per_ha end,
    dl_crop_direct_cost = case when new.dl_crop_direct_cost is distinct from old.dl_crop_direct_cost then new.dl_crop_direct_cost else held.dl_crop_direct_cost end,
    dl_crop_gross_margin = case when new.dl_crop_gross_margin is distinct from old.dl_crop_gross_margin then new.dl_crop_gross_margin else held.dl_crop_gross_margin end,
    dl_crop_gross_margin_per_ha = case when new.dl_crop_gross_margin_per_ha is distinct from old.dl_crop_gross_margin_per_ha then new.dl_crop_gross_margin_per_ha else held.dl_crop_gross_margin_per_ha end,
    dl_crop_gm_per_mm = case when new.dl_crop_gm_per_mm is distinct from old.dl_crop_gm_per_mm then new.dl_crop_gm_per_mm else held.dl_crop_gm_per_mm end,
    dl_avg_wue = case when new.dl_avg_wue is distinct from old.dl_avg_wue then new.dl_avg_wue else held.dl_avg_wue end,
    dl_fallow_rain_mm = case when new.dl_fallow_rain_mm is distinct from old.dl_fallow_rain_mm then new.dl_fallow_rain_mm else held.dl_fallow_rain_mm end,
    dl_land_val_per_ha = case when new.dl_land_val_per_ha is distinct from old.dl_land_val_per_ha then new.dl_land_val_per_ha else held.dl_land_val_per_ha end,
    ir_area_available_ha = case when new.ir_area_available_ha is distinct from old.ir_area_available_ha then new.ir_area_available_ha else held.ir_area_available_ha end,
    ir_area_cropped_ha = case when new.ir_area_cropped_ha is distinct from old.ir_area_cropped_ha then new.ir_area_cropped_ha else held.ir_area_cropped_ha end,
    ir_area_harvested_ha = case when new.ir_area_harvested_ha is distinct from old.ir_area_harvested_ha then new.ir_area_harvested_ha else held.ir_area_harvested_ha end,
    ir_area_fallow_ha = case when new.ir_area_fallow_ha is distinct from old.ir_area_fallow_ha then new.ir_area_fallow_ha else held.ir_area_fallow_ha end,
    ir_area_failed_ha = case when new.ir_area_failed_ha is distinct from old.ir_area_failed_ha then new.ir_area_failed_ha else held.ir_area_failed_ha end,
    ir_area_hay_ha = case when new.ir_area_hay_ha is distinct from old.ir_area_hay_ha then new.ir_area_hay_ha else held.ir_area_hay_ha end,
    ir_area_double_crop_ha = case when new.ir_area_double_crop_ha is distinct from old.ir_area_double_crop_ha then new.ir_area_double_crop_ha else held.ir_area_double_crop_ha end,
    ir_cropping_intensity = case when new.ir_cropping_intensity is distinct from old.ir_cropping_intensity then new.ir_cropping_intensity else held.ir_cropping_intensity end,
    ir_crop_types_no = case when new.ir_crop_types_no is distinct from old.ir_crop_types_no then new.ir_crop_types_no else held.ir_crop_types_no end,
    ir_paddocks_no = case when new.ir_paddocks_no is distinct from old.ir_paddocks_no then new.ir_paddocks_no else held.ir_paddocks_no end,
    ir_avg_paddock_ha = case when new.ir_avg_paddock_ha is distinct from old.ir_avg_paddock_ha then new.ir_avg_paddock_ha else held.ir_avg_paddock_ha end,
    ir_main_crop_ha = case when new.ir_main_crop_ha is distinct from old.ir_main_crop_ha then new.ir_main_crop_ha else held.ir_main_crop_ha end,
    ir_main_crop_yield = case when new.ir_main_crop_yield is distinct from old.ir_main_crop_yield then new.ir_main_crop_yield else held.ir_main_crop_yield end,
    ir_crop_income = case when new.ir_crop_income is distinct from old.ir_crop_income then new.ir_crop_income else held.ir_crop_income end,
    ir_crop_income_per_ha = case when new.ir_crop_income_per_ha is distinct from old.ir_crop_income_per_ha then new.ir_crop_income_per_ha else held.ir_crop_income_per_ha end,
    ir_crop_direct_cost = case when new.ir_crop_direct_cost is distinct from old.ir_crop_direct_cost then new.ir_crop_direct_cost else held.ir_crop_direct_cost end,
    ir_crop_gross_margin = case when new.ir_crop_gross_margin is distinct from old.ir_crop_gross_margin then new.ir_crop_gross_margin else held.ir_crop_gross_margin end,
    ir_crop_gross_margin_per_ha = case when new.ir_crop_gross_margin_per_ha is distinct from old.ir_crop_gross_margin_per_ha then new.ir_crop_gross_margin_per_ha else held.ir_crop_gross_margin_per_ha end,
    ir_crop_gm_per_mm = case when new.ir_crop_gm_per_mm is distinct from old.ir_crop_gm_per_mm then new.ir_crop_gm_per_mm else held.ir_crop_gm_per_mm end,
    ir_avg_wue = case when new.ir_avg_wue is distinct from old.ir_avg_wue then new.ir_avg_wue else held.ir_avg_wue end,
    ir_fallow_rain_mm = case when new.ir_fallow_rain_mm is distinct from old.ir_fallow_rain_mm then new.ir_fallow_rain_mm else held.ir_fallow_rain_mm end,
    ir_land_val_per_ha = case when new.ir_land_val_per_ha is distinct from old.ir_land_val_per_ha then new.ir_land_val_per_ha else held.ir_land_val_per_ha end,
    cane_area_ha = case when new.cane_area_ha is distinct from old.cane_area_ha then new.cane_area_ha else held.cane_area_ha end,
    ir_area_developed_ha = case when new.ir_area_developed_ha is distinct from old.ir_area_developed_ha then new.ir_area_developed_ha else held.ir_area_developed_ha end,
    ir_area_irrigated_ha = case when new.ir_area_irrigated_ha is distinct from old.ir_area_irrigated_ha then new.ir_area_irrigated_ha else held.ir_area_irrigated_ha end,
    ir_pct_developed_used = case when new.ir_pct_developed_used is distinct from old.ir_pct_developed_used then new.ir_pct_developed_used else held.ir_pct_developed_used end,
    ir_ml_used = case when new.ir_ml_used is distinct from old.ir_ml_used then new.ir_ml_used else held.ir_ml_used end,
    ir_ml_per_ha = case when new.ir_ml_per_ha is distinct from old.ir_ml_per_ha then new.ir_ml_per_ha else held.ir_ml_per_ha end,
    ir_entitlement_high_ml = case when new.ir_entitlement_high_ml is distinct from old.ir_entitlement_high_ml then new.ir_entitlement_high_ml else held.ir_entitlement_high_ml end,
    ir_entitlement_general_ml = case when new.ir_entitlement_general_ml is distinct from old.ir_entitlement_general_ml then new.ir_entitlement_general_ml else held.ir_entitlement_general_ml end,
    ir_entitlement_supplementary_ml = case when new.ir_entitlement_supplementary_ml is distinct from old.ir_entitlement_supplementary_ml then new.ir_entitlement_supplementary_ml else held.ir_entitlement_supplementary_ml end,
    ir_entitlement_groundwater_ml = case when new.ir_entitlement_groundwater_ml is distinct from old.ir_entitlement_groundwater_ml then new.ir_entitlement_groundwater_ml else held.ir_entitlement_groundwater_ml end,
    ir_entitlement_other_ml = case when new.ir_entitlement_other_ml is distinct from old.ir_entitlement_other_ml then new.ir_entitlement_other_ml else held.ir_entitlement_other_ml end,
    ir_entitlement_total_ml = case when new.ir_entitlement_total_ml is distinct from old.ir_entitlement_total_ml then new.ir_entitlement_total_ml else held.ir_entitlement_total_ml end,
    ir_avg_val_high_per_ml = case when new.ir_avg_val_high_per_ml is distinct from old.ir_avg_val_high_per_ml then new.ir_avg_val_high_per_ml else held.ir_avg_val_high_per_ml end,
    ir_avg_val_general_per_ml = case when new.ir_avg_val_general_per_ml is distinct from old.ir_avg_val_general_per_ml then new.ir_avg_val_general_per_ml else held.ir_avg_val_general_per_ml end,
    ir_avg_val_supplementary_per_ml = case when new.ir_avg_val_supplementary_per_ml is distinct from old.ir_avg_val_supplementary_per_ml then new.ir_avg_val_supplementary_per_ml else held.ir_avg_val_supplementary_per_ml end,
    ir_avg_val_groundwater_per_ml = case when new.ir_avg_val_groundwater_per_ml is distinct from old.ir_avg_val_groundwater_per_ml then new.ir_avg_val_groundwater_per_ml else held.ir_avg_val_groundwater_per_ml end,
    ir_avg_val_other_per_ml = case when new.ir_avg_val_other_per_ml is distinct from old.ir_avg_val_other_per_ml then new.ir_avg_val_other_per_ml else held.ir_avg_val_other_per_ml end,
    ir_allocation_pct = case when new.ir_allocation_pct is distinct from old.ir_allocation_pct then new.ir_allocation_pct else held.ir_allocation_pct end,
    ir_ml_available = case when new.ir_ml_available is distinct from old.ir_ml_available then new.ir_ml_available else held.ir_ml_available end,
    ir_storage_capacity_ml = case when new.ir_storage_capacity_ml is distinct from old.ir_storage_capacity_ml then new.ir_storage_capacity_ml else held.ir_storage_capacity_ml end,
    ir_storage_ml_per_developed_ha = case when new.ir_storage_ml_per_developed_ha is distinct from old.ir_storage_ml_per_developed_ha then new.ir_storage_ml_per_developed_ha else held.ir_storage_ml_per_developed_ha end,
    ir_ml_entitlement_per_developed_ha = case when new.ir_ml_entitlement_per_developed_ha is distinct from old.ir_ml_entitlement_per_developed_ha then new.ir_ml_entitlement_per_developed_ha else held.ir_ml_entitlement_per_developed_ha end,
    ir_pivot_lateral_ha = case when new.ir_pivot_lateral_ha is distinct from old.ir_pivot_lateral_ha then new.ir_pivot_lateral_ha else held.ir_pivot_lateral_ha end,
    ir_furrow_syphon_ha = case when new.ir_furrow_syphon_ha is distinct from old.ir_furrow_syphon_ha then new.ir_furrow_syphon_ha else held.ir_furrow_syphon_ha end,
    ir_bankless_ha = case when new.ir_bankless_ha is distinct from old.ir_bankless_ha then new.ir_bankless_ha else held.ir_bankless_ha end,
    ir_drip_ha = case when new.ir_drip_ha is distinct from old.ir_drip_ha then new.ir_drip_ha else held.ir_drip_ha end,
    ir_bales_per_ml = case when new.ir_bales_per_ml is distinct from old.ir_bales_per_ml then new.ir_bales_per_ml else held.ir_bales_per_ml end,
    ir_gpwui = case when new.ir_gpwui is distinct from old.ir_gpwui then new.ir_gpwui else held.ir_gpwui end,
    ir_income_per_ml = case when new.ir_income_per_ml is distinct from old.ir_income_per_ml then new.ir_income_per_ml else held.ir_income_per_ml end,
    ir_margin_per_ml = case when new.ir_margin_per_ml is distinct from old.ir_margin_per_ml then new.ir_margin_per_ml else held.ir_margin_per_ml end,
    gz_area_ha = case when new.gz_area_ha is distinct from old.gz_area_ha then new.gz_area_ha else held.gz_area_ha end,
    gz_area_grazed_crop_ha = case when new.gz_area_grazed_crop_ha is distinct from old.gz_area_grazed_crop_ha then new.gz_area_grazed_crop_ha else held.gz_area_grazed_crop_ha end,
    gz_avg_dse = case when new.gz_avg_dse is distinct from old.gz_avg_dse then new.gz_avg_dse else held.gz_avg_dse end,
    gz_opening_dse = case when new.gz_opening_dse is distinct from old.gz_opening_dse then new.gz_opening_dse else held.gz_opening_dse end,
    gz_closing_dse = case when new.gz_closing_dse is distinct from old.gz_closing_dse then new.gz_closing_dse else held.gz_closing_dse end,
    gz_max_dse = case when new.gz_max_dse is distinct from old.gz_max_dse then new.gz_max_dse else held.gz_max_dse end,
    gz_sheep_dse = case when new.gz_sheep_dse is distinct from old.gz_sheep_dse then new.gz_sheep_dse else held.gz_sheep_dse end,
    gz_cattle_dse = case when new.gz_cattle_dse is distinct from old.gz_cattle_dse then new.gz_cattle_dse else held.gz_cattle_dse end,
    gz_other_dse = case when new.gz_other_dse is distinct from old.gz_other_dse then new.gz_other_dse else held.gz_other_dse end,
    gz_sheep_head = case when new.gz_sheep_head is distinct from old.gz_sheep_head then new.gz_sheep_head else held.gz_sheep_head end,
    gz_cattle_head = case when new.gz_cattle_head is distinct from old.gz_cattle_head then new.gz_cattle_head else held.gz_cattle_head end,
    gz_dse_per_ha = case when new.gz_dse_per_ha is distinct from old.gz_dse_per_ha then new.gz_dse_per_ha else held.gz_dse_per_ha end,
    gz_dse_per_100mm = case when new.gz_dse_per_100mm is distinct from old.gz_dse_per_100mm then new.gz_dse_per_100mm else held.gz_dse_per_100mm end,
    gz_paddocks_no = case when new.gz_paddocks_no is distinct from old.gz_paddocks_no then new.gz_paddocks_no else held.gz_paddocks_no end,
    gz_avg_paddock_ha = case when new.gz_avg_paddock_ha is distinct from old.gz_avg_paddock_ha then new.gz_avg_paddock_ha else held.gz_avg_paddock_ha end,
    gz_mobs_no = case when new.gz_mobs_no is distinct from old.gz_mobs_no then new.gz_mobs_no else held.gz_mobs_no end,
    gz_water_points_no = case when new.gz_water_points_no is distinct from old.gz_water_points_no then new.gz_water_points_no else held.gz_water_points_no end,
    gz_ha_per_water_point = case when new.gz_ha_per_water_point is distinct from old.gz_ha_per_water_point then new.gz_ha_per_water_point else held.gz_ha_per_water_point end,
    gz_kg_produced = case when new.gz_kg_produced is distinct from old.gz_kg_produced then new.gz_kg_produced else held.gz_kg_produced end,
    gz_kg_per_ha = case when new.gz_kg_per_ha is distinct from old.gz_kg_per_ha then new.gz_kg_per_ha else held.gz_kg_per_ha end,
    gz_kg_per_dse = case when new.gz_kg_per_dse is distinct from old.gz_kg_per_dse then new.gz_kg_per_dse else held.gz_kg_per_dse end,
    gz_income = case when new.gz_income is distinct from old.gz_income then new.gz_income else held.gz_income end,
    gz_income_per_ha = case when new.gz_income_per_ha is distinct from old.gz_income_per_ha then new.gz_income_per_ha else held.gz_income_per_ha end,
    gz_income_per_dse = case when new.gz_income_per_dse is distinct from old.gz_income_per_dse then new.gz_income_per_dse else held.gz_income_per_dse end,
    gz_direct_cost = case when new.gz_direct_cost is distinct from old.gz_direct_cost then new.gz_direct_cost else held.gz_direct_cost end,
    gz_gross_margin = case when new.gz_gross_margin is distinct from old.gz_gross_margin then new.gz_gross_margin else held.gz_gross_margin end,
    gz_gross_margin_per_ha = case when new.gz_gross_margin_per_ha is distinct from old.gz_gross_margin_per_ha then new.gz_gross_margin_per_ha else held.gz_gross_margin_per_ha end,
    gz_gross_margin_per_dse = case when new.gz_gross_margin_per_dse is distinct from old.gz_gross_margin_per_dse then new.gz_gross_margin_per_dse else held.gz_gross_margin_per_dse end,
    gz_feed_cost_per_dse = case when new.gz_feed_cost_per_dse is distinct from old.gz_feed_cost_per_dse then new.gz_feed_cost_per_dse else held.gz_feed_cost_per_dse end,
    gz_cost_of_production = case when new.gz_cost_of_production is distinct from old.gz_cost_of_production then new.gz_cost_of_production else held.gz_cost_of_production end,
    gz_land_val_per_dse = case when new.gz_land_val_per_dse is distinct from old.gz_land_val_per_dse then new.gz_land_val_per_dse else held.gz_land_val_per_dse end,
    gz_land_val_per_ha = case when new.gz_land_val_per_ha is distinct from old.gz_land_val_per_ha then new.gz_land_val_per_ha else held.gz_land_val_per_ha end,
    gz_sheep_cattle_dse_ratio = case when new.gz_sheep_cattle_dse_ratio is distinct from old.gz_sheep_cattle_dse_ratio then new.gz_sheep_cattle_dse_ratio else held.gz_sheep_cattle_dse_ratio end
    where id = old.id and farm_id = old.farm_id;
  end if;
  if row (new.pas_native_ha, new.pas_native_paddocks_no, new.pas_native_avg_paddock_ha, new.pas_native_troughs_no, new.pas_native_dams_no, new.pas_native_bores_no, new.pas_native_water_points_no, new.pas_native_ha_per_water_point, new.pas_native_avg_distance_water_m, new.pas_native_max_distance_water_m, new.pas_native_dse_per_ha, new.pas_temperate_ha, new.pas_temperate_paddocks_no, new.pas_temperate_avg_paddock_ha, new.pas_temperate_troughs_no, new.pas_temperate_dams_no, new.pas_temperate_bores_no, new.pas_temperate_water_points_no, new.pas_temperate_ha_per_water_point, new.pas_temperate_avg_distance_water_m, new.pas_temperate_max_distance_water_m, new.pas_temperate_dse_per_ha, new.pas_tropical_ha, new.pas_tropical_paddocks_no, new.pas_tropical_avg_paddock_ha, new.pas_tropical_troughs_no, new.pas_tropical_dams_no, new.pas_tropical_bores_no, new.pas_tropical_water_points_no, new.pas_tropical_ha_per_water_point, new.pas_tropical_avg_distance_water_m, new.pas_tropical_max_distance_water_m, new.pas_tropical_dse_per_ha, new.pas_lucerne_ha, new.pas_lucerne_paddocks_no, new.pas_lucerne_avg_paddock_ha, new.pas_lucerne_troughs_no, new.pas_lucerne_dams_no, new.pas_lucerne_bores_no, new.pas_lucerne_water_points_no, new.pas_lucerne_ha_per_water_point, new.pas_lucerne_avg_distance_water_m, new.pas_lucerne_max_distance_water_m, new.pas_lucerne_dse_per_ha, new.pas_forage_ha, new.pas_forage_paddocks_no, new.pas_forage_avg_paddock_ha, new.pas_forage_troughs_no, new.pas_forage_dams_no, new.pas_forage_bores_no, new.pas_forage_water_points_no, new.pas_forage_ha_per_water_point, new.pas_forage_avg_distance_water_m, new.pas_forage_max_distance_water_m, new.pas_forage_dse_per_ha, new.pas_irrigated_ha, new.pas_irrigated_paddocks_no, new.pas_irrigated_avg_paddock_ha, new.pas_irrigated_troughs_no, new.pas_irrigated_dams_no, new.pas_irrigated_bores_no, new.pas_irrigated_water_points_no, new.pas_irrigated_ha_per_water_point, new.pas_irrigated_avg_distance_water_m, new.pas_irrigated_max_distance_water_m, new.pas_irrigated_dse_per_ha, new.pas_total_ha, new.pas_total_water_points_no, new.pas_total_ha_per_water_point, new.pas_total_avg_paddock_ha, new.pas_total_dse_per_ha) is distinct from row (old.pas_native_ha, old.pas_native_paddocks_no, old.pas_native_avg_paddock_ha, old.pas_native_troughs_no, old.pas_native_dams_no, old.pas_native_bores_no, old.pas_native_water_points_no, old.pas_native_ha_per_water_point, old.pas_native_avg_distance_water_m, old.pas_native_max_distance_water_m, old.pas_native_dse_per_ha, old.pas_temperate_ha, old.pas_temperate_paddocks_no, old.pas_temperate_avg_paddock_ha, old.pas_temperate_troughs_no, old.pas_temperate_dams_no, old.pas_temperate_bores_no, old.pas_temperate_water_points_no, old.pas_temperate_ha_per_water_point, old.pas_temperate_avg_distance_water_m, old.pas_temperate_max_distance_water_m, old.pas_temperate_dse_per_ha, old.pas_tropical_ha, old.pas_tropical_paddocks_no, old.pas_tropical_avg_paddock_ha, old.pas_tropical_troughs_no, old.pas_tropical_dams_no, old.pas_tropical_bores_no, old.pas_tropical_water_points_no, old.pas_tropical_ha_per_water_point, old.pas_tropical_avg_distance_water_m, old.pas_tropical_max_distance_water_m, old.pas_tropical_dse_per_ha, old.pas_lucerne_ha, old.pas_lucerne_paddocks_no, old.pas_lucerne_avg_paddock_ha, old.pas_lucerne_troughs_no, old.pas_lucerne_dams_no, old.pas_lucerne_bores_no, old.pas_lucerne_water_points_no, old.pas_lucerne_ha_per_water_point, old.pas_lucerne_avg_distance_water_m, old.pas_lucerne_max_distance_water_m, old.pas_lucerne_dse_per_ha, old.pas_forage_ha, old.pas_forage_paddocks_no, old.pas_forage_avg_paddock_ha, old.pas_forage_troughs_no, old.pas_forage_dams_no, old.pas_forage_bores_no, old.pas_forage_water_points_no, old.pas_forage_ha_per_water_point, old.pas_forage_avg_distance_water_m, old.pas_forage_max_distance_water_m, old.pas_forage_dse_per_ha, old.pas_irrigated_ha, old.pas_irrigated_paddocks_no, old.pas_irrigated_avg_paddock_ha, old.pas_irrigated_troughs_no, old.pas_irrigated_dams_no, old.pas_irrigated_bores_no, old.pas_irrigated_water_points_no, old.pas_irrigated_ha_per_water_point, old.pas_irrigated_avg_distance_water_m, old.pas_irrigated_max_distance_water_m, old.pas_irrigated_dse_per_ha, old.pas_total_ha, old.pas_total_water_points_no, old.pas_total_ha_per_water_point, old.pas_total_avg_paddock_ha, old.pas_total_dse_per_ha) then
    update assets_pastures as held set
    pas_native_ha = case when new.pas_native_ha is distinct from old.pas_native_ha then new.pas_native_ha else held.pas_native_ha end,
    pas_native_paddocks_no = case when new.pas_native_paddocks_no is distinct from old.pas_native_paddocks_no then new.pas_native_paddocks_no else held.pas_native_paddocks_no end,
    pas_native_avg_paddock_ha = case when new.pas_native_avg_paddock_ha is distinct from old.pas_native_avg_paddock_ha then new.pas_native_avg_paddock_ha else held.pas_native_avg_paddock_ha end,
    pas_native_troughs_no = case when new.pas_native_troughs_no is distinct from old.pas_native_troughs_no then new.pas_native_troughs_no else held.pas_native_troughs_no end,
    pas_native_dams_no = case when new.pas_native_dams_no is distinct from old.pas_native_dams_no then new.pas_native_dams_no else held.pas_native_dams_no end,
    pas_native_bores_no = case when new.pas_native_bores_no is distinct from old.pas_native_bores_no then new.pas_native_bores_no else held.pas_native_bores_no end,
    pas_native_water_points_no = case when new.pas_native_water_points_no is distinct from old.pas_native_water_points_no then new.pas_native_water_points_no else held.pas_native_water_points_no end,
    pas_native_ha_per_water_point = case when new.pas_native_ha_per_water_point is distinct from old.pas_native_ha_per_water_point then new.pas_native_ha_per_water_point else held.pas_native_ha_per_water_point end,
    pas_native_avg_distance_water_m = case when new.pas_native_avg_distance_water_m is distinct from old.pas_native_avg_distance_water_m then new.pas_native_avg_distance_water_m else held.pas_native_avg_distance_water_m end,
    pas_native_max_distance_water_m = case when new.pas_native_max_distance_water_m is distinct from old.pas_native_max_distance_water_m then new.pas_native_max_distance_water_m else held.pas_native_max_distance_water_m end,
    pas_native_dse_per_ha = case when new.pas_native_dse_per_ha is distinct from old.pas_native_dse_per_ha then new.pas_native_dse_per_ha else held.pas_native_dse_per_ha end,
    pas_temperate_ha = case when new.pas_temperate_ha is distinct from old.pas_temperate_ha then new.pas_temperate_ha else held.pas_temperate_ha end,
    pas_temperate_paddocks_no = case when new.pas_temperate_paddocks_no is distinct from old.pas_temperate_paddocks_no then new.pas_temperate_paddocks_no else held.pas_temperate_paddocks_no end,
    pas_temperate_avg_paddock_ha = case when new.pas_temperate_avg_paddock_ha is distinct from old.pas_temperate_avg_paddock_ha then new.pas_temperate_avg_paddock_ha else held.pas_temperate_avg_paddock_ha end,
    pas_temperate_troughs_no = case when new.pas_temperate_troughs_no is distinct from old.pas_temperate_troughs_no then new.pas_temperate_troughs_no else held.pas_temperate_troughs_no end,
    pas_temperate_dams_no = case when new.pas_temperate_dams_no is distinct from old.pas_temperate_dams_no then new.pas_temperate_dams_no else held.pas_temperate_dams_no end,
    pas_temperate_bores_no = case when new.pas_temperate_bores_no is distinct from old.pas_temperate_bores_no then new.pas_temperate_bores_no else held.pas_temperate_bores_no end,
    pas_temperate_water_points_no = case when new.pas_temperate_water_points_no is distinct from old.pas_temperate_water_points_no then new.pas_temperate_water_points_no else held.pas_temperate_water_points_no end,
    pas_temperate_ha_per_water_point = case when new.pas_temperate_ha_per_water_point is distinct from old.pas_temperate_ha_per_water_point then new.pas_temperate_ha_per_water_point else held.pas_temperate_ha_per_water_point end,
    pas_temperate_avg_distance_water_m = case when new.pas_temperate_avg_distance_water_m is distinct from old.pas_temperate_avg_distance_water_m then new.pas_temperate_avg_distance_water_m else held.pas_temperate_avg_distance_water_m end,
    pas_temperate_max_distance_water_m = case when new.pas_temperate_max_distance_water_m is distinct from old.pas_temperate_max_distance_water_m then new.pas_temperate_max_distance_water_m else held.pas_temperate_max_distance_water_m end,
    pas_temperate_dse_per_ha = case when new.pas_temperate_dse_per_ha is distinct from old.pas_temperate_dse_per_ha then new.pas_temperate_dse_per_ha else held.pas_temperate_dse_per_ha end,
    pas_tropical_ha = case when new.pas_tropical_ha is distinct from old.pas_tropical_ha then new.pas_tropical_ha else held.pas_tropical_ha end,
    pas_tropical_paddocks_no = case when new.pas_tropical_paddocks_no is distinct from old.pas_tropical_paddocks_no then new.pas_tropical_paddocks_no else held.pas_tropical_paddocks_no end,
    pas_tropical_avg_paddock_ha = case when new.pas_tropical_avg_paddock_ha is distinct from old.pas_tropical_avg_paddock_ha then new.pas_tropical_avg_paddock_ha else held.pas_tropical_avg_paddock_ha end,
    pas_tropical_troughs_no = case when new.pas_tropical_troughs_no is distinct from old.pas_tropical_troughs_no then new.pas_tropical_troughs_no else held.pas_tropical_troughs_no end,
    pas_tropical_dams_no = case when new.pas_tropical_dams_no is distinct from old.pas_tropical_dams_no then new.pas_tropical_dams_no else held.pas_tropical_dams_no end,
    pas_tropical_bores_no = case when new.pas_tropical_bores_no is distinct from old.pas_tropical_bores_no then new.pas_tropical_bores_no else held.pas_tropical_bores_no end,
    pas_tropical_water_points_no = case when new.pas_tropical_water_points_no is distinct from old.pas_tropical_water_points_no then new.pas_tropical_water_points_no else held.pas_tropical_water_points_no end,
    pas_tropical_ha_per_water_point = case when new.pas_tropical_ha_per_water_point is distinct from old.pas_tropical_ha_per_water_point then new.pas_tropical_ha_per_water_point else held.pas_tropical_ha_per_water_point end,
    pas_tropical_avg_distance_water_m = case when new.pas_tropical_avg_distance_water_m is distinct from old.pas_tropical_avg_distance_water_m then new.pas_tropical_avg_distance_water_m else held.pas_tropical_avg_distance_water_m end,
    pas_tropical_max_distance_water_m = case when new.pas_tropical_max_distance_water_m is distinct from old.pas_tropical_max_distance_water_m then new.pas_tropical_max_distance_water_m else held.pas_tropical_max_distance_water_m end,
    pas_tropical_dse_per_ha = case when new.pas_tropical_dse_per_ha is distinct from old.pas_tropical_dse_per_ha then new.pas_tropical_dse_per_ha else held.pas_tropical_dse_per_ha end,
    pas_lucerne_ha = case when new.pas_lucerne_ha is distinct from old.pas_lucerne_ha then new.pas_lucerne_ha else held.pas_lucerne_ha end,
    pas_lucerne_paddocks_no = case when new.pas_lucerne_paddocks_no is distinct from old.pas_lucerne_paddocks_no then new.pas_lucerne_paddocks_no else held.pas_lucerne_paddocks_no end,
    pas_lucerne_avg_paddock_ha = case when new.pas_lucerne_avg_paddock_ha is distinct from old.pas_lucerne_avg_paddock_ha then new.pas_lucerne_avg_paddock_ha else held.pas_lucerne_avg_paddock_ha end,
    pas_lucerne_troughs_no = case when new.pas_lucerne_troughs_no is distinct from old.pas_lucerne_troughs_no then new.pas_lucerne_troughs_no else held.pas_lucerne_troughs_no end,
    pas_lucerne_dams_no = case when new.pas_lucerne_dams_no is distinct from old.pas_lucerne_dams_no then new.pas_lucerne_dams_no else held.pas_lucerne_dams_no end,
    pas_lucerne_bores_no = case when new.pas_lucerne_bores_no is distinct from old.pas_lucerne_bores_no then new.pas_lucerne_bores_no else held.pas_lucerne_bores_no end,
    pas_lucerne_water_points_no = case when new.pas_lucerne_water_points_no is distinct from old.pas_lucerne_water_points_no then new.pas_lucerne_water_points_no else held.pas_lucerne_water_points_no end,
    pas_lucerne_ha_per_water_point = case when new.pas_lucerne_ha_per_water_point is distinct from old.pas_lucerne_ha_per_water_point then new.pas_lucerne_ha_per_water_point else held.pas_lucerne_ha_per_water_point end,
    pas_lucerne_avg_distance_water_m = case when new.pas_lucerne_avg_distance_water_m is distinct from old.pas_lucerne_avg_distance_water_m then new.pas_lucerne_avg_distance_water_m else held.pas_lucerne_avg_distance_water_m end,
    pas_lucerne_max_distance_water_m = case when new.pas_lucerne_max_distance_water_m is distinct from old.pas_lucerne_max_distance_water_m then new.pas_lucerne_max_distance_water_m else held.pas_lucerne_max_distance_water_m end,
    pas_lucerne_dse_per_ha = case when new.pas_lucerne_dse_per_ha is distinct from old.pas_lucerne_dse_per_ha then new.pas_lucerne_dse_per_ha else held.pas_lucerne_dse_per_ha end,
    pas_forage_ha = case when new.pas_forage_ha is distinct from old.pas_forage_ha then new.pas_forage_ha else held.pas_forage_ha end,
    pas_forage_paddocks_no = case when new.pas_forage_paddocks_no is distinct from old.pas_forage_paddocks_no then new.pas_forage_paddocks_no else held.pas_forage_paddocks_no end,
    pas_forage_avg_paddock_ha = case when new.pas_forage_avg_paddock_ha is distinct from old.pas_forage_avg_paddock_ha then new.pas_forage_avg_paddock_ha else held.pas_forage_avg_paddock_ha end,
    pas_forage_troughs_no = case when new.pas_forage_troughs_no is distinct from old.pas_forage_troughs_no then new.pas_forage_troughs_no else held.pas_forage_troughs_no end,
    pas_forage_dams_no = case when new.pas_forage_dams_no is distinct from old.pas_forage_dams_no then new.pas_forage_dams_no else held.pas_forage_dams_no end,
    pas_forage_bores_no = case when new.pas_forage_bores_no is distinct from old.pas_forage_bores_no then new.pas_forage_bores_no else held.pas_forage_bores_no end,
    pas_forage_water_points_no = case when new.pas_forage_water_points_no is distinct from old.pas_forage_water_points_no then new.pas_forage_water_points_no else held.pas_forage_water_points_no end,
    pas_forage_ha_per_water_point = case when new.pas_forage_ha_per_water_point is distinct from old.pas_forage_ha_per_water_point then new.pas_forage_ha_per_water_point else held.pas_forage_ha_per_water_point end,
    pas_forage_avg_distance_water_m = case when new.pas_forage_avg_distance_water_m is distinct from old.pas_forage_avg_distance_water_m then new.pas_forage_avg_distance_water_m else held.pas_forage_avg_distance_water_m end,
    pas_forage_max_distance_water_m = case when new.pas_forage_max_distance_water_m is distinct from old.pas_forage_max_distance_water_m then new.pas_forage_max_distance_water_m else held.pas_forage_max_distance_water_m end,
    pas_forage_dse_per_ha = case when new.pas_forage_dse_per_ha is distinct from old.pas_forage_dse_per_ha then new.pas_forage_dse_per_ha else held.pas_forage_dse_per_ha end,
    pas_irrigated_ha = case when new.pas_irrigated_ha is distinct from old.pas_irrigated_ha then new.pas_irrigated_ha else held.pas_irrigated_ha end,
    pas_irrigated_paddocks_no = case when new.pas_irrigated_paddocks_no is distinct from old.pas_irrigated_paddocks_no then new.pas_irrigated_paddocks_no else held.pas_irrigated_paddocks_no end,
    pas_irrigated_avg_paddock_ha = case when new.pas_irrigated_avg_paddock_ha is distinct from old.pas_irrigated_avg_paddock_ha then new.pas_irrigated_avg_paddock_ha else held.pas_irrigated_avg_paddock_ha end,
    pas_irrigated_troughs_no = case when new.pas_irrigated_troughs_no is distinct from old.pas_irrigated_troughs_no then new.pas_irrigated_troughs_no else held.pas_irrigated_troughs_no end,
    pas_irrigated_dams_no = case when new.pas_irrigated_dams_no is distinct from old.pas_irrigated_dams_no then new.pas_irrigated_dams_no else held.pas_irrigated_dams_no end,
    pas_irrigated_bores_no = case when new.pas_irrigated_bores_no is distinct from old.pas_irrigated_bores_no then new.pas_irrigated_bores_no else held.pas_irrigated_bores_no end,
    pas_irrigated_water_points_no = case when new.pas_irrigated_water_points_no is distinct from old.pas_irrigated_water_points_no then new.pas_irrigated_water_points_no else held.pas_irrigated_water_points_no end,
    pas_irrigated_ha_per_water_point = case when new.pas_irrigated_ha_per_water_point is distinct from old.pas_irrigated_ha_per_water_point then new.pas_irrigated_ha_per_water_point else held.pas_irrigated_ha_per_water_point end,
    pas_irrigated_avg_distance_water_m = case when new.pas_irrigated_avg_distance_water_m is distinct from old.pas_irrigated_avg_distance_water_m then new.pas_irrigated_avg_distance_water_m else held.pas_irrigated_avg_distance_water_m end,
    pas_irrigated_max_distance_water_m = case when new.pas_irrigated_max_distance_water_m is distinct from old.pas_irrigated_max_distance_water_m then new.pas_irrigated_max_distance_water_m else held.pas_irrigated_max_distance_water_m end,
    pas_irrigated_dse_per_ha = case when new.pas_irrigated_dse_per_ha is distinct from old.pas_irrigated_dse_per_ha then new.pas_irrigated_dse_per_ha else held.pas_irrigated_dse_per_ha end,
    pas_total_ha = case when new.pas_total_ha is distinct from old.pas_total_ha then new.pas_total_ha else held.pas_total_ha end,
    pas_total_water_points_no = case when new.pas_total_water_points_no is distinct from old.pas_total_water_points_no then new.pas_total_water_points_no else held.pas_total_water_points_no end,
    pas_total_ha_per_water_point = case when new.pas_total_ha_per_water_point is distinct from old.pas_total_ha_per_water_point then new.pas_total_ha_per_water_point else held.pas_total_ha_per_water_point end,
    pas_total_avg_paddock_ha = case when new.pas_total_avg_paddock_ha is distinct from old.pas_total_avg_paddock_ha then new.pas_total_avg_paddock_ha else held.pas_total_avg_paddock_ha end,
    pas_total_dse_per_ha = case when new.pas_total_dse_per_ha is distinct from old.pas_total_dse_per_ha then new.pas_total_dse_per_ha else held.pas_total_dse_per_ha end
    where id = old.id and farm_id = old.farm_id;
  end if;
  if row (new.co_dry_gross_income, new.co_dry_gross_income_per_ha, new.co_dry_direct_cost, new.co_dry_direct_cost_per_ha, new.co_dry_gross_margin, new.co_dry_gross_margin_per_ha, new.co_dry_overhead, new.co_dry_overhead_per_ha, new.co_dry_operating_profit, new.co_dry_operating_profit_per_ha, new.co_irr_gross_income, new.co_irr_gross_income_per_ha, new.co_irr_direct_cost, new.co_irr_direct_cost_per_ha, new.co_irr_gross_margin, new.co_irr_gross_margin_per_ha, new.co_irr_overhead, new.co_irr_overhead_per_ha, new.co_irr_operating_profit, new.co_irr_operating_profit_per_ha, new.co_cane_gross_income, new.co_cane_gross_income_per_ha, new.co_cane_direct_cost, new.co_cane_direct_cost_per_ha, new.co_cane_gross_margin, new.co_cane_gross_margin_per_ha, new.co_cane_overhead, new.co_cane_overhead_per_ha, new.co_cane_operating_profit, new.co_cane_operating_profit_per_ha, new.co_live_gross_income, new.co_live_gross_income_per_ha, new.co_live_direct_cost, new.co_live_direct_cost_per_ha, new.co_live_gross_margin, new.co_live_gross_margin_per_ha, new.co_live_overhead, new.co_live_overhead_per_ha, new.co_live_operating_profit, new.co_live_operating_profit_per_ha, new.co_oth_gross_income, new.co_oth_gross_income_per_ha, new.co_oth_direct_cost, new.co_oth_direct_cost_per_ha, new.co_oth_gross_margin, new.co_oth_gross_margin_per_ha, new.co_oth_overhead, new.co_oth_overhead_per_ha, new.co_oth_operating_profit, new.co_oth_operating_profit_per_ha, new.co_total_gross_income, new.co_total_gross_income_per_ha, new.co_total_direct_cost, new.co_total_direct_cost_per_ha, new.co_total_gross_margin, new.co_total_gross_margin_per_ha, new.co_total_overhead, new.co_total_overhead_per_ha, new.co_total_operating_profit, new.co_total_operating_profit_per_ha, new.co_dry_gm_ratio, new.co_dry_overhead_ratio, new.co_dry_profit_margin, new.co_dry_income_share, new.co_dry_asset_return, new.co_irr_gm_ratio, new.co_irr_overhead_ratio, new.co_irr_profit_margin, new.co_irr_income_share, new.co_irr_asset_return, new.co_cane_gm_ratio, new.co_cane_overhead_ratio, new.co_cane_profit_margin, new.co_cane_income_share, new.co_cane_asset_return, new.co_live_gm_ratio, new.co_live_overhead_ratio, new.co_live_profit_margin, new.co_live_income_share, new.co_live_asset_return, new.co_oth_gm_ratio, new.co_oth_overhead_ratio, new.co_oth_profit_margin, new.co_oth_income_share, new.co_oth_asset_return, new.co_total_gm_ratio, new.co_total_overhead_ratio, new.co_total_profit_margin, new.co_total_asset_return, new.co_gross_income_per_fte, new.co_gross_income_per_100mm, new.co_operating_profit_per_100mm, new.co_operating_profit_per_dse, new.co_head_office_overhead, new.co_head_office_overhead_pct, new.co_roam, new.co_asset_turnover, new.co_operating_margin) is distinct from row (old.co_dry_gross_income, old.co_dry_gross_income_per_ha, old.co_dry_direct_cost, old.co_dry_direct_cost_per_ha, old.co_dry_gross_margin, old.co_dry_gross_margin_per_ha, old.co_dry_overhead, old.co_dry_overhead_per_ha, old.co_dry_operating_profit, old.co_dry_operating_profit_per_ha, old.co_irr_gross_income, old.co_irr_gross_income_per_ha, old.co_irr_direct_cost, old.co_irr_direct_cost_per_ha, old.co_irr_gross_margin, old.co_irr_gross_margin_per_ha, old.co_irr_overhead, old.co_irr_overhead_per_ha, old.co_irr_operating_profit, old.co_irr_operating_profit_per_ha, old.co_cane_gross_income, old.co_cane_gross_income_per_ha, old.co_cane_direct_cost, old.co_cane_direct_cost_per_ha, old.co_cane_gross_margin, old.co_cane_gross_margin_per_ha, old.co_cane_overhead, old.co_cane_overhead_per_ha, old.co_cane_operating_profit, old.co_cane_operating_profit_per_ha, old.co_live_gross_income, old.co_live_gross_income_per_ha, old.co_live_direct_cost, old.co_live_direct_cost_per_ha, old.co_live_gross_margin, old.co_live_gross_margin_per_ha, old.co_live_overhead, old.co_live_overhead_per_ha, old.co_live_operating_profit, old.co_live_operating_profit_per_ha, old.co_oth_gross_income, old.co_oth_gross_income_per_ha, old.co_oth_direct_cost, old.co_oth_direct_cost_per_ha, old.co_oth_gross_margin, old.co_oth_gross_margin_per_ha, old.co_oth_overhead, old.co_oth_overhead_per_ha, old.co_oth_operating_profit, old.co_oth_operating_profit_per_ha, old.co_total_gross_income, old.co_total_gross_income_per_ha, old.co_total_direct_cost, old.co_total_direct_cost_per_ha, old.co_total_gross_margin, old.co_total_gross_margin_per_ha, old.co_total_overhead, old.co_total_overhead_per_ha, old.co_total_operating_profit, old.co_total_operating_profit_per_ha, old.co_dry_gm_ratio, old.co_dry_overhead_ratio, old.co_dry_profit_margin, old.co_dry_income_share, old.co_dry_asset_return, old.co_irr_gm_ratio, old.co_irr_overhead_ratio, old.co_irr_profit_margin, old.co_irr_income_share, old.co_irr_asset_return, old.co_cane_gm_ratio, old.co_cane_overhead_ratio, old.co_cane_profit_margin, old.co_cane_income_share, old.co_cane_asset_return, old.co_live_gm_ratio, old.co_live_overhead_ratio, old.co_live_profit_margin, old.co_live_income_share, old.co_live_asset_return, old.co_oth_gm_ratio, old.co_oth_overhead_ratio, old.co_oth_profit_margin, old.co_oth_income_share, old.co_oth_asset_return, old.co_total_gm_ratio, old.co_total_overhead_ratio, old.co_total_profit_margin, old.co_total_asset_return, old.co_gross_income_per_fte, old.co_gross_income_per_100mm, old.co_operating_profit_per_100mm, old.co_operating_profit_per_dse, old.co_head_office_overhead, old.co_head_office_overhead_pct, old.co_roam, old.co_asset_turnover, old.co_operating_margin) then
    update assets_company_benchmark as held set
    co_dry_gross_income = case when new.co_dry_gross_income is distinct from old.co_dry_gross_income then new.co_dry_gross_income else held.co_dry_gross_income end,
    co_dry_gross_income_per_ha = case when new.co_dry_gross_income_per_ha is distinct from old.co_dry_gross_income_per_ha then new.co_dry_gross_income_per_ha else held.co_dry_gross_income_per_ha end,
    co_dry_direct_cost = case when new.co_dry_direct_cost is distinct from old.co_dry_direct_cost then new.co_dry_direct_cost else held.co_dry_direct_cost end,
    co_dry_direct_cost_per_ha = case when new.co_dry_direct_cost_per_ha is distinct from old.co_dry_direct_cost_per_ha then new.co_dry_direct_cost_per_ha else held.co_dry_direct_cost_per_ha end,
    co_dry_gross_margin = case when new.co_dry_gross_margin is distinct from old.co_dry_gross_margin then new.co_dry_gross_margin else held.co_dry_gross_margin end,
    co_dry_gross_margin_per_ha = case when new.co_dry_gross_margin_per_ha is distinct from old.co_dry_gross_margin_per_ha then new.co_dry_gross_margin_per_ha else held.co_dry_gross_margin_per_ha end,
    co_dry_overhead = case when new.co_dry_overhead is distinct from old.co_dry_overhead then new.co_dry_overhead else held.co_dry_overhead end,
    co_dry_overhead_per_ha = case when new.co_dry_overhead_per_ha is distinct from old.co_dry_overhead_per_ha then new.co_dry_overhead_per_ha else held.co_dry_overhead_per_ha end,
    co_dry_operating_profit = case when new.co_dry_operating_profit is distinct from old.co_dry_operating_profit then new.co_dry_operating_profit else held.co_dry_operating_profit end,
    co_dry_operating_profit_per_ha = case when new.co_dry_operating_profit_per_ha is distinct from old.co_dry_operating_profit_per_ha then new.co_dry_operating_profit_per_ha else held.co_dry_operating_profit_per_ha end,
    co_irr_gross_income = case when new.co_irr_gross_income is distinct from old.co_irr_gross_income then new.co_irr_gross_income else held.co_irr_gross_income end,
    co_irr_gross_income_per_ha = case when new.co_irr_gross_income_per_ha is distinct from old.co_irr_gross_income_per_ha then new.co_irr_gross_income_per_ha else held.co_irr_gross_income_per_ha end,
    co_irr_direct_cost = case when new.co_irr_direct_cost is distinct from old.co_irr_direct_cost then new.co_irr_direct_cost else held.co_irr_direct_cost end,
    co_irr_direct_cost_per_ha = case when new.co_irr_direct_cost_per_ha is distinct from old.co_irr_direct_cost_per_ha then new.co_irr_direct_cost_per_ha else held.co_irr_direct_cost_per_ha end,
    co_irr_gross_margin = case when new.co_irr_gross_margin is distinct from old.co_irr_gross_margin then new.co_irr_gross_margin else held.co_irr_gross_margin end,
    co_irr_gross_margin_per_ha = case when new.co_irr_gross_margin_per_ha is distinct from old.co_irr_gross_margin_per_ha then new.co_irr_gross_margin_per_ha else held.co_irr_gross_margin_per_ha end,
    co_irr_overhead = case when new.co_irr_overhead is distinct from old.co_irr_overhead then new.co_irr_overhead else held.co_irr_overhead end,
    co_irr_overhead_per_ha = case when new.co_irr_overhead_per_ha is distinct from old.co_irr_overhead_per_ha then new.co_irr_overhead_per_ha else held.co_irr_overhead_per_ha end,
    co_irr_operating_profit = case when new.co_irr_operating_profit is distinct from old.co_irr_operating_profit then new.co_irr_operating_profit else held.co_irr_operating_profit end,
    co_irr_operating_profit_per_ha = case when new.co_irr_operating_profit_per_ha is distinct from old.co_irr_operating_profit_per_ha then new.co_irr_operating_profit_per_ha else held.co_irr_operating_profit_per_ha end,
    co_cane_gross_income = case when new.co_cane_gross_income is distinct from old.co_cane_gross_income then new.co_cane_gross_income else held.co_cane_gross_income end,
    co_cane_gross_income_per_ha = case when new.co_cane_gross_income_per_ha is distinct from old.co_cane_gross_income_per_ha then new.co_cane_gross_income_per_ha else held.co_cane_gross_income_per_ha end,
    co_cane_direct_cost = case when new.co_cane_direct_cost is distinct from old.co_cane_direct_cost then new.co_cane_direct_cost else held.co_cane_direct_cost end,
    co_cane_direct_cost_per_ha = case when new.co_cane_direct_cost_per_ha is distinct from old.co_cane_direct_cost_per_ha then new.co_cane_direct_cost_per_ha else held.co_cane_direct_cost_per_ha end,
    co_cane_gross_margin = case when new.co_cane_gross_margin is distinct from old.co_cane_gross_margin then new.co_cane_gross_margin else held.co_cane_gross_margin end,
    co_cane_gross_margin_per_ha = case when new.co_cane_gross_margin_per_ha is distinct from old.co_cane_gross_margin_per_ha then new.co_cane_gross_margin_per_ha else held.co_cane_gross_margin_per_ha end,
    co_cane_overhead = case when new.co_cane_overhead is distinct from old.co_cane_overhead then new.co_cane_overhead else held.co_cane_overhead end,
    co_cane_overhead_per_ha = case when new.co_cane_overhead_per_ha is distinct from old.co_cane_overhead_per_ha then new.co_cane_overhead_per_ha else held.co_cane_overhead_per_ha end,
    co_cane_operating_profit = case when new.co_cane_operating_profit is distinct from old.co_cane_operating_profit then new.co_cane_operating_profit else held.co_cane_operating_profit end,
    co_cane_operating_profit_per_ha = case when new.co_cane_operating_profit_per_ha is distinct from old.co_cane_operating_profit_per_ha then new.co_cane_operating_profit_per_ha else held.co_cane_operating_profit_per_ha end,
    co_live_gross_income = case when new.co_live_gross_income is distinct from old.co_live_gross_income then new.co_live_gross_income else held.co_live_gross_income end,
    co_live_gross_income_per_ha = case when new.co_live_gross_income_per_ha is distinct from old.co_live_gross_income_per_ha then new.co_live_gross_income_per_ha else held.co_live_gross_income_per_ha end,
    co_live_direct_cost = case when new.co_live_direct_cost is distinct from old.co_live_direct_cost then new.co_live_direct_cost else held.co_live_direct_cost end,
    co_live_direct_cost_per_ha = case when new.co_live_direct_cost_per_ha is distinct from old.co_live_direct_cost_per_ha then new.co_live_direct_cost_per_ha else held.co_live_direct_cost_per_ha end,
    co_live_gross_margin = case when new.co_live_gross_margin is distinct from old.co_live_gross_margin then new.co_live_gross_margin else held.co_live_gross_margin end,
    co_live_gross_margin_per_ha = case when new.co_live_gross_margin_per_ha is distinct from old.co_live_gross_margin_per_ha then new.co_live_gross_margin_per_ha else held.co_live_gross_margin_per_ha end,
    co_live_overhead = case when new.co_live_overhead is distinct from old.co_live_overhead then new.co_live_overhead else held.co_live_overhead end,
    co_live_overhead_per_ha = case when new.co_live_overhead_per_ha is distinct from old.co_live_overhead_per_ha then new.co_live_overhead_per_ha else held.co_live_overhead_per_ha end,
    co_live_operating_profit = case when new.co_live_operating_profit is distinct from old.co_live_operating_profit then new.co_live_operating_profit else held.co_live_operating_profit end,
    co_live_operating_profit_per_ha = case when new.co_live_operating_profit_per_ha is distinct from old.co_live_operating_profit_per_ha then new.co_live_operating_profit_per_ha else held.co_live_operating_profit_per_ha end,
    co_oth_gross_income = case when new.co_oth_gross_income is distinct from old.co_oth_gross_income then new.co_oth_gross_income else held.co_oth_gross_income end,
    co_oth_gross_income_per_ha = case when new.co_oth_gross_income_per_ha is distinct from old.co_oth_gross_income_per_ha then new.co_oth_gross_income_per_ha else held.co_oth_gross_income_per_ha end,
    co_oth_direct_cost = case when new.co_oth_direct_cost is distinct from old.co_oth_direct_cost then new.co_oth_direct_cost else held.co_oth_direct_cost end,
    co_oth_direct_cost_per_ha = case when new.co_oth_direct_cost_per_ha is distinct from old.co_oth_direct_cost_per_ha then new.co_oth_direct_cost_per_ha else held.co_oth_direct_cost_per_ha end,
    co_oth_gross_margin = case when new.co_oth_gross_margin is distinct from old.co_oth_gross_margin then new.co_oth_gross_margin else held.co_oth_gross_margin end,
    co_oth_gross_margin_per_ha = case when new.co_oth_gross_margin_per_ha is distinct from old.co_oth_gross_margin_per_ha then new.co_oth_gross_margin_per_ha else held.co_oth_gross_margin_per_ha end,
    co_oth_overhead = case when new.co_oth_overhead is distinct from old.co_oth_overhead then new.co_oth_overhead else held.co_oth_overhead end,
    co_oth_overhead_per_ha = case when new.co_oth_overhead_per_ha is distinct from old.co_oth_overhead_per_ha then new.co_oth_overhead_per_ha else held.co_oth_overhead_per_ha end,
    co_oth_operating_profit = case when new.co_oth_operating_profit is distinct from old.co_oth_operating_profit then new.co_oth_operating_profit else held.co_oth_operating_profit end,
    co_oth_operating_profit_per_ha = case when new.co_oth_operating_profit_per_ha is distinct from old.co_oth_operating_profit_per_ha then new.co_oth_operating_profit_per_ha else held.co_oth_operating_profit_per_ha end,
    co_total_gross_income = case when new.co_total_gross_income is distinct from old.co_total_gross_income then new.co_total_gross_income else held.co_total_gross_income end,
    co_total_gross_income_per_ha = case when new.co_total_gross_income_per_ha is distinct from old.co_total_gross_income_per_ha then new.co_total_gross_income_per_ha else held.co_total_gross_income_per_ha end,
    co_total_direct_cost = case when new.co_total_direct_cost is distinct from old.co_total_direct_cost then new.co_total_direct_cost else held.co_total_direct_cost end,
    co_total_direct_cost_per_ha = case when new.co_total_direct_cost_per_ha is distinct from old.co_total_direct_cost_per_ha then new.co_total_direct_cost_per_ha else held.co_total_direct_cost_per_ha end,
    co_total_gross_margin = case when new.co_total_gross_margin is distinct from old.co_total_gross_margin then new.co_total_gross_margin else held.co_total_gross_margin end,
    co_total_gross_margin_per_ha = case when new.co_total_gross_margin_per_ha is distinct from old.co_total_gross_margin_per_ha then new.co_total_gross_margin_per_ha else held.co_total_gross_margin_per_ha end,
    co_total_overhead = case when new.co_total_overhead is distinct from old.co_total_overhead then new.co_total_overhead else held.co_total_overhead end,
    co_total_overhead_per_ha = case when new.co_total_overhead_per_ha is distinct from old.co_total_overhead_per_ha then new.co_total_overhead_per_ha else held.co_total_overhead_per_ha end,
    co_total_operating_profit = case when new.co_total_operating_profit is distinct from old.co_total_operating_profit then new.co_total_operating_profit else held.co_total_operating_profit end,
    co_total_operating_profit_per_ha = case when new.co_total_operating_profit_per_ha is distinct from old.co_total_operating_profit_per_ha then new.co_total_operating_profit_per_ha else held.co_total_operating_profit_per_ha end,
    co_dry_gm_ratio = case when new.co_dry_gm_ratio is distinct from old.co_dry_gm_ratio then new.co_dry_gm_ratio else held.co_dry_gm_ratio end,
    co_dry_overhead_ratio = case when new.co_dry_overhead_ratio is distinct from old.co_dry_overhead_ratio then new.co_dry_overhead_ratio else held.co_dry_overhead_ratio end,
    co_dry_profit_margin = case when new.co_dry_profit_margin is distinct from old.co_dry_profit_margin then new.co_dry_profit_margin else held.co_dry_profit_margin end,
    co_dry_income_share = case when new.co_dry_income_share is distinct from old.co_dry_income_share then new.co_dry_income_share else held.co_dry_income_share end,
    co_dry_asset_return = case when new.co_dry_asset_return is distinct from old.co_dry_asset_return then new.co_dry_asset_return else held.co_dry_asset_return end,
    co_irr_gm_ratio = case when new.co_irr_gm_ratio is distinct from old.co_irr_gm_ratio then new.co_irr_gm_ratio else held.co_irr_gm_ratio end,
    co_irr_overhead_ratio = case when new.co_irr_overhead_ratio is distinct from old.co_irr_overhead_ratio then new.co_irr_overhead_ratio else held.co_irr_overhead_ratio end,
    co_irr_profit_margin = case when new.co_irr_profit_margin is distinct from old.co_irr_profit_margin then new.co_irr_profit_margin else held.co_irr_profit_margin end,
    co_irr_income_share = case when new.co_irr_income_share is distinct from old.co_irr_income_share then new.co_irr_income_share else held.co_irr_income_share end,
    co_irr_asset_return = case when new.co_irr_asset_return is distinct from old.co_irr_asset_return then new.co_irr_asset_return else held.co_irr_asset_return end,
    co_cane_gm_ratio = case when new.co_cane_gm_ratio is distinct from old.co_cane_gm_ratio then new.co_cane_gm_ratio else held.co_cane_gm_ratio end,
    co_cane_overhead_ratio = case when new.co_cane_overhead_ratio is distinct from old.co_cane_overhead_ratio then new.co_cane_overhead_ratio else held.co_cane_overhead_ratio end,
    co_cane_profit_margin = case when new.co_cane_profit_margin is distinct from old.co_cane_profit_margin then new.co_cane_profit_margin else held.co_cane_profit_margin end,
    co_cane_income_share = case when new.co_cane_income_share is distinct from old.co_cane_income_share then new.co_cane_income_share else held.co_cane_income_share end,
    co_cane_asset_return = case when new.co_cane_asset_return is distinct from old.co_cane_asset_return then new.co_cane_asset_return else held.co_cane_asset_return end,
    co_live_gm_ratio = case when new.co_live_gm_ratio is distinct from old.co_live_gm_ratio then new.co_live_gm_ratio else held.co_live_gm_ratio end,
    co_live_overhead_ratio = case when new.co_live_overhead_ratio is distinct from old.co_live_overhead_ratio then new.co_live_overhead_ratio else held.co_live_overhead_ratio end,
    co_live_profit_margin = case when new.co_live_profit_margin is distinct from old.co_live_profit_margin then new.co_live_profit_margin else held.co_live_profit_margin end,
    co_live_income_share = case when new.co_live_income_share is distinct from old.co_live_income_share then new.co_live_income_share else held.co_live_income_share end,
    co_live_asset_return = case when new.co_live_asset_return is distinct from old.co_live_asset_return then new.co_live_asset_return else held.co_live_asset_return end,
    co_oth_gm_ratio = case when new.co_oth_gm_ratio is distinct from old.co_oth_gm_ratio then new.co_oth_gm_ratio else held.co_oth_gm_ratio end,
    co_oth_overhead_ratio = case when new.co_oth_overhead_ratio is distinct from old.co_oth_overhead_ratio then new.co_oth_overhead_ratio else held.co_oth_overhead_ratio end,
    co_oth_profit_margin = case when new.co_oth_profit_margin is distinct from old.co_oth_profit_margin then new.co_oth_profit_margin else held.co_oth_profit_margin end,
    co_oth_income_share = case when new.co_oth_income_share is distinct from old.co_oth_income_share then new.co_oth_income_share else held.co_oth_income_share end,
    co_oth_asset_return = case when new.co_oth_asset_return is distinct from old.co_oth_asset_return then new.co_oth_asset_return else held.co_oth_asset_return end,
    co_total_gm_ratio = case when new.co_total_gm_ratio is distinct from old.co_total_gm_ratio then new.co_total_gm_ratio else held.co_total_gm_ratio end,
    co_total_overhead_ratio = case when new.co_total_overhead_ratio is distinct from old.co_total_overhead_ratio then new.co_total_overhead_ratio else held.co_total_overhead_ratio end,
    co_total_profit_margin = case when new.co_total_profit_margin is distinct from old.co_total_profit_margin then new.co_total_profit_margin else held.co_total_profit_margin end,
    co_total_asset_return = case when new.co_total_asset_return is distinct from old.co_total_asset_return then new.co_total_asset_return else held.co_total_asset_return end,
    co_gross_income_per_fte = case when new.co_gross_income_per_fte is distinct from old.co_gross_income_per_fte then new.co_gross_income_per_fte else held.co_gross_income_per_fte end,
    co_gross_income_per_100mm = case when new.co_gross_income_per_100mm is distinct from old.co_gross_income_per_100mm then new.co_gross_income_per_100mm else held.co_gross_income_per_100mm end,
    co_operating_profit_per_100mm = case when new.co_operating_profit_per_100mm is distinct from old.co_operating_profit_per_100mm then new.co_operating_profit_per_100mm else held.co_operating_profit_per_100mm end,
    co_operating_profit_per_dse = case when new.co_operating_profit_per_dse is distinct from old.co_operating_profit_per_dse then new.co_operating_profit_per_dse else held.co_operating_profit_per_dse end,
    co_head_office_overhead = case when new.co_head_office_overhead is distinct from old.co_head_office_overhead then new.co_head_office_overhead else held.co_head_office_overhead end,
    co_head_office_overhead_pct = case when new.co_head_office_overhead_pct is distinct from old.co_head_office_overhead_pct then new.co_head_office_overhead_pct else held.co_head_office_overhead_pct end,
    co_roam = case when new.co_roam is distinct from old.co_roam then new.co_roam else held.co_roam end,
    co_asset_turnover = case when new.co_asset_turnover is distinct from old.co_asset_turnover then new.co_asset_turnover else held.co_asset_turnover end,
    co_operating_margin = case when new.co_operating_margin is distinct from old.co_operating_margin then new.co_operating_margin else held.co_operating_margin end
    where id = old.id and farm_id = old.farm_id;
  end if;
  return new;
end $write$;

create trigger write_assets instead of insert or update or delete
  on assets for each row execute function write_assets();

create view held_abilities as
select ('x' || substr(md5(p.id || ' ' || holder.user_id), 1, 13))::bit(52)::bigint as id, holder.user_id, a.id as ability_id,
  p.id as permission_id, a.name, a.title, a.options, a.only_owned, a.entity_type, a.entity_id,
  coalesce(p.scope, a.scope) as scope, p.forbidden
from permissions p
join abilities a on a.id = p.ability_id and a.deleted_at is null
cross join lateral (
  select p.entity_id as user_id where p.entity_type = 'users'
  union
  select same.user_id
  from roles named
  join roles same on same.role = named.role and same.deleted_at is null
  where p.entity_type = 'roles' and named.id = p.entity_id
) holder
where p.deleted_at is null and (p.scope is null or a.scope is null or p.scope = a.scope);

create view farm_people as
select ('x' || substr(md5(office.farm_id || ' ' || office.user_id), 1, 13))::bit(52)::bigint as id, office.farm_id, office.user_id,
  bool_or(not office.consults) as records, bool_or(office.manages) as manages,
  bool_or(office.consults) as consults,
  (bool_or(office.manages or office.is_billed or office.consults)
    or coalesce(bool_or(not finance.forbidden), false))
  and not coalesce(bool_or(finance.forbidden), false) as sees_finance
from (
  select l.farm_id, l.user_id, l.is_farms_manager as manages, false as is_billed, false as consults
  from details_user l where l.deleted_at is null
  union all
  select f.id, f.manager_id, true, false, false
  from farms f where f.deleted_at is null and f.manager_id is not null
  union all
  select l.farm_id, m.user_id, m.manages, m.is_billed, false
  from business_farm l
  join (
  select l.business_id, l.user_id, false as manages, false as is_billed
  from business_user l where l.deleted_at is null
  union all
  select b.id, b.manager_id, true, false
  from businesses b where b.deleted_at is null and b.manager_id is not null
  union all
  select b.id, b.billing_user_id, false, true
  from businesses b where b.deleted_at is null and b.billing_user_id is not null) m on m.business_id = l.business_id
  where l.deleted_at is null
  union all
  select p.farm_id, p.user_id, false, false, true
  from (
  select p.farm_id, p.collector_id as user_id
  from projects p join roles r on r.user_id = p.collector_id and r.role = 'consultant' and r.deleted_at is null
  where p.deleted_at is null
  union all
  select p.farm_id, p.owner_id as user_id
  from projects p join roles r on r.user_id = p.owner_id and r.role = 'consultant' and r.deleted_at is null
  where p.deleted_at is null
  union all
  select p.farm_id, p.validator_id as user_id
  from projects p join roles r on r.user_id = p.validator_id and r.role = 'consultant' and r.deleted_at is null
  where p.deleted_at is null) p where p.farm_id is not null
) office
left join held_abilities finance
  on finance.user_id = office.user_id and finance.name in ('view-finance', '*')
  and (finance.scope is null or finance.scope = office.farm_id)
  and (finance.entity_type is null or (finance.entity_type = 'farms'
    and (finance.entity_id is null or finance.entity_id = office.farm_id)))
group by office.farm_id, office.user_id;

create view business_people as
select ('x' || substr(md5(office.business_id || ' ' || office.user_id), 1, 13))::bit(52)::bigint as id, office.business_id,
  office.user_id, bool_or(office.manages) as manages, bool_or(office.is_billed) as is_billed,
  bool_or(office.consults) as consults
from (
  select m.business_id, m.user_id, m.manages, m.is_billed, false as consults from (
  select l.business_id, l.user_id, false as manages, false as is_billed
  from business_user l where l.deleted_at is null
  union all
  select b.id, b.manager_id, true, false
  from businesses b where b.deleted_at is null and b.manager_id is not null
  union all
  select b.id, b.billing_user_id, false, true
  from businesses b where b.deleted_at is null and b.billing_user_id is not null) m
  union all
  select p.business_id, p.user_id, false, false, true from (
  select p.business_id, p.collector_id as user_id
  from projects p join roles r on r.user_id = p.collector_id and r.role = 'consultant' and r.deleted_at is null
  where p.deleted_at is null
  union all
  select p.business_id, p.owner_id as user_id
  from projects p join roles r on r.user_id = p.owner_id and r.role = 'consultant' and r.deleted_at is null
  where p.deleted_at is null
  union all
  select p.business_id, p.validator_id as user_id
  from projects p join roles r on r.user_id = p.validator_id and r.role = 'consultant' and r.deleted_at is null
  where p.deleted_at is null) p
) office
group by office.business_id, office.user_id;

create view business_associates as
select ('x' || substr(md5(user_id || ' ' || business_id), 1, 13))::bit(52)::bigint as id, user_id, business_id
from (
  select user_id, business_id from business_user where deleted_at is null
  union
  select l.user_id, b.business_id
  from details_user l join business_farm b on b.farm_id = l.farm_id and b.deleted_at is null
  where l.deleted_at is null
  union
  select f.manager_id, b.business_id
  from farms f join business_farm b on b.farm_id = f.id and b.deleted_at is null
  where f.deleted_at is null and f.manager_id is not null
  union
  select p.person, p.business_id
  from (
  select collector_id as person, business_id from projects
  where deleted_at is null and collector_id is not null
  union
  select owner_id as person, business_id from projects
  where deleted_at is null and owner_id is not null
  union
  select validator_id as person, business_id from projects
  where deleted_at is null and validator_id is not null) p
) pairs;

create view business_managers as
select ('x' || substr(md5(user_id || ' ' || business_id), 1, 13))::bit(52)::bigint as id, user_id, business_id
from (
  select manager_id as user_id, id as business_id from businesses
  where deleted_at is null and manager_id is not null
  union
  select billing_user_id, id from businesses
  where deleted_at is null and billing_user_id is not null
) pairs;

create view adjacent_paddocks as
select
  ('x' || substr(md5(p.id || ' ' || h.id), 1, 13))::bit(52)::bigint as id,
  e.name,
  case when h.parent_paddock_id = p.id
    then jsonb_build_array(p.id, h.prior_paddock_id)
    else jsonb_build_array(p.id, h.parent_paddock_id, h.prior_paddock_id)
  end as path,
  p.id as paddock_id,
  h.parent_paddock_id,
  h.prior_paddock_id,
  h.is_primary,
  h.ancestors_and_self,
  p.farm_id
from paddocks p
cross join lateral (
  with recursive walk as (
    select l.id, l.parent_paddock_id, l.prior_paddock_id
    from paddock_prior_paddocks l
    where l.parent_paddock_id = p.id and l.farm_id = p.farm_id and l.deleted_at is null
    union
    select l.id, l.parent_paddock_id, l.prior_paddock_id
    from walk w
    join paddock_prior_paddocks l
      on l.parent_paddock_id = w.prior_paddock_id and l.farm_id = p.farm_id
      and l.deleted_at is null
  ), main_line as (
    select l.id, l.prior_paddock_id
    from paddock_prior_paddocks l
    where l.parent_paddock_id = p.id and l.farm_id = p.farm_id and l.deleted_at is null
      and l.is_primary
    union
    select l.id, l.prior_paddock_id
    from main_line m
    join paddock_prior_paddocks l
      on l.parent_paddock_id = m.prior_paddock_id and l.farm_id = p.farm_id
      and l.deleted_at is null and l.is_primary
  )
  select w.*, w.id in (select id from main_line) as is_primary, (
    select jsonb_agg(line.id order by line.id desc)
    from (select p.id union select walk.prior_paddock_id from walk) line
  ) as ancestors_and_self
  from walk w
) h
join paddocks e
  on e.id = h.prior_paddock_id and e.farm_id = p.farm_id and e.deleted_at is null
where p.deleted_at is null;

create view crop_termination_event_dates as
select l.id, coalesce(e.harvested_date, e.date) as date, 'Grain'::text as type, c.paddock_id,
  l.farm_id, 'Grain harvest'::text as event_name, 'grain_collection_events'::text as event_table,
  'harvested_date'::text as date_field, c.id as crop_collection_id
from crop_lifecycle l
join crop_collections c
  on c.id = l.crop_collection_id and c.farm_id = l.farm_id and c.deleted_at is null
join grain_collection_events e
  on e.id = l.termination_event_id and e.farm_id = l.farm_id and e.deleted_at is null
where l.termination_event_type = 'grain_collection_events' and l.deleted_at is null and coalesce(e.harvested_date, e.date) is not null
union all
select l.id, coalesce(e.harvested_date, e.date) as date, 'Lint'::text as type, c.paddock_id,
  l.farm_id, 'Cotton picking'::text as event_name, 'lint_collection_events'::text as event_table,
  'harvested_date'::text as date_field, c.id as crop_collection_id
from crop_lifecycle l
join crop_collections c
  on c.id = l.crop_collection_id and c.farm_id = l.farm_id and c.deleted_at is null
join lint_collection_events e
  on e.id = l.termination_event_id and e.farm_id = l.farm_id and e.deleted_at is null
where l.termination_event_type = 'lint_collection_events' and l.deleted_at is null and coalesce(e.harvested_date, e.date) is not null
union all
select l.id, coalesce(e.cut_date, e.date) as date, 'Hay'::text as type, c.paddock_id,
  l.farm_id, 'Hay cut'::text as event_name, 'hay_collection_events'::text as event_table,
  'cut_date'::text as date_field, c.id as crop_collection_id
from crop_lifecycle l
join crop_collections c
  on c.id = l.crop_collection_id and c.farm_id = l.farm_id and c.deleted_at is null
join hay_collection_events e
  on e.id = l.termination_event_id and e.farm_id = l.farm_id and e.deleted_at is null
where l.termination_event_type = 'hay_collection_events' and l.deleted_at is null and coalesce(e.cut_date, e.date) is not null
union all
select l.id, e.date as date, k.label as type, c.paddock_id,
  l.farm_id, 'Other ending'::text as event_name, 'custom_termination_events'::text as event_table,
  'date'::text as date_field, c.id as crop_collection_id
from crop_lifecycle l
join crop_collections c
  on c.id = l.crop_collection_id and c.farm_id = l.farm_id and c.deleted_at is null
join custom_termination_events e
  on e.id = l.termination_event_id and e.farm_id = l.farm_id and e.deleted_at is null
join crop_termination_types k on k.id = e.crop_termination_type_id
where l.termination_event_type = 'custom_termination_events' and l.deleted_at is null and e.date is not null;

create view project_people as
select ('x' || substr(md5(person || ' ' || project_id), 1, 13))::bit(52)::bigint as id, person as user_id, project_id
from (
  select collector_id as person, id as project_id from projects
  where deleted_at is null and collector_id is not null
  union
  select owner_id as person, id as project_id from projects
  where deleted_at is null and owner_id is not null
  union
  select validator_id as person, id as project_id from projects
  where deleted_at is null and validator_id is not null) people;
