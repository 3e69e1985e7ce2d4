// One figure of the record: how it comes about, what it is used for, and what is asked about it.

import { Button, List, Stack, Text, Title } from '@mantine/core'
import { beyondBounds } from '@furrow/wire/bound-words'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { CellInput } from '../../../sheet/cards/cell-input.tsx'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { cellOf, figureText } from '../kept-figures.ts'
import type { FigureRow } from './figure-row.ts'
import { FigureHistory, LastChange } from './figure-history.tsx'
import { formulaInNumbers, formulaInWords, usedFor } from './figure-words.ts'
import type { WriteFigure } from './use-write-figure.ts'

interface Props {
  /** Nothing: closed. */
  readonly figure: FigureRow | undefined
  /** What formulas ask for, by name; nothing before the record begins. */
  readonly values: Readonly<Record<string, unknown>> | undefined
  /** Nothing where one may not write. */
  readonly onWrite: WriteFigure | undefined
  /** Below what is typed. */
  readonly beside?: ReactNode
  readonly onClose: () => void
}

export function FigureDrawer({ figure, onClose, ...told }: Props) {
  return (
    <SideDrawer opened={figure !== undefined} onClose={onClose} title={figure?.label}>
      {figure ? <Explained key={figure.name} figure={figure} {...told} /> : null}
    </SideDrawer>
  )
}

type ExplainedProps = Omit<Props, 'onClose' | 'figure'> & { readonly figure: FigureRow }

function Explained({ figure, values, beside, onWrite }: ExplainedProps) {
  const { name, field, now, locked } = figure
  const words = formulaInWords(name)
  const uses = usedFor(name)
  // On its way to the server a record has no history yet.
  const isKept = figure.record !== undefined && figure.record > 0
  return (
    <Stack>
      <Text>{field.help}</Text>
      <Text size="xl" fw={600}>
        {now === null ? 'No data yet' : figureText(now, field)}
      </Text>
      {isKept ? <LastChange figure={figure} /> : null}
      {isKept || figure.origin === '' ? null : <Text c="dimmed">{figure.origin}</Text>}
      {onWrite && locked === undefined ? <TypedFigure figure={figure} onWrite={onWrite} /> : null}
      {locked === undefined ? null : <Text c="dimmed">{locked}</Text>}
      <Asked figure={figure} onWrite={onWrite} />
      {beside}
      {words ? (
        <section>
          <Title order={3}>How it is calculated</Title>
          <Text>{words}</Text>
          {values ? <Text c="dimmed">{formulaInNumbers(name, values)}</Text> : null}
        </section>
      ) : null}
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
      {isKept ? <FigureHistory figure={figure} /> : null}
    </Stack>
  )
}

interface TypedProps {
  readonly figure: FigureRow
  readonly onWrite: WriteFigure
}

function TypedFigure({ figure, onWrite }: TypedProps) {
  const { field, label, unit, now } = figure
  const [wrong, setWrong] = useState<string>()
  return (
    <CellInput
      key={now}
      column={{ kind: cellOf(field), unit }}
      label={unit === '' ? 'This period' : `This period, ${unit}`}
      value={now}
      error={wrong}
      onCommit={value => {
        const kept = typeof value === 'number' ? value : null
        const why = beyondBounds(kept, field, label)
        setWrong(why)
        if (why === undefined) onWrite(figure, kept)
      }}
    />
  )
}

function Asked({ figure, onWrite }: Omit<ExplainedProps, 'values'>) {
  const { question } = figure
  if (!question) return null
  return (
    <>
      <Text {...(question.gaveWay && { c: 'var(--attention)' })}>{question.sentence}</Text>
      {onWrite ? (
        <Button variant="default" onClick={() => onWrite(figure, null)}>
          {question.answer}
        </Button>
      ) : null}
    </>
  )
}
