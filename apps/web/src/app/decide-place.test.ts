import { describe, expect, test } from 'vitest'
import { decidePlace } from './decide-place.ts'
import type { Visitor, WishedPlace } from './decide-place.ts'
import { screenRoutes } from './screen-routes.ts'

const nobody: Visitor = { isSignedIn: false }
const grower: Visitor = { isSignedIn: true, isAdmin: false, hasBusiness: true }
const newcomer: Visitor = { isSignedIn: true, isAdmin: false, hasBusiness: false }
const admin: Visitor = { isSignedIn: true, isAdmin: true, hasBusiness: false }

function wish(route: string, more: Partial<WishedPlace> = {}): WishedPlace {
  const audience = screenRoutes.find(({ to }) => to === route)?.audience
  return { route, params: {}, address: route, audience, ...more }
}
const home = { kind: 'redirect', to: '/' }
const chooseBusiness = { kind: 'redirect', to: '/select_business' }
const go = { kind: 'go' }
const collection = '/collection/$farmId/period/$periodId'
const toLogin = (from: string) => ({ kind: 'redirect', to: '/login', search: { from } })

describe('the five rules of where one may go', () => {
  test.each([
    // 1: what is for administrators
    ['a grower at what is for administrators', wish('/impersonate'), grower, home],
    [
      'somebody without a business there: home, before rule 4',
      wish('/impersonate'),
      newcomer,
      home,
    ],
    ['nobody there: home first, which then leads to sign-in', wish('/catalogue'), nobody, home],
    ['an administrator there', wish('/impersonate'), admin, go],
    // 2: nobody reaches anything but these two
    ['nobody at home', wish('/'), nobody, { kind: 'redirect', to: '/login' }],
    [
      'nobody at a collection',
      wish(collection, { address: '/collection/3/period/7?x=1' }),
      nobody,
      toLogin('/collection/3/period/7?x=1'),
    ],
    ['nobody at logout', wish('/logout'), nobody, { kind: 'redirect', to: '/login' }],
    ['nobody at select_business', wish('/select_business'), nobody, toLogin('/select_business')],
    ['nobody at login', wish('/login'), nobody, go],
    ['nobody at a reset', wish('/reset-password', { letter: 'abc' }), nobody, go],
    // 3: whoever is signed in needs neither
    ['a grower at login', wish('/login'), grower, home],
    ['a grower at a reset', wish('/reset-password'), grower, home],
    [
      'a grower with the link of a letter',
      wish('/reset-password', { letter: 'abc' }),
      grower,
      { ...home, search: { letter: 'abc' } },
    ],
    ['somebody without a business at login: home, before rule 4', wish('/login'), newcomer, home],
    ['an administrator at login', wish('/login'), admin, home],
    // 4: a business first
    ['somebody without a business at home', wish('/'), newcomer, chooseBusiness],
    [
      'the same with an invitation',
      wish('/', { letter: 'abc' }),
      newcomer,
      { ...chooseBusiness, search: { letter: 'abc' } },
    ],
    [
      'somebody without a business at a collection',
      wish(collection, {
        params: { farmId: '3', periodId: '7' },
        address: '/collection/3/period/7',
      }),
      newcomer,
      { ...chooseBusiness, search: { from: '/collection/3/period/7' } },
    ],
    [
      'the same with an odd number: a business first',
      wish(collection, { params: { farmId: 'x' }, address: '/collection/x' }),
      newcomer,
      { ...chooseBusiness, search: { from: '/collection/x' } },
    ],
    ['somebody without a business choosing one', wish('/select_business'), newcomer, go],
    ['somebody without a business leaving', wish('/logout'), newcomer, go],
    ['an administrator without a business', wish('/'), admin, go],
    ['a grower choosing another business', wish('/select_business'), grower, go],
    // 5: farm and period of the address
    [
      'a farm',
      wish('/collection/$farmId/period', { params: { farmId: '3' } }),
      grower,
      { kind: 'go', farmId: 3 },
    ],
    [
      'a farm and a period',
      wish(collection, { params: { farmId: '3', periodId: '07' } }),
      grower,
      { kind: 'go', farmId: 3, periodId: 7 },
    ],
    [
      'an administrator without a business at a farm',
      wish('/collection/$farmId/period', { params: { farmId: '12' } }),
      admin,
      { kind: 'go', farmId: 12 },
    ],
  ] as const)('%s', (_what, wished, visitor, decision) => {
    expect(decidePlace(wished, visitor)).toEqual(decision)
  })
})

describe('numbers in an address', () => {
  const names = ['farmId', 'periodId', 'cropTypeId', 'livestockEnterpriseId']
  const gauge = ['selectedGaugeId', 'businessId']

  test.each([...names, ...gauge])('%s is digits only', name => {
    const at = (value: string | undefined) =>
      decidePlace(wish('/somewhere/$it', { params: { [name]: value } }), grower).kind
    for (const odd of ['x', '1x', '-1', '1.5', '1e3', ' 1', '', '١', '1234567890123456'])
      expect(at(odd), odd).toBe('not found')
    for (const good of ['0', '7', '007', '123456789012345', undefined])
      expect(at(good), String(good)).toBe('go')
  })

  test.each([
    ['selectedMonth', ['1', '12', '07', undefined], ['0', '13', '999', 'x', '', '-1', '1.5']],
    ['selectedYear', ['1890', '2025', undefined], ['9999', '0', '1799', '20x5', '', '12025']],
  ] as const)('%s is one that there is', (name, good, odd) => {
    const at = (value: string | undefined) =>
      decidePlace(wish('/somewhere/$it', { params: { [name]: value } }), grower).kind
    for (const value of good) expect(at(value), String(value)).toBe('go')
    for (const value of odd) expect(at(value), value).toBe('not found')
  })

  test.each(['reportId', 'slug', 'version'])('%s is free', name => {
    const wished = wish('/apps/$it', { params: { [name]: '1.2.0-beta' } })
    expect(decidePlace(wished, grower)).toEqual(go)
  })
})
