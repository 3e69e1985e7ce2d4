// The world with its door open, as a test file begins: `beforeAll(async () => (trying = await begin(db)))`.

import { furrow } from '@furrow/catalogue/furrow'
import type { Database } from '../../src/db/database.ts'
import { openFurrowEngine } from '../../src/furrow-engine.ts'
import { openDoor } from './knocking.ts'
import type { Door } from './knocking.ts'
import type { Known } from './may.ts'
import { storedRows } from './stored.ts'
import { addChanges } from './told-changes.ts'
import { makeWorld } from './world.ts'
import type { World } from './world.ts'

export interface Trying {
  readonly world: World
  readonly known: Known
  readonly door: Door
}

/** `with rules`: all that a farm's rules say holds, too; made values need not make sense by them. */
export async function begin(
  db: Database,
  how: 'without rules' | 'with rules' | 'without rules, with history' = 'without rules',
): Promise<Trying> {
  const world = await makeWorld(db)
  if (how.endsWith('history')) await addChanges(db, await storedRows(world.kept))
  const known = { world, stored: await storedRows(world.kept) }
  const engine = openFurrowEngine(furrow(), db)
  const door = await openDoor(how === 'with rules' ? engine : { ...engine, rules: [] }, db, world)
  return { world, known, door }
}
