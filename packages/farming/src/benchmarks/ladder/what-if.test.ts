import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { closedRungSentence } from './closed-rung-sentence.ts'
import { closedRung } from './closed-rung.ts'
import { aCrop, aFarm, oddFarm, someStock } from './compared-farms-for-tests.ts'
import { dollarGapLadder } from './dollar-gap-ladder.ts'
import type { Rung, RungKind } from './dollar-gap.ts'
import { exchangedFigure, exchangedLadder } from './exchanged-figure.ts'
import { rungsOfGap } from './rung-key.ts'
import { whatIf } from './what-if.ts'

const numRuns = inject('isLongForm') ? 1000 : 100

const hectares = 1000
const wheat = { kind: 'crop', key: 'wheat' } as const
const sheep = { kind: 'stock', key: 'sheep' } as const

// 2 t/ha on half of the farm, at $300; freight is $40 a tonne.
const crop = {
  ...aCrop,
  direct_costs: { seed: 20_00, to_market: 50_00 },
  costs_by_tonne: { to_market: 40_00 },
}
const own = aFarm({
  crops: new Map([['wheat', crop]]),
  stock: new Map([['sheep', someStock]]),
  overheads: { insurance: 12_00 },
  labour: 30_00,
  gross_income: 450_00,
})

const gainOf = (
  kind: RungKind,
  to: number,
  of: { group?: string; enterprise?: typeof wheat | typeof sheep } = {},
) => {
  const { group = null, enterprise = null } = of
  return whatIf(own, { kind, enterprise, group, to }, hectares)
}

describe('one figure exchanged', () => {
  test('with more yield the crop is worth more, and what is paid by the tonne grows with it', () => {
    const found = gainOf('yield', 2.5, { enterprise: wheat })
    // A quarter of a tonne more of a hectare of the farm: $75 less $10 of freight.
    expect(found?.gained).toEqual({ cents: 65_00, total: 65_000_00 })
    expect(found?.costs_followed).toEqual({ cents: -10_00, total: -10_000_00 })
    expect(found?.farm.crops.get('wheat')).toMatchObject({
      production: 1.25,
      harvest_income: 375_00,
      direct_costs: { seed: 20_00, to_market: 60_00 },
    })
    expect(found?.farm.gross_income).toBe(525_00)
    expect((found?.farm.operating_profit ?? 0) - own.operating_profit).toBe(65_00)
  })

  test.each<[RungKind, number, Parameters<typeof gainOf>[2], number]>([
    // 12 kg of each of 200 mm
    ['yield_for_water', 0.012, { enterprise: wheat }, 0.2 * 300_00 - 0.2 * 40_00],
    ['price', 320_00, { enterprise: wheat }, 20_00],
    ['other_income', 10_00, { enterprise: wheat }, 5_00],
    ['direct_costs', 30_00, { enterprise: wheat, group: 'seed' }, 5_00],
    ['direct_costs', 30_00, { enterprise: wheat, group: 'chemicals' }, -15_00],
    // 6 in place of 5 DSE/ha, $55 each
    ['stocking', 6, { enterprise: sheep }, 22_00],
    ['kg_per_dse', 22, { enterprise: sheep }, 12_00],
    ['stock_price', 3_50, { enterprise: sheep }, 20_00],
    ['other_income', 20_00, { enterprise: sheep }, 10_00],
    ['direct_costs', 15_00, { enterprise: sheep }, 10_00],
    ['overheads', 8_00, { group: 'insurance' }, 4_00],
    ['overheads', 8_00, { group: 'rates' }, -8_00],
    ['labour', 25_00, {}, 5_00],
    ['other_farm_income', 7_00, {}, 7_00],
  ])('%s of %d (%o) gains %d cents', (kind, to, of, cents) => {
    expect(gainOf(kind, to, of)?.gained).toEqual({ cents, total: cents * hectares })
  })

  test.each<[RungKind, Parameters<typeof gainOf>[2]]>([
    ['season', { enterprise: wheat }],
    ['area_mix', { enterprise: wheat }],
    ['intensity', {}],
    ['not_itemised', {}],
    ['overheads', {}],
  ])('%s cannot be exchanged by itself', (kind, of) => {
    expect(gainOf(kind, 1, of)).toBe(null)
  })

  test('a crop that is not grown, or gave nothing, has no price to work with', () => {
    const change = { kind: 'yield', enterprise: wheat, group: null, to: 2 } as const
    expect(whatIf(aFarm(), change, hectares)).toBe(null)
    const failed = new Map([['wheat', { ...crop, production: 0, harvest_income: 0 }]])
    expect(whatIf(aFarm({ crops: failed }), change, hectares)).toBe(null)
  })
})

describe('a rung closed', () => {
  const theirs = aFarm({
    crops: new Map([
      [
        'wheat',
        { ...crop, hectares: 0.3, production: 0.75, harvest_income: 270_00, usable_water: 60 },
      ],
    ]),
  })

  test('gains the rung, less the costs that follow, on the own ground and at the own price', () => {
    const rung = rungsOfGap(dollarGapLadder({ own, theirs, hectares })).find(
      ({ kind }) => kind === 'yield_for_water',
    )
    // 10 against 12.5 kg/mm: 0.4 ha × $330 × 200 mm × 2.5 kg, beside 0.5 ha × $300.
    expect(rung).toMatchObject({ cents: -66_00 })
    const closed = rung && closedRung({ own, hectares }, rung)
    expect(closed).toMatchObject({
      rung: { cents: 66_00 },
      gained: { cents: 65_00 },
      differs: [
        { why: 'costs_follow', cents: -10_00 },
        { why: 'own_figures', cents: 9_00 },
      ],
    })
    const words = { own: '10 kg/ha/mm', to: '12.5 kg/ha/mm' }
    expect(closed && closedRungSentence(closed, words)).toBe(
      'At 12.5 kg/ha/mm instead of 10 kg/ha/mm the farm would make $65,000 more profit. The gap shows $66,000, because it leaves out costs paid by the tonne (-$10,000) and uses the mean of both farms for everything else (+$9,000).',
    )
  })

  test('of what both count alike nothing more is said', () => {
    const rung = rungsOfGap(dollarGapLadder({ own, theirs, hectares })).find(
      ({ kind }) => kind === 'labour',
    )
    const closed = rung && closedRung({ own, hectares }, rung)
    expect(closed?.differs).toEqual([])
    expect(closed && closedRungSentence(closed, { own: '$30/ha', to: '$0/ha' })).toBe(
      'At $0/ha instead of $30/ha the farm would make $30,000 more profit.',
    )
  })

  test('what it differs by always comes to the difference', () => {
    let closings = 0
    fc.assert(
      fc.property(oddFarm, oddFarm, (one, other) => {
        for (const rung of rungsOfGap(dollarGapLadder({ own: one, theirs: other, hectares }))) {
          const closed = closedRung({ own: one, hectares }, rung)
          if (!closed) continue
          closings += 1
          const more = closed.differs.reduce((sum, { cents }) => sum + cents, 0)
          expect(closed.rung.cents + more).toBe(closed.gained.cents)
        }
      }),
      { numRuns },
    )
    expect(closings).toBeGreaterThan(numRuns)
  })

  test('any other figure moves the whole ladder by what it gains, and the own one by nothing', () => {
    fc.assert(
      fc.property(
        oddFarm,
        oddFarm,
        fc.double({ min: 0, max: 2, noNaN: true }),
        (one, other, by) => {
          const sides = { own: one, theirs: other, hectares }
          const before = dollarGapLadder(sides)
          for (const rung of rungsOfGap(before)) {
            if (rung.own === null) continue
            const moved = exchangedFigure(sides, rung, rung.own * by)
            if (moved) {
              expect(exchangedLadder(sides, moved).cents - before.cents).toBe(moved.gained.cents)
            }
            const same = exchangedFigure(sides, rung, rung.own)
            if (same) expect(Math.abs(same.gained.cents)).toBeLessThanOrEqual(1)
          }
        },
      ),
      { numRuns },
    )
  })

  test('a figure that is exchanged for theirs leaves no rung of it', () => {
    const left: string[] = []
    fc.assert(
      fc.property(oddFarm, oddFarm, (one, other) => {
        for (const rung of rungsOfGap(dollarGapLadder({ own: one, theirs: other, hectares: 1 }))) {
          const closed = closedRung({ own: one, hectares: 1 }, rung)
          const after = closed && dollarGapLadder({ own: closed.farm, theirs: other, hectares: 1 })
          const found = after ? rungsOfGap(after).filter(({ cents }) => cents !== 0) : []
          left.push(...found.map(named).filter(name => name === named(rung)))
        }
      }),
      { numRuns },
    )
    expect(left).toEqual([])
  })
})

const named = ({ kind, enterprise, group }: Rung) => [kind, enterprise?.key, group].join(' ')
