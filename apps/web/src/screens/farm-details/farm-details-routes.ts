// Where the details of a farm stands in the portal.

import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { farmRoute } from '../../routing/screen-route.ts'

export const farmDetailsRoutes = [
  farmRoute('details', {
    component: screen(() => import('./farm-details-screen.tsx'), 'FarmDetailsScreen'),
    sections: ['farm_details'],
    records: ['farms', 'details_user', 'farm_people'],
  }),
]
