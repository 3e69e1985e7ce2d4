// Fills the days that one gauge did not record with what another one did. What is there stays.

import { Radio, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { BringPreview } from './bring-preview.tsx'
import { daysOfRecord } from './days-of-record.ts'
import { spanName } from '../year/shown-months.ts'
import type { GaugeAtWork } from '../gauge-at-work.ts'
import { useRecord } from '../use-gauge-rain.ts'

interface Props {
  readonly at: GaugeAtWork
  readonly onDone: () => void
}

export function CopyGauge({ at, onDone }: Props) {
  const { gauge, gauges, span, place } = at
  const others = gauges.filter(({ id }) => id !== gauge.id)
  const [sourceId, setSourceId] = useState(others[0]?.id ?? 0)
  const [isAllYears, setAllYears] = useState(false)
  const source = others.find(({ id }) => id === sourceId)
  const record = useRecord({ farmId: place.farmId, gaugeId: sourceId })
  const file = useMemo(() => {
    const ofYears = record.readings.filter(
      ({ day }) => isAllYears || (span.from <= day && day <= span.to),
    )
    return { readings: daysOfRecord(ofYears), problems: [], blank: 0 }
  }, [record.readings, isAllYears, span])
  return (
    <Stack>
      <Text>
        Days that {gauge.name} did not record get the reading of the other gauge, marked as copied
        from elsewhere. What {gauge.name} has stays as it is.
      </Text>
      <NativeSelect
        label="Other gauge"
        size="md"
        data-autofocus
        value={String(sourceId)}
        onChange={event => setSourceId(Number(event.currentTarget.value))}
        data={others.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Radio.Group
        label="Which days"
        value={isAllYears ? 'all' : 'year'}
        onChange={value => setAllYears(value === 'all')}
      >
        <Group mt="xs">
          <Radio value="year" label={`Only ${spanName(span)}`} />
          <Radio value="all" label="All years" />
        </Group>
      </Radio.Group>
      {record.isLoading ? <Text>Reading {source?.name}…</Text> : null}
      {source && !record.isLoading ? (
        <BringPreview
          key={`${sourceId} ${isAllYears}`}
          at={at}
          file={file}
          onDone={onDone}
          source={source.name}
          imported
          onlyMissing
        />
      ) : null}
    </Stack>
  )
}
