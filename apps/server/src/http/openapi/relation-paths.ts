// The addresses below a row. Where a relation says nothing of its own, its path items are those of
// every relation of that kind to that record, so they are recorded once and pointed at.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { Relation } from '@furrow/catalogue/relations'
import { targetsOf } from '@furrow/catalogue/targets'
import { relationCalls } from '@furrow/wire/calls'
import { rowsBelow } from '../calls/row-schemas.ts'
import type { Subject } from './operations.ts'
import { ref } from './parts.ts'
import type { Json } from './parts.ts'
import { pathItems } from './path-items.ts'
import type { SchemaPrinter } from './print-schemas.ts'

export interface RelationPaths {
  readonly paths: readonly [string, Json][]
  readonly shared: readonly [string, Json][]
}

interface Printing {
  readonly catalogue: Catalogue
  readonly printer: SchemaPrinter
}

export function relationPaths(
  entity: Entity,
  [name, relation]: readonly [string, Relation],
  { catalogue, printer }: Printing,
): RelationPaths {
  const targets = targetsOf(entity, relation, catalogue)
  const subject = {
    ...wordsOf(relation, targets, name),
    ...rowsBelow(relation, targets, catalogue),
  }
  const share = shareOf(relation)
  const nameOf = (verb: string) => (share ? undefined : `${entity.name}.${name}.${verb}`)
  const place = { below: true, nameOf, printer }
  const items = pathItems(relationCalls(relation, targets), subject, place)
  const keyOf = (path: string) => `${share}${path.replaceAll(/[{}]/g, '').replaceAll('/', '.')}`
  const at = `/api/${entity.name}/{parent}/${name}`
  return {
    paths: [...items].map(([path, item]) => [
      at + path,
      share ? ref('pathItems', keyOf(path)) : item,
    ]),
    shared: share ? [...items].map(([path, item]) => [keyOf(path), item]) : [],
  }
}

function shareOf(relation: Relation): string | undefined {
  if (relation.kind === 'belongs to many' || relation.kind === 'belongs to one of') return undefined
  return `${relation.entity}.${relation.kind.replaceAll(' ', '_')}`
}

function wordsOf(
  relation: Relation,
  targets: readonly Entity[],
  name: string,
): Pick<Subject, 'tag' | 'label' | 'plural'> {
  const [target] = targets
  if (!target) throw new Error(`${name} leads nowhere.`)
  const words = name.replaceAll('_', ' ')
  const isOneOf = relation.kind === 'belongs to one of'
  const { label, plural } = isOneOf ? { label: words, plural: words } : target
  return { tag: target.name, label, plural }
}
