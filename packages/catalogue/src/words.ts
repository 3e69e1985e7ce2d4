// The words for every field, also where a declaration says none: a key is called as what it points
// at, and explained by it; anything else reads as its name does.

import type { Entity } from './entity.ts'
import type { Field } from './fields.ts'
import { labelFromName } from './label-from-name.ts'

type Entities = ReadonlyMap<string, Entity>

/** The entity with a label on every field. */
export function worded(entity: Entity, catalogue: Entities): Entity {
  const fields = Object.entries(entity.fields).map(
    ([name, field]) => [name, wordedField(name, field, { entity, catalogue })] as const,
  )
  return { ...entity, fields: Object.fromEntries(fields) }
}

interface Place {
  readonly entity: Entity
  readonly catalogue: Entities
}

function wordedField(name: string, field: Field, place: Place): Field {
  const target = placeholderOf(field, place)
  const label = field.label ?? target?.label ?? labelFromName(name)
  const help = field.help ?? target?.help
  return help === undefined ? { ...field, label } : { ...field, label, help }
}

/** What a field that says nothing of itself is called after. */
function placeholderOf(field: Field, { entity, catalogue }: Place): Words | undefined {
  if (field.kind === 'type')
    return { label: 'Type of record', help: 'What kind of record it belongs to.' }
  if (field.kind === 'typed key')
    return { label: 'Belongs to', help: 'The record that it belongs to.' }
  const target = catalogue.get(field.target ?? '')
  return target && isOnlyKey(field, entity) && target.ownedBy.kind !== 'person' ? target : undefined
}

interface Words {
  readonly label: string
  readonly help: string
}

/** Of two keys to the same kind of record, only their own names tell which is which. */
function isOnlyKey({ target }: Field, entity: Entity): boolean {
  return Object.values(entity.fields).filter(field => field.target === target).length === 1
}
