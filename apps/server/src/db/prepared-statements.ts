// Statements that come again and again are prepared: PostgreSQL reads and plans them once for each
// connection. Only what has come a few times gets a name, and only so many do, for each takes room there.

import { createHash } from 'node:crypto'
import pg from 'pg'
import type { ClientBase } from 'pg'

const comesOften = 3
const mostRemembered = 2000
const mostNamed = 300

/** The name of a statement, once it has come often enough. */
export type NameOf = (text: string) => string | undefined

export function namesOfStatements(): NameOf {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  return text => {
    const name = names.get(text)
    if (name !== undefined) return name
    const times = (seen.get(text) ?? 0) + 1
    if (seen.size >= mostRemembered) seen.clear()
    seen.set(text, times)
    if (times < comesOften || names.size >= mostNamed) return undefined
    const given = createHash('sha256').update(text).digest('hex').slice(0, 32)
    names.set(text, given)
    seen.delete(text)
    return given
  }
}

/**
 * Whatever is asked of this connection with values goes out under its name. `pg` would copy a description of the
 * question, property by property, with each of their attributes; so it is handed the question itself.
 */
export function prepareOn(client: ClientBase, nameOf: NameOf): void {
  const query = client.query.bind(client) as (asked: unknown, values?: unknown) => unknown
  const named = (asked: unknown, values?: unknown): unknown => {
    const isAsked = typeof asked === 'string' && Array.isArray(values) && values.length > 0
    const name = isAsked ? nameOf(asked) : undefined
    if (!isAsked || name === undefined) return query(asked, values)
    return new Promise((resolve, reject) => {
      const callback = (error: unknown, answer: unknown) =>
        error ? reject(error) : resolve(answer)
      query(Object.assign(new pg.Query(asked, values), { name, callback }))
    })
  }
  Object.assign(client, { query: named })
}
