import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openFarm } from './open-farm.ts'

const { farm, people, points, sentences, agree, dryDays } = openFarm()
const sowings = 'sowing_collection_events'
const grains = 'grain_collection_events'
const here = () => ({ farm_id: farm.farm, period_id: farm.now })

describe('a crop', () => {
  let river: number
  let wheat: number
  let sown: { readonly id: number }
  beforeEach(async () => {
    river = (await farm.paddock({ name: 'River', area: 100 })).id
    wheat = (await farm.crop('wheat', { paddock_id: river })).id
    const values = { crop_collection_id: wheat, sowing_date: '2022-05-10', sowing_area: 100 }
    sown = await farm.add(sowings, values)
  })
  const harvest = (harvested_area: number) =>
    farm.add(grains, { crop_collection_id: wheat, harvested_date: '2022-11-20', harvested_area })
  const end = async (how: string) =>
    farm.add('custom_termination_events', {
      crop_collection_id: wheat,
      date: '2022-10-01',
      crop_termination_type_id: await farm.listed('crop_termination_types', how),
    })

  test('that is sown comes off or ends (E-CROP-8)', async () => {
    expect(await points('E-CROP-8')).toEqual([
      {
        code: 'E-CROP-8',
        message: 'Wheat on River: the 100 ha sown are not yet harvested or written off.',
        section: 'cropping',
        resource: 'crop_collections',
        id: wheat,
        field: 'status_id',
        where: 'River, Wheat',
        confirmed: null,
      },
    ])
    await harvest(60)
    expect(await sentences('E-CROP-8')).toEqual([
      'Wheat on River: 40 ha of the 100 ha sown are not yet harvested or written off.',
    ])
    await harvest(39)
    expect(await sentences('E-CROP-8')).toEqual([])
  })

  test('that ended otherwise has nothing left (E-CROP-8)', async () => {
    await harvest(60)
    await end('failed-frost')
    expect(await sentences('E-CROP-8')).toEqual([])
  })

  test('whose area nobody wrote down is open until something ends it (E-CROP-8)', async () => {
    await farm.change(sowings, sown.id, { sowing_area: null })
    expect(await sentences('E-CROP-8')).toEqual([
      'Wheat on River is not yet harvested or written off.',
    ])
    await end('failed-frost')
    expect(await sentences('E-CROP-8')).toEqual([])
  })

  test('that stands for years stands on (E-CROP-8)', async () => {
    const lucerne = (await farm.crop('lucerne-grazing')).id
    const values = { sowing_date: '2022-05-10', sowing_area: 50 }
    await farm.add(sowings, { crop_collection_id: lucerne, ...values })
    expect(await points('E-CROP-8')).toHaveLength(1)
  })

  test('that was deleted stands no more (E-CROP-8)', async () => {
    await farm.remove('paddocks', river)
    expect(await sentences('E-CROP-8')).toEqual([])
  })

  test('tells what its rules tell once, whatever number of rows it is about', async () => {
    await farm.change(sowings, sown.id, { sowing_area: 120 })
    const [point, ...others] = await points('E-PAD-3')
    expect(others).toEqual([])
    const message = 'Sown area 120 ha is more than the 100 ha of River.'
    const atSowing = { resource: sowings, id: sown.id, field: 'sowing_area', section: 'cropping' }
    expect(point).toMatchObject({ message, ...atSowing })
    const { id } = await harvest(150)
    const atHarvest = { resource: grains, id, field: 'harvested_area' }
    expect(await points('E-CROP-1')).toMatchObject([
      { message: 'Wheat on River: 120 ha are sown, but 150 ha are harvested.', ...atHarvest },
    ])
  })

  test('is answered wholly (E-CROP-9)', async () => {
    const crop_type_id = await farm.listed('crop_types', 'wheat')
    const { id } = await farm.add('crop_type_farm_periods', { ...here(), crop_type_id })
    expect(await points('E-CROP-9')).toMatchObject([{ id, where: 'Wheat', section: 'cropping' }])
    await farm.change('crop_type_farm_periods', id, { all_questions_answered: true })
    expect(await points('E-CROP-9')).toEqual([])
  })

  test('is asked about while it stands, whether a row says that it is grown or not (E-CROP-9)', async () => {
    const onPaddock = { resource: 'crop_collections', id: wheat, field: null, where: 'Wheat' }
    expect(await points('E-CROP-9')).toMatchObject([onPaddock])
    const crop_type_id = await farm.listed('crop_types', 'wheat')
    const { id } = await farm.add('crop_type_farm_periods', { ...here(), crop_type_id })
    expect(await points('E-CROP-9')).toMatchObject([{ resource: 'crop_type_farm_periods', id }])
    await farm.remove('crop_type_farm_periods', id)
    expect(await points('E-CROP-9')).toMatchObject([onPaddock])
    await farm.remove('crop_collections', wheat)
    expect(await points('E-CROP-9')).toEqual([])
  })
})

describe('rain', () => {
  test('is not asked of a farm without crops and gauges', async () => {
    expect(await points('E-RAIN-3')).toEqual([])
    await farm.crop('wheat')
    expect(await sentences('E-RAIN-3')).toEqual([
      'A rain gauge is needed, with ten complete months of rain. There is none yet.',
    ])
  })

  test('is not asked of a farm that keeps stock alone, with no gauge or an empty one', async () => {
    expect(await points('E-RAIN-3')).toEqual([])
    const { id } = await farm.add('rain_gauges', { farm_id: farm.farm, name: 'Home' })
    expect(await points('E-RAIN-3')).toEqual([])
    await dryDays(id, '2022-07-01', '2022-07-01')
    expect(await points('E-RAIN-3')).toMatchObject([{ id, where: 'Home' }])
  })

  test('is asked of a farm with crops, though its gauge is empty (E-RAIN-3)', async () => {
    await farm.crop('wheat')
    const { id } = await farm.add('rain_gauges', { farm_id: farm.farm, name: 'Home' })
    expect(await points('E-RAIN-3')).toMatchObject([{ id, where: 'Home' }])
  })

  test('is complete with ten months of one gauge (E-RAIN-3)', async () => {
    const home = await farm.add('rain_gauges', { farm_id: farm.farm, name: 'Home' })
    await farm.add('rain_gauges', { farm_id: farm.farm, name: 'Back' })
    await dryDays(home.id, '2022-07-01', '2023-04-29')
    expect(await points('E-RAIN-3')).toMatchObject([
      {
        message:
          'One rain gauge needs 10 complete months with a reading for every day: Home has only 9 complete months.',
        resource: 'rain_gauges',
        id: home.id,
        section: 'rain',
      },
    ])
    await dryDays(home.id, '2023-04-30', '2023-04-30')
    expect(await points('E-RAIN-3')).toEqual([])
  })

  test('leaves no whole month out (W-RAIN-2)', async () => {
    const { id } = await farm.add('rain_gauges', { farm_id: farm.farm, name: 'Home' })
    await dryDays(id, '2022-07-01', '2022-12-31')
    await dryDays(id, '2023-03-15', '2023-06-30')
    expect(await points('W-RAIN-2')).toMatchObject([
      { message: 'Home has no reading in January 2023 and February 2023.', id, where: 'Home' },
    ])
    await farm.add('rainfalls', { rain_gauge_id: id, date: '2023-02-28', total_mm: 30, days: 40 })
    expect(await points('W-RAIN-2')).toEqual([])
  })

  test('is not far less at one gauge than at its neighbour (W-RAIN-3)', async () => {
    const gauge = async (name: string, east: number, total_mm: number) => {
      const { id } = await farm.add('rain_gauges', { farm_id: farm.farm, name })
      await farm.add('geolocations', {
        geolocatable_type: 'rain_gauges',
        geolocatable_id: id,
        location: { type: 'Point', coordinates: [east, -28] },
      })
      await farm.add('rainfalls', { rain_gauge_id: id, date: '2023-06-30', total_mm, days: 365 })
      return id
    }
    await gauge('Home', 150, 600)
    const back = await gauge('Back', 150.05, 300)
    await gauge('Hills', 150.3, 100)
    expect(await points('W-RAIN-3')).toMatchObject([
      {
        message:
          'Back has 50% less rain than Home over 12 months, though they are only 4.9 km apart.',
        resource: 'rain_gauges',
        id: back,
        section: 'rain',
      },
    ])
  })
})

describe('land', () => {
  test('is all in land classes (E-FIN-2)', async () => {
    const classes = { dry_arable_owned_ha: 700, pasture_native_leased_ha: 250 }
    const record = { ...here(), ...classes, owned_ha: 1000 }
    const { id } = await farm.add('assets', record)
    expect(await points('E-FIN-2')).toMatchObject([
      {
        message: 'The land classes come to 950 ha, but 1,000 ha are run.',
        section: 'finance',
        resource: 'assets',
        id,
      },
    ])
    await farm.change('assets', id, { pasture_native_leased_ha: 295 })
    expect(await points('E-FIN-2')).toEqual([])
  })

  test('is in paddocks as it is on the title (W-PAD-1)', async () => {
    const { id: property_id } = await farm.add('farm_properties', {
      farm_id: farm.farm,
      name: 'Home block',
    })
    const title = { ...here(), property_id, title_area: 300 }
    const { id } = await farm.add('farm_property_periods', title)
    const one = await farm.paddock({ property_id, area: 150 })
    await farm.paddock({ property_id, area: 120 })
    expect(await points('W-PAD-1')).toMatchObject([
      {
        message: 'Home block is 300 ha on the title, but its paddocks come to 270 ha.',
        section: 'properties',
        resource: 'farm_property_periods',
        id,
        field: 'title_area',
      },
    ])
    await farm.change('paddocks', one.id, { area: 165 })
    expect(await points('W-PAD-1')).toEqual([])
  })

  test('keeps its area from period to period, unless it is split (W-PAD-2)', async () => {
    const before = await farm.paddock({ name: 'Old River', area: 40, period_id: farm.before })
    const river = await farm.paddock({ name: 'River', area: 45 })
    await farm.add('paddock_prior_paddocks', {
      parent_paddock_id: river.id,
      prior_paddock_id: before.id,
      is_primary: true,
    })
    expect(await points('W-PAD-2')).toMatchObject([
      { message: 'River has 45 ha, but had 40 ha last period.', id: river.id },
    ])
    const creek = await farm.paddock({ name: 'Creek', area: 20 })
    await farm.add('paddock_prior_paddocks', {
      parent_paddock_id: creek.id,
      prior_paddock_id: before.id,
      is_primary: true,
    })
    expect(await points('W-PAD-2')).toEqual([])
  })

  test('does not vanish (W-PAD-2)', async () => {
    const gone = await farm.paddock({ name: 'Old River', area: 40, period_id: farm.before })
    expect(await points('W-PAD-2')).toEqual([])
    await farm.paddock({ name: 'Hill', area: 40 })
    expect(await points('W-PAD-2')).toMatchObject([
      {
        message: 'Old River was a paddock in 2021-22, but no paddock is linked to it.',
        resource: 'paddocks',
        id: gone.id,
        where: 'Old River, 2021-22',
      },
    ])
  })
})

describe('the use of the figures', () => {
  test('is agreed to by the manager who submits, and not by another one (E-AGR-1)', async () => {
    const { manager, 'manager without money': other } = people
    expect(await sentences('E-AGR-1', manager)).toEqual([
      'Agree to how your farm’s figures are used.',
    ])
    await agree(manager)
    expect(await points('E-AGR-1', manager)).toEqual([])
    expect(await points('E-AGR-1', other)).toHaveLength(1)
    await agree(manager, false)
    expect(await points('E-AGR-1', manager)).toHaveLength(1)
  })

  test('is agreed to by a manager of the farm where somebody else asks (E-AGR-1)', async () => {
    const { worker, consultant, manager } = people
    await agree(worker)
    for (const viewer of [worker, consultant, undefined]) {
      expect(await sentences('E-AGR-1', viewer)).toEqual([
        'A manager of the farm must agree to how its figures are used.',
      ])
    }
    await agree(manager)
    for (const viewer of [worker, consultant, undefined]) {
      expect(await points('E-AGR-1', viewer)).toEqual([])
    }
  })

  test('is asked about again with a new text, and with none not at all (E-AGR-1)', async () => {
    await agree(people.manager)
    const text = { type: 'Data use consent', body: 'Another one.' }
    const { id } = await farm.add('agreements', text)
    expect(await points('E-AGR-1', people.manager)).toMatchObject([{ id }])
    await sql`update agreements set active = false where type = 'Data use consent'`.execute(farm.db)
    expect(await points('E-AGR-1', people.manager)).toEqual([])
    await sql`update agreements set active = true where slug is not null`.execute(farm.db)
  })
})
