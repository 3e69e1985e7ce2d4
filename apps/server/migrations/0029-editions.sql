-- Comparisons as they were published: editions, what was frozen of each, the consumer price index, and figures of
-- surveys. Of what was frozen nothing is ever changed or removed, by anyone.

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

create unique index editions_period_id_number_key on editions (period_id, "number");

create unique index cpi_values_period_id_key on cpi_values (period_id) where deleted_at is null;

create unique index cpi_values_slug_key on cpi_values (slug) where deleted_at is null;

create unique index reference_lines_measure_scope_period_id_name_key on reference_lines (measure, scope, period_id, name) nulls not distinct where deleted_at is null;

create unique index reference_lines_slug_key on reference_lines (slug) where deleted_at is null;

alter table cpi_values add constraint cpi_values_period_id_fkey
  foreign key (period_id) references periods (id) deferrable initially immediate;

alter table reference_lines add constraint reference_lines_period_id_fkey
  foreign key (period_id) references periods (id) deferrable initially immediate;

create index editions_period_id_id_idx on editions (period_id, id);

create index cpi_values_period_id_idx on cpi_values (period_id);

create index reference_lines_period_id_idx on reference_lines (period_id);

create trigger only_added_to before update or delete or truncate on editions
  for each statement execute function refuse_change();


create schema published;

-- Who published it; measures, lines and formulas as they were; how far each figure moved since the edition before.
create table published.edition_contents (
  edition_id bigint primary key references editions (id),
  publisher_id bigint not null,
  contents json not null,
  moved json not null
);

-- A farm's result in what is compared of it: lines and measures by the order in the edition's contents.
create table published.edition_results (
  edition_id bigint not null references editions (id),
  farm_id bigint not null,
  scope text not null,
  owner text not null,
  has_profit boolean not null,
  lines json not null,
  measures json not null,
  rankings json not null,
  primary key (edition_id, farm_id, scope)
);

create index edition_results_farm_id_idx on published.edition_results (farm_id, edition_id);

-- Which farms a set is made of, and why figures were withheld: for staff.
create table published.edition_sets (
  edition_id bigint not null references editions (id),
  scope text not null,
  set_key text not null,
  contents json not null,
  primary key (edition_id, scope, set_key)
);

-- What anybody may be told of a set.
create table published.edition_statistics (
  edition_id bigint not null references editions (id),
  scope text not null,
  set_key text not null,
  contents json not null,
  primary key (edition_id, scope, set_key)
);

-- What blurs published means: nobody can guess it, and it stays the same for good.
create table published.secret (
  is_only boolean primary key default true check (is_only),
  value bytea not null
);

create trigger only_added_to before update or delete or truncate on published.edition_contents
  for each statement execute function refuse_change();
create trigger only_added_to before update or delete or truncate on published.edition_results
  for each statement execute function refuse_change();
create trigger only_added_to before update or delete or truncate on published.edition_sets
  for each statement execute function refuse_change();
create trigger only_added_to before update or delete or truncate on published.edition_statistics
  for each statement execute function refuse_change();
create trigger only_added_to before update or delete or truncate on published.secret
  for each statement execute function refuse_change();

revoke update, delete, truncate on editions, published.edition_contents,
  published.edition_results, published.edition_sets, published.edition_statistics, published.secret from current_user;
