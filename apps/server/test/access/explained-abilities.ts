// What is explained of people beside what is decided about them: where the two differ, or a reason is missing.

import { furrow } from '@furrow/catalogue/furrow'
import { explainAbilities } from '../../src/access/explained/abilities-explained.ts'
import { mayPublish } from '../../src/access/reach/may-publish.ts'
import type { FarmsReached } from '../../src/access/reach/viewer.ts'
import { viewerOfPerson } from '../../src/access/tokens/find-viewer.ts'
import type { Database } from '../../src/db/database.ts'

const abilities = [
  'seen',
  'recorded',
  'managed',
  'consulted',
  'money',
] as const satisfies readonly (keyof FarmsReached)[]

export async function unlikeDecided(
  db: Database,
  people: readonly number[],
): Promise<readonly string[]> {
  const wrong = await Promise.all(people.map(person => unlikeOf(db, person)))
  return wrong.flat()
}

async function unlikeOf(db: Database, person: number): Promise<readonly string[]> {
  const viewer = await viewerOfPerson(db, person)
  const { may_sign_in, at_large, farms } = await explainAbilities(db, furrow(), person)
  if (!viewer || viewer.isAdmin)
    return may_sign_in === Boolean(viewer) ? [] : [`${person} signs in`]
  const told = farms.flatMap(farm => farm.abilities.map(one => ({ ...one, farm: farm.id })))
  const unlike = abilities.filter(ability => {
    const may = told.filter(one => one.ability === ability && one.may).map(({ farm }) => farm)
    const both = new Set([...may, ...viewer.farms[ability]])
    return may.length !== both.size || viewer.farms[ability].length !== both.size
  })
  const publishes = at_large.some(({ ability, may }) => ability === 'publish-benchmarks' && may)
  return [
    ...unlike.map(ability => `${person}: ${ability}`),
    ...(publishes === mayPublish(viewer) ? [] : [`${person}: publishes`]),
    ...[...at_large, ...told].flatMap(({ says, because }) =>
      because.length === 0 ? [`${person}: ${says} without a reason`] : [],
    ),
  ]
}
