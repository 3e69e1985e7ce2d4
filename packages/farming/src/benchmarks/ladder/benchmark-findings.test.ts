import { describe, expect, test } from 'vitest'
import { dollarsText } from '../../numbers/dollars-text.ts'
import { aCrop, aFarm } from './compared-farms-for-tests.ts'
import { dollarGapLadder } from './dollar-gap-ladder.ts'
import { findingSentence } from './finding-sentence.ts'
import { findings, measureFinding, rungFinding } from './benchmark-findings.ts'
import type { MeasurePlace } from './benchmark-findings.ts'
import { rungFigure, rungLabel } from './rung-words.ts'

const wheat = { kind: 'crop', key: 'wheat' } as const
const price: MeasurePlace = {
  measure: 'wheat price',
  own: 300_00,
  better: 'up',
  band: { low: 290_00, high: 340_00 },
  rungs: [{ kind: 'price', enterprise: wheat, group: null }],
  written: dollarsText,
}
const yielded: MeasurePlace = {
  measure: 'wheat yield',
  own: 2,
  better: 'up',
  band: { low: 2.2, high: 2.8 },
  rungs: [
    { kind: 'season', enterprise: wheat, group: null },
    { kind: 'yield_for_water', enterprise: wheat, group: null },
    { kind: 'yield', enterprise: wheat, group: null },
  ],
  written: value => value.toFixed(2),
}
const turnover: MeasurePlace = {
  measure: 'asset turnover',
  own: 0.25,
  better: 'up',
  band: { low: 0.12, high: 0.2 },
  rungs: [],
  written: String,
}

const growing = (crop: Partial<typeof aCrop>) => new Map([['wheat', { ...aCrop, ...crop }]])
// 2 against 2.5 t/ha of the same water, $300 against $320 a tonne; labour $9 less.
const gap = dollarGapLadder({
  own: aFarm({ crops: growing({}), labour: 31_00, depreciation: 20_00 }),
  theirs: aFarm({
    crops: growing({ production: 1.25, harvest_income: 400_00 }),
    labour: 40_00,
    depreciation: 17_00,
  }),
  hectares: 1000,
})

test('rungs of more than a tenth of the gap, what is outside of its band, the most dollars first', () => {
  const found = findings([turnover, price, yielded], gap)
  expect(gap.cents).toBe(-94_00)
  expect(
    found.map(({ measure, place, is_better, cents, rungs }) => {
      return [measure, rungs.map(({ kind }) => kind).join(), place, is_better, cents]
    }),
  ).toEqual([
    ['wheat yield', 'yield_for_water', 'below', false, -77_50],
    ['wheat price', 'price', 'inside', false, -22_50],
    ['asset turnover', '', 'above', true, null],
  ])
})

describe('a measure', () => {
  test.each<[Partial<MeasurePlace>, 'above' | 'below' | null, boolean | null]>([
    [{ own: 2.9, better: 'up' }, 'above', true],
    [{ own: 2.9, better: 'down' }, 'above', false],
    [{ own: 2.1, better: 'down' }, 'below', true],
    [{ own: 2.1, better: 'neither' }, 'below', null],
    [{ own: 2.2 }, null, null],
    [{ own: 2.8 }, null, null],
    [{ own: 2.1951 }, null, null],
    [{ own: 2.8049 }, null, null],
    [{ own: null }, null, null],
    [{ own: 1, band: null }, null, null],
  ])('%o is %s its band: better %s', (of, place, isBetter) => {
    const found = measureFinding({ ...yielded, ...of }, [])
    expect([found?.place ?? null, found?.is_better ?? null]).toEqual([place, isBetter])
  })

  test('that is neither better up nor down goes by its dollars', () => {
    const rungs = gap.enterprises.flatMap(one => one.rungs)
    expect(measureFinding({ ...yielded, better: 'neither' }, rungs)?.is_better).toBe(false)
  })
})

test.each([
  [9_40, false],
  [-9_41, true],
  [9_41, true],
])('a rung of %d cents in a gap of 9400: told %s', (cents, isTold) => {
  const [rung] = gap.farm
  const found = rung && rungFinding({ ...rung, cents }, { gap, places: [] })
  expect(found !== null).toBe(isTold)
  expect(found?.is_better ?? null).toBe(isTold ? cents > 0 : null)
})

describe('in words', () => {
  const against = 'the average farm'
  const [ofYield, ofPrice, ofTurnover] = findings([turnover, yielded, price], gap)
  const [byRung] = findings([], gap)

  test('a measure, its band and its dollars', () => {
    const figure = (value: number) => `${value} t/ha`
    expect(ofYield && findingSentence(ofYield, { label: 'Wheat yield', figure, against })).toBe(
      'Wheat yield, 2 t/ha, is below the usual range of 2.2 to 2.8 t/ha. It makes $77,500 less profit than the average farm ($77.50/ha).',
    )
    const dollars = (cents: number) => `$${cents / 100}/t`
    expect(
      ofPrice && findingSentence(ofPrice, { label: 'Wheat price', figure: dollars, against }),
    ).toBe(
      'Wheat price, $300/t, is within the usual range of $290 to $340/t. It makes $22,500 less profit than the average farm ($22.50/ha).',
    )
    const percent = (value: number) => `${value * 100}%`
    expect(
      ofTurnover &&
        findingSentence(ofTurnover, { label: 'Asset turnover', figure: percent, against }),
    ).toBe('Asset turnover, 25%, is above the usual range of 12% to 20%.')
  })

  test('a rung, and what it compares', () => {
    const [rung] = byRung?.rungs ?? []
    const names = { enterprise: 'Wheat', group: null, irrigated: false, unit: 't' } as const
    const words = rung && {
      label: rungLabel(rung, names),
      figure: (value: number) => rungFigure(rung, value, 't'),
      against,
    }
    expect(byRung && words && findingSentence(byRung, words)).toBe(
      'Wheat: yield for the water, 10 kg/ha/mm against 12.5 kg/ha/mm. It makes $77,500 less profit than the average farm ($77.50/ha).',
    )
  })

  const names = { enterprise: null, group: null, irrigated: false, unit: 't' } as const

  test.each([
    ['season', { ...names, enterprise: 'Wheat' }, 'Wheat: season'],
    ['season', { ...names, enterprise: 'Cotton', irrigated: true }, 'Cotton: water'],
    [
      'direct_costs',
      { ...names, enterprise: 'Wheat', group: 'fertiliser' },
      'Wheat: direct costs, fertiliser',
    ],
    ['overheads', { ...names, group: 'insurance' }, 'Overheads, insurance'],
    ['intensity', names, 'Double crop and idle ground'],
    ['compared_ground', names, 'Ground under what is compared'],
  ] as const)('%s of %o is called %s', (kind, of, label) => {
    expect(rungLabel({ kind }, of)).toBe(label)
  })

  const sheep = { kind: 'stock', key: 'sheep' } as const

  test.each([
    [{ kind: 'area_mix', enterprise: wheat }, 0.455, '45.5%'],
    [{ kind: 'season', enterprise: wheat }, 251.6, '252 mm'],
    [{ kind: 'yield', enterprise: wheat }, 2.4567, '2.46 t/ha'],
    [{ kind: 'price', enterprise: wheat }, 305_00, '$305/t'],
    [{ kind: 'direct_costs', enterprise: wheat }, 95_50, '$95.50/ha'],
    [{ kind: 'direct_costs', enterprise: sheep }, 12_25, '$12.25/DSE'],
    [{ kind: 'stocking', enterprise: sheep }, 5.25, '5.25 DSE/ha'],
    [{ kind: 'stock_price', enterprise: sheep }, 3_10, '$3.10/kg'],
    [{ kind: 'margin', enterprise: sheep }, -3_10, '-$3.10/ha'],
  ] as const)('a figure of %o: %d is %s', (rung, value, text) => {
    expect(rungFigure(rung, value, 't')).toBe(text)
  })

  test('cotton is told in bales', () => {
    const figure = (kind: 'yield_for_water' | 'price', value: number) =>
      rungFigure({ kind, enterprise: { kind: 'crop', key: 'cotton' } }, value, 'bales')
    expect(figure('yield_for_water', 0.0262)).toBe('2.62 bales/ha/100 mm')
    expect(figure('price', 650_00)).toBe('$650/bale')
  })
})
