// Where apps stand in the portal.

import { IconApps } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute, periodRoute } from '../../routing/screen-route.ts'

export const appsRoutes = [
  insideRoute('apps', {
    component: screen(() => import('./apps-screen.tsx'), 'AppsScreen'),
    rail: { name: 'Apps', icon: IconApps, onPhone: true },
  }),
  insideRoute('apps/$slug/$version', {
    component: screen(() => import('./app-screen.tsx'), 'AppScreen'),
  }),
  periodRoute('apps/$slug/$version', {
    component: screen(() => import('./app-screen.tsx'), 'AppScreen'),
  }),
]
