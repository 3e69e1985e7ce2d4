// Where staff enter what they did and spent.

import { IconClockHour4 } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const workRoutes = [
  insideRoute('work', {
    component: screen(() => import('./work-screen.tsx'), 'WorkScreen'),
    rail: {
      name: 'Work and expenses',
      icon: IconClockHour4,
      isShown: ({ isStaff }) => isStaff,
    },
    isSheet: true,
  }),
]
