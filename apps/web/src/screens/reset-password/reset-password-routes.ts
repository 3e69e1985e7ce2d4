// Where setting a password again stands in the portal.

import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { outsideRoute } from '../../routing/screen-route.ts'

export const resetPasswordRoutes = [
  outsideRoute('reset-password', {
    component: screen(() => import('./reset-password-screen.tsx'), 'ResetPasswordScreen'),
  }),
]
