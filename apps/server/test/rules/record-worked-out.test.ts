import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { calculatedOfFarmF, enteredOfFarmF } from './farm-f.ts'
import { ruledFarm } from './ruled-farm.ts'
import type { Kept } from './ruled-farm.ts'

const farm = ruledFarm()

const place = () => ({ farm_id: farm.farm, period_id: farm.now })
const record = (values: object = {}) => farm.add('assets', { ...place(), ...values })

/** A period of another farm, which no other period comes before. */
async function elsewhere() {
  const { id } = await farm.add('farms', { farm_name: 'Other' })
  await farm.ask('POST', `farms/${id}/periods/attach`, { resources: [farm.now] })
  return { farm_id: id, period_id: farm.now }
}

/** What a record says, without what is its own. */
/** Without where and when it stands. */
function said({ id: _, farm_id: __, period_id: ___, Year: ____, ...rest }: Kept) {
  const { created_at: _c, updated_at: _u, deleted_at: _d, ...figures } = rest
  return figures
}

/** Always the same order for the same seed. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed
  const drawn = items.map(item => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return [state, item] as const
  })
  return drawn.toSorted(([one], [other]) => one - other).map(([, item]) => item)
}

/** What every record follows from, even where nothing else is recorded. */
const ofThePeriod = { months_in_period: { from: 'rows' }, validated_flag: { from: 'rows' } }

describe('farm F', () => {
  test('comes out as in the worked example, and says what was typed', async () => {
    const kept = await record(enteredOfFarmF)
    expect(kept).toMatchObject({ ...enteredOfFarmF, ...calculatedOfFarmF })
    const typed = Object.keys(enteredOfFarmF).map(name => [name, { from: 'typed' }])
    expect(kept['origins']).toEqual({ ...Object.fromEntries(typed), ...ofThePeriod })
  })

  test('comes out the same field by field, in any order', { timeout: 240_000 }, async () => {
    const whole = said(await record(enteredOfFarmF))
    expect(whole).toMatchObject(calculatedOfFarmF)
    // Forwards and backwards: of any two figures each comes first once.
    const orders = Array.from({ length: inject('isLongForm') ? 5 : 1 }, (_, seed) =>
      shuffled(Object.entries(enteredOfFarmF), seed + 1),
    ).flatMap(order => [order, order.toReversed()])
    expect(new Set(orders.map(order => order[0]?.[0])).size).toBeGreaterThan(orders.length / 2)
    const asKept = async (order: (typeof orders)[number]) => {
      let kept = await farm.add('assets', await elsewhere())
      for (const [name, value] of order) {
        kept = await farm.change('assets', kept.id, { [name]: value })
      }
      return said(kept)
    }
    const records = await Promise.all(orders.map(asKept))
    expect(records).toEqual(orders.map(() => whole))
  })

  test('comes out the same where the whole record is sent', async () => {
    const whole = said(await record(enteredOfFarmF))
    expect(whole).toMatchObject(calculatedOfFarmF)
    const { origins: _, ...figures } = whole
    const copy = { ...(await elsewhere()), ...figures }
    expect(said(await farm.add('assets', copy))).toEqual(whole)
  })

  test('comes out the same in a batch and in a mixed batch', async () => {
    const whole = said(await record(enteredOfFarmF))
    const resources = [{ farm_id: farm.farm, period_id: farm.before, ...enteredOfFarmF }]
    const batch = await farm.ask('POST', 'assets/batch', { resources })
    expect(batch.status).toBe(200)
    expect(said(batch.body.data[0])).toEqual(whole)
    const values = { farm_id: farm.farm, period_id: farm.after }
    const steps = [
      { do: 'store', resource: 'assets', values, ref: 'record' },
      { do: 'update', resource: 'assets', id: { $ref: 'record' }, values: enteredOfFarmF },
    ]
    const mixed = await farm.ask('POST', 'v2/batch', { steps })
    expect(mixed.status).toBe(200)
    expect(mixed.body.data[1].data).toMatchObject({ ...enteredOfFarmF, ...calculatedOfFarmF })
  })
})

describe('a change', () => {
  test('of one line is answered with all that follows from it', async () => {
    const { id } = await record({ ...enteredOfFarmF, oh_other: 53_000_000 })
    const kept = await farm.change('assets', id, { exp_seed: 9_000_000 })
    expect(kept).toMatchObject({
      exp_seed: 9_000_000,
      exp_seed_per_ha: 5000,
      exp_total: 185_000_000,
      exp_total_per_ha: 63_793,
      direct_cost: 185_000_000,
      direct_cost_per_ha: 63_793,
      gross_margin: 234_215_000,
      operating_profit: 115_215_000,
      roam: 0.041148,
    })
    expect(await farm.row('assets', id)).toEqual(kept)
  })

  test('that sends the whole row back types nothing', async () => {
    const kept = await record(enteredOfFarmF)
    const { origins: _, ...whole } = kept
    const again = await farm.change('assets', kept.id, { ...whole, exp_seed: 9_000_000 })
    const typed = Object.keys(enteredOfFarmF).map(name => [name, { from: 'typed' }])
    expect(again['origins']).toEqual({
      ...ofThePeriod,
      ...Object.fromEntries(typed),
      exp_seed: { from: 'typed' },
    })
    expect(again['direct_cost']).toBe(185_000_000)
  })

  test('that is taken back leaves no total typed', async () => {
    const { id } = await record({ exp_seed: 700 })
    await farm.change('assets', id, { exp_total: 900 })
    const undone = await farm.change('assets', id, { exp_total: 700 })
    expect(undone['origins']).toEqual({ exp_seed: { from: 'typed' }, ...ofThePeriod })
  })

  test('takes a typed figure back only with null', async () => {
    const { id } = await record({ exp_seed: 700, exp_total: 900 })
    expect(await farm.change('assets', id, { Zone: 'North' })).toMatchObject({ exp_total: 900 })
    expect(await farm.change('assets', id, { exp_total: null })).toMatchObject({ exp_total: 700 })
    const cleared = await farm.change('assets', id, { exp_seed: null })
    expect(cleared).toMatchObject({ exp_seed: null, exp_total: null, origins: {} })
  })

  test('cannot say where a figure came from', async () => {
    const { origins } = await record({ exp_seed: 700, origins: { exp_seed: { from: 'rows' } } })
    expect(origins).toEqual({ exp_seed: { from: 'typed' }, ...ofThePeriod })
  })
})

test('the history tells of a figure where it came from, and not of all others', async () => {
  const { id } = await record({ exp_seed: 700, oh_other: 100 })
  await farm.change('assets', id, { exp_total: 900 })
  const { rows } = await sql<{ before: object; after: { origins: object } }>`
    select "before", after from changes
    where entity = 'assets' and "row" = ${id} order by id desc limit 1`.execute(farm.db)
  expect(rows[0]?.before).toMatchObject({ exp_total: 700, direct_cost: 700, origins: null })
  expect(rows[0]?.after).toMatchObject({
    exp_total: 900,
    direct_cost: 900,
    origins: { exp_total: { from: 'typed', lines: 700 } },
  })
  expect(Object.keys(rows[0]?.after.origins ?? {})).toEqual(['exp_total'])
})

describe('a typed total', () => {
  test('stands, alone and beside some of its lines', async () => {
    const { id, ...alone } = await record({ exp_total: 12_000_000 })
    expect(alone).toMatchObject({ direct_cost: 12_000_000 })
    const kept = await farm.change('assets', id, { exp_seed: 2_000_000 })
    expect(kept).toMatchObject({ exp_total: 12_000_000, direct_cost: 12_000_000 })
    expect(kept['origins']).toMatchObject({ exp_total: { from: 'typed', lines: 2_000_000 } })
  })

  const lines = { exp_fertiliser_n: 100_000, exp_fertiliser_p: 20_000, exp_fertiliser_k: 10_000 }

  test('gives way to lines that are all known, and is kept', async () => {
    const { id } = await record({ exp_fertiliser_total: 120_000, ...lines })
    const kept = await farm.change('assets', id, { exp_fertiliser_other: 0 })
    expect(kept).toMatchObject({ exp_fertiliser_total: 130_000, direct_cost: 130_000 })
    const question = { exp_fertiliser_total: { from: 'calculated', typed: 120_000 } }
    expect(kept['origins']).toMatchObject(question)
    const touched = await farm.change('assets', id, { Zone: 'North' })
    expect(touched['origins']).toMatchObject(question)
    const fewer = await farm.change('assets', id, { exp_fertiliser_n: null })
    expect(fewer).toMatchObject({ exp_fertiliser_total: 120_000, direct_cost: 120_000 })
    const settled = await farm.change('assets', id, { exp_fertiliser_total: null })
    expect(settled).toMatchObject({ exp_fertiliser_total: 30_000 })
    expect(settled['origins']).not.toHaveProperty('exp_fertiliser_total')
  })
})

test('what an import says is told from what was typed', async () => {
  const { id } = await record({ exp_seed: 700 })
  const update = (values: object) => ({ do: 'update', resource: 'assets', id, values })
  const steps = [update({ exp_seed: 700, exp_levies: 300 })]
  const { body } = await farm.ask('POST', 'v2/batch', { steps, imported: true })
  expect(body.data[0].data).toMatchObject({
    exp_total: 1000,
    origins: { exp_seed: { from: 'typed' }, exp_levies: { from: 'imported' } },
  })
  const typed = await farm.change('assets', id, { exp_levies: 301 })
  expect(typed['origins']).toMatchObject({ exp_levies: { from: 'typed' } })
})

test('a twin that is typed alone gives its figure', async () => {
  const { id } = await record({ owned_land_val_per_ha: 650_000 })
  const kept = await farm.change('assets', id, { owned_ha: 2000 })
  expect(kept).toMatchObject({ owned_land_val: 1_300_000_000, owned_total_val: 1_300_000_000 })
  expect(kept['owned_land_val_per_ha']).toBe(650_000)
})

test('one accrual leaves the other lines as they were paid', async () => {
  const paid = { exp_seed: 50_000_000, exp_other_direct: 30_000_000 }
  const { id } = await record(paid)
  const kept = await farm.change('assets', id, { exp_seed_2: 9_500_000 })
  expect(kept).toMatchObject({ exp_total: 80_000_000, exp_total_2: 39_500_000 })
  expect(kept['direct_cost']).toBe(39_500_000)
})

test('a farm without costs has no margin and no return', async () => {
  const values = { dryland_crop_income: 90_000_000, owned_land_val: 1_000_000_000 }
  const { id, ...kept } = await record(values)
  expect(kept).toMatchObject({ gross_income: 90_000_000, managed_total_val: 1_000_000_000 })
  expect(kept).toMatchObject({ gross_margin: null, operating_profit: null, roam: null })
  const costed = await farm.change('assets', id, { exp_seed: 100 })
  expect(costed).toMatchObject({ gross_margin: 89_999_900, operating_profit: null, roam: null })
  const whole = await farm.change('assets', id, { oh_other: 100 })
  expect(whole).toMatchObject({ operating_profit: 89_999_800, roam: 0.09 })
})

describe('bounds', () => {
  test.each([
    ['roam', 9.5, 'Return on assets managed must be at most 1 (100%).'],
    ['equity_pct', -1.5, 'Equity percentage must be at least -1 (-100%).'],
    ['current_ratio', -2, 'Current ratio can’t be negative.'],
  ])('%s of %d is refused in a sentence', async (name, value, sentence) => {
    const errors = await farm.refusal('assets', { ...place(), [name]: value })
    expect(errors).toEqual({ [name]: [sentence] })
  })

  test('do not hold what is worked out', async () => {
    const values = { exp_seed: 100, oh_other: 0, sundry_income: 100_000, owned_other_val: 1000 }
    expect(await record(values)).toMatchObject({ roam: 99.9 })
  })
})
