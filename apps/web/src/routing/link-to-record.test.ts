import { expect, test } from 'vitest'
import { linkToRecord as linkOf } from './link-to-record.ts'

const period = '/collection/$farmId/period/$periodId'
const screens = [
  { around: 'inside', to: '/collection/$farmId/details', records: ['farms'] },
  { around: 'period', to: period },
  { around: 'period', to: `${period}/paddocks`, records: ['farm_properties', 'paddocks'] },
] as const
const linkToRecord = (where: Parameters<typeof linkOf>[1]) => linkOf(screens, where)

test('a line leads to the screen of its kind of record', () => {
  expect(linkToRecord({ entity: 'paddocks', farmId: 3, periodId: 7 })).toEqual({
    to: '/collection/$farmId/period/$periodId/paddocks',
    params: { farmId: '3', periodId: '7' },
  })
  expect(linkToRecord({ entity: 'farms', farmId: 3, periodId: null })).toEqual({
    to: '/collection/$farmId/details',
    params: { farmId: '3' },
  })
})

test('a line without a screen, a farm or a period leads nowhere', () => {
  expect(linkToRecord({ entity: 'users', farmId: 3, periodId: 7 })).toBeUndefined()
  expect(linkToRecord({ entity: 'paddocks', farmId: null, periodId: 7 })).toBeUndefined()
  expect(linkToRecord({ entity: 'paddocks', farmId: 3, periodId: null })).toBeUndefined()
})
