// Text that is handed on when the field is left, or on Enter, and only if it changed.

import { Textarea, TextInput } from '@mantine/core'
import { readNumber } from '@furrow/farming/numbers/typed-number'
import { fieldFrame, isRefused } from './field-frame.tsx'
import type { FieldProps } from './field-frame.tsx'
import { useDraft } from '../use-draft.ts'
import type { DraftReading } from '../use-draft.ts'

export type BlurInputProps = (TextOnly | TextOrNumber) & {
  /** Hands on also what was not changed. */
  readonly updateUnchanged?: boolean | undefined
  readonly multiline?: boolean | undefined
  readonly type?: 'text' | 'email' | 'tel' | 'url' | undefined
  readonly autoComplete?: string | undefined
  readonly maxLength?: number | undefined
}

interface TextOnly extends FieldProps<string> {
  readonly asNumber?: false | undefined
}

/** Text that parses as a number is handed on as a number. */
interface TextOrNumber extends FieldProps<string | number> {
  readonly asNumber: true
}

export function BlurInput(props: BlurInputProps) {
  return props.multiline ? <Lines {...props} /> : <Line {...props} />
}

function Line(props: BlurInputProps) {
  const { text, bind } = useDraft<string | number>(wishOf(props))
  const { type = 'text', autoComplete = 'off', maxLength, placeholder } = props
  return (
    <TextInput
      {...fieldFrame(props)}
      {...bind}
      placeholder={placeholder}
      maxLength={maxLength}
      type={type}
      autoComplete={autoComplete}
      value={text}
    />
  )
}

function Lines(props: BlurInputProps) {
  const { text, bind } = useDraft<string | number, HTMLTextAreaElement>(wishOf(props))
  const { maxLength, placeholder } = props
  return (
    <Textarea
      {...fieldFrame(props)}
      {...bind}
      placeholder={placeholder}
      maxLength={maxLength}
      rows={Math.min(Math.max(text.split('\n').length, 2), 12)}
      value={text}
    />
  )
}

function wishOf(props: BlurInputProps) {
  return {
    value: props.value,
    // Numbers are read only where they are taken.
    onCommit: props.onCommit as FieldProps<string | number>['onCommit'],
    show: (value: string | number | null) => (value === null ? '' : String(value)),
    read: (text: string) => readText(text, Boolean(props.asNumber)),
    isRefused: isRefused(props),
    isMultiline: Boolean(props.multiline),
    alsoUnchanged: props.updateUnchanged,
  }
}

function readText(text: string, asNumber: boolean): DraftReading<string | number> {
  if (text === '') return { value: null }
  return { value: (asNumber ? readNumber(text) : undefined) ?? text }
}
