import { linkOptions } from '@tanstack/react-router'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ScreenRoute } from '../routing/screen-route.ts'
import { createFurrowRouter } from './furrow-router.ts'
import { screenRoutes } from './screen-routes.ts'

const session = { now: () => ({ kind: 'signed out' }), subscribe: () => () => undefined }
const router = createFurrowRouter(session as never)
const declared: readonly ScreenRoute[] = screenRoutes

const inside = [
  '/',
  '/apps',
  '/apps/$slug/$version',
  '/benchmarks',
  '/bills',
  '/bills/$billId',
  '/business/$businessId',
  '/catalogue',
  '/catalogue/$resource',
  '/catalogue/$resource/$id',
  '/collection/$farmId/compare-periods',
  '/collection/$farmId/details',
  '/collection/$farmId/period',
  '/collection/farm',
  '/datasilo',
  '/desk',
  '/impersonate',
  '/jobs',
  '/emails',
  '/follow',
  '/follow/$pass',
  '/lists',
  '/login',
  '/logout',
  '/me',
  '/needs-you',
  '/oldportal',
  '/onboardings',
  '/peer-groups',
  '/peer-groups/$groupId',
  '/projects',
  '/projects/$projectId',
  '/projects/renew',
  '/questions',
  '/release-reports',
  '/reset-password',
  '/select_business',
  '/server',
  '/shared-report/$token',
  '/work',
  '/workshops',
  '/workshops/$workshopId',
  '/workshops/$workshopId/remote/$sessionId',
  '/workshops/$workshopId/screen/$sessionId',
]
const ofPeriod = [
  '/',
  '/apps/$slug/$version',
  '/contacts',
  '/cropping',
  '/cropping/spreadsheet',
  '/cropping/wizard/{-$cropTypeId}',
  '/files',
  '/finance',
  '/finance/accounts',
  '/finance/balances',
  '/finance/buildings',
  '/finance/crops',
  '/finance/debts',
  '/finance/income-and-costs',
  '/finance/labour',
  '/finance/land',
  '/finance/machinery',
  '/finance/opportunities',
  '/finance/pastures',
  '/finance/record',
  '/finance/segments',
  '/finance/shared-costs',
  '/finance/water',
  '/livestock',
  '/livestock/breeding',
  '/livestock/enterprises',
  '/livestock/ledger',
  '/livestock/wizard/{-$livestockEnterpriseId}',
  '/livestock/yearly',
  '/paddocks',
  '/paddocks/map',
  '/properties',
  '/rain-gauges/{-$selectedGaugeId}/{-$selectedYear}/{-$selectedMonth}',
  '/report',
  '/report/$reportId',
  '/validation',
]

test('the portal has these addresses and no others', () => {
  const period = '/collection/$farmId/period/$periodId'
  const ends = Object.values(router.routesById).filter(
    ({ options }) => options.staticData?.audience,
  )
  const addresses = ends.map(({ fullPath }) => fullPath as string)
  expect(addresses.toSorted()).toEqual(
    [...inside, ...ofPeriod.map(path => period + path)].toSorted(),
  )
  const linked = addresses.map(path => path.replace(/\/\{-.*$/, '').replace(/(.)\/$/, '$1'))
  expect(declared.map(({ to }) => to).toSorted()).toEqual(linked.toSorted())
})

test('what a folder of screens declares is on the list', async () => {
  const screens = join(import.meta.dirname, '../screens')
  const files = globSync('*/*-routes.ts', { cwd: screens })
  const folders = globSync('*', { cwd: screens })
  expect([...new Set(files.map(file => file.replace(/[\\/].*/, '')))].toSorted()).toEqual(
    folders.toSorted(),
  )
  const modules = await Promise.all(
    files.map(async file => (await import(join(screens, file))) as Record<string, ScreenRoute[]>),
  )
  const routes = modules.flatMap(module => Object.values(module).flat())
  expect(new Set(routes)).toEqual(new Set(declared))
})

test('each screen is loaded when it is gone to', () => {
  const loading = declared.map(({ component }) => component as { preload?: unknown })
  expect(loading.filter(({ preload }) => typeof preload !== 'function')).toEqual([])
  expect(loading.length).toBeGreaterThan(30)
})

test('each section of a collection, and each kind of record, is looked at on one screen', () => {
  const sections = declared.flatMap(({ sections = [] }) => sections)
  const records = declared.flatMap(({ records = [] }) => records)
  expect(sections.length).toBeGreaterThan(0)
  expect(records.length).toBeGreaterThan(0)
  expect(new Set(sections).size).toBe(sections.length)
  expect(new Set(records).size).toBe(records.length)
})

test('a link to an address that is not there does not compile', () => {
  const params = { farmId: '3', periodId: '7' }
  const good = linkOptions({ to: '/collection/$farmId/period/$periodId/contacts', params })
  // @ts-expect-error: misspelled
  const bad = linkOptions({ to: '/collection/$farmId/period/$periodId/contracts', params })
  // @ts-expect-error: of which business, it does not say
  const vague = linkOptions({ to: '/business/$businessId' })
  const known = (to: string) => Object.keys(router.routesByPath).includes(to)
  expect([good, bad, vague].map(({ to }) => known(to))).toEqual([true, false, true])
})
