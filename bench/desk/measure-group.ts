// How long it takes to count a group by distance while it is typed, beside one statement by hand.

import type { Ask } from '../ask.ts'
import type { Benching } from '../bench.ts'
import type { StartedServer } from '../started-server.ts'
import { timeSummary, toldSummary } from '../time-summary.ts'
import { administrator } from '../viewers.ts'
import { countByHand, farmsCounted, groupTyped, withFarmsOnMap } from './group-count.ts'

interface Grouping {
  readonly db: Benching['store']['db']
  readonly product: StartedServer
  readonly rounds: number
}

/** Counted while it is typed, as someone does who sees all farms. */
export function measureGroup({ db, product, rounds }: Grouping): Promise<boolean> {
  return withFarmsOnMap(db, async () => {
    const ask: Ask = {
      method: 'POST',
      path: '/api/v2/groups/farms',
      viewer: administrator,
      body: JSON.stringify(groupTyped),
    }
    const byHand = () => countByHand(db)
    const told = (await toldSummary(ask, product)) as { readonly farms: number }
    const counted = await byHand()
    // Generated farms may lie there as well, by their paddocks.
    if (told.farms < counted || counted === 0) throw new Error('The group is counted otherwise.')
    console.log(`${told.farms} of ${farmsCounted} farms and more`)
    const times = rounds * 10
    return timeSummary({ name: 'desk-group', ask, product, byHand, times, wanted: 100 })
  })
}
