// The fields of a table of the fixture, as the catalogue declares fields.

import { ownId } from '@furrow/catalogue/fields'
import type { Field } from '@furrow/catalogue/fields'
import { readColumn, targetOf, uniqueSets } from './fixture-columns.ts'
import type { Column } from './fixture-columns.ts'
import type { Fixture, Resource } from './read-fixture.ts'

const stamps: readonly string[] = ['created_at', 'updated_at', 'deleted_at']

type Kind = Pick<Field, 'kind'> & Partial<Field>

export function fieldsOf(name: string, fixture: Fixture): Readonly<Record<string, Field>> {
  const columns = Object.entries(fixture.schema[name]?.columns ?? {})
  return Object.fromEntries(
    columns.map(([column, text]) => [column, fieldOf(column, readColumn(text), { name, fixture })]),
  )
}

interface Place {
  readonly name: string
  readonly fixture: Fixture
}

function fieldOf(column: string, read: Column, place: Place): Field {
  if (read.generated) return ownId()
  const resource = place.fixture.resources[place.name]
  return {
    ...kindOf(column, read, place),
    required: read.required,
    ...(read.preset === undefined ? {} : { default: presetIn(read.preset) }),
    ...minimumOf(column, place),
    ...(isUnique(column, place) ? { unique: true } : {}),
    ...(resource?.searchable.includes(column) ? { searchable: true } : {}),
    ...(resource?.hidden?.includes(column) ? { secret: true } : {}),
    ...(isSetByServer(column, resource) ? { readOnly: true } : {}),
  }
}

function kindOf(column: string, { type, measures }: Column, { name, fixture }: Place): Kind {
  const table = fixture.schema[name]
  const target = table && targetOf(table, column)
  const resource = fixture.resources[name]
  const pair = resource && kindInPair(column, resource)
  if (pair) return pair
  if (target) return { kind: 'key', target }
  switch (type) {
    case 'varchar':
      return { kind: 'text', max: measures[0] ?? 255 }
    case 'text':
      return { kind: 'long text', max: 20_000 }
    case 'numeric':
      return { kind: 'number', scale: measures[1] ?? 0 }
    case 'boolean':
      return { kind: 'flag' }
    case 'date':
      return { kind: 'date' }
    case 'timestamp':
      return { kind: 'moment' }
    case 'jsonb':
      return { kind: resource?.casts[column] === 'array' ? 'list' : 'object' }
  }
  throw new Error(`${name}.${column}: no field is kept as ${type}.`)
}

/** The two columns by which a row belongs to one of several tables. */
function kindInPair(column: string, { relations }: Resource): Kind | undefined {
  for (const relation of Object.values(relations)) {
    if (relation.kind !== 'morphTo') continue
    const { morph_type, morph_id, types } = relation
    if (column === morph_id) return { kind: 'typed key', by: morph_type }
    if (column === morph_type) return { kind: 'type', choices: Object.keys(types), entities: types }
  }
  return undefined
}

function presetIn(sql: string): string | boolean {
  return sql === 'true' || sql === 'false' ? sql === 'true' : sql.replaceAll("'", '')
}

function minimumOf(column: string, { name, fixture }: Place): Partial<Field> {
  const rules = fixture.rules[name]
  const said = typeof rules === 'object' ? /\bmin (\d+)/.exec(rules.create[column] ?? '') : null
  return said ? { min: Number(said[1]) } : {}
}

function isUnique(column: string, { name, fixture }: Place): boolean {
  const table = fixture.schema[name]
  return (table ? uniqueSets(table) : []).some(set => set.length === 1 && set[0] === column)
}

/** A table that only joins two others has no list of what may be sent: all but its stamps. */
function isSetByServer(column: string, resource: Resource | undefined): boolean {
  return stamps.includes(column) || (resource !== undefined && !resource.fillable.includes(column))
}
