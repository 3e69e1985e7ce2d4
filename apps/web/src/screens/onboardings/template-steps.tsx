// The steps of a template as they are written: called, ticked by what is recorded or by hand, moved and removed.

import { ActionIcon, Group, Stack, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { kindsOfSteps, stepKinds } from '@furrow/farming/onboarding/onboarding-step'
import type { OnboardingStep } from '@furrow/farming/onboarding/onboarding-step'
import { ChoiceInput } from '../../ui/inputs/choice-input.tsx'

interface Props {
  readonly steps: readonly OnboardingStep[]
  readonly onChange: (steps: readonly OnboardingStep[]) => void
}

const kinds = stepKinds.map(kind => ({
  value: kind as string,
  label: `Once ${kindsOfSteps[kind].ticked}`,
}))

export function TemplateSteps({ steps, onChange }: Props) {
  const set = (place: number, step: OnboardingStep) => onChange(steps.with(place, step))
  const move = (place: number, by: -1 | 1) => {
    const [one, other] = [steps[place], steps[place + by]]
    if (one && other) onChange(steps.with(place, other).with(place + by, one))
  }
  return (
    <Stack gap="xs">
      {steps.map((step, place) => {
        const called = `step ${place + 1}`
        return (
          <div key={called} className="template-step">
            <TextInput
              label={`Step ${place + 1}`}
              size="md"
              maxLength={120}
              autoComplete="off"
              value={step.label}
              onChange={event => set(place, { ...step, label: event.currentTarget.value })}
            />
            <ChoiceInput
              label={`Ticks ${called}`}
              placeholder="By hand"
              options={kinds}
              value={step.kind ?? null}
              onCommit={kind => set(place, stepOf(step, kind))}
            />
            <Group gap={0} wrap="nowrap">
              <ActionIcon
                variant="subtle"
                aria-label={`Move ${called} up`}
                disabled={place === 0}
                onClick={() => move(place, -1)}
              >
                <IconArrowUp size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={`Move ${called} down`}
                disabled={place === steps.length - 1}
                onClick={() => move(place, 1)}
              >
                <IconArrowDown size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={`Remove ${called}`}
                onClick={() => onChange(steps.toSpliced(place, 1))}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </Group>
          </div>
        )
      })}
    </Stack>
  )
}

/** Of a kind it is called as that kind is, until someone calls it otherwise. */
function stepOf({ label }: OnboardingStep, chosen: string | null): OnboardingStep {
  const kind = stepKinds.find(one => one === chosen)
  return kind ? { label: label.trim() || kindsOfSteps[kind].label, kind } : { label }
}
