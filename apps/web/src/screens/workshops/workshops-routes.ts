// Where workshops stand in the portal.

import { IconSchool } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { bareRoute, insideRoute } from '../../routing/screen-route.ts'

export const workshopsRoutes = [
  insideRoute('workshops', {
    component: screen(() => import('./workshops-screen.tsx'), 'WorkshopsScreen'),
    rail: { name: 'Workshops', icon: IconSchool, onPhone: true },
  }),
  insideRoute('workshops/$workshopId', {
    component: screen(() => import('./workshop-screen.tsx'), 'WorkshopScreen'),
  }),
  bareRoute('workshops/$workshopId/screen/$sessionId', {
    component: screen(() => import('./presenting/big-screen.tsx'), 'BigScreen'),
  }),
  bareRoute('workshops/$workshopId/remote/$sessionId', {
    component: screen(() => import('./presenting/remote-screen.tsx'), 'RemoteScreen'),
  }),
  insideRoute('follow', {
    audience: 'signed in',
    component: screen(() => import('./following/follow-screen.tsx'), 'FollowScreen'),
  }),
  insideRoute('follow/$pass', {
    audience: 'signed in',
    component: screen(() => import('./following/followed-screen.tsx'), 'FollowedScreen'),
  }),
]
