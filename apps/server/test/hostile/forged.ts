// What an attacker adds to a body: members that are Furrow's to set, or nobody's, with values that stand
// out wherever they should come to stand.

import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import type { Row } from '../sent-rows.ts'

export const forgedNumber = 987_654_321
export const forgedWord = 'forged by hand'
const moment = '2001-02-03T04:05:06.000000Z'

/** Every field of the entity that this person may not set, and names that only tables have. */
export function forgedMembers(entity: Entity): Row {
  const closed = Object.entries(entity.fields).filter(([, field]) => isClosed(field))
  return {
    id: forgedNumber,
    created_at: moment,
    updated_at: moment,
    deleted_at: moment,
    deletion_id: '11111111-2222-4333-8444-555555555555',
    hash: forgedWord,
    impersonation_id: forgedNumber,
    password: forgedWord,
    remember_token: forgedWord,
    email_verified_at: moment,
    pivot: { is_farms_manager: true },
    constructor: forgedWord,
    ...Object.fromEntries(closed.map(([name, field]) => [name, forgedValue(field)])),
  }
}

/** Those that came to stand: a year has a dash behind it, parts of a second have not. */
export function comeToStand(entity: Entity, row: Row): string[] {
  const forged = forgedMembers(entity)
  return Object.keys(row).filter(name => {
    const value = row[name]
    if (value === null || !(name in forged)) return false
    const told = value instanceof Date ? value.toISOString() : JSON.stringify(value)
    return (
      told.includes(forgedWord) || told.includes(String(forgedNumber)) || told.includes('2001-')
    )
  })
}

function isClosed({ readOnly, secret, computed, setBy }: Field): boolean {
  return Boolean(readOnly || secret || computed || setBy)
}

function forgedValue({ kind, default: usual }: Field): unknown {
  switch (kind) {
    case 'flag':
      return usual !== true
    case 'text':
    case 'long text':
      return forgedWord
    case 'moment':
      return moment
    case 'date':
      return moment.slice(0, 10)
    case 'object':
    case 'list':
      return [forgedWord]
    default:
      return forgedNumber
  }
}
