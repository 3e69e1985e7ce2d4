// Money: whole cents inside, dollars for people; half a cent goes up. An entry that is no number is passed
// over: what was there is shown again, and what was typed is said.

import { TextInput } from '@mantine/core'
import { readCents } from '@furrow/farming/numbers/typed-number'
import { moneyText } from '../amounts.ts'
import { fieldFrame, isRefused } from './field-frame.tsx'
import type { FieldProps } from './field-frame.tsx'
import { useDraft } from '../use-draft.ts'
import type { DraftReading } from '../use-draft.ts'

interface Props extends FieldProps<number> {
  /** Decimals shown. */
  readonly precision?: number | undefined
}

export function CurrencyInput({ precision = 2, ...props }: Props) {
  const { text, problem, bind } = useDraft<number>({
    value: props.value,
    onCommit: props.onCommit,
    show: cents => (cents === null ? '' : moneyText(cents, precision)),
    edit: plainDollars,
    read,
    isRefused: isRefused(props),
    selectsAll: true,
  })
  return (
    <TextInput
      {...fieldFrame(props, { problem })}
      {...bind}
      className="field field-figure"
      inputMode="decimal"
      autoComplete="off"
      placeholder={props.placeholder ?? '$'}
      value={text}
    />
  )
}

function read(text: string): DraftReading<number> {
  if (text.trim() === '') return { value: null }
  const cents = readCents(text)
  return cents === undefined
    ? { ignored: `“${text}” is not an amount of money. Write it like 1,234.50.` }
    : { value: cents }
}

/** All cents, whatever the precision, so that none is lost by looking. */
function plainDollars(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2)
}
