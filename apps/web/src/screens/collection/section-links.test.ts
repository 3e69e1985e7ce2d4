import { describe, expect, test } from 'vitest'
import { sectionLinks } from './section-links.ts'

const period = '/collection/$farmId/period/$periodId'
const screens = [
  { to: '/collection/$farmId/details', sections: ['farm_details'] },
  { to: period },
  { to: `${period}/cropping`, sections: ['cropping', 'crop_sales'] },
  {
    to: `${period}/cropping/wizard`,
    bars: {
      param: 'cropTypeId',
      steps: { cropping: null, crop_sales: 'sales' },
      points: { 'E-CROP-9': 'review' },
    },
  },
  {
    to: `${period}/cropping/spreadsheet`,
    fixes: ['cropping'],
    opens: { record: 'crop_collections', by: 'crop', parts: { 'E-CROP-8': 'harvest' } },
  },
  { to: `${period}/rain-gauges`, sections: ['rain'], opens: { record: 'rain_gauges', by: 'path' } },
  { to: `${period}/livestock`, sections: ['livestock'] },
  {
    to: `${period}/livestock/wizard`,
    bars: {
      param: 'livestockEnterpriseId',
      steps: { livestock: null },
      points: { 'E-LIV-8': 'closing' },
    },
  },
  { to: `${period}/livestock/ledger`, fixes: ['livestock'] },
  { to: `${period}/finance`, sections: ['finance'], isComing: true },
] as const
const links = sectionLinks(screens, { farmId: 3, periodId: 7 })
const here = { section: 'crop_sales' }
const later = { section: 'finance' }
const nowhere = { section: 'water' }
const params = { farmId: '3', periodId: '7' }

test('a section leads to the screen that says so of itself, also where that is only announced', () => {
  expect(links.ofSection('crop_sales')).toEqual({ to: `${period}/cropping`, params })
  expect(links.ofSection('farm_details')).toEqual({ to: '/collection/$farmId/details', params })
  expect(links.ofSection('finance')).toEqual({ to: `${period}/finance`, params })
  expect(links.ofSection('water')).toBeUndefined()
})

describe('a point', () => {
  test('leads to its place where that is built', () => {
    expect(links.ofPoint(here)).toEqual({ to: `${period}/cropping`, params })
  })

  test('leads to the very record, where a screen opens it', () => {
    const crop = { section: 'cropping', resource: 'crop_collections', id: 41 }
    const to = `${period}/cropping/spreadsheet`
    expect(links.ofPoint(crop)).toEqual({ to, params, search: { crop: 41 } })
    const standing = { ...crop, code: 'E-CROP-8' }
    expect(links.ofPoint(standing)).toEqual({ to, params, search: { crop: 41, part: 'harvest' } })
    const gauge = { section: 'rain', resource: 'rain_gauges', id: 5 }
    expect(links.ofPoint(gauge)).toEqual({ to: `${period}/rain-gauges/5`, params })
  })

  test('about a kind of crop leads to its wizard, at the step of its section', () => {
    const bars = [{ name: '14', label: 'Wheat' }]
    const named = sectionLinks(screens, { farmId: 3, periodId: 7 }, [
      { name: 'cropping', bars },
      { name: 'crop_sales', bars },
    ])
    const to = `${period}/cropping/wizard/{-$cropTypeId}`
    const ofWheat = { ...params, cropTypeId: '14' }
    const answers = {
      section: 'cropping',
      resource: 'crop_type_farm_periods',
      id: 9,
      where: 'Wheat',
    }
    expect(named.ofPoint(answers)).toEqual({ to, params: ofWheat })
    expect(named.ofPoint({ ...answers, code: 'E-CROP-9' })).toEqual({
      to,
      params: ofWheat,
      search: { step: 'review' },
    })
    const sale = { section: 'crop_sales', resource: 'crop_sale_actuals', id: 2, where: 'Wheat' }
    expect(named.ofPoint(sale)).toEqual({ to, params: ofWheat, search: { step: 'sales' } })
  })

  test('about a class of stock leads to the step of its enterprise, where there is one for it', () => {
    const bars = [
      { name: '4', label: 'Grazing Sheep Wool' },
      { name: '5', label: 'Irrigated Grazing Sheep Wool' },
    ]
    const named = sectionLinks(screens, { farmId: 3, periodId: 7 }, [{ name: 'livestock', bars }])
    const ewes = { section: 'livestock', where: 'Ewes (breeding), Grazing Sheep Wool' }
    const to = `${period}/livestock/wizard/{-$livestockEnterpriseId}`
    const counted = { ...ewes, code: 'E-LIV-8', resource: 'livestock_closing_events', id: 2 }
    const ofWool = { ...params, livestockEnterpriseId: '4' }
    expect(named.ofPoint(counted)).toEqual({ to, params: ofWool, search: { step: 'closing' } })
    const moved = { ...ewes, code: 'E-LIV-2', resource: 'livestock_ledgers', id: 2 }
    expect(named.ofPoint(moved)).toEqual({ to: `${period}/livestock/ledger`, params })
  })

  test('leads to where its section is fixed, rather than to where it is looked at', () => {
    const sowing = { section: 'cropping', resource: 'sowing_collection_events', id: 3 }
    expect(links.ofPoint(sowing)).toEqual({ to: `${period}/cropping/spreadsheet`, params })
  })

  test('leads nowhere where its section has no place, or one that is only announced', () => {
    expect(links.ofPoint(nowhere)).toBeUndefined()
    expect(links.ofPoint(later)).toBeUndefined()
  })

  test('is said to wait for the next release exactly where its section has a link and it has none', () => {
    expect(links.comingWords([later, later])).toBe(
      'These can’t be fixed here yet: the screens come with the next release.',
    )
    expect(links.comingWords([here, later, nowhere])).toBe(
      'Those without a link can’t be fixed here yet: the screens come with the next release.',
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
