// What is found quickly, and what may stand only once.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { carriesFarm } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import { storedFields } from './columns.ts'
import { foreignKeysOf, headTable } from './foreign-keys.ts'
import { joined, quoted, quotedList } from './identifiers.ts'

/** Every foreign key and typed pair; where one index begins with another, the longer serves both. */
export function indexesOf(entity: Entity, catalogue: Catalogue): readonly (readonly string[])[] {
  if (entity.derived) return []
  const wanted = [
    ...foreignKeysOf(entity, catalogue).map(key => key.columns),
    ...typedPairs(entity),
    ...(entity.readAlone ? historyPaths(entity) : []),
  ]
  return wanted.filter(
    (columns, place) =>
      !wanted.some(
        (other, otherPlace) => otherPlace !== place && serves(other, columns, otherPlace < place),
      ),
  )
}

export function indexLine(columns: readonly string[], table: string): string {
  const name = joined(table, ...columns, 'idx')
  const [first = ''] = columns
  const filled = seldomFilled.has(first) ? ` where ${quoted(first)} is not null` : ''
  return `create index ${quoted(name)} on ${quoted(table)} (${quotedList(columns)})${filled};`
}

/** Of what nearly every line of the history leaves empty, only the lines that do not are kept in order. */
const seldomFilled = new Set(['acting_as_id', 'impersonation_id'])

/**
 * Uniqueness among rows that are not deleted. On a farm's table the farm is part of it, so that
 * the table can be spread over several machines by farm.
 */
export function uniqueLines(entity: Entity): readonly string[] {
  const table = headTable(entity)
  const single = storedFields(entity).flatMap(([name, field]) => (field.unique ? [[name]] : []))
  const sets = [...entity.unique, ...single].map(columns =>
    carriesFarm(entity) ? ['farm_id', ...columns.filter(column => column !== 'farm_id')] : columns,
  )
  return sets.map(columns => uniqueLine(columns, table, entity))
}

/** Whether the numbers of a farm's rows are read from an index alone: what may stand only once tells them, too. */
export function hasNumbersByFarm(entity: Entity): boolean {
  const isKeyed = entity.unique.length > 0 && !entity.admits && !entity.readAlone
  return carriesFarm(entity) && isKeyed
}

function uniqueLine(columns: readonly string[], table: string, entity: Entity): string {
  const name = joined(table, ...columns, 'key')
  if (entity.admits) {
    // Other tables refer to this pair, and only a whole constraint can be referred to.
    return `alter table ${quoted(table)} add constraint ${quoted(name)} unique (${quotedList(columns)});`
  }
  const open = columns.some(
    column => !entity.fields[column]?.required && !entity.fields[column]?.unique,
  )
  return (
    `create unique index ${quoted(name)} on ${quoted(table)} (${quotedList(columns)})` +
    `${hasNumbersByFarm(entity) ? ' include (id)' : ''}${open ? ' nulls not distinct' : ''}${entity.readAlone ? '' : ' where deleted_at is null'};`
  )
}

function typedPairs(entity: Entity): string[][] {
  return storedFields(entity)
    .filter(([, field]) => field.kind === 'typed key')
    .map(([name, field]) => [field.by ?? '', name])
}

/** What Furrow keeps is asked by row, by farm and by person, always newest first. */
function historyPaths(entity: Entity): string[][] {
  const keys = storedFields(entity).filter(([, field]) => field.kind === 'key')
  const told = entity.ownedBy.kind === 'told row' ? [['entity', 'row', 'id']] : []
  return [...told, ...keys.map(([name]) => [name, 'id'])]
}

function serves(other: readonly string[], columns: readonly string[], isEarlier: boolean): boolean {
  const begins = columns.every((column, place) => other[place] === column)
  return begins && (other.length > columns.length || isEarlier)
}
