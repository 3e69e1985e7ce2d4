// Where paddocks stand in the portal.

import { IconFence } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { periodRoute } from '../../routing/screen-route.ts'

export const paddocksRoutes = [
  periodRoute('paddocks', {
    component: screen(() => import('./paddocks-screen.tsx'), 'PaddocksScreen'),
    isSheet: true,
    rail: { name: 'Paddocks', icon: IconFence, onPhone: true },
    sections: ['paddocks'],
    records: ['paddocks', 'farm_properties'],
    opens: { record: 'paddocks', by: 'paddock' },
  }),
]
