// The mistakes that a relation can hold: a name, a key or a join that is not there.

import type { Catalogue } from './catalogue.ts'
import type { Entity } from './entity.ts'
import { wordsOf } from './type-words.ts'
import type { BelongsTo, BelongsToMany, BelongsToOneOf, Has, Relation } from './relations.ts'

/** Words that stand behind a row's number in an address, so that no relation may have them. */
const verbsOfARow = ['restore', 'search', 'batch']

export function checkRelations(entity: Entity, catalogue: Catalogue): string[] {
  return Object.entries(entity.relations).flatMap(([name, relation]) => {
    const clash = entity.fields[name] ? ['a field has the same name'] : []
    const verb = verbsOfARow.includes(name) ? ['the word is a call of the API'] : []
    return [...clash, ...verb, ...checkOne(relation, entity, catalogue)].map(
      mistake => `${entity.name}.${name}: ${mistake}.`,
    )
  })
}

/** What a row is found by beyond its own texts, along the relations. */
export function checkSearch({ name, searchBy }: Entity, catalogue: Catalogue): string[] {
  const unknown = searchBy.filter(path => {
    const words = path.split('.')
    const last = words.pop() ?? ''
    let at = catalogue.get(name)
    for (const word of words) {
      const relation = at?.relations[word]
      at = relation && 'entity' in relation ? catalogue.get(relation.entity) : undefined
    }
    return !at?.fields[last]
  })
  return unknown.map(path => `${name}: it cannot be searched by ${path}, which leads nowhere.`)
}

function checkOne(relation: Relation, entity: Entity, catalogue: Catalogue): string[] {
  switch (relation.kind) {
    case 'belongs to':
      return checkBelongsTo(relation, entity)
    case 'belongs to one of':
      return checkOneOf(relation, entity)
    case 'belongs to many':
      return checkMany(relation, entity, catalogue)
    case 'has many':
    case 'has one':
      return checkHas(relation, entity, catalogue)
  }
}

function checkBelongsTo(relation: BelongsTo, entity: Entity): string[] {
  return pointsAt(entity, relation.key, relation.entity)
}

function checkOneOf({ type, key }: BelongsToOneOf, entity: Entity): string[] {
  const paired = entity.fields[key]?.by === type && entity.fields[type]?.kind === 'type'
  return paired ? [] : [`${type} and ${key} are not a pair`]
}

function checkHas(relation: Has, entity: Entity, catalogue: Catalogue): string[] {
  const other = catalogue.get(relation.entity)
  if (!other) return [`${relation.entity} is unknown`]
  if (!relation.type) return pointsAt(other, relation.key, entity.name)
  const allowed = wordsOf(other.fields[relation.type]).map(([, name]) => name)
  return allowed.includes(entity.name)
    ? []
    : [`${relation.entity}.${relation.type} does not allow ${entity.name}`]
}

function checkMany(relation: BelongsToMany, entity: Entity, catalogue: Catalogue): string[] {
  const join = catalogue.get(relation.through.join)
  if (!catalogue.has(relation.entity)) return [`${relation.entity} is unknown`]
  if (!join) return [`${relation.through.join} is unknown`]
  return [
    ...pointsAt(join, relation.through.ownKey, entity.name),
    ...pointsAt(join, relation.through.otherKey, relation.entity),
  ]
}

function pointsAt(entity: Entity, key: string, target: string): string[] {
  const field = entity.fields[key]
  if (!field) return [`${entity.name} has no ${key}`]
  return field.kind === 'key' && field.target === target
    ? []
    : [`${entity.name}.${key} does not point at ${target}`]
}
