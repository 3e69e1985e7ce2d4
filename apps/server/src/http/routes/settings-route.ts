// What the screens must know before anybody has signed in.

import type { DemoLogin, PublicSettings } from '@furrow/wire/public-settings'
import type { FastifyInstance } from 'fastify'
import { usualZone } from '../../db/connection-settings.ts'
import { sessionCalls } from '../calls/session-calls.ts'
import { keptFor } from '../../db/kept-for.ts'
import type { StoreContents } from '../state.ts'

export interface SettingsParts {
  readonly version: string
  /** The people of the demonstration, told only where it is loaded. */
  readonly logins: readonly DemoLogin[]
  readonly password: string
  contents(): Promise<StoreContents>
  readonly settings?: ToldSettings
}

export type ToldSettings = Omit<PublicSettings, 'version' | 'demo'>

/** In milliseconds. Whether the demonstration is loaded hardly changes while we run. */
const remembered = 10_000

export function settingsRoute(app: FastifyInstance, parts: SettingsParts): void {
  const { version, settings = usual } = parts
  const contents = keptFor(remembered, () => parts.contents())
  app.get(sessionCalls.settings.path, async (_request, reply) => {
    // The settings are known without a database, too.
    const { demo } = await contents().catch(() => ({ demo: false }))
    const data: PublicSettings = { version, ...settings, demo: demo ? demoOf(parts) : null }
    return reply.send({ data })
  })
}

const usual: ToldSettings = {
  support_phone: null,
  sends_email: false,
  time_zone: usualZone,
  error_report_dsn: null,
  recording_url: null,
  datasilo_url: null,
  oldportal_url: null,
  map_tiles_url: null,
  map_tiles_attribution: null,
}

function demoOf({ logins, password }: SettingsParts): PublicSettings['demo'] {
  return { password, people: logins.map(({ email, name, what }) => ({ email, name, what })) }
}
