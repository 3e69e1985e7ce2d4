// The addresses below a row. Where a relation says nothing of its own, its path items are those of
// every relation of that kind to that record, so they are written down once and pointed at.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { BelongsToMany, Relation } from '@furrow/catalogue/relations'
import { targetsOf } from '@furrow/catalogue/targets'
import { relationCalls } from '@furrow/wire/calls'
import type { Subject } from './operations.ts'
import { ref } from './parts.ts'
import type { Json } from './parts.ts'
import { pathItems } from './path-items.ts'

export interface RelationPaths {
  readonly paths: readonly [string, Json][]
  readonly shared: readonly [string, Json][]
}

export function relationPaths(
  entity: Entity,
  [name, relation]: readonly [string, Relation],
  catalogue: Catalogue,
): RelationPaths {
  const targets = targetsOf(entity, relation, catalogue)
  const subject = subjectOf(relation, targets, name)
  const share = shareOf(relation)
  const nameOf = (verb: string) => (share ? undefined : `${entity.name}.${name}.${verb}`)
  const items = pathItems(relationCalls(relation, targets), subject, { below: true, nameOf })
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

function subjectOf(relation: Relation, targets: readonly Entity[], name: string): Subject {
  const [target] = targets
  if (!target) throw new Error(`${name} leads nowhere.`)
  const schemas = (suffix: string) => targets.map(one => ref('schemas', one.name + suffix))
  const { label, plural } = target
  const said = { tag: target.name, label, plural }
  if (relation.kind === 'belongs to one of') {
    const either = (suffix: string) => ({ anyOf: schemas(suffix) })
    const words = name.replaceAll('_', ' ')
    const told = { tag: target.name, label: words, plural: words }
    return { ...told, row: either(''), made: either('.new'), changed: either('.changed') }
  }
  const row = ref('schemas', target.name)
  const changed = ref('schemas', `${target.name}.changed`)
  if (relation.kind === 'belongs to many') return { ...said, ...linked(relation, target) }
  return { ...said, row, changed, made: { ...changed, description: fromAbove } }
}

const fromAbove = 'As a new one, but for the key to the row above it, which is filled in.'

/** A linked row shows what is said of the link, and takes it. */
function linked({ through }: BelongsToMany, { name }: Entity) {
  const withPivot = (suffix: string): Json => ({
    allOf: [
      ref('schemas', name + suffix),
      { type: 'object', properties: { pivot: ref('schemas', through.join + suffix.replace('.new', '.changed')) } }, // prettier-ignore
    ],
  })
  return {
    row: withPivot(''),
    made: withPivot('.new'),
    changed: withPivot('.changed'),
    link: ref('schemas', `${through.join}.changed`),
  }
}
