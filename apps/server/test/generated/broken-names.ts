// Names that nothing has, wherever a request may name something.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import fc from 'fast-check'
import type { Broken } from './asked.ts'
import { anybody, invalid, notThere } from './broken.ts'
import type { World } from './world.ts'

export function unknownNames(world: World): fc.Arbitrary<Broken> {
  const entities = [...world.rows.keys()]
    .map(name => entityNamed(world.catalogue, name))
    .filter(entity => relationOf(entity) !== undefined)
  const named = fc
    .tuple(
      fc.constantFrom(...entities),
      fc.constantFrom(...words),
      fc.constantFrom(...places),
      anybody,
    )
    .filter(
      ([entity, word]) =>
        !Object.hasOwn(entity.fields, word) && !Object.hasOwn(entity.relations, word),
    )
    .map(([entity, word, place, who]) => ({
      kind: 'broken' as const,
      who,
      why: `the unknown name ${word.slice(0, 60)}`,
      statuses: invalid,
      ...place(entity, word),
    }))
  return fc.oneof({ weight: 4, arbitrary: named }, unknownAddresses(entities))
}

const words = [
  'nope',
  'aera',
  'NAME',
  'Name',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'password',
  'deletion_id',
  'ctid',
  'xmin',
  'tableoid',
  'id;drop table farms',
  "id'",
  'id"',
  'a b',
  'id->x',
  'id.id',
  '.',
  '..',
  '->',
  '*',
  'pivot.level',
  'pivot',
  'é',
  '🌾',
  '.id',
  'id.',
  'id::text',
  '(select 1)',
  'x'.repeat(300),
  'y'.repeat(20_000),
]

type Place = (entity: Entity, word: string) => Pick<Broken, 'method' | 'url' | 'body' | 'names'>

const places: readonly Place[] = [
  inSearch(word => ({ filters: [{ field: word, value: 1 }] }), 'filters.0.field'),
  inSearch(
    word => ({ filters: [{ nested: [{ field: word, operator: '!=', value: 'x' }] }] }),
    'filters.0.nested.0.field',
  ),
  inSearch(
    word => ({
      filters: [
        { field: 'id', value: 1 },
        { type: 'or', field: `${word}.id`, operator: 'in', value: [1] },
      ],
    }),
    'filters.1.field',
  ),
  inSearch(
    word => ({ sort: [{ field: 'id' }, { field: word, direction: 'desc' }] }),
    'sort.1.field',
  ),
  inSearch(word => ({ includes: [{ relation: word }] }), 'includes.0.relation'),
  inSearch(word => ({ aggregates: [{ relation: word, type: 'count' }] }), 'aggregates.0'),
  inSearch(word => ({ scopes: [{ name: word, parameters: [[1]] }] }), 'scopes.0.name'),
  inSearch(
    word => ({ filters: [{ field: 'id', operator: word, value: 1 }] }),
    'filters.0.operator',
  ),
  inSearch(word => ({ filters: [{ type: word, field: 'id', value: 1 }] }), 'filters.0.type'),
  inSearch(word => ({ sort: [{ field: 'id', direction: word }] }), 'sort.0.direction'),
  inSearch(
    word => ({ aggregates: [{ relation: firstRelation, type: word }] }),
    'aggregates.0.type',
  ),
  inSearch(
    word => ({ aggregates: [{ relation: firstRelation, type: 'sum', field: word }] }),
    'aggregates.0.field',
  ),
  inSearch(
    word => ({
      includes: [
        { relation: firstRelation, filters: [{ field: `${firstRelation}.${word}`, value: 1 }] },
      ],
    }),
    'includes.0.filters.0.field',
  ),
  inQuery('include', word => word),
  inQuery('include', word => `${firstRelation}.${word}`),
  inQuery('with_count', word => word),
  inQuery('with_exists', word => word),
  inQuery('with_sum', word => `${firstRelation}.${word}`),
  inQuery('with_max', word => `${word}.id`),
]

/** Stands for a relation that the entity does have. */
const firstRelation = '@relation@'

function relationOf(entity: Entity): string | undefined {
  const known: readonly string[] = ['belongs to', 'has many']
  return Object.keys(entity.relations).find(name =>
    known.includes(entity.relations[name]?.kind ?? ''),
  )
}

function inSearch(body: (word: string) => object, names: string): Place {
  return (entity, word) => {
    const text = JSON.stringify(body(word)).replaceAll(firstRelation, relationOf(entity) ?? '')
    return {
      method: 'POST',
      url: `/api/${entity.name}/search`,
      body: JSON.parse(text) as object,
      names,
    }
  }
}

function inQuery(name: string, value: (word: string) => string): Place {
  return (entity, word) => {
    const text = value(word.slice(0, 2000)).replaceAll(firstRelation, relationOf(entity) ?? '')
    return {
      method: 'GET',
      url: `/api/${entity.name}?${name}=${encodeURIComponent(text)}`,
      names: name,
    }
  }
}

function unknownAddresses(entities: readonly Entity[]): fc.Arbitrary<Broken> {
  // Dots are taken away from an address before it is even sent, and a password has a call of its own.
  const written = words.filter(word => !/^[.]+$/.test(word) && word !== 'password')
  const segment = fc.constantFrom(...written).map(word => encodeURIComponent(word.slice(0, 3000)))
  const entity = fc.constantFrom(...entities).map(({ name }) => name)
  const path = fc.oneof(
    segment,
    segment.map(word => `${word}/1`),
    segment.map(word => `v2/${word}`),
    fc.tuple(entity, segment).map(([name, word]) => `${name}/1/${word}`),
    fc.tuple(entity, segment).map(([name, word]) => `${name}/1/${word}/search`),
    fc.tuple(entity, segment).map(([name, word]) => `${name}/1/${word}/1/restore`),
  )
  const method = fc.constantFrom('GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD')
  return fc.tuple(path, method, anybody).map(([path, method, who]) => ({
    kind: 'broken',
    who,
    why: 'an address where nothing is',
    method,
    url: `/api/${path}`,
    ...(method === 'GET' || method === 'HEAD' || method === 'DELETE'
      ? {}
      : { body: { filters: [] } }),
    statuses: [...notThere, 400, 405],
  }))
}
