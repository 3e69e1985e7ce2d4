// Why a figure is left out: until its farm corrects it, or for good; or that it is right after all.

import { Button, Radio, Stack, Text, Textarea } from '@mantine/core'
import type { FarFigure } from '@furrow/wire/editions/edition-made-answer'
import { useState } from 'react'
import { DialogCard } from '../../ui/dialog-card.tsx'

export type FigureToDecide = Omit<FarFigure, 'value' | 'robust_z'>
export type FigureVerdict = NonNullable<FarFigure['decision']>['decision']

interface Props {
  readonly figure: FigureToDecide
  readonly onClose: () => void
  readonly onDecide: (decision: FigureVerdict, reason: string) => Promise<void>
}

const choices: readonly { value: FigureVerdict; label: string; description: string }[] = [
  {
    value: 'Correct',
    label: 'Until it is corrected',
    description: 'It counts again as soon as the figure changes.',
  },
  {
    value: 'Exclude',
    label: 'For good',
    description: 'It is right, but says nothing to others. It stays out, whatever it changes to.',
  },
  { value: 'Keep', label: 'Not at all', description: 'It is right, and compared like all others.' },
]

export function DecisionDialog({ figure, onClose, onDecide }: Props) {
  const { decision: decided, farm, of, label, text, middle } = figure
  const [decision, setDecision] = useState<FigureVerdict>(decided?.decision ?? 'Correct')
  const [reason, setReason] = useState(decided?.reason ?? '')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const decide = async () => {
    const said = reason.trim()
    if (decision !== 'Keep' && said === '') {
      return setFault('Say why, so that everyone can read it later.')
    }
    setBusy(true)
    await onDecide(decision, said)
    setBusy(false)
  }
  return (
    <DialogCard
      opened
      title="Leave a figure out"
      busy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void decide()}>Save</Button>
        </>
      }
    >
      <Stack>
        <Text>
          {farm}, {of}: {label} is {text}, and {middle} on the middle farm. All of “{of}” of this
          farm is left out with it.
        </Text>
        <Radio.Group label="Leave it out" value={decision} onChange={value => setDecision(value)}>
          <Stack gap="sm" mt="xs">
            {choices.map(choice => (
              <Radio key={choice.value} {...choice} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label="Why"
          description="The farm’s managers read it."
          autosize
          minRows={2}
          maxLength={2000}
          value={reason}
          error={decision === 'Keep' ? undefined : fault}
          onChange={event => {
            setReason(event.currentTarget.value)
            setFault(undefined)
          }}
        />
      </Stack>
    </DialogCard>
  )
}
