// There is no such report, and that is said, with the way to those that there are.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CollectionPlace } from '../../period/use-place.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'

interface Props {
  readonly place: CollectionPlace
  readonly name: string
}

export function UnknownReport({ place, name }: Props) {
  const params = { farmId: String(place.farmId), periodId: String(place.periodId) }
  return (
    <>
      <ScreenTitle>Report</ScreenTitle>
      <EmptyState
        picture="paper"
        title={`There is no report “${name}”`}
        text="It may have been withdrawn, or belongs to another period."
        action={
          <Button
            renderRoot={props => (
              <Link to="/collection/$farmId/period/$periodId/report" params={params} {...props} />
            )}
          >
            See the reports
          </Button>
        }
      />
    </>
  )
}
