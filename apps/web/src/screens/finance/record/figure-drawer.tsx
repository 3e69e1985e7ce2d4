// One figure of the record: how it comes about, what it is used for, and what is asked about it.

import { Button, List, Stack, Text, Title } from '@mantine/core'
import type { RecordOrigins } from '@furrow/farming/record/record-origins'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { numberText } from '../../../ui/amounts.ts'
import { formulaInNumbers, formulaInWords, usedFor } from './figure-words.ts'
import { shownFigure } from './figure-row.ts'
import type { FigureRow, RecordOfPeriod } from './figure-row.ts'

interface Props {
  /** Nothing: closed. */
  readonly figure: FigureRow | undefined
  readonly record: RecordOfPeriod | undefined
  /** What is calculated stands instead of what was typed; nothing where one may not write. */
  readonly onUseLines: ((figure: FigureRow) => void) | undefined
  readonly onClose: () => void
}

export function FigureDrawer({ figure, record, onUseLines, onClose }: Props) {
  return (
    <SideDrawer opened={figure !== undefined} onClose={onClose} title={figure?.label}>
      {figure ? <Explained figure={figure} record={record} onUseLines={onUseLines} /> : null}
    </SideDrawer>
  )
}

function Explained({
  figure,
  record,
  onUseLines,
}: Omit<Props, 'onClose' | 'figure'> & { figure: FigureRow }) {
  const { name, field } = figure
  const words = formulaInWords(name)
  const uses = usedFor(name)
  return (
    <Stack>
      <Text>{field.help}</Text>
      <Text size="xl" fw={600}>
        {amount(figure, figure.now)}
      </Text>
      {figure.origin ? <Text c="dimmed">{figure.origin}</Text> : null}
      <Asked figure={figure} record={record} onUseLines={onUseLines} />
      {words ? (
        <section>
          <Title order={3}>How it is calculated</Title>
          <Text>{words}</Text>
          {record ? <Text c="dimmed">{formulaInNumbers(name, { ...record })}</Text> : null}
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

/** Where a typed figure stands beside its lines, or gave way to them: both are said. */
function Asked({
  figure,
  record,
  onUseLines,
}: Omit<Props, 'onClose' | 'figure'> & { figure: FigureRow }) {
  const origin = ((record?.origins ?? {}) as RecordOrigins)[figure.name]
  const typed = origin?.typed ?? origin?.imported
  if (origin?.lines !== undefined) {
    return (
      <>
        <Text>
          Its lines come to {amount(figure, origin.lines)} of {amount(figure, figure.now)}. The rest
          is not allocated to a line.
        </Text>
        {onUseLines ? (
          <Button variant="default" onClick={() => onUseLines(figure)}>
            Use the lines
          </Button>
        ) : null}
      </>
    )
  }
  if (typed === undefined) return null
  return (
    <>
      <Text c="var(--attention)">
        {amount(figure, typed)} was typed, but {amount(figure, figure.now)} follows from what is
        recorded.
      </Text>
      {onUseLines ? (
        <Button variant="default" onClick={() => onUseLines(figure)}>
          Use what is recorded
        </Button>
      ) : null}
    </>
  )
}

function amount({ field, unit }: FigureRow, value: number | null): string {
  const shown = shownFigure(value, field)
  if (shown === null) return 'No data yet'
  if (unit === '$') return `$${numberText(shown, 2)}`
  return `${numberText(shown, 4)} ${unit}`.trim()
}
