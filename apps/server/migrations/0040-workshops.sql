-- When and where workshops are, who came, links that answer an invitation without signing in, and files that are
-- handed out.

alter table workshops
  add column date date,
  add column starts_at text,
  add column ends_at text,
  add column place text,
  add column address text,
  add column location jsonb,
  add column hosts text,
  add column seats integer,
  add column agenda text;

alter table workshop_attendees
  add column meal_needs text,
  add column attended boolean,
  add column sent_at timestamptz,
  add column answered_at timestamptz,
  add column reminded integer;

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


create unique index workshop_links_hash_key on workshop_links (hash) where deleted_at is null;

alter table workshop_links add constraint workshop_links_workshop_id_fkey
  foreign key (workshop_id) references workshops (id) deferrable initially immediate;

alter table workshop_files add constraint workshop_files_workshop_id_fkey
  foreign key (workshop_id) references workshops (id) deferrable initially immediate;

alter table workshop_files add constraint workshop_files_uploaded_by_id_fkey
  foreign key (uploaded_by_id) references users (id) deferrable initially immediate;

create index workshop_links_workshop_id_idx on workshop_links (workshop_id);

create index workshop_links_invitee_type_invitee_id_idx on workshop_links (invitee_type, invitee_id);

create index workshop_files_workshop_id_idx on workshop_files (workshop_id);

create index workshop_files_uploaded_by_id_idx on workshop_files (uploaded_by_id);
