import { describe, expect, test } from 'vitest'
import { sectionLinks } from './section-links.ts'

const period = '/collection/$farmId/period/$periodId'
const screens = [
  { to: '/collection/$farmId/details', sections: ['farm_details'] },
  { to: period },
  { to: `${period}/cropping`, sections: ['cropping', 'crop_sales'] },
  { to: `${period}/cropping/wizard`, bars: { section: 'cropping', param: 'cropTypeId' } },
  { to: `${period}/livestock`, sections: ['livestock'], isComing: true },
] as const
const links = sectionLinks(screens, { farmId: 3, periodId: 7 })
const here = { section: 'crop_sales' }
const later = { section: 'livestock' }
const nowhere = { section: 'water' }
const params = { farmId: '3', periodId: '7' }

test('a section leads to the screen that says so of itself, also where that is only announced', () => {
  expect(links.ofSection('crop_sales')).toEqual({ to: `${period}/cropping`, params })
  expect(links.ofSection('farm_details')).toEqual({ to: '/collection/$farmId/details', params })
  expect(links.ofSection('livestock')).toEqual({ to: `${period}/livestock`, params })
  expect(links.ofSection('water')).toBeUndefined()
})

describe('a point', () => {
  test('leads to its place where that is built', () => {
    expect(links.ofPoint(here)).toEqual({ to: `${period}/cropping`, params })
  })

  test('leads nowhere where its section has no place, or one that is only announced', () => {
    expect(links.ofPoint(nowhere)).toBeUndefined()
    expect(links.ofPoint(later)).toBeUndefined()
  })

  test('is said to wait for the next release exactly where its section has a link and it has none', () => {
    expect(links.comingWords([later, later])).toBe('These places come with the next release.')
    expect(links.comingWords([here, later, nowhere])).toBe(
      'The places of points without a link come with the next release.',
    )
    expect(links.comingWords([here, nowhere])).toBeUndefined()
    expect(links.comingWords([])).toBeUndefined()
  })
})

test('each crop leads to its own way through the wizard, other bars nowhere', () => {
  expect(links.ofBar('cropping', '14')).toEqual({
    to: `${period}/cropping/wizard/{-$cropTypeId}`,
    params: { ...params, cropTypeId: '14' },
  })
  expect(links.ofBar('rain', '14')).toBeUndefined()
})
