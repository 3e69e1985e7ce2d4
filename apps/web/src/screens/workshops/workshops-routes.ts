// Where workshops stand in the portal.

import { IconSchool } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const workshopsRoutes = [
  insideRoute('workshops', {
    component: screen(() => import('./workshops-screen.tsx'), 'WorkshopsScreen'),
    rail: { name: 'Workshops', icon: IconSchool, onPhone: true },
  }),
  insideRoute('workshops/$workshopId', {
    component: screen(() => import('./workshop-screen.tsx'), 'WorkshopScreen'),
  }),
]
