// Who asks in the printed requests: someone of two farms.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { RawBuilder } from 'kysely'
import { reachOf } from '../apps/server/src/access/reach/reach-of.ts'
import { somebody } from '../apps/server/src/access/reach/viewer.ts'
import type { Planning } from '../apps/server/src/query/plan-read.ts'

export interface PrintedRequest {
  /** What was asked, and which part of the work this is. */
  readonly title: string
  readonly statement: RawBuilder<unknown>
}

const viewer = somebody(7, { farms: [11, 12], managed: [11], money: [11, 12] })

export function planningOf(catalogue: Catalogue, name: string): Planning {
  const entity = entityNamed(catalogue, name)
  const reach = reachOf(viewer, catalogue)
  return { catalogue, reach, entity, below: undefined, collation: 'counted', scopes: [] }
}
