import { readFileSync } from 'node:fs'
import { recordPlan } from '@furrow/catalogue/finance/furrow-record-plan'
import { namesIn } from '@furrow/farming/record/formula'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { migrate, readMigrations } from '../src/db/migrate.ts'
import { markOrigins } from '../src/rules/record/mark-origins.ts'
import { ownDatabase } from './own-database.ts'
import { calculatedOfFarmF, enteredOfFarmF } from './rules/farm-f.ts'

type Row = Readonly<Record<string, unknown>>
type Origins = Readonly<Record<string, { readonly from: string }>>

/** Records as they were kept before: made-up farms, the worked example, and what people typed. */
const file = new URL('records-before-origins.json', import.meta.url)
const farms = JSON.parse(readFileSync(file, 'utf8')) as readonly {
  readonly name: string
  readonly records: readonly Row[]
}[]

const measures = ['gross_income', 'direct_cost', 'gross_margin', 'overhead', 'operating_profit']
const caneTwins = measures.map(measure => `co_cane_${measure}_per_ha`)

const { db } = ownDatabase('nothing')

async function numberOf(query: ReturnType<typeof sql<{ id: number }>>): Promise<number> {
  const { rows } = await query.execute(db)
  return rows[0]?.id ?? expect.fail('Nothing was made.')
}

async function recordFarm({ name, records }: (typeof farms)[number], periods: readonly number[]) {
  const farm = await numberOf(sql<{ id: number }>`
    insert into farms (farm_name) values (${name}) returning id`)
  for (const [place, record] of records.entries()) {
    const period = periods[place]
    await sql`
      insert into farm_period (farm_id, period_id) values (${farm}, ${period})`.execute(db)
    const names = Object.keys(record)
    await sql`
      insert into assets (farm_id, period_id, ${sql.join(names.map(column => sql.ref(column)))})
      values (${farm}, ${period}, ${sql.join(Object.values(record))})`.execute(db)
  }
}

async function kept(): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`select * from assets order by id`.execute(db)
  return rows
}

async function originsOf(name: string): Promise<readonly Origins[]> {
  const { rows } = await sql<{ origins: Origins }>`
    select a.origins from assets a join farms f on f.id = a.farm_id
    where f.farm_name = ${name} order by a.id`.execute(db)
  return rows.map(({ origins }) => origins)
}

describe('a database of records that do not say where their figures came from', () => {
  let before: readonly Row[]
  beforeAll(async () => {
    const migrations = await readMigrations()
    await migrate(
      db,
      migrations.filter(({ name }) => name < '0011'),
    )
    const periods = [
      await numberOf(sql<{ id: number }>`
        insert into periods (name, start_date, end_date, sowing_start_date, sowing_end_date)
        values ('2021-22', '2021-07-01', '2022-06-30', '2021-03-01', '2022-02-28') returning id`),
      await numberOf(sql<{ id: number }>`
        insert into periods (name, start_date, end_date, sowing_start_date, sowing_end_date)
        values ('2022-23', '2022-07-01', '2023-06-30', '2022-03-01', '2023-02-28') returning id`),
    ]
    for (const farm of farms) await recordFarm(farm, periods)
    before = await kept()
    await migrate(db, migrations)
    expect(await markOrigins(db)).toBe(9)
  })

  test('keeps every figure as it was', async () => {
    expect(before).toHaveLength(9)
    const after = await kept()
    const figures = before.flatMap(row => Object.values(row).filter(value => value !== null))
    expect(figures.length).toBeGreaterThan(4000)
    expect(after).toEqual(
      before.map(row => ({ ...row, cane_area_ha: null, origins: expect.any(Object) })),
    )
  })

  test('marks what follows from the rest as worked out, and all else as typed', async () => {
    const [origins = {}] = await originsOf('worked example')
    const typed = Object.keys(enteredOfFarmF).map(name => [name, { from: 'typed' }])
    expect(origins).toEqual(Object.fromEntries(typed))
    for (const name of Object.keys(calculatedOfFarmF)) expect(origins).not.toHaveProperty(name)
  })

  test('marks typed totals as typed, those of their lines that say the same apart', async () => {
    const [origins = {}] = await originsOf('typed totals')
    expect(Object.keys(origins).toSorted()).toEqual(
      [
        'crop_income',
        'exp_total',
        'exp_seed',
        'oh_total',
        'owned_total_val',
        'exp_fertiliser_total',
        'exp_fertiliser_n',
        'exp_fertiliser_p',
        'exp_fertiliser_k',
        'exp_fertiliser_other',
        'roam',
      ].toSorted(),
    )
  })

  test('takes a margin that was reckoned without costs as worked out', async () => {
    const [origins = {}] = await originsOf('income alone')
    expect(Object.keys(origins).toSorted()).toEqual([
      'dryland_crop_income',
      'owned_ha',
      'owned_land_val',
    ])
  })

  test.each([
    // Of the grain nothing had been said of what was there at the start; what a tonne cost was shared
    // out by the kind of crop.
    ['made up, mixed', ['inventory_change', 'cost_of_production_wheat']],
    // What was in store did not follow from the year before.
    [
      'made up, cotton',
      ['storage_opening_ml', 'cost_of_production_wheat', 'cost_of_production_cotton'],
    ],
    // The margin of cane was not among those of crops, and nothing said how many hectares cane had.
    ['made up, cane', ['crop_margin_per_crop_ha', ...caneTwins]],
  ])('finds every formula of %s again but %j, and its openings', async (name, otherwise) => {
    const [, second = {}] = await originsOf(name)
    const record = farms.find(farm => farm.name === name)?.records[1] ?? {}
    // What is asked of rows, or gives way to a person, was entered as long as nobody worked it out.
    const formulas = [...recordPlan.formulas].flatMap(([figure, formula]) => {
      const asksRows = namesIn(formula).some(part => part.startsWith('rows('))
      const wasEntered = asksRows || formula.kind === 'usual'
      return typeof record[figure] === 'number' && !wasEntered ? [figure] : []
    })
    const typed = formulas.filter(figure => second[figure]?.from === 'typed')
    expect(formulas.length).toBeGreaterThan(250)
    expect(typed).toEqual(otherwise)
    expect(second['plant_opening_val']).toEqual({ from: 'carried' })
    expect(second['opening_equity_val']).toEqual({ from: 'carried' })
  })

  test('is marked once', async () => {
    expect(await markOrigins(db)).toBe(0)
  })

  test('goes on where marking was broken off', async () => {
    const whole = await kept()
    await sql`update assets_season set origins = null where id % 2 = 0`.execute(db)
    expect(await markOrigins(db)).toBe(4)
    expect(await kept()).toEqual(whole)
  })
})
