// What of stock is saved and looks wrong, as it stands among the open points of the period.

import { describe, expect, test } from 'vitest'
import { keptStock } from './kept-stock.ts'
import { openFarm } from './open-farm.ts'

const { farm, people, points, sentences } = openFarm()
const { kinds, kind, here, moved, counted, round, done } = keptStock(farm)
const dual = '(Grazing Sheep Dual Purpose)'

describe('an opening against what the period before closed with (W-LIV-5)', () => {
  test('is asked about where both ends of a period are 100 too high', async () => {
    await counted({ number: 2300 }, farm.before)
    const opening = await moved('opening', { number: 2400 })
    await moved('death', { number: 20, notes: 'Cold' })
    await counted({ number: 2380 })
    expect(await points('E-LIV-8')).toEqual([])
    expect(await points('W-LIV-5')).toMatchObject([
      {
        message: `Ewes (breeding) ${dual} opened with 2,400 head, but 2021-22 closed with 2,300 head.`,
        resource: 'livestock_ledgers',
        id: opening.id,
        field: 'number',
      },
    ])
    await farm.change('livestock_ledgers', opening.id, { number: 2323 })
    expect(await points('W-LIV-5')).toEqual([])
  })

  test('is asked about where one of both is not there, once anything is opened', async () => {
    const closed = await counted({ number: 50 }, farm.before)
    expect(await points('W-LIV-5')).toEqual([])
    await moved('opening', { ...(await kind('sheep/rams')), number: 7 })
    expect(await points('W-LIV-5')).toMatchObject([
      {
        message: `Ewes (breeding) ${dual} opened with none, but 2021-22 closed with 50 head.`,
        resource: 'livestock_closing_events',
        id: closed.id,
      },
      { message: `Rams ${dual} opened with 7 head, but 2021-22 closed with none.` },
    ])
  })

  test('is confirmed with a note, and asked about again when it changes', async () => {
    await counted({ number: 2300 }, farm.before)
    const opening = await moved('opening', { number: 2400 })
    const [point] = await points('W-LIV-5')
    const { code, resource, id: row, field, message: said } = point ?? expect.fail('No warning.')
    const note = 'The agent counted them again.'
    await farm.add('confirmed_warnings', { ...here(), code, resource, row, field, said, note })
    const notes = async () => (await points('W-LIV-5')).map(({ confirmed }) => confirmed?.note)
    expect(await notes()).toEqual([note])
    await farm.change('livestock_ledgers', opening.id, { number: 2390 })
    expect(await notes()).toEqual([undefined])
  })
})

describe('deaths (W-LIV-1)', () => {
  test('are asked about above 10% of sheep, and where nobody says why', async () => {
    await moved('opening', { number: 1000 })
    const died = await moved('death', { number: 95, notes: 'Blizzard' })
    expect(await points('W-LIV-1')).toEqual([])
    await farm.change('livestock_ledgers', died.id, { number: 100 })
    expect(await points('W-LIV-1')).toMatchObject([
      {
        message:
          'Grazing Sheep Dual Purpose: 100 head of 950 head on average, 10.5%, died: more than 10% is unusual.',
        resource: 'livestock_ledgers',
        id: died.id,
        field: 'number',
      },
    ])
    await farm.change('livestock_ledgers', died.id, { number: 10, notes: null })
    // Of these it is said why.
    await moved('death', { number: 1 }, { cause: 'Weather' })
    expect(await sentences('W-LIV-1')).toEqual([
      `Ewes (breeding) ${dual}: 10 head died, and neither a cause nor a note says why.`,
    ])
  })

  test('are asked about above 6% of cattle and 3% of bulls, and not of unweaned young', async () => {
    const bulls = {
      ...kinds.cows,
      livestock_class_id: await farm.listed('livestock_classes', 'cattle/bulls-working'),
    }
    const calves = {
      ...kinds.cows,
      livestock_class_id: await farm.listed('livestock_classes', 'cattle/calves-unweaned'),
    }
    await moved('opening', { ...kinds.cows, number: 400 })
    await moved('opening', { ...bulls, number: 20 })
    await moved('opening', { ...calves, number: 100 })
    await moved('death', { ...calves, number: 60, notes: 'Dogs' })
    expect(await points('W-LIV-1')).toEqual([])
    await moved('death', { ...bulls, number: 1, notes: 'Fight' })
    expect(await sentences('W-LIV-1')).toEqual([
      expect.stringMatching(/^Bulls .* 1 head of 19.5 head on average, 5.1%, died: more than 3%/),
    ])
    await moved('death', { ...kinds.cows, number: 26, notes: 'Drought' })
    expect(await sentences('W-LIV-1')).toEqual([
      expect.stringMatching(/^Grazing Cattle .* 27 head of .*: more than 6% is unusual\.$/),
      expect.stringContaining('3%'),
    ])
  })
})

describe('a breeding round (W-LIV-3, W-LIV-7)', () => {
  test('is asked about where the figures do not follow one another', async () => {
    const bred = await round()
    await done('joining', bred, { number_joined: 1000, sires_used: 15 })
    await done('scanning', bred, { number_scanned: 1000, number_pregnant: 900 })
    const marked = await done('marking', bred, { number_counted: 1100 })
    const weaned = await done('weaning', bred, { number: 1080 })
    expect(await points('W-LIV-3')).toEqual([])
    expect(await points('W-LIV-7')).toEqual([])
    await farm.change('livestock_marking_events', marked.id, { number_counted: 1990 })
    expect(await points('W-LIV-3')).toMatchObject([
      {
        message: `Ewes (breeding) ${dual}: 1,990 head were marked of 1,000 head joined, 199%: 40% to 170% is usual.`,
        resource: 'livestock_marking_events',
        id: marked.id,
        field: 'number_counted',
      },
      { message: expect.stringContaining('1,990 head were marked of 900 head in young') },
    ])
    await farm.change('livestock_marking_events', marked.id, { number_counted: 1000 })
    expect(await points('W-LIV-3')).toMatchObject([
      {
        message: `Ewes (breeding) ${dual}: 1,080 head were weaned, but only 1,000 head marked.`,
        resource: 'livestock_weaning_events',
        id: weaned.id,
      },
    ])
  })

  test('is asked about where more were scanned than joined, or few are in young', async () => {
    const bred = await round()
    await done('joining', bred, { number_joined: 900, sires_used: 8 })
    await done('scanning', bred, { number_scanned: 1000, number_pregnant: 590 })
    expect(await sentences('W-LIV-3')).toEqual([
      `Ewes (breeding) ${dual}: 1,000 head were scanned, but only 900 head joined.`,
      `Ewes (breeding) ${dual}: 590 head were in young of 1,000 head scanned, 59%: less than 60% is unusual.`,
    ])
    expect(await sentences('W-LIV-7')).toEqual([
      `Ewes (breeding) ${dual}: 8 sires with 900 head, 0.89 for every 100: 1 to 3.5 is usual.`,
    ])
  })

  test('belongs to the period of its marking, whenever it was joined', async () => {
    const bred = await round({}, farm.before)
    await done('joining', bred, { number_joined: 100, date: '2022-03-01' }, farm.before)
    await done('marking', bred, { number_counted: 190, date: '2022-09-01' })
    expect(await sentences('W-LIV-3')).toHaveLength(1)
  })
})

describe('joined females (E-LIV-6)', () => {
  test('are counted on the day, also in the ledger of the period before', async () => {
    const bred = await round()
    await done('joining', bred, { number_joined: 120, date: '2022-04-01' })
    expect(await points('E-LIV-6')).toEqual([])
    await moved('opening', { number: 100, entry_date: '2021-07-01' }, { period: farm.before })
    expect(await sentences('E-LIV-6')).toEqual([
      `Ewes (breeding) ${dual}: 120 head were joined on 1 April 2022, but 100 head were there.`,
    ])
  })
})

test('young that are not weaned at the end are asked about (W-LIV-6)', async () => {
  const lambs = await kind('sheep/lambs-unweaned')
  await counted({ ...lambs, number: 300 })
  expect(await sentences('W-LIV-6')).toEqual([
    `Lambs (unweaned) ${dual}: 300 head are unweaned at the end, and no weaning is recorded.`,
  ])
  await done('weaning', await round(), { number: 40 })
  expect(await points('W-LIV-6')).toEqual([])
})

test('a class that is 30% heavier at the end is asked about (W-LIV-9)', async () => {
  await moved('opening', { number: 100, weight: 50 })
  const { id } = await counted({ weight: 66 })
  expect(await sentences('W-LIV-9')).toEqual([
    `Ewes (breeding) ${dual} weighed 50 kg a head at the start and 66 kg at the end: more than 30% apart.`,
  ])
  await farm.change('livestock_closing_events', id, { weight: 64 })
  expect(await points('W-LIV-9')).toEqual([])
})

test('grazing land that carries too much is asked about (W-LIV-8)', async () => {
  const asset_type_id = await farm.listed('asset_types', 'grazing')
  const { id } = await farm.paddock({ area: 40, asset_type_id })
  await moved('opening', { number: 1000 })
  expect(await sentences('W-LIV-8')).toEqual([
    'The stock come to 40 DSE/ha on 40 ha of grazing land: more than 30 DSE/ha is unusual.',
  ])
  await farm.change('paddocks', id, { area: 400 })
  expect(await points('W-LIV-8')).toEqual([])
})

test('stock that gain or lose too much on a crop are asked about (W-LIV-8)', async () => {
  const crop = await farm.crop('wheat')
  const livestock_class_id = await farm.listed('livestock_classes', 'sheep/wether-hoggets')
  const { id } = await farm.add('grazing_collection_events', {
    crop_collection_id: crop.id,
    livestock_class_id,
    number_of_stock: 100,
    grazing_area: 50,
    grazing_start_date: '2022-08-01',
    grazing_end_date: '2022-08-31',
    total_weight_on: 4000,
    total_weight_off: 6000,
  })
  expect(await sentences('W-LIV-8')).toEqual([
    expect.stringContaining('the stock gained 666.7 g a head and day: more than 500 g is unusual.'),
  ])
  await farm.change('grazing_collection_events', id, { total_weight_off: 3900 })
  expect(await sentences('W-LIV-8')).toEqual([
    expect.stringContaining('the stock lost 33.3 g a head and day.'),
  ])
  await farm.change('grazing_collection_events', id, { total_weight_off: 4300 })
  expect(await points('W-LIV-8')).toEqual([])
})

describe('a sale of stock (W-LIV-2)', () => {
  test('of a weight that such stock never has is asked about', async () => {
    const lambs = await kind('sheep/mixed-lambs-trading')
    const sold = await moved('sale', { ...lambs, number: 100, weight: 145 })
    expect(await points('W-LIV-2')).toMatchObject([
      {
        message: 'Mixed Lambs (trading) were sold at 145 kg a head: 18 to 70 kg is usual.',
        resource: 'livestock_ledgers',
        id: sold.id,
        field: 'weight',
      },
    ])
  })

  test('at five times the price is asked about, of whoever sees money', async () => {
    const steers = {
      ...kinds.cows,
      livestock_class_id: await farm.listed('livestock_classes', 'cattle/steers-1-2-years'),
    }
    await moved('sale', { ...steers, number: 10, weight: 400 }, { total_value: 1_500_000 })
    expect(await points('W-LIV-2')).toEqual([])
    await moved('sale', { ...steers, number: 10, weight: 400 }, { total_value: 7_500_000 })
    expect(await sentences('W-LIV-2', people.manager)).toEqual([
      'Steers 1–2 years were sold at $7,500 a head: $100 to $6,000 is usual.',
    ])
    expect(await points('W-LIV-2', people.worker)).toEqual([])
    await moved('sale', { ...steers, number: 10, weight: 400 }, { total_value: 3_400_000 })
    expect(await sentences('W-LIV-2', people.manager)).toContain(
      'Steers 1–2 years were sold at $8.50 a kg: $1 to $8 is usual.',
    )
  })
})
