-- The rows of a farm's period as they stood when it was released, and what was decided about figures far from all others.

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

create unique index period_snapshots_farm_id_period_id_number_key on period_snapshots (farm_id, period_id, "number") where deleted_at is null;

alter table period_snapshots add constraint period_snapshots_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table period_snapshots add constraint period_snapshots_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table outlier_decisions add constraint outlier_decisions_farm_id_fkey
  foreign key (farm_id) references farms (id) deferrable initially immediate;

alter table outlier_decisions add constraint outlier_decisions_period_id_fkey
  foreign key (farm_id, period_id) references farm_period (farm_id, period_id) deferrable initially immediate;

alter table outlier_decisions add constraint outlier_decisions_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

create index period_snapshots_farm_id_period_id_idx on period_snapshots (farm_id, period_id);

create index outlier_decisions_farm_id_period_id_idx on outlier_decisions (farm_id, period_id);

create index outlier_decisions_user_id_idx on outlier_decisions (user_id);
