// The steps of a wizard, each with how it stands, in colour and in words; on a phone a list that opens at a press.

import { Button, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAlertTriangle, IconCheck, IconChevronDown, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactElement } from 'react'
import { stepLooks, stepWords } from './step-state.ts'
import type { StepState } from './step-state.ts'

export interface NamedStep {
  /** Lasting: it stands in the address. */
  readonly name: string
  readonly title: string
  /** What is done here, in a sentence. */
  readonly lead: string
}

interface Props {
  /** The way to what is chosen first, the first step of all. */
  readonly first: (props: object) => ReactElement
  readonly firstTitle: string
  readonly steps: readonly NamedStep[]
  readonly step: NamedStep
  readonly stateOf: (name: string) => StepState
  readonly onGo: (step: string) => void
}

export function StepList({ first, firstTitle, steps, step, stateOf, onGo }: Props) {
  const [isOpen, open] = useDisclosure()
  const list = useId()
  const go = (name: string) => {
    open.close()
    onGo(name)
  }
  return (
    <nav aria-label="Steps" className="wizard-steps no-print">
      <Button
        variant="default"
        fullWidth
        justify="space-between"
        className="wizard-steps-button"
        aria-expanded={isOpen}
        aria-controls={list}
        rightSection={<IconChevronDown size={18} aria-hidden />}
        onClick={open.toggle}
      >
        {`Step ${steps.indexOf(step) + 2} of ${steps.length + 1}: ${step.title}`}
      </Button>
      <ol id={list} data-open={isOpen || undefined}>
        <li>
          {first({
            className: 'wizard-step',
            children: (
              <>
                <span className="wizard-step-number" aria-hidden>
                  1
                </span>
                <span>{firstTitle}</span>
              </>
            ),
          })}
        </li>
        {steps.map(({ name, title }, place) => (
          <li key={name}>
            <button
              type="button"
              className="wizard-step"
              aria-current={name === step.name ? 'step' : undefined}
              onClick={() => go(name)}
            >
              <span className="wizard-step-number" aria-hidden>
                {place + 2}
              </span>
              <StepStanding title={title} state={stateOf(name)} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface StandingProps {
  readonly title: string
  readonly state: StepState
}

function StepStanding({ title, state }: StandingProps) {
  const looks = stepLooks(state)
  return (
    <>
      <span className="wizard-step-words">
        <span>{title}</span>
        {looks === 'done' ? (
          <VisuallyHidden>complete</VisuallyHidden>
        ) : (
          <span className="wizard-step-left" data-looks={looks}>
            {stepWords(state)}
          </span>
        )}
      </span>
      {looks ? (
        <span className="wizard-step-icon" data-looks={looks}>
          {icons[looks]}
        </span>
      ) : null}
    </>
  )
}

const drawn = { size: 18, 'aria-hidden': true } as const

const icons = {
  wrong: <IconX {...drawn} />,
  look: <IconAlertTriangle {...drawn} />,
  done: <IconCheck {...drawn} />,
} as const
