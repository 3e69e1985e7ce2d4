import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import type { ComparedFarm } from './compared-farm.ts'
import { aCrop, aFarm, oddFarm, someStock } from './compared-farms-for-tests.ts'
import { dollarGapLadder } from './dollar-gap-ladder.ts'
import type { DollarGap, Rung } from './dollar-gap.ts'

const numRuns = inject('isLongForm') ? 1000 : 100
const hectares = 2500

const compare = (own: ComparedFarm, theirs: ComparedFarm) =>
  dollarGapLadder({ own, theirs, hectares })

function allRungs({ enterprises, farm, small }: DollarGap): readonly Rung[] {
  return [...enterprises.flatMap(({ rungs }) => rungs), ...farm, ...(small?.rungs ?? [])]
}

function byKind(gap: DollarGap) {
  return Object.fromEntries(
    allRungs(gap).map(({ kind, group, cents }) => [
      group === null ? kind : `${kind} ${group}`,
      cents,
    ]),
  )
}

const growing = (name: string, crop: Partial<typeof aCrop> = {}) =>
  new Map([[name, { ...aCrop, ...crop }]])

describe('made-up pairs', () => {
  const pair = fc.tuple(oddFarm, oddFarm)

  test('every hundred holds whatever is odd about a pair', () => {
    const gaps = fc.sample(pair, 100).map(([own, theirs]) => ({ own, ...compare(own, theirs) }))
    const crops = gaps.flatMap(({ own }) => [...own.crops.values()])
    const enterprises = gaps.flatMap(gap => gap.enterprises)
    const odd = {
      alone: enterprises.some(({ kind, only }) => kind === 'crop' && only === 'own'),
      lacking: enterprises.some(({ kind, only }) => kind === 'stock' && only === 'theirs'),
      unsplit: enterprises.some(one => one.is_season_split === false),
      split: enterprises.some(one => one.is_season_split === true),
      twice: gaps.some(({ farm }) =>
        farm.some(({ kind, own }) => kind === 'intensity' && (own ?? 0) > 1),
      ),
      unplaced: gaps.some(({ farm }) => farm.some(({ kind }) => kind === 'compared_ground')),
      loss: gaps.some(({ own }) => own.operating_profit < 0),
      cropLost: crops.some(({ harvest_income }) => harvest_income < 0),
      nowhere: crops.some(({ hectares: ground }) => ground === 0),
    }
    expect(Object.entries(odd).filter(([, is]) => !is)).toEqual([])
  })

  test('rungs come to the difference of operating profits to the cent, for a hectare and for the farm', () => {
    fc.assert(
      fc.property(pair, ([own, theirs]) => {
        const gap = compare(own, theirs)
        const profitOf = (farm: ComparedFarm, by: number) => nearest(farm.operating_profit * by)
        expect(sum(allRungs(gap).map(({ cents }) => cents))).toBe(
          profitOf(own, 1) - profitOf(theirs, 1),
        )
        expect(sum(allRungs(gap).map(({ total }) => total))).toBe(
          profitOf(own, hectares) - profitOf(theirs, hectares),
        )
        const lines = [...gap.enterprises, ...gap.farm, ...(gap.small ? [gap.small] : [])]
        expect(sum(lines.map(({ cents }) => cents))).toBe(gap.cents)
        expect(sum(lines.map(({ total }) => total))).toBe(gap.total)
      }),
      { numRuns },
    )
  })

  test('with the sides swapped every rung has the other sign', () => {
    fc.assert(
      fc.property(pair, ([own, theirs]) => {
        const named = (gap: DollarGap, sign: number) =>
          allRungs(gap)
            .map(({ kind, enterprise, group, cents, total }) =>
              [kind, enterprise?.key, group, sign * cents, sign * total].join(' '),
            )
            .toSorted()
        expect(named(compare(theirs, own), -1)).toEqual(named(compare(own, theirs), 1))
      }),
      { numRuns },
    )
  })

  test('a farm against itself has no rungs', () => {
    fc.assert(
      fc.property(oddFarm, farm => {
        const { enterprises, farm: ofFarm, small, cents, total } = compare(farm, farm)
        expect([enterprises, ofFarm, small, cents, total]).toEqual([[], [], null, 0, 0])
      }),
      { numRuns },
    )
  })
})

describe('rungs', () => {
  test('more yield on the same water at a better price, bought with fertiliser', () => {
    // Half of the farm each: 2 against 1.6 t/ha at $300 against $250, 100 mm both; fertiliser $120 against $80.
    const own = aFarm({ crops: growing('wheat') })
    const theirs = aFarm({
      crops: growing('wheat', {
        production: 0.8,
        harvest_income: 200_00,
        direct_costs: { seed: 20_00, fertiliser: 40_00 },
      }),
    })
    const gap = compare(own, theirs)
    expect(byKind(gap)).toEqual({
      // 0.5 × $275 × 0.4 t
      yield_for_water: 55_00,
      // 0.5 × 1.8 t × $50
      price: 45_00,
      'direct_costs fertiliser': -20_00,
    })
    expect(gap.enterprises).toMatchObject([
      { kind: 'crop', key: 'wheat', only: null, is_season_split: true, cents: 80_00 },
    ])
    expect(gap.total).toBe(80_00 * hectares)
  })

  test('a wetter season is told apart from more yield of the same water', () => {
    const own = aFarm({ crops: growing('wheat', { usable_water: 125 }) })
    const theirs = aFarm({ crops: growing('wheat', { production: 0.8, harvest_income: 240_00 }) })
    // 250 and 200 mm of a hectare; 8 kg/mm both: 0.5 × $300 × 0.008 t × 50 mm.
    expect(byKind(compare(own, theirs))).toEqual({ season: 60_00 })
  })

  test.each([{ usable_water: null }, { usable_water: 0 }])(
    'where water is not known yield is one rung: %o',
    water => {
      const own = aFarm({ crops: growing('wheat') })
      const theirs = aFarm({
        crops: growing('wheat', { production: 0.8, harvest_income: 240_00, ...water }),
      })
      const gap = compare(own, theirs)
      expect(byKind(gap)).toEqual({ yield: 60_00 })
      expect(gap.enterprises).toMatchObject([{ is_season_split: false }])
    },
  )

  test('more of a poor crop is a loss, more of a good one a gain', () => {
    // Wheat leaves $500 of its hectare, barley $300; $380 of a used hectare is their middle.
    const grown = (wheat: number, barley: number) =>
      aFarm({
        crops: new Map([
          ['wheat', leaving(wheat, 500_00)],
          ['barley', leaving(barley, 300_00)],
        ]),
      })
    const gap = compare(grown(0.3, 0.7), grown(0.5, 0.5))
    expect(gap.enterprises.map(({ key, cents }) => [key, cents])).toEqual([
      ['wheat', -0.2 * (500_00 - 380_00)],
      ['barley', 0.2 * (300_00 - 380_00)],
    ])
    expect(gap.farm).toEqual([])
  })

  test('what stands on ground that is not known, or is not compared, leaves no idle ground to tell of', () => {
    const own = aFarm({
      crops: new Map([['wheat', leaving(0.6, 500_00)]]),
      stock: new Map([['sheep', { ...someStock, hectares: null }]]),
    })
    const theirs = aFarm({
      crops: new Map([['wheat', leaving(0.7, 500_00)]]),
      stock: new Map([['sheep', { ...someStock, hectares: 0.3 }]]),
    })
    const ground = compare(own, theirs).farm
    expect(ground).toMatchObject([
      { kind: 'compared_ground', own: 0.6, theirs: 0.7, cents: -50_00 },
    ])
    // Stock that is not compared by itself stands on some of it, too.
    const cropped = aFarm({ crops: own.crops, ground_in_use: 0.95 })
    const others = aFarm({ crops: theirs.crops, ground_in_use: 0.7 })
    expect(compare(cropped, others).farm).toMatchObject([{ kind: 'compared_ground' }])
    expect(compare({ ...cropped, ground_in_use: 0.604 }, others).farm).toMatchObject([
      { kind: 'intensity' },
    ])
  })

  test('idle ground and double crop are worth what a used hectare leaves', () => {
    const own = aFarm({ crops: new Map([['wheat', leaving(0.8, 500_00)]]) })
    const theirs = aFarm({ crops: new Map([['wheat', leaving(1.1, 500_00)]]) })
    const gap = compare(own, theirs)
    expect(byKind(gap)).toEqual({ intensity: -150_00 })
    expect(gap.farm).toMatchObject([{ own: 0.8, theirs: 1.1 }])
  })

  test('a crop that one side alone grew has one rung', () => {
    const own = aFarm({
      crops: new Map([
        ['wheat', leaving(0.5, 300_00)],
        ['chickpeas', leaving(0.5, 700_00)],
      ]),
    })
    const theirs = aFarm({ crops: new Map([['wheat', leaving(1, 300_00)]]) })
    const gap = compare(own, theirs)
    // A used hectare left $500 and $300: $400 in the middle.
    expect(gap.enterprises).toMatchObject([
      {
        key: 'chickpeas',
        only: 'own',
        cents: 150_00,
        rungs: [{ kind: 'area_mix', cents: 150_00 }],
      },
      { key: 'wheat', only: null, cents: 50_00 },
    ])
  })

  test('stock: how thick they stood, and what each gave, brought and cost', () => {
    const own = aFarm({ stock: new Map([['sheep', someStock]]) })
    const theirs = aFarm({
      stock: new Map([
        [
          'sheep',
          {
            hectares: 0.4,
            dse: 1.6,
            kilograms: 24,
            trading_income: 60_00,
            other_income: 24_00,
            direct_costs: 24_00,
          },
        ],
      ]),
    })
    // 5 against 4 DSE/ha; each gave 20 against 15 kg at $3 against $2.50, wool $15 both, cost $20 against $15.
    expect(byKind(compare(own, theirs))).toEqual({
      // 0.4 × ($55 + $37.50) ÷ 2 × 1
      stocking: 18_50,
      // 0.4 × 4.5 × $2.75 × 5
      kg_per_dse: 24_75,
      // 0.4 × 4.5 × 17.5 × $0.50
      stock_price: 15_75,
      direct_costs: -9_00,
    })
  })

  test('stock without ground of its own is compared by the hectares of the farm', () => {
    const own = aFarm({ stock: new Map([['sheep', { ...someStock, hectares: null }]]) })
    const theirs = aFarm({ stock: new Map([['sheep', { ...someStock, dse: 1 }]]) })
    const kinds = Object.keys(byKind(compare(own, theirs)))
    expect(kinds).toEqual(['stocking', 'kg_per_dse', 'other_income', 'direct_costs'])
  })

  test('what no line explains is a rung, too', () => {
    const own = aFarm({ labour: 50_00, unexplained: -30_00 })
    const theirs = aFarm({ labour: 40_00, overheads: { rates: 5_00 } })
    expect(byKind(compare(own, theirs))).toEqual({
      labour: -10_00,
      'overheads rates': 5_00,
      not_itemised: -30_00,
    })
  })

  test('rungs of less than two dollars are one line', () => {
    const own = aFarm({ labour: 1_99, depreciation: 1_50, owner_allowance: 2_00 })
    const gap = compare(own, aFarm())
    expect(gap.farm).toMatchObject([{ kind: 'owner_allowance', cents: -2_00 }])
    expect(gap.small).toMatchObject({ cents: -3_49, total: -3_49 * hectares })
    expect(gap.small?.rungs.map(({ kind }) => kind)).toEqual(['labour', 'depreciation'])
  })

  test('last, the same gap as a return on assets: margin × turnover', () => {
    const own = aFarm({ other_farm_income: 300_00, gross_income: 1000_00, assets_managed: 5000_00 })
    const theirs = aFarm({
      other_farm_income: 200_00,
      gross_income: 800_00,
      assets_managed: 5000_00,
    })
    const found = compare(own, theirs).return_on_assets
    expect(found).toMatchObject({
      own: { roam: 0.06, margin: 0.3, turnover: 0.2 },
      theirs: { roam: 0.04, margin: 0.25, turnover: 0.16 },
    })
    expect(found?.gap).toBeCloseTo(0.02, 12)
    // 0.18 × 0.05 and 0.275 × 0.04
    expect([found?.by_margin, found?.by_turnover].map(part => part?.toFixed(6))).toEqual([
      '0.009000',
      '0.011000',
    ])
    expect(compare(own, aFarm()).return_on_assets).toBe(null)
  })
})

const leaving = (share: number, margin: number) => ({
  ...aCrop,
  hectares: share,
  production: 2 * share,
  harvest_income: margin * share,
  direct_costs: {},
  usable_water: 200 * share,
})

const sum = (figures: readonly number[]) => figures.reduce((whole, figure) => whole + figure, 0)
const nearest = (cents: number) =>
  Math.sign(cents) * Math.round(Number(Math.abs(cents).toPrecision(15)))
