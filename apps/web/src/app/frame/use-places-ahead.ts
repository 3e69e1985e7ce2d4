// Once someone has been let in and nothing is read any more, the search and the screens that the rail
// leads to are loaded one after the other: who goes there waits only for what is read and drawn.

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useScreenRoutes } from '../../routing/use-screen-routes.ts'
import { savesData } from '../../ui/saves-data.ts'

/** In milliseconds: the screen that one came for goes first, and so does the next one. */
const begin = 400
const lookAgain = 150

export function usePlacesAhead(): void {
  const router: AnyRouter = useRouter()
  const client = useQueryClient()
  const screens = useScreenRoutes()
  useEffect(() => {
    // Where a browser does not tell when, a screen is loaded when someone goes there.
    if (typeof requestIdleCallback === 'undefined' || savesData()) return undefined
    const places = screens.filter(({ rail }) => rail).map(({ to }) => to)
    const waiting = [loadSearch, ...places.map(to => () => loadScreen(router, to))]
    let asked = 0
    let timer = setTimeout(whenIdle, begin)
    function whenIdle() {
      if (client.isFetching() > 0 || router.state.isLoading) timer = setTimeout(whenIdle, lookAgain)
      else asked = requestIdleCallback(loadNext)
    }
    function loadNext() {
      void waiting
        .shift()?.()
        .finally(() => waiting.length > 0 && whenIdle())
    }
    return () => {
      waiting.length = 0
      clearTimeout(timer)
      cancelIdleCallback(asked)
    }
  }, [router, client, screens])
}

/** Whoever presses Ctrl+K types at once. What cannot be loaded now is loaded by then. */
async function loadSearch(): Promise<void> {
  await import('./find-anything.tsx').catch(() => undefined)
}

/** With what stands around it. What cannot be loaded now is loaded when someone goes there. */
async function loadScreen(router: AnyRouter, to: string): Promise<void> {
  const byPath: Readonly<Record<string, AnyRoute>> = router.routesByPath
  const loading: Promise<void>[] = []
  for (let route = byPath[to]; route; route = route.parentRoute) {
    loading.push(Promise.resolve(router.loadRouteChunk(route)))
  }
  await Promise.allSettled(loading)
}
