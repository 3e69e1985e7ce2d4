// What else can be done at the periods of a farm.

import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePeriodRights } from '../../period/use-period-rights.ts'

interface Props {
  readonly farmId: number
  /** How many periods the farm records: two can be compared, one is enough to start the next. */
  readonly count: number
  readonly onStart: () => void
}

export function PeriodActions({ farmId, count, onStart }: Props) {
  const params = { farmId: String(farmId) }
  const { starts } = usePeriodRights(farmId)
  return (
    <Group gap="xs">
      {starts && count > 0 ? <Button onClick={onStart}>Start new period</Button> : null}
      {count > 1 ? (
        <Button
          variant="default"
          renderRoot={props => (
            <Link to="/collection/$farmId/compare-periods" params={params} {...props} />
          )}
        >
          Compare periods
        </Button>
      ) : null}
      <Button
        variant="default"
        renderRoot={props => <Link to="/collection/$farmId/details" params={params} {...props} />}
      >
        Farm details
      </Button>
    </Group>
  )
}
