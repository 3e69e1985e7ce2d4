// One figure of the record: how it comes about, what it is used for, and what is asked about it.

import { Button, List, Stack, Text, Title } from '@mantine/core'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { figureText } from '../kept-figures.ts'
import type { FigureRow } from './figure-row.ts'
import { formulaInNumbers, formulaInWords, usedFor } from './figure-words.ts'

interface Props {
  /** Nothing: closed. */
  readonly figure: FigureRow | undefined
  /** What formulas ask for, by name; nothing before the record begins. */
  readonly values: Readonly<Record<string, unknown>> | undefined
  /** What is calculated stands instead of what was typed; nothing where one may not write. */
  readonly onUseLines: ((figure: FigureRow) => void) | undefined
  readonly onClose: () => void
}

export function FigureDrawer({ figure, onClose, ...told }: Props) {
  return (
    <SideDrawer opened={figure !== undefined} onClose={onClose} title={figure?.label}>
      {figure ? <Explained figure={figure} {...told} /> : null}
    </SideDrawer>
  )
}

type ExplainedProps = Omit<Props, 'onClose' | 'figure'> & { readonly figure: FigureRow }

function Explained({ figure, values, onUseLines }: ExplainedProps) {
  const { name, field, now } = figure
  const words = formulaInWords(name)
  const uses = usedFor(name)
  return (
    <Stack>
      <Text>{field.help}</Text>
      <Text size="xl" fw={600}>
        {now === null ? 'No data yet' : figureText(now, field)}
      </Text>
      {figure.origin ? <Text c="dimmed">{figure.origin}</Text> : null}
      <Asked figure={figure} onUseLines={onUseLines} />
      {words ? (
        <section>
          <Title order={3}>How it is calculated</Title>
          <Text>{words}</Text>
          {values ? <Text c="dimmed">{formulaInNumbers(name, values)}</Text> : null}
        </section>
      ) : null}
      {field.fromRows ? <Text>Follows from {field.fromRows}.</Text> : null}
      {uses.length > 0 ? (
        <section>
          <Title order={3}>Used for</Title>
          <List>
            {uses.map(use => (
              <List.Item key={use}>{use}</List.Item>
            ))}
          </List>
        </section>
      ) : null}
    </Stack>
  )
}

function Asked({ figure, onUseLines }: Omit<ExplainedProps, 'values'>) {
  const { question } = figure
  if (!question) return null
  return (
    <>
      <Text {...(question.gaveWay && { c: 'var(--attention)' })}>{question.sentence}</Text>
      {onUseLines ? (
        <Button variant="default" onClick={() => onUseLines(figure)}>
          {question.answer}
        </Button>
      ) : null}
    </>
  )
}
