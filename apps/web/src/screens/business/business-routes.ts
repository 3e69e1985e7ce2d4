// Where a business stands in the portal.

import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const businessRoutes = [
  insideRoute('business/$businessId', {
    component: screen(() => import('./business-screen.tsx'), 'BusinessScreen'),
  }),
]
