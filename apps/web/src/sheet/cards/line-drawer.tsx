// One line of a sheet with all that can be typed of it. What is wrong with a value is said at its field, and
// stays marked in the cell.

import { Button, Group, Stack, Text } from '@mantine/core'
import { IconId, IconTrash } from '@tabler/icons-react'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import type { CellKind, CellValue } from '../cells/cell-kind.ts'
import { cellState } from '../cells/cell-state.ts'
import type { LineKnown } from '../cells/cell-state.ts'
import { cellText, copyText } from '../cells/cell-text.ts'
import { kindInLine } from '../cells/kind-in-line.ts'
import { lineValue } from '../cells/sheet-lines.ts'
import type { SheetLine } from '../cells/sheet-lines.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import type { SheetProps } from '../writing/sheet-props.ts'
import { CellInput } from './cell-input.tsx'
import { suggestedText } from './suggested-text.ts'
import { nameOfLine } from './name-of-line.ts'

interface Props<Row> {
  readonly line: SheetLine<Row>
  readonly known: LineKnown
  readonly sheet: SheetProps<Row>
  readonly onWrite: (column: string, text: string) => void
  /** Without it, it stays. */
  readonly onRemove: (() => void) | undefined
  readonly onClose: () => void
}

export function LineDrawer<Row>({ line, known, sheet, ...acts }: Props<Row>) {
  const { onWrite, onRemove, onClose } = acts
  const name = nameOfLine(line, sheet)
  const { row } = line
  const { onOpenRow } = sheet
  const more = row && onOpenRow ? () => onOpenRow(row) : undefined
  return (
    <SideDrawer opened onClose={onClose} title={name}>
      <Stack>
        {sheet.toChange
          ? sheet.columns
              .filter(isTyped)
              .map(column => (
                <LineField
                  key={column.id}
                  column={{ ...column, kind: kindInLine(column, line) }}
                  line={line}
                  known={known}
                  onWrite={text => onWrite(column.id, text)}
                />
              ))
          : null}
        <Group gap="xs">
          {/* What is typed is kept as it is left: this says so to who looks for a way to save. */}
          <Button onClick={onClose}>Done</Button>
          {more ? (
            <Button
              variant="default"
              leftSection={<IconId size={18} aria-hidden />}
              onClick={() => {
                onClose()
                more()
              }}
            >
              More about {name}
            </Button>
          ) : null}
          {row ? sheet.actions?.([row]) : null}
          {onRemove ? (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={onRemove}
            >
              Delete {name}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </SideDrawer>
  )
}

interface FieldProps<Row> extends Pick<Props<Row>, 'line' | 'known'> {
  readonly column: SheetColumn<Row>
  readonly onWrite: (text: string) => void
}

function LineField<Row>({ column, line, known, onWrite }: FieldProps<Row>) {
  const { kind, message, locked, unfit, suggestion } = cellState(column, line, known)
  const typed = known.marks?.get(column.id)?.text
  const why = locked ?? (typed === undefined ? unfit : undefined)
  if (why !== undefined) return <LockedField column={column} line={line} why={why} />
  const isWrong = kind === 'wrong' || kind === 'refused' || kind === 'missing'
  const suggested = suggestedText(column, suggestion)
  return (
    <CellInput
      column={column}
      label={column.heading}
      value={typed === undefined ? lineValue(column, line) : asTyped(typed, column.kind)}
      error={isWrong ? message : undefined}
      description={isWrong ? column.help : (message ?? suggested ?? column.help)}
      onCommit={value => onWrite(copyText(column.kind, value))}
    />
  )
}

interface LockedProps<Row> extends Pick<FieldProps<Row>, 'column' | 'line'> {
  readonly why: string
}

/** What is only calculated stands on the card. */
function LockedField<Row>({ column, line, why }: LockedProps<Row>) {
  if (column.locked === true) return null
  const text = cellText(column.kind, lineValue(column, line))
  return (
    <div>
      <Text fw={600}>{column.heading}</Text>
      {text === '' ? null : <Text>{[text, column.unit].filter(Boolean).join(' ')}</Text>}
      <Text size="sm" c="dimmed">
        {why}
      </Text>
    </div>
  )
}

/** A figure that is not accepted is a figure all the same. */
function asTyped(text: string, { is }: CellKind): CellValue {
  const figure = Number(text.replaceAll(/[,$]/g, ''))
  if (text.trim() === '' || Number.isNaN(figure)) return text
  return is === 'money' ? Math.round(figure * 100) : figure
}

const typedKinds = ['text', 'number', 'money', 'percent', 'day', 'flag', 'choice']

/** Several of a list, and what a screen reads in its own way, are typed in the table. */
function isTyped<Row>({ kind, writes, hidden }: SheetColumn<Row>): boolean {
  const isSeveral = kind.is === 'choice' && kind.several === true
  return writes !== undefined && !hidden && !isSeveral && typedKinds.includes(kind.is)
}
