// Once someone has been let in and the browser has nothing else to do, the screens that the rail leads to
// are loaded one after the other: who goes there waits only for what is read and drawn.

import { useRouter } from '@tanstack/react-router'
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useScreenRoutes } from '../../routing/use-screen-routes.ts'
import { savesData } from '../../ui/saves-data.ts'

/** In milliseconds: until then the screen that one came for is being read. */
const begin = 1000

export function usePlacesAhead(): void {
  const router: AnyRouter = useRouter()
  const screens = useScreenRoutes()
  useEffect(() => {
    // Where a browser does not tell when, a screen is loaded when someone goes there.
    if (typeof requestIdleCallback === 'undefined' || savesData()) return undefined
    const waiting = screens.filter(({ rail }) => rail).map(({ to }) => to)
    let asked = 0
    const loadNext = () => {
      const to = waiting.shift()
      if (to === undefined) return
      void loadScreen(router, to).finally(() => (asked = requestIdleCallback(loadNext)))
    }
    const timer = setTimeout(() => (asked = requestIdleCallback(loadNext)), begin)
    return () => {
      waiting.length = 0
      clearTimeout(timer)
      cancelIdleCallback(asked)
    }
  }, [router, screens])
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
