// Where files stand in the portal.

import { IconFiles } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { periodRoute } from '../../routing/screen-route.ts'

export const filesRoutes = [
  periodRoute('files', {
    component: screen(() => import('./files-screen.tsx'), 'FilesScreen'),
    isSheet: true,
    rail: { name: 'Files', icon: IconFiles },
    sections: ['files'],
    records: ['files'],
    opens: { record: 'files', by: 'file' },
  }),
]
