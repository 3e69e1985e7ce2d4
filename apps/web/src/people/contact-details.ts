// How people, farms and businesses are reached: phone numbers, email addresses, places. What each of
// them is asked for, and how one is said in a line.

import { addressTypes, emailTypes, phoneTypes } from '@furrow/catalogue/choices'
import type { EntityName } from '@furrow/catalogue/furrow'
import type { KeptRow } from '../data/outbox/update-of.ts'

/** Whose they are. */
export interface Reached {
  readonly type: 'users' | 'farms' | 'businesses'
  readonly id: number
  /** Said in what waits to be saved: “Number of Wattle Downs”. */
  readonly name: string
}

type WayName = 'phone_numbers' | 'email_addresses' | 'emails' | 'addresses'

export interface ContactDetail {
  readonly resource: WayName
  /** `phone_numberable`: the pair of kind and number that says whose it is. */
  readonly owner: string
  readonly one: string
  readonly fields: readonly ContactDetailField[]
  readonly text: (row: KeptRow) => string
  /** Where it leads when it is touched. */
  readonly href?: (row: KeptRow) => string
}

export interface ContactDetailField {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'tel'
  readonly options?: readonly string[]
  readonly required?: boolean
  readonly max?: number
}

/** A row that names one of these, such as a farm its main address: it no longer does when that goes. */
export interface NamedIn {
  readonly resource: EntityName
  readonly row: KeptRow
  readonly name: string
}

export const phoneDetail: ContactDetail = {
  resource: 'phone_numbers',
  owner: 'phone_numberable',
  one: 'phone number',
  fields: [
    { name: 'number', label: 'Number', type: 'tel', required: true, max: 40 },
    { name: 'type', label: 'Kind', options: phoneTypes },
  ],
  text: row => said(row['number']),
  href: row => `tel:${said(row['number']).replaceAll(/[^\d+]/g, '')}`,
}

export const emailDetail: ContactDetail = {
  resource: 'email_addresses',
  owner: 'emailable',
  one: 'email',
  fields: [
    { name: 'email', label: 'Email', type: 'email', required: true, max: 255 },
    { name: 'type', label: 'Kind', options: emailTypes },
  ],
  text: row => said(row['email']),
  href: row => `mailto:${said(row['email'])}`,
}

/** Kept apart on the wire, and the same to people. */
export const otherEmailWay: ContactDetail = { ...emailDetail, resource: 'emails' }

export const addressDetail: ContactDetail = {
  resource: 'addresses',
  owner: 'addressable',
  one: 'address',
  fields: [
    { name: 'number', label: 'Street number or box', max: 40 },
    { name: 'address_1', label: 'Street', max: 255 },
    { name: 'address_2', label: 'Second line', max: 255 },
    { name: 'city', label: 'Town', max: 255 },
    { name: 'state', label: 'State', max: 60 },
    { name: 'postcode', label: 'Postcode', max: 12 },
    { name: 'country', label: 'Country', max: 80 },
    { name: 'type', label: 'Kind', options: addressTypes },
    { name: 'description', label: 'How to find it', max: 255 },
  ],
  text: addressText,
}

/** “12 Cedar Lane, Roma QLD 4455”; what is at home goes without the country. */
export function addressText(row: KeptRow): string {
  const line = (names: readonly string[]) =>
    names
      .map(name => said(row[name]))
      .filter(Boolean)
      .join(' ')
  const country = said(row['country'])
  return [
    line(['number', 'address_1']),
    line(['address_2']),
    line(['city', 'state', 'postcode']),
    country === 'Australia' ? '' : country,
  ]
    .filter(Boolean)
    .join(', ')
}

export function ownerOf({ owner }: ContactDetail, { type, id }: Reached) {
  return { [`${owner}_type`]: type, [`${owner}_id`]: id }
}

function said(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
