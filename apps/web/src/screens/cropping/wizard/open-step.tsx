// The step that is open: what it is about, what is missing in it, what is typed, and the way on.

import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { StepProps } from './current-crop.ts'
import { OpenQuestions } from './open-question-list.tsx'
import type { Question } from './open-questions.ts'
import { wayToCrop } from './to-crop.tsx'
import type { WizardStep } from './wizard-steps.tsx'

interface Props extends StepProps {
  readonly steps: readonly WizardStep[]
  readonly step: WizardStep
  readonly questions: readonly Question[]
  readonly hasMoved: boolean
}

export function OpenStep({ hand, acts, steps, step, questions, hasMoved }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasMoved) heading.current?.focus()
  }, [hasMoved])
  const { Body, title, lead, name } = step
  const own = questions.filter(question => question.step === name)
  return (
    <Stack gap="md" className="wizard-open">
      <div>
        <Title order={2} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Text c="dimmed">{lead}</Text>
      </div>
      <Body hand={hand} acts={acts} />
      <OpenQuestions hand={hand} acts={acts} questions={own} />
      <WayOn hand={hand} acts={acts} steps={steps} step={step} />
    </Stack>
  )
}

function WayOn({ hand, acts, steps, step }: Pick<Props, 'hand' | 'acts' | 'steps' | 'step'>) {
  const at = steps.indexOf(step)
  const [before, next] = [steps[at - 1], steps[at + 1]]
  return (
    <Group justify="space-between" className="wizard-ways no-print">
      {before ? (
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => acts.go(before.name)}
        >
          {before.title}
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          renderRoot={props => <Link {...wayToCrop(hand.place)} {...props} />}
        >
          Crops this season
        </Button>
      )}
      {next ? (
        <Button
          rightSection={<IconArrowRight size={18} aria-hidden />}
          onClick={() => acts.go(next.name)}
        >
          {next.title}
        </Button>
      ) : null}
    </Group>
  )
}
