// Whoever listens is told when lines were added to the history, the moment they can be read: the first
// and the last number of what one statement added. What the lines say is told to nobody here.

import type { Entity } from '@furrow/catalogue/entity'
import { quoted } from './identifiers.ts'

export const changesChannel = 'furrow_changes'

export const tellChanges = `create function tell_changes() returns trigger language plpgsql as $tell$
declare
  span text;
begin
  select min(id) || ' ' || max(id) into span from added;
  if span is not null then
    perform pg_notify('${changesChannel}', span);
  end if;
  return null;
end $tell$;`

export function changeTriggerLines({ name, ownedBy }: Entity): string[] {
  if (ownedBy.kind !== 'told row') return []
  return [
    `create trigger tells_changes after insert on ${quoted(name)}\n` +
      '  referencing new table as added for each statement execute function tell_changes();',
  ]
}
