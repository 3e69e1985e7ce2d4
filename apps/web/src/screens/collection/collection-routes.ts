// Where a collection stands in the portal.

import { IconClipboardCheck } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { completenessOf, openPointsOf } from '../../period/read-first.ts'
import { periodRoute } from '../../routing/screen-route.ts'
import { quickEntries } from './quick/quick-entries.ts'

export const collectionRoutes = [
  periodRoute('/', {
    component: screen(() => import('./collection-screen.tsx'), 'CollectionScreen'),
    rail: {
      name: 'Collection',
      icon: IconClipboardCheck,
      exact: true,
      begins: true,
      onPhone: true,
    },
    quick: quickEntries,
    reads: place => [completenessOf(place), openPointsOf(place)],
    records: ['farm_period', 'confirmed_warnings', 'confirmed_money_warnings'],
  }),
  periodRoute('validation', {
    component: screen(() => import('./validation/validation-screen.tsx'), 'ValidationScreen'),
    reads: place => [completenessOf(place), openPointsOf(place)],
  }),
]
