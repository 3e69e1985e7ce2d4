// Where benchmarks are published: for administrators, and whoever was given that.

import { IconChartDots3 } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { holdsAbility } from '../../data/session/person-at-work.ts'
import { insideRoute } from '../../routing/screen-route.ts'

export const editionsRoutes = [
  insideRoute('benchmarks', {
    component: screen(() => import('./editions-screen.tsx'), 'EditionsScreen'),
    rail: {
      name: 'Benchmarks',
      icon: IconChartDots3,
      isShown: ({ person }) => holdsAbility(person, 'publish-benchmarks'),
    },
  }),
]
