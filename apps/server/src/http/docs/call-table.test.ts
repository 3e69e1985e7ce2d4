import { describe, expect, test } from 'vitest'
import { nothing, told } from '../addresses-for-tests.ts'

describe('what hangs together with a row', () => {
  test.each([
    ['GET paddocks', 'list farms 1 > paddocks (paddocks)'],
    ['POST paddocks', 'store farms 1 > paddocks (paddocks)'],
    ['POST paddocks/search', 'search farms 1 > paddocks (paddocks)'],
    ['PUT paddocks/7', 'update farms 1 > paddocks 7 (paddocks)'],
    ['POST paddocks/7/restore', 'restore farms 1 > paddocks 7 (paddocks)'],
    ['POST paddocks/batch', 'batch_store farms 1 > paddocks (paddocks)'],
    ['POST paddocks/batch/restore', 'batch_restore farms 1 > paddocks (paddocks)'],
    ['POST paddocks/associate', 'associate farms 1 > paddocks (paddocks)'],
    ['DELETE paddocks/7/dissociate', 'dissociate farms 1 > paddocks 7 (paddocks)'],
    ['POST periods/attach', 'attach farms 1 > periods (periods)'],
    ['DELETE periods/detach', 'detach farms 1 > periods (periods)'],
    ['PATCH periods/sync', 'sync farms 1 > periods (periods)'],
    ['PATCH periods/toggle', 'toggle farms 1 > periods (periods)'],
    ['PATCH periods/7/pivot', 'pivot farms 1 > periods 7 (periods)'],
    ['DELETE periods/7', 'destroy farms 1 > periods 7 (periods)'],
    ['GET past_periods/7', 'show farms 1 > past_periods 7 (periods)'],
    ['GET phone_numbers', 'list farms 1 > phone_numbers (phone_numbers)'],
    ['GET totals/7', 'show farms 1 > totals 7 (totals)'],
  ])('as one of many: %s', (line, address) => {
    expect(told(line.replace(' ', ' /api/farms/1/'))).toBe(address)
  })

  test.each([
    ['PATCH paddocks', 'GET, HEAD, POST'],
    ['DELETE paddocks', 'GET, HEAD, POST'],
    ['POST paddocks/7', 'DELETE, GET, HEAD, PATCH, PUT'],
    ['POST paddocks/attach', 'DELETE, GET, HEAD, PATCH, PUT'],
    ['POST paddocks/sync', 'DELETE, GET, HEAD, PATCH, PUT'],
    ['POST periods/sync', 'DELETE, GET, HEAD, PATCH, PUT'],
    ['PUT periods/7/pivot', 'PATCH'],
    ['GET paddocks/7/dissociate', 'DELETE'],
    ['POST past_periods/attach', 'GET, HEAD'],
    ['POST totals', 'GET, HEAD'],
  ])('takes no other methods: %s', (line, allowed) => {
    expect(told(line.replace(' ', ' /api/farms/1/'))).toBe(`405 ${allowed}`)
  })

  test.each([
    'POST /api/farms/1/periods/7/restore',
    'POST /api/farms/1/periods/batch/restore',
    'DELETE /api/farms/1/periods/7/dissociate',
    'PATCH /api/farms/1/paddocks/7/pivot',
    'POST /api/farms/1/totals/7/restore',
    'GET /api/farms/1/paddocks/7/farm',
    'GET /api/farms/1/links',
    'GET /api/farms/1/farm_period',
    'GET /api/farm_period/1/farm',
  ])('%s is nowhere', line => {
    expect(told(line)).toEqual(nothing)
  })
})

describe('the one that a row belongs to', () => {
  const one = 'paddocks 1 > farm (farms)'
  test.each([
    ['GET farm', `show ${one}`],
    ['GET farm/3', `show ${one}`],
    ['GET farm/abc', `show ${one}`],
    ['GET farm/a%2Fb', `show ${one}`],
    ['HEAD farm', `show ${one}`],
    ['PATCH farm', `update ${one}`],
    ['PUT farm', `update ${one}`],
    ['PUT farm/3', `update ${one}`],
    ['DELETE farm', `destroy ${one}`],
    ['DELETE farm/3', `destroy ${one}`],
    ['POST farm/3/restore', `restore ${one}`],
    ['POST farm/anything/restore', `restore ${one}`],
    ['PATCH farm/batch', `batch_update ${one}`],
    ['DELETE farm/batch', `batch_destroy ${one}`],
    ['POST farm/batch/restore', `batch_restore ${one}`],
    ['GET farm/batch', `show ${one}`],
    ['GET farm/search', `show ${one}`],
  ])('%s: %s', (line, address) => {
    expect(told(line.replace(' ', ' /api/paddocks/1/'))).toBe(address)
  })

  test.each([
    ['POST farm', 'DELETE, GET, HEAD, PATCH, PUT'],
    ['POST farm/3', 'DELETE, GET, HEAD, PATCH, PUT'],
    ['POST farm/search', 'DELETE, GET, HEAD, PATCH, PUT'],
    ['POST farm/associate', 'DELETE, GET, HEAD, PATCH, PUT'],
    ['POST farm/batch', 'DELETE, GET, HEAD, PATCH, PUT'],
    ['POST farm/restore', 'DELETE, GET, HEAD, PATCH, PUT'],
    ['GET farm/3/restore', 'POST'],
    ['PATCH farm_profiles', 'GET, HEAD'],
  ])('takes no other methods: %s', (line, allowed) => {
    expect(told(line.replace(' ', ' /api/paddocks/1/'))).toBe(`405 ${allowed}`)
  })

  test('is never brought back where it is deleted for good', () => {
    expect(told('POST /api/gauges/1/farmProfile/1/restore')).toEqual(nothing)
    expect(told('POST /api/gauges/1/farmProfile/batch/restore')).toEqual(nothing)
  })
})

describe('the one that a row has', () => {
  const one = 'farms 1 > profile (farm_profiles)'
  test.each([
    ['POST profile', `store ${one}`],
    ['GET profile', `show ${one}`],
    ['GET profile/3', `show ${one}`],
    ['PATCH profile/batch', `update ${one}`],
    ['PUT profile', `update ${one}`],
    ['DELETE profile/3', `destroy ${one}`],
    ['POST profile/3', '405 DELETE, GET, HEAD, PATCH, PUT'],
    ['POST profile/batch', '405 DELETE, GET, HEAD, PATCH, PUT'],
    ['PUT profile/3/4', nothing],
  ])('%s: %s', (line, address) => {
    expect(told(line.replace(' ', ' /api/farms/1/'))).toEqual(address)
  })
})
