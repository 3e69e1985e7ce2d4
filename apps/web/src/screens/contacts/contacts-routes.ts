// Where contacts stand in the portal.

import { IconAddressBook } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { rowsAhead } from '../../data/rows/read-ahead.ts'
import { listOf } from '../../period/read-first.ts'
import { periodRoute } from '../../routing/screen-route.ts'

export const contactsRoutes = [
  periodRoute('contacts', {
    component: screen(() => import('./contacts-screen.tsx'), 'ContactsScreen'),
    isSheet: true,
    rail: { name: 'Contacts', icon: IconAddressBook },
    sections: ['contacts'],
    records: ['farm_contacts'],
    reads: ({ farmId }) => [rowsAhead('farm_contacts', listOf(farmId))],
    opens: { record: 'farm_contacts', by: 'contact' },
  }),
]
