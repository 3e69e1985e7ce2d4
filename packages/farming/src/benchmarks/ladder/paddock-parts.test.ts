import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import type { ComparedCrop, ComparedPaddock } from './compared-farm.ts'
import { aCrop, aFarm, wholeCrop } from './compared-farms-for-tests.ts'
import { dollarGapLadder } from './dollar-gap-ladder.ts'

const numRuns = inject('isLongForm') ? 1000 : 100
const growing = (crop: ComparedCrop) => aFarm({ crops: new Map([['wheat', crop]]) })

function yieldRung(own: ComparedCrop, theirs: ComparedCrop) {
  const { enterprises, small } = dollarGapLadder({
    own: growing(own),
    theirs: growing(theirs),
    hectares: 1000,
  })
  const rungs = [...enterprises.flatMap(one => one.rungs), ...(small?.rungs ?? [])]
  return rungs.find(({ kind }) => kind === 'yield' || kind === 'yield_for_water')
}

test('each paddock by its hectares × its yield less theirs', () => {
  const own = {
    ...aCrop,
    usable_water: null,
    paddocks: [
      { key: 'Home', hectares: 0.2, production: 0.5, usable_water: null },
      { key: 'Creek', hectares: 0.3, production: 0.5, usable_water: null },
    ],
  }
  const theirs = { ...aCrop, production: 0.9, harvest_income: 270_00 }
  // Theirs gave 1.8 t/ha: 0.2 × 0.7 t and 0.3 × −0.1333 t at $300.
  expect(yieldRung(own, theirs)).toMatchObject({
    kind: 'yield',
    cents: 30_00,
    paddocks: [
      { key: 'Home', yield: 2.5, cents: 42_00, total: 42_000_00 },
      { key: 'Creek', cents: -12_00, total: -12_000_00 },
    ],
  })
})

test('where the season is split off, a paddock is measured on the water that it had', () => {
  const paddocks = [
    { key: 'Home', hectares: 0.25, production: 0.5, usable_water: 40 },
    { key: 'Creek', hectares: 0.25, production: 0.5, usable_water: 60 },
  ]
  const own = { ...aCrop, paddocks }
  const theirs = { ...aCrop, production: 0.8, harvest_income: 240_00 }
  // They made 8 kg of each mm: 0.32 and 0.48 t of this water, for $300.
  expect(yieldRung(own, theirs)?.paddocks.map(({ cents }) => cents)).toEqual([54_00, 6_00])
  const unknown = paddocks.map(paddock => ({ ...paddock, usable_water: null }))
  expect(yieldRung({ ...own, paddocks: unknown }, theirs)?.paddocks).toMatchObject([
    { cents: 30_00 },
    { cents: 30_00 },
  ])
})

test('what paddocks do not tell of the rung stands beside them', () => {
  const own = {
    ...aCrop,
    usable_water: null,
    paddocks: [
      { key: 'Home', hectares: 0.2, production: 0.5, usable_water: null },
      { key: 'Creek', hectares: 0.3, production: null, usable_water: null },
    ],
  }
  const theirs = { ...aCrop, production: 0.9, harvest_income: 270_00 }
  expect(yieldRung(own, theirs)?.paddocks.map(({ key, cents }) => [key, cents])).toEqual([
    ['Home', 42_00],
    [null, -12_00],
  ])
})

test('paddocks come to their rung to the cent', () => {
  const paddock = fc.record({
    hectares: fc.integer({ min: 1, max: 400 }).map(figure => figure / 1000),
    production: fc.integer({ min: 0, max: 2000 }).map(figure => figure / 1000),
    usable_water: fc.option(fc.integer({ min: 1, max: 200 })),
  })
  const paddocks = fc.array(paddock, { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(paddocks, wholeCrop, fc.boolean(), (parts, theirs, isDry) => {
      const rung = yieldRung(cropOf(parts), isDry ? { ...theirs, usable_water: null } : theirs)
      const told = rung?.paddocks ?? []
      const sum = (figures: readonly number[]) => figures.reduce((whole, one) => whole + one, 0)
      expect(sum(told.map(({ cents }) => cents))).toBe(rung?.cents ?? 0)
      expect(sum(told.map(({ total }) => total))).toBe(rung?.total ?? 0)
      expect(told.filter(({ key }) => key === null)).toEqual([])
    }),
    { numRuns },
  )
})

function cropOf(parts: readonly Omit<ComparedPaddock, 'key'>[]): ComparedCrop {
  const all = (figure: (part: Omit<ComparedPaddock, 'key'>) => number) =>
    parts.reduce((sum, part) => sum + figure(part), 0)
  const waterIsKnown = parts.every(({ usable_water }) => usable_water !== null)
  return {
    ...aCrop,
    hectares: all(({ hectares }) => hectares),
    production: all(({ production }) => production ?? 0),
    usable_water: waterIsKnown ? all(({ usable_water }) => usable_water ?? 0) : null,
    paddocks: parts.map((part, place) => ({ ...part, key: `paddock ${place}` })),
  }
}
