// Where a relation leads: to one record, or to several where a type tells them apart.

import { entityNamed } from './catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import type { Entity } from './entity.ts'
import type { Relation } from './relations.ts'

export function targetsOf(
  from: Entity,
  relation: Relation,
  catalogue: Catalogue,
): readonly Entity[] {
  if (relation.kind !== 'belongs to one of') return [entityNamed(catalogue, relation.entity)]
  const { choices = [], entities = {} } = from.fields[relation.type] ?? {}
  const names = new Set(choices.map(word => entities[word] ?? word))
  return [...names].map(name => entityNamed(catalogue, name))
}
