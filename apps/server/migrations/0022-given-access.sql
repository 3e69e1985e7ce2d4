-- Access to a farm or business that its managers were told of, and can take away again by the link in that email.
-- Of the link only the hash is kept.
create table upkeep.given_access (
  id bigint generated always as identity,
  -- details_user, business_user or business_farm, and the rows that give it.
  entity text not null,
  rows bigint[] not null,
  hash text not null,
  way_back_until timestamptz not null,
  closed_at timestamptz,
  primary key (id)
);

create unique index given_access_hash_key on upkeep.given_access (hash);
