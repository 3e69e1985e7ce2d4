// How each kind of field is stored.

import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { literal, quoted } from './identifiers.ts'

/** The fields of an entity that have a column: all but those calculated when they are read. */
export function storedFields(entity: Entity): [string, Field][] {
  return Object.entries(entity.fields).filter(([, field]) => !field.computed)
}

export function columnType(field: Field): string {
  switch (field.kind) {
    case 'id':
    case 'key':
    case 'typed key':
    case 'money':
      return 'bigint'
    case 'count':
      return (field.max ?? 0) > 2_147_483_647 ? 'bigint' : 'integer'
    case 'number':
    case 'fraction':
      return `numeric(20,${field.scale ?? 4})`
    case 'date':
      return 'date'
    case 'moment':
      return 'timestamptz'
    case 'flag':
      return 'boolean'
    case 'list':
    case 'object':
      return 'jsonb'
    case 'text':
    case 'long text':
    case 'choice':
    case 'type':
      return 'text'
  }
}

export function columnLine(name: string, field: Field): string {
  if (field.kind === 'id') return 'id bigint generated always as identity'
  return [quoted(name), columnType(field), field.required ? 'not null' : '', presetOf(field)]
    .filter(Boolean)
    .join(' ')
}

/** A moment that the server sets is set by the database where nothing else is said. */
function presetOf(field: Field): string {
  if (field.kind === 'moment' && field.required && field.readOnly) return 'default now()'
  return field.default === undefined ? '' : `default ${literal(field.default)}`
}
