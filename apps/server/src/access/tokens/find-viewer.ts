// From a token to whoever is behind it, with all farms and businesses that they reach. While someone
// acts for another person, that person's rights are the ones that count. What someone reaches is
// remembered until anything changes that decides it; tokens, and what they are kept to, are looked up
// each time.

import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { narrowed } from '../reach/narrowed.ts'
import { rightsOf, viewerWith } from '../reach/rights.ts'
import type { Rights } from '../reach/rights.ts'
import { sharedAnswers } from './shared-answers.ts'
import { stillStands } from './token-standing.ts'
import type { Viewer } from '../reach/viewer.ts'

interface Known {
  readonly viewer: Viewer
  readonly token: {
    readonly id: number
    /** Its life has not been moved on for an hour. */
    readonly isStale: boolean
  }
}

/** `actingFor` is the header as it came. Nobody where the token does not hold. */
export type FindViewer = (hash: string, actingFor: string | undefined) => Promise<Known | undefined>

interface Stamped extends Rights {
  readonly stamp: string
}

/** So many people are remembered; who has not asked for longest is forgotten. */
const most = 5000

export function rememberingViewers(db: Database): FindViewer {
  const remembered = new Map<number, Stamped>()
  const rightsFor = async ({ id, stamp, is_admin }: Behind): Promise<Rights | undefined> => {
    const known = remembered.get(id)
    const stands = known?.stamp === stamp && known.is_admin === is_admin
    const rights = stands ? known : await lookUp(db, id)
    remembered.delete(id)
    if (rights) remembered.set(id, rights)
    const [oldest] = remembered.keys()
    if (remembered.size > most && oldest !== undefined) remembered.delete(oldest)
    return rights
  }
  const find: FindViewer = async (hash, actingFor) => {
    const behind = await personBehind(db, hash, actingFor?.trim() ?? '')
    const rights = behind && (await rightsFor(behind))
    if (!behind || !rights) return undefined
    const viewer = viewerWith(rights, behind)
    return {
      viewer: behind.only_reads ? narrowed(viewer, behind.narrow_to_farm_id) : viewer,
      token: { id: behind.token, isStale: behind.is_stale },
    }
  }
  const share = sharedAnswers<Known | undefined>()
  return (hash, actingFor) => share(`${hash} ${actingFor ?? ''}`, () => find(hash, actingFor))
}

/** Whoever has this number, as themselves; nobody where they may not come in. */
export async function viewerOfPerson(db: Database, id: number): Promise<Viewer | undefined> {
  const rights = await lookUp(db, id)
  return rights && viewerWith(rights, { id, actor: id, impersonation: null })
}

async function lookUp(db: Database, id: number): Promise<Stamped | undefined> {
  const [rights] = await runQuery(
    db,
    sql<Stamped>`
      select ${currentStamp} as stamp, ${rightsOf}
      from users u where u.id = ${id} and u.active and u.deleted_at is null`,
  )
  return rights
}

const currentStamp = sql`(select stamp::text from upkeep.access_stamp)`

interface Behind {
  readonly token: number
  readonly is_stale: boolean
  readonly only_reads: boolean
  readonly narrow_to_farm_id: number | null
  readonly stamp: string
  readonly id: number
  readonly actor: number
  readonly impersonation: number | null
  readonly is_admin: boolean
}

async function personBehind(
  db: Database,
  hash: string,
  wanted: string,
): Promise<Behind | undefined> {
  const person = /^\d{1,15}$/.test(wanted) ? Number(wanted) : null
  const [found] = await runQuery(db, renderBehind(hash, person))
  if (!found || wanted === '') return found
  if (found.impersonation === null || found.id !== person) throw overRefusal
  return found
}

function renderBehind(hash: string, person: number | null) {
  return sql<Behind>`
    select t.id as token, t.last_used_at < now() - interval '1 hour' as is_stale,
      t.only_reads, t.narrow_to_farm_id, ${currentStamp} as stamp, u.id, self.id as actor, acting.id as impersonation,
      u.admin as is_admin
    from tokens t
    join users self on self.id = t.user_id and self.active and self.deleted_at is null
    left join lateral (
      select i.id, i.user_id from impersonations i
      join users o on o.id = i.user_id and o.active and o.deleted_at is null and not o.admin
      where i.actor_id = self.id and self.admin
        and case when t.only_reads then i.id = t.impersonation_id else i.user_id = ${person}::bigint end
        and i.ended_at is null and i.ends_at > now()
      order by i.id desc limit 1
    ) acting on true
    join users u on u.id = coalesce(acting.user_id, self.id)
    where t.hash = ${hash} and ${stillStands}
      and (t.impersonation_id is null or acting.id is not null)`
}

const overRefusal = new Refusal('impersonation_over', 'You are no longer signed in as this person.')
