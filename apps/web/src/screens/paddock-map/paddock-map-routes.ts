// Where the map of paddocks stands in the portal.

import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { periodRoute } from '../../routing/screen-route.ts'

export const paddockMapRoutes = [
  periodRoute('paddocks/map', {
    component: screen(() => import('./paddock-map-screen.tsx'), 'PaddockMapScreen'),
  }),
]
