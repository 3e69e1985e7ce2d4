// A share: a fraction inside, a percentage for people, rounded to two decimals where it is shown.

import { TextInput } from '@mantine/core'
import { readFraction } from '@furrow/farming/numbers/typed-number'
import { hundredfold, percentText } from '../amounts.ts'
import { fieldFrame, isRefused } from './field-frame.tsx'
import type { FieldProps } from './field-frame.tsx'
import { useDraft } from '../use-draft.ts'
import type { DraftReading } from '../use-draft.ts'

export function PercentageInput(props: FieldProps<number>) {
  const { text, problem, bind } = useDraft<number>({
    value: props.value,
    onCommit: props.onCommit,
    show: fraction => (fraction === null ? '' : percentText(fraction)),
    edit: fraction => (fraction === null ? '' : String(hundredfold(fraction))),
    read,
    isRefused: isRefused(props),
    selectsAll: true,
  })
  return (
    <TextInput
      {...fieldFrame(props, { problem, unit: 'percent' })}
      {...bind}
      className="field field-figure"
      inputMode="decimal"
      autoComplete="off"
      placeholder={props.placeholder}
      value={text}
    />
  )
}

function read(text: string): DraftReading<number> {
  if (text.trim() === '') return { value: null }
  const value = readFraction(text)
  return value === undefined
    ? { wrong: `“${text}” is not a percentage. Write it like 45.5.` }
    : { value }
}
