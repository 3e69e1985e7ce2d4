// Where the work for businesses stands in the portal: for staff.

import { IconLayoutKanban } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const projectsRoutes = [
  insideRoute('projects', {
    component: screen(() => import('./projects-screen.tsx'), 'ProjectsScreen'),
    rail: { name: 'Projects', icon: IconLayoutKanban, isShown: ({ isStaff }) => isStaff },
    isWide: true,
  }),
  insideRoute('projects/renew', {
    component: screen(() => import('./renew/renew-screen.tsx'), 'RenewScreen'),
    isWide: true,
  }),
  insideRoute('projects/$projectId', {
    component: screen(() => import('./project/project-screen.tsx'), 'ProjectScreen'),
  }),
]
