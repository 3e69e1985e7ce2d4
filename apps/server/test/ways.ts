// Every relation of the catalogue as a way from rows of one entity to rows of another.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { Relation } from '@furrow/catalogue/relations'
import { memberName } from '@furrow/wire/member-name'
import { inject } from 'vitest'
import { targetsOf } from './related-rows.ts'

export interface Way<R extends Relation = Relation> {
  readonly title: string
  readonly entity: Entity
  readonly name: string
  readonly relation: R
  /** What it is called in an answer. */
  readonly member: string
  readonly toMany: boolean
  readonly targets: readonly Entity[]
  /** Looked at through this relation and never written. */
  readonly onlyRead: boolean
}

/**
 * In the usual run one relation of each kind to each record: whatever is asked through it goes by the kind
 * and by what it leads to. In the long form all of them.
 */
export function waysInTurn<W extends Way>(ways: readonly W[]): readonly W[] {
  if (inject('isLongForm')) return ways
  const alike = Map.groupBy(ways, ({ relation: { kind }, targets }) =>
    [kind, ...targets.map(({ name }) => name)].join(' '),
  )
  return [...alike.values()].flatMap(([first]) => (first ? [first] : []))
}

type OfKind<K, R = Relation> = R extends Relation ? (K extends R['kind'] ? R : never) : never

export function waysIn(catalogue: Catalogue): readonly Way[] {
  return [...catalogue.values()].flatMap(entity =>
    Object.entries(entity.relations).map(([name, relation]) => ({
      title: `${entity.name}.${name}`,
      entity,
      name,
      relation,
      member: memberName(name),
      toMany: relation.kind === 'has many' || relation.kind === 'belongs to many',
      targets: targetsOf(catalogue, entity, relation),
      onlyRead: isOnlyRead(catalogue, entity, relation),
    })),
  )
}

export function waysOf<K extends Relation['kind']>(
  ways: readonly Way[],
  kind: K,
): readonly Way<OfKind<K>>[] {
  return ways.filter(({ relation }) => relation.kind === kind) as never
}

/** Ways of up to so many steps, each step from where the one before it led. */
export function waysFrom(
  ways: readonly Way[],
  entity: Entity,
  steps: number,
): readonly (readonly Way[])[] {
  const first = ways.filter(way => way.entity === entity || way.entity.name === entity.name)
  if (steps === 1) return first.map(way => [way])
  return first.flatMap(way => {
    const ends = way.targets.flatMap(target => waysFrom(ways, target, steps - 1))
    return [[way], ...ends.map(rest => [way, ...rest])]
  })
}

/** Comes back to a kind of row more than once: such rows are not sent along. */
export function goesRound(root: Entity, way: readonly Way[]): boolean {
  const over = way.slice(1).map(({ entity }) => entity.name)
  const ends = way.at(-1)?.targets.map(({ name }) => name) ?? []
  return ends.some(end => way.length + 1 - new Set([root.name, ...over, end]).size > 1)
}

function isOnlyRead(catalogue: Catalogue, entity: Entity, relation: Relation): boolean {
  if (relation.kind === 'belongs to many' && relation.readOnly) return true
  return targetsOf(catalogue, entity, relation).every(target => target.readAlone)
}
