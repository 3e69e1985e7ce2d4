// A figure with its unit: thousands are parted where it is only looked at, and plain where it is
// being typed.

import { TextInput } from '@mantine/core'
import { readNumber } from '@furrow/farming/numbers/typed-number'
import { numberText } from '../amounts.ts'
import { fieldFrame, isRefused } from './field-frame.tsx'
import type { FieldProps } from './field-frame.tsx'
import { useDraft } from '../use-draft.ts'
import type { DraftReading } from '../use-draft.ts'

interface Props extends FieldProps<number> {
  /** Shown behind the figure, told to readers, and passed over where someone types it. */
  readonly unit?: string | undefined
  /** The most decimals that are shown while nobody edits it; all of them unless said. */
  readonly decimals?: number | undefined
  /** Years and numbers of houses: nothing parts the thousands. */
  readonly ungrouped?: boolean | undefined
}

export function NumberInput({ unit, decimals = 10, ungrouped, ...props }: Props) {
  const { text, problem, bind } = useDraft<number>({
    value: props.value,
    onCommit: props.onCommit,
    show: number => (number === null || ungrouped ? plain(number) : numberText(number, decimals)),
    edit: plain,
    read: typed => read(typed, unit),
    isRefused: isRefused(props),
    selectsAll: true,
  })
  return (
    <TextInput
      {...fieldFrame(props, { problem, unit })}
      {...bind}
      {...(unit && unitSection(unit))}
      className="field field-figure"
      inputMode="decimal"
      autoComplete="off"
      placeholder={props.placeholder}
      value={text}
    />
  )
}

function read(text: string, unit?: string): DraftReading<number> {
  if (text.trim() === '') return { value: null }
  const value = readNumber(text, unit)
  return value === undefined
    ? { wrong: `“${text}” is not a number. Write it like 1,234.5.` }
    : { value }
}

const plain = (number: number | null): string => (number === null ? '' : String(number))

function unitSection(unit: string) {
  return {
    rightSection: (
      <span className="field-unit" aria-hidden>
        {unit}
      </span>
    ),
    rightSectionWidth: `calc(${unit.length}ch + 1.5rem)`,
    rightSectionPointerEvents: 'none' as const,
  }
}
