// Where contacts stand in the portal.

import { IconAddressBook } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { periodRoute } from '../../routing/screen-route.ts'

export const contactsRoutes = [
  periodRoute('contacts', {
    component: screen(() => import('./contacts-screen.tsx'), 'ContactsScreen'),
    isSheet: true,
    rail: { name: 'Contacts', icon: IconAddressBook },
    sections: ['contacts'],
    records: ['farm_contacts'],
    opens: { record: 'farm_contacts', by: 'contact' },
  }),
]
