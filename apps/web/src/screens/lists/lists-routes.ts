// Where administrators see to the lists that farms choose from.

import { IconListCheck } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const listsRoutes = [
  insideRoute('lists', {
    component: screen(() => import('./lists-screen.tsx'), 'ListsScreen'),
    audience: 'admins',
    rail: { name: 'Lists', icon: IconListCheck },
    isWide: true,
  }),
]
