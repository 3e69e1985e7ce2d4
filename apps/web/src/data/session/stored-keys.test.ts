// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { storedKeys } from './stored-keys.ts'

beforeEach(() => localStorage.clear())

test('only the five names are stored, each only where it has a value', () => {
  const keys = storedKeys()
  keys.write({ token: 'a', farmId: 3, businessId: undefined })
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ token: 'a', farmId: '3' })
  keys.write({ impersonatingId: 5, periodId: 7, businessId: 2, farmId: undefined })
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'businessId',
    'impersonatingId',
    'periodId',
    'token',
  ])
})

test('what is no number where one belongs is not taken', () => {
  localStorage.setItem('farmId', '3; drop')
  localStorage.setItem('periodId', '-7')
  localStorage.setItem('businessId', '12')
  expect(storedKeys().read()).toMatchObject({
    farmId: undefined,
    periodId: undefined,
    businessId: 12,
  })
})

test('an old page neither brings back a token that went, nor takes away another’s', () => {
  localStorage.setItem('token', 'ann')
  const ofAnn = storedKeys()
  storedKeys().leave()
  const ofBob = storedKeys()
  ofBob.write({ token: 'bob' })
  ofAnn.write({ farmId: 3 })
  expect(localStorage.getItem('token')).toBe('bob')
  ofAnn.leave()
  expect(localStorage.getItem('token')).toBe('bob')
  ofBob.leave()
  expect(localStorage).toHaveLength(0)
})

test('a browser that stores nothing does not keep anybody from working', () => {
  const refusing = {
    getItem: () => {
      throw new Error('no')
    },
    setItem: () => {
      throw new Error('no')
    },
    removeItem: () => {
      throw new Error('no')
    },
  } as unknown as Storage
  const keys = storedKeys(refusing)
  keys.write({ token: 'a', farmId: 3 })
  expect(keys.read()).toMatchObject({ token: 'a', farmId: 3 })
  keys.leave()
  expect(keys.read().token).toBeUndefined()
})
