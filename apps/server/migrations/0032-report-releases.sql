-- Reports of a farm's period as they were told when staff released them.

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

create unique index report_releases_farm_id_period_id_report_version_key on report_releases (farm_id, period_id, report, version) where deleted_at is null;

alter table report_releases add constraint report_releases_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table report_releases add constraint report_releases_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table report_releases add constraint report_releases_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

create index report_releases_farm_id_period_id_idx on report_releases (farm_id, period_id);

create index report_releases_user_id_idx on report_releases (user_id);
