// Where bills stand in the portal: for staff, and for who manages a business or gets its bills.

import { IconReceipt } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const billsRoutes = [
  insideRoute('bills', {
    component: screen(() => import('./bills-screen.tsx'), 'BillsScreen'),
    rail: {
      name: 'Bills',
      icon: IconReceipt,
      isShown: ({ isStaff, person }) => isStaff || (person.managed_businesses ?? []).length > 0,
    },
    isWide: true,
  }),
  insideRoute('bills/$billId', {
    component: screen(() => import('./bill-screen.tsx'), 'BillScreen'),
    isWide: true,
  }),
]
