// What demo farms are compared as is the same, whether or not all of it is worked out.

import { expect, test } from 'vitest'
import { resultsOfFarm } from '../../src/facts/results/results-of-farm.ts'
import { wholeFarm } from '../../src/facts/results/whole-farm.ts'
import { flowedDemo } from './flowed-demo.ts'

const { db, all } = flowedDemo()

test('the scopes beside a whole farm are those of all of its results', async () => {
  const kinds = new Set<string | undefined>()
  for (const { period } of all) {
    const asked = { collection: { ...period, before_id: null }, today: '2026-07-01' }
    const results = await resultsOfFarm(db, asked)
    const { results: whole, scopes } = await wholeFarm(db, asked)
    expect(scopes.map(({ scope, name }) => ({ scope, name }))).toEqual(
      results.map(({ scope, name }) => ({ scope, name })),
    )
    expect(whole).toEqual(results.slice(0, 1))
    for (const { scope } of scopes) kinds.add(scope.split(' ')[0])
  }
  expect(kinds).toEqual(new Set(['farm', 'crop', 'stock']))
})
