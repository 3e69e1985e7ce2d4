// A server that knows a few people, for the tests of the session.

import { noOtherPages } from './session/other-pages.ts'
import { SeenPosition } from './rows/seen-position.ts'
import { connectHere } from './rows/api.ts'
import { SessionOnDevice } from './session/session-store.ts'
import type { KeptProfile } from './session/session-store.ts'
import { storedKeys } from './session/stored-keys.ts'

export interface Answering {
  readonly status: number
  readonly body: unknown
}

const noProfile: Answering = { status: 404, body: {} }

/** `answers` by method and path; `'silent'` is no network, `'hanging'` one that never answers. */
export function sessionWith(answers: Record<string, Answering | 'silent' | 'hanging'>) {
  const asked: { readonly call: string; readonly headers: Headers; readonly body: unknown }[] = []
  globalThis.fetch = async (address, request = {}) => {
    const path = new URL(String(address), 'https://furrow.example').pathname
    const call = `${request.method} ${path}`
    const body =
      typeof request.body === 'string' ? (JSON.parse(request.body) as unknown) : undefined
    asked.push({ call, headers: new Headers(request.headers), body })
    const answer = answers[call] ?? noProfile
    if (answer === 'hanging') return new Promise<Response>(() => undefined)
    if (answer === 'silent') throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status })
  }
  let kept: KeptProfile | undefined
  const keys = storedKeys()
  const api = connectHere({
    keys,
    device: 'this-device',
    position: new SeenPosition(noOtherPages()),
    onExpired: () => session.expire(),
    onActingOver: () => void session.leave(),
  })
  const session: SessionOnDevice = new SessionOnDevice({
    keys,
    api,
    kept: {
      read: async () => kept,
      write: async profile => {
        kept = profile
      },
    },
  })
  return { session, api, keys, asked, answers, kept: () => kept }
}

export function person(id: number, more: object = {}) {
  const belonging = { businesses: [], associated_businesses: [], managed_businesses: [] }
  const held = { roles: [], abilities: [], farm_rights: [] }
  return {
    id,
    name: `Person ${id}`,
    admin: false,
    agreed_to_terms: true,
    ...belonging,
    ...held,
    ...more,
  }
}

export function business(id: number) {
  return { id, name: `Business ${id}` }
}

export const me = 'GET /api/auth/me'
export const login = 'POST /api/login'

export function profile(user: object, impersonating: object | null = null): Answering {
  return { status: 200, body: { user, impersonating } }
}

export function farmsOf(pairs: readonly (readonly [farm: number, business: number])[]): Answering {
  const data = pairs.map(([farm_id, business_id]) => ({ farm_id, business_id }))
  return { status: 200, body: { data, meta: {} } }
}

export const farmSearch = 'POST /api/business_farm/search'
