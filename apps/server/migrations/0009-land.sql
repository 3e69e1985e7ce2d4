-- What hangs on files, how people like their sheets, what was carried into a new period; more of what
-- is said of contacts, gauges, readings and jobs.

alter table queable_jobs
  add column steps jsonb,
  add column progress numeric(20,6),
  add column result jsonb;

alter table farm_contacts
  add column role text,
  add column preferred_channel text,
  add column topics jsonb,
  add column is_primary boolean not null default false,
  add column may_contact boolean,
  add column may_receive_reports boolean,
  add column notes text;

alter table files
  add column scan text,
  add column uploaded_by_id bigint;

alter table rain_gauges add column is_main boolean not null default false;

alter table rainfalls add column imported boolean not null default false;

-- The names of kinds of papers are more exact now.
update files set category = case category
  when 'Invoice or RCTI' then 'RCTI or sale advice'
  when 'Map' then 'Property map'
  when 'Livestock record' then 'Livestock invoice'
  when 'Financial statement' then 'Bank or loan statement'
  else category end
where category in ('Invoice or RCTI', 'Map', 'Livestock record', 'Financial statement');

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

create unique index file_links_farm_id_file_id_linkable_type_linkable_id_key on file_links (farm_id, file_id, linkable_type, linkable_id) where deleted_at is null;

create unique index sheet_views_user_id_sheet_name_key on sheet_views (user_id, sheet, name) where deleted_at is null;

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

create index files_uploaded_by_id_idx on files (uploaded_by_id);

create index file_links_file_id_farm_id_idx on file_links (file_id, farm_id);

create index file_links_farm_id_idx on file_links (farm_id);

create index file_links_linkable_type_linkable_id_idx on file_links (linkable_type, linkable_id);

create index requested_files_farm_id_period_id_idx on requested_files (farm_id, period_id);

create index requested_files_file_id_farm_id_idx on requested_files (file_id, farm_id);

create index file_downloads_file_id_farm_id_idx on file_downloads (file_id, farm_id);

create index file_downloads_user_id_idx on file_downloads (user_id);

create index file_downloads_farm_id_idx on file_downloads (farm_id);

create index sheet_views_user_id_idx on sheet_views (user_id);

create index roll_forwards_from_period_id_idx on roll_forwards (from_period_id);

create index roll_forwards_farm_id_period_id_idx on roll_forwards (farm_id, period_id);

create index roll_forwards_user_id_idx on roll_forwards (user_id);
