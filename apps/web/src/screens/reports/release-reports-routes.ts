// Where staff release reports of many farms at once.

import { IconMailForward } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const releaseReportsRoutes = [
  insideRoute('release-reports', {
    component: screen(
      () => import('./releasing/release-reports-screen.tsx'),
      'ReleaseReportsScreen',
    ),
    rail: {
      name: 'Release reports',
      icon: IconMailForward,
      isShown: ({ isStaff }) => isStaff,
    },
  }),
]
