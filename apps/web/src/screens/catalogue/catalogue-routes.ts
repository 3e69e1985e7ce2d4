// Where the browser of all records stands in the portal.

import { IconDatabase } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const catalogueRoutes = [
  insideRoute('catalogue', {
    component: screen(() => import('./catalogue-screen.tsx'), 'CatalogueScreen'),
    audience: 'admins',
    rail: { name: 'All records', icon: IconDatabase },
  }),
  insideRoute('catalogue/$resource', {
    component: screen(() => import('./records-screen.tsx'), 'RecordsScreen'),
    audience: 'admins',
  }),
  insideRoute('catalogue/$resource/$id', {
    component: screen(() => import('./record-screen.tsx'), 'RecordScreen'),
    audience: 'admins',
  }),
]
