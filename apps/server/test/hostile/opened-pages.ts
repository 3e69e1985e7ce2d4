// A siege in which everybody may open an app, and what the page of one may read of what its person
// may: typed by hand, as the table of who reads what is.

import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { lineFor } from '../access/expected-access.ts'
import { may } from '../access/may.ts'
import type { Known } from '../access/may.ts'
import type { PersonName, SideName } from '../access/people.ts'
import { rowOf, storedRows } from '../access/stored.ts'
import { addChanges } from '../access/told-changes.ts'
import { addApp } from '../opened-apps.ts'
import type { Row } from '../sent-rows.ts'
import { besiege, expectSilent } from './siege.ts'
import type { Asking, Siege } from './siege.ts'

export interface Pages extends Siege {
  readonly known: Known
  /** Of the app. */
  readonly version: number
  farm(side: SideName): number
  /** A token that whoever asks is given for the app; of one farm, or of none. */
  tokenFor(
    ask: Asking,
    side?: SideName,
    headers?: Readonly<Record<string, string>>,
  ): Promise<string>
  /** The page that this person opened. */
  page(name: PersonName, side?: SideName): Promise<Asking>
  /** What the page of this person should find. */
  expectedIds(name: PersonName, entity: string, side?: SideName): readonly number[]
}

export async function openPages(db: Database): Promise<Pages> {
  const siege = await besiege(db)
  await addChanges(db, await storedRows(siege.world.kept))
  const version = await addApp(db)
  // Records are as they were planted: whoever reads them first would else work them out.
  await sql`delete from upkeep.stale_farms`.execute(db)
  const known = { world: siege.world, stored: await storedRows(siege.world.kept) }
  const farm = (side: SideName) => known.world.made[side].get('farms') ?? 0
  const made: string[] = []
  const tokenFor: Pages['tokenFor'] = async (ask, side, headers = {}) => {
    // Nobody is held off here for having opened many.
    await sql`update tokens set created_at = created_at - interval '1 minute'`.execute(db)
    const body = { app_version_id: version, ...(side ? { farm_id: farm(side) } : {}) }
    const { status, body: answer } = await ask('POST', '/api/v2/app-token', body, headers)
    expect([status, answer.message]).toEqual([200, undefined])
    made.push(answer.data.token)
    return answer.data.token
  }
  return {
    ...siege,
    known,
    version,
    farm,
    tokenFor,
    page: async (name, side) => siege.with(await tokenFor(siege.as(name), side)),
    expectedIds: (name, entity, side) => expectedIds(known, [name, entity], side && farm(side)),
    async close() {
      expectSilent(siege.server.lines, made)
      await siege.close()
    },
  }
}

export async function search(ask: Asking, entity: string): Promise<readonly Row[]> {
  const { status, body } = await ask('POST', `/api/${entity}/search?limit=0`, {})
  expect([entity, status]).toEqual([entity, 200])
  return body.data
}

export function idsIn(rows: readonly Row[]): readonly number[] {
  return rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b)
}

function expectedIds(
  known: Known,
  [name, entity]: readonly [PersonName, string],
  farm: number | undefined,
): readonly number[] {
  if (entity === 'users') return [known.world.ids.get(name) ?? 0]
  const me = known.world.ids.get(name)
  const mayPage = (row: Row) =>
    may(known, [name, 'read'], [entity, row]) && isForPage(known, [entity, row], { farm, me })
  const stored = [...(known.stored.get(entity) ?? [])]
  return stored
    .filter(([, row]) => mayPage(row))
    .map(([id]) => id)
    .toSorted((a, b) => a - b)
}

function isForPage(
  known: Known,
  [entity, row]: readonly [string, Row],
  of: { readonly farm: number | undefined; readonly me: number | undefined },
): boolean {
  const { whose, by = 'farm_id', above, read } = lineFor(entity)
  if (whose === 'everyone') return row['admin'] !== true
  // Nobody manages a farm from a page.
  if (whose === 'farm' && !read.includes('manages')) {
    // An administrator reads nobody else's own lines from one either.
    const isOwn =
      typeof read !== 'string' || !read.startsWith('oneself') || row['user_id'] === of.me
    return row[by] === of.farm && isOwn
  }
  if (whose === 'farm') return false
  if (whose !== 'above' || entity === 'invitations') return false
  const isLine = entity === 'changes'
  const type = String(row[isLine ? 'entity' : `${above}_type`])
  const found = rowOf(known.stored, type, row[isLine ? 'row' : `${above}_id`])
  const isOfFarms = ['farm', 'above'].includes(lineFor(type).whose)
  return isOfFarms && found !== undefined && isForPage(known, [type, found], of)
}
