// What of the financial record follows from rows is what the rows say, whoever reads it next.

import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openFurrowEngine } from '../../src/furrow-engine.ts'
import { refreshFarmRows } from '../../src/verbs/rows/refresh-stale.ts'
import { staleRound } from '../../src/background/stale-round.ts'
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
const held = async (ownership_type: string) => {
  const property = await farm.add('farm_properties', { farm_id: farm.farm, name: ownership_type })
  await farm.add('farm_property_periods', { ...here(), property_id: property.id, ownership_type })
  return property.id
}

describe('land', () => {
  test('follows the paddocks, there and back', async () => {
    const property_id = await held('Owned')
    const asset_type_id = await farm.listed('asset_types', 'dryland-cropping')
    const paddock = await farm.paddock({ area: 120, property_id, asset_type_id })
    const names = ['owned_ha', 'managed_ha', 'arable_ha', 'dl_paddocks_no']
    expect(await figures(...names)).toEqual([120, 120, 120, 1])
    await farm.change('paddocks', paddock.id, { area: 90 })
    expect(await figures(...names)).toEqual([90, 90, 90, 1])
    await farm.remove('paddocks', paddock.id)
    expect(await figures(...names)).toEqual([null, null, null, null])
    await farm.bringBack('paddocks', paddock.id)
    expect(await figures(...names)).toEqual([90, 90, 90, 1])
  })

  test('is worth what its class is worth, or was worth in the last period that says it', async () => {
    const property_id = await held('Owned')
    const valuation_category_id = await farm.listed('valuation_categories', 'dryland-medium')
    await farm.paddock({ area: 50, property_id, valuation_category_id })
    const valued = { farm_id: farm.farm, farm_property_id: property_id, valuation_category_id }
    const at = (period_id: number, val_per_hectare: number) =>
      farm.add('property_paddock_valuations', { ...valued, period_id, val_per_hectare })
    expect(await figures('dry_arable_owned_ha', 'dry_arable_val')).toEqual([50, null])
    await at(farm.before, 6000_00)
    expect(await figures('dry_arable_val', 'owned_land_val')).toEqual([300_000_00, 300_000_00])
    const now = await at(farm.now, 7200_00)
    expect(await figures('dry_arable_val')).toEqual([360_000_00])
    await farm.remove('property_paddock_valuations', now.id)
    expect(await figures('dry_arable_val')).toEqual([300_000_00])
  })
})

describe('what was typed', () => {
  test('stands while rows say nothing, gives way to them, and comes back', async () => {
    await farm.change('assets', record.id, { grazing_ha: 500 })
    expect(await figures('grazing_ha')).toEqual([500])
    const asset_type_id = await farm.listed('asset_types', 'grazing')
    const paddock = await farm.paddock({ area: 430, asset_type_id })
    expect(await figures('grazing_ha', 'origins')).toEqual([
      430,
      expect.objectContaining({ grazing_ha: { from: 'rows', typed: 500 } }),
    ])
    await farm.remove('paddocks', paddock.id)
    expect(await figures('grazing_ha')).toEqual([500])
  })
})

describe('crops, rain and stock', () => {
  test('follow a harvest and a sale', async () => {
    const asset_type_id = await farm.listed('asset_types', 'dryland-cropping')
    const { id: paddock_id } = await farm.paddock({ area: 100, asset_type_id })
    const { id: crop_collection_id } = await farm.crop('wheat', { paddock_id })
    const sown = { crop_collection_id, sowing_date: '2022-05-10', sowing_area: 100 }
    await farm.add('sowing_collection_events', sown)
    const off = { harvested_date: '2022-11-20', harvested_area: 100, grain_tonnes: 280 }
    const harvest = await farm.add('grain_collection_events', { crop_collection_id, ...off })
    const names = ['dl_area_cropped_ha', 'dl_area_harvested_ha', 'wheat_yield']
    expect(await figures(...names)).toEqual([100, 100, 2.8])
    await farm.change('grain_collection_events', harvest.id, { grain_tonnes: 300 })
    expect(await figures('wheat_yield', 'crop_tonnes_per_ha')).toEqual([3, 3])

    const crop_type_id = await farm.listed('crop_types', 'wheat')
    const grown = await farm.ask('GET', 'crop_type_farm_periods?limit=1000')
    const kept = grown.body.data.find(
      (one: Kept) => one['crop_type_id'] === crop_type_id && one['farm_id'] === farm.farm,
    )
    const crop_type_farm_period_id =
      kept?.id ?? (await farm.add('crop_type_farm_periods', { ...here(), crop_type_id })).id
    const sale = await farm.add('crop_sale_actuals', { crop_type_farm_period_id })
    const line = { crop_sale_actual_id: sale.id, tonnes: 200, income: 64_000_00 }
    const sold = await farm.add('grain_sale_actuals', line)
    expect(await figures('dryland_crop_income', 'crop_income')).toEqual([64_000_00, 64_000_00])
    await farm.remove('grain_sale_actuals', sold.id)
    expect(await figures('dryland_crop_income')).toEqual([null])
  })

  test('follow a reading of rain', async () => {
    const gauge = await farm.add('rain_gauges', {
      farm_id: farm.farm,
      name: 'House',
      is_main: true,
    })
    await sql`
      insert into rainfalls (farm_id, rain_gauge_id, date, total_mm)
      select ${farm.farm}, ${gauge.id}, day, 0
      from generate_series('2022-04-01'::date, '2023-06-30'::date, interval '1 day') day
      where day <> '2022-08-05'`.execute(farm.db)
    const rain = { rain_gauge_id: gauge.id, date: '2022-08-05', total_mm: 41.5 }
    const read = await farm.add('rainfalls', rain)
    const names = ['rain_annual_mm', 'rain_gsr_mm', 'rain_summer_mm', 'rain_decile']
    expect(await figures(...names)).toEqual([41.5, 41.5, 0, null])
    await farm.change('rainfalls', read.id, { total_mm: 12 })
    expect(await figures('rain_annual_mm')).toEqual([12])
  })

  test('follow a line of the ledger', async () => {
    const kind = {
      livestock_class_id: await farm.listed('livestock_classes', 'cattle/steers-1-2-years'),
      livestock_enterprise_id: await farm.listed(
        'livestock_enterprises',
        'grazing/cattle/breeding-weaners',
      ),
    }
    const line = { ...here(), ...kind, number: 100, weight: 330, entry_date: '2022-07-01' }
    const ledger = await farm.add('livestock_ledgers', line)
    await farm.add('livestock_opening_events', { ...here(), livestock_ledger_id: ledger.id })
    expect(await figures('gz_opening_dse', 'gz_cattle_dse', 'average_dse')).toEqual([870, 870, 870])
    await farm.change('livestock_ledgers', ledger.id, { number: 120 })
    expect(await figures('gz_opening_dse', 'gz_cattle_dse')).toEqual([1044, 1044])
  })
})

describe('debts, people, water and costs carried over', () => {
  test('follow their lines, there and back', async () => {
    const loan = await farm.add('loans', {
      ...here(),
      name: 'Farm loan',
      loan_kind: 'Term loan',
      opening_balance: 3_000_000_00,
      borrowed: 0,
      repaid: 150_000_00,
      interest: 180_000_00,
    })
    const names = ['term_loan_liab', 'debt_repayment_val', 'interest_cost', 'total_liab']
    const told = [2_850_000_00, 150_000_00, 180_000_00, 2_850_000_00]
    expect(await figures(...names)).toEqual(told)
    await farm.remove('loans', loan.id)
    expect(await figures(...names)).toEqual([null, null, null, null])
    await farm.bringBack('loans', loan.id)
    expect(await figures(...names)).toEqual(told)
  })

  test('say how long people worked, and what unpaid work would have cost', async () => {
    const person = { ...here(), worker_kind: 'Owner or family, unpaid' }
    await farm.add('farm_workers', { ...person, name: 'Owner', days_worked: 240 })
    await farm.add('farm_workers', { ...person, name: 'Family', other_hours: 1200 })
    const names = ['days_owner', 'fte_owner', 'owner_allowance_total']
    expect(await figures(...names)).toEqual([360, 1.5, 150_000_00])
  })

  test('say what of the water was allocated, carried and bought', async () => {
    const licence = await farm.add('asset_waters', {
      farm_id: farm.farm,
      name: 'River',
      entitlement_type: 'General security',
      megalitres: 2000,
    })
    await farm.add('water_accounts', {
      ...here(),
      asset_water_id: licence.id,
      carried_in: 400,
      allocated: 1800,
      bought: 400,
    })
    const names = ['water_allocation_pct', 'water_carryover_ml', 'water_available_ml']
    expect(await figures(...names)).toEqual([0.9, 400, 2600])
  })

  test('say what was used up of what was paid', async () => {
    await farm.change('assets', record.id, { exp_fertiliser_n: 120_000_00, exp_seed: 50_000_00 })
    const carried = await farm.add('cost_accruals', {
      ...here(),
      line: 'exp_fertiliser_n',
      opening_on_hand: 20_000_00,
      closing_on_hand: 35_000_00,
      opening_prepaid: 0,
      closing_prepaid: 10_000_00,
      opening_owed: 5_000_00,
      closing_owed: 12_000_00,
    })
    const names = ['exp_fertiliser_n_2', 'exp_fertiliser_total_2', 'exp_total_2', 'direct_cost']
    expect(await figures(...names)).toEqual([102_000_00, 102_000_00, 152_000_00, 152_000_00])
    expect(await figures('owned_inputs_on_hand_val')).toEqual([35_000_00])
    await farm.change('cost_accruals', carried.id, { closing_owed: null })
    expect(await figures(...names)).toEqual([90_000_00, 90_000_00, 140_000_00, 140_000_00])
    await farm.change('assets', record.id, { exp_fertiliser_n: null })
    expect(await figures(...names)).toEqual([null, null, null, 50_000_00])
    await farm.change('assets', record.id, { exp_fertiliser_n: 120_000_00 })
    await farm.remove('cost_accruals', carried.id)
    expect(await figures(...names)).toEqual([null, null, null, 170_000_00])
    expect(await figures('owned_inputs_on_hand_val')).toEqual([null])
    await farm.bringBack('cost_accruals', carried.id)
    expect(await figures('exp_total_2')).toEqual([140_000_00])
  })

  test('begin a record where there is none', async () => {
    await farm.remove('assets', record.id)
    const count = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from assets_season
        where farm_id = ${farm.farm} and deleted_at is null`.execute(farm.db)
      return rows[0]?.count
    }
    expect(await count()).toBe(0)
    const engine = openFurrowEngine(checkCatalogue(furrow()), farm.db)
    await farm.add('loans', { ...here(), name: 'Cheque account', loan_kind: 'Overdraft' })
    await refreshFarmRows(engine, farm.farm)
    expect(await count()).toBe(1)
  })
})

describe('a period', () => {
  const status = async (wanted: string, more: object = {}) => {
    const { rows } = await sql<{ id: number }>`
      select id from farm_period
      where farm_id = ${farm.farm} and period_id = ${farm.now}`.execute(farm.db)
    await farm.change('farm_period', rows[0]?.id ?? 0, { status: wanted, ...more })
  }

  test('that is released has worked in all that changed, and does not move any more', async () => {
    const asset_type_id = await farm.listed('asset_types', 'grazing')
    const paddock = await farm.paddock({ area: 100, asset_type_id })
    const area = async (hectares: number) => {
      await sql`update paddocks set area = ${hectares} where id = ${paddock.id}`.execute(farm.db)
      await sql`insert into upkeep.stale_farms (farm_id) values (${farm.farm})`.execute(farm.db)
    }
    await area(80)
    await status('Released')
    await area(70)
    expect(await figures('grazing_ha')).toEqual([80])
    await status('Validated', { reopened_because: 'A paddock was wrong.' })
    expect(await figures('grazing_ha', 'validated_flag')).toEqual([70, 1])
    await area(60)
    expect(await figures('grazing_ha')).toEqual([60])
  })
})

describe('working it out', () => {
  const marks = async () => {
    const { rows } = await sql`select from upkeep.stale_farms`.execute(farm.db)
    return rows.length
  }
  const linesOf = async () => {
    const { rows } = await sql<{ user_id: number; request: string }>`
      select user_id, request from changes
      where entity = 'assets' and "row" = ${record.id} order by id`.execute(farm.db)
    return rows
  }

  test('takes the marks, and leaves a line in the history only where something changed', async () => {
    await sql`delete from upkeep.stale_farms`.execute(farm.db)
    const before = (await linesOf()).length
    const asset_type_id = await farm.listed('asset_types', 'grazing')
    await farm.paddock({ area: 100, asset_type_id })
    expect(await marks()).toBeGreaterThan(0)
    await figures('grazing_ha')
    expect(await marks()).toBe(0)
    await figures('grazing_ha')
    await sql`insert into upkeep.stale_farms (farm_id) values (${farm.farm})`.execute(farm.db)
    await figures('grazing_ha')
    const lines = (await linesOf()).slice(before)
    expect(lines).toEqual([{ user_id: null, request: 'recalculated' }])
    const sort = [{ field: 'id', direction: 'desc' }]
    const told = await farm.ask('POST', 'changes/search?limit=1', { sort })
    expect(told.body.data).toMatchObject([{ user_id: null, user_name: null }])
  })

  test('happens wherever records are read, and before they are looked through', async () => {
    const asset_type_id = await farm.listed('asset_types', 'grazing')
    const paddock = await farm.paddock({ area: 100, asset_type_id })
    const shown: Record<string, () => Promise<unknown>> = {
      'a list': async () => {
        const { body } = await farm.ask('GET', 'assets?limit=1000')
        return body.data.find((one: Kept) => one.id === record.id)?.grazing_ha
      },
      'a search by a figure': async () => {
        const filters = [{ field: 'grazing_ha', operator: '=', value: expected }]
        const { body } = await farm.ask('POST', 'assets/search', { filters })
        return body.data.find((one: Kept) => one.id === record.id)?.grazing_ha
      },
    }
    let expected = 100
    for (const [way, read] of Object.entries(shown)) {
      expected += 10
      await farm.change('paddocks', paddock.id, { area: expected })
      expect(await read(), way).toBe(expected)
    }
    expect(Object.keys(shown)).toHaveLength(2)
  })

  test('gets along with many readers and writers at once', async () => {
    const asset_type_id = await farm.listed('asset_types', 'grazing')
    const paddock = await farm.paddock({ area: 100, asset_type_id })
    for (let round = 1; round <= 5; round += 1) {
      await farm.change('paddocks', paddock.id, { area: 100 + round })
      const reading = Array.from({ length: 4 }, () => figures('grazing_ha'))
      const typing = farm.change('assets', record.id, { oh_legal: round * 100_00 })
      const [read] = await Promise.all([Promise.all(reading), typing])
      expect(read).toEqual(Array.from({ length: 4 }, () => [100 + round]))
    }
    expect(await figures('grazing_ha', 'oh_legal')).toEqual([105, 500_00])
  })

  test('does not wait for a writer, nor a writer for it', async () => {
    const asset_type_id = await farm.listed('asset_types', 'grazing')
    const paddock = await farm.paddock({ area: 100, asset_type_id })
    await figures('grazing_ha')
    const area = (hectares: number) => farm.change('paddocks', paddock.id, { area: hectares })
    await farm.db.transaction().execute(async tx => {
      await sql`insert into upkeep.stale_farms (farm_id) values (${farm.farm})`.execute(tx)
      await sql`update paddocks set area = 55 where id = ${paddock.id}`.execute(tx)
      expect(await figures('grazing_ha')).toEqual([100])
    })
    expect(await figures('grazing_ha')).toEqual([55])
    await farm.db.transaction().execute(async tx => {
      await sql`delete from upkeep.stale_farms where farm_id = ${farm.farm}`.execute(tx)
      await area(60)
    })
    expect(await figures('grazing_ha')).toEqual([60])
  })
})

describe('the round', () => {
  test('works out what nobody reads, and stops when asked', async () => {
    const asset_type_id = await farm.listed('asset_types', 'grazing')
    await farm.paddock({ area: 45, asset_type_id })
    const worked: number[] = []
    const engine = openFurrowEngine(checkCatalogue(furrow()), farm.db)
    const round = staleRound({
      db: farm.db,
      refresh: async one => {
        await refreshFarmRows(engine, one)
        worked.push(one)
      },
      log: line => expect.fail(line),
      every: 20,
      pause: 1,
    })
    await expect.poll(() => worked, { timeout: 20_000 }).toContain(farm.farm)
    await round.stop()
    const { rows } = await sql`
      select from assets where id = ${record.id} and grazing_ha = 45`.execute(farm.db)
    expect(rows).toHaveLength(1)
    const marks = await sql`select from upkeep.stale_farms where farm_id = ${farm.farm}`.execute(
      farm.db,
    )
    expect(marks.rows).toHaveLength(0)
  })
})
