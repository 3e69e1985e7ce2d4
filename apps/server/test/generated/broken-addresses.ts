// Addresses that name no row, take no such method, or ask for something odd behind the "?".

import fc from 'fast-check'
import type { Broken } from './asked.ts'
import { anybody, harmless, invalid, notThere, unreadable } from './broken.ts'
import type { World } from './world.ts'

export function brokenAddresses(world: World): fc.Arbitrary<Broken> {
  const name = fc.constantFrom(...world.rows.keys())
  return fc.oneof(noRows(name), noMethods, oddQueries(name))
}

const noNumbers = [
  'abc',
  '1.5',
  '-1',
  '0',
  '00',
  '1e3',
  '999999',
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999999999999',
  '%00',
  '1%00',
  '%ff',
  '%zz',
  '1%2F2',
  '%EF%BC%91',
  'NaN',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  '1;drop',
  '%201',
  '%F0%9F%8C%BE',
  'x'.repeat(90),
  'x'.repeat(4000),
]

const callsOnRows: readonly (readonly [method: string, more: string, body?: object])[] = [
  ['GET', ''],
  ['HEAD', ''],
  ['GET', '/farm'],
  ['GET', '?include=farm'],
  ['PATCH', '', {}],
  ['PUT', '', {}],
  ['DELETE', ''],
  ['DELETE', '?force=true'],
  ['POST', '/restore'],
]

function noRows(name: fc.Arbitrary<string>): fc.Arbitrary<Broken> {
  const call = fc.constantFrom(...callsOnRows)
  return fc
    .tuple(name, fc.constantFrom(...noNumbers), call, anybody)
    .map(([name, number, [method, more, body], who]) => ({
      kind: 'broken',
      who,
      why: 'the number of no row',
      method,
      url: `/api/${name}/${number}${more}`,
      ...(body ? { body } : {}),
      // Some records are only read, lead to no farm, or are removed for good by nobody but an admin.
      statuses: [
        ...notThere,
        ...unreadable,
        403,
        405,
        ...(more === '?include=farm' ? invalid : []),
      ],
    }))
}

const impossible = [
  'POST /api/paddocks/1',
  'PATCH /api/paddocks',
  'DELETE /api/paddocks',
  'PUT /api/paddocks',
  'PUT /api/paddocks/batch',
  'GET /api/paddocks/search',
  'GET /api/paddocks/batch',
  'GET /api/paddocks/1/restore',
  'PATCH /api/paddocks/search',
  'DELETE /api/paddocks/search',
  'POST /api/adjacent_paddocks',
  'PATCH /api/adjacent_paddocks/1',
  'DELETE /api/adjacent_paddocks/batch',
  'PUT /api/farms/1/periods/sync',
  'PUT /api/farms/1/periods/1/pivot',
  'POST /api/paddocks/1/ancestors/attach',
  'POST /api/paddocks/1/farm',
  'GET /api/paddocks/1/crop_collections/associate',
  'PATCH /api/paddocks/1/crop_collections',
  'DELETE /api/paddocks/1/crop_collections',
  'POST /api/paddocks/1/crop_collections/1',
  'GET /api/v2/batch',
  'DELETE /api/v2/batch',
]

const noMethods = fc.tuple(fc.constantFrom(...impossible), anybody).map(([call, who]): Broken => {
  const [method = '', url = ''] = call.split(' ')
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
  const why = 'a method that is not possible there'
  return { kind: 'broken', who, why, method, url, ...body, statuses: [404, 405] }
})

const wrongQueries = [
  'limit=-1',
  'limit=1.5',
  'limit=abc',
  'limit=10001',
  'limit=1e1',
  'limit=99999999999999999999',
  'limit=5abc',
  'limit=%00',
  'include=',
  'include=,',
  'include=a,,b',
  'with_count=a.b',
  'with_sum=a',
  'with_count=',
  'with_avg=..',
  `include=${'period.'.repeat(6)}period`,
]

const oddQueriesTaken = [
  'page=-1',
  'page=0',
  'page=abc',
  'page=2.5',
  'page=99999999999999999999999',
  'page=1e9',
  'page=9007199254740991',
  'limit=',
  'limit=3&limit=2',
  'limit[]=5',
  'include[]=x',
  'with_trashed=maybe',
  'only_trashed[]=1',
  '__proto__=1',
  '__proto__[x]=1',
  'constructor=1',
  'a=%',
  '%00=1',
  '=',
  '&&&',
  '?',
  'limit=2#x',
  `x=${'y'.repeat(10_000)}`,
]

function oddQueries(name: fc.Arbitrary<string>): fc.Arbitrary<Broken> {
  const query = fc.oneof(
    fc.constantFrom(...wrongQueries).map(query => ({ query, statuses: invalid })),
    fc.constantFrom(...oddQueriesTaken).map(query => ({ query, statuses: harmless })),
  )
  const call = fc.constantFrom(
    { method: 'GET', more: '' },
    { method: 'POST', more: '/search', body: {} },
  )
  return fc
    .tuple(name, query, call, anybody)
    .map(([name, { query, statuses }, { more, ...call }, who]) => ({
      kind: 'broken',
      who,
      why: `?${query.slice(0, 60)}`,
      url: `/api/${name}${more}?${query}`,
      statuses,
      ...call,
    }))
}
