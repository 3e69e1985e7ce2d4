// Where new customers are taken on in the portal: by staff.

import { IconUserPlus } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const onboardingsRoutes = [
  insideRoute('onboardings', {
    component: screen(() => import('./onboardings-screen.tsx'), 'OnboardingsScreen'),
    rail: { name: 'Onboarding', icon: IconUserPlus, isShown: ({ isStaff }) => isStaff },
  }),
]
