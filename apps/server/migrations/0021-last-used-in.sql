-- What is not offered from the next period on.

alter table farm_contacts add column last_period_id bigint;
alter table farm_contacts add constraint farm_contacts_last_period_id_fkey
  foreign key (last_period_id) references periods (id) deferrable initially immediate;
create index farm_contacts_last_period_id_idx on farm_contacts (last_period_id);

alter table farm_properties add column last_period_id bigint;
alter table farm_properties add constraint farm_properties_last_period_id_fkey
  foreign key (last_period_id) references periods (id) deferrable initially immediate;
create index farm_properties_last_period_id_idx on farm_properties (last_period_id);

alter table rain_gauges add column last_period_id bigint;
alter table rain_gauges add constraint rain_gauges_last_period_id_fkey
  foreign key (last_period_id) references periods (id) deferrable initially immediate;
create index rain_gauges_last_period_id_idx on rain_gauges (last_period_id);

alter table crop_storages add column last_period_id bigint;
alter table crop_storages add constraint crop_storages_last_period_id_fkey
  foreign key (last_period_id) references periods (id) deferrable initially immediate;
create index crop_storages_last_period_id_idx on crop_storages (last_period_id);

alter table farm_livestock_enterprises add column last_period_id bigint;
alter table farm_livestock_enterprises add constraint farm_livestock_enterprises_last_period_id_fkey
  foreign key (last_period_id) references periods (id) deferrable initially immediate;
create index farm_livestock_enterprises_last_period_id_idx on farm_livestock_enterprises (last_period_id);
