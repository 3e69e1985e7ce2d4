-- Changes of the email that a person signs in with, and how many emails people have caused to be sent.

-- Asked for, taking effect by a link sent to the new address, and undone by one sent to the old address.
-- Of links only the hash is kept.
create table upkeep.email_changes (
  id bigint generated always as identity,
  user_id bigint not null,
  old_email text not null,
  new_email text not null,
  hash text not null,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  way_back_hash text,
  way_back_until timestamptz,
  closed_at timestamptz,
  primary key (id)
);

create unique index email_changes_hash_key on upkeep.email_changes (hash);

create unique index email_changes_way_back_hash_key on upkeep.email_changes (way_back_hash);

create index email_changes_user_id_idx on upkeep.email_changes (user_id);

-- By person, by address written to, and by kind of notice, since the first of a day.
create table upkeep.letter_counts (
  key text primary key,
  letters integer not null,
  since timestamptz not null
);

create index letter_counts_since_idx on upkeep.letter_counts (since);
