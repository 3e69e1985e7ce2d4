import { describe, expect, test } from 'vitest'
import { comingWords, linkOfBar, linkOfPoint, linkOfSection } from './section-links.ts'

const place = { farmId: 3, periodId: 7 }
const here = { section: 'farm_details' }
const later = { section: 'not a section' }

describe('a point', () => {
  test('leads to its place where that is built', () => {
    expect(linkOfPoint(here, place)).toEqual({
      to: '/collection/$farmId/details',
      params: { farmId: '3', periodId: '7' },
    })
  })

  test('leads nowhere where its section has no place', () => {
    expect(linkOfPoint(later, place)).toBeUndefined()
    expect(linkOfSection(later.section, place)).toBeUndefined()
  })

  test('is said to wait for the next release exactly where its section has a link and it has none', () => {
    for (const section of [
      'properties',
      'rain',
      'crop_sales',
      'livestock',
      'files',
      'farm_details',
      'water',
    ]) {
      const isWaiting =
        linkOfSection(section, place) !== undefined && linkOfPoint({ section }, place) === undefined
      expect(comingWords([{ section }]) !== undefined, section).toBe(isWaiting)
    }
    expect(comingWords([])).toBeUndefined()
  })
})

test('each crop leads to its own way through the wizard, other bars nowhere', () => {
  expect(linkOfBar('cropping', '14', place)).toEqual({
    to: '/collection/$farmId/period/$periodId/cropping/wizard/{-$cropTypeId}',
    params: { farmId: '3', periodId: '7', cropTypeId: '14' },
  })
  expect(linkOfBar('rain', '14', place)).toBeUndefined()
})
