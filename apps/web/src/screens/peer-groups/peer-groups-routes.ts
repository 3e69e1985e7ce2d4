// Where staff make the groups that farms compare with.

import { IconUsersGroup } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const peerGroupsRoutes = [
  insideRoute('peer-groups', {
    component: screen(() => import('./peer-groups-screen.tsx'), 'PeerGroupsScreen'),
    rail: {
      name: 'Peer groups',
      icon: IconUsersGroup,
      isShown: ({ isStaff }) => isStaff,
    },
  }),
  insideRoute('peer-groups/$groupId', {
    component: screen(() => import('./peer-group-screen.tsx'), 'PeerGroupScreen'),
  }),
]
