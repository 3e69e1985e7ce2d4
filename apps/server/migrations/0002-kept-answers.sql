-- Answers to requests that carried a key, so that one which arrives twice is done once.

create table upkeep.kept_answers (
  person bigint not null,
  key text not null,
  fingerprint text not null,
  status integer,
  text text not null,
  refusal text,
  at timestamptz not null default now(),
  primary key (person, key)
);

create index kept_answers_at_idx on upkeep.kept_answers (at);
