// One report by its number: there is none yet, and that is said.

import { Button } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { usePlace } from '../../period/use-place.ts'

export function ReportScreen() {
  const { farmId, periodId } = usePlace()
  const { reportId = '' } = useParams({ strict: false })
  const params = { farmId: String(farmId), periodId: String(periodId) }
  return (
    <>
      <ScreenTitle>Report</ScreenTitle>
      <EmptyState
        picture="paper"
        title={`There is no report “${reportId}”`}
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
