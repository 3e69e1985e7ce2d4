// The steps of a crop, each with how much of it is open; on a phone a list that opens at a press.

import { Button, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { CurrentCrop } from './current-crop.ts'
import { openCount } from './open-questions.ts'
import type { Question } from './open-questions.ts'
import { wayToCrop } from './to-crop.tsx'
import type { WizardStep } from './wizard-steps.tsx'

interface Props {
  readonly hand: CurrentCrop
  readonly steps: readonly WizardStep[]
  readonly questions: readonly Question[]
  readonly step: WizardStep
  readonly onGo: (step: string) => void
}

export function StepList({ hand, steps, questions, step, onGo }: Props) {
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
          <Link {...wayToCrop(hand.place)} className="wizard-step">
            <span className="wizard-step-number" aria-hidden>
              1
            </span>
            <span>Crops this season</span>
          </Link>
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
              <span>{title}</span>
              <StepState count={openCount(questions, name)} isDone={isDone(name, hand)} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Only the last step is done by a tick. */
function isDone(name: string, { grown }: CurrentCrop): boolean {
  return name === 'review' && grown?.all_questions_answered === true
}

function StepState({
  count,
  isDone: isTicked,
}: {
  readonly count: number
  readonly isDone: boolean
}) {
  if (isTicked) {
    return (
      <span className="wizard-step-done">
        <IconCheck size={18} aria-hidden />
        <VisuallyHidden>complete</VisuallyHidden>
      </span>
    )
  }
  if (count === 0) return null
  return (
    <span className="wizard-step-open">
      {count} <VisuallyHidden>still open</VisuallyHidden>
    </span>
  )
}
