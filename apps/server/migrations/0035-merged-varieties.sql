-- A variety that was merged into another one counts as that one.

alter table varieties add column merged_into_id bigint;

alter table varieties add constraint varieties_merged_into_id_fkey
  foreign key (merged_into_id) references varieties (id) deferrable initially immediate;

create index varieties_merged_into_id_idx on varieties (merged_into_id);
