// Inputs for figures of a row that are kept when the field is left; to who may not change them they
// are words.

import type { TextKeys } from '@furrow/catalogue/fields'
import { unreachable } from '@furrow/wire/reached-by'
import { dayText, moneyText } from '../ui/amounts.ts'
import { BlurInput } from '../ui/inputs/blur-input.tsx'
import type { BlurInputProps } from '../ui/inputs/blur-input.tsx'
import { ChoiceInput } from '../ui/inputs/choice-input.tsx'
import { colourName } from '../ui/inputs/colour-names.ts'
import { ColourInput } from '../ui/inputs/colour-input.tsx'
import { CurrencyInput } from '../ui/inputs/currency-input.tsx'
import { DateInput } from '../ui/inputs/date-input.tsx'
import type { Option } from '../ui/inputs/matching-options.ts'
import { Fact } from '../ui/fact.tsx'
import { AskedField } from './asked-field.tsx'
import { useAutosavedField } from './autosaved-field.ts'
import type { AutosavedField } from './autosaved-field.ts'

interface Common extends AutosavedField {
  readonly mayChange: boolean
  readonly description?: string | undefined
}

interface TextProps extends Common {
  readonly type?: BlurInputProps['type']
  readonly autoComplete?: string | undefined
  readonly multiline?: boolean
  readonly maxLength?: number | undefined
}

export function AutosavedText(props: TextProps) {
  const { mayChange, required, description, type, autoComplete, multiline, maxLength } = props
  const check = (value: unknown) =>
    typeof value === 'string' && isTextKeys(type) ? unreachable(value, type) : undefined
  const figure = useAutosavedField<string>({ check, ...props })
  const { field, isAgain } = figure
  if (!mayChange) return <Fact label={field.label}>{field.value}</Fact>
  const how = { required, description, type, autoComplete, multiline, maxLength }
  return (
    <AskedField of={props} figure={figure}>
      <BlurInput {...how} {...field} updateUnchanged={isAgain} />
    </AskedField>
  )
}

function isTextKeys(type: BlurInputProps['type']): type is TextKeys {
  return type === 'email' || type === 'tel'
}

interface ChoiceProps<Value> extends Common {
  readonly options: readonly Option<Value>[]
  /** Of a value that is not among the options. */
  readonly valueLabel?: string | undefined
}

export function AutosavedChoice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { mayChange, required, description, options, valueLabel } = props
  const figure = useAutosavedField<Value>(props)
  const { label, value } = figure.field
  const labelOf = (one: Value) =>
    options.find(option => option.value === one)?.label ?? valueLabel ?? String(one)
  if (!mayChange) return <Fact label={label}>{value === null ? null : labelOf(value)}</Fact>
  return (
    <AskedField of={props} figure={figure} show={labelOf}>
      <ChoiceInput
        {...figure.field}
        required={required}
        description={description}
        options={options}
        valueLabel={valueLabel}
      />
    </AskedField>
  )
}

export function AutosavedDay(props: Common) {
  const { mayChange, required, description } = props
  const figure = useAutosavedField<string>(props)
  const { field } = figure
  if (!mayChange) return <Fact label={field.label}>{dayText(field.value)}</Fact>
  return (
    <AskedField of={props} figure={figure} show={dayText}>
      <DateInput {...field} required={required} description={description} />
    </AskedField>
  )
}

/** In cents. */
export function AutosavedMoney(props: Common) {
  const { mayChange, required, description } = props
  const figure = useAutosavedField<number>(props)
  const { field } = figure
  if (!mayChange) return <Fact label={field.label}>{moneyText(field.value)}</Fact>
  return (
    <AskedField of={props} figure={figure} show={moneyText}>
      <CurrencyInput {...field} required={required} description={description} />
    </AskedField>
  )
}

export function AutosavedColour(props: AutosavedField & { readonly description?: string }) {
  const figure = useAutosavedField<string>(props)
  return (
    <AskedField of={props} figure={figure} show={colour => colourName(colour) ?? 'own mix'}>
      <ColourInput {...figure.field} description={props.description} />
    </AskedField>
  )
}
