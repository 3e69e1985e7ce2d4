// Where administrators see everybody's jobs in the background.

import { IconStack2 } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const jobsRoutes = [
  insideRoute('jobs', {
    component: screen(() => import('./jobs-screen.tsx'), 'JobsScreen'),
    audience: 'admins',
    rail: { name: 'Jobs', icon: IconStack2 },
    isWide: true,
  }),
]
