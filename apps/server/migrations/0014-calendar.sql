-- The zone whose midnights the days of periods are stored as. One row at most; none as long as no
-- start has said it.

create table upkeep.calendar (
  only_one boolean primary key default true check (only_one),
  time_zone text not null,
  at timestamptz not null default now()
);
