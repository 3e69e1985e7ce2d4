import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SaidShare } from '../../finance/cost-home.ts'
import { livestockMargins } from './livestock-margins.ts'
import type { ClipOfStock, OwnedStock, StockMoney } from './stock-owner.ts'

const sheep = { id: 1, name: 'Sheep' }
const cattle = { id: 2, name: 'Cattle' }
const owned = (id: number, more: Partial<OwnedStock> = {}): OwnedStock => ({
  of: { id, name: `Enterprise ${id}` },
  species: cattle,
  trading: 100_000_00,
  dse: 1000,
  head: 100,
  grazed: null,
  kilograms: 10_000,
  isShorn: false,
  ...more,
})
const flock = owned(7, { species: sheep, isShorn: true, dse: 3000 })
const herd = owned(8)

const clip = (more: Partial<ClipOfStock> = {}): ClipOfStock => ({
  of: flock.of,
  species: sheep,
  greasy: 4000,
  cleanShare: 0.7,
  income: 60_000_00,
  balesSold: 20,
  balesOnHand: 0,
  ...more,
})
const nothing = {
  directCost: null,
  income: 9_00,
  cropIncome: null,
  overheads: null,
  stockOverheads: null,
}
const said = (line: string, enterprise: number, amount: number): SaidShare => ({
  line,
  livestock_enterprise_id: enterprise,
  crop_type_id: null,
  enterprise_id: null,
  amount,
})
const money = (more: Partial<StockMoney> = {}): StockMoney => ({
  lines: [],
  record: nothing,
  drivers: new Map(),
  said: [],
  saidOf: [],
  clips: [],
  clipsBefore: [],
  overheadShares: new Map(),
  hasCrops: true,
  hasCropsToSell: true,
  ...more,
})
const whole = { trading: 200_000_00, dse: 4000, head: 200, grazed: 800, kilograms: 20_000 }
const of = (
  read: StockMoney,
  all: readonly OwnedStock[] = [flock, herd],
  isShown: (enterprise: number | undefined) => boolean = () => true,
) =>
  livestockMargins(read, {
    owned: all,
    isShown: owner => isShown(owner.of?.id),
    whole,
    isFarm: all.every(one => isShown(one.of?.id)),
  })
const health = { line: 'exp_animal_health', cents: 4000_00 } as const
const feed = { line: 'exp_supplementary_feed', cents: 800_00 } as const

describe('costs', () => {
  test('are shared over the enterprises, and the farm has all of them', () => {
    const { enterprises, total } = of(money({ lines: [health, feed] }))
    expect(enterprises.map(one => one.figures.direct_cost)).toEqual([3600_00, 1200_00])
    expect(enterprises.map(one => one.figures.feed_cost)).toEqual([600_00, 200_00])
    expect(total.figures).toMatchObject({
      direct_cost: 4800_00,
      feed_cost: 800_00,
      agistment_cost: null,
      gross_margin: 195_200_00,
      gross_margin_per_ha: 244_00,
    })
  })

  test('of which none is known are not 0', () => {
    const { enterprises, total } = of(money())
    expect([...enterprises, total].map(one => one.figures.direct_cost)).toEqual([null, null, null])
  })

  test('go by what someone chose or said', () => {
    const drivers = new Map([['exp_animal_health', 'Income']])
    const chosen = of(money({ lines: [health, feed], drivers, said: [said(feed.line, 8, 100_00)] }))
    expect(chosen.enterprises.map(one => one.figures.direct_cost)).toEqual([2700_00, 2100_00])
    expect(chosen.lines[0]).toMatchObject({ driver: 'Income', left: 0 })
    expect(chosen.lines[1]?.shares).toEqual([
      { cents: 700_00, said: null },
      { cents: 100_00, said: 100_00 },
    ])
  })

  test('are those of some enterprises alone, where others are not shown', () => {
    const { enterprises, total, bearers } = of(
      money({ lines: [health] }),
      [flock, herd],
      one => one === 8,
    )
    expect(enterprises.map(one => one.of?.id)).toEqual([8])
    expect(total.figures.direct_cost).toBe(1000_00)
    expect(bearers).toHaveLength(2)
  })

  test('that nothing says whose they are are nobody’s, and the farm has them', () => {
    const unknown = { trading: null, dse: null }
    const { enterprises, total, lines } = of(money({ lines: [health] }), [
      owned(7, unknown),
      owned(8, unknown),
    ])
    expect(enterprises.map(one => one.figures.direct_cost)).toEqual([null, null])
    expect(total.figures.direct_cost).toBe(4000_00)
    expect(lines[0]?.left).toBe(4000_00)
  })

  test('of crops are borne by stock as far as someone says so, or where there are no crops', () => {
    const fuel = { line: 'exp_fuel_direct', cents: 1000_00 } as const
    expect(of(money({ lines: [fuel] })).total.figures.direct_cost).toBeNull()
    const moved = of(money({ lines: [fuel], said: [said(fuel.line, 8, 300_00)] }))
    expect(moved.enterprises.map(one => one.figures.direct_cost)).toEqual([0, 300_00])
    expect(moved.total.figures.direct_cost).toBe(300_00)
    const grazing = of(money({ lines: [fuel], hasCrops: false }))
    expect(grazing.total.figures.direct_cost).toBe(1000_00)
  })

  test('that crops share are borne by what each side earned', () => {
    const record = { ...nothing, income: 300_00, cropIncome: 100_00 }
    const commission = { line: 'exp_selling_commission', cents: 1000_00 } as const
    const shared = of(money({ lines: [commission], record }))
    expect(shared.total.figures.direct_cost).toBe(750_00)
    const whole = of(
      money({ lines: [health, commission], record: { ...record, directCost: 4750_00 } }),
    )
    expect(whole.lines.map(({ line }) => line)).toEqual([health.line, commission.line])
    expect(whole.total.figures.direct_cost).toBe(4750_00)
  })

  test('that the record knows as a sum alone, or beyond its lines, are shared, too (T13)', () => {
    const record = { ...nothing, directCost: 5000_00 }
    const { lines, total } = of(money({ lines: [health], record }))
    expect(lines[1]).toMatchObject({ line: 'gz_direct_cost', cents: 1000_00 })
    expect(total.figures.direct_cost).toBe(5000_00)
    expect(of(money({ record })).total.figures.direct_cost).toBe(5000_00)
  })

  test('that are in such a sum already are not counted again', () => {
    const record = { ...nothing, directCost: 5000_00 }
    const packs = (cents: number) =>
      of(money({ lines: [health, { line: 'exp_packaging_wool_packs', cents }], record }))
    expect(packs(600_00).lines.at(-1)).toMatchObject({ cents: 400_00 })
    expect(packs(600_00).total.figures.direct_cost).toBe(5000_00)
    expect(packs(1500_00).total.figures.direct_cost).toBe(5500_00)
    const less = of(money({ lines: [health], record: { ...record, directCost: 3000_00 } }))
    expect(less.total.figures.direct_cost).toBe(3000_00)
  })
})

describe('overheads', () => {
  const record = {
    ...nothing,
    overheads: 500_000_00,
    stockOverheads: 200_000_00,
  }

  test('are what someone says of all of them, and the rest by DSE', () => {
    const { enterprises, total } = of(money({ record, overheadShares: new Map([[8, 0.1]]) }))
    expect(enterprises.map(one => one.figures.overhead_cost)).toEqual([150_000_00, 50_000_00])
    expect(total.figures.overhead_cost).toBe(200_000_00)
  })

  test('go into the cost of production (C113, C114)', () => {
    const { enterprises, total } = of(money({ record, lines: [health], clips: [clip()] }))
    // 153,000 over 160,000 of income; meat bears 100 parts of them, wool 60.
    expect(enterprises[0]?.figures).toMatchObject({
      cost_per_kg: 15_30,
      meat_cost_per_kg: 9_56,
      wool_cost_per_kg: 20_49,
    })
    expect(total.figures).toMatchObject({
      cost_per_kg: 10_20,
      wool_cost_per_kg: 20_49,
      // 204,000 without the 57,375 that wool bears.
      liveweight_cost_per_kg: 7_33,
    })
  })
})

describe('wool', () => {
  test('is income of its enterprise, with what grew on hand', () => {
    const before = clip({ income: 30_000_00, balesSold: 10, balesOnHand: 1 })
    const { enterprises, total } = of(money({ clips: [clip()], clipsBefore: [before] }))
    expect(enterprises.map(one => one.figures.wool_income)).toEqual([57_000_00, null])
    expect(enterprises.map(one => one.figures.income)).toEqual([157_000_00, 100_000_00])
    expect(total.figures.income).toBe(257_000_00)
  })

  test('of no enterprise stands by itself', () => {
    const { enterprises } = of(money({ clips: [clip({ of: null })] }))
    expect(enterprises.map(one => one.of?.id)).toEqual([7, 8, undefined])
    expect(enterprises[2]?.figures).toMatchObject({ income: 60_000_00, trading_profit: null })
  })

  test('that lay on hand and was not told of since leaves the income open', () => {
    const lay = of(money({ clipsBefore: [clip({ balesOnHand: 2 })] }))
    expect(lay.enterprises[0]?.figures.income).toBeNull()
    const sold = of(money({ clipsBefore: [clip()] }))
    expect(sold.enterprises[0]?.figures.income).toBe(100_000_00)
  })
})

test('shares and what is left are what stock bear, and the enterprises are what is shown', () => {
  const figure = fc.option(fc.integer({ min: -1000, max: 500_000 }), { nil: null })
  const amount = fc.option(fc.nat(300_000), { nil: null })
  const stock = fc.record({ trading: figure, dse: figure, isShorn: fc.boolean(), said: amount })
  const lines = ['exp_animal_health', 'exp_shearing_crutching', 'exp_fuel_direct'] as const
  fc.assert(
    fc.property(
      fc.array(stock, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: -1000, max: 900_000 }),
      fc.constantFrom(...lines),
      fc.constantFrom('DSE', 'Income', 'Area'),
      (all, cents, line, driver) => {
        const read = money({
          lines: [{ line, cents }],
          drivers: new Map([[line, driver]]),
          said: all.flatMap((one, place) =>
            one.said === null ? [] : [said(line, place, one.said)],
          ),
        })
        const told = of(
          read,
          all.map((one, place) => owned(place, one)),
        )
        for (const { cents: borne, shares, left } of told.lines) {
          const sum = shares.reduce((before, share) => before + (share.cents ?? 0), 0)
          expect(sum + left).toBe(borne)
        }
        const costs = told.enterprises.map(one => one.figures.direct_cost)
        if (told.lines[0]?.left === 0) {
          expect(costs.reduce((sum, cost) => Number(sum) + Number(cost), 0)).toBe(
            told.total.figures.direct_cost,
          )
        }
      },
    ),
  )
})
