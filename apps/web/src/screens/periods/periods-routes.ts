// Where the periods of a farm stand in the portal.

import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { farmRoute } from '../../routing/screen-route.ts'

export const periodsRoutes = [
  farmRoute('period', {
    component: screen(() => import('./periods-screen.tsx'), 'PeriodsScreen'),
  }),
  farmRoute('compare-periods', {
    component: screen(() => import('./compare/compare-screen.tsx'), 'CompareScreen'),
  }),
]
