// One line of a sheet with all that can be typed of it. What is wrong with a value is said at its field, and
// stays marked in the cell.

import { Button, Group, Stack } from '@mantine/core'
import { IconId } from '@tabler/icons-react'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import type { CellValue } from '../cells/cell-kind.ts'
import { cellState } from '../cells/cell-state.ts'
import type { LineKnown } from '../cells/cell-state.ts'
import { copyText } from '../cells/cell-text.ts'
import { lineValue } from '../cells/sheet-lines.ts'
import type { SheetLine } from '../cells/sheet-lines.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import type { SheetProps } from '../writing/sheet-props.ts'
import { CellInput } from './cell-input.tsx'
import { nameOfLine } from './name-of-line.ts'

interface Props<Row> {
  readonly line: SheetLine<Row>
  readonly known: LineKnown
  readonly sheet: SheetProps<Row>
  readonly onWrite: (column: string, text: string) => void
  readonly onClose: () => void
}

export function LineDrawer<Row>({ line, known, sheet, onWrite, onClose }: Props<Row>) {
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
                  column={column}
                  line={line}
                  known={known}
                  onWrite={text => onWrite(column.id, text)}
                />
              ))
          : null}
        <Group gap="xs">
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
  const { kind, message, locked } = cellState(column, line, known)
  if (locked !== undefined) return null
  const isWrong = kind === 'wrong' || kind === 'refused' || kind === 'missing'
  const typed = known.marks?.get(column.id)?.text
  return (
    <CellInput
      column={column}
      label={column.heading}
      value={typed === undefined ? lineValue(column, line) : asTyped(typed)}
      error={isWrong ? message : undefined}
      description={isWrong ? column.help : (message ?? column.help)}
      onCommit={value => onWrite(copyText(column.kind, value))}
    />
  )
}

/** A figure that is not accepted is a figure all the same. */
function asTyped(text: string): CellValue {
  const figure = Number(text.replaceAll(',', ''))
  return text.trim() === '' || Number.isNaN(figure) ? text : figure
}

const typedKinds = ['text', 'number', 'percent', 'day', 'flag', 'choice']

/** Several of a list, and what a screen reads in its own way, are typed in the table. */
function isTyped<Row>({ kind, writes, hidden }: SheetColumn<Row>): boolean {
  const isSeveral = kind.is === 'choice' && kind.several === true
  return writes !== undefined && !hidden && !isSeveral && typedKinds.includes(kind.is)
}
