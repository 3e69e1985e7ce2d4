// Where the periods of a farm stand in the portal.

import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const periodsRoutes = [
  insideRoute('collection/$farmId/period', {
    component: screen(() => import('./periods-screen.tsx'), 'PeriodsScreen'),
  }),
]
