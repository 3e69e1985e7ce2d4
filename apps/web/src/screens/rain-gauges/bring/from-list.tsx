// A column of figures, one for each day.

import { Stack, Text, Textarea } from '@mantine/core'
import { useMemo, useState } from 'react'
import { DateInput } from '../../../ui/inputs/date-input.tsx'
import { BringPreview } from './bring-preview.tsx'
import type { GaugeAtWork } from '../gauge-at-work.ts'
import { dateOf } from '../year/rain-year.ts'
import { readRainList } from './read-rain-list.ts'

interface Props {
  readonly at: GaugeAtWork
  readonly pasted: string
  readonly onDone: () => void
}

export function FromList({ at, pasted, onDone }: Props) {
  const [text, setText] = useState(pasted)
  const [from, setFrom] = useState(
    at.month === undefined ? at.span.from : dateOf(at.year, at.month, 1),
  )
  const file = useMemo(() => readRainList(text, from), [text, from])
  const isEmpty = file.readings.length + file.problems.length === 0
  return (
    <Stack>
      <Text>
        One figure on each line, day after day. An empty line is a day that was not recorded, 0 is a
        dry day.
      </Text>
      <DateInput
        label="First figure is for"
        value={from}
        latest={at.today}
        required
        onCommit={day => day && setFrom(day)}
      />
      <Textarea
        label="Figures"
        size="md"
        data-autofocus
        autosize
        minRows={4}
        maxRows={10}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      {isEmpty ? null : (
        <BringPreview at={at} file={file} source="a list" imported={false} onDone={onDone} />
      )}
    </Stack>
  )
}
