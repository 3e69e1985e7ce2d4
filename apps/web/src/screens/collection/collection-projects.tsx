// For staff: the projects that a collection is done for.

import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../../period/use-place.ts'

export function CollectionProjects({ place }: { readonly place: CollectionPlace }) {
  const { isStaff } = useSignedIn()
  const where = { farm_id: place.farmId, period_id: place.periodId }
  const { rows } = useRows('projects', { where, sort: ['title'] }, { enabled: isStaff })
  if (!isStaff || rows.length === 0) return null
  return (
    <Text mb="md">
      {rows.length === 1 ? 'Project: ' : 'Projects: '}
      {rows.map(({ id, title }, at) => (
        <Fragment key={id}>
          {at > 0 ? ', ' : ''}
          <Link to="/projects/$projectId" params={{ projectId: String(id) }}>
            {title}
          </Link>
        </Fragment>
      ))}
    </Text>
  )
}
