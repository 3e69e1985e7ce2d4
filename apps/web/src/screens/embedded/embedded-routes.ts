// Where the data silo and the old portal stand in the portal.

import { IconHistory, IconServer2 } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { holdsAbility } from '../../data/session/person-at-work.ts'
import { insideRoute } from '../../routing/screen-route.ts'

export const embeddedRoutes = [
  insideRoute('datasilo', {
    component: screen(() => import('./datasilo-screen.tsx'), 'DatasiloScreen'),
    rail: {
      name: 'Data silo',
      icon: IconServer2,
      isShown: ({ person }, { datasilo_url }) =>
        Boolean(datasilo_url) && holdsAbility(person, 'open-datasilo'),
    },
  }),
  insideRoute('oldportal', {
    component: screen(() => import('./oldportal-screen.tsx'), 'OldPortalScreen'),
    rail: {
      name: 'Old portal',
      icon: IconHistory,
      isShown: (_session, { oldportal_url, hasOldPeriods }) =>
        Boolean(oldportal_url) && hasOldPeriods,
    },
  }),
]
