// Where acting for a person stands in the portal.

import { IconUserShield } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const impersonateRoutes = [
  insideRoute('impersonate', {
    component: screen(() => import('./impersonate-screen.tsx'), 'ImpersonateScreen'),
    audience: 'admins',
    rail: { name: 'Sign in as someone', icon: IconUserShield, begins: true },
  }),
]
