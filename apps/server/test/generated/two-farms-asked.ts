// The two farms, and a server over them that an administrator and a farmer of one of them ask.

import { furrow } from '@furrow/catalogue/furrow'
import { admin, somebody } from '../../src/access/reach/viewer.ts'
import type { Database } from '../../src/db/database.ts'
import { askingFurrow } from '../asking.ts'
import type { Asker } from '../asking.ts'
import type { Tried } from './asking-in-batches.ts'
import { fillTwoFarms, settleTwoFarms } from './fill-two-farms.ts'
import { seenBy } from './seen-rows.ts'
import { readWorld } from './world.ts'
import type { World } from './world.ts'

/** Of the first farm, without the right to see its money; the second one is deleted. */
const farmer = somebody(2, { farms: [1, 2], managed: [1] })

export interface TwoFarmsAsked extends Tried {
  readonly world: World
  readonly asker: Asker
}

export async function askTwoFarms(db: Database): Promise<TwoFarmsAsked> {
  await fillTwoFarms(db)
  const asker = await askingFurrow(db)
  await settleTwoFarms(asker.ask)
  const world = await readWorld(db, furrow())
  const computed = [...world.catalogue.values()].flatMap(({ fields }) =>
    Object.keys(fields).filter(name => fields[name]?.computed),
  )
  return {
    world,
    asker,
    ask: { admin: asker.ask, farmer: asker.as(farmer) },
    seen: { admin: seenBy(admin(1), world), farmer: seenBy(farmer, world) },
    mayHave: new Set(computed),
  }
}
