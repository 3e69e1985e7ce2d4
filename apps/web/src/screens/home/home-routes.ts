// Where home stands in the portal.

import { IconHome2 } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const homeRoutes = [
  insideRoute('/', {
    component: screen(() => import('./home-screen.tsx'), 'HomeScreen'),
    rail: { name: 'Home', icon: IconHome2, exact: true, onPhone: true },
  }),
]
