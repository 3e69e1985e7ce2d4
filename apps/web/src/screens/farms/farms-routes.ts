// Where the list of farms stands in the portal.

import { IconTractor } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const farmsRoutes = [
  insideRoute('collection/farm', {
    component: screen(() => import('./farms-screen.tsx'), 'FarmsScreen'),
    rail: { name: 'Farms', icon: IconTractor, begins: true, onPhone: true },
  }),
]
