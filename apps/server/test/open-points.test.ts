// What stands open in a farm's period: who is told what, and that nobody submits while something
// stands in the way.

import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '../src/access/reach/viewer.ts'
import { forbidding, openFarm } from './rules/open-farm.ts'

const { farm, people, asked, open, points, sentences, agree } = openFarm()
const here = () => ({ farm_id: farm.farm, period_id: farm.now })

const sales =
  'Something about sales or money still needs fixing. Ask someone who can see the farm’s finances.'

/** More of it is sold than came off: nothing did. */
async function oversell(): Promise<void> {
  const crop_type_id = await farm.listed('crop_types', 'wheat')
  const grown = { ...here(), crop_type_id, all_questions_answered: true }
  const { id } = await farm.add('crop_type_farm_periods', grown)
  const sale = await farm.add('crop_sale_actuals', { crop_type_farm_period_id: id })
  await farm.add('grain_sale_actuals', { crop_sale_actual_id: sale.id, tonnes: 77 })
}

describe('what stands open', () => {
  test('is told to whoever sees the farm, and the farm is not there for anybody else', async () => {
    for (const viewer of [people.worker, people.manager, people.consultant, people.office]) {
      expect((await asked(viewer)).status).toBe(200)
    }
    const { status, body } = await asked(people.stranger)
    expect([status, body.message]).toEqual([
      404,
      'This farm doesn’t exist, or you don’t have access to it.',
    ])
    await farm.remove('farms', farm.farm)
    expect((await asked(people.office)).status).toBe(404)
  })

  test('is of a period that the farm records', async () => {
    const later = await farm.listed('periods', '2024-25')
    const query = (period: number | string) =>
      `v2/open-points?farm_id=${farm.farm}&period_id=${period}`
    expect((await farm.ask('GET', query(later))).body.message).toBe(
      'The farm doesn’t record that period.',
    )
    const wrong = await farm.ask('GET', query('soon'))
    expect([wrong.status, wrong.body.errors]).toEqual([422, { period_id: ['Say which period.'] }])
    const bare = await farm.ask('GET', 'v2/open-points')
    expect(Object.keys(bare.body.errors)).toEqual(['farm_id', 'period_id'])
  })

  test('is blockers and warnings apart, of this farm and this period alone', async () => {
    await farm.paddock({ name: 'Tiny', area: 0.4 })
    await farm.paddock({ name: 'Then', area: 0.4, period_id: farm.after })
    const crop_type_id = await farm.listed('crop_types', 'wheat')
    await farm.add('crop_type_farm_periods', { ...here(), crop_type_id })
    const { blockers, warnings } = await open()
    expect(blockers.map(({ code }) => code).toSorted()).toEqual(['E-AGR-1', 'E-CROP-9'])
    expect(warnings.filter(({ code }) => code === 'W-PAD-4')).toMatchObject([{ where: 'Tiny' }])
    expect(warnings.every(({ where }) => where === 'Tiny')).toBe(true)
  })

  test('tells nobody of money who does not see it, but that something is open', async () => {
    await oversell()
    expect(await points('E-SALE-2', people.manager)).toHaveLength(1)
    expect(await points('E-SALE-2', people.consultant)).toHaveLength(1)
    for (const viewer of [people.worker, people['manager without money']]) {
      const { text, body } = await asked(viewer)
      expect(text).not.toContain('77')
      expect(text).not.toContain('E-SALE')
      const { blockers } = body.data
      expect(
        blockers.filter(({ message }: { message: string }) => message === sales),
      ).toMatchObject([{ section: 'finance', resource: null, id: null, field: null, where: null }])
    }
    expect(await points('E-UNSEEN-1', people.manager)).toEqual([])
  })

  test('tells nobody of rows that are forbidden to them, but that something is open', async () => {
    const { id } = await farm.paddock({ name: 'Hidden Valley', area: 40 })
    const wheat = await farm.crop('wheat', { paddock_id: id })
    const sown = { crop_collection_id: wheat.id, sowing_date: '2022-05-10', sowing_area: 40 }
    await farm.add('sowing_collection_events', sown)
    const everythingBut = [forbidding('paddocks'), forbidding('crop_collections')]
    const kept = { ...people.worker, abilities: everythingBut }
    const { text } = await asked(kept)
    expect(text).not.toContain('Hidden Valley')
    expect(await sentences('E-UNSEEN-2', kept)).toEqual([
      'Something you don’t have access to still needs fixing. Ask a manager of the farm.',
    ])
    expect(await points('E-UNSEEN-2', people.worker)).toEqual([])
  })
})

describe('a period', () => {
  let period: number
  beforeEach(async () => {
    const { rows } = await sql<{ id: number }>`
      select id from farm_period
      where farm_id = ${farm.farm} and period_id = ${farm.now}`.execute(farm.db)
    period = rows[0]?.id ?? 0
  })
  const move = (viewer: Viewer, status: string) =>
    farm.by(viewer, 'PATCH', `farm_period/${period}`, { status })
  const stand = (status: string) =>
    sql`update farm_period set status = ${status} where id = ${period}`.execute(farm.db)
  const status = async () => (await farm.row('farm_period', period))['status']
  const grow = async (slug: string) => {
    const crop_type_id = await farm.listed('crop_types', slug)
    await farm.add('crop_type_farm_periods', { ...here(), crop_type_id })
  }

  test('is submitted by a manager once nothing stands open', async () => {
    await farm.paddock({ area: 40, soil_type: 'Heavy' })
    expect((await move(people.manager, 'Submitted')).body.errors).toEqual({
      status: ['Agree to how your farm’s figures are used.'],
    })
    await agree(people.manager)
    expect((await move(people.manager, 'Submitted')).status).toBe(200)
    expect(await status()).toBe('Submitted')
  })

  test('is not submitted while something does: the first is said, and how many more', async () => {
    await agree(people.manager)
    const sentence = 'Wheat: not all questions are answered.'
    await grow('wheat')
    for (const viewer of [people.manager, people.consultant, people.office]) {
      const { status, body } = await move(viewer, 'Submitted')
      expect([status, body.errors]).toEqual([422, { status: [sentence] }])
    }
    await grow('triticale')
    expect((await move(people.manager, 'Submitted')).body.errors.status).toEqual([
      'Triticale: not all questions are answered. (1 more to fix.)',
    ])
    await grow('barley')
    expect((await move(people.office, 'Submitted')).body.errors.status).toEqual([
      'Barley: not all questions are answered. (2 more to fix.)',
    ])
    expect(await status()).toBe('Not started')
  })

  test('is kept by money also from a manager who does not see it, without figures', async () => {
    const manager = people['manager without money']
    await agree(manager)
    expect((await move(manager, 'Submitted')).status).toBe(200)
    await stand('In progress')
    await oversell()
    const { text, body } = await move(manager, 'Submitted')
    expect(body.errors).toEqual({ status: [sales] })
    expect(text).not.toContain('77')
  })

  test('is moved on and back by staff whatever stands open', async () => {
    for (const [was, will] of [
      ['In progress', 'In validation'],
      ['In validation', 'Submitted'],
      ['Validated', 'Submitted'],
      ['Submitted', 'In progress'],
    ] as const) {
      await stand(was)
      expect((await move(people.consultant, will)).status, `${was} to ${will}`).toBe(200)
    }
    expect((await open()).blockers).not.toEqual([])
  })

  test('is not submitted by way of its farm, in a batch, or as it begins', async () => {
    const sent = { status: 'Submitted' }
    const steps = [{ do: 'update', resource: 'farm_period', id: period, values: sent }]
    const calls = [
      ['POST', 'v2/batch', { steps }],
      ['PATCH', 'farm_period/batch', { resources: { [period]: sent } }],
      ['PATCH', `farms/${farm.farm}/periods/${farm.now}/pivot`, { pivot: sent }],
      ['PATCH', `farms/${farm.farm}/periods/sync?detaching=0`, { resources: { [farm.now]: sent } }],
    ] as const
    for (const [method, path, body] of calls) {
      const answer = await farm.by(people.manager, method, path, body)
      expect([path, answer.status]).toEqual([path, 422])
    }
    expect(await status()).toBe('Not started')
    const begun = {
      farm_id: farm.farm,
      period_id: await farm.listed('periods', '2024-25'),
      ...sent,
    }
    expect((await farm.ask('POST', 'farm_period', begun)).status).toBe(422)
    await agree(people.manager)
    expect((await farm.ask('POST', 'farm_period', begun)).status).toBe(201)
  })
})
