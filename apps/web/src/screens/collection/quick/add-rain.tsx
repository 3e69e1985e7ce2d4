// Rain of one day at one gauge; a reading that is there already is replaced.

import { Text } from '@mantine/core'
import { useState } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { dayText } from '../../../ui/amounts.ts'
import { ChoiceInput } from '../../../ui/inputs/choice-input.tsx'
import { DateInput } from '../../../ui/inputs/date-input.tsx'
import { NumberInput } from '../../../ui/inputs/number-input.tsx'
import { QuickDialog } from './quick-dialog.tsx'
import { readingChange } from './reading-change.ts'
import { useChosenGauge, useReadingThere } from './use-chosen-gauge.ts'
import { useQuickSave } from './use-quick-save.ts'
import { useUsualDay } from './use-usual-day.ts'

interface Props {
  readonly place: CollectionPlace
  readonly onClose: () => void
}

export function AddRain({ place, onClose }: Props) {
  const { farmId, periodId } = place
  const { outbox } = useFurrow()
  const { gauges, gaugeId, setGauge, isLoading } = useChosenGauge(place)
  const { day, setDay, today } = useUsualDay(periodId)
  const [mm, setMm] = useState<number | null>(null)
  const old = useReadingThere({ farmId, gaugeId, day })
  const { save, problem, setProblem, isBusy } = useQuickSave(onClose)
  // A reading that came to be known since says itself what stood in the way.
  const [triedOn, setTriedOn] = useState<number>()
  const submit = () => {
    setTriedOn(old?.id)
    if (gaugeId === null) return setProblem('Add a rain gauge on the Rain page first.')
    if (day === null || day > today) return setProblem('Choose a day up to today.')
    if (mm === null) return setProblem('Enter rain in mm, or 0 for a dry day.')
    void save(readingChange({ farmId, gaugeId, day, mm }, old, () => outbox.newId()))
  }
  return (
    <QuickDialog
      title="Add rain"
      verb={old ? 'Replace' : 'Add rain'}
      onClose={onClose}
      busy={isLoading || isBusy}
      problem={triedOn === old?.id ? problem : undefined}
      onSubmit={submit}
    >
      <ChoiceInput
        label="Gauge"
        required
        options={gauges.map(({ id, name }) => ({ value: id, label: name }))}
        value={gaugeId}
        onCommit={setGauge}
      />
      <DateInput label="Date" required value={day} onCommit={setDay} />
      <NumberInput label="Rain" unit="mm" required autoFocus value={mm} onCommit={setMm} />
      {old ? (
        <Text size="sm">
          {`${old.total_mm} mm is recorded for ${dayText(old.date)}: this will replace it.`}
        </Text>
      ) : null}
    </QuickDialog>
  )
}
