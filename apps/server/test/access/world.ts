// Two farms with their businesses and rows of everything, one of them in three periods, and everybody
// of people.ts in their place, each with rows of their own.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { copyRow, fillHistory, makePairRows, otherTexts } from '../copied-rows.ts'
import { makeRows } from '../made-rows.ts'
import type { MadeRows } from '../made-rows.ts'
import type { Kept } from '../related-rows.ts'
import { names, standingOf } from './people.ts'
import type { PersonName } from './people.ts'
import { dateOf, inPeriod } from './periods.ts'
import type { StageName } from './periods.ts'
import { placePeople } from './placing.ts'
import type { Made, Placed } from './placing.ts'

export interface World extends Placed {
  readonly kept: Kept
  /** The home farm is in its open period here. */
  readonly made: Made
  readonly home: Readonly<Record<StageName, MadeRows>>
  /** Rows of the home farm that nothing depends on. */
  readonly bare: MadeRows
  /** What each has of their own. */
  readonly mine: ReadonlyMap<PersonName, MadeRows>
}

export async function makeWorld(db: Database): Promise<World> {
  const kept = { db, catalogue: furrow() }
  const made = { home: await makeSide(kept, 'home'), other: await makeSide(kept, 'other') }
  const placed = await placePeople(db, made)
  await dateOf(db, made.home, 'open')
  await dateOf(db, made.other, 'open')
  const home = {
    open: made.home,
    handedIn: await inPeriod(db, made.home, 'handedIn'),
    released: await inPeriod(db, made.home, 'released'),
  }
  const mine = new Map<PersonName, MadeRows>()
  for (const name of names) mine.set(name, await makeOwn(kept, made, [name, placed]))
  const bare = await makeBare(kept, made.home)
  return { ...placed, kept, made, home, bare, mine }
}

async function makeSide(kept: Kept, word: string): Promise<MadeRows> {
  const made = await makeRows(kept.db, kept.catalogue, word)
  await makePairRows({ ...kept, made })
  await fillHistory({ ...kept, made })
  return made
}

/** A copy of the home farm's row for each of these that names the person instead. */
const ownRows = {
  agreement_answers: 'user_id',
  queable_jobs: 'user_id',
  sign_ins: 'user_id',
  impersonations: 'user_id',
} as const
const ownLines = {
  expenses: 'employee_id',
  employee_bills: 'employee_id',
  expense_receipts: 'employee_id',
} as const

async function makeOwn(
  { db, catalogue }: Kept,
  { home }: Made,
  [name, { ids }]: readonly [PersonName, Placed],
): Promise<MadeRows> {
  const id = ids.get(name) ?? 0
  const own: MadeRows = new Map([['users', id]])
  const copy = async (entity: string, values: Readonly<Record<string, unknown>>) => {
    const row = await copyRow(db, entityNamed(catalogue, entity), home.get(entity), values)
    own.set(entity, row)
  }
  const columns = { ...ownRows, ...(standingOf(name).staff ? ownLines : {}) }
  for (const [entity, column] of Object.entries(columns)) await copy(entity, { [column]: id })
  await copy('phone_numbers', { phone_numberable_type: 'users', phone_numberable_id: id })
  for (const entity of ['roles', 'tokens']) {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(entity)} where user_id = ${id}`.execute(db)
    own.set(entity, rows[0]?.id ?? 0)
  }
  return own
}

async function makeBare({ db, catalogue }: Kept, home: MadeRows): Promise<MadeRows> {
  const bare: MadeRows = new Map()
  const copy = async (name: string, more: Readonly<Record<string, unknown>> = {}) => {
    const entity = entityNamed(catalogue, name)
    const values = { ...otherTexts(entity, 'bare'), ...more }
    bare.set(name, await copyRow(db, entity, home.get(name), values))
  }
  for (const name of ['farm_properties', 'rain_gauges', 'farm_contacts', 'crop_storages']) {
    await copy(name)
  }
  await copy('crop_types', { slug: 'bare' })
  await copy('crop_type_farm_periods', { crop_type_id: bare.get('crop_types') })
  await copy('asset_buildings')
  await copy('asset_grain_storage')
  await copy('asset_plant')
  await copy('asset_waters')
  // Of no period at all, and one that everybody may look at.
  await copy('files', { period_id: null, place: null })
  await copy('tutorial_videos', { admin: false })
  return bare
}
