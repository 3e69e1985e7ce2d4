// What is done with twelve farms by the calls that screens use, where it is the same as what was done by screens before.

import { expect } from 'vitest'
import { ask, tokenOf } from './browser.ts'
import { rowsOf } from './fresh-farm.ts'
import { people, save, stored, updated } from './twelve-farms.ts'
import type { OpenFarm } from './twelve-farms.ts'

interface QuestionAsked {
  readonly id: number
  readonly farm_id: number
  readonly status: string
  readonly text: string
  readonly figure: string | null
  readonly about_type: string | null
  readonly about_finance: boolean
  readonly resolution: string | null
  readonly messages: readonly { readonly text: string }[]
}

export const asked = (address: string) =>
  rowsOf<QuestionAsked>(address, 'questions', {}, ['messages'])
export async function askedOf(address: string, text: string): Promise<QuestionAsked> {
  const found = (await asked(address)).find(one => one.text === text)
  return found ?? expect.fail(`Nobody asked: ${text}`)
}

/** In hectares. */
const wrongBy = 12.5

/** An area of the first farm, and a hundredfold the rates of the third; those of the first are as high, and right. */
export async function makeWrong(address: string, farms: readonly OpenFarm[]): Promise<void> {
  const [first, , third] = farms
  if (!first || !third) throw new Error('There are too few farms.')
  await save(address, people.admin, [
    updated('paddocks', first.paddock.id, { area: first.paddock.area + wrongBy }),
    ...[first, third].map(({ costs }) =>
      updated('assets', costs.id, { oh_rates: costs.oh_rates * 100 }),
    ),
    stored('requested_files', {
      farm_id: third.farm,
      period_id: third.period,
      description: 'Bank statement',
    }),
  ])
}

/** Of each farm one about a paddock, and of three one about its rates. */
export async function askByCalls(address: string, farms: readonly OpenFarm[]): Promise<void> {
  const [grower] = await rowsOf<{ id: number }>(address, 'users', { email: people.grower })
  const steps = farms.flatMap(({ farm: farm_id, period: period_id, ...of }, place) => {
    const about = { farm_id, period_id }
    const { paddock, costs } = of
    const area = {
      about_type: 'paddocks',
      about_id: paddock.id,
      field: 'area',
      figure: `${paddock.name}: Area ${paddock.area} ha`,
      text: `Is the area of ${paddock.name} on ${of.name} measured?`,
      // Who works there is told where they are mentioned.
      ...(place === 3 && { mentions: [grower?.id] }),
    }
    const rates = {
      about_type: 'assets',
      about_id: costs.id,
      field: 'oh_rates',
      figure: `Rates: ${amountOf(costs.oh_rates)}`,
      text: `${of.name} paid ${amountOf(costs.oh_rates)} of rates. Is that all of it?`,
    }
    const some = place >= 3 && place < 6 ? [area, rates] : [area]
    return some.map(one => stored('questions', { ...about, ...one }))
  })
  await save(address, people.collector, steps)
}

export const amountOf = (cents: number) =>
  (cents / 100).toLocaleString('en-AU', { style: 'currency', currency: 'AUD' })

/** On to each of these states that a farm has not reached. */
export async function moveByCalls(
  address: string,
  farms: readonly OpenFarm[],
  email: (of: OpenFarm) => string,
  states: readonly string[],
) {
  for (const { farmPeriod: id, ...of } of farms) {
    const [now] = await rowsOf<{ status: string }>(address, 'farm_period', { id })
    const at = allStates.indexOf(now?.status ?? '')
    const steps = states
      .filter(status => allStates.indexOf(status) > at)
      .map(status => updated('farm_period', id, { status }))
    if (steps.length > 0) await save(address, email({ farmPeriod: id, ...of }), steps)
  }
}

const allStates = ['In progress', 'Submitted', 'In validation', 'Validated', 'Released']

export async function releaseReports(address: string, farms: readonly OpenFarm[]): Promise<void> {
  const token = await tokenOf(address, people.collector)
  const body = { farm_ids: farms.map(({ farm }) => farm), period_id: farms[0]?.period }
  await ask(address, '/api/v2/report-releases', { token, body })
  const released = async () => {
    const rows = await rowsOf<{ farm_id: number }>(address, 'report_releases', {})
    return new Set(rows.map(({ farm_id }) => farm_id)).size
  }
  await expect.poll(released, { timeout: 120_000 }).toBe(farms.length)
}

/** Each by the manager of its farm. */
export async function answerByCalls(address: string, farms: readonly OpenFarm[]): Promise<void> {
  for (const { farm, manager } of farms) {
    const own = (await asked(address)).filter(({ farm_id }) => farm_id === farm)
    const said = { farm_id: farm, text: 'Yes, it is.' }
    const steps = own.map(({ id }) => stored('question_messages', { question_id: id, ...said }))
    await save(address, manager, steps)
  }
  const unanswered = (await asked(address)).filter(({ messages }) => messages.length === 0)
  expect(unanswered).toEqual([])
}

export async function resolveByCalls(
  address: string,
  questions: readonly QuestionAsked[],
): Promise<void> {
  const values = { status: 'Resolved', resolution: 'It was right' }
  const steps = questions.map(({ id }) => updated('questions', id, values))
  await save(address, people.collector, steps)
}
