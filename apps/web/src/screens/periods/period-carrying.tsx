// Below a period: what was carried into it, as long as that can be undone, and the way to carry over what is
// missing.

import { periodText } from '@furrow/farming/dates/period-text'
import type { Carried } from '@furrow/wire/roll-forward-answer'
import { Button, Group, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { momentText } from '../../ui/amounts.ts'
import { countsText } from './kind-words.ts'
import type { ListedPeriod } from './use-period-list.ts'

interface Props {
  readonly farmId: number
  readonly period: ListedPeriod
  readonly carried: readonly Carried[]
  /** Where something may be missing that an earlier period has. */
  readonly onCarry: (() => void) | undefined
}

export function PeriodCarrying({ farmId, period, carried, onCarry }: Props) {
  if (carried.length === 0 && !onCarry) return null
  return (
    <div className="period-carrying">
      {carried.map(one => (
        <CarriedLine key={one.id} farmId={farmId} carried={one} name={periodText(period.name)} />
      ))}
      {onCarry ? (
        <Button
          variant="subtle"
          size="sm"
          onClick={onCarry}
          aria-label={`Copy missing items from last period into ${periodText(period.name)}`}
        >
          Copy missing items from last period
        </Button>
      ) : null}
    </div>
  )
}

interface LineProps {
  readonly farmId: number
  readonly carried: Carried
  readonly name: string
}

function CarriedLine({ farmId, carried, name }: LineProps) {
  const navigate = useNavigate()
  const { id, from_name, by, at, counts } = carried
  const what = countsText(counts, 3)
  const askToUndo = () =>
    void navigate({
      to: '/collection/$farmId/period',
      params: { farmId: String(farmId) },
      search: { undo: id },
    })
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap">
      <Text size="sm" c="dimmed">
        {`Copied from ${periodText(from_name)} by ${by ?? 'someone'}, ${momentText(at)}${what === '' ? '' : `: ${what}`}.`}
      </Text>
      <Button
        variant="subtle"
        size="sm"
        flex="none"
        aria-label={`Undo what was copied into ${name} from ${periodText(from_name)}`}
        onClick={askToUndo}
      >
        Undo
      </Button>
    </Group>
  )
}
