// Inputs for figures of a row that are kept when the field is left; to who may not change them they
// are words.

import { BlurInput } from '../ui/blur-input.tsx'
import type { BlurInputProps } from '../ui/blur-input.tsx'
import { ChoiceInput } from '../ui/choice-input.tsx'
import { ColourInput } from '../ui/colour-input.tsx'
import type { Option } from '../ui/matching-options.ts'
import { Fact } from './fact.tsx'
import { useKeptFigure } from './kept-figure.ts'
import type { KeptFigure } from './kept-figure.ts'

interface Common extends KeptFigure {
  readonly mayChange: boolean
  readonly description?: string | undefined
}

interface TextProps extends Common {
  readonly type?: BlurInputProps['type']
  readonly autoComplete?: string | undefined
  readonly multiline?: boolean
  readonly maxLength?: number | undefined
}

export function KeptText(props: TextProps) {
  const { mayChange, required, description, type, autoComplete, multiline, maxLength } = props
  const figure = useKeptFigure<string>(props)
  if (!mayChange) return <Fact label={figure.label}>{figure.value}</Fact>
  const field = { required, description, type, autoComplete, multiline, maxLength }
  return <BlurInput {...field} {...figure} />
}

interface ChoiceProps<Value> extends Common {
  readonly options: readonly Option<Value>[]
  /** Of a value that is not among the options. */
  readonly valueLabel?: string | undefined
}

export function KeptChoice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { mayChange, required, description, options, valueLabel } = props
  const figure = useKeptFigure<Value>(props)
  const { label, value } = figure
  if (mayChange) {
    return <ChoiceInput {...figure} {...{ required, description, options, valueLabel }} />
  }
  const chosen = options.find(option => option.value === value)
  return <Fact label={label}>{value === null ? null : (chosen?.label ?? valueLabel)}</Fact>
}

export function KeptColour(props: KeptFigure & { readonly description?: string }) {
  return <ColourInput {...useKeptFigure<string>(props)} description={props.description} />
}
