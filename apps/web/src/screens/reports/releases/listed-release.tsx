// What the list of reports tells of releases: the newest version of each, and for staff the way to release them.

import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { FarmReports } from '@furrow/wire/farm-report-answer'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { dayOfMoment } from '../../../ui/amounts.ts'
import { useMayRelease } from './use-may-release.ts'

/** Nothing for who releases none. */
export function ReleaseLink({ place: { farmId, periodId } }: { readonly place: CollectionPlace }) {
  if (!useMayRelease(farmId)) return null
  return (
    <Button
      variant="default"
      renderRoot={props => <Link to="/release-reports" search={{ period: periodId }} {...props} />}
    >
      Release reports
    </Button>
  )
}

type Listed = FarmReports['reports'][number]

export function NewestVersion({ release }: Pick<Listed, 'release'>) {
  if (!release) return null
  return (
    <Text component="span" size="sm">
      Version {release.version}, released {dayOfMoment(release.released_at)}
    </Text>
  )
}
