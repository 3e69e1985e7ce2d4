// How to ask, in short: the part of the page that is the same for every record.

import { filesIntroduction } from './docs-files.ts'
import { callTable, example } from './docs-parts.ts'
import type { CallLine } from './docs-parts.ts'
import { sessionIntroduction } from './docs-session.ts'

export function docsIntroduction(): string {
  return [
    ...opening,
    ...sessionIntroduction(),
    callTable('Calls of a record, with paddocks as the example', ownCalls),
    callTable('Calls below a row, for each of its relations', callsBelow),
    '<h3>Lists</h3>',
    `<p>15 rows a page; <code>limit</code> asks for up to 10,000 and <code>page</code> for the next. <code>limit=0</code> sends all at
    once. Rows come by number unless sorted. <code>with_trashed=1</code> shows deleted rows as well,
    <code>only_trashed=1</code> shows them alone.</p>`,
    '<h3>Searches and filters</h3>',
    `<p><code>POST /api/paddocks/search</code> takes filters, words to look for, an order and what a list takes. A filter
    names a field, or one of a relation behind dots; <code>or</code> joins it to what stands before it, <code>and</code> binds
    closer, <code>nested</code> is a group in brackets.</p>`,
    example(search),
    `<p>Operators are <code>=</code> <code>!=</code> <code>&lt;</code> <code>&lt;=</code> <code>&gt;</code> <code>&gt;=</code>
    <code>like</code> <code>ilike</code> <code>in</code>, <code>not</code> before the last three, and <code>all in</code> <code>any in</code>
    for lists. With <code>like</code> a <code>%</code> stands for anything.</p>`,
    '<h3>What hangs together</h3>',
    `<p><code>include=property,crop_collections.sowing_collection_events</code> sends related rows along.
    <code>with_count</code> and <code>with_exists</code> count them, <code>with_sum</code>, <code>with_avg</code>, <code>with_min</code> and
    <code>with_max</code> work with their figures: <code>with_sum=paddocks.area</code> on a farm gives
    <code>paddocks_sum_area</code>. All of this works with every call that answers rows.</p>`,
    '<h3>Several at once</h3>',
    `<p>Batches are carried out whole or not at all. Changes are named by number; with <code>seen</code> nobody’s work
    is lost: where a field that you send was changed since, the answer is 409 and holds the rows as they are.</p>`,
    example(batch),
    `<p><code>POST /api/v2/batch</code> takes steps over several kinds of records, in order, all or none; a later step may
    name a row that an earlier one makes.</p>`,
    example(steps),
    `<p>An <code>Idempotency-Key</code> of your own makes any call safe to send again: it is carried out once.</p>`,
    ...[whatOthersWrite(), filesIntroduction()].flat(),
    '<h3>Refusals</h3>',
    `<p>400: the request cannot be read. 401: nobody is signed in. 403: not allowed. 404: there is no such row for
    you. 409: somebody was faster. 422: a figure is not right. 429: too many attempts. Every refusal says why, in a
    sentence; <code>code</code> says what kind it is.</p>`,
    example(refusal),
    ...security,
  ].join('\n')
}

function whatOthersWrite(): readonly string[] {
  return [
    '<h3>What others write</h3>',
    `<p><code>GET /api/v2/live</code> stays open and answers a line of JSON for what is written, within a second: which
    rows, as far as you see them, never their values. <code>alive</code> comes first and every 25 seconds; at
    <code>missed</code> read anew what you show, at <code>over</code> ask again, for other rights hold by then. Send
    <code>X-Device-Id</code> with what you write, and know your own changes by it.</p>`,
    example(live),
  ]
}

const live = {
  entity: 'paddocks',
  ids: [5, 6],
  farm_id: 3,
  period_id: 7,
  verb: 'update',
  device: 'tablet-3',
  at: '2026-07-01T04:30:00.000000Z',
}

const security = [
  '<h3 id="security">Reporting a weakness</h3>',
  `<p>Whoever finds a way to what is not theirs should tell those who run this installation, and nobody else until
  it is mended: say what was asked, what came back and when. <a href="/.well-known/security.txt">security.txt</a>
  names their address where they have set one. Please look no further than is needed to show it.</p>`,
]

const opening = [
  '<h2 id="asking">How to ask</h2>',
  `<p>Every record answers the same calls, at <code>/api/</code> and, one and the same, at <code>/api/v2/</code>. Send
  JSON and expect JSON; say who you are with <code>Authorization: Bearer …</code>. Days are <code>2024-05-31</code>, moments
  are UTC, money is whole cents without GST, percentages are fractions: 0.46 is 46%. Nothing recorded is
  <code>null</code> and not the same as 0.</p>`,
  `<p>Every record has its number in <code>id</code>, the moments at which it was added, last changed and
  deleted in <code>created_at</code>, <code>updated_at</code> and <code>deleted_at</code>; Furrow sets them. Members that are not
  known, or not to be set, are left out of account, never an error.</p>`,
]

const ownCalls: readonly CallLine[] = [
  ['GET /api/paddocks?limit=50&page=2', 'lists'],
  ['POST /api/paddocks/search', 'finds by filters and words, sorted'],
  ['GET /api/paddocks/7', 'shows one'],
  ['POST /api/paddocks', 'adds one'],
  ['PATCH /api/paddocks/7', 'changes what is sent, and nothing else'],
  ['DELETE /api/paddocks/7', 'deletes, with what belongs to it'],
  ['POST /api/paddocks/7/restore', 'brings back what a deletion took'],
  ['POST, PATCH, DELETE /api/paddocks/batch', 'the same for several at once'],
  ['POST /api/paddocks/batch/restore', 'brings several back'],
]

const callsBelow: readonly CallLine[] = [
  ['GET /api/paddocks/7/crop_collections', 'all calls from above, for the rows below this one'],
  ['GET /api/paddocks/7/farm', 'the one that it belongs to, without a number'],
  ['POST /api/paddocks/7/crop_collections/associate', 'moves a row here'],
  ['DELETE /api/paddocks/7/crop_collections/12/dissociate', 'lets it go'],
  ['POST /api/paddocks/7/prior_paddocks/attach', 'links rows; DELETE …/detach unlinks them'],
  ['PATCH /api/paddocks/7/prior_paddocks/sync', 'links these and no others; …/toggle turns each'],
  ['PATCH /api/paddocks/7/prior_paddocks/3/pivot', 'changes what is said of the link'],
]

const search = {
  filters: [
    { field: 'soil_type', operator: 'in', value: ['Heavy', 'Medium'] },
    { type: 'or', field: 'property.name', operator: 'ilike', value: '%downs%' },
  ],
  search: { value: 'river' },
  includes: [
    { relation: 'crop_collections', filters: [{ field: 'crop_collections.period_id', value: 7 }] },
  ],
  aggregates: [{ relation: 'crop_collections', type: 'count' }],
  sort: [{ field: 'name', direction: 'asc' }],
}

const batch = {
  resources: { 7: { area: 42.5 }, 9: { soil_type: 'Light' } },
  seen: { 7: '2026-07-01T04:30:00.000000Z' },
}

const steps = {
  steps: [
    { do: 'store', resource: 'rain_gauges', ref: 'yard', values: { farm_id: 7, name: 'Yard' } },
    { do: 'update', resource: 'paddocks', id: 12, values: { rain_gauge_id: { $ref: 'yard' } } },
  ],
}

const sentence = 'Area must be at most 60,000 ha.'
const refusal = { message: sentence, errors: { area: [sentence] }, code: 'invalid' }
