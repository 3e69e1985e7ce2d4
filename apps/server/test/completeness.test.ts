import { questions, sectionOf } from '@furrow/farming/completeness/completeness-questions'
import { furrow } from '@furrow/catalogue/furrow'
import type { Completeness, CompletenessSection } from '@furrow/wire/completeness-answer'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin, somebody } from '../src/access/reach/viewer.ts'
import { allTallies } from '../src/reports/tallies/questions-asked.ts'
import { askingFurrow } from './asking.ts'
import type { Ask, Asker } from './asking.ts'
import { makeRows } from './made-rows.ts'
import { ownDatabase } from './own-database.ts'
import { emptyFarm, insertRow, listed, plantedFarm } from './planted-farm.ts'
import type { PlantedFarm } from './planted-farm.ts'

const { db } = ownDatabase()
let asker: Asker
let ours: PlantedFarm
let fresh: { farm: number; period: number }
beforeAll(async () => {
  const person = await insertRow(db, 'users', { name: 'Jo Farmer', email: 'jo@furrow.example' })
  asker = await askingFurrow(db, admin(person))
  ours = await plantedFarm(db, 'Ours')
  fresh = await emptyFarm(db, 'Fresh')
})
afterAll(() => asker.close())

const address = ({ farm, period }: { farm: number; period: number }) =>
  `/api/v2/completeness?farm_id=${farm}&period_id=${period}`
const of = async (
  place: { farm: number; period: number } = ours,
  ask: Ask = asker.ask,
): Promise<Completeness> => {
  const { status, body, text } = await ask('GET', address(place))
  expect(status, `${text}\n${asker.lines.join('\n')}`).toBe(200)
  return body.data
}
const sectionIn = ({ sections }: Completeness, name: string): CompletenessSection =>
  sections.find(one => one.name === name) ?? expect.fail(`no section ${name}`)
const overview = async (query = '', ask: Ask = asker.ask) =>
  ask('GET', `/api/v2/completeness/overview${query}`)

describe('the completeness of a collection', () => {
  test('counts what is answered of what is asked, section by section', async () => {
    const found = await of()
    const told = Object.fromEntries(
      found.sections.map(({ name, answered, applicable }) => [name, [answered, applicable]]),
    )
    expect(told).toEqual({
      farm_details: [0, 5],
      properties: [2, 2],
      paddocks: [16, 18],
      rain: [11, 12],
      cropping: expect.anything(),
      crop_sales: [3, 3],
      livestock: [2, 7],
      water: [0, 0],
      assets: [1, 3],
      finance: [3, 9],
      files: [2, 6],
      contacts: [1, 1],
    })
    expect(found).toMatchObject({ farm_id: ours.farm, period_id: ours.period })
    expect(found.status).toBe('In progress')
  })

  test('says what is missing in sentences', async () => {
    const found = await of()
    const missing = (name: string) => sectionIn(found, name).missing
    expect(missing('paddocks')).toEqual([
      '1 paddock has no soil type.',
      '1 paddock has no rain gauge.',
    ])
    expect(missing('rain')).toEqual(['1 month of rain is incomplete (House).'])
    expect(missing('livestock').join(' ')).toContain('1 livestock class does not balance')
    expect(missing('assets')).toContain('1 asset has no value.')
    expect(missing('files')).toContain('1 file has no category.')
    expect(missing('cropping')).toContain('1 cropping paddock has no crop or fallow.')
    expect(missing('cropping')).toContain('1 crop has no sown area (Barley).')
  })

  test('asks for no variety where the list has none left', async () => {
    const applicable = async () => sectionIn(await of(), 'cropping').applicable
    const withdrawn = (when: 'now()' | 'null') => sql`
      update varieties set deleted_at = ${sql.raw(when)}
      where crop_type_id = (select id from crop_types where slug = 'barley')`
    const before = await applicable()
    await withdrawn('now()').execute(db)
    expect(await applicable()).toBe(before - 1)
    await withdrawn('null').execute(db)
    expect(await applicable()).toBe(before)
  })

  test('is the mean of the sections by their weight', async () => {
    const { sections, score } = await of()
    const counting = sections.filter(one => one.score !== null)
    const weights = counting.reduce((sum, { weight }) => sum + weight, 0)
    const sum = counting.reduce((all, one) => all + one.weight * (one.score ?? 0), 0)
    expect(weights).toBe(100)
    expect(score).toBeCloseTo(sum / weights, 12)
  })

  test('has a bar for each crop and each enterprise', async () => {
    const found = await of()
    expect(sectionIn(found, 'cropping').bars).toMatchObject([
      { label: 'Barley', answered: false },
      { label: 'Wheat', answered: true },
    ])
    expect(sectionIn(found, 'livestock').bars).toMatchObject([
      { name: String(ours.enterprise), answered: false, score: 2 / 7 },
    ])
  })

  test('takes an enterprise as answered by a person’s word, but for what does not add up', async () => {
    const { farm, period, enterprise } = await plantedFarm(db, 'Ticked')
    const bar = async () => sectionIn(await of({ farm, period }), 'livestock').bars[0]
    const run = await insertRow(db, 'farm_livestock_enterprise_periods', {
      farm_id: farm,
      period_id: period,
      livestock_enterprise_id: enterprise,
      open_answers: { 'marking.any': 'none' },
    })
    expect(await bar()).toMatchObject({ answered: false, score: 3 / 7 })
    const { status, text } = await asker.ask(
      'PATCH',
      `/api/farm_livestock_enterprise_periods/${run}`,
      { all_questions_answered: true },
    )
    expect(status, text).toBe(200)
    expect(await bar()).toMatchObject({ answered: true, score: 6 / 7 })
    expect(sectionIn(await of({ farm, period }), 'livestock').missing.join(' ')).toMatch(
      /^1 livestock class does not balance \([^.]+\)\.$/,
    )
  })

  test('checks figures against each other, in words', async () => {
    const checks = new Map((await of()).checks.map(check => [check.name, check]))
    expect(checks.get('paddock_area')).toMatchObject({
      state: 'good',
      label: 'Paddocks and titles',
      says: 'Paddocks total 300 ha, titles 310 ha: 3.2% less.',
    })
    expect(checks.get('area_used')).toMatchObject({ state: 'look' })
    expect(checks.get('produce')).toMatchObject({
      state: 'look',
      says: 'Wheat: our share 300 t, 150 t sold, 0 t in storage: 150 t not accounted for.',
    })
    expect(checks.get('stock')).toMatchObject({
      state: 'wrong',
      says: 'Ewes (breeding): 85 head counted, 90 expected, 5 too few.',
    })
    expect(checks.get('water')).toMatchObject({ state: 'none' })
    expect(checks.get('land_classes')).toMatchObject({ state: 'good' })
  })

  test('adds up what was grown and kept, and tells the days of the period', async () => {
    const { counts, dates } = await of()
    expect(counts).toEqual([
      { name: 'paddocks', label: 'Paddock area', value: 300, unit: 'ha' },
      { name: expect.stringMatching(/^sown_/), label: 'Wheat grown', value: 96, unit: 'ha' },
      { name: 'head', label: 'Closing livestock', value: 85, unit: 'head' },
      { name: 'dse', label: 'Average stocking', value: 148, unit: 'DSE' },
    ])
    expect(dates).toEqual({
      start: '2023-07-01',
      end: '2024-06-30',
      sowing_start: '2023-03-01',
      sowing_end: '2024-02-29',
      submission_due: '2024-09-28',
    })
  })

  test('counts every question that is written down', () => {
    const all = allTallies.flatMap(tallies => tallies(entity => sql.ref(entity)))
    for (const { asks } of all) {
      expect(new Set(asks.map(([question]) => sectionOf(question))).size).toBe(1)
    }
    const asked = all.flatMap(({ asks }) => asks.map(([question]) => question))
    expect(asked.toSorted()).toEqual(questions.map(({ name }) => name).toSorted())
  })
})

describe('a new farm', () => {
  test('has nothing answered, and nothing is asked that cannot be answered yet', async () => {
    const found = await of(fresh)
    expect(found.score).toBe(0)
    expect(sectionIn(found, 'paddocks')).toMatchObject({
      score: 0,
      missing: ['No paddock is recorded.'],
    })
    for (const name of ['cropping', 'crop_sales', 'livestock', 'water']) {
      expect(sectionIn(found, name), name).toMatchObject({ score: null, weight: 0, missing: [] })
    }
    expect(found.checks).toHaveLength(6)
    for (const { name, state } of found.checks) expect(state, name).toBe('none')
    expect(found.counts).toEqual([])
  })

  test('without stock gives the weight of stock to the other sections', async () => {
    const { farm, period } = await plantedFarm(db, 'No stock')
    await sql`update livestock_ledgers set deleted_at = now() where farm_id = ${farm}`.execute(db)
    await sql`update livestock_closing_events set deleted_at = now() where farm_id = ${farm}`.execute(
      db,
    )
    const [with_, without] = [await of(), await of({ farm, period })]
    expect(sectionIn(without, 'livestock')).toMatchObject({ score: null, weight: 0 })
    const weights = without.sections.reduce((sum, { weight }) => sum + weight, 0)
    expect(weights).toBe(85)
    expect(without.score).not.toBe(with_.score)
  })
})

describe('the history of a collection', () => {
  test('says who changed a section last, and when', async () => {
    const { farm, period, paddocks, sale } = await plantedFarm(db, 'Changed')
    expect(sectionIn(await of({ farm, period }), 'paddocks').last_change).toBeNull()
    const change = async (path: string, values: object) => {
      const { status, text } = await asker.ask('PATCH', `/api/${path}`, values)
      expect(status, text).toBe(200)
    }
    await change(`paddocks/${paddocks[2]}`, { soil_type: 'Light' })
    await change(`crop_sale_actuals/${sale}`, { date: '2023-12-04' })
    const found = await of({ farm, period })
    for (const name of ['paddocks', 'crop_sales']) {
      expect(sectionIn(found, name).last_change, name).toEqual({
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        by: 'Jo Farmer',
      })
    }
    expect(sectionIn(found, 'cropping').last_change).toBeNull()
    expect(sectionIn(await of(), 'paddocks').last_change).toBeNull()
  })

  test('has what was deleted, what the farm has in every period, and nothing of another period', async () => {
    const { farm, period } = await plantedFarm(db, 'Others')
    const { id } = (await asker.ask('POST', '/api/rain_gauges', { farm_id: farm, name: 'New' }))
      .body.data
    const last = async (name: string) => sectionIn(await of({ farm, period }), name).last_change
    const added = await last('rain')
    expect(added).not.toBeNull()
    await asker.ask('DELETE', `/api/rain_gauges/${id}`)
    expect(await last('rain')).not.toEqual(added)
    const before = await listed(db, 'periods', '2022-23')
    await insertRow(db, 'farm_period', { farm_id: farm, period_id: before, status: 'In progress' })
    const there = { farm_id: farm, period_id: before, name: 'Then', area: 10 }
    expect((await asker.ask('POST', '/api/paddocks', there)).status).toBe(201)
    expect(await last('paddocks')).toBeNull()
    expect(sectionIn(await of({ farm, period: before }), 'paddocks').last_change).not.toBeNull()
  })
})

describe('whose figures they are', () => {
  test('nothing of other farms is counted, whoever asks', async () => {
    const viewer = asker.as(somebody(900, { farms: [ours.farm], money: [ours.farm] }))
    const before = await of()
    const { body: all } = await overview(`?farm_ids=${ours.farm}`)
    await makeRows(db, furrow(), 'theirs')
    const theirs = await plantedFarm(db, 'Theirs')
    await sql`update paddocks set area = 9999, soil_type = null where farm_id = ${theirs.farm}`.execute(
      db,
    )
    expect(await of()).toEqual(before)
    expect(await of(ours, viewer)).toEqual(before)
    expect((await overview(`?farm_ids=${ours.farm}`)).body).toEqual(all)
    expect((await overview('', viewer)).body).toEqual(all)
  })

  test('who sees no money is told nothing that follows from it', async () => {
    const ask = asker.as(somebody(901, { farms: [ours.farm] }))
    const told = await of(ours, ask)
    const names = told.sections.map(({ name }) => name)
    expect(names).not.toEqual(expect.arrayContaining(['crop_sales']))
    expect(names).not.toEqual(expect.arrayContaining(['assets']))
    expect(names).not.toEqual(expect.arrayContaining(['finance']))
    expect(told.checks.map(({ name }) => name)).toEqual(['paddock_area', 'area_used', 'stock'])
    const [{ periods }] = (await overview('', ask)).body.data
    expect(periods[0].score).toBeCloseTo(told.score ?? Number.NaN, 12)
    // Whatever becomes of the money, they are told the same.
    const { farm } = ours
    await insertRow(db, 'asset_waters', { name: 'River licence', farm_id: farm })
    await sql`update assets_values set owned_ha = 5000, managed_ha = 5000 where farm_id = ${farm}`.execute(
      db,
    )
    await sql`update grain_sale_actuals set tonnes = null where farm_id = ${farm}`.execute(db)
    expect(await of(ours, ask)).toEqual(told)
    expect((await overview('', ask)).body.data[0].periods).toEqual(periods)
    await sql`update assets_values set owned_ha = 310 where farm_id = ${farm}`.execute(db)
    await sql`update grain_sale_actuals set tonnes = 150 where farm_id = ${farm}`.execute(db)
    await sql`delete from asset_waters where farm_id = ${farm}`.execute(db)
  })
})

describe('the overview', () => {
  test('tells the same score as the collection itself', async () => {
    const { status, body } = await overview(`?farm_ids=${fresh.farm},${ours.farm},${ours.farm}`)
    expect(status).toBe(200)
    expect(body.data.map(({ farm_id }: { farm_id: number }) => farm_id)).toEqual([
      fresh.farm,
      ours.farm,
    ])
    expect(body.data[1].periods).toEqual([
      {
        farm_period_id: expect.any(Number),
        period_id: ours.period,
        name: '2023-24',
        year_name: '2024',
        start: '2023-07-01',
        end: '2024-06-30',
        status: 'In progress',
        score: (await of()).score,
        submission_due: '2024-09-28',
      },
    ])
    expect(body.data[0].periods[0].score).toBe(0)
  })

  test('has a farm without periods, and nothing for who has no farm', async () => {
    const farm = await insertRow(db, 'farms', { farm_name: 'Bare' })
    expect((await overview(`?farm_ids=${farm}`)).body.data).toEqual([
      { farm_id: farm, periods: [] },
    ])
    const { status, body } = await overview('', asker.as(somebody(902, {})))
    expect([status, body.data]).toEqual([200, []])
  })
})

describe('what is refused', () => {
  test.each([
    ['', 'Say which farm. (and 1 more error)'],
    ['?farm_id=1', 'Say which period.'],
    ['?farm_id=x&period_id=1', 'Say which farm.'],
    ['?farm_id=1&period_id=-1', 'Say which period.'],
    ['?farm_id=1&farm_id=2&period_id=1', 'Say which farm.'],
    ['/overview?farm_ids=1,x', 'Name farms by their numbers, with commas.'],
    ['/overview?farm_ids=1,,2', 'Name farms by their numbers, with commas.'],
    ['/overview?farm_ids=1&farm_ids=2', 'Name farms by their numbers, with commas.'],
    [
      `/overview?farm_ids=${Array.from({ length: 201 }, (_, n) => n + 1).join(',')}`,
      'Ask for at most 200 farms at once.',
    ],
  ])('"%s" is answered with a sentence', async (query, message) => {
    const { status, body } = await asker.ask('GET', `/api/v2/completeness${query}`)
    expect(status).toBe(422)
    expect(body.message).toBe(message)
  })

  test('a farm or a period that is not theirs is not there', async () => {
    const ask = asker.as(somebody(903, { farms: [fresh.farm] }))
    expect((await ask('GET', address(ours))).status).toBe(404)
    expect((await overview(`?farm_ids=${fresh.farm},${ours.farm}`, ask)).status).toBe(404)
    const { status, body } = await ask('GET', address({ ...fresh, period: ours.period + 1 }))
    expect([status, body.message]).toEqual([404, 'The farm doesn’t record that period.'])
    expect((await asker.ask('GET', address({ farm: 999_999, period: 1 }))).body.message).toBe(
      'This farm doesn’t exist, or you don’t have access to it.',
    )
  })

  test('a deleted farm, and a period that a farm no longer records, are not there', async () => {
    const gone = await emptyFarm(db, 'Gone')
    await sql`update farm_period set deleted_at = now() where farm_id = ${gone.farm}`.execute(db)
    expect((await asker.ask('GET', address(gone))).status).toBe(404)
    expect((await overview(`?farm_ids=${gone.farm}`)).body.data[0].periods).toEqual([])
    await sql`update farms set deleted_at = now() where id = ${gone.farm}`.execute(db)
    expect((await asker.ask('GET', address(gone))).status).toBe(404)
    expect((await overview(`?farm_ids=${gone.farm}`)).status).toBe(404)
  })
})
