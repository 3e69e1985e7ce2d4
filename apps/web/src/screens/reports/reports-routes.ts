// Where reports stand in the portal.

import { IconReportAnalytics } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute, periodRoute } from '../../routing/screen-route.ts'
import { reportsOf } from './reports-asked.ts'

export const reportsRoutes = [
  periodRoute('report', {
    component: screen(() => import('./reports-screen.tsx'), 'ReportsScreen'),
    rail: { name: 'Reports', icon: IconReportAnalytics },
    reads: place => [reportsOf(place)],
  }),
  periodRoute('report/$reportId', {
    component: screen(() => import('./report-screen.tsx'), 'ReportScreen'),
  }),
  insideRoute('shared-report/$token', {
    component: screen(() => import('./shares/shared-report-screen.tsx'), 'SharedReportScreen'),
  }),
]
