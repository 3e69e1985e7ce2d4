// Where signing in stands in the portal.

import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { outsideRoute } from '../../routing/screen-route.ts'

export const signInRoutes = [
  outsideRoute('login', {
    component: screen(() => import('./sign-in-screen.tsx'), 'SignInScreen'),
  }),
]
