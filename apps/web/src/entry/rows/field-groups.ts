// Which fields of a record are shown and which are written, and in which groups they stand.

import { carriesFarm } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'

export type NamedField = readonly [name: string, field: Field]

export interface FieldGroup {
  readonly title: string
  readonly fields: readonly NamedField[]
}

/** All but what is never served. */
export function shownFields({ fields }: Entity): readonly NamedField[] {
  return Object.entries(fields).filter(([, { secret }]) => !secret)
}

export function writableFields(entity: Entity): readonly NamedField[] {
  if (entity.readAlone) return []
  return shownFields(entity).filter(([, { readOnly, computed }]) => !readOnly && !computed)
}

/** What a form asks for: of a row that is there, not its farm, on which it stays. */
export function askedFields(entity: Entity, isNew: boolean): readonly NamedField[] {
  const fields = writableFields(entity)
  if (isNew || !carriesFarm(entity)) return fields
  return fields.filter(([name]) => name !== 'farm_id')
}

/** What is shown beside, and not asked for. */
export function toldFields(entity: Entity): readonly NamedField[] {
  const asked = new Set(askedFields(entity, false).map(([name]) => name))
  return shownFields(entity).filter(([name]) => !asked.has(name))
}

/**
 * Fields in the order in which they are declared, what a row belongs to first. A record that is kept
 * in parts is shown in the same.
 */
export function groupsOf(entity: Entity, fields: readonly NamedField[]): readonly FieldGroup[] {
  const partOf = partsByField(entity)
  const belonging = fields.filter(([, field]) => isBelonging(field))
  const others = fields.filter(([, field]) => !isBelonging(field))
  const byPart = Map.groupBy(others, ([name]) => partOf.get(name) ?? 'Details')
  return [
    { title: 'What it belongs to', fields: belonging },
    ...[...byPart].map(([title, group]) => ({ title, fields: group })),
  ].filter(group => group.fields.length > 0)
}

function isBelonging({ kind }: Field): boolean {
  return kind === 'key' || kind === 'typed key' || kind === 'type'
}

function partsByField({ name, parts = {} }: Entity): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(parts).flatMap(([part, fields]) =>
      fields.map(field => [field, partTitle(part, name)] as const),
    ),
  )
}

/** `assets_land_and_water` of `assets`: "Land and water". */
function partTitle(part: string, name: string): string {
  const words = part
    .replace(new RegExp(`^${name}_`), '')
    .split('_')
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
