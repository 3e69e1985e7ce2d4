// Bodies that are no JSON, no object, or one that should not be walked: for every call that reads one.

import fc from 'fast-check'
import type { Broken } from './asked.ts'
import { anybody, refused, unreadable } from './broken.ts'
import type { World } from './world.ts'

type Sent = readonly [why: string, body: string, statuses: readonly number[]]

export function brokenBodies(world: World): fc.Arbitrary<Broken> {
  const names = [...world.rows.keys()].filter(name => !world.catalogue.get(name)?.readAlone)
  const call = fc.constantFrom(...calls)
  return fc
    .tuple(fc.constantFrom(...names), call, fc.constantFrom(...bodies), anybody)
    .map(([name, [method, path], [why, body, statuses], who]): Broken => ({
      kind: 'broken',
      who,
      why,
      method,
      url: `/api/${name}${path}`,
      body,
      // Rows are told what they know of; members that they do not know are left out.
      statuses: method === 'POST' || statuses !== refused ? statuses : [...refused, 200],
    }))
}

const calls = [
  ['POST', '/search'],
  ['POST', ''],
  ['PATCH', '/1'],
  ['PUT', '/1'],
  ['POST', '/batch'],
  ['PATCH', '/batch'],
] as const

const round = (depth: number, open: string, close: string) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`

const bodies: readonly Sent[] = [
  ...[
    '{',
    '}',
    'nul',
    '[1',
    '{"filters":[}',
    '{"a":1,}',
    "{'a':1}",
    '{a:1}',
    '{"a":01}',
    '{"a":"\u0001"}',
    '{"a":1}{',
    'undefined',
    '\ufeff\ufeff{}',
  ].map((body): Sent => ['a body that is no JSON', body, unreadable]),
  ...['5', '"text"', 'true', 'null', '[]', '[{}]', '[[1]]', '1e400', '""'].map((body): Sent => [
    'a body that is no object',
    body,
    unreadable,
  ]),
  ['JSON 10,000 deep', round(10_000, '{"filters":', '}'), refused],
  ['lists 10,000 deep', `{"filters":${round(10_000, '[', ']')}}`, refused],
  ['groups 10,000 deep', `{"filters":${round(10_000, '[{"nested":', '}]')}}`, refused],
  ['resources 10,000 deep', `{"resources":${round(10_000, '{"1":', '}')},"filters":5}`, refused],
  [
    'a body that speaks of its prototype',
    '{"__proto__":{"filters":5},"resources":5,"sort":5}',
    refused,
  ],
  [
    'a filter that speaks of its prototype',
    '{"filters":[{"__proto__":{"field":"id"},"value":1}],"resources":{"__proto__":5}}',
    refused,
  ],
  [
    'a body that speaks of its constructor',
    '{"constructor":{"prototype":{"x":1}},"resources":{"constructor":{"prototype":1}},"filters":5}',
    refused,
  ],
  [
    'an endless figure',
    '{"filters":[{"field":"id","operator":"<","value":1e400}],"resources":[1e400]}',
    refused,
  ],
  [
    'many members',
    `{${Array.from({ length: 5000 }, (_, number) => `"m${number}":1`).join()},"filters":5,"resources":5}`,
    refused,
  ],
]
