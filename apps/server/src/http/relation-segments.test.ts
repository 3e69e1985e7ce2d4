import { describe, expect, test } from 'vitest'
import { nothing, told } from './addresses-for-tests.ts'

describe('the word for a relation', () => {
  test.each([
    ['is the record that it leads to', 'farms/1/farm_properties', 'properties (farm_properties)'],
    ['is the name that it has', 'farms/1/properties', 'properties (farm_properties)'],
    ['is that in capitals', 'farms/1/rainGauges', 'rainGauges (gauges)'],
    ['is that in snake case', 'farms/1/rain_gauges', 'rainGauges (gauges)'],
    ['is the name before the record', 'paddocks/1/farm_profiles', 'farm_profiles (totals)'],
    ['is the name, several leading there', 'farms/1/periods', 'periods (periods)'],
    [
      'is any of several records',
      'phone_numbers/1/phoneable',
      'phoneable (farms|periods|paddocks)',
    ],
    ['is one of several records', 'phone_numbers/1/farms', 'phoneable (farms)'],
  ])('%s: %s', (_, path, leads) => {
    expect(told(`GET /api/${path}`)).toContain(` 1 > ${leads}`)
  })

  test('is not the record where several relations lead there', () => {
    expect(told('GET /api/paddocks/1/farms')).toEqual(nothing)
    expect(told('GET /api/phone_numbers/1/paddocks')).toEqual(nothing)
  })
})
