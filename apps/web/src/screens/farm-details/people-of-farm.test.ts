import { describe, expect, test } from 'vitest'
import { peopleOfFarm } from './people-of-farm.ts'
import type { ReadFarm } from './people-of-farm.ts'

const nobody = { records: false, manages: false, consults: false, sees_finance: false }

function person(user_id: number, name: string, rights: Partial<typeof nobody>, admin?: boolean) {
  const user = { name, email: `${user_id}@farm.example`, color: null }
  return { user_id, ...nobody, ...rights, user: admin === undefined ? user : { ...user, admin } }
}

const updated_at = '2026-07-01T00:00:00Z'
const link = (user_id: number, is_farms_manager = false) => ({
  id: user_id * 10,
  user_id,
  is_farms_manager,
  updated_at,
})
const business = { name: 'Downs Ag', manager_id: 3, billing_user_id: 4 }

function read(what: Partial<ReadFarm>) {
  return peopleOfFarm({ people: [], links: [], managerId: null, businesses: [], ...what })
}
const only = (what: Partial<ReadFarm>) => {
  const [found] = read(what)
  if (!found) throw new Error('Nobody was listed.')
  return found
}

describe('what somebody may on a farm', () => {
  test('is said in words, and that they see no money, too', () => {
    const worker = only({ people: [person(1, 'Ann', { records: true })], links: [link(1)] })
    expect(worker.does).toEqual(['Can enter data', 'Can’t see finances'])
    const rights = { records: true, manages: true, sees_finance: true }
    const manager = only({ people: [person(1, 'Ann', rights)], links: [link(1, true)] })
    expect(manager.does).toEqual(['Can enter data', 'Manager', 'Can see finances'])
    const staff = only({ people: [person(1, 'Ann', { consults: true, sees_finance: true })] })
    expect(staff.does).toEqual(['Consults', 'Can see finances'])
  })

  test('is explained by every reason that is known', () => {
    const rights = { records: true, manages: true, consults: true }
    const people = [person(3, 'Cy', rights)]
    const all = only({ people, links: [link(3, true)], managerId: 3, businesses: [business] })
    expect(all.why).toEqual([
      'Named as the farm’s manager',
      'Linked as a farm manager',
      'Manages Downs Ag',
      'Staff on a project of the farm',
    ])
  })

  test('is explained by the business where nothing else explains it', () => {
    const people = [person(9, 'Di', { records: true })]
    expect(only({ people, businesses: [business] }).why).toEqual(['Belongs to Downs Ag'])
    const two = [business, { ...business, name: 'Hills Ag' }]
    expect(only({ people, businesses: two }).why).toEqual(['Belongs to a business of the farm'])
    const hidden = [person(9, 'Di', { records: true, manages: true })]
    const linked = only({ people: hidden, links: [link(9)] })
    expect(linked.why).toEqual(['Linked to the farm', 'Manages a business of the farm'])
  })
})

describe('what can be changed of somebody', () => {
  test('is money for who only records, and for nobody who sees it by what they are', () => {
    const switched = (rights: Partial<typeof nobody>, id = 1, admin?: boolean) =>
      only({ people: [person(id, 'Ann', rights, admin)], businesses: [business] }).hasMoneySwitch
    expect(switched({ records: true })).toBe(true)
    expect(switched({ records: true, sees_finance: true })).toBe(true)
    expect(switched({ records: true, manages: true })).toBe(false)
    expect(switched({ records: true, consults: true })).toBe(false)
    expect(switched({ records: true }, 4)).toBe(false)
    expect(switched({ records: true }, 1, true)).toBe(false)
  })

  test('is the link only of who is linked themselves', () => {
    const people = [person(1, 'Ann', { records: true }), person(2, 'Bo', { records: true })]
    const [ann, bo] = read({ people, links: [link(1)] })
    expect(ann?.link).toMatchObject({ id: 10, isManager: false, updated_at })
    expect(bo?.link).toBeUndefined()
  })
})

test('managers stand first, staff last, and each by name', () => {
  const people = [
    person(1, 'Zoe', { consults: true }),
    person(2, 'Yan', { records: true }),
    person(3, 'Bo', { records: true }),
    person(4, 'Xi', { records: true, manages: true }),
  ]
  expect(read({ people }).map(({ name }) => name)).toEqual(['Xi', 'Bo', 'Yan', 'Zoe'])
})

test('somebody who is no longer there is not listed', () => {
  expect(read({ people: [{ ...person(1, 'Ann', { records: true }), user: null }] })).toEqual([])
})
