// A moment, as day and time where the person is; kept in UTC.

import { TextInput } from '@mantine/core'
import { momentOf } from '@furrow/wire/moments'
import { fieldFrame, isRefused } from '../../ui/inputs/field-frame.tsx'
import type { FieldProps } from '../../ui/inputs/field-frame.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import type { DraftReading } from '../../ui/use-draft.ts'

export function MomentInput(props: FieldProps<string>) {
  const { value, onCommit } = props
  const shown = localText(value)
  const { text, problem, bind } = useDraft<string>({
    value,
    onCommit,
    show: localText,
    // Untouched, it keeps what the box does not show of it.
    read: typed => (typed === shown ? { value } : momentIn(typed)),
    isRefused: isRefused(props),
  })
  return (
    <TextInput
      {...fieldFrame(props, { problem })}
      {...bind}
      value={text}
      type="datetime-local"
      step={shown.length > minutesOnly ? 1 : 60}
    />
  )
}

const minutesOnly = '2024-05-31T09:00'.length

/** `2024-05-31T19:00`, with seconds where there are any. */
function localText(moment: string | null): string {
  const time = new Date(moment ?? Number.NaN)
  if (Number.isNaN(time.getTime())) return ''
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, time.getUTCSeconds() === 0 ? 16 : 19)
}

function momentIn(typed: string): DraftReading<string> {
  if (typed === '') return { value: null }
  const time = new Date(typed)
  const moment = Number.isNaN(time.getTime()) ? undefined : momentOf(time.toISOString())
  return moment === undefined ? { wrong: 'Enter a day and a time.' } : { value: moment }
}
