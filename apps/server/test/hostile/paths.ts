// Every dotted path from an entity, and whether it leads over rows that someone sees none of.

import type { Entity } from '@furrow/catalogue/entity'
import { waysFrom } from '../ways.ts'
import type { Way } from '../ways.ts'

export type Path = readonly Way[]

/** Whether someone sees any row of an entity. */
export type IsOpen = (entity: string) => boolean

export function pathsFrom(ways: readonly Way[], entity: Entity, steps: number): readonly Path[] {
  return waysFrom(ways, entity, steps)
}

/** Leads nowhere for whoever sees no row at one of its steps, or no link there. */
export function isBlocked(path: Path, isOpen: IsOpen): boolean {
  return path.some(({ targets, relation }) => {
    const hasTarget = targets.some(({ name }) => isOpen(name))
    const join = relation.kind === 'belongs to many' ? relation.through.join : undefined
    return !hasTarget || (join !== undefined && !isOpen(join))
  })
}

export function nameOf(path: Path): string {
  return path.map(({ name }) => name).join('.')
}

/** Leads to one row at each step, so that rows can be put in order by it. */
export function isStraight(path: Path): boolean {
  return path.every(({ relation }) => relation.kind === 'belongs to')
}

/** Leads to rows of one kind at each step, so that they can be asked for by their fields. */
export function isAskable(path: Path): boolean {
  const isNumbered = path.at(-1)?.targets.every(({ fields }) => fields['id']) ?? false
  return isNumbered && path.every(({ relation }) => relation.kind !== 'belongs to one of')
}
