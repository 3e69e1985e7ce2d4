-- What a farm set out to do when it read its report, and links to reports.

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

create unique index report_shares_farm_id_token_key on report_shares (farm_id, token) where deleted_at is null;

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

create index farm_aims_farm_id_period_id_idx on farm_aims (farm_id, period_id);

create index report_shares_farm_id_period_id_idx on report_shares (farm_id, period_id);

create index report_shares_user_id_idx on report_shares (user_id);
