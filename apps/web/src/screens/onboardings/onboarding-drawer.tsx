// One onboarding: its steps, ticked by what is recorded or by hand, and that it is finished.

import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { kindsOfSteps, stepsIn } from '@furrow/farming/onboarding/onboarding-step'
import { updateOf } from '../../data/outbox/update-of.ts'
import { StepTick } from '../../period/onboarding/step-tick.tsx'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { OnboardingLinks } from './onboarding-links.tsx'
import type { OnboardingRow } from './use-onboardings.ts'

interface Props {
  readonly onboarding: OnboardingRow | undefined
  readonly onClose: () => void
}

export function OnboardingDrawer({ onboarding, onClose }: Props) {
  return (
    <SideDrawer
      opened={onboarding !== undefined}
      onClose={onClose}
      title={onboarding?.name ?? 'Onboarding'}
    >
      {onboarding ? <Opened onboarding={onboarding} /> : null}
    </SideDrawer>
  )
}

function Opened({ onboarding }: { readonly onboarding: OnboardingRow }) {
  const { row, name, steps, done, isFinished, period } = onboarding
  const act = useUndoableAction()
  const change = (values: Readonly<Record<string, unknown>>, said: string) => {
    const step = updateOf('onboardings', { ...row }, values)
    void act({ label: `Onboarding of ${name}`, farmId: null, steps: [step] }, said)
  }
  const tick = (place: number, isDone: boolean) => {
    const kept = stepsIn(row.steps).map((step, at) =>
      at === place ? { label: step.label, ...(isDone && { done: true }) } : step,
    )
    change({ steps: kept }, `${steps[place]?.label ?? ''}: ${isDone ? 'done' : 'to do'}.`)
  }
  const finish = () =>
    change(
      { finished_at: isFinished ? null : new Date().toISOString() },
      isFinished ? `${name} is in progress again.` : `${name} is finished.`,
    )
  return (
    <Stack>
      <Text>
        {done} of {steps.length} steps done{period ? `, first period ${period}` : ''}.
      </Text>
      <OnboardingLinks row={row} />
      <ol className="onboarding-steps">
        {steps.map(({ label, kind, done: isDone }, place) => (
          <li key={label}>
            {kind ? (
              <>
                <StepTick isDone={isDone} />
                <span>
                  {label}
                  <Text span size="sm" c="dimmed" className="onboarding-ticked">
                    Ticked once {kindsOfSteps[kind].ticked}.
                  </Text>
                </span>
              </>
            ) : (
              <Checkbox
                size="md"
                label={label}
                checked={isDone}
                onChange={event => tick(place, event.currentTarget.checked)}
              />
            )}
          </li>
        ))}
      </ol>
      <Group>
        <Button variant={isFinished ? 'default' : 'filled'} onClick={finish}>
          {isFinished ? 'Reopen' : 'Mark as finished'}
        </Button>
      </Group>
    </Stack>
  )
}
