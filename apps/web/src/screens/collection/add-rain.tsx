// Rain of one day at one gauge; a reading that is there already is replaced.

import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'
import { dayText } from '../../ui/amounts.ts'
import { ChoiceInput } from '../../ui/inputs/choice-input.tsx'
import { DateInput } from '../../ui/inputs/date-input.tsx'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { NumberInput } from '../../ui/inputs/number-input.tsx'
import type { CollectionPlace } from '../../period/use-place.ts'
import { useToday } from '../../period/use-today.ts'
import { useSaveReading } from './use-save-reading.ts'

interface Props {
  readonly place: CollectionPlace
  readonly onClose: () => void
}

export function AddRain({ place: { farmId }, onClose }: Props) {
  const { today } = useToday()
  const gauges = useRows('rain_gauges', { where: { farm_id: farmId }, sort: ['name'] })
  const usual = gauges.rows.find(({ is_main }) => is_main) ?? gauges.rows[0]
  const [gauge, setGauge] = useState<number | null>(null)
  const [day, setDay] = useState<string | null>(today)
  const [mm, setMm] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const gaugeId = gauge ?? usual?.id ?? null
  const there = useRows(
    'rainfalls',
    { where: { farm_id: farmId, rain_gauge_id: gaugeId ?? 0, date: day ?? today } },
    { enabled: gaugeId !== null && day !== null },
  )
  const save = useSaveReading(onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (gaugeId === null) return setProblem('Add a gauge on the page of rain gauges first.')
    if (day === null || day > today) return setProblem('Choose a day up to today.')
    if (mm === null) return setProblem('Type the rain in mm; 0 for a dry day.')
    void save({ farmId, gaugeId, day, mm }, there.rows[0]).then(setProblem)
  }
  const old = there.rows[0]
  return (
    <DialogCard opened title="Add rain" onClose={onClose} busy={gauges.isLoading}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <ChoiceInput
            label="Gauge"
            required
            options={gauges.rows.map(({ id, name }) => ({ value: id, label: name }))}
            value={gaugeId}
            onCommit={setGauge}
          />
          <DateInput label="Read on" required value={day} onCommit={setDay} />
          <NumberInput
            label="Rain"
            unit="mm"
            required
            autoFocus
            value={mm}
            onCommit={setMm}
            error={problem}
          />
          {old ? (
            <Text size="sm">
              {`${dayText(old.date)} says ${old.total_mm} mm already: that is replaced.`}
            </Text>
          ) : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">{old ? 'Replace it' : 'Add rain'}</Button>
          </Group>
        </Stack>
      </form>
    </DialogCard>
  )
}
