// What may stand in an address or a header besides the names of records.

import { ref } from './parts.ts'
import type { Json } from './parts.ts'

type Name = keyof typeof parameters

export function named(...names: readonly Name[]): Json[] {
  return names.map(name => ref('parameters', name))
}

export const parameters = {
  id: inPath('id', 'The number of the row.'),
  parent: inPath('parent', 'The number of the row above it.'),
  limit: whole('limit', 'Rows on a page: 15 unless said, 10,000 at most, 0 for all at once.'),
  page: whole('page', 'Which page, from 1.'),
  include: words('include', 'Relations to send along, by name, with commas; dots go deeper.'),
  with_count: words('with_count', 'Relations to count, with commas.'),
  with_exists: words('with_exists', 'Relations to look for, with commas.'),
  with_avg: words('with_avg', 'Means, as relation.field, with commas.'),
  with_sum: words('with_sum', 'Sums, as relation.field, with commas.'),
  with_min: words('with_min', 'Smallest values, as relation.field, with commas.'),
  with_max: words('with_max', 'Largest values, as relation.field, with commas.'),
  with_trashed: flag('with_trashed', 'Deleted rows as well.'),
  only_trashed: flag('only_trashed', 'Deleted rows alone.'),
  force: flag('force', 'Removes for good; administrators only.'),
  duplicates: zeroOrOne('duplicates', '1 links once more what is linked already.'),
  detaching: zeroOrOne('detaching', '0 keeps links that are not named.'),
  if_match: inHeader(
    'If-Match',
    'The `updated_at` last seen, in quotes: a change of the same field since then is a 409.',
  ),
  idempotency_key: {
    ...inHeader(
      'Idempotency-Key',
      'Any text of your own: sent twice, the call is carried out once and answered alike; with `numbers_alone` where you may no longer see its rows.',
    ),
    'x-answer-out-of-reach': ref('schemas', 'numbers_alone'),
  },
  device: inHeader(
    'X-Device-Id',
    'The device, so that your own changes from it do not count as others’.',
  ),
}

function inPath(name: string, description: string): Json {
  const schema = { type: 'integer', minimum: 1 }
  return { name, in: 'path', required: true, description, schema }
}

function inQuery(name: string, description: string, schema: Json): Json {
  return { name, in: 'query', description, schema }
}

function words(name: string, description: string): Json {
  return inQuery(name, description, { type: 'string' })
}

function whole(name: string, description: string): Json {
  return inQuery(name, description, { type: 'integer', minimum: 0 })
}

function flag(name: string, description: string): Json {
  return inQuery(name, description, { enum: ['1', 'true', 'on', 'yes', '0', 'false'] })
}

function zeroOrOne(name: string, description: string): Json {
  return inQuery(name, description, { enum: ['0', '1'] })
}

function inHeader(name: string, description: string): Json {
  return { name, in: 'header', description, schema: { type: 'string' } }
}
