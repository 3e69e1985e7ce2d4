// What stands around every input: its label, the mark of how saving went, help, and what is wrong
// with it, tied to the input so that a reader hears it there.

import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { SaveMark } from '../save-mark.tsx'
import type { SaveMarkState } from '../save-mark.tsx'

/** What every input takes. `onCommit` is called on Enter, on leaving, or when something is picked. */
export interface FieldProps<Value> extends FrameProps {
  readonly value: Value | null
  /** `seen`: what the field showed when editing began, where that is known. */
  readonly onCommit: (value: Value | null, seen?: Value | null) => void
  readonly placeholder?: string | undefined
}

export interface FrameProps {
  readonly label: string
  /** For a cell whose heading says it: the label is there for readers alone. */
  readonly hideLabel?: boolean | undefined
  readonly description?: ReactNode
  readonly error?: string | undefined
  readonly disabled?: boolean | undefined
  readonly required?: boolean | undefined
  readonly state?: SaveMarkState | undefined
  /** In a dialog: the focus begins here. */
  readonly autoFocus?: boolean | undefined
}

interface Own {
  /** What the input itself cannot make sense of. */
  readonly problem?: string | undefined
  /** Told to readers. */
  readonly unit?: string | undefined
}

const order: ('label' | 'input' | 'error' | 'description')[] = [
  'label',
  'input',
  'error',
  'description',
]

export function fieldFrame(props: FrameProps, { problem, unit }: Own = {}) {
  const { label, hideLabel, disabled, required, state } = props
  const says = problem ?? props.error ?? (isRefusal(state) ? state?.message : undefined)
  return {
    label,
    labelProps: { 'data-hidden': hideLabel || undefined },
    description: isDescribed(props, unit) && <Described {...props} unit={unit} />,
    descriptionProps: { component: 'div' as const },
    // A refusal without a word still marks the field.
    error: says || isRefusal(state),
    disabled: Boolean(disabled),
    withAsterisk: Boolean(required),
    'aria-required': required || undefined,
    'data-autofocus': props.autoFocus || undefined,
    className: 'field',
    size: 'md' as const,
    inputWrapperOrder: order,
    inputContainer: (input: ReactNode) => (
      <div className="field-input">
        {input}
        {state && <SaveMark state={state} />}
      </div>
    ),
  }
}

/** Whether what was typed is to stay, for it was not taken. */
export function isRefused({ error, state }: FrameProps): boolean {
  return Boolean(error) || isRefusal(state)
}

const isRefusal = (state: SaveMarkState | undefined): boolean => state?.kind === 'refused'

function isDescribed({ description, state }: FrameProps, unit?: string): boolean {
  return Boolean(description || unit) || (state?.kind === 'warning' && Boolean(state.message))
}

function Described({ description, state, unit }: FrameProps & Own) {
  return (
    <>
      {unit && <VisuallyHidden>in {unit}</VisuallyHidden>}
      {description}
      {state?.kind === 'warning' && <div className="field-warning">{state.message}</div>}
    </>
  )
}
