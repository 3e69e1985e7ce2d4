// Below a period: what was carried into it, as long as that may be taken back, and the way to carry over
// what is missing.

import type { Carried } from '@furrow/wire/roll-forward-answer'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { momentText } from '../../ui/amounts.ts'
import { countsText } from './kind-words.ts'
import type { ListedPeriod } from './use-period-list.ts'
import { useTakeBack } from './use-take-back.ts'

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
        <CarriedLine key={one.id} farmId={farmId} carried={one} name={period.name} />
      ))}
      {onCarry ? (
        <Button
          variant="subtle"
          size="sm"
          onClick={onCarry}
          aria-label={`Carry over what is missing in ${period.name}`}
        >
          Carry over what is missing
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
  const takeBack = useTakeBack(farmId)
  const [isBusy, setBusy] = useState(false)
  const { id, period_id: periodId, from_name, by, at, counts } = carried
  const what = countsText(counts, 3)
  const undo = async () => {
    setBusy(true)
    await takeBack({ id, periodId, name })
    setBusy(false)
  }
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap">
      <Text size="sm" c="dimmed">
        {`Carried from ${from_name} by ${by ?? 'somebody'}, ${momentText(at)}${what === '' ? '' : `: ${what}`}.`}
      </Text>
      <Button
        variant="subtle"
        size="sm"
        flex="none"
        loading={isBusy}
        aria-label={`Undo what was carried into ${name} from ${from_name}`}
        onClick={() => void undo()}
      >
        Undo
      </Button>
    </Group>
  )
}
