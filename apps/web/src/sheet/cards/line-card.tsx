// One line of a sheet as a card: its name, a few of its values, and what is to be fixed or not saved yet.

import { Button, Card, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import type { CellValue } from '../cells/cell-kind.ts'
import { cellState } from '../cells/cell-state.ts'
import type { LineKnown } from '../cells/cell-state.ts'
import { cellText, withUnit } from '../cells/cell-text.ts'
import { lineValue } from '../cells/sheet-lines.ts'
import type { SheetLine } from '../cells/sheet-lines.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import type { SheetProps } from '../writing/sheet-props.ts'
import { suggestedText } from './suggested-text.ts'
import { nameOfLine } from './name-of-line.ts'
import type { CardsOfSheet } from './cards-of-sheet.ts'

interface Props<Row> {
  readonly line: SheetLine<Row>
  readonly known: LineKnown
  readonly sheet: SheetProps<Row>
  readonly cards: CardsOfSheet<Row>
  readonly onOpen: () => void
}

export function LineCard<Row>({ line, known, sheet, cards, onOpen }: Props<Row>) {
  const name = nameOfLine(line, sheet)
  const word = sheet.toChange && !isLocked(line, sheet) ? 'Edit' : 'Open'
  const facts = cards.facts.flatMap(id => {
    const column = sheet.columns.find(one => one.id === id)
    return column && !isInName(column, line, name) ? factOf(column, line, known) : []
  })
  return (
    <Card withBorder component="article" aria-label={name} className="line-card">
      <div className="line-card-head">
        <Title order={cards.level ?? 2} size="h3">
          {name}
        </Title>
        <Button
          className="line-card-open"
          variant="subtle"
          leftSection={<IconPencil size={18} aria-hidden />}
          aria-label={`${word} ${name}`}
          onClick={onOpen}
        >
          {word}
        </Button>
      </div>
      {facts.length > 0 ? <Text c="dimmed">{facts.join(' · ')}</Text> : null}
      <Troubles line={line} known={known} columns={sheet.columns} />
      {line.row ? cards.beside?.(line.row) : null}
    </Card>
  )
}

/** Nothing of it can be typed. */
function isLocked<Row>({ row }: SheetLine<Row>, { columns }: SheetProps<Row>): boolean {
  return columns.every(
    ({ locked }) => locked === true || (row !== undefined && locked?.(row) !== undefined),
  )
}

/** “Sale, Rams, 11/12/2025” says what was sold and when. */
function isInName<Row>(column: SheetColumn<Row>, line: SheetLine<Row>, name: string): boolean {
  const value = lineValue(column, line)
  const text = cellText(column.kind, value)
  return text !== '' && !isFigure(value, column) && name.split(', ').includes(text)
}

function isFigure<Row>(value: CellValue, { kind }: SheetColumn<Row>): boolean {
  return typeof value === 'number' && kind.is !== 'choice'
}

/** Of a yes the question: “Main contact”. */
function factOf<Row>(
  column: SheetColumn<Row>,
  line: SheetLine<Row>,
  known: LineKnown,
): readonly string[] {
  const value = lineValue(column, line)
  if (value === true) return [column.heading]
  const text = value === false ? '' : cellText(column.kind, value)
  if (text === '') {
    const { suggestion } = cellState(column, line, known)
    const suggested = suggestedText(column, suggestion)
    if (suggested === undefined) return []
    if (column.counts && suggestion !== undefined)
      return [`${column.heading} ${cellText(column.kind, suggestion)} (calculated)`]
    return [`${column.heading}: ${suggested.charAt(0).toLowerCase()}${suggested.slice(1)}`]
  }
  const said = withUnit(text, column.kind, column.unit)
  // A figure alone says nothing, nor does a day beside another: “Paddocks 6”, “Sown 14/06/2025”.
  const isBare = column.needsHeading === true || column.kind.is === 'day' || isFigure(value, column)
  return [isBare ? `${column.heading} ${said}` : said]
}

type OfLine<Row> = Pick<Props<Row>, 'line' | 'known'> & {
  readonly columns: readonly SheetColumn<Row>[]
}

function Troubles<Row>({ line, known, columns }: OfLine<Row>) {
  return columns.map(column => {
    const { kind, message } = cellState(column, line, known)
    if (kind === undefined || !(kind in tones)) return null
    return (
      <Text
        key={column.id}
        size="sm"
        c={tones[kind as keyof typeof tones]}
        className="line-card-mark"
      >
        <IconAlertTriangle size={16} aria-hidden className="inline-icon" />{' '}
        {message?.startsWith(column.heading) ? message : `${column.heading}: ${message}`}
      </Text>
    )
  })
}

const tones = {
  wrong: 'var(--wrong)',
  refused: 'var(--wrong)',
  missing: 'var(--wrong)',
  held: 'var(--attention)',
  warned: 'var(--attention)',
  waiting: 'var(--attention)',
} as const
