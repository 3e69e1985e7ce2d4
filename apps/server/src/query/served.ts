// Which figures of a row are served, and of the link over which it is reached: settled when the wish is
// planned, so that rendering asks nobody.

import type { Entity } from '@furrow/catalogue/entity'
import { fieldNamed, figureOf } from './figure.ts'
import type { Figure, Standpoint } from './figure.ts'

export interface Served {
  readonly figures: readonly Figure[]
  /** What is told of the link between two rows. */
  readonly ofLink: readonly Figure[] | undefined
}

export function servedOf(from: Standpoint): Served {
  return {
    figures: figuresOf(from.entity, from),
    ofLink: from.link && figuresOf(from.link, from).filter(({ name }) => name !== 'deleted_at'),
  }
}

function figuresOf(entity: Entity, from: Standpoint): readonly Figure[] {
  return Object.keys(entity.fields)
    .filter(name => fieldNamed(entity, name))
    .map(name => figureOf(entity, name, from))
}
