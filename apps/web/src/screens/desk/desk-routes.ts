// Where the board of collections stands in the portal: for staff.

import { IconChecklist } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const deskRoutes = [
  insideRoute('desk', {
    component: screen(() => import('./desk-screen.tsx'), 'DeskScreen'),
    rail: { name: 'Collections', icon: IconChecklist, isShown: ({ isStaff }) => isStaff },
    isWide: true,
  }),
]
