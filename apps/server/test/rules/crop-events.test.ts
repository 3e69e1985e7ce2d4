import { beforeEach, describe, expect, test } from 'vitest'
import { ruledFarm } from './ruled-farm.ts'

const farm = ruledFarm()
let wheat: number
const sowing = (values: object) => ({ crop_collection_id: wheat, ...values })
const sow = (values: object = {}) =>
  farm.add('sowing_collection_events', sowing({ sowing_date: '2022-05-10', ...values }))

beforeEach(async () => {
  wheat = (await farm.crop('wheat')).id
})

describe('the day of an event', () => {
  test('is the same in both places, whichever is sent', async () => {
    const day = { sowing_date: '2022-05-10', date: '2022-05-10' }
    expect(await sow({ sowing_date: undefined, date: '2022-05-10' })).toMatchObject(day)
    const { id } = await sow({ date: null })
    expect(await farm.row('sowing_collection_events', id)).toMatchObject(day)
    const moved = await farm.change('sowing_collection_events', id, { date: '2022-05-12' })
    expect(moved).toMatchObject({ sowing_date: '2022-05-12', date: '2022-05-12' })
    const emptied = await farm.change('sowing_collection_events', id, { sowing_date: null })
    expect(emptied).toMatchObject({ sowing_date: null, date: null })
    const hay = sowing({ cut_date: '2022-10-01', cut_area: 50 })
    expect(await farm.add('hay_collection_events', hay)).toMatchObject({ date: '2022-10-01' })
  })

  test('is refused where the two places differ', async () => {
    const two = sowing({ sowing_date: '2022-05-10', date: '2022-05-11' })
    expect(await farm.refusal('sowing_collection_events', two)).toEqual({
      date: ['One date is 10 May 2022, the other 11 May 2022: they must be the same.'],
    })
    const lint = sowing({ harvested_date: '2022-05-10', date: '2022-05-11' })
    expect(await farm.refusal('lint_collection_events', lint)).toHaveProperty('date')
  })

  test('is one of the calendar (E-DATE-1)', async () => {
    const leap = sowing({ sowing_date: '2022-02-29' })
    expect(await farm.refusal('sowing_collection_events', leap)).toHaveProperty('sowing_date')
  })

  test('lies at most a week ahead (E-DATE-3)', async () => {
    const ahead = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const far = await farm.refusal(
      'irrigation_collection_events',
      sowing({ irrigation_date: ahead(9) }),
    )
    expect(far['irrigation_date']?.[0]).toContain('is in the future')
    const near = await farm.refusal(
      'irrigation_collection_events',
      sowing({ irrigation_date: ahead(6) }),
    )
    expect(near['irrigation_date']?.join(' ')).not.toContain('future')
  })
})

describe('the period of an event', () => {
  test('is that of its crop, and its crop’s that of the paddock', async () => {
    const { id } = await sow()
    expect(await farm.row('sowing_collection_events', id)).toMatchObject({ period_id: farm.now })
    const other = sowing({ sowing_date: '2022-05-10', period_id: farm.after })
    expect(await farm.refusal('sowing_collection_events', other)).toHaveProperty('period_id')
    const { paddock_id } = await farm.row('crop_collections', wheat)
    const astray = { paddock_id, period_id: farm.after }
    expect(await farm.refusal('crop_collections', astray)).toHaveProperty('period_id')
  })

  test('goes along where the crop is another one', async () => {
    const later = await farm.paddock({ period_id: farm.after })
    const fallow = await farm.crop('fallow')
    expect(
      await farm.change('crop_collections', fallow.id, { paddock_id: later.id }),
    ).toMatchObject({ period_id: farm.after })
    const { id } = await farm.add(
      'fertiliser_collection_events',
      sowing({ application_date: '2023-04-01' }),
    )
    const moved = { crop_collection_id: fallow.id }
    expect(await farm.change('fertiliser_collection_events', id, moved)).toMatchObject({
      period_id: farm.after,
    })
  })

  test('holds its crop in place', async () => {
    const later = await farm.paddock({ period_id: farm.after })
    await sow()
    const moved = { paddock_id: later.id }
    expect(await farm.refusal('crop_collections', moved, wheat)).toHaveProperty('period_id')
    const beside = await farm.paddock()
    await farm.change('crop_collections', wheat, { paddock_id: beside.id })
  })

  test('holds the sowing within its sowing window (E-PER-1)', async () => {
    const early = sowing({ sowing_date: '2022-02-28' })
    expect(await farm.refusal('sowing_collection_events', early)).toEqual({
      sowing_date: ['Sowing for 2022–23 must be between 1 March 2022 and 28 February 2023.'],
    })
    await sow({ sowing_date: '2022-03-01' })
    const { id } = await sow({ sowing_date: '2023-02-28' })
    const late = { date: '2023-03-01' }
    expect(await farm.refusal('sowing_collection_events', late, id)).toHaveProperty('sowing_date')
  })

  test('lets a perennial keep the day on which it was sown (E-PER-1)', async () => {
    const lucerne = { crop_collection_id: (await farm.crop('lucerne-hay')).id }
    await farm.add('sowing_collection_events', { ...lucerne, sowing_date: '2018-05-01' })
    const late = { ...lucerne, sowing_date: '2023-03-01' }
    expect(await farm.refusal('sowing_collection_events', late)).toHaveProperty('sowing_date')
    // What was sown says what it is, where nobody else did.
    const variety_id = await farm.listed('varieties', 'lucerne-hay/titan-9')
    const unnamed = { crop_collection_id: (await farm.crop(null)).id, variety_id }
    await farm.add('sowing_collection_events', { ...unnamed, sowing_date: '2018-05-01' })
  })

  test('lets a harvest run 120 days over its end (E-PER-2)', async () => {
    const cut = (date: string) => sowing({ date, area: 10 })
    expect(await farm.refusal('cane_collection_events', cut('2022-02-28'))).toEqual({
      date: [
        '28 February 2022 is not in 2022–23: enter a date from 1 March 2022 to 28 October 2023.',
      ],
    })
    await farm.add('cane_collection_events', cut('2022-03-01'))
    await farm.add('cane_collection_events', cut('2023-10-28'))
    expect(await farm.refusal('cane_collection_events', cut('2023-10-29'))).toHaveProperty('date')
  })

  test('lets fertiliser go on in the fallow before (E-PER-2)', async () => {
    const put = (application_date: string) => sowing({ application_date, pre_applied: true })
    await farm.add('fertiliser_collection_events', put('2021-09-01'))
    expect(await farm.refusal('fertiliser_collection_events', put('2020-09-01'))).toHaveProperty(
      'application_date',
    )
  })
})

describe('a harvest', () => {
  const grain = (values: object) => sowing({ harvested_area: 100, grain_tonnes: 250, ...values })

  test('comes after the sowing (E-CROP-2)', async () => {
    const { id } = await sow()
    const early = grain({ harvested_date: '2022-05-09' })
    const found = await farm.refusal('grain_collection_events', early)
    expect(found['harvested_date']?.[0]).toMatch(/^Wheat on .+ was sown on 10 May 2022/)
    await farm.add('grain_collection_events', grain({ harvested_date: '2022-11-20' }))
    const late = { sowing_date: '2022-11-21' }
    const moved = await farm.refusal('sowing_collection_events', late, id)
    expect(moved['sowing_date']?.[0]).toContain('ended on 20 November 2022')
    await farm.change('sowing_collection_events', id, { sowing_date: '2022-06-01' })
  })

  test('may come before a later sowing of the same crop', async () => {
    await sow()
    await farm.add('grain_collection_events', grain({ harvested_date: '2022-11-20' }))
    expect(await sow({ sowing_date: '2022-12-10' })).toHaveProperty('id')
  })

  test('of an annual comes within eighteen months, of a perennial when it comes (E-CROP-2)', async () => {
    await sow({ sowing_date: '2022-03-01' })
    const late = grain({ harvested_date: '2023-09-02' })
    expect(await farm.refusal('grain_collection_events', late)).toHaveProperty('harvested_date')
    await farm.add('grain_collection_events', grain({ harvested_date: '2023-09-01' }))
    const lucerne = { crop_collection_id: (await farm.crop('lucerne-hay')).id }
    await farm.add('sowing_collection_events', { ...lucerne, sowing_date: '2018-05-01' })
    await farm.add('hay_collection_events', { ...lucerne, cut_date: '2022-10-01' })
  })

  test('of more than any crop ever gave is refused (E-CROP-3)', async () => {
    const most = { harvested_date: '2022-11-20', grain_tonnes: 1800 }
    await farm.add('grain_collection_events', grain(most))
    const found = await farm.refusal(
      'grain_collection_events',
      grain({ ...most, grain_tonnes: 1801 }),
    )
    expect(found['grain_tonnes']?.[0]).toMatch(/can’t have yielded 18.01 t\/ha: .+ 18 t\/ha/)
    const hay = sowing({ cut_date: '2022-10-01', cut_area: 10, hay_tonnes: 201 })
    expect(await farm.refusal('hay_collection_events', hay)).toHaveProperty('hay_tonnes')
    await farm.add('hay_collection_events', { ...hay, hay_tonnes: 200 })
  })

  test('of cotton has bounds for lint and for seed (E-CROP-3)', async () => {
    const cotton = (await farm.crop('cotton')).id
    const picked = { crop_collection_id: cotton, harvested_area: 10 }
    const found = { ...picked, lint_bales: 201, seed_tonnes: 61 }
    const errors = await farm.refusal('lint_collection_events', found)
    expect(Object.keys(errors)).toEqual(['lint_bales', 'seed_tonnes'])
    await farm.add('lint_collection_events', { ...picked, lint_bales: 200, seed_tonnes: 60 })
  })

  test('of lucerne is bounded by the year, too (E-CROP-3)', async () => {
    const crop_collection_id = await lucerneOf(10)
    const cut = { crop_collection_id, cut_area: 10, hay_tonnes: 180 }
    await farm.add('hay_collection_events', { ...cut, cut_date: '2022-10-01' })
    const again = { ...cut, cut_date: '2022-12-01' }
    expect(await farm.refusal('hay_collection_events', again)).toEqual({
      hay_tonnes: [expect.stringContaining('can’t have yielded 36 t/ha')],
    })
  })

  test('of lucerne cut in strips is bounded by all of its ground (E-CROP-3)', async () => {
    const crop_collection_id = await lucerneOf(30)
    const days = ['2022-09-10', '2022-10-20', '2022-12-01', '2023-01-10', '2023-02-20']
    const strips = days.flatMap(cut_date =>
      [1, 2, 3].map(() => ({ crop_collection_id, cut_date, cut_area: 10, hay_tonnes: 32 })),
    )
    expect(strips).toHaveLength(15)
    for (const strip of strips) await farm.add('hay_collection_events', strip)
  })

  test('of cane has at most a fifth of sugar (E-CROP-4)', async () => {
    const cane = { ...sowing({ area: 80, biomass_tonnes: 8400 }), ccs_tonnes: 1681 }
    expect(await farm.refusal('cane_collection_events', cane)).toEqual({
      ccs_tonnes: [
        '1,681 t of sugar is more than 20% of 8,400 t of cane. Check the CCS: it is usually 9 to 17.',
      ],
    })
    const { id } = await farm.add('cane_collection_events', { ...cane, ccs_tonnes: 1680 })
    const less = { biomass_tonnes: 8000 }
    expect(await farm.refusal('cane_collection_events', less, id)).toHaveProperty('ccs_tonnes')
  })
})

/** Sown to so many hectares. */
async function lucerneOf(sowing_area: number): Promise<number> {
  const { id } = await farm.crop('lucerne-hay')
  const sown = { crop_collection_id: id, sowing_area, sowing_date: '2022-04-10' }
  await farm.add('sowing_collection_events', sown)
  return id
}

describe('the ending of a crop', () => {
  const end = async (slug: string, date: string) =>
    sowing({ crop_termination_type_id: await farm.listed('crop_termination_types', slug), date })

  test('comes once (E-CROP-7)', async () => {
    await sow()
    await farm.add('custom_termination_events', await end('failed-drought', '2022-09-01'))
    const again = await end('grazed-out', '2022-10-01')
    const found = await farm.refusal('custom_termination_events', again)
    expect(found['crop_termination_type_id']?.[0]).toContain(
      'already ended on 1 September 2022 (Failed – drought)',
    )
  })

  test('comes again for a crop that is sown again (E-CROP-7)', async () => {
    await sow()
    const poor = await end('failed-poor-establishment', '2022-06-01')
    await farm.add('custom_termination_events', poor)
    await sow({ sowing_date: '2022-06-05' })
    const drought = await end('failed-drought', '2022-09-01')
    expect(await farm.add('custom_termination_events', drought)).toHaveProperty('id')
  })

  test('comes before a harvest of the rest, not after one of all (E-CROP-7)', async () => {
    await sow({ sowing_area: 100 })
    const harvested = sowing({ harvested_date: '2022-11-20', harvested_area: 60 })
    const { id } = await farm.add('grain_collection_events', harvested)
    const hail = await farm.add(
      'custom_termination_events',
      await end('failed-hail-or-storm', '2022-10-30'),
    )
    await farm.remove('custom_termination_events', hail.id)
    await farm.change('grain_collection_events', id, { harvested_area: 100 })
    const again = await end('ploughed-in', '2022-12-01')
    const found = await farm.refusal('custom_termination_events', again)
    expect(found['crop_termination_type_id']?.[0]).toContain('is already harvested in full')
  })
})

describe('stock, water and fertiliser', () => {
  const grazing = (values: object) =>
    sowing({ grazing_area: 30, number_of_stock: 120, total_weight_on: 4560, ...values })

  test('come on before they come off (E-DATE-2)', async () => {
    const days = { grazing_start_date: '2022-07-10', grazing_end_date: '2022-07-09' }
    expect(await farm.refusal('grazing_collection_events', grazing(days))).toEqual({
      grazing_end_date: ['The stock went on on 10 July 2022: they cannot come off before.'],
    })
    await farm.add(
      'grazing_collection_events',
      grazing({ ...days, grazing_end_date: '2022-07-10' }),
    )
  })

  test('are whole animals of a possible weight (E-GRZ-1)', async () => {
    const wrong = (values: object) => farm.refusal('grazing_collection_events', grazing(values))
    expect(await wrong({ number_of_stock: 0 })).toHaveProperty('number_of_stock')
    expect(await wrong({ number_of_stock: 1.5 })).toHaveProperty('number_of_stock')
    expect(await wrong({ total_weight_on: 38 })).toHaveProperty('total_weight_on')
    expect(await wrong({ total_weight_off: 180_001 })).toHaveProperty('total_weight_off')
    await farm.add('grazing_collection_events', grazing({ total_weight_off: 5700 }))
  })

  test('gain no more than any stock ever did, but in a feedlot (E-CROP-3)', async () => {
    const feedlot = await farm.listed('grazing_collection_types', 'feedlot-confinement')
    const gain = grazing({ grazing_area: 1, total_weight_off: 6061 })
    expect(await farm.refusal('grazing_collection_events', gain)).toHaveProperty('total_weight_off')
    await farm.add('grazing_collection_events', { ...gain, grazing_collection_type_id: feedlot })
  })

  test('are at most 30 ML on a hectare at once (E-IRR-1)', async () => {
    const water = (total_ml_applied: number) => sowing({ total_ml_applied })
    await farm.add('irrigation_collection_events', water(3000))
    await sow({ sowing_area: 50 })
    await farm.add('irrigation_collection_events', water(1500))
    const found = await farm.refusal('irrigation_collection_events', water(1501))
    expect(found['total_ml_applied']?.[0]).toMatch(/1,501 ML on the 50 ha of .+ 30 ML\/ha/)
  })

  test('bring no less than nothing of an element (E-FERT-2)', async () => {
    const { id } = await farm.add('fertiliser_collection_events', sowing({}))
    const chemical_element_id = await farm.listed('chemical_elements', 'nitrogen')
    const brought = { fertiliser_collection_event_id: id, chemical_element_id }
    const less = { ...brought, unit_ha: -1 }
    expect(await farm.refusal('fertiliser_chemical_applications', less)).toHaveProperty('unit_ha')
    await farm.add('fertiliser_chemical_applications', { ...brought, unit_ha: 0 })
  })

  test('are made of no more than all of it (E-FERT-1)', async () => {
    const product = await farm.add('fertiliser_products', { name: 'Blend' })
    const element = async (slug: string, percentage: number) => ({
      fertiliser_product_id: product.id,
      chemical_element_id: await farm.listed('chemical_elements', slug),
      percentage,
    })
    const first = await farm.add('chem_element_fert_products', await element('nitrogen', 0.46))
    const second = await element('phosphorus', 0.55)
    expect(await farm.refusal('chem_element_fert_products', second)).toEqual({
      percentage: ['All elements of a fertiliser come to at most 100%; these come to 101%.'],
    })
    await farm.add('chem_element_fert_products', { ...second, percentage: 0.54 })
    await farm.change('chem_element_fert_products', first.id, { percentage: 0.4 })
    const single = await element('zinc', 0.91)
    expect(await farm.refusal('chem_element_fert_products', single)).toHaveProperty('percentage')
  })
})
