import type { SessionUser } from '@furrow/wire/client/session-client'
import { expect, test } from 'vitest'
import { holdsAbility } from './person-at-work.ts'
import { person } from '../session-server-for-tests.ts'

const somebody = (more: object) => person(5, more) as unknown as SessionUser

test('an ability is held by whom it was given to, and by administrators', () => {
  const abilities = [{ name: 'open-datasilo' }]
  expect(holdsAbility(somebody({}), 'open-datasilo')).toBe(false)
  expect(holdsAbility(somebody({ abilities }), 'open-datasilo')).toBe(true)
  expect(holdsAbility(somebody({ abilities }), 'open-prices')).toBe(false)
  expect(holdsAbility(somebody({ admin: true }), 'open-prices')).toBe(true)
})
