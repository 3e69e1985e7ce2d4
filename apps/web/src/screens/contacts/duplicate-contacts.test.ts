import { describe, expect, test } from 'vitest'
import type { Contact } from './contact-columns.ts'
import { mergedFigures, saidOfOthers, twinsAmong } from './duplicate-contacts.ts'

describe('contacts that are likely one person', () => {
  test('have the same name, email or number, however it is written', () => {
    const [a, b, c, d] = [
      contact(1, { name: 'Ana Mc Kay', phone: '0427 555 100' }),
      contact(2, { name: 'ana  mc kay' }),
      contact(3, { name: 'A. McKay', phone: '+61 427 555 100', email: 'ana@example.com' }),
      contact(4, { name: 'Other' }),
    ] as const
    expect(twinsAmong([a, b, c, d])).toEqual([[a, b, c]])
  })

  test('are found through a third', () => {
    const chain = [
      contact(1, { name: 'One', email: 'x@example.com' }),
      contact(2, { name: 'Two', phone: '07 5550 1000' }),
      contact(3, { name: 'Two', email: 'X@example.com' }),
    ]
    expect(twinsAmong(chain)).toEqual([chain])
  })

  test('are not made by what is empty or too short', () => {
    expect(
      twinsAmong([contact(1, { name: 'A', phone: '12' }), contact(2, { name: 'B', phone: '12' })]),
    ).toEqual([])
  })
})

describe('one contact of several', () => {
  const kept = contact(1, { name: 'Ana', phone: null, topics: ['Rain'], may_contact: true })
  const other = contact(2, {
    name: 'Ana',
    phone: '07 5550 1000',
    topics: ['Stock', 'Rain'],
    may_contact: false,
    notes: 'Rings back at night.',
    is_primary: true,
  })

  test('keeps its own figures, and takes those that it lacks', () => {
    expect(mergedFigures(kept, [other])).toEqual({
      phone: '07 5550 1000',
      email: null,
      role: null,
      preferred_channel: null,
      topics: ['Rain', 'Stock'],
      is_primary: true,
      notes: 'Rings back at night.',
      may_contact: false,
      may_receive_reports: null,
    })
  })

  test('says which numbers would be lost', () => {
    const third = contact(3, { name: 'Ana', phone: '07 5550 2000' })
    expect(saidOfOthers(kept, [other, third])).toEqual(['07 5550 2000'])
  })
})

function contact(id: number, said: Partial<Contact>): Contact {
  const nothing = { phone: null, email: null, role: null, preferred_channel: null, topics: null }
  const rest = { may_contact: null, may_receive_reports: null, notes: null, is_primary: false }
  return { id, farm_id: 1, name: '', ...nothing, ...rest, ...said } as Contact
}
