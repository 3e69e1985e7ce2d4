import { describe, expect, test } from 'vitest'
import { cane, cropOf, off, sown, summed, wheat } from '../recorded-crops-for-tests.ts'
import type { Did } from '../recorded-crops-for-tests.ts'
import { areaStatements } from './area-statements.ts'
import type { AreaRead, PaddockOfBoard } from './area-statements.ts'

const paddock = (id: number, area: number | null, more: Partial<PaddockOfBoard> = {}) => ({
  id,
  name: `P${id}`,
  area,
  priors: [],
  use: 'Dryland cropping',
  isForCrops: true,
  ...more,
})

function told(read: Partial<AreaRead>) {
  const whole = { paddocks: [paddock(1, 100)], before: null, titles: null, crops: [], ...read }
  return new Map(areaStatements(whole).map(one => [one.key, one]))
}

const amounts = (statement: { lines: readonly { label: string; amount: number | null }[] }) =>
  Object.fromEntries(statement.lines.map(({ label, amount }) => [label, amount]))

describe('from the paddocks of last period to these', () => {
  const before = {
    period: '2022-23',
    paddocks: [1, 2, 3].map(id => ({ id, name: `P${id}`, area: 100 })),
  }
  const sinceBefore = (paddocks: readonly PaddockOfBoard[]) =>
    told({ before, paddocks }).get('since before')

  test('what came and went adds up', () => {
    const found = sinceBefore([
      paddock(11, 60, { priors: [1] }),
      paddock(12, 40, { priors: [1] }),
      paddock(13, 100, { priors: [2] }),
      paddock(14, 25),
    ])
    expect(amounts(found!)).toEqual({ 'Paddocks of 2022–23': 300, New: 25, 'No longer there': 100 })
    expect(found).toMatchObject({
      left: { amount: 225 },
      closing: { amount: 225 },
      difference: 0,
      state: 'good',
      says: 'Adds up',
    })
  })

  test('ground that was measured again is told, and wants a look beyond 5%', () => {
    const kept = [paddock(12, 100, { priors: [2] }), paddock(13, 100, { priors: [3] })]
    expect(sinceBefore([paddock(11, 103, { priors: [1] }), ...kept])).toMatchObject({
      difference: 3,
      state: 'good',
      says: '3 ha more than the same paddocks had in 2022–23',
    })
    expect(sinceBefore([paddock(11, 80, { priors: [1] }), ...kept])).toMatchObject({
      difference: -20,
      state: 'look',
      says: '20 ha less than the same paddocks had in 2022–23',
    })
  })

  test('a paddock without an area is no 0', () => {
    expect(sinceBefore([paddock(11, null, { priors: [1] })])).toMatchObject({
      difference: null,
      state: 'none',
    })
  })

  test('a first period has nothing before it', () => {
    expect(told({}).has('since before')).toBe(false)
  })
})

describe('land by use', () => {
  const paddocks = [paddock(1, 800), paddock(2, 300, { use: 'Grazing', isForCrops: false })]

  test('comes to the titles, but for lanes and timber', () => {
    const found = told({ paddocks, titles: 1120 }).get('titles')
    expect(amounts(found!)).toEqual({ 'On titles': 1120, 'Dryland cropping': 800, Grazing: 300 })
    expect(found).toMatchObject({
      difference: -20,
      state: 'good',
      says: '20 ha of lanes and timber',
    })
  })

  test('is never more than the titles', () => {
    expect(told({ paddocks, titles: 900 }).get('titles')).toMatchObject({
      difference: 200,
      state: 'wrong',
      says: '200 ha more in paddocks than on titles',
    })
  })

  test('is compared with nothing where no title is recorded', () => {
    expect(told({ paddocks }).get('titles')).toMatchObject({ difference: null, state: 'none' })
  })
})

const grown = (crop: typeof wheat, did: readonly Did[]) => cropOf(crop, did)

describe('cropping land', () => {
  test('is what was sown on it, and what nobody said anything of', () => {
    const crop = grown(wheat, [sown(70), off(70, 200)])
    const { crops } = summed([crop])
    const found = told({ paddocks: [paddock(crop.paddock.id, 100)], crops }).get('cropping land')
    expect(amounts(found!)).toEqual({ 'Cropping land': 100, 'Sown for harvest': 70 })
    expect(found).toMatchObject({
      difference: -30,
      state: 'look',
      says: '30 ha without crop or fallow',
    })
  })

  test('holds no crop that is larger than it', () => {
    const crop = grown(wheat, [sown(130)])
    const { crops } = summed([crop])
    expect(
      told({ paddocks: [paddock(crop.paddock.id, 100)], crops }).get('cropping land'),
    ).toMatchObject({ state: 'wrong', says: 'A crop is larger than its paddock' })
  })
})

describe('what was sown', () => {
  const ofCrop = (...crops: Parameters<typeof summed>[0]) =>
    told({ crops: summed(crops).crops }).get('crop 1')

  test('was harvested, cut, or failed', () => {
    const failed: Did = ['ending', '2023-10-01', null, { how: 'frost' }]
    const found = ofCrop(
      grown(wheat, [sown(100), off(100, 250)]),
      grown(wheat, [sown(40), ['hay', '2023-10-05', 40]]),
      grown(wheat, [sown(30), failed]),
    )
    expect(amounts(found!)).toEqual({ Sown: 170, Harvested: 100, 'Cut for hay': 40, Failed: 30 })
    expect(found).toMatchObject({ difference: 0, state: 'good', behind: { place: 'crops', id: 1 } })
  })

  test('what is still open is missing', () => {
    const found = ofCrop(grown(wheat, [sown(100), off(60, 150)]), grown(wheat, [sown(25)]))
    expect(amounts(found!)).toEqual({ Sown: 125, Harvested: 60 })
    expect(found).toMatchObject({
      left: { amount: 65 },
      difference: -65,
      state: 'look',
      says: '65 ha not yet harvested or written off',
    })
  })

  test('more cannot be harvested than was sown', () => {
    expect(ofCrop(grown(wheat, [sown(100), off(120, 250)]))).toMatchObject({
      difference: 20,
      state: 'wrong',
      says: '20 ha more harvested than sown',
    })
  })

  test('what stands for years stands on', () => {
    const crops = [grown(cane, [sown(50)])]
    const found = told({ crops: summed(crops).crops }).get('crop 3')
    expect(amounts(found!)).toEqual({ Sown: 50, 'Stands on': 50 })
    expect(found).toMatchObject({ difference: 0, state: 'good' })
  })
})

test('without a paddock there is nothing to tell', () => {
  expect(told({ paddocks: [] }).size).toBe(0)
})
