import { beforeEach, describe, expect, test } from 'vitest'
import { ruledFarm } from './ruled-farm.ts'

const farm = ruledFarm()
const table = 'rainfalls'
let gauge: number

beforeEach(async () => {
  gauge = (await farm.add('rain_gauges', { farm_id: farm.farm, name: 'Shed' })).id
})
const rain = (date: string, total_mm: number, values: object = {}) => ({
  rain_gauge_id: gauge,
  date,
  total_mm,
  ...values,
})
const batch = (resources: object[]) => farm.ask('POST', `${table}/batch`, { resources })

describe('a rain reading', () => {
  test('is at most 1,000 mm a day (E-RAIN-1)', async () => {
    expect(await farm.refusal(table, rain('2022-03-01', 1000.1))).toEqual({
      total_mm: ['1,000.1 mm in one day is too much: the most accepted is 1,000 mm a day.'],
    })
    expect(await farm.refusal(table, rain('2022-03-01', -1))).toHaveProperty('total_mm')
    await farm.add(table, rain('2022-03-01', 1000))
    const { id } = await farm.add(table, rain('2022-03-05', 2500, { days: 3 }))
    expect(await farm.refusal(table, { days: 2 }, id)).toHaveProperty('total_mm')
  })

  test('is the only one of its gauge and day (E-RAIN-1)', async () => {
    await farm.add(table, rain('2022-03-01', 5))
    const again = await farm.ask('POST', table, rain('2022-03-01', 6))
    expect(again.status).toBe(422)
    await farm.add(table, rain('2022-03-02', 6))
  })

  test('is of a gauge of the farm (E-RAIN-2)', async () => {
    const other = await farm.add('farms', { farm_name: 'Hills' })
    const theirs = await farm.add('rain_gauges', { farm_id: other.id, name: 'House' })
    const { id } = await farm.add(table, rain('2022-03-01', 5))
    expect(await farm.refusal(table, { rain_gauge_id: theirs.id }, id)).toHaveProperty(
      'rain_gauge_id',
    )
    const next = await farm.add('rain_gauges', { farm_id: farm.farm, name: 'House' })
    await farm.change(table, id, { rain_gauge_id: next.id })
  })

  test('is not in the future (E-DATE-3), nor 60 years before its gauge (E-DATE-4)', async () => {
    const year = new Date().getUTCFullYear()
    expect(await farm.refusal(table, rain(`${year + 1}-12-31`, 5))).toHaveProperty('date')
    expect(await farm.refusal(table, rain(`${year - 61}-01-01`, 5))).toHaveProperty('date')
    await farm.add(table, rain(`${year - 59}-01-01`, 5))
  })
})

describe('rain stands out (W-RAIN-1)', () => {
  test('over 200 mm in a day', async () => {
    expect(await farm.warnings(table, rain('2022-03-01', 200))).toEqual([])
    expect(await farm.sentence('W-RAIN-1', table, rain('2022-03-02', 201))).toBe(
      '201 mm in a day is unusually high.',
    )
    expect(await farm.warnings(table, rain('2022-06-02', 390, { days: 2 }))).toEqual([])
  })

  test('over 600 mm in a month, told once', async () => {
    const days = ['01', '02', '03', '04'].map(day => rain(`2022-03-${day}`, 160))
    const { body } = await batch(days)
    expect(body.meta.warnings).toMatchObject([
      { code: 'W-RAIN-1', message: 'March 2022 has 640 mm so far, which is unusually high.' },
    ])
    expect(await farm.warnings(table, rain('2022-04-01', 160))).toEqual([])
  })

  test('in a year that is nothing like the others', async () => {
    const yearOf = (year: number, millimetres: number) =>
      Array.from({ length: 12 }, (_, month) =>
        rain(`${year}-${String(month + 1).padStart(2, '0')}-15`, millimetres),
      )
    for (const year of [2011, 2012, 2013, 2014, 2015]) {
      expect((await batch(yearOf(year, 40))).body.meta?.warnings ?? []).toEqual([])
    }
    const dry = (await batch(yearOf(2016, 15))).body.meta.warnings
    expect(dry.map(({ message }: { message: string }) => message)).toEqual([
      '2016 has 180 mm, less than two fifths of the mean of its other years (480 mm).',
    ])
    const wet = (await batch(yearOf(2017, 80))).body.meta.warnings
    expect(wet).toMatchObject([
      { message: expect.stringContaining('more than twice the mean of its other years') },
    ])
  })
})
