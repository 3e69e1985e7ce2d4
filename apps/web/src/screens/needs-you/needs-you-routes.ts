// Where the list of what is not saved yet stands in the portal.

import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const needsYouRoutes = [
  insideRoute('needs-you', {
    component: screen(() => import('./needs-you-screen.tsx'), 'NeedsYouScreen'),
  }),
]
