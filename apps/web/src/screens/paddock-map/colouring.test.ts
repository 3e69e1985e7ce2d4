import { expect, test } from 'vitest'
import { cropClass, legendOf } from './colouring.ts'

const wheat = { word: 'Wheat', colour: '#d4a017' }
const sorghum = { word: 'Sorghum', colour: '#8e3b1f' }
const fallow = { word: 'Long fallow', colour: '#c8b79a', isBare: true }

test('a paddock has the colour of its first crop, striped with that of the second', () => {
  expect(cropClass([{ ...sorghum, isSecond: true }, wheat])).toEqual({
    word: 'Wheat, then Sorghum',
    colour: wheat.colour,
    second: sorghum.colour,
  })
  expect(cropClass([fallow, wheat])).toEqual({
    word: 'Wheat, Long fallow',
    colour: wheat.colour,
    second: undefined,
  })
  expect(cropClass([wheat, wheat])).toMatchObject({ word: 'Wheat', second: undefined })
  expect(cropClass([]).word).toBe('No crop')
})

test('the legend is striped as the ground is', () => {
  const crop = cropClass([wheat, { ...sorghum, isSecond: true }])
  const classes = { crop, use: wheat, property: wheat, soil: wheat, value: wheat }
  const [entry] = legendOf([{ classes, area: 10, mapped: 10 }], 'crop')
  expect(entry).toMatchObject({ word: 'Wheat, then Sorghum', second: sorghum.colour, hectares: 10 })
})
