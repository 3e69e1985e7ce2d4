// Whoever listens is told when lines were added to the history, the moment they can be read: the first
// and the last number of what one statement added. What the lines say is told to nobody here.

import type { Catalogue } from '@furrow/catalogue/catalogue'
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

/**
 * Farms whose records are stale: a record follows from other rows, and one of them has changed. Only ever
 * added to by writers, and without a unique key, so that no writer waits for another; a line of a list
 * that all farms share makes those of all farms stale.
 */
export function staleTriggerLines(catalogue: Catalogue): string[] {
  const followed = [...new Set([...catalogue.values()].flatMap(({ follows }) => follows))]
  if (followed.length === 0) return []
  const kinds = followed.toSorted().map(name => `    '${name}'`)
  return [
    `create function mark_stale() returns trigger language plpgsql as $mark$
declare
  followed constant text[] := array[
${kinds.join(',\n')}];
begin
  insert into upkeep.stale_farms (farm_id)
  select distinct farm_id from added where farm_id is not null and entity = any(followed)
  union all
  select id from farms where deleted_at is null and exists (
    select from added where farm_id is null and entity = any(followed));
  return null;
end $mark$;`,
    `create trigger marks_stale after insert on changes
  referencing new table as added for each statement execute function mark_stale();`,
  ]
}
