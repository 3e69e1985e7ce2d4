import { expect, test } from 'vitest'
import { oppositeOf } from '../../data/outbox/opposite-change.ts'
import type { Contact } from './contact-columns.ts'
import { mergeChange } from './merge-contacts-change.ts'

const said = { farm_id: 3, role: null, preferred_channel: null, topics: null, is_primary: false }
const asked = { may_contact: null, may_receive_reports: null, notes: null, email: null }
const kept = { ...said, ...asked, id: 1, name: 'Ana', phone: null } as unknown as Contact
const other = { ...kept, id: 2, phone: '07 5550 1000' }
const third = { ...kept, id: 3, phone: '07 5550 2000' }

test('what hangs on the others moves first, then they go; all of it can be taken back', () => {
  const change = mergeChange({
    kept,
    others: [other, third],
    spare: ['07 5550 2000', 'a@example.com'],
    hanging: [{ resource: 'emails', key: 'emailable_id', row: { id: 9, emailable_id: 2 } }],
    newId: () => -5,
  })
  expect(change.steps.map(step => [step.do, step.resource, step.id])).toEqual([
    ['update', 'farm_contacts', 1],
    ['update', 'emails', 9],
    ['store', 'phone_numbers', -5],
    ['store', 'emails', -5],
    ['destroy', 'farm_contacts', 2],
    ['destroy', 'farm_contacts', 3],
  ])
  expect(change.steps[0]).toMatchObject({
    values: { phone: '07 5550 1000' },
    before: { phone: null },
  })
  expect(change.steps[1]).toMatchObject({
    values: { emailable_id: 1 },
    before: { emailable_id: 2 },
  })
  expect(oppositeOf(change, { canRestore: true })?.steps).toHaveLength(6)
})

test('a contact that says everything already is not written', () => {
  const change = mergeChange({
    kept: other,
    others: [kept],
    spare: [],
    hanging: [],
    newId: () => -5,
  })
  expect(change.steps).toEqual([{ do: 'destroy', resource: 'farm_contacts', id: 1 }])
})
