import { furrow } from '@furrow/catalogue/furrow'
import { targetsOf } from '@furrow/catalogue/targets'
import { relationCalls, resourceCalls } from '@furrow/wire/calls'
import type { Call } from '@furrow/wire/calls'
import { describe, expect, test } from 'vitest'
import { nothing, small, told } from './addresses-for-tests.ts'
import { buildAddresses } from './addresses.ts'

describe('the calls of a record', () => {
  test.each([
    ['GET /api/farms', 'list farms'],
    ['HEAD /api/farms', 'list farms'],
    ['POST /api/farms', 'store farms'],
    ['POST /api/farms/search', 'search farms'],
    ['GET /api/farms/7', 'show farms 7'],
    ['HEAD /api/farms/7', 'show farms 7'],
    ['PATCH /api/farms/7', 'update farms 7'],
    ['PUT /api/farms/7', 'update farms 7'],
    ['DELETE /api/farms/7', 'destroy farms 7'],
    ['POST /api/farms/7/restore', 'restore farms 7'],
    ['POST /api/farms/batch', 'batch_store farms'],
    ['PATCH /api/farms/batch', 'batch_update farms'],
    ['DELETE /api/farms/batch', 'batch_destroy farms'],
    ['POST /api/farms/batch/restore', 'batch_restore farms'],
    ['GET /api/totals', 'list totals'],
    ['GET /api/changes/7', 'show changes 7'],
  ])('%s: %s', (line, address) => {
    expect(told(line)).toBe(address)
  })

  test.each([
    ['/api/v2/farms/7', 'show farms 7'],
    ['/api/farms/7/', 'show farms 7'],
    ['//api//farms///7//', 'show farms 7'],
    ['/api/%66arms/%37', 'show farms 7'],
    ['/api/v2/farms/1/paddocks/', 'list farms 1 > paddocks (paddocks)'],
  ])('are found at %s, too', (path, address) => {
    expect(told(`GET ${path}`)).toBe(address)
  })

  test.each([
    ['PUT /api/farms', 'GET, HEAD, POST'],
    ['PATCH /api/farms', 'GET, HEAD, POST'],
    ['DELETE /api/farms', 'GET, HEAD, POST'],
    ['POST /api/farms/7', 'DELETE, GET, HEAD, PATCH, PUT'],
    ['POST /api/farms/abc', 'DELETE, GET, HEAD, PATCH, PUT'],
    ['OPTIONS /api/farms/search', 'DELETE, GET, HEAD, PATCH, POST, PUT'],
    ['GET /api/farms/7/restore', 'POST'],
    ['GET /api/farms/batch/restore', 'POST'],
    ['POST /api/totals', 'GET, HEAD'],
    ['POST /api/totals/batch', 'GET, HEAD'],
    ['DELETE /api/changes/7', 'GET, HEAD'],
  ])('%s is another method than those that are taken: %s', (line, allowed) => {
    expect(told(line)).toBe(`405 ${allowed}`)
  })

  test('a refusal of a method says what was asked and what is taken', () => {
    expect(() => small('PUT', '/api/farms')).toThrow(
      'PUT is not possible at /api/farms, only GET, HEAD, POST.',
    )
  })

  test.each([
    'POST /api/periods/7/restore',
    'GET /api/periods/7/restore',
    'POST /api/periods/batch/restore',
    'POST /api/totals/7/restore',
    'GET /api/farm_period',
    'GET /api/farm_period/7',
    'GET /api/farms/7/nowhere',
    'GET /api/farms/7/restore/7',
    'GET /api',
    'GET /api/v2',
    'GET /api/v2/v2/farms',
    'GET /elsewhere/farms',
    'GET /',
    'GET *',
    'GET /api/constructor',
    'GET /api/farms/7/__proto__',
    'GET /api/farms%2F7',
  ])('%s is nowhere', line => {
    expect(told(line)).toEqual(nothing)
  })
})

describe('the number of a row', () => {
  test.each([
    ['1', 1],
    ['007', 7],
    ['9007199254740991', 9_007_199_254_740_991],
  ])('may be %s', (word, id) => {
    expect(small('GET', `/api/farms/${word}`)).toMatchObject({ id })
    expect(small('GET', `/api/farms/${word}/paddocks`)).toMatchObject({ parentId: id })
  })

  test.each([
    '0',
    '-1',
    '+1',
    '1.0',
    '1e3',
    '0x1',
    'abc',
    '1%20',
    '%D9%A1',
    '%00',
    '9007199254740992',
    '9007199254740993',
    '99999999999999999999',
    '1'.repeat(400),
  ])('is not %s', word => {
    for (const path of [word, `${word}/paddocks`, `1/paddocks/${word}`, `${word}/profile/x`]) {
      expect(told(`GET /api/farms/${path}`)).toEqual(nothing)
      expect(told(`PUT /api/farms/${word}`)).toEqual(nothing)
    }
  })

  test.each([
    ['GET', 'search', 'POST'],
    ['PUT', 'batch', 'DELETE, PATCH, POST'],
    ['GET', '1/paddocks/search', 'POST'],
    ['GET', '1/periods/attach', 'POST'],
    ['PUT', '1/periods/sync', 'PATCH'],
  ])('is not, for %s, %s, which is told to take %s', (method, path, allowed) => {
    const said = `Not found: /api/farms/${path} for ${method}, only for ${allowed}.`
    expect(told(`${method} /api/farms/${path}`)).toBe(`not_found ${said}`)
  })
})

describe('a word that is not known', () => {
  test.each([
    ['/api/padocks', ' Did you mean paddocks?'],
    ['/api/v2/farm/7', ' Did you mean farms?'],
    ['/api/farms/7/padocks/search', ' Did you mean paddocks?'],
    ['/api/paddocks/7/fram', ' Did you mean farm?'],
    ['/api/nothing', ''],
    ['/api/farms/7/nothing', ''],
  ])('is answered, at %s, with the nearest that is: %s', (path, hint) => {
    expect(told(`GET ${path}`)).toBe(`not_found Not found: ${path}.${hint}`)
  })

  test('is not repeated at length', () => {
    expect(told(`GET /api/${'paddocks'.repeat(1000)}`).length).toBeLessThan(200)
  })

  test.each(['/api/%zz', '/api/farms/%', '/api/farms/1/%E0%A4%A', '/%ff/farms'])(
    'is refused where it cannot be read: %s',
    path => {
      expect(told(`GET ${path}`)).toBe('bad_request The address is not valid.')
    },
  )
})

describe('Furrow’s own addresses', () => {
  const catalogue = furrow()
  const addressOf = buildAddresses(catalogue)
  const called = (line: string) => told(line, addressOf)
  const ask = ({ method, path }: Call, at: string) =>
    called(`${method.toUpperCase()} ${at}${path.replace('{id}', '7')}`)

  test('lead every call of every record to itself', () => {
    for (const entity of catalogue.values()) {
      const calls = resourceCalls(entity)
      expect(calls.length).toBeGreaterThan(2)
      for (const call of calls) {
        const id = call.path.includes('{id}') ? ' 7' : ''
        expect(ask(call, `/api/${entity.name}`)).toBe(`${call.verb} ${entity.name}${id}`)
      }
    }
  })

  test('lead every call of every relation to itself, so that none hides another', () => {
    for (const from of catalogue.values()) {
      for (const [name, relation] of Object.entries(from.relations)) {
        const targets = targetsOf(from, relation, catalogue)
        const leads = targets.map(target => target.name).join('|')
        const isOfMany = relation.kind === 'has many' || relation.kind === 'belongs to many'
        for (const call of relationCalls(relation, targets)) {
          const id = isOfMany && call.path.includes('{id}') ? ' 7' : ''
          const address = `${call.verb} ${from.name} 3 > ${name}${id} (${leads})`
          expect(ask(call, `/api/v2/${from.name}/3/${name}`)).toBe(address)
        }
      }
    }
  })

  test('are known by the record that is led to, as clients call them', () => {
    expect(called('GET /api/paddocks/3/farms/1')).toBe('show paddocks 3 > farm (farms)')
    expect(called('GET /api/lint_sale_actuals/3/crop_sale_actual')).toContain(' > cropSaleActual (')
    expect(called('GET /api/addresses/3/users')).toBe('show addresses 3 > addressable (users)')
  })

  test('are found at once', () => {
    const began = performance.now()
    for (let id = 1; id <= 20_000; id++) addressOf('GET', `/api/paddocks/${id}`)
    expect(performance.now() - began).toBeLessThan(2000)
  })
})
