// What stands beside the rows of an answer, in the words of the catalogue: kept with the answer, so
// that what waits to be saved can be laid over it without the catalogue.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Relation } from '@furrow/catalogue/relations'
import { memberName } from '@furrow/wire/member-name'
import type { LooseWish } from './row-wish.ts'

export interface Included {
  /** The member of a row that holds it. */
  readonly member: string
  /** Its kind of record; nothing where a field of the row says it. */
  readonly resource: string | undefined
  readonly by?: string
  readonly words?: Readonly<Record<string, string>>
  readonly isMany: boolean
  /** Of one: the field of the row that points at it. Of several: their field that points at the row. */
  readonly ownKey?: string
  readonly theirKey?: string
  /** Their field that says what they point at. */
  readonly type?: string
  readonly filters: NonNullable<LooseWish['filters']>
  readonly included: readonly Included[]
}

interface Path {
  readonly names: readonly string[]
  readonly filters: NonNullable<LooseWish['filters']>
}

export function includedIn(
  catalogue: Catalogue,
  resource: string,
  { includes = [] }: LooseWish,
): readonly Included[] {
  return atLevel(catalogue, resource, includes.map(pathOf))
}

function pathOf(include: NonNullable<LooseWish['includes']>[number]): Path {
  if (typeof include === 'string') return { names: include.split('.'), filters: [] }
  return { names: include.relation.split('.'), filters: include.filters ?? [] }
}

function atLevel(
  catalogue: Catalogue,
  resource: string | undefined,
  paths: readonly Path[],
): readonly Included[] {
  const relations = catalogue.get(resource ?? '')?.relations ?? {}
  const byName = Map.groupBy(paths, ({ names: [first = ''] }) => first)
  return [...byName].flatMap(([name, group]) => {
    const relation = relations[name]
    if (!relation) return []
    const beyond = group
      .filter(({ names }) => names.length > 1)
      .map(path => ({ ...path, names: path.names.slice(1) }))
    const own = oneLevel(name, relation, catalogue.get(resource ?? '')?.fields ?? {})
    const filters = group.filter(({ names }) => names.length === 1).flatMap(path => path.filters)
    return [{ ...own, filters, included: atLevel(catalogue, own.resource, beyond) }]
  })
}

type Own = Omit<Included, 'filters' | 'included'>
type Fields = NonNullable<ReturnType<Catalogue['get']>>['fields']

function oneLevel(name: string, relation: Relation, fields: Fields): Own {
  const member = memberName(name)
  switch (relation.kind) {
    case 'belongs to':
      return { member, resource: relation.entity, isMany: false, ownKey: relation.key }
    case 'belongs to one of': {
      const words = fields[relation.type]?.entities
      const by = { by: relation.type, ownKey: relation.key, ...(words ? { words } : {}) }
      return { member, resource: undefined, isMany: false, ...by }
    }
    case 'belongs to many':
      return { member, resource: relation.entity, isMany: true }
    default: {
      const type = relation.type === undefined ? {} : { type: relation.type }
      const isMany = relation.kind === 'has many'
      return { member, resource: relation.entity, isMany, theirKey: relation.key, ...type }
    }
  }
}

/** Every kind of record that an answer depends on. */
export function resourcesIn(
  catalogue: Catalogue,
  resource: string,
  wish: LooseWish,
): readonly string[] {
  const named = [
    ...(wish.includes ?? []).map(include => pathOf(include).names),
    ...(wish.with_count ?? []).map(relation => [relation]),
    ...(wish.aggregates ?? []).map(({ relation }) => [relation]),
    ...fieldsIn(wish.filters ?? []).map(field => field.split('.').slice(0, -1)),
    ...(wish.sort ?? []).map(key => key.replace(/^-/, '').split('.').slice(0, -1)),
  ]
  return [...new Set([resource, ...named.flatMap(path => alongPath(catalogue, resource, path))])]
}

function alongPath(
  catalogue: Catalogue,
  resource: string,
  [first, ...rest]: readonly string[],
): readonly string[] {
  if (first === undefined) return []
  const entity = catalogue.get(resource)
  const relation = entity?.relations[first]
  if (!relation) return []
  const type = relation.kind === 'belongs to one of' ? entity.fields[relation.type] : undefined
  const choices = (type?.choices ?? []).map(word => type?.entities?.[word] ?? word)
  const targets = relation.kind === 'belongs to one of' ? choices : [relation.entity]
  return targets.flatMap(target => [target, ...alongPath(catalogue, target, rest)])
}

function fieldsIn(filters: NonNullable<LooseWish['filters']>): readonly string[] {
  return filters.flatMap(filter => {
    if ('or' in filter) return fieldsIn(filter.or)
    return 'and' in filter ? fieldsIn(filter.and) : [filter.field]
  })
}
