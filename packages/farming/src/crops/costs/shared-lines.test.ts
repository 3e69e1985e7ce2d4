import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costHomes, costLineNames, sidesOfCost } from '../../finance/cost-home.ts'
import type { CostLine, SaidShare } from '../../finance/cost-home.ts'
import { cotton, cropOf, lucerne, summed, wheat } from '../../recorded-crops-for-tests.ts'
import { soldCrops } from '../cropping-summary.ts'
import { stockCostsBeside } from '../../record/record-amounts.ts'
import { sharedStockCosts } from '../../stock/costs/stock-costs.ts'
import { costsOfFarm, isCostLine } from './cost-drivers.ts'
import { sharedLines } from './shared-lines.ts'

const hectares = fc.option(fc.double({ min: 0, max: 500, noNaN: true }), { nil: null })
const grown = fc.record({
  kind: fc.constantFrom(wheat, cotton, lucerne, null),
  enterprise: fc.option(fc.constantFrom({ id: 5, name: 'A' }, { id: 6, name: 'B' }), { nil: null }),
  area: hectares,
  rate: hectares,
  tonnes: hectares,
  share: fc.option(fc.double({ min: 0.1, max: 1, noNaN: true }), { nil: null }),
})
const line = fc.constantFrom(...costLineNames)
const said = fc.record({
  line,
  crop_type_id: fc.option(fc.constantFrom(1, 2, 4, 77), { nil: null }),
  enterprise_id: fc.option(fc.constantFrom(5, 6), { nil: null }),
  livestock_enterprise_id: fc.constant(null),
  amount: fc.nat(2_000_000),
})
const ofStock = said.map((share): SaidShare => ({
  ...share,
  crop_type_id: null,
  enterprise_id: null,
  livestock_enterprise_id: 3,
}))
const drivers = fc.array(
  fc.record({ line, driver: fc.constantFrom('Area', 'Income', 'What was done', 'DSE') }),
)
const record = fc
  .array(fc.tuple(line, fc.integer({ min: -500_000, max: 90_000_000 })))
  .map(lines => Object.fromEntries(lines))

test('shares of crops and what is left are what crops bear of each line, to the cent', () => {
  fc.assert(
    fc.property(
      fc.array(grown, { maxLength: 9 }),
      fc.array(fc.oneof(said, ofStock), { maxLength: 9 }),
      drivers,
      record,
      (fields, shares, chosen, lines) => {
        const crops = fields.map(({ kind, area, rate, tonnes, ...more }) =>
          cropOf(
            kind,
            [
              ['sowing', '2023-05-10', area, { rate }],
              ['grain', '2023-11-20', area, { quantity: tonnes }],
            ],
            more,
          ),
        )
        const costs = costsOfFarm(lines, { drivers: chosen, said: shares })
        const told = summed(crops, { sales: [] }).crops
        const { crops: costed, shared } = soldCrops(told, [], costs)
        for (const one of shared) {
          const borne = [...one.shares.values()].reduce((sum, cents) => sum + cents, 0)
          expect(borne + one.left).toBe(one.cents)
          expect([...one.shares.values()].every(Number.isInteger)).toBe(true)
        }
        const all = shared.reduce((sum, one) => sum + one.cents - one.left, 0)
        expect(costed.reduce((sum, { cost }) => sum + (cost ?? 0), 0)).toBe(all)
      },
    ),
  )
})

test('of a line that came back both sides have less, whatever was said of a crop that did not grow', () => {
  const lines = { exp_levies: -1000, crop_income: 500, livestock_income: 500 }
  const said = { crop_type_id: 77, enterprise_id: null, livestock_enterprise_id: null }
  const shares = [{ ...said, line: 'exp_levies', amount: 5000 }]
  const { crops } = summed([cropOf(wheat, [['sowing', '2023-05-10', 100]])])
  const [levies] = sharedLines(crops, costsOfFarm(lines, { drivers: [], said: shares }))
  // Of 6,000 that are to come back, half is of crops; what was said of the other crop nobody bears.
  expect([levies?.cents, ...(levies?.shares.values() ?? [])]).toEqual([2000, -3000])
})

const forage = { ...wheat, id: 44, harvest: 'grazing' } as const
const income = fc.option(fc.integer({ min: -5_000_000, max: 90_000_000 }), { nil: null })
const who = fc.record({
  hasCrops: fc.boolean(),
  hasCropsToSell: fc.boolean(),
  cropIncome: income,
  stockIncome: income,
})

test('both sides together bear the line, unless more was said of them than there is', () => {
  fc.assert(
    fc.property(
      line,
      fc.integer({ min: -500_000, max: 90_000_000 }),
      fc.array(fc.oneof(said, ofStock), { maxLength: 6 }),
      who,
      (name, cents, shares, bears) => {
        const own = shares.map(share => ({ ...share, line: name }))
        const sides = sidesOfCost(name, cents, { said: own, ...bears })
        const all = own.reduce((sum, { amount }) => sum + amount, 0)
        if (cents > 0 && all <= cents) expect(sides.crops + sides.stock).toBe(cents)
        if (all === 0) expect(sides.crops + sides.stock).toBe(cents)
        if (cents > 0) expect(Math.min(sides.crops, sides.stock)).toBeGreaterThanOrEqual(0)
        expect([sides.crops, sides.stock].every(Number.isInteger)).toBe(true)
        expect(costHomes[name]).toBeTruthy()
      },
    ),
  )
})

test('what crops are told they bear and what stock are told come to each line, and to the record', () => {
  const herd = { of: { id: 3, name: 'Herd' }, isShorn: true }
  const weights = { DSE: 900, Income: 5, Area: null }
  fc.assert(
    fc.property(
      fc.array(fc.oneof(said, ofStock), { maxLength: 6 }),
      record,
      who,
      (shares, paid, { hasCrops, hasCropsToSell, cropIncome, stockIncome }) => {
        const lines = { ...paid, crop_income: cropIncome, livestock_income: stockIncome }
        const costs = costsOfFarm(lines, { drivers: [], said: shares })
        const kind = hasCropsToSell ? wheat : forage
        const crops = summed(hasCrops ? [cropOf(kind, [['sowing', '2023-05-10', 100]])] : []).crops
        const ofCrops = sharedLines(crops, costs)
        const known = costs.lines.filter(one => isCostLine(one.line))
        const ofHerd = sharedStockCosts(
          {
            lines: known as { line: CostLine; cents: number }[],
            said: shares,
            drivers: new Map(),
            hasCrops,
            hasCropsToSell,
            record: { directCost: null, income: stockIncome, cropIncome },
          },
          [{ ...herd, weights }],
        )
        const borne = (all: readonly { line: string; cents: number }[], name: string) =>
          all.find(one => one.line === name)?.cents ?? 0
        for (const { line: name, cents } of known) {
          const own = shares.filter(share => share.line === name)
          const typed = own.reduce((sum, { amount }) => sum + amount, 0)
          if (typed > 0 && typed > cents) continue
          expect(borne(ofCrops, name) + borne(ofHerd, name)).toBe(cents)
        }
        const beside = stockCostsBeside({
          costs,
          crops: crops.map(one => ({ line: one }) as never),
        })
        const ownLines = known.filter(one => costHomes[one.line as CostLine] === 'stock')
        const sum = (all: readonly { cents: number }[]) =>
          all.reduce((so, { cents }) => so + cents, 0)
        expect(sum(ownLines) + (beside ?? 0)).toBe(sum(ofHerd))
      },
    ),
  )
})
