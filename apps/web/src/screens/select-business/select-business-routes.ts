// Where choosing a business stands in the portal.

import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const selectBusinessRoutes = [
  insideRoute('select_business', {
    component: screen(() => import('./select-business-screen.tsx'), 'SelectBusinessScreen'),
    audience: 'signed in',
  }),
]
