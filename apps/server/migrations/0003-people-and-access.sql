-- Signing in, acting for others, invitations, letters, and what a person may do.

alter table agreements add column version integer;

alter table farm_period add column reopened_because text;

alter table changes add column impersonation_id bigint;

update users set email = lower(email) where email <> lower(email);

with counted as (
  select id, row_number() over (partition by type order by id) as version from agreements
)
update agreements a set version = c.version from counted c where c.id = a.id;

-- How often somebody tried to come in of late, by network address and by account.
create table upkeep.sign_in_limits (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null,
  held_until timestamptz not null
);

create index sign_in_limits_held_until_idx on upkeep.sign_in_limits (held_until);

-- Links by which a password is set anew; the link itself is not kept.
create table upkeep.password_resets (
  hash text primary key,
  user_id bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create index password_resets_user_id_idx on upkeep.password_resets (user_id);

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

create unique index tokens_hash_key on tokens (hash);

create unique index invitations_hash_key on invitations (hash) where deleted_at is null;

alter table agreement_answers add constraint agreement_answers_agreement_id_fkey
  foreign key (agreement_id) references agreements (id) deferrable initially immediate;

alter table agreement_answers add constraint agreement_answers_user_id_fkey
  foreign key (user_id) references users (id) deferrable initially immediate;

alter table invitations add constraint invitations_invited_by_id_fkey
  foreign key (invited_by_id) references users (id) deferrable initially immediate;

create index agreement_answers_agreement_id_idx on agreement_answers (agreement_id);

create index agreement_answers_user_id_idx on agreement_answers (user_id);

create index tokens_user_id_id_idx on tokens (user_id, id);

create index sign_ins_user_id_id_idx on sign_ins (user_id, id);

create index impersonations_user_id_id_idx on impersonations (user_id, id);

create index impersonations_actor_id_id_idx on impersonations (actor_id, id);

create index invitations_invited_by_id_idx on invitations (invited_by_id);

create index invitations_invitable_type_invitable_id_idx on invitations (invitable_type, invitable_id);

create index changes_impersonation_id_id_idx on changes (impersonation_id, id);

create trigger only_added_to before update or delete or truncate on sign_ins
  for each statement execute function refuse_change();

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
