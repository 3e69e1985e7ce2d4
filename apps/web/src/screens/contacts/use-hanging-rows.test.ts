import { expect, test } from 'vitest'
import { withoutTwice } from './use-hanging-rows.ts'

const invitation = (workshop_id: number, attendee_id: number) => ({ workshop_id, attendee_id })

test('to a workshop that several are invited to, the one that stays is invited once', () => {
  const [own, same, other, again] = [
    invitation(1, 7),
    invitation(1, 8),
    invitation(2, 8),
    invitation(2, 9),
  ] as const
  expect(withoutTwice([same, own, other, again], 7)).toEqual([other])
  expect(withoutTwice([same, other, again], 7)).toEqual([same, other])
  expect(withoutTwice([], undefined)).toEqual([])
})
