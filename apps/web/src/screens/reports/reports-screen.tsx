// The reports of a farm’s period. They are made from the release of a period on.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRows } from '../../data/hooks/use-rows.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { usePlace } from '../../period/use-place.ts'

export function ReportsScreen() {
  const { farmId, periodId } = usePlace()
  const where = { farm_id: farmId, period_id: periodId }
  const [period] = useRows('farm_period', { where }).rows
  const params = { farmId: String(farmId), periodId: String(periodId) }
  const isReleased = period?.status === 'Released'
  return (
    <>
      <ScreenTitle>Reports</ScreenTitle>
      <EmptyState
        picture="paper"
        title="No report yet"
        text={
          isReleased
            ? 'This period is released. Its reports come with the next release of Furrow.'
            : 'Reports compare the farm with its peers. They are ready once the period is complete, checked and released.'
        }
        action={
          <Button
            renderRoot={props => (
              <Link to="/collection/$farmId/period/$periodId" params={params} {...props} />
            )}
          >
            Back to the collection
          </Button>
        }
      />
    </>
  )
}
