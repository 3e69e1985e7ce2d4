// Where that of livestock stands which is not built yet.

import { IconHorse } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { periodRoute } from '../../routing/screen-route.ts'

export const comingLivestockRoutes = [
  periodRoute('livestock', {
    component: screen(() => import('./livestock-screen.tsx'), 'LivestockScreen'),
    rail: { name: 'Livestock', icon: IconHorse },
    sections: ['livestock'],
    isComing: true,
  }),
]
