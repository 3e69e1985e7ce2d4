// What of a farm's period adds up, and to whom it is told.

import { furrow } from '@furrow/catalogue/furrow'
import type { Statement } from '@furrow/farming/balances/statement'
import type { BoardOfPeriod } from '@furrow/wire/balance-board-answer'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin, nobody, somebody } from '../src/access/reach/viewer.ts'
import type { Viewer } from '../src/access/reach/viewer.ts'
import { boardOf } from '../src/reports/balance-board-report.ts'
import { askingFurrow } from './asking.ts'
import type { Ask, Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { insertRow, listed, plantedFarm } from './planted-farm.ts'
import type { PlantedFarm } from './planted-farm.ts'
import { forbidding } from './rules/open-farm.ts'

const { db } = ownDatabase()
let asker: Asker
let ours: PlantedFarm
beforeAll(async () => {
  asker = await askingFurrow(db, admin(1))
  ours = await plantedFarm(db, 'Ours')
  await owe(ours)
  await owe(await plantedFarm(db, 'Theirs'))
})
afterAll(() => asker.close())

async function owe({ farm, period, wheat }: PlantedFarm): Promise<void> {
  const where = { farm_id: farm, period_id: period }
  await insertRow(db, 'loans', {
    ...where,
    name: 'Home block',
    loan_kind: 'Term loan',
    opening_balance: 777_000_00,
    borrowed: 0,
    repaid: 77_000_00,
    closing_balance: 701_500_00,
  })
  const licence = await insertRow(db, 'asset_waters', { farm_id: farm, name: 'River licence' })
  await insertRow(db, 'water_accounts', {
    ...where,
    asset_water_id: licence,
    allocated: 200,
    used: 192,
    carried_out: 8,
  })
  await insertRow(db, 'irrigation_collection_events', {
    ...where,
    crop_collection_id: wheat,
    total_ml_applied: 192,
  })
}

const address = ({ farm, period }: PlantedFarm) =>
  `/api/v2/balances?farm_id=${farm}&period_id=${period}`
const of = async (ask: Ask = asker.ask, place = ours): Promise<BoardOfPeriod> => {
  const { status, body, text } = await ask('GET', address(place))
  expect(status, `${text}\n${asker.lines.join('\n')}`).toBe(200)
  return body.data
}
const told = (statements: readonly Statement[] | null) =>
  Object.fromEntries(
    (statements ?? []).map(({ title, difference, state }) => [title, [difference, state]]),
  )
const grower = () => somebody(2, { farms: [ours.farm], money: [ours.farm] })
const without = () => somebody(3, { farms: [ours.farm] })

test('area, tonnes, head, megalitres and dollars each say what does not add up', async () => {
  const board = await of()
  expect(told(board.area)).toEqual({
    'Land by use': [-10, 'good'],
    'Cropping land': [-204, 'look'],
    Wheat: [0, 'good'],
  })
  expect(told(board.produce)).toEqual({ Wheat: [-150, 'look'] })
  expect(Object.values(told(board.head))).toEqual([[-5, 'wrong']])
  expect(told(board.water)).toEqual({
    'River licence': [0, 'good'],
    'Used on crops': [0, 'good'],
  })
  expect(told(board.dollars)).toMatchObject({
    'Home block': [1500_00, 'look'],
    'Cash less overdraft': [null, 'none'],
  })
})

test('paddocks are compared with those of the period before, and only those', async () => {
  const { farm, paddocks } = ours
  const next = await listed(db, 'periods', '2024-25')
  await insertRow(db, 'farm_period', { farm_id: farm, period_id: next, status: 'In progress' })
  const where = { farm_id: farm, period_id: next }
  const river = await insertRow(db, 'paddocks', { ...where, name: 'River', area: 100 })
  const hill = await insertRow(db, 'paddocks', {
    ...where,
    name: 'Hill',
    area: 70,
    primary_parent_paddock_id: paddocks[1],
  })
  await insertRow(db, 'paddock_prior_paddocks', {
    farm_id: farm,
    parent_paddock_id: river,
    prior_paddock_id: paddocks[0],
    is_primary: true,
  })
  expect(hill).toBeGreaterThan(0)
  const { area, dollars } = await of(asker.ask, { ...ours, period: next })
  expect(area[0]).toMatchObject({
    title: 'Paddocks',
    lines: [{ amount: 300 }, { amount: 0 }, { amount: 100 }],
    closing: { amount: 170 },
    difference: -30,
    state: 'look',
    says: '30 ha less than the same paddocks had in 2023–24',
  })
  expect(dollars).toEqual([])
})

describe('somebody', () => {
  test('of the farm is told all of it', async () => {
    expect(await of(asker.as(grower()))).toEqual(await of())
  })

  test('who sees no money is told area and head alone', async () => {
    const [all, some] = [await of(), await of(asker.as(without()))]
    expect(some).toMatchObject({ produce: null, water: null, dollars: null })
    expect([some.area, some.head]).toEqual([all.area, all.head])
    expect(JSON.stringify(some)).not.toMatch(/77700000|701500|"Sold"|River licence|Home block/)
  })

  test('who sees no money has none of it read', async () => {
    const asked: string[] = []
    const listening: KyselyPlugin = {
      transformQuery({ node }) {
        asked.push(JSON.stringify(node))
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }
    const read = async (viewer: Viewer) => {
      asked.length = 0
      const asking = {
        db: db.withPlugin(listening),
        catalogue: furrow(),
        todayIn: () => '2024-06-30',
      }
      await boardOf({ ...asking, viewer }, { farm: ours.farm, period: ours.period })
      return asked.join('\n')
    }
    const money = /loans|water_accounts|asset_waters|_sale_(actuals|estimates)|equity_val/
    expect(await read(grower())).toMatch(money)
    const plain = await read(without())
    expect(plain).toContain('livestock_ledgers')
    expect(plain).not.toMatch(money)
  })

  test.each([
    [
      'grain_sale_actuals',
      (board: BoardOfPeriod) => told(board.produce),
      { Wheat: [-300, 'look'] },
    ],
    ['livestock_death_events', (board: BoardOfPeriod) => board.head[0]?.difference, -15],
    ['loans', (board: BoardOfPeriod) => told(board.dollars)['Home block'], undefined],
    ['water_accounts', (board: BoardOfPeriod) => board.water?.length, 1],
    [
      'farm_property_periods',
      (board: BoardOfPeriod) => told(board.area)['Land by use'],
      [null, 'none'],
    ],
    ['assets', (board: BoardOfPeriod) => told(board.dollars)['Cash less overdraft'], undefined],
  ])('never counts %s that are kept from them', async (kept, figure, left) => {
    const viewer = { ...grower(), abilities: [forbidding(kept)] }
    expect(figure(await of(asker.as(viewer)))).toEqual(left)
  })

  test('else is told that there is no such farm', async () => {
    for (const viewer of [nobody(9), somebody(4, { farms: [ours.farm + 1] })]) {
      expect((await asker.as(viewer)('GET', address(ours))).status).toBe(404)
    }
    expect(await asker.ask('GET', '/api/v2/balances?farm_id=1')).toMatchObject({ status: 422 })
  })
})
