// The routes of the portal: what stands around its screens, and below it each screen as its folder
// declares it. Screens are loaded when they are gone to, or when the pointer nears a link to them.

import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent as screen,
  Outlet,
} from '@tanstack/react-router'
import type { AnyRoute } from '@tanstack/react-router'
import type { ReadAhead } from '../data/rows/read-ahead.ts'
import type { SessionStore } from '../data/session/session.ts'
import { farmFirst, periodFirst } from '../period/read-first.ts'
import { farmPath, periodPath } from '../routing/screen-route.ts'
import type { ScreenRoute } from '../routing/screen-route.ts'
import { ErrorPage } from './error-page.tsx'
import { guard } from './guard.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { readSearch } from './read-search.ts'
import { screenRoutes } from './screen-routes.ts'

interface RouterContext {
  readonly session: SessionStore
  readonly screens: readonly ScreenRoute[]
  /** Nobody reads ahead before it is known who they are. */
  readonly readAhead?: ReadAhead
}

const root = createRootRouteWithContext<RouterContext>()({
  validateSearch: readSearch,
  // Its full type would lead back to the type of the router, which follows from these routes.
  beforeLoad: guard as unknown as () => void,
  component: Outlet,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
})
const outside = createRoute({
  getParentRoute: () => root,
  id: 'outside',
  component: screen(() => import('./outside.tsx'), 'Outside'),
})
const bare = createRoute({
  getParentRoute: () => root,
  id: 'bare',
  component: screen(() => import('./frame/bare-screens.tsx'), 'BareScreens'),
})
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: screen(() => import('./frame/frame.tsx'), 'FrameOfScreens'),
})
const farm = createRoute({
  getParentRoute: () => inside,
  path: farmPath,
  staticData: { reads: farmFirst },
  component: screen(() => import('../period/known-farm.tsx'), 'KnownFarm'),
})
const period = createRoute({
  getParentRoute: () => farm,
  path: periodPath,
  staticData: { reads: periodFirst },
  component: screen(() => import('../period/open-collection.tsx'), 'OpenCollection'),
})

export const routes = root.addChildren([
  outside.addChildren(screensBelow(outside, 'outside')),
  bare.addChildren(screensBelow(bare, 'bare')),
  inside.addChildren([
    ...screensBelow(inside, 'inside'),
    farm.addChildren([
      ...screensBelow(farm, 'farm'),
      period.addChildren(screensBelow(period, 'period')),
    ]),
  ]),
])

/** Each keeps its address in its type, so that a link to one that is not there does not compile. */
function screensBelow<Parent extends AnyRoute, Around extends ScreenRoute['around']>(
  parent: Parent,
  around: Around,
) {
  const routes: readonly AnyRoute[] = screenRoutes
    .filter(declared => declared.around === around)
    .map(declared => routeOf(parent, declared))
  // The compiler does not follow that each path has a route of its own.
  return routes as unknown as readonly RouteAt<Parent, PathIn<Around>>[]
}

function routeOf<Parent extends AnyRoute, const Path extends string>(
  parent: Parent,
  declared: ScreenRoute<ScreenRoute['around'], Path>,
) {
  const { path, component, audience, isSheet = false, isWide = isSheet, reads } = declared
  const staticData = { audience, isSheet, isWide, ...(reads && { reads }) }
  return createRoute({ getParentRoute: () => parent, path, component, staticData })
}

type PathIn<Around> = Extract<(typeof screenRoutes)[number], { around: Around }>['path']
/** One for each of the paths. */
type RouteAt<Parent extends AnyRoute, Path extends string> = Path extends string
  ? ReturnType<typeof routeOf<Parent, Path>>
  : never
