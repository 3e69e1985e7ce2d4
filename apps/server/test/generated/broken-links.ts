// Relation calls with something wrong in each, and batches of steps: refused, or without effect.

import fc from 'fast-check'
import type { Broken } from './asked.ts'
import { invalid, notThere, refused } from './broken.ts'
import { brokenSteps } from './broken-steps.ts'
import type { Call } from './broken-steps.ts'
import { otherFarm } from './two-farms.ts'

export function brokenLinks(): fc.Arbitrary<Broken> {
  const calls: readonly Call[] = [
    ...linkCalls(),
    ...pivots,
    ...moves,
    ...unreached,
    ...brokenSteps(),
  ]
  return fc.constantFrom(...calls).map(([call, body, statuses, who]): Broken => {
    const [method = '', url = ''] = call.split(' ')
    const why = 'a link or step that cannot be'
    return {
      kind: 'broken',
      who: who ?? 'admin',
      why,
      method,
      url,
      statuses,
      ...(body === undefined ? {} : { body }),
    }
  })
}

/** Each leads to rows over links: paddock 1 to none, farm 1 to periods 1, 2 and 3. */
const links = [
  '/api/paddocks/1/prior_paddocks',
  '/api/farms/1/periods',
  '/api/farms/1/users',
  '/api/crop_types/1/farms',
]
const operations = ['POST attach', 'DELETE detach', 'PATCH sync', 'PATCH toggle']

function linkCalls(): readonly Call[] {
  return operations.flatMap(operation =>
    links.flatMap(link => {
      const [method = '', word = ''] = operation.split(' ')
      const call = `${method} ${link}/${word}`
      return [
        ...[{}, ...[null, 5, 'x', true].map(resources => ({ resources }))].map((body): Call => [
          call,
          body,
          invalid,
        ]),
        ...[
          ['abc'],
          [1.5],
          [-1],
          [999_999],
          [1, 999_999],
          ['99999999999999999999'],
          [{}],
          [[1]],
          [true],
          { abc: {} },
          { 999999: {} },
          { 0: 'x' },
        ].map((resources): Call => [call, { resources }, invalid]),
        [call, '{"resources":{"__proto__":{}}}', refused] satisfies Call,
        [call, { resources: [otherFarm] }, invalid] satisfies Call,
        [call.replace('/1/', '/999999/'), { resources: [1] }, notThere] satisfies Call,
        [`${call}?duplicates=maybe&detaching=maybe`, { resources: 5 }, invalid] satisfies Call,
      ]
    }),
  )
}

const pivots: readonly Call[] = [
  ...['{}', '{"pivot":{}}', '{"pivot":null}', '{"pivot":5}', '{"pivot":"x"}', '{"pivot":[]}'].map(
    (body): Call => ['PATCH /api/farms/1/periods/1/pivot', body, invalid],
  ),
  ['PATCH /api/farms/1/periods/1/pivot', { pivot: { status: 'Nonsense' } }, invalid],
  ['PATCH /api/farms/1/periods/1/pivot', { pivot: { status: { a: 1 } } }, invalid],
  ['PATCH /api/farms/1/periods/1/pivot', { pivot: { nope: 1 } }, [200]],
  ['PATCH /api/farms/1/periods/4/pivot', { pivot: { status: 'Released' } }, notThere],
  ['PATCH /api/farms/1/periods/999999/pivot', { pivot: { status: 'Released' } }, notThere],
  ['POST /api/farms/1/periods/attach', { resources: { 1: { status: 'Nonsense' } } }, invalid],
  ['PATCH /api/farms/1/periods/sync', { resources: { 1: { status: [] } } }, invalid],
  ['POST /api/farms/1/periods/attach', { resources: [1, 2, 3] }, [200]],
  ['POST /api/farms/1/periods/attach', { resources: [] }, [200]],
  ['DELETE /api/farms/1/periods/detach', { resources: [] }, [200]],
  ['PATCH /api/farms/1/periods/toggle', { resources: [] }, [200]],
  ['PATCH /api/farms/1/periods/sync', { resources: [1, 2, 3] }, [200]],
  ['PATCH /api/farms/1/periods/sync?detaching=0', { resources: [] }, [200]],
]

const moves: readonly Call[] = [
  ...[{}, { related_key: null }, { related_key: '' }].map((body): Call => [
    'POST /api/paddocks/1/crop_collections/associate',
    body,
    invalid,
  ]),
  ...['abc', {}, [], true, 0, -1, 1.5, 999_999, '99999999999999999999'].map((related_key): Call => [
    'POST /api/paddocks/1/crop_collections/associate',
    { related_key },
    [...notThere, ...invalid],
  ]),
  [
    'POST /api/paddocks/1/crop_collections/associate',
    { related_key: otherFarm + 1 },
    [...notThere, ...invalid],
  ],
  ['POST /api/paddocks/999999/crop_collections/associate', { related_key: 1 }, notThere],
  ['DELETE /api/paddocks/1/crop_collections/1/dissociate', undefined, invalid],
  ['DELETE /api/paddocks/1/crop_collections/3/dissociate', undefined, [...notThere, ...invalid]],
  ['DELETE /api/farm_properties/1/paddocks/2/dissociate', undefined, notThere],
  ['POST /api/paddocks/1/crop_collections', { paddock_id: 2, double_crop: 'perhaps' }, invalid],
  [
    'POST /api/paddocks/1/crop_collections/batch',
    { resources: [{}, { double_crop: 'perhaps' }] },
    invalid,
  ],
  ['PATCH /api/paddocks/1/crop_collections/3', { notes: 'not its own' }, notThere],
  [
    'PATCH /api/paddocks/1/crop_collections/batch',
    { resources: { 3: { notes: 'not its own' } } },
    invalid,
  ],
  ['DELETE /api/paddocks/1/crop_collections/3', undefined, notThere],
  ['DELETE /api/paddocks/1/crop_collections/batch', { resources: [3] }, [200]],
  [
    'POST /api/paddocks/1/prior_paddocks',
    { name: 'New', pivot: { is_primary: 'perhaps' } },
    invalid,
  ],
  [
    'POST /api/paddocks/1/prior_paddocks',
    { name: 'New', farm_id: otherFarm + 1, period_id: 1 },
    invalid,
  ],
]

/** Of the other farm, asked by someone who does not see it. */
const unreached: readonly Call[] = [
  ...operations.flatMap((operation): Call[] => {
    const [method = '', word = ''] = operation.split(' ')
    return [
      [
        `${method} /api/farms/${otherFarm + 1}/periods/${word}`,
        { resources: [1] },
        refused,
        'farmer',
      ],
      [
        `${method} /api/paddocks/1/prior_paddocks/${word}`,
        { resources: [otherFarm + 1] },
        refused,
        'farmer',
      ],
      [
        `${method} /api/crop_types/1/farms/${word}`,
        { resources: [otherFarm + 1] },
        refused,
        'farmer',
      ],
      [`${method} /api/periods/1/farms/${word}`, { resources: [otherFarm + 1] }, refused, 'farmer'],
    ]
  }),
  [
    'POST /api/paddocks/1/crop_collections/associate',
    { related_key: otherFarm + 1 },
    refused,
    'farmer',
  ],
  [
    `POST /api/paddocks/${otherFarm + 1}/crop_collections/associate`,
    { related_key: 1 },
    refused,
    'farmer',
  ],
  [
    `DELETE /api/paddocks/${otherFarm + 1}/crop_collections/${otherFarm + 1}/dissociate`,
    undefined,
    refused,
    'farmer',
  ],
  [
    `PATCH /api/farms/${otherFarm + 1}/periods/1/pivot`,
    { pivot: { status: 'Released' } },
    refused,
    'farmer',
  ],
  [`PATCH /api/paddocks/1/farm/${otherFarm + 1}`, { farm_name: 5 }, refused, 'farmer'],
  ['DELETE /api/paddocks/1/period', undefined, refused, 'farmer'],
]
