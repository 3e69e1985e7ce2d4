// Who is signed in, as it is told: the person as they see themselves, with what they may do where.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { rowCheck } from '@furrow/wire/check-row'
import type { RowCheck } from '@furrow/wire/check-row'
import { Refusal } from '@furrow/wire/refusal'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { viewerOfPerson } from '../access/tokens/find-viewer.ts'
import { reachOf } from '../access/reach/reach-of.ts'
import type { Viewer } from '../access/reach/viewer.ts'
import type { Database } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import type { Engine } from '../verbs/call/engine.ts'
import { perform } from '../verbs/perform.ts'
import { authorOf } from './author-of.ts'

/** Of a person by their number, with their own reach, whoever asks. */
export type Tell = (id: number, request: FastifyRequest) => Promise<object>

export interface Session {
  /** Who sits there. */
  readonly user: object
  /** For whom they act. */
  readonly impersonating: object | null
}

export function tellPeople(engine: Engine): Tell {
  const check = rowCheck()
  return async (id, request) => {
    const viewer = await viewerOfPerson(engine.db, id)
    if (!viewer) throw new Refusal('unauthenticated', 'Unauthenticated.')
    const [person, farm_rights] = await Promise.all([
      personOf({ engine, check }, viewer, request),
      farmRightsOf(engine, id),
    ])
    return { ...person, farm_rights }
  }
}

export async function sessionOf(
  tell: Tell,
  { actor, id }: Pick<Viewer, 'actor' | 'id'>,
  request: FastifyRequest,
): Promise<Session> {
  const [user, impersonating] = await Promise.all([
    tell(actor, request),
    id === actor ? null : tell(id, request),
  ])
  return { user, impersonating }
}

/** To a page that is shown inside Furrow: for whom it was opened, and nothing of whoever acts for them. */
export async function briefSessionOf(db: Database, { id }: Viewer): Promise<Session> {
  const [user] = await runQuery(db, sql<object>`select id, name from users where id = ${id}`)
  if (!user) throw new Refusal('unauthenticated', 'Unauthenticated.')
  return { user, impersonating: null }
}

const beside = ['businesses', 'associated_businesses', 'managed_businesses', 'roles', 'abilities']

async function personOf(
  { engine, check }: { readonly engine: Engine; readonly check: RowCheck },
  viewer: Viewer,
  request: FastifyRequest,
): Promise<object> {
  const reach = reachOf(viewer, engine.catalogue)
  const author = authorOf(viewer, request)
  const context = { engine, check, viewer, reach, author, tx: engine.db }
  const reply = await perform(context, {
    verb: 'show',
    entity: entityNamed(engine.catalogue, 'users'),
    below: undefined,
    id: viewer.id,
    query: { include: beside.join(',') },
    body: {},
    url: '',
    seen: undefined,
    key: undefined,
  })
  if (reply.kind === 'streamed') throw new Error('One person is no stream.')
  return (JSON.parse(reply.text) as { data: object }).data
}

function farmRightsOf({ db }: Engine, person: number) {
  return runQuery(
    db,
    sql<object>`
      select farm_id, manages, consults, sees_finance from farm_people
      where user_id = ${person} order by farm_id`,
  )
}
