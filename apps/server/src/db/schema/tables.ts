// The tables of an entity. A row's own number is unique; on a farm's table it is kept together
// with the farm, so that keys between farms' rows can name both.

import { carriesFarm } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { columnLine, storedFields } from './columns.ts'
import { headTable, mirrorsOfFarm } from './foreign-keys.ts'
import { joined, quoted } from './identifiers.ts'

export function tableLines(entity: Entity): readonly string[] {
  if (entity.derived) return []
  const head = createTable(headTable(entity), [
    ...storedFields(entity)
      .filter(([name]) => !isElsewhere(entity, name))
      .map(([name, field]) => columnLine(name, field)),
    ...(entity.readAlone ? [] : ['deletion_id uuid']),
    `primary key (${primaryKey(entity)})`,
    ...mirrorsOfFarm(entity).map(
      column =>
        `constraint ${quoted(joined(headTable(entity), column, 'check'))} check (${quoted(column)} = farm_id)`,
    ),
  ])
  return [head, ...partTables(entity)]
}

/** The tables behind an entity that is kept in several: name and fields, the first one left out. */
export function furtherParts(entity: Entity): readonly (readonly [string, readonly string[]])[] {
  return Object.entries(entity.parts ?? {}).slice(1)
}

function partTables(entity: Entity): string[] {
  const head = headTable(entity)
  return furtherParts(entity).map(([table, names]) =>
    createTable(table, [
      'id bigint not null',
      'farm_id bigint not null',
      ...names.map(name => columnLine(name, entity.fields[name] as Field)),
      `primary key (${primaryKey(entity)})`,
      `constraint ${quoted(joined(table, 'id', 'fkey'))} foreign key (${primaryKey(entity)})` +
        ` references ${quoted(head)} (${primaryKey(entity)})` +
        ' on delete cascade deferrable initially immediate',
    ]),
  )
}

function isElsewhere(entity: Entity, field: string): boolean {
  return furtherParts(entity).some(([, names]) => names.includes(field))
}

function primaryKey(entity: Entity): string {
  return carriesFarm(entity) ? 'id, farm_id' : 'id'
}

function createTable(name: string, lines: readonly string[]): string {
  return `create table ${quoted(name)} (\n  ${lines.join(',\n  ')}\n);`
}
