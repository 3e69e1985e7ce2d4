-- A tag that was merged into another one counts as that one.

alter table crop_tags add column merged_into_id bigint;

alter table crop_tags add constraint crop_tags_merged_into_id_fkey
  foreign key (merged_into_id) references crop_tags (id) deferrable initially immediate;

create index crop_tags_merged_into_id_idx on crop_tags (merged_into_id);
