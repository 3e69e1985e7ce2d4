// A small farm to plan on, and the text of a statement without a database.

import { catalogueOf, entityNamed } from '@furrow/catalogue/catalogue'
import { entity } from '@furrow/catalogue/entity'
import { date, hectares, key, list, moment, text } from '@furrow/catalogue/fields'
import { everyone, farm, theFarmItself } from '@furrow/catalogue/owners'
import { belongsToMany, hasMany, through } from '@furrow/catalogue/relations'
import { Refusal } from '@furrow/wire/refusal'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Planning } from './plan-read.ts'
import type { Reach } from './reach.ts'

const words = { label: 'Thing', help: 'A thing.' }

const small = catalogueOf([
  entity('farms', {
    ...words,
    ownedBy: theFarmItself(),
    fields: { name: text({ searchable: true }) },
    relations: { sheds: hasMany('sheds', 'farm_id') },
  }),
  entity('sheds', {
    ...words,
    ownedBy: farm(),
    fields: {
      farm_id: key('farms', { required: true }),
      name: text({ searchable: true }),
      floor: hectares(),
      built: date(),
      seen_at: moment(),
      marks: list(),
      lock: text({ secret: true }),
    },
    relations: {
      tools: belongsToMany('tools', through('shed_tools', 'shed_id', 'tool_id')),
    },
    searchBy: ['farm.name'],
  }),
  entity('tools', { ...words, ownedBy: everyone, fields: { name: text() } }),
  entity('shed_tools', {
    ...words,
    ownedBy: farm(),
    fields: {
      farm_id: key('farms', { required: true }),
      shed_id: key('sheds'),
      tool_id: key('tools'),
      place: text(),
    },
  }),
])

/** Farm 1 alone is within reach. */
const rowsBy = {
  id: (table: string) => sql<boolean>`${sql.ref(`${table}.id`)} = any(${[1]}::bigint[])`,
  farm_id: (table: string) => sql<boolean>`${sql.ref(`${table}.farm_id`)} = any(${[1]}::bigint[])`,
}
const reach: Reach = {
  read: ({ ownedBy }) => (ownedBy.kind === 'farm' ? rowsBy[ownedBy.by] : undefined),
  named: () => undefined,
  write: () => undefined,
  writesAny: () => true,
  closed: () => undefined,
  field: () => undefined,
  told: () => undefined,
  sets: () => true,
  erases: false,
}

export function planningFor(name: string): Planning {
  const own = { catalogue: small, reach, below: undefined, scopes: [] }
  return { ...own, entity: entityNamed(small, name), collation: 'counted' }
}

const compiler = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** In one line, without quotes around names. */
export function textOf(statement: RawBuilder<unknown>): {
  text: string
  values: readonly unknown[]
} {
  const compiled = statement.compile(compiler)
  const text = compiled.sql
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/"(\w+)"/g, '$1')
    .trim()
  return { text, values: compiled.parameters }
}

export function errorsOf(step: () => unknown): Refusal['errors'] {
  try {
    step()
  } catch (error) {
    if (error instanceof Refusal) return error.errors
    throw error
  }
  return undefined
}
