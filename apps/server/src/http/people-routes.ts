// All calls about people coming in, and about what they may do.

import type { FastifyInstance } from 'fastify'
import { openGate } from '../access/gate.ts'
import { appTokenRoute } from './app-token-route.ts'
import type { AppParts } from './app-token-route.ts'
import { impersonationRoutes } from './impersonation-routes.ts'
import { moneyRoute } from './money-route.ts'
import { passwordRoutes } from './password-routes.ts'
import type { PasswordParts } from './password-routes.ts'
import { sessionRoutes } from './session-routes.ts'

export type PeopleParts = Omit<PasswordParts, 'door'> & Pick<AppParts, 'places'>

export function peopleRoutes(app: FastifyInstance, people: PeopleParts): void {
  const { db } = people.mount
  const parts = { ...people, door: { db, gate: openGate(db) } }
  sessionRoutes(app, parts)
  impersonationRoutes(app, parts)
  passwordRoutes(app, parts)
  moneyRoute(app, parts)
  appTokenRoute(app, parts)
}
