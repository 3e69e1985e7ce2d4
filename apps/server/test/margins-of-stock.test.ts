// Income and costs of stock by enterprise, as the summary tells them: in agreement with the record, and to nobody who
// sees no money.

import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin, somebody } from '../src/access/reach/viewer.ts'
import { askingFurrow } from './asking.ts'
import type { Ask, Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { emptyFarm, insertRow, listed } from './planted-farm.ts'
import { forbidding } from './rules/open-farm.ts'

const { db } = ownDatabase()
let asker: Asker
let ours: { readonly farm: number; readonly period: number }
let [flock, herd, record] = [0, 0, 0]

beforeAll(async () => {
  asker = await askingFurrow(db, admin(1))
  ours = await emptyFarm(db, 'Ours')
  flock = await listed(db, 'livestock_enterprises', 'grazing/sheep/wool-self-replacing-merino')
  herd = await listed(db, 'livestock_enterprises', 'grazing/cattle/breeding-weaners')
  const where = { farm_id: ours.farm, period_id: ours.period }
  await keep(flock, 'sheep/ewes-breeding', [1000, 100_00])
  await keep(herd, 'cattle/cows-breeding', [100, 1400_00])
  await insertRow(db, 'livestock_wool_collections', {
    ...where,
    livestock_enterprise_id: flock,
    greasy_kg: 5000,
    yield_percentage: 0.7,
    bales_sold: 25,
    income: 50_000_00,
    bales_on_hand: 0,
  })
  record = await post('assets', {
    exp_shearing_crutching: 9000_00,
    exp_animal_health: 4000_00,
    exp_animal_health_2: 3000_01,
  })
})
afterAll(() => asker.close())

/** As many at both ends, and some sold in between that were born there. */
async function keep(enterprise: number, name: string, [head, each]: readonly [number, number]) {
  const where = { farm_id: ours.farm, period_id: ours.period }
  const livestock_class_id = await listed(db, 'livestock_classes', name)
  const kind = { ...where, livestock_enterprise_id: enterprise, livestock_class_id }
  const line = (number: number) =>
    insertRow(db, 'livestock_ledgers', { ...kind, number, weight: 50, entry_date: '2023-07-01' })
  await insertRow(db, 'livestock_opening_events', {
    ...where,
    livestock_ledger_id: await line(head + 10),
  })
  await insertRow(db, 'livestock_sale_events', {
    ...where,
    livestock_ledger_id: await line(10),
    total_value: 10 * each + 20_000_00,
  })
  await insertRow(db, 'livestock_closing_events', { ...kind, number: head, weight: 60 })
  await insertRow(db, 'livestock_enterprise_classes', { ...kind, standard_value: each })
}

async function post(path: string, values: object): Promise<number> {
  const where = { farm_id: ours.farm, period_id: ours.period }
  const { status, body, text } = await asker.ask('POST', `/api/v2/${path}`, { ...where, ...values })
  expect(status, `${text}\n${asker.lines.join('\n')}`).toBe(201)
  return body.data.id
}

async function summed(ask: Ask = asker.ask, more = ''): Promise<LivestockOfPeriod> {
  const path = `/api/v2/livestock-summary?farm_id=${ours.farm}&period_id=${ours.period}${more}`
  const { status, body, text } = await ask('GET', path)
  expect(status, `${text}\n${asker.lines.join('\n')}`).toBe(200)
  return body.data
}

const margins = async (...asked: Parameters<typeof summed>) =>
  (await summed(...asked)).margins ?? expect.fail('no margins')
type Margins = Awaited<ReturnType<typeof margins>>
const of = ({ enterprises }: Margins, id: number) =>
  enterprises.find(one => one.of?.id === id)?.figures ?? expect.fail('no such enterprise')
const noneSaid = { cents: expect.any(Number), said: null }
const figuresOfRecord = async () =>
  (await asker.ask('GET', `/api/v2/assets/${record}`)).body.data as Record<string, number>
const grower = () => somebody(2, { farms: [ours.farm], money: [ours.farm] })

describe('income and costs of stock', () => {
  test('are told by enterprise: used up before paid, shearing for sheep, the rest by DSE', async () => {
    const told = await margins()
    const [sheep, cattle] = [of(told, flock), of(told, herd)]
    expect(sheep).toMatchObject({
      trading_profit: 20_000_00,
      wool_income: 50_000_00,
      income: 70_000_00,
    })
    expect(cattle).toMatchObject({ income: 20_000_00, wool_income: null })
    const [dse = 0, other = 0] = told.bearers.map(one => one.weights.DSE ?? 0)
    const share = Math.round((3000_01 * dse) / (dse + other))
    expect(sheep.direct_cost).toBe(9000_00 + share)
    expect(cattle.direct_cost).toBe(3000_01 - share)
    expect(told.lines.map(({ left }) => left)).toEqual([0, 0])
  })

  test('agree with the record, where its lines of stock are all there is', async () => {
    const { total } = await margins()
    const { gz_direct_cost, gz_gross_margin, gz_income } = await figuresOfRecord()
    expect(total.figures).toMatchObject({
      direct_cost: gz_direct_cost,
      income: gz_income,
      gross_margin: gz_gross_margin,
    })
    expect(gz_direct_cost).toBe(12_000_01)
  })

  test('follow what someone says of a line: what it goes by, and who bears it', async () => {
    const line = 'exp_animal_health'
    const driver = await post('cost_allocations', { line, driver: 'Income' })
    const byIncome = await margins()
    expect(of(byIncome, herd).direct_cost).toBe(Math.round((3000_01 * 2) / 9))
    const share = await post('cost_shares', {
      line,
      livestock_enterprise_id: herd,
      amount: 1000_00,
    })
    const said = await margins()
    expect(of(said, herd).direct_cost).toBe(1000_00)
    expect(of(said, flock).direct_cost).toBe(9000_00 + 2000_01)
    const ofLine = said.lines.find(one => one.line === line)
    expect(ofLine).toMatchObject({ driver: 'Income', left: 0, cents: 3000_01 })
    await asker.ask('DELETE', `/api/v2/cost_allocations/${driver}`)
    await asker.ask('DELETE', `/api/v2/cost_shares/${share}`)
    expect((await margins()).lines[1]).toMatchObject({
      driver: 'DSE',
      shares: [noneSaid, noneSaid],
    })
  })

  test('of some enterprises are those that they bear of all of it', async () => {
    const all = await margins()
    const alone = await margins(asker.ask, `&livestock_enterprise_ids=${herd}`)
    expect(alone.enterprises).toEqual(all.enterprises.filter(one => one.of?.id === herd))
    expect(alone.total.figures.direct_cost).toBe(of(all, herd).direct_cost)
    expect(alone.bearers).toEqual(all.bearers)
  })

  test('share a total that was entered without its lines', async () => {
    await asker.ask('PATCH', `/api/v2/assets/${record}`, { gz_direct_cost: 15_000_01 })
    const told = await margins()
    expect(told.total.figures.direct_cost).toBe((await figuresOfRecord())['gz_direct_cost'])
    expect(told.lines.at(-1)).toMatchObject({ line: 'gz_direct_cost', cents: 3000_00 })
    await asker.ask('PATCH', `/api/v2/assets/${record}`, { gz_direct_cost: null })
    expect((await margins()).lines).toHaveLength(2)
  })
})

describe('somebody', () => {
  test('who sees the money of the farm is told all of it', async () => {
    expect(await margins(asker.as(grower()))).toEqual(await margins())
  })

  test('who sees none is told none, nor who bears it, now or before', async () => {
    const told = await summed(asker.as(somebody(3, { farms: [ours.farm] })))
    expect(told.margins).toBeNull()
    expect(told.earlier.map(one => one.margins)).toEqual(told.earlier.map(() => null))
    expect(JSON.stringify(told)).not.toContain('exp_')
  })

  test.each([
    ['assets', { direct_cost: null, income: 70_000_00, gross_margin: null }],
    ['livestock_wool_collections', { wool_income: null, income: 20_000_00 }],
    ['livestock_sale_events', { trading_profit: -1000_00 }],
  ])('never counts %s that are kept from them', async (kept, figures) => {
    const viewer = { ...grower(), abilities: [forbidding(kept)] }
    expect(of(await margins(asker.as(viewer)), flock)).toMatchObject(figures)
  })

  test.each(['cost_allocations', 'cost_shares'])('is told no %s that are kept', async kept => {
    const values = kept === 'cost_shares' ? { amount: 7_00 } : { driver: 'Income' }
    const id = await post(kept, {
      line: 'exp_animal_health',
      ...values,
      ...(kept === 'cost_shares' ? { livestock_enterprise_id: herd } : {}),
    })
    const viewer = { ...grower(), abilities: [forbidding(kept)] }
    const before = await margins(asker.as(viewer))
    await asker.ask('DELETE', `/api/v2/${kept}/${id}`)
    expect(before).toEqual(await margins())
  })
})
