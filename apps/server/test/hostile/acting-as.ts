// An administrator who acts for people by the header that says for whom.

import { sql } from 'kysely'
import type { Somebody } from '../access/placing.ts'
import type { Database } from '../../src/db/database.ts'
import type { Asking, Siege } from './siege.ts'

export const header = (value: unknown) => ({ 'x-impersonate-id': String(value) })

export function take(siege: Siege, name: Somebody): ReturnType<Asking> {
  const path = `/api/impersonate/take/${siege.id(name)}`
  return siege.as('admin')('GET', `${path}?reason=A%20call%20for%20help`)
}

/** The admin, acting for one of the people. */
export function acting(siege: Siege, name: Somebody): Asking {
  return (method, url, body, headers = {}) =>
    siege.as('admin')(method, url, body, { ...headers, ...header(siege.id(name)) })
}

export async function endAll(db: Database): Promise<void> {
  await sql`update impersonations set ended_at = now() where ended_at is null`.execute(db)
}
