import { describe, expect, it } from 'vitest'
import { herdA, herdPeriod, moved, stockOfClass } from '../stock/herd-for-tests.ts'
import { breedingFigures } from './record-breeding.ts'
import type { BreedingOfRecord } from './record-breeding.ts'
import { saleableStock, stockFigures } from './record-stock.ts'
import type { StockOfRecord } from './record-stock.ts'
import type { StockOfClass, WeighedMovement } from '../stock/stock-of-class.ts'

const noWool = { clips: [], clipsBefore: [] }
const stockOf = (classes: readonly StockOfClass[], more: Partial<StockOfRecord> = {}) => ({
  period: herdPeriod,
  classes,
  wool: noWool,
  grazed: 1100,
  ...more,
})
const figure = (name: string, stock: StockOfRecord) => stockFigures[name]?.(stock)
const herd = stockOf(herdA)

describe('the herd of the record', () => {
  it('ate so much at both ends (C96)', () => {
    expect(figure('gz_opening_dse', herd)).toBeCloseTo(6551.0, 1)
    expect(figure('gz_closing_dse', herd)).toBeCloseTo(6622.2, 1)
  })

  it('grew what was sold and left more than was bought and there (C93, C94)', () => {
    expect(figure('gz_kg_produced', herd)).toBe(143_455)
    expect(figure('kg_beef_per_ha', herd)).toBeCloseTo(130.4, 1)
    expect(figure('kg_sheepmeat_per_ha', herd)).toBeNull()
  })

  it('earned by trading, at the same values at both ends (C109)', () => {
    expect(figure('cattle_income', herd)).toBe(444_644_00)
    expect(figure('livestock_opening_val', herd)).toBe(834_000_00)
    expect(figure('owned_livestock_val', herd)).toBe(840_200_00)
    expect(figure('sheep_income', herd)).toBeNull()
  })

  it('lost of its weaned classes 11 of 647.5 on average (C103, T30)', () => {
    expect(figure('death_pct_cattle', herd)).toBeCloseTo(11 / 647.5, 6)
    expect(figure('gz_cattle_head', herd)).toBe(647.5)
  })

  it('is not known where one class was not counted, weighed or valued', () => {
    const [cows, ...others] = herd.classes
    const changed = (values: Partial<StockOfClass>) => stockOf([{ ...cows!, ...values }, ...others])
    const uncounted = changed({ counted: null })
    for (const name of ['gz_closing_dse', 'gz_kg_produced', 'cattle_income', 'death_pct_cattle']) {
      expect(figure(name, uncounted), name).toBeNull()
    }
    expect(figure('gz_opening_dse', uncounted)).toBeCloseTo(6551.0, 1)
    expect(figure('gz_kg_produced', changed({ countedWeight: null }))).toBeNull()
    expect(figure('cattle_income', changed({ standardValue: null }))).toBeNull()
    expect(figure('gz_cattle_dse', changed({ dse: null }))).toBeNull()
    expect(figure('gz_cattle_dse', stockOf([]))).toBeNull()
  })
})

describe('what stock ate by days (C96, T27)', () => {
  const steers = (movements: WeighedMovement[]) => stockOf([stockOfClass({ movements })])
  it('counts a movement on its day and after it', () => {
    const half = steers([moved('opening', 100), moved('sale', 100, { day: '2023-12-31' })])
    expect(figure('gz_cattle_dse', half)).toBeCloseTo((183 / 366) * 1000, 6)
    const last = steers([moved('purchase', 366, { day: '2024-06-30' })])
    expect(figure('gz_cattle_dse', last)).toBeCloseTo(10, 6)
  })

  it('gives what has no day the whole period to stay', () => {
    const undated = steers([moved('opening', 100), moved('purchase', 20), moved('sale', 50)])
    expect(figure('gz_cattle_dse', undated)).toBeCloseTo(1200, 6)
  })

  it('and says the fullest month by its end', () => {
    const spring = steers([
      moved('opening', 100),
      moved('purchase', 50, { day: '2023-09-05' }),
      moved('sale', 80, { day: '2023-10-31' }),
    ])
    expect(figure('gz_max_dse', spring)).toBe(1500)
  })
})

describe('wool', () => {
  const clip = { greasy: 5400, cleanShare: 0.68, income: 40_000_00, balesSold: 20, balesOnHand: 5 }
  const flock = stockOf(
    [
      stockOfClass({
        species: 'sheep',
        dse: 1,
        movements: [moved('opening', 1000)],
        counted: 1000,
      }),
    ],
    { wool: { clips: [clip], clipsBefore: [{ ...clip, balesOnHand: 2 }] } },
  )
  it('weighs clean what its yield says (C116)', () => {
    expect(figure('kg_wool_per_dse', flock)).toBeCloseTo(3.672, 6)
    expect(figure('kg_wool_per_ha', flock)).toBeCloseTo(3672 / 1100, 6)
  })

  it('earned what was sold and what more there is on hand, at what a bale brought', () => {
    expect(figure('wool_income', flock)).toBe(46_000_00)
    expect(figure('owned_wool_on_hand_val', flock)).toBe(10_000_00)
    const unsold = { ...clip, income: null, balesSold: null }
    expect(
      figure('wool_income', { ...flock, wool: { clips: [unsold], clipsBefore: [] } }),
    ).toBeNull()
  })
})

describe('what could be sold', () => {
  const cows = stockOfClass({ breeding: true, counted: 387, standardValue: 1400_00 })
  const bulls = stockOfClass({ slug: 'cattle/bulls-working', counted: 12, standardValue: 3000_00 })
  const steers = stockOfClass({ counted: 170, standardValue: 1000_00 })
  const calves = stockOfClass({ unweaned: true, counted: 40, standardValue: 500_00 })

  it('is neither bred from nor at foot', () => {
    expect(saleableStock([cows, bulls, steers, calves])).toBe(170_000_00)
    expect(saleableStock([cows, bulls])).toBe(0)
  })

  it('is not known where nobody counted them, or there are none', () => {
    expect(
      saleableStock([{ ...steers, movements: [moved('opening', 9)], counted: null }]),
    ).toBeNull()
    expect(saleableStock([])).toBeNull()
  })
})

describe('breeding', () => {
  const ewes = { species: 'sheep', joined: 2000, marked: 2320, weaned: 2260, weaningWeight: 32 }
  const cows = { species: 'cattle', joined: 385, marked: 344, weaned: 340, weaningWeight: 265 }
  const bred = (name: string, rounds: readonly BreedingOfRecord[] = [ewes, cows]) =>
    breedingFigures[name]?.(rounds)

  it('is told of what was joined (C100, C101, C106)', () => {
    expect(bred('marking_pct_sheep')).toBe(1.16)
    expect(bred('weaning_pct_sheep')).toBe(1.13)
    expect(bred('weaning_pct_cattle')).toBeCloseTo(0.883, 3)
    expect(bred('kg_weaned_per_female')).toBeCloseTo(234.0, 1)
  })

  it('leaves a round out that was only joined yet (T31)', () => {
    const joined = { ...ewes, joined: 500, marked: null, weaned: null }
    expect(bred('marking_pct_sheep', [ewes, joined])).toBe(1.16)
    expect(bred('marking_pct_sheep', [joined])).toBeNull()
  })
})
