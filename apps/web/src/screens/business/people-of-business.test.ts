import { expect, test } from 'vitest'
import { peopleOfBusiness } from './people-of-business.ts'

const member = { manages: false, is_billed: false, consults: false }
const person = (user_id: number, name: string, what: Partial<typeof member> = {}) => ({
  user_id,
  ...member,
  ...what,
  user: { name, email: `${name}@farm.example`, color: null },
})
const link = (user_id: number) => ({ id: user_id * 10, user_id, updated_at: '2026-07-01' })

test('people of a business are said to be what they are there, and why', () => {
  const people = [
    person(1, 'Ann'),
    person(2, 'Bo', { is_billed: true }),
    person(3, 'Cy', { manages: true }),
    person(4, 'Di', { consults: true }),
  ]
  const listed = peopleOfBusiness({ people, links: [link(1), link(3)] })
  expect(listed.map(({ name, does, why }) => [name, does, why])).toEqual([
    [
      'Cy',
      ['Manages the business and its farms'],
      ['Member of the business', 'Named as its manager'],
    ],
    ['Ann', ['Works on its farms'], ['Member of the business']],
    ['Bo', ['Gets the bills'], ['Named for its bills']],
    ['Di', ['Consults'], ['Staff on one of its projects']],
  ])
})

test('only who is linked can be taken off', () => {
  const [ann, bo] = peopleOfBusiness({
    people: [person(1, 'Ann', { manages: true }), person(2, 'Bo', { is_billed: true })],
    links: [link(1)],
  })
  expect(ann?.link?.id).toBe(10)
  expect(bo?.link).toBeUndefined()
})
