// One part of an account that is split: a line of the record, and its per cents or its amount.

import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { wholeShare } from '@furrow/farming/accounts/line-choice'
import type { AccountLine } from '@furrow/farming/accounts/account-line'
import { ChoiceInput } from '../../../ui/inputs/choice-input.tsx'
import { CurrencyInput } from '../../../ui/inputs/currency-input.tsx'
import { PercentageInput } from '../../../ui/inputs/percentage-input.tsx'
import { costShown } from './cost-shown.ts'
import { lineOptionsFor } from './statement-options.ts'

export interface Part {
  readonly field: string | null
  readonly share: number | null
  readonly cents: number | null
}

interface Props {
  readonly account: AccountLine
  readonly part: Part
  readonly place: number
  readonly by: string
  readonly disabled: boolean
  readonly onChange: (part: Part) => void
  readonly onRemove: (() => void) | undefined
}

export function SplitPart({ account, part, place, by, disabled, onChange, onRemove }: Props) {
  const { name } = account
  const { shown, kept } = costShown(account)
  const number = place + 1
  return (
    <div className="statement-part">
      <ChoiceInput
        label={`Line ${number} of ${name}`}
        hideLabel
        placeholder="Line of the record"
        options={lineOptionsFor(account)}
        value={part.field}
        clearable={false}
        disabled={disabled}
        onCommit={field => onChange({ ...part, field })}
      />
      {by === '%' ? (
        <PercentageInput
          label={`Per cent of ${name} for line ${number}`}
          hideLabel
          placeholder="%"
          value={part.share === null ? null : part.share / wholeShare}
          disabled={disabled}
          onCommit={share =>
            onChange({ ...part, share: share === null ? null : Math.round(share * wholeShare) })
          }
        />
      ) : (
        <CurrencyInput
          label={`Amount of ${name} for line ${number}`}
          hideLabel
          value={part.cents === null ? null : shown(part.cents)}
          disabled={disabled}
          onCommit={cents => onChange({ ...part, cents: cents === null ? null : kept(cents) })}
        />
      )}
      <ActionIcon
        variant="subtle"
        size="md"
        aria-label={`Remove line ${number} of ${name}`}
        disabled={disabled || onRemove === undefined}
        onClick={onRemove}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}
