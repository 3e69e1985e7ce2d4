// Requests of all kinds: most of them to be granted, some with something wrong.

import fc from 'fast-check'
import { wishes } from './arbitrary-wishes.ts'
import { requestOf } from './asked.ts'
import type { Asked, Request } from './asked.ts'
import { brokenAddresses } from './broken-addresses.ts'
import { brokenBodies } from './broken-bodies.ts'
import { brokenLinks } from './broken-links.ts'
import { unknownNames } from './broken-names.ts'
import { brokenSearches } from './broken-searches.ts'
import { brokenWrites } from './broken-writes.ts'
import type { World } from './world.ts'

export function requests(world: World): fc.Arbitrary<Asked> {
  return fc.oneof<fc.WeightedArbitrary<Asked>[]>(
    { weight: 12, arbitrary: wishes(world) },
    { weight: 1, arbitrary: unknownNames(world) },
    { weight: 2, arbitrary: brokenSearches(world) },
    { weight: 1, arbitrary: brokenAddresses(world) },
    { weight: 1, arbitrary: brokenBodies(world) },
    { weight: 2, arbitrary: brokenWrites(world) },
    { weight: 1, arbitrary: brokenLinks() },
  )
}

/** Always the same ones of the same rows. */
export function sampleOfRequests(world: World, count: number): readonly Request[] {
  return fc.sample(requests(world), { numRuns: count, seed: 1 }).map(requestOf)
}
