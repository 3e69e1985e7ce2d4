// A report as a server would tell it, for the tests of its screen.

import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { findings, headline, ladder } from './blocks/blocks-for-tests.ts'

const group = {
  key: 'zone 3/Cropping',
  name: 'Dryland cropping, Slopes',
  band: '15–19',
  is_own: true,
  by_staff: false,
}
const wider = { ...group, key: 'all/Cropping', name: 'Cropping', band: '40–49' }

export const report: FarmReport = {
  key: '',
  name: 'Whole farm compared',
  about: 'Where the return of the farm comes from.',
  farm_id: 3,
  farm: 'Glenmore',
  period_id: 8,
  period: '2024-25',
  provisional: true,
  made_at: '2026-11-28T04:05:00.000Z',
  edition: {
    number: 2,
    period_id: 8,
    period: '2024-25',
    published_at: '2026-11-20T02:00:00.000Z',
    note: null,
    fingerprint: 'ab',
  },
  group,
  widened: ['2,500 to 5,000 ha'],
  groups: [group, wider],
  best: { name: 'roam', band: '5–9' },
  says: 'The farm’s assets returned 2.7%, against 2.3% on the average farm. Wheat made it.',
  missing: ['Closing stock of wheat'],
  sections: [
    { heading: 'The result', blocks: [headline] },
    { heading: 'The gap in dollars', blocks: [ladder, findings] },
  ],
  how_to_read: {
    text: 'Each rung is what one difference made.',
    example: 'A rung “Wheat: price” …',
  },
  release: null,
  versions: [],
  changed_since: null,
  changed: [],
}
