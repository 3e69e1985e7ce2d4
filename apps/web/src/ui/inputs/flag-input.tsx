// Yes or no. Where nobody has to know yet, not answering is a third way, and looks different from no.

import { Radio, Switch } from '@mantine/core'
import { fieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-frame.tsx'

interface Props extends FieldProps<boolean> {
  /** It may be left open. */
  readonly clearable?: boolean | undefined
}

export function FlagInput(props: Props) {
  return props.clearable ? <OpenQuestion {...props} /> : <OnOff {...props} />
}

function OnOff(props: Props) {
  const { label, description, error, disabled, hideLabel } = props
  const frame = fieldFrame(props)
  return (
    <Switch
      className="field field-flag"
      size="md"
      label={hideLabel ? undefined : label}
      aria-label={hideLabel ? label : undefined}
      description={frame.description ?? description}
      error={error ?? frame.error}
      disabled={Boolean(disabled)}
      checked={props.value ?? false}
      onChange={event => props.onCommit(event.currentTarget.checked)}
    />
  )
}

function OpenQuestion(props: Props) {
  const { value, onCommit, disabled } = props
  return (
    <Radio.Group
      {...fieldFrame(props)}
      value={value === null ? '' : String(value)}
      onChange={answer => onCommit(answer === '' ? null : answer === 'true')}
    >
      <div className="field-answers">
        {answers.map(([answer, word]) => (
          <Radio key={answer} value={answer} label={word} size="md" disabled={Boolean(disabled)} />
        ))}
      </div>
    </Radio.Group>
  )
}

const answers = [
  ['true', 'Yes'],
  ['false', 'No'],
  ['', 'Not answered'],
] as const
