// Which rows a key may point at, held by the database itself. Between two rows of farms the farm
// is part of the key, so that no row can ever point at another farm's row.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { carriesFarm } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import { storedFields } from './columns.ts'
import { joined, quoted, quotedList } from './identifiers.ts'

export interface ForeignKey {
  readonly name: string
  readonly columns: readonly string[]
  readonly target: string
  readonly targetColumns: readonly string[]
}

/** Of a catalogue's entity; what Furrow keeps itself has none, for it outlives what it tells of. */
export function foreignKeysOf(entity: Entity, catalogue: Catalogue): readonly ForeignKey[] {
  if (entity.readAlone) return []
  return storedFields(entity).flatMap(([column, field]) => {
    const target = catalogue.get(field.target ?? '')
    return field.kind === 'key' && target ? [foreignKey(entity, column, target, catalogue)] : []
  })
}

/** Keys to the farm that must say the same as farm_id, such as details_id. */
export function mirrorsOfFarm(entity: Entity): readonly string[] {
  if (!carriesFarm(entity)) return []
  return storedFields(entity)
    .filter(([name, field]) => field.target === 'farms' && name !== 'farm_id')
    .map(([name]) => name)
}

export function foreignKeyLine(key: ForeignKey, table: string): string {
  return (
    `alter table ${quoted(table)} add constraint ${quoted(key.name)}\n` +
    `  foreign key (${quotedList(key.columns)}) references ` +
    `${quoted(key.target)} (${quotedList(key.targetColumns)}) deferrable initially immediate;`
  )
}

/** A table that holds an entity: the entity's own name, or that of its first part. */
export function headTable(entity: Entity): string {
  return entity.parts ? (Object.keys(entity.parts)[0] ?? entity.name) : entity.name
}

function foreignKey(
  entity: Entity,
  column: string,
  target: Entity,
  catalogue: Catalogue,
): ForeignKey {
  const name = joined(headTable(entity), column, 'fkey')
  const link = carriesFarm(entity) ? linkAdmitting(column, entity, catalogue) : undefined
  if (link) {
    const columns = ['farm_id', column]
    return { name, columns, target: link.name, targetColumns: ['farm_id', link.admits ?? column] }
  }
  if (carriesFarm(entity) && carriesFarm(target)) {
    const targetColumns = ['id', 'farm_id']
    return { name, columns: [column, 'farm_id'], target: headTable(target), targetColumns }
  }
  return { name, columns: [column], target: headTable(target), targetColumns: ['id'] }
}

/** The entity, if any, whose rows say which targets of this key a farm may use. */
function linkAdmitting(column: string, entity: Entity, catalogue: Catalogue): Entity | undefined {
  return [...catalogue.values()].find(
    link =>
      link.admits === column &&
      link !== entity &&
      link.fields[column]?.target === entity.fields[column]?.target,
  )
}
