// The router of the portal, led by the session.

import { createRouter } from '@tanstack/react-router'
import type { SessionStore } from '../data/session/session.ts'
import { ErrorPage } from './error-page.tsx'
import { placesOnPages } from './places-on-pages.ts'
import { routes } from './routes.tsx'
import { screenRoutes } from './screen-routes.ts'
import { parseSearch, stringifySearch } from './search-text.ts'

export function createFurrowRouter(session: SessionStore) {
  const router = createRouter({
    routeTree: routes,
    basepath: '/collect/1.0.0',
    context: { session, screens: screenRoutes },
    defaultPreload: 'intent',
    parseSearch,
    stringifySearch,
    notFoundMode: 'root',
    // Where a screen breaks, the frame around it stays.
    defaultErrorComponent: ErrorPage,
    defaultPendingMs: 300,
  })
  const places = placesOnPages(router)
  // Another part behind the question mark is no other page, nor is what a screen says to be the same.
  let shown: string | undefined
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    const before = shown
    shown = router.state.matches.at(-1)?.routeId
    if (!pathChanged || (toLocation.state.staysInPlace && shown === before)) return
    places.arrive(toLocation)
  })
  sendAwayWhoIsSignedOut(router, session)
  return router
}

/** Wherever they are: the rules lead them to sign-in, and back here afterwards. */
function sendAwayWhoIsSignedOut(
  router: { invalidate(): Promise<void> },
  session: SessionStore,
): void {
  let wasSignedIn = session.now().kind === 'signed in'
  session.subscribe(() => {
    const isSignedIn = session.now().kind === 'signed in'
    if (wasSignedIn && !isSignedIn) void router.invalidate()
    wasSignedIn = isSignedIn
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    readonly router: ReturnType<typeof createFurrowRouter>
  }
  interface HistoryState {
    /** The same screen with another part chosen: nobody is led back to its top. */
    readonly staysInPlace?: boolean
    /** Going back closes where a figure comes from. */
    readonly opensFigure?: boolean
  }
}
