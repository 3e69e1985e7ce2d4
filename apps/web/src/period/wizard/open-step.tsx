// The step that is open: what it is about, what is typed and still missing in it, and the way on.

import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { NamedStep } from './step-list.tsx'

interface Props extends WayOnProps {
  /** Somebody went there: they begin to read at its heading. */
  readonly hasMoved: boolean
  readonly children: ReactNode
}

export function OpenStep({ steps, step, hasMoved, children, ...ways }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasMoved) heading.current?.focus()
  }, [hasMoved])
  return (
    <Stack gap="md" className="wizard-open">
      <div>
        <Title order={2} ref={heading} tabIndex={-1}>
          {step.title}
        </Title>
        <Text c="dimmed">{step.lead}</Text>
      </div>
      {children}
      <WayOn steps={steps} step={step} {...ways} />
    </Stack>
  )
}

interface WayOnProps {
  readonly steps: readonly NamedStep[]
  readonly step: NamedStep
  readonly onGo: (step: string) => void
  /** The way back from the first step, as a link. */
  readonly first: (props: object) => ReactElement
  readonly firstTitle: string
}

function WayOn({ steps, step, onGo, first, firstTitle }: WayOnProps) {
  const at = steps.indexOf(step)
  const [before, next] = [steps[at - 1], steps[at + 1]]
  const back = { variant: 'default', leftSection: <IconArrowLeft size={18} aria-hidden /> } as const
  return (
    <Group justify="space-between" className="wizard-ways no-print">
      {before ? (
        <Button {...back} onClick={() => onGo(before.name)}>
          {before.title}
        </Button>
      ) : (
        <Button {...back} renderRoot={first}>
          {firstTitle}
        </Button>
      )}
      {next ? (
        <Button
          rightSection={<IconArrowRight size={18} aria-hidden />}
          onClick={() => onGo(next.name)}
        >
          {next.title}
        </Button>
      ) : null}
    </Group>
  )
}
