// Inputs for figures of a row that are kept when the field is left; to who may not change them they
// are words.

import { BlurInput } from '../ui/inputs/blur-input.tsx'
import type { BlurInputProps } from '../ui/inputs/blur-input.tsx'
import { ChoiceInput } from '../ui/inputs/choice-input.tsx'
import { ColourInput } from '../ui/inputs/colour-input.tsx'
import type { Option } from '../ui/inputs/matching-options.ts'
import { Fact } from '../ui/fact.tsx'
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
  const figure = useAutosavedField<string>(props)
  if (!mayChange) return <Fact label={figure.label}>{figure.value}</Fact>
  const field = { required, description, type, autoComplete, multiline, maxLength }
  return <BlurInput {...field} {...figure} />
}

interface ChoiceProps<Value> extends Common {
  readonly options: readonly Option<Value>[]
  /** Of a value that is not among the options. */
  readonly valueLabel?: string | undefined
}

export function AutosavedChoice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { mayChange, required, description, options, valueLabel } = props
  const figure = useAutosavedField<Value>(props)
  const { label, value } = figure
  if (mayChange) {
    return (
      <ChoiceInput
        {...figure}
        required={required}
        description={description}
        options={options}
        valueLabel={valueLabel}
      />
    )
  }
  const chosen = options.find(option => option.value === value)
  return <Fact label={label}>{value === null ? null : (chosen?.label ?? valueLabel)}</Fact>
}

export function AutosavedColour(props: AutosavedField & { readonly description?: string }) {
  return <ColourInput {...useAutosavedField<string>(props)} description={props.description} />
}
