// Where properties stand in the portal.

import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { periodRoute } from '../../routing/screen-route.ts'

export const propertiesRoutes = [
  periodRoute('properties', {
    component: screen(() => import('./properties-screen.tsx'), 'PropertiesScreen'),
    isSheet: true,
    sections: ['properties'],
  }),
]
