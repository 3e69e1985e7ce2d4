// The people who can sign in to the demonstration, and what each of them has to do with.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { DemoBusiness } from './six-farms.ts'
import type { RowSet } from './row-set.ts'

export const demoPassword = 'furrow-demo'

export interface DemoPerson {
  readonly email: string
  readonly name: string
  readonly what: string
}

export const demoPeople = {
  admin: { email: 'admin@furrow.example', name: 'Demo Admin', what: 'administrator' },
  owner: { email: 'owner@furrow.example', name: 'Demo Owner', what: 'two businesses' },
  grower: { email: 'grower@furrow.example', name: 'Demo Grower', what: 'one business' },
  consultant: { email: 'consultant@furrow.example', name: 'Demo Consultant', what: 'staff' },
  nobody: { email: 'nobody@furrow.example', name: 'Demo Nobody', what: 'no business' },
} as const satisfies Record<string, DemoPerson>

type PersonName = keyof typeof demoPeople
export type People = Readonly<Record<PersonName, number>>

const colours = ['#2F6B3C', '#B7791F', '#1F6F8B', '#6A3D9A', '#7A5C3E']

/** `password` is the hash that is kept. */
export function addPeople(rows: RowSet, password: string): People {
  const added = Object.entries(demoPeople).map(([key, { email, name }], place) => {
    const user = rows.add('users', {
      email,
      name,
      password,
      admin: key === 'admin',
      color: colours[place] ?? null,
      email_verified_at: '2026-07-01T00:00:00Z',
    })
    rows.add('phone_numbers', {
      type: 'Mobile',
      number: `0491 570 ${156 + place}`,
      phone_numberable_type: 'users',
      phone_numberable_id: user,
      is_primary: true,
    })
    return [key, user] as const
  })
  const people = Object.fromEntries(added) as unknown as People
  rows.add('roles', { role: 'consultant', user_id: people.consultant })
  return people
}

/**
 * Everybody has agreed to the texts that ship with Furrow, so that nobody is asked at the door; before
 * the first period was submitted, for no figures are used without.
 */
export function agreeTo(
  rows: RowSet,
  people: readonly number[],
  { agreement, at }: Agreeing,
): void {
  for (const user of people) {
    rows.add('agreement_answers', {
      agreement_id: agreement,
      user_id: user,
      agreed: true,
      version: 1,
      answered_at: at ?? '2021-07-01T00:00:00Z',
    })
  }
}

interface Agreeing {
  readonly agreement: number
  /** Otherwise when the demonstration begins. */
  readonly at?: string
}

/** Runs farms that nobody signs in for: without a password. */
export function addManager(rows: RowSet, name: string): number {
  return rows.add('users', {
    ...managerNamed(name),
    email_verified_at: '2021-07-01T00:00:00Z',
  })
}

export function managerNamed(name: string): { readonly name: string; readonly email: string } {
  return { name, email: `${name.toLowerCase().replaceAll(' ', '.')}@furrow.example` }
}

/** The owner has the first two businesses, the grower the second; the third has a manager of its own. */
export function addBusiness(
  rows: RowSet,
  { name, town, state, postcode }: DemoBusiness,
  { people, other, place }: BusinessPeople,
): number {
  const manager = place < 2 ? people.owner : other
  const business = rows.add('businesses', {
    name,
    billing_name: name,
    billing_email: emailOf(place),
    billing_user_id: manager,
    manager_id: manager,
  })
  const address = rows.add('addresses', {
    type: 'Postal',
    number: boxOf(place),
    city: town,
    state,
    postcode,
    country: 'Australia',
    addressable_type: 'businesses',
    addressable_id: business,
    is_primary: true,
  })
  rows.amend('businesses', business, { billing_address_id: address, business_address_id: address })
  rows.add('phone_numbers', {
    type: 'Work',
    number: `07 5550 ${2000 + place}`,
    phone_numberable_type: 'businesses',
    phone_numberable_id: business,
    is_primary: true,
  })
  for (const user of [manager, ...(place === 1 ? [people.grower] : [])]) {
    rows.add('business_user', { business_id: business, user_id: user })
  }
  return business
}

const emailOf = (place: number) => `accounts.${place + 1}@furrow.example`
const boxOf = (place: number) => `PO Box ${120 + place}`

/** As its bills are addressed. */
export function billedAs({ name, town, state, postcode }: DemoBusiness, place: number) {
  return {
    name,
    lines: `${boxOf(place)}\n${town} ${state} ${postcode}`,
    email: emailOf(place),
  }
}

interface BusinessPeople {
  readonly people: People
  readonly other: number
  readonly place: number
}

export function linkToFarm(rows: RowSet, farm: number, user: number): void {
  rows.add('details_user', {
    details_id: farm,
    farm_id: farm,
    user_id: user,
    is_farms_manager: true,
  })
}

export type ListedRow = (entity: EntityName, slug: string) => number
