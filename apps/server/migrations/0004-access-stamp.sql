-- Counts up whenever something changes that decides what somebody reaches, so that servers may remember
-- it until then.

create table upkeep.access_stamp (
  only_one boolean primary key default true check (only_one),
  stamp bigint not null
);

insert into upkeep.access_stamp (stamp) values (0);

create function note_access_change() returns trigger language plpgsql as $note$
begin
  if current_setting('furrow.access_noted', true) is distinct from pg_current_xact_id()::text then
    perform set_config('furrow.access_noted', pg_current_xact_id()::text, true);
    update upkeep.access_stamp set stamp = stamp + 1;
  end if;
  return null;
end $note$;

create constraint trigger decides_access after insert or update or delete on roles
  deferrable initially deferred for each row execute function note_access_change();

create constraint trigger decides_access after insert or update or delete on abilities
  deferrable initially deferred for each row execute function note_access_change();

create constraint trigger decides_access after insert or update or delete on permissions
  deferrable initially deferred for each row execute function note_access_change();

create constraint trigger decides_access after insert or update or delete on businesses
  deferrable initially deferred for each row execute function note_access_change();

create constraint trigger decides_access after insert or update or delete on business_user
  deferrable initially deferred for each row execute function note_access_change();

create constraint trigger decides_access after insert or update or delete on business_farm
  deferrable initially deferred for each row execute function note_access_change();

create constraint trigger decides_access after insert or update or delete on farms
  deferrable initially deferred for each row execute function note_access_change();

create constraint trigger decides_access after insert or update or delete on details_user
  deferrable initially deferred for each row execute function note_access_change();

create constraint trigger decides_access after insert or update or delete on projects
  deferrable initially deferred for each row execute function note_access_change();
