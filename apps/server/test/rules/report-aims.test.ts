// What a farm sets out to do: three aims of a report at most, and the next report opens with them.

import type { BlockOf, FarmReport } from '@furrow/wire/farm-report-answer'
import { expect, test } from 'vitest'
import type { Viewer } from '../../src/access/reach/viewer.ts'
import { openFarm } from './open-farm.ts'

const { farm, people } = openFarm()
const here = () => ({ farm_id: farm.farm, period_id: farm.now })
const aim = (values: object = {}) => ({ ...here(), text: 'Sow earlier', ...values })
const tooMany =
  'This report has three open aims. Mark one as reached or given up, or remove it, before you add another.'

test('three are open at most, however they come to be', async () => {
  const [one, , three] = [await kept(), await kept(), await kept()]
  expect(await farm.refusal('farm_aims', aim())).toEqual({ outcome: [tooMany] })
  await farm.add('farm_aims', aim({ outcome: 'Reached' }))
  const { id: given } = await farm.add('farm_aims', aim({ outcome: 'Given up' }))
  expect(await farm.refusal('farm_aims', { outcome: 'Open' }, given)).toEqual({
    outcome: [tooMany],
  })
  await farm.change('farm_aims', one, { outcome: 'Reached' })
  await farm.change('farm_aims', given, { outcome: 'Open' })
  await farm.remove('farm_aims', three)
  await kept()
  const back = await farm.ask('POST', `farm_aims/${three}/restore`)
  expect([back.status, back.body.message]).toEqual([409, tooMany])
  await farm.add('farm_aims', aim({ period_id: farm.before }))
})

test('three are open at most, also where six are kept at once', async () => {
  const all = Array.from({ length: 6 }, () => farm.ask('POST', 'farm_aims', aim()))
  const statuses = (await Promise.all(all)).map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 201, 201, 422, 422, 422])
  const batch = {
    resources: [aim({ period_id: farm.after }), ...Array(3).fill(aim({ period_id: farm.after }))],
  }
  expect((await farm.ask('POST', 'farm_aims/batch', batch)).status).toBe(422)
})

test('a measure is one that there is, of something', async () => {
  const refused = (values: object) => farm.refusal('farm_aims', aim(values))
  expect(await refused({ measure: 'yield' })).toEqual({
    scope: ['Say what the measure is of: farm, crop 12 or stock 7.'],
  })
  expect(await refused({ scope: 'crop 1', measure: 'luck' })).toEqual({
    measure: ['There is no measure luck.'],
  })
  expect(await refused({ text: '' })).toHaveProperty('text')
})

test('people of the farm keep them, in whatever state the period is; others see none', async () => {
  const { id } = await farm.row('farm_aims', await kept())
  await farm.change('farm_period', await periodRow(), { status: 'In progress' })
  await farm.ask('PATCH', `farm_period/${await periodRow()}`, { status: 'Released' })
  const changed = await farm.by(people.worker, 'PATCH', `farm_aims/${id}`, { outcome: 'Reached' })
  expect(changed.status, changed.text).toBe(200)
  expect((await farm.by(people.stranger, 'GET', `farm_aims/${id}`)).status).toBe(404)
  expect((await farm.by(people.stranger, 'POST', 'farm_aims', aim())).status).toBe(422)
})

test('a report ends with its aims, and the next one opens with them beside what came of it', async () => {
  const wheat = await grown(farm.before, 200)
  await grown(farm.now, 300)
  const ofWheat = { scope: wheat, measure: 'yield' }
  const values = {
    ...ofWheat,
    period_id: farm.before,
    text: 'Wheat: yield from 2 to 2.5 t/ha',
    who: 'Sam',
    by_day: '2023-06-30',
    was_text: '$9/t',
    goal_text: '$12/t',
    amount: 12_000_00,
  }
  const { id } = await farm.add('farm_aims', aim(values))
  const [told] = await aimsIn('before', 'Your aims', people.office, 'whole-farm')
  expect(told).toMatchObject({
    title: 'One aim for the next period',
    aims: [{ id, now: { text: '–' }, is_better: null, outcome: 'Open' }],
  })
  const [carried] = await aimsIn('now', 'What you set out to do')
  expect(carried).toMatchObject({
    title: 'One aim: 1 open',
    aims: [
      {
        text: values.text,
        who: 'Sam',
        by_day: '2023-06-30',
        kept_in: '2021–22',
        was: { value: 2, text: '2 t/ha' },
        goal: { value: null, text: '$12/t' },
        now: { value: 3, text: '3 t/ha' },
        amount: { value: 12_000, text: '$12,000' },
        is_better: true,
      },
    ],
  })
  const [seen] = await aimsIn('now', 'What you set out to do', people.worker)
  expect(seen?.aims).toMatchObject([{ was: { text: '2 t/ha' }, now: { text: '3 t/ha' } }])
  expect(JSON.stringify(seen)).not.toContain('$')
})

test('what is still open is carried on, and what is done is told once', async () => {
  const { id } = await farm.add('farm_aims', aim({ period_id: farm.before, text: 'Fence' }))
  await farm.add('farm_aims', aim({ period_id: farm.before, text: 'Lime', outcome: 'Reached' }))
  const textsIn = async (at: 'now' | 'after') =>
    (await aimsIn(at, 'What you set out to do')).flatMap(({ aims }) => aims.map(({ text }) => text))
  expect(await textsIn('now')).toEqual(['Fence', 'Lime'])
  expect(await textsIn('after')).toEqual(['Fence'])
  await farm.change('farm_aims', id, { outcome: 'Given up' })
  expect(await textsIn('after')).toEqual([])
  await farm.remove('farm_aims', id)
  expect(await textsIn('now')).toEqual(['Lime'])
})

async function kept(): Promise<number> {
  return (await farm.add('farm_aims', aim())).id
}

async function periodRow(): Promise<number> {
  const wish = { filters: [{ field: 'period_id', operator: '=', value: farm.now }] }
  const { body } = await farm.ask('POST', 'farm_period/search', wish)
  return body.data.find((row: { farm_id: number }) => row.farm_id === farm.farm).id
}

/** So many tonnes of wheat from a hundred hectares; what the crop is compared as. */
async function grown(period: number, tonnes: number): Promise<string> {
  const paddock = await farm.paddock({
    period_id: period,
    asset_type_id: await farm.listed('asset_types', 'dryland-cropping'),
  })
  const kind = 'dryland-cropping/wheat/short-fallow'
  const enterprise = await farm.listed('crop_collection_enterprises', kind)
  const crop = await farm.crop('wheat', { paddock_id: paddock.id, enterprise_id: enterprise })
  const year = period === farm.before ? 2021 : 2022
  const of = { farm_id: farm.farm, period_id: period, crop_collection_id: crop.id }
  await farm.add('sowing_collection_events', { ...of, date: `${year}-05-10`, sowing_area: 100 })
  await farm.add('grain_collection_events', {
    ...of,
    date: `${year}-11-20`,
    harvested_area: 100,
    grain_tonnes: tonnes,
  })
  return `crop ${enterprise}`
}

async function aimsIn(
  at: 'before' | 'now' | 'after',
  heading: string,
  viewer: Viewer = people.office,
  report = 'my-year',
): Promise<readonly BlockOf<'aims'>[]> {
  const address = `v2/farm-report?farm_id=${farm.farm}&period_id=${farm[at]}&report=${report}`
  const { status, text, body } = await farm.by(viewer, 'GET', address)
  expect(status, text).toBe(200)
  const section = (body.data as FarmReport).sections.find(one => one.heading === heading)
  return (section?.blocks ?? []).filter(block => block.kind === 'aims')
}
