import { expect, test } from 'vitest'
import { offeredPeople } from './offered-people.ts'

const farms = [
  { id: 1, name: 'Mulga' },
  { id: 2, name: 'Downs' },
]
const person = { farm_id: 1, user_id: 5, manages: true, consults: false }
const contact = {
  id: 9,
  farm_id: 1,
  name: 'Ann',
  email: 'ann@mulga.example',
  role: 'Agronomist',
  is_primary: true,
  may_contact: null,
}
const known = {
  farms,
  people: [{ ...person, user: { name: 'Jo', email: 'jo@mulga.example' } }],
  contacts: [contact],
  attendees: [],
}

test('a farm sends its manager, or the main contact where it has none', () => {
  const [mulga] = offeredPeople(known)
  expect(mulga?.people.map(({ label, isUsual }) => [label, isUsual])).toEqual([
    ['Jo · jo@mulga.example', true],
    ['Ann · Agronomist · ann@mulga.example', false],
  ])
  const [alone, other] = offeredPeople({ ...known, people: [] })
  expect(alone?.people.map(({ isUsual }) => isUsual)).toEqual([true])
  expect(other).toEqual({ farm: farms[1], people: [] })
})

test('nobody is offered twice, and who can’t be reached says why', () => {
  const invited = { farm_id: 1, attendee_type: 'users', attendee_id: 5 } as const
  const contacts = [
    { ...contact, email: 'JO@mulga.example' },
    { ...contact, id: 10, email: null },
    { ...contact, id: 11, may_contact: false },
  ]
  const [mulga] = offeredPeople({ ...known, contacts, attendees: [invited] })
  expect(mulga?.people.map(({ key, whyNot }) => [key, whyNot])).toEqual([
    ['1 farm_contacts 10', 'No email is recorded.'],
    ['1 farm_contacts 11', 'Doesn’t want to be contacted.'],
  ])
  const consultant = { ...known.people[0], ...person, consults: true, user: null }
  const [hosted] = offeredPeople({ ...known, people: [consultant], contacts: [] })
  expect(hosted?.people).toEqual([])
})
