// Where livestock stands in the portal.

import { IconHorse } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { periodRoute } from '../../routing/screen-route.ts'

export const livestockRoutes = [
  periodRoute('livestock', {
    component: screen(() => import('./livestock-screen.tsx'), 'LivestockScreen'),
    rail: { name: 'Livestock', icon: IconHorse },
    sections: ['livestock'],
    isComing: true,
  }),
  periodRoute('livestock/enterprises', {
    component: screen(() => import('./livestock-screen.tsx'), 'LivestockEnterprisesScreen'),
  }),
  periodRoute('livestock/wizard/{-$livestockEnterpriseId}', {
    component: screen(() => import('./livestock-screen.tsx'), 'LivestockWizardScreen'),
  }),
]
