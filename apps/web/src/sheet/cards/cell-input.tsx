// One value of a column of a sheet, typed outside its cells: in a card, or for many rows at once.

import type { CellValue } from '../cells/cell-kind.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import { BlurInput } from '../../ui/inputs/blur-input.tsx'
import { ChoiceInput } from '../../ui/inputs/choice-input.tsx'
import { CurrencyInput } from '../../ui/inputs/currency-input.tsx'
import { DateInput } from '../../ui/inputs/date-input.tsx'
import { FlagInput } from '../../ui/inputs/flag-input.tsx'
import { NumberInput } from '../../ui/inputs/number-input.tsx'
import { PercentageInput } from '../../ui/inputs/percentage-input.tsx'

interface Props {
  readonly column: Pick<SheetColumn<never>, 'kind' | 'unit'>
  readonly label: string
  readonly value: CellValue
  readonly error?: string | undefined
  readonly description?: string | undefined
  readonly onCommit: (value: CellValue) => void
}

export function CellInput({ column: { kind, unit }, value, ...field }: Props) {
  const figure = typeof value === 'number' ? value : null
  const text = typeof value === 'string' ? value : null
  switch (kind.is) {
    case 'choice':
      return <ChoiceInput {...field} options={kind.options} value={figure ?? text} />
    case 'percent':
      return <PercentageInput {...field} value={figure} />
    case 'money':
      return <CurrencyInput {...field} value={figure} />
    case 'day':
      return <DateInput {...field} value={text} />
    case 'flag':
      return <FlagInput {...field} value={value === true} />
    case 'text':
      return <BlurInput {...field} value={text} type={kind.keys ?? 'text'} />
    default:
      return <NumberInput {...field} value={figure} unit={unit} />
  }
}
