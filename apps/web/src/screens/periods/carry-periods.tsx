// From which period into which, with the days of the one that is started.

import { periodText } from '@furrow/farming/dates/period-text'
import type { RollForwardPreview } from '@furrow/wire/roll-forward-answer'
import { Group, Text } from '@mantine/core'
import { dayText } from '../../ui/amounts.ts'
import { ChoiceInput } from '../../ui/inputs/choice-input.tsx'

interface NamedPeriod {
  readonly id: number
  readonly name: string
}

interface Props {
  readonly sources: readonly NamedPeriod[]
  readonly targets: readonly NamedPeriod[]
  readonly from: number | null
  readonly into: number | null
  readonly preview: RollForwardPreview | undefined
  readonly onFrom: (id: number | null) => void
  readonly onInto: (id: number | null) => void
}

export function CarryPeriods(props: Props) {
  const { sources, targets, from, into, preview, onFrom, onInto } = props
  return (
    <>
      <Group grow align="flex-start">
        <ChoiceInput
          label="Copy from"
          required
          value={from}
          options={sources.map(optionOf)}
          onCommit={onFrom}
        />
        {targets.length > 1 ? (
          <ChoiceInput
            label="Into"
            required
            value={into}
            options={targets.map(optionOf)}
            onCommit={onInto}
          />
        ) : null}
      </Group>
      {preview ? <DaysOf period={preview.into} /> : null}
    </>
  )
}

function DaysOf({ period }: { readonly period: RollForwardPreview['into'] }) {
  const { name, start, end, sowing_start, sowing_end } = period
  return (
    <Text size="sm">
      {`${periodText(name)} runs from ${dayText(start)} to ${dayText(end)}. Its crops are sown from ${dayText(sowing_start)} to ${dayText(sowing_end)}.`}
    </Text>
  )
}

function optionOf({ id, name }: NamedPeriod) {
  return { value: id, label: periodText(name) }
}
