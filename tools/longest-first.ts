// Files of tests that take long begin first: whoever is done early takes another one, and nobody waits
// for a long one that began last.

import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

const long = [
  'test/farm-reports.test.ts',
  'test/every-entity.test.ts',
  'test/hostile/crowd.test.ts',
  'test/reckoning/walk-of-places.test.ts',
  'test/publishing.test.ts',
  'test/crossed-farms.test.ts',
  'test/starting.test.ts',
  'test/other-farm.test.ts',
  'test/hostile/mass-assignment.test.ts',
  'test/furrow/other-engine.test.ts',
  'test/embedded.test.ts',
  'test/report-releases.test.ts',
  'test/access/removals.test.ts',
  'test/hostile/closed-periods.test.ts',
  'test/furrow/odd-sources.test.ts',
  'test/benchmark-answers.test.ts',
  'test/other-farm-writes.test.ts',
  'test/rows-below.test.ts',
  'test/rows-above.test.ts',
  'test/furrow/beside-furrow.test.ts',
  'test/demo-records.test.ts',
  'test/demo.test.ts',
  'test/hostile/narrow-tokens.test.ts',
  'test/furrow/people.test.ts',
  'test/hostile/walks.test.ts',
  'test/access/reads.test.ts',
  'test/crash.test.ts',
  'test/generated-requests.test.ts',
  'journeys/looks.test.ts',
  'journeys/dialogs.test.ts',
  'journeys/release-before.test.ts',
  'journeys/crop-sheet.test.ts',
  'journeys/signing-in.test.ts',
  'journeys/figures-everywhere.test.ts',
  'journeys/paddocks.test.ts',
  'journeys/without-money.test.ts',
  'journeys/offline.test.ts',
  'journeys/long-offline.test.ts',
  'journeys/files.test.ts',
  'journeys/report-releases.test.ts',
  'journeys/livestock-ledger.test.ts',
  'journeys/pages.test.ts',
  'journeys/two-browsers.test.ts',
  'journeys/map-import.test.ts',
  'journeys/crop-season.test.ts',
  'journeys/rain.test.ts',
  'entry/form/entity-form.test.tsx',
  'entry/table/entity-table.test.tsx',
  'sheet/sheet-states.test.tsx',
  'screens/paddocks/paddocks-screen.test.tsx',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files)
    return rest.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = long.findIndex(name => moduleId.endsWith(name))
  return place < 0 ? long.length : place
}
