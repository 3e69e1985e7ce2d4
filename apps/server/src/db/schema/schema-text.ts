// The whole schema that a catalogue implies, as SQL text. Printed, committed and compared with
// what the migrations make.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { accessTriggerLines, noteAccessChange } from './access-triggers.ts'
import { changeTriggerLines, staleTriggerLines, tellChanges } from './change-triggers.ts'
import { derivedViews } from './derived-views.ts'
import { foreignKeyLine, foreignKeysOf, headTable } from './foreign-keys.ts'
import { quoted } from './identifiers.ts'
import { indexesOf, indexLine, uniqueLines } from './indexes.ts'
import { partViewLines } from './part-views.ts'
import { tableLines } from './tables.ts'

export function schemaText(catalogue: Catalogue): string {
  const entities = [...catalogue.values()]
  const stored = entities.filter(entity => !entity.derived)
  const sections = [
    opening,
    ...stored.flatMap(tableLines),
    ...stored.flatMap(uniqueLines),
    ...stored.flatMap(entity =>
      foreignKeysOf(entity, catalogue).map(key => foreignKeyLine(key, headTable(entity))),
    ),
    ...stored.flatMap(entity =>
      indexesOf(entity, catalogue).map(columns => indexLine(columns, headTable(entity))),
    ),
    ...stored.filter(entity => entity.appendOnly).flatMap(({ name }) => appendOnlyLines(name)),
    ...stored.flatMap(({ name }) => accessTriggerLines(name)),
    ...stored.flatMap(changeTriggerLines),
    ...staleTriggerLines(catalogue),
    ...stored.flatMap(partViewLines),
    ...entities.filter(entity => entity.derived).map(({ name }) => derivedViewLine(name)),
  ]
  return `${sections.join('\n\n')}\n`
}

/** "Paddock 2" before "Paddock 10"; used in `order by` alone. */
const opening = `-- Printed from the catalogue. Do not edit: run "npm run print".

create collation counted (provider = icu, locale = 'und-u-kn-true');

create function refuse_change() returns trigger language plpgsql as $refuse$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $refuse$;

${noteAccessChange}

${tellChanges}`

function appendOnlyLines(table: string): string[] {
  return [
    `create trigger only_added_to before update or delete or truncate on ${quoted(table)}\n` +
      '  for each statement execute function refuse_change();',
  ]
}

function derivedViewLine(name: string): string {
  const query = derivedViews[name]
  if (!query) throw new Error(`${name} is derived, but nothing says from what.`)
  return `create view ${quoted(name)} as${query};`
}
