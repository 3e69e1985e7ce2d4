// What a record says of its period by itself: how much was answered when it was handed over, its year, and
// what follows from the sheets that only records are made of.

import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { ruledFarm } from './ruled-farm.ts'
import type { Kept } from './ruled-farm.ts'

const farm = ruledFarm()
const here = () => ({ farm_id: farm.farm, period_id: farm.now })
let record: Kept
beforeEach(async () => {
  record = await farm.add('assets', here())
})
const figures = async (...names: readonly string[]) => {
  const row = await farm.row('assets', record.id)
  return names.map(name => row[name])
}
const status = async (wanted: string, more: object = {}) => {
  const { rows } = await sql<{ id: number }>`
    select id from farm_period
    where farm_id = ${farm.farm} and period_id = ${farm.now}`.execute(farm.db)
  await farm.change('farm_period', rows[0]?.id ?? 0, { status: wanted, ...more })
}
const told = async () => {
  const path = `v2/completeness?farm_id=${farm.farm}&period_id=${farm.now}`
  const { body } = await farm.ask('GET', path)
  return Math.round(body.data.score * 1e6) / 1e6
}

test('the region of the farm is that of its record, and what was typed stays where none is chosen', async () => {
  await farm.change('assets', record.id, { Zone: 'Northern' })
  expect(await figures('Zone')).toEqual(['Northern'])
  const region = await sql<{ id: number; name: string }>`
    select id, name from zones where slug = 'nsw-vic-slopes'`.execute(farm.db)
  await farm.change('farms', farm.farm, { zone_id: region.rows[0]?.id })
  await status('Validated')
  expect(await figures('Zone')).toEqual(['NSW / Vic Slopes'])
})

describe('how complete a period is', () => {
  test('stands in its record as it was when it was handed over', async () => {
    await farm.paddock({ area: 100 })
    await farm.change('assets', record.id, { oh_legal: 100_00 })
    expect(await figures('data_complete_pct')).toEqual([null])
    const score = await told()
    expect(score).toBeGreaterThan(0)
    await status('Validated')
    expect(await figures('data_complete_pct')).toEqual([score])
    await farm.paddock({ area: 100, soil_type: 'Heavy' })
    await farm.change('assets', record.id, { oh_legal: 200_00 })
    expect(await figures('data_complete_pct', 'oh_legal')).toEqual([score, 200_00])
  })

  test('is told anew when the period is handed over again', async () => {
    await farm.paddock({ area: 100 })
    await status('Validated')
    const [first] = await figures('data_complete_pct')
    await status('In progress')
    await farm.change('assets', record.id, { interest_cost: 0, days_owner: 240, exp_seed: 1 })
    expect(await figures('data_complete_pct')).toEqual([first])
    const score = await told()
    expect(score).toBeGreaterThan(first as number)
    await status('Validated')
    expect(await figures('data_complete_pct')).toEqual([score])
  })

  test('wins over what somebody typed, which is kept', async () => {
    await farm.paddock({ area: 100 })
    await farm.change('assets', record.id, { data_complete_pct: 0.95 })
    const score = await told()
    await status('Validated')
    expect(await figures('data_complete_pct', 'origins')).toEqual([
      score,
      expect.objectContaining({ data_complete_pct: { from: 'rows', typed: 0.95 } }),
    ])
  })
})

describe('taking part in benchmarks', () => {
  const answered = (user: number, agreed: boolean, day: string) =>
    sql`
    insert into agreement_answers (agreement_id, user_id, agreed, answered_at)
    select max(id), ${user}, ${agreed}, ${day}::timestamptz from agreements
    where type = 'Benchmark participation'`.execute(farm.db)

  test('is the last answer of a manager, as it stood when the period was handed over', async () => {
    const body = 'We take part.'
    await farm.add('agreements', { type: 'Benchmark participation', body })
    const mail = (name: string) => `${name}.${farm.farm}@example.com`
    const person = (name: string) => farm.add('users', { name, email: mail(name) })
    const [manager, worker] = [await person('mae'), await person('wes')]
    await farm.change('farms', farm.farm, { manager_id: manager.id })
    await farm.add('details_user', { details_id: farm.farm, user_id: worker.id })
    await answered(worker.id, false, '2023-05-01')
    await status('Validated')
    expect(await figures('benchmark_opt_in')).toEqual([null])

    await status('In progress')
    await answered(manager.id, false, '2023-02-01')
    await answered(manager.id, true, '2023-03-01')
    expect(await figures('benchmark_opt_in')).toEqual([null])
    await status('Validated')
    expect(await figures('benchmark_opt_in')).toEqual([1])
    await answered(manager.id, false, '2023-08-01')
    await farm.change('assets', record.id, { oh_legal: 100_00 })
    expect(await figures('benchmark_opt_in', 'oh_legal')).toEqual([1, 100_00])
  })
})

test('the year is that of the period until somebody names another', async () => {
  const { year_name, name } = await farm.row('periods', farm.now)
  expect(await figures('Year')).toEqual([year_name ?? name])
  await farm.change('assets', record.id, { Year: 'Harvest 2023' })
  expect(await figures('Year')).toEqual(['Harvest 2023'])
  await farm.change('assets', record.id, { Year: null })
  expect(await figures('Year')).toEqual([year_name ?? name])
})

describe('sheets', () => {
  test('stock of others that are fed here pay', async () => {
    const mob = { ...here(), direction: 'In', number: 200, weekly_rate: 550 }
    const days = { start_date: '2022-09-01', end_date: '2022-11-24' }
    const line = await farm.add('livestock_agistment_collections', { ...mob, ...days })
    await farm.add('livestock_agistment_collections', { ...mob, ...days, direction: 'Out' })
    const names = ['agistment_income', 'other_farm_income']
    expect(await figures(...names)).toEqual([13_200_00, 13_200_00])
    await farm.change('livestock_agistment_collections', line.id, { total_value: 12_000_00 })
    expect(await figures(...names)).toEqual([12_000_00, 12_000_00])
  })

  test('crops cost what a hectare of their kind cost', async () => {
    const crop_type_id = await farm.listed('crop_types', 'wheat')
    const sheet = { ...here(), crop_type_id, area_sown: 900, direct_cost: 330_00 }
    const line = await farm.add('dryland_crops', sheet)
    expect(await figures('dl_crop_direct_cost')).toEqual([297_000_00])
    await farm.change('dryland_crops', line.id, { direct_cost: 340_00 })
    expect(await figures('dl_crop_direct_cost', 'ir_crop_direct_cost')).toEqual([306_000_00, null])
  })

  test('stock put on weight on a crop', async () => {
    const { id: paddock_id } = await farm.paddock({ area: 100 })
    const { id: crop_collection_id } = await farm.crop('wheat', { paddock_id })
    await farm.add('sowing_collection_events', {
      crop_collection_id,
      sowing_date: '2022-04-10',
      sowing_area: 100,
    })
    await farm.add('grazing_collection_events', {
      crop_collection_id,
      grazing_area: 30,
      grazing_start_date: '2022-07-01',
      grazing_end_date: '2022-08-26',
      number_of_stock: 120,
      total_weight_on: 120 * 38,
      total_weight_off: 120 * 47.5,
    })
    expect(await figures('average_daily_gain')).toEqual([169.642857])
  })
})

test('owners are paid a manager’s year, and what stock cost are the lines of stock, unless told', async () => {
  const said = { days_owner: 360, exp_animal_health: 9000_00, exp_supplementary_feed: 40_000_00 }
  await farm.change('assets', record.id, said)
  const names = ['owner_allowance_total', 'oh_owner_allowance', 'gz_direct_cost']
  expect(await figures(...names)).toEqual([150_000_00, 150_000_00, 49_000_00])
  await farm.change('assets', record.id, { owner_allowance_total: 120_000_00 })
  expect(await figures(...names)).toEqual([120_000_00, 120_000_00, 49_000_00])
  await farm.change('assets', record.id, { owner_allowance_total: null })
  expect(await figures(...names)).toEqual([150_000_00, 150_000_00, 49_000_00])
})
