// All calls about people coming in, and about what they may do.

import type { FastifyInstance } from 'fastify'
import { openAttemptCounter } from '../../access/attempts/attempt-counter.ts'
import { abilitiesRoute } from './abilities-route.ts'
import { accountChangeRoute } from './account-change-route.ts'
import { administratorRoutes } from './administrator-routes.ts'
import type { AdministratorParts } from './administrator-routes.ts'
import { appTokenRoute } from './app-token-route.ts'
import type { AppParts } from './app-token-route.ts'
import { mountingCalls } from '../calls/mount-call.ts'
import type { DoorParts } from '../calls/mount-call.ts'
import { impersonationRoutes } from './impersonation-routes.ts'
import { moneyRoute } from './money-route.ts'
import { ownAccountRoutes } from './own-account-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { rightsChangeRoute } from './rights-change-route.ts'
import { sessionRoutes } from './session-routes.ts'

export type PeopleParts = Omit<AdministratorParts, 'door'> & Pick<AppParts, 'places'> & DoorParts

export function peopleRoutes(app: FastifyInstance, people: PeopleParts): void {
  const mountCall = mountingCalls(app, people)
  const { db } = people.engine
  const parts = { ...people, door: { db, gate: openAttemptCounter(db) } }
  sessionRoutes(mountCall, parts)
  impersonationRoutes(mountCall, parts)
  passwordRoutes(mountCall, parts)
  ownAccountRoutes(mountCall, parts)
  accountChangeRoute(mountCall, parts)
  rightsChangeRoute(mountCall, parts)
  administratorRoutes(mountCall, parts)
  moneyRoute(mountCall, parts)
  abilitiesRoute(mountCall, parts)
  appTokenRoute(mountCall, parts)
}
