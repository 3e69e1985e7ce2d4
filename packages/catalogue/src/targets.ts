// Where a relation leads: to one record, or to several where a type tells them apart.

import { entityNamed } from './catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import type { Entity } from './entity.ts'
import type { Relation } from './relations.ts'
import { wordsOf } from './type-words.ts'

export function targetsOf(
  from: Entity,
  relation: Relation,
  catalogue: Catalogue,
): readonly Entity[] {
  if (relation.kind !== 'belongs to one of') return [entityNamed(catalogue, relation.entity)]
  const names = new Set(wordsOf(from.fields[relation.type]).map(([, name]) => name))
  return [...names].map(name => entityNamed(catalogue, name))
}
