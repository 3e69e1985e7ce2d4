// Where one’s own page stands in the portal.

import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const ownRoutes = [
  insideRoute('me', {
    component: screen(() => import('./own-screen.tsx'), 'OwnScreen'),
  }),
]
