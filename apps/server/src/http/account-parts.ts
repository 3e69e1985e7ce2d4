// What the calls about accounts and their emails share: what is known of a request, what links begin with,
// and whether emails go out at all.

import type { FastifyRequest } from 'fastify'
import type { Accepting } from '../access/sign-in/accepting.ts'
import type { AtDevice } from '../access/sign-in/current-password.ts'
import type { SignInParts } from '../access/sign-in/sign-in-parts.ts'
import type { Engine } from '../verbs/call/engine.ts'
import { sentBy } from './author-of.ts'
import { tokenIn } from './bearer-token.ts'
import { whenceIn } from './request-headers.ts'
import type { ToldSettings } from './routes/settings-route.ts'

export interface AccountParts {
  readonly engine: Engine
  readonly door: SignInParts
  /** What links in letters begin with; where nothing is said, the address that the server listens on. */
  readonly publicUrl?: string | undefined
  readonly settings?: ToldSettings
}

export function acceptingIn(request: FastifyRequest, parts: AccountParts): Accepting {
  const { door, engine } = parts
  const author = { ...sentBy(request), actingAs: null, impersonation: null }
  return {
    ...door,
    catalogue: engine.catalogue,
    origin: whenceIn(request),
    author,
    publicUrl: publicUrlOf(request, parts),
  }
}

export function deviceIn(request: FastifyRequest): AtDevice {
  return { token: tokenIn(request), origin: whenceIn(request) }
}

/** Never what a request says: anybody may write anything into its Host. */
export function publicUrlOf({ server: app }: FastifyRequest, { publicUrl }: AccountParts): string {
  if (publicUrl !== undefined) return publicUrl
  // A server that is only tried out listens nowhere.
  return app.server.listening ? app.listeningOrigin : 'http://127.0.0.1'
}

/** What is said of an email: `sent` where a mail server is set up, else that it waits. */
export function emailSaid({ settings }: AccountParts, sent: string, written: string): string {
  return settings?.sends_email ? sent : `${written} ${waits}`
}

const waits =
  'This Furrow isn’t set up to send email yet, so it is waiting: ask your administrator for the link.'
