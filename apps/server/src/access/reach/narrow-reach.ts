// What is kept from a page that is shown inside Furrow, whoever opened it: all that is about people,
// businesses and staff, and every way to write. Which farm it is kept to says its viewer.

import type { Entity } from '@furrow/catalogue/entity'
import type { Owner } from '@furrow/catalogue/owners'
import type { Reach } from '../../query/reach.ts'
import { noRow } from './row-conditions.ts'
import type { Rows } from './row-conditions.ts'

export const nothingWritten = {
  write: () => noRow,
  writesAny: () => false,
  closed: () => noRow,
  sets: () => false,
  erases: false,
} satisfies Partial<Reach>

export function isKeptFromPages(owner: Owner): boolean {
  switch (owner.kind) {
    case 'everyone':
    case 'farm':
    case 'told row':
      return false
    case 'row':
      // Who is asked to join.
      return owner.writtenAs !== undefined
    case 'person':
      return owner.by !== 'id'
    case 'business':
    case 'staff':
    case 'admins':
      return true
  }
}

/** The history of a farm's rows, and of nothing else. */
export function toldToPages(read: (entity: Entity) => Rows): (entity: Entity) => Rows {
  return entity => {
    const { kind } = entity.ownedBy
    return kind === 'farm' || kind === 'row' ? read(entity) : noRow
  }
}

const shownOfPeople: readonly string[] = ['id', 'name']
const aboutWriters: readonly string[] = ['user_id', 'user_name', 'acting_as_id', 'acting_as_name']
  .concat('impersonation_id')
  .concat('request', 'device')

/** Of a person all but the name, of the history who wrote it. */
export function isHiddenFromPages({ ownedBy }: Entity, name: string): boolean {
  if (ownedBy.kind === 'told row') return aboutWriters.includes(name)
  return ownedBy.kind === 'person' && !shownOfPeople.includes(name)
}
