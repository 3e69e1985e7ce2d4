// An input for what a column of the sheet holds.

import type { CellKind, CellValue } from '../../../sheet/cells/cell-kind.ts'
import { ChoiceInput } from '../../../ui/inputs/choice-input.tsx'
import { DateInput } from '../../../ui/inputs/date-input.tsx'
import { FlagInput } from '../../../ui/inputs/flag-input.tsx'
import { NumberInput } from '../../../ui/inputs/number-input.tsx'

interface Props {
  readonly label: string
  readonly kind: CellKind
  readonly unit?: string | undefined
  readonly value: CellValue
  readonly onChange: (value: CellValue) => void
}

export function FieldOfKind({ label, kind, unit, value, onChange }: Props) {
  switch (kind.is) {
    case 'day':
      return (
        <DateInput
          label={label}
          value={typeof value === 'string' ? value : null}
          onCommit={onChange}
        />
      )
    case 'choice':
      return (
        <ChoiceInput
          label={label}
          options={kind.options}
          value={typeof value === 'number' || typeof value === 'string' ? value : null}
          onCommit={onChange}
        />
      )
    case 'flag':
      return <FlagInput label={label} value={value === true} onCommit={onChange} />
    default:
      return (
        <NumberInput
          label={label}
          unit={unit}
          value={typeof value === 'number' ? value : null}
          onCommit={onChange}
        />
      )
  }
}
