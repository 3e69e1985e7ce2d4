import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { ruledFarm } from './ruled-farm.ts'
import type { Kept } from './ruled-farm.ts'

const farm = ruledFarm()

const closed = { owned_plant_val: 30_000, owned_livestock_val: 20_000, term_loan_liab: 8000 }
const opened = {
  plant_opening_val: 30_000,
  livestock_opening_val: 20_000,
  opening_owned_total_val: 50_000,
  opening_total_liab: 8000,
  opening_equity_val: 42_000,
}

/** In which both periods are saved at once. */
const rounds = inject('isLongForm') ? 8 : 3

const record = (period: number, values: object = {}) =>
  farm.add('assets', { farm_id: farm.farm, period_id: period, ...values })
const now = (kept: Kept) => farm.row('assets', kept.id)

/** As if it had been handed over, without all that this takes. */
async function handedOver(period: number, status: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update farm_period set status = ${status}
    where farm_id = ${farm.farm} and period_id = ${period} returning id`.execute(farm.db)
  return rows[0]?.id ?? expect.fail('The farm has no such period.')
}

describe('a period opens with what the one before closed with', () => {
  test('when it is made', async () => {
    await record(farm.before, closed)
    const kept = await record(farm.now, { owned_plant_val: 28_000, owned_livestock_val: 26_000 })
    expect(kept).toMatchObject({ ...opened, average_owned_total_val: 52_000 })
    expect(kept['origins']).toMatchObject({ plant_opening_val: { from: 'carried' } })
  })

  test('when the one before is saved', async () => {
    const after = await record(farm.now, { owned_plant_val: 28_000, term_loan_liab: 6000 })
    expect(after).toMatchObject({ plant_opening_val: null, plant_depreciation_val: null })
    const before = await record(farm.before, closed)
    expect(await now(after)).toMatchObject({
      ...opened,
      plant_depreciation_val: 2000,
      average_debt_val: 7000,
      equity_change_val: 22_000 - 42_000,
    })
    await farm.change('assets', before.id, { owned_plant_val: 31_000, interest_cost: 5 })
    expect(await now(after)).toMatchObject({
      plant_opening_val: 31_000,
      opening_owned_total_val: 51_000,
    })
  })

  test('and what grew or rose in price over the period follows', async () => {
    const land = { owned_land_val: 500_000 }
    await record(farm.before, { ...closed, ...land, owned_wool_on_hand_val: 300 })
    const kept = await record(farm.now, {
      owned_land_val: 540_000,
      land_purchase_val: 25_000,
      land_sale_val: 0,
      owned_livestock_val: 26_000,
      owned_wool_on_hand_val: 100,
    })
    expect(kept).toMatchObject({ land_revaluation_val: 15_000, inventory_change: 6000 - 200 })
  })

  test('both in one batch', async () => {
    const resources = [
      { farm_id: farm.farm, period_id: farm.now, owned_plant_val: 28_000 },
      { farm_id: farm.farm, period_id: farm.before, ...closed },
    ]
    const { body } = await farm.ask('POST', 'assets/batch', { resources })
    expect(body.data[0]).toMatchObject(opened)
  })

  test('also where both are saved at once', async () => {
    const before = await record(farm.before, closed)
    const after = await record(farm.now, { owned_plant_val: 28_000 })
    for (let round = 1; round <= rounds; round += 1) {
      await Promise.all([
        farm.change('assets', before.id, { owned_plant_val: 40_000 + round }),
        farm.change('assets', after.id, { owned_plant_val: 20_000 + round }),
        farm.change('assets', after.id, { plant_purchase_val: round }),
      ])
      expect(await now(after)).toMatchObject({
        plant_opening_val: 40_000 + round,
        plant_purchase_val: round,
        plant_depreciation_val: 20_000 + round,
        oh_depreciation_plant: 20_000 + round,
      })
    }
  })

  test('and not with what somebody typed otherwise', async () => {
    const before = await record(farm.before, closed)
    const after = await record(farm.now, { plant_opening_val: 29_000 })
    expect(after).toMatchObject({ ...opened, plant_opening_val: 29_000 })
    await farm.change('assets', before.id, { owned_plant_val: 99_000 })
    expect(await now(after)).toMatchObject({ plant_opening_val: 29_000 })
    const taken = await farm.change('assets', after.id, { plant_opening_val: null })
    expect(taken).toMatchObject({ plant_opening_val: 99_000 })
  })

  test('nor with what stood there two years ago', async () => {
    await record(farm.before, closed)
    expect(await record(farm.after)).toMatchObject({ plant_opening_val: null, origins: {} })
  })

  test('without it, the opening is not known, and known again when it is back', async () => {
    const before = await record(farm.before, closed)
    const after = await record(farm.now)
    await farm.remove('assets', before.id)
    expect(await now(after)).toMatchObject({ plant_opening_val: null, origins: {} })
    await farm.bringBack('assets', before.id)
    expect(await now(after)).toMatchObject(opened)
  })
})

test.each(['Submitted', 'In validation', 'Validated', 'Released'])(
  'a record whose period is %s stays as it is until it is opened again',
  async status => {
    const before = await record(farm.before, closed)
    const after = await record(farm.now)
    const id = await handedOver(farm.now, status)
    await farm.change('assets', before.id, { owned_plant_val: 31_000 })
    expect(await now(after)).toMatchObject(opened)
    const reopened_because = 'A figure was missing.'
    await farm.change('farm_period', id, { status: 'In progress', reopened_because })
    expect(await now(after)).toMatchObject({ plant_opening_val: 31_000 })
  },
)
