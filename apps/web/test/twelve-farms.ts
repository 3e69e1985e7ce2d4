// Twelve farms of the crowd whose last period is open again, with managers who sign in and two collectors: what an
// administrator does by calls before anybody opens a screen.

import { expect } from 'vitest'
import { ask, password, tokenOf } from './browser.ts'
import { rowsOf } from './fresh-farm.ts'

export const people = {
  admin: 'admin@furrow.example',
  collector: 'consultant@furrow.example',
  otherCollector: 'nobody@furrow.example',
  grower: 'grower@furrow.example',
  owner: 'owner@furrow.example',
} as const

/** Walked by screens: the first three. */
const names = [
  'Yarrabee Park',
  'Kurrajong Hill',
  'Sandy Creek',
  'Box Gum Lodge',
  'Merrigal',
  'Granite Hills',
  'Glen Alder',
  'Tarrawong',
  'Ironbark Ridge',
  'Woolshed Flat',
  'Back Station',
  'Snow Gum',
]
/** The others are run by the owner. On one of those the grower works, and doesn’t see its money. */
const ofGrower = [0, 1, 3, 4, 5]
const workedOn = 6

export interface OpenFarm {
  readonly name: string
  readonly farm: number
  readonly period: number
  readonly farmPeriod: number
  /** Email of whoever submits it. */
  readonly manager: string
  readonly paddock: { readonly id: number; readonly name: string; readonly area: number }
  /** The record of its costs, and what it pays for rates, in cents. */
  readonly costs: { readonly id: number; readonly oh_rates: number }
}

interface Row {
  readonly id: number
}

/** In one go, as screens save; said in full where it is refused. */
export async function save(
  address: string,
  email: string,
  steps: readonly object[],
): Promise<readonly { readonly data: Row }[]> {
  const token = await tokenOf(address, email)
  type Said = { readonly data?: readonly { readonly data: Row }[] }
  const said = await ask<Said>(address, '/api/v2/batch', { token, body: { steps } })
  return said.data ?? expect.fail(JSON.stringify(said).slice(0, 1000))
}

export const stored = (resource: string, values: object) => ({ do: 'store', resource, values })

export const updated = (resource: string, id: number, values: object) => ({
  do: 'update',
  resource,
  id,
  values,
})

export async function openTwelveFarms(address: string): Promise<readonly OpenFarm[]> {
  const [period] = await rowsOf<Row>(address, 'periods', { name: '2025-26' })
  const all = await rowsOf<Row & { farm_name: string }>(address, 'farms', {})
  const numbers = new Map(all.map(({ id, farm_name: name }) => [name, id]))
  const who = await numbersOf(Object.values(people))
  const token = await tokenOf(address, people.admin)
  const role = stored('roles', { role: 'consultant', user_id: who(people.otherCollector) })
  const body = { current_password: password, steps: [role] }
  expect(await ask(address, '/api/v2/rights-change', { token, body })).toHaveProperty('data')
  const farms: OpenFarm[] = []
  for (const [place, name] of names.entries()) {
    const manager = ofGrower.includes(place) ? people.grower : people.owner
    const where = { farm_id: numbers.get(name) ?? 0, period_id: period?.id ?? 0 }
    farms.push(await opened({ name, manager, where, who }))
  }
  const values = { details_id: farms[workedOn]?.farm, user_id: who(people.grower) }
  await save(address, people.admin, [stored('details_user', values)])
  return farms

  async function numbersOf(emails: readonly string[]) {
    const users = await rowsOf<Row & { email: string }>(address, 'users', {})
    const known = new Map(users.map(({ id, email }) => [email, id]))
    expect(emails.filter(email => !known.has(email))).toEqual([])
    return (email: string) => known.get(email) ?? 0
  }

  async function opened({ name, manager, where, who: number }: Opening): Promise<OpenFarm> {
    const of = { farm_id: where.farm_id }
    const [held] = await rowsOf<Row & { status: string }>(address, 'farm_period', where)
    const [business] = await rowsOf<{ business_id: number }>(address, 'business_farm', of)
    const [paddock] = await rowsOf<OpenFarm['paddock']>(address, 'paddocks', where)
    const [costs] = await rowsOf<OpenFarm['costs']>(address, 'assets', where)
    if (!held || !business || !paddock || !costs) throw new Error(`${name} has no record.`)
    const project = {
      title: `${name} 2025-26`,
      business_id: business.business_id,
      details_id: where.farm_id,
      ...where,
      collector_id: number(people.collector),
      validator_id: number(people.otherCollector),
    }
    const link = { details_id: where.farm_id, user_id: number(manager), is_farms_manager: true }
    const back = held.status === 'Validated' ? ['In validation', 'In progress'] : ['In progress']
    await save(address, people.admin, [
      stored('projects', project),
      stored('details_user', link),
      ...back.map(status => updated('farm_period', held.id, { status })),
      ...(await dryDays(where)),
    ])
    return { name, manager, farm: of.farm_id, ...placeOf(where, held), paddock, costs }
  }

  /** Farms of the crowd read their gauge when it rained; a period is submitted with whole months. */
  async function dryDays({ farm_id }: Opening['where']): Promise<readonly object[]> {
    const [gauge] = await rowsOf<Row>(address, 'rain_gauges', { farm_id })
    const read = await rowsOf<{ date: string }>(address, 'rainfalls', { farm_id })
    const known = new Set(read.map(({ date }) => date))
    return daysFrom('2025-07-01', 365)
      .filter(date => !known.has(date))
      .map(date => stored('rainfalls', { farm_id, rain_gauge_id: gauge?.id, date, total_mm: 0 }))
  }
}

interface Opening {
  readonly name: string
  readonly manager: string
  readonly where: { readonly farm_id: number; readonly period_id: number }
  readonly who: (email: string) => number
}

function placeOf({ period_id }: Opening['where'], { id }: Row) {
  return { period: period_id, farmPeriod: id }
}

function daysFrom(first: string, count: number): readonly string[] {
  const start = Date.parse(first)
  return Array.from({ length: count }, (_, day) =>
    new Date(start + day * 86_400_000).toISOString().slice(0, 10),
  )
}
