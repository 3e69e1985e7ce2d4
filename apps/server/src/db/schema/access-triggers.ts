// Whatever decides what someone reaches counts up a stamp when it changes, at the very moment when the
// change becomes visible. What a server remembers of a person holds as long as the stamp stays.

import { quoted } from './identifiers.ts'

const deciding = [
  'abilities',
  'business_farm',
  'business_user',
  'businesses',
  'details_user',
  'farms',
  'permissions',
  'projects',
  'roles',
] as const

/** Once a transaction, at its end, so that nobody waits for anybody longer than that. */
export const noteAccessChange = `create function note_access_change() returns trigger language plpgsql as $note$
begin
  if current_setting('furrow.access_noted', true) is distinct from pg_current_xact_id()::text then
    perform set_config('furrow.access_noted', pg_current_xact_id()::text, true);
    update upkeep.access_stamp set stamp = stamp + 1;
  end if;
  return null;
end $note$;`

export function decidesAccess(table: string): boolean {
  return deciding.some(name => name === table)
}

export function accessTriggerLines(table: string): string[] {
  if (!decidesAccess(table)) return []
  return [
    `create constraint trigger decides_access after insert or update or delete on ${quoted(table)}\n` +
      '  deferrable initially deferred for each row execute function note_access_change();',
  ]
}
