// A template: its name and its steps, each with what ticks it.

import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { faultInSteps, standardSteps, stepsIn } from '@furrow/farming/onboarding/onboarding-step'
import type { Row } from '@furrow/wire/client/row-types'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { updateOf } from '../../data/outbox/update-of.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { TemplateSteps } from './template-steps.tsx'

interface Props {
  /** Nothing for a new one. */
  readonly template: Row<'onboarding_templates'> | undefined
  readonly onClose: () => void
}

export function TemplateDialog({ template, onClose }: Props) {
  const [name, setName] = useState(template?.name ?? '')
  const [steps, setSteps] = useState(template ? stepsIn(template.steps) : standardSteps)
  const [wrong, setWrong] = useState<{ readonly name?: string; readonly steps?: string }>({})
  const { outbox } = useFurrow()
  const act = useUndoableAction()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const fault = faultInSteps(steps)
    const faults = {
      ...(name.trim() === '' && { name: 'Enter what the template is called.' }),
      ...(fault !== undefined && { steps: fault }),
    }
    setWrong(faults)
    if (Object.keys(faults).length > 0) return
    const values = { name: name.trim(), steps }
    const step = template
      ? updateOf('onboarding_templates', { ...template }, values)
      : ({
          do: 'store',
          resource: 'onboarding_templates',
          id: outbox.newId(),
          values: { ...values, active: true },
        } as const)
    const change = { label: `Template ${values.name}`, farmId: null, steps: [step] }
    if (await act(change, `${values.name} is saved.`)) onClose()
  }
  return (
    <DialogCard
      opened
      title={template ? `Edit ${template.name}` : 'Add template'}
      size="xl"
      onClose={onClose}
    >
      <form noValidate onSubmit={event => void save(event)}>
        <Stack>
          <TextInput
            label="Name"
            size="md"
            required
            maxLength={100}
            autoComplete="off"
            value={name}
            error={wrong.name}
            onChange={event => setName(event.currentTarget.value)}
          />
          <TemplateSteps steps={steps} onChange={setSteps} />
          {wrong.steps ? (
            <Text c="var(--wrong)" role="alert">
              {wrong.steps}
            </Text>
          ) : null}
          <Group>
            <Button variant="default" onClick={() => setSteps([...steps, { label: '' }])}>
              Add step
            </Button>
            <Button type="submit">Save template</Button>
          </Group>
        </Stack>
      </form>
    </DialogCard>
  )
}
