// An entity too wide for one table, as one view that is read and written like a table. Readers who
// ask for few columns touch only the tables that hold them: the joins to the others fall away.

import type { Entity } from '@furrow/catalogue/entity'
import { storedFields } from './columns.ts'
import { headTable } from './foreign-keys.ts'
import { quoted, quotedList } from './identifiers.ts'
import { furtherParts } from './tables.ts'

export function partViewLines(entity: Entity): readonly string[] {
  if (!entity.parts) return []
  return [viewOf(entity), triggerFunction(entity), trigger(entity)]
}

function viewOf(entity: Entity): string {
  const parts = furtherParts(entity)
  const tableOf = (field: string) =>
    parts.find(([, names]) => names.includes(field))?.[0] ?? headTable(entity)
  const columns = [...storedFields(entity).map(([name]) => name), 'deletion_id'].map(
    name => `${quoted(tableOf(name))}.${quoted(name)}`,
  )
  const joins = parts.map(([table]) => `left join ${quoted(table)} using (id, farm_id)`)
  const whole = columns.map(column => column.replace(/^.*\.(id|farm_id)$/, '$1'))
  return (
    `create view ${quoted(entity.name)} as\nselect ${whole.join(',\n  ')}\n` +
    `from ${quoted(headTable(entity))}\n${joins.join('\n')};`
  )
}

function triggerFunction(entity: Entity): string {
  return [
    `create function ${quoted(`write_${entity.name}`)}() returns trigger language plpgsql as $write$`,
    'begin',
    "  if tg_op = 'DELETE' then",
    `    delete from ${quoted(headTable(entity))} where id = old.id and farm_id = old.farm_id;`,
    '    return old;',
    '  end if;',
    "  if tg_op = 'INSERT' then",
    insertHead(entity),
    ...furtherParts(entity).map(([table, names]) => insertPart(table, names)),
    '    return new;',
    '  end if;',
    updateHead(entity),
    ...furtherParts(entity).map(([table, names]) => updatePart(table, names)),
    '  return new;',
    'end $write$;',
  ].join('\n')
}

function trigger({ name }: Entity): string {
  return (
    `create trigger ${quoted(`write_${name}`)} instead of insert or update or delete\n` +
    `  on ${quoted(name)} for each row execute function ${quoted(`write_${name}`)}();`
  )
}

/** What the head holds besides the number: a column left empty takes its default. */
function headColumns(entity: Entity): string[] {
  const elsewhere = furtherParts(entity).flatMap(([, names]) => names)
  const held = storedFields(entity).map(([name]) => name)
  return [...held.filter(name => name !== 'id' && !elsewhere.includes(name)), 'deletion_id']
}

function insertHead(entity: Entity): string {
  const columns = headColumns(entity)
  const values = columns.map(name =>
    ['created_at', 'updated_at'].includes(name)
      ? `coalesce(new.${name}, now())`
      : `new.${quoted(name)}`,
  )
  return (
    `    insert into ${quoted(headTable(entity))} (${quotedList(columns)})\n` +
    `      values (${values.join(', ')})\n` +
    '      returning id, created_at, updated_at into new.id, new.created_at, new.updated_at;'
  )
}

function insertPart(table: string, names: readonly string[]): string {
  const columns = ['id', 'farm_id', ...names]
  return (
    `    insert into ${quoted(table)} (${quotedList(columns)})\n` +
    `      values (${newValues(columns)});`
  )
}

function updateHead(entity: Entity): string {
  const columns = headColumns(entity).filter(name => name !== 'farm_id')
  return `  update ${quoted(headTable(entity))} as held set\n    ${settings(columns)}\n${ofThisRow}`
}

/** A part whose figures did not change is left as it is. */
function updatePart(table: string, names: readonly string[]): string {
  const old = names.map(name => `old.${quoted(name)}`).join(', ')
  return (
    `  if row (${newValues(names)}) is distinct from row (${old}) then\n` +
    `    update ${quoted(table)} as held set\n    ${settings(names)}\n  ${ofThisRow}\n  end if;`
  )
}

const ofThisRow = '  where id = old.id and farm_id = old.farm_id;'

/**
 * Only what this statement changed is written. What it saw of the rest may be out of date: someone
 * else may have written another figure of the same row in the meantime, and that one must stay.
 */
function settings(names: readonly string[]): string {
  return names
    .map(quoted)
    .map(
      name =>
        `${name} = case when new.${name} is distinct from old.${name} then new.${name} else held.${name} end`,
    )
    .join(',\n    ')
}

function newValues(names: readonly string[]): string {
  return names.map(name => `new.${quoted(name)}`).join(', ')
}
