import { expect, test } from 'vitest'
import type { CropLine } from './crop-line.ts'
import { yieldsByRain, yieldsBySowing, yieldsByVariety } from './yields-by.ts'

let next = 0
const line = (tonnes: number, area: number, more: Partial<CropLine>) => {
  next += 1
  const taken = { quantity: tonnes, area }
  return { paddock: { id: next }, taken, yield: tonnes / area, variety: null, ...more } as CropLine
}
const suntop = { id: 1, name: 'Suntop' }
const lancer = { id: 2, name: 'Lancer' }

test('crops that were sown in one week stand together, by their hectares', () => {
  const told = yieldsBySowing([
    line(300, 100, { sown: '2024-05-13' }),
    line(100, 100, { sown: '2024-05-06' }),
    line(900, 300, { sown: '2024-05-12' }),
    line(100, 100, { sown: null }),
  ])
  expect(told).toEqual([
    { at: '2024-05-06', paddocks: 2, area: 400, yield: 2.5 },
    { at: '2024-05-13', paddocks: 1, area: 100, yield: 3 },
  ])
})

test('of varieties the best comes first; what gave nothing yet says nothing', () => {
  const told = yieldsByVariety([
    line(200, 100, { variety: suntop }),
    line(310, 100, { variety: lancer }),
    { ...line(0, 0, { variety: suntop }), yield: null },
  ])
  expect(told.map(({ at, yield: yielded }) => [at, yielded])).toEqual([
    ['Lancer', 3.1],
    ['Suntop', 2],
  ])
})

test('rain goes by bands of 50 mm, the driest first', () => {
  const told = yieldsByRain([
    line(300, 100, { crop_rain: 200 }),
    line(200, 100, { crop_rain: 199.9 }),
    line(100, 100, { crop_rain: 40 }),
    line(100, 100, { crop_rain: null }),
  ])
  expect(told.map(({ at }) => at)).toEqual([0, 150, 200])
})
