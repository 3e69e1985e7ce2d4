-- Tells whoever listens which lines were added to the history, so that what somebody saves is seen by
-- others at once. The numbers of the lines and nothing that they say.

create function tell_changes() returns trigger language plpgsql as $tell$
declare
  span text;
begin
  select min(id) || ' ' || max(id) into span from added;
  if span is not null then
    perform pg_notify('furrow_changes', span);
  end if;
  return null;
end $tell$;

create trigger tells_changes after insert on changes
  referencing new table as added for each statement execute function tell_changes();
