// A token for a page that is shown inside Furrow: handed to whoever opens it, to be posted to the page's
// own origin and to no other.

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refuseUnseen } from '../access/app-context.ts'
import { appPage, placeNames } from '../access/app-page.ts'
import type { PageWanted, Places } from '../access/app-page.ts'
import { issueNarrowToken } from '../access/narrow-tokens.ts'
import type { Mount } from '../verbs/mount.ts'
import { viewerIn } from './author-of.ts'
import { knowToken, tokenIn } from './bearer-token.ts'
import { knowViewer } from './know-viewer.ts'
import type { ViewerOf } from './know-viewer.ts'
import { rowNumber } from './session-bodies.ts'
import { readSent, sessionCalls, whenceIn } from './session-call.ts'

export interface AppParts {
  readonly mount: Mount
  readonly viewerOf: ViewerOf
  /** Addresses of the places that stand beside the apps. */
  readonly places?: Places | undefined
}

export function appTokenRoute(app: FastifyInstance, { mount, viewerOf, places }: AppParts): void {
  const { db, catalogue } = mount
  const known = [knowViewer(viewerOf), knowToken(db)]
  sessionCalls(app, 'POST')('/api/v2/app-token', known, async request => {
    const viewer = viewerIn(request)
    const { page, farm, period } = readSent(opening, request.body)
    await refuseUnseen({ db, catalogue, viewer }, { farm, period })
    const { name, origin } = await appPage(db, viewer, { page, farm }, places ?? {})
    const { token, expiresAt } = await issueNarrowToken(db, {
      parent: tokenIn(request),
      impersonation: viewer.impersonation,
      app: name,
      farm,
      period,
      whence: whenceIn(request),
    })
    return { data: { token, expires_at: expiresAt, origin } }
  })
}

const whichApp = 'Say which app: app_version_id, or place.'

/** What is opened, and with what. */
const opening = z
  .object({
    app_version_id: rowNumber('A version of an app is named by its number.').nullish(),
    place: z.enum(placeNames, { error: `A place is ${placeNames.join(' or ')}.` }).nullish(),
    farm_id: rowNumber('A farm is named by its number.').nullish(),
    period_id: rowNumber('A period is named by its number.').nullish(),
  })
  .transform(({ app_version_id: version, place, farm_id: farm, period_id: period }, context) => {
    const pages: PageWanted['page'][] = [
      ...(version ? [{ version }] : []),
      ...(place ? [{ place }] : []),
    ]
    const [page] = pages
    if (page && pages.length === 1) return { page, farm: farm ?? null, period: period ?? null }
    context.addIssue({ code: 'custom', message: whichApp, path: ['app_version_id'] })
    return z.NEVER
  })
