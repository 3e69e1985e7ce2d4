// The rows that someone sees because of whose they are.

import type { Entity } from '@furrow/catalogue/entity'
import type { FarmOwner, Owner, StaffOwner } from '@furrow/catalogue/owners'
import { sql } from 'kysely'
import { column } from '../../query/column.ts'
import { allOf, anyOf, noRow } from './row-conditions.ts'
import type { Rows } from './row-conditions.ts'
import type { Asker } from './asker.ts'
import { farmsLed } from './viewer.ts'

/** A row that belongs to another is seen as that one is, which is not said here. */
type PlainOwner = Exclude<Owner, { kind: 'row' | 'told row' }>

export function isPlain(owner: Owner): owner is PlainOwner {
  return owner.kind !== 'row' && owner.kind !== 'told row'
}

export function ownRows(owner: PlainOwner, asker: Asker): Rows {
  const { viewer, isOneOf } = asker
  switch (owner.kind) {
    case 'everyone': {
      const { keptBack } = owner
      return keptBack ? table => sql<boolean>`not ${column(table, keptBack)}` : undefined
    }
    case 'farm':
      if (owner.write === 'status' && viewer.isStaff) return undefined
      return allOf([
        isOneOf(owner.by, owner.needs ? viewer.farms.money : viewer.farms.seen),
        owner.readBy ? isOneOf(owner.by, farmsLed(viewer)) : undefined,
        keptApart(owner, asker),
      ])
    case 'business':
      return anyOf([
        allOf([isOneOf(owner.by, businessesFor(owner, asker)), onceSet(owner.staffUntil)]),
        owner.staffUntil ? isOneOf(owner.by, viewer.businesses.consulted) : noRow,
        owner.alsoReadBy ? isOneOf(owner.alsoReadBy, viewer.farms.seen) : noRow,
      ])
    case 'person':
      return owner.by === 'id' ? oneselfAndColleagues(asker) : isOneOf(owner.by, [viewer.id])
    case 'staff':
      return viewer.isStaff ? undefined : readBesideStaff(owner, asker)
    case 'admins':
      return owner.heldAs ? heldRows(owner.heldAs, asker) : noRow
  }
}

/** What only some rows of a kind are: one person’s, or of money. */
export function keptApart({ by, moneyFlag, own }: FarmOwner, { viewer, isOneOf }: Asker): Rows {
  return allOf([
    moneyFlag
      ? anyOf([
          table => sql<boolean>`not ${column(table, moneyFlag)}`,
          isOneOf(by, viewer.farms.money),
        ])
      : undefined,
    own ? isOneOf(own, [viewer.id]) : undefined,
  ])
}

/** Rows that are seen whole: of people, oneself; of what is offered to everyone, nothing but by staff. */
export function wholeRows(entity: Entity, rows: Rows, { viewer, isOneOf }: Asker): Rows {
  const { ownedBy } = entity
  if (isOffered(ownedBy)) return viewer.isStaff ? rows : noRow
  const isPerson = ownedBy.kind === 'person' && ownedBy.by === 'id'
  if (!isPerson) return rows
  return viewer.narrow ? noRow : isOneOf('id', [viewer.id])
}

/** What is only drafted is for staff. */
function onceSet(moment: string | undefined): Rows {
  return moment ? table => sql<boolean>`${column(table, moment)} is not null` : undefined
}

function businessesFor(
  { by, needs }: Extract<Owner, { kind: 'business' }>,
  { viewer: { businesses } }: Asker,
): readonly number[] {
  if (needs) return businesses.money
  return by === 'id' ? businesses.known : businesses.seen
}

/** People of the same farms and businesses; to a page that is shown inside Furrow only oneself. */
function oneselfAndColleagues({ viewer, isOneOf }: Asker): Rows {
  const { farms, businesses, narrow } = viewer
  if (narrow) return isOneOf('id', [viewer.id])
  const peopleOf = (view: string, key: string, ids: readonly number[]): Rows =>
    ids.length === 0
      ? noRow
      : table => sql<boolean>`${column(table, 'id')} in (
          select near.user_id from ${sql.table(view)} as near
          where ${isOneOf(key, ids)('near')})`
  return anyOf([
    isOneOf('id', [viewer.id]),
    peopleOf('farm_people', 'farm_id', farms.seen),
    peopleOf('business_people', 'business_id', businesses.seen),
  ])
}

function readBesideStaff(
  { alsoReadBy, workshop = 'id' }: StaffOwner,
  { viewer, isOneOf }: Asker,
): Rows {
  switch (alsoReadBy) {
    case 'manager of its business':
      return isOneOf('business_id', viewer.businesses.managed)
    case 'invited farms':
      if (viewer.farms.seen.length === 0) return noRow
      return table => sql<boolean>`exists (
        select from workshop_attendees as invited
        where invited.workshop_id = ${column(table, workshop)} and invited.deleted_at is null
          and ${isOneOf('farm_id', viewer.farms.seen)('invited')})`
    case 'everyone, once offered':
      return table => sql<boolean>`${column(table, 'offered')}`
    case undefined:
      return noRow
  }
}

/** Of such rows everyone sees little more than that they are there. */
export function isOffered(owner: Owner): boolean {
  return owner.kind === 'staff' && owner.alsoReadBy === 'everyone, once offered'
}

/** Everybody else is told null in its place. */
export function isForStaff({ ownedBy }: Entity, name: string): boolean {
  return isOffered(ownedBy) && name !== 'id' && name !== 'name'
}

function heldRows(heldAs: 'ability_id' | 'permission_id', { viewer }: Asker): Rows {
  if (viewer.abilities.length === 0) return noRow
  return table => sql<boolean>`${column(table, 'id')} in (
    select ${sql.ref(`held.${heldAs}`)} from held_abilities as held where held.user_id = ${viewer.id})`
}
