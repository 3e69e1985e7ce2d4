// A grower's day, one request after the other: paddocks, what is typed into them, contacts, and what the
// screens ask in the meantime.

import { randomUUID } from 'node:crypto'

interface Grower {
  readonly origin: string
  readonly token: string
  readonly farm: number
  readonly period: number
  isOver(): boolean
}

export interface Season {
  /** Of each request, in milliseconds. */
  readonly took: readonly number[]
  readonly failures: readonly string[]
  /** Those that took longest, the longest first. */
  readonly slowest: readonly Waited[]
}

interface Waited {
  readonly what: string
  /** In milliseconds since the day began. */
  readonly after: number
  readonly took: number
  /** As the server's log has it. */
  readonly number: string
}

export async function enterSeason(grower: Grower): Promise<Season> {
  const waited: Waited[] = []
  const failures: string[] = []
  const dawn = performance.now()
  const ask = async (method: string, path: string, body?: unknown) => {
    const began = performance.now()
    const number = randomUUID()
    const answer = await fetch(grower.origin + path, {
      method,
      headers: {
        authorization: `Bearer ${grower.token}`,
        'content-type': 'application/json',
        'x-request-id': number,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const took = performance.now() - began
    waited.push({ what: `${method} ${path}`, after: began - dawn, took, number })
    if (answer.status >= 300) failures.push(`${method} ${path}: ${answer.status} ${text}`)
    return JSON.parse(text) as { readonly data?: { readonly id?: number } }
  }
  const { farm, period } = grower
  for (let day = 1; !grower.isOver(); day += 1) {
    await ask('GET', '/api/auth/me')
    const { data: paddock } = await ask('POST', '/api/paddocks', {
      farm_id: farm,
      period_id: period,
      name: `Creek ${day}`,
    })
    const at = `/api/paddocks/${paddock?.id}`
    await ask('PATCH', at, { name: `Creek flat ${day}` })
    await ask('GET', `${at}?include=farm`)
    await ask('GET', '/api/paddocks?limit=50')
    const steps = Array.from({ length: 20 }, (_, place) => ({
      do: 'store',
      resource: 'farm_contacts',
      values: { farm_id: farm, name: `Buyer ${day}.${place}` },
    }))
    await ask('POST', '/api/v2/batch', { steps })
    await ask('POST', '/api/farm_contacts/search?limit=20', {
      search: { value: `Buyer ${day}` },
      sort: [{ field: 'name', direction: 'asc' }],
    })
    await ask('GET', `/api/v2/completeness/overview?farm_ids=${farm}`)
    await ask('DELETE', at)
  }
  const slowest = waited.toSorted((one, other) => other.took - one.took).slice(0, 5)
  return { took: waited.map(({ took }) => took), failures, slowest }
}
