-- Presentations of published figures on the big screen of a workshop, which people follow on their phones.

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

create unique index workshop_sessions_code_key on workshop_sessions (code) where deleted_at is null;

alter table workshop_sessions add constraint workshop_sessions_workshop_id_fkey
  foreign key (workshop_id) references workshops (id) deferrable initially immediate;

alter table workshop_sessions add constraint workshop_sessions_edition_id_fkey
  foreign key (edition_id) references editions (id) deferrable initially immediate;

create index workshop_sessions_workshop_id_idx on workshop_sessions (workshop_id);

create index workshop_sessions_edition_id_idx on workshop_sessions (edition_id);
