// Where administrators see which emails were sent, and which were not.

import { IconMail } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { insideRoute } from '../../routing/screen-route.ts'

export const emailsRoutes = [
  insideRoute('emails', {
    component: screen(() => import('./emails-screen.tsx'), 'EmailsScreen'),
    audience: 'admins',
    rail: { name: 'Emails', icon: IconMail },
    isWide: true,
  }),
]
