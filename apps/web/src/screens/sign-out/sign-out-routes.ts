// Where signing out stands in the portal.

import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const signOutRoutes = [
  insideRoute('logout', {
    component: screen(() => import('./sign-out-screen.tsx'), 'SignOutScreen'),
    audience: 'signed in',
  }),
]
