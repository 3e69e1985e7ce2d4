// The description of the resource interface in OpenAPI 3.1, printed from the catalogue.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { Relation } from '@furrow/catalogue/relations'
import { componentsOf, ref } from './components.ts'
import type { Json } from './components.ts'
import { isReadAlone, linkCalls, resourceCalls } from './path-items.ts'
import type { ResourceCalls } from './path-items.ts'

export function openApiDocument(catalogue: Catalogue, version: string): Json {
  const entities = [...catalogue.values()]
  return {
    openapi: '3.1.0',
    info: {
      title: 'Furrow',
      version,
      summary: 'Farm records, period by period.',
      description:
        'Every record answers the same calls. What is described at /api stands at /api/v2 as well.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    tags: [
      ...entities.map(({ name, help }) => ({ name, description: help })),
      { name: 'links', description: 'Linking rows to each other.' },
    ],
    paths: Object.fromEntries(
      entities.flatMap(entity => [...ownPaths(entity), ...relatedPaths(entity, catalogue)]),
    ),
    components: { ...componentsOf(catalogue), pathItems: sharedPathItems(entities) },
  }
}

type Paths = [string, Json][]

const words: Readonly<Record<keyof ResourceCalls, string>> = {
  collection: '',
  search: '/search',
  one: '/{id}',
  restore: '/{id}/restore',
  batch: '/batch',
  batchRestore: '/batch/restore',
}

function ownPaths(entity: Entity): Paths {
  return Object.entries(resourceCalls(entity, 'own')).map(([call, item]) => [
    `/api/${entity.name}${words[call as keyof ResourceCalls]}`,
    item as Json,
  ])
}

function relatedPaths(entity: Entity, catalogue: Catalogue): Paths {
  return Object.entries(entity.relations).flatMap(([name, relation]) => {
    const at = `/api/${entity.name}/{parent}/${name}`
    return [
      ...callsThrough(relation, catalogue).map((call): [string, Json] => [
        at + words[call],
        ref('pathItems', `${'entity' in relation ? relation.entity : ''}.${call}`),
      ]),
      ...linksThrough(relation).map((verb): [string, Json] => [
        at + (['dissociate', 'pivot'].includes(verb) ? `/{id}/${verb}` : `/${verb}`),
        ref('pathItems', verb),
      ]),
    ]
  })
}

/** A row that this one belongs to is read at an address with its number; many rows have them all. */
function callsThrough(relation: Relation, catalogue: Catalogue): readonly (keyof ResourceCalls)[] {
  if (relation.kind === 'belongs to one of') return []
  if (relation.kind === 'belongs to' || relation.kind === 'has one') return ['one']
  const looking = ['collection', 'search', 'one'] as const
  const isSeen = relation.kind === 'belongs to many' && relation.readOnly
  return isSeen || isReadAlone(entityNamed(catalogue, relation.entity))
    ? looking
    : [...looking, 'batch']
}

function linksThrough(relation: Relation): readonly string[] {
  if (relation.kind === 'has many') return ['associate', 'dissociate']
  if (relation.kind !== 'belongs to many' || relation.readOnly) return []
  return ['attach', 'detach', 'sync', 'toggle', 'pivot']
}

function sharedPathItems(entities: readonly Entity[]): Json {
  const related = entities.flatMap(entity =>
    Object.entries(resourceCalls(entity, 'related')).map(([call, item]) => [
      `${entity.name}.${call}`,
      item,
    ]),
  )
  return { ...Object.fromEntries(related), ...linkCalls }
}
