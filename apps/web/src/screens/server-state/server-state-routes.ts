// Where administrators see how Furrow is.

import { IconActivityHeartbeat } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const serverStateRoutes = [
  insideRoute('server', {
    component: screen(() => import('./server-state-screen.tsx'), 'ServerStateScreen'),
    audience: 'admins',
    rail: { name: 'How Furrow is', icon: IconActivityHeartbeat },
    isWide: true,
  }),
]
