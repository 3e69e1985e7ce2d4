// One cell that differs: as it is here, as the file has it, and what happened. What cannot be read can
// be typed right there.

import { Checkbox, Text, TextInput } from '@mantine/core'
import type { CellKind, CellReading, CellValue } from '../sheet/cells/cell-kind.ts'
import { cellText, editText } from '../sheet/cells/cell-text.ts'
import { cellKey, isTicked, readingOf } from './choice-words.ts'
import type { Choices } from './choice-words.ts'
import type { CellDifference, CellFate, RowDifference } from './difference.ts'
import { unitOf } from './headings.ts'
import type { RefusedCells } from './refused-cells.ts'

interface Props<Row> {
  readonly row: RowDifference<Row>
  readonly cell: CellDifference<Row>
  /** The row, in a word. */
  readonly called: string
  readonly choices: Choices
  readonly choose: (choices: Choices) => void
  readonly refused: RefusedCells | undefined
}

export function ReviewCell<Row>(props: Props<Row>) {
  const { row, cell, called, choices, choose, refused } = props
  const { column, fate, now, isLocked } = cell
  const key = cellKey(row, column.id)
  const reading = readingOf(row, cell, choices)
  const ticked = 'value' in reading && isTicked(row, cell, choices)
  const refusal = refused?.byCell.get(key)
  const what = `${column.heading} of ${called}`
  const tick = (isTicked: boolean) =>
    choose({ ...choices, marks: new Map([...choices.marks, [key, isTicked]]) })
  const type = (text: string) => {
    const marks = new Map([...choices.marks].filter(([other]) => other !== key))
    choose({ marks, typed: new Map([...choices.typed, [key, text]]) })
  }
  const isRefused = refusal !== undefined || choices.typed.has(key)
  const isTyped = !isLocked && (fate === 'unread' || isRefused)
  return (
    <tr className="workbook-cell" data-fate={fate}>
      <td>
        {'value' in reading && (
          <Checkbox
            aria-label={`Take ${what}: ${shown(column.kind, reading.value)}`}
            checked={ticked}
            onChange={event => tick(event.currentTarget.checked)}
          />
        )}
      </td>
      <th scope="row">
        {column.heading}
        <Unit column={column} />
      </th>
      <td data-label="Here now" className={ticked ? 'workbook-old' : undefined}>
        {row.id !== undefined && <HereNow text={shown(column.kind, now)} />}
      </td>
      <td data-label="In the file">
        {isTyped ? (
          <TypedCell
            what={what}
            reading={reading}
            type={type}
            text={choices.typed.get(key) ?? textOf(cell)}
          />
        ) : (
          <FileText cell={cell} reading={reading} />
        )}
      </td>
      <td data-label="What happened">
        <Text span size="sm" c={refusal || fate === 'unread' ? 'var(--wrong)' : 'dimmed'}>
          {refusal ?? happened(row, cell, reading)}
        </Text>
      </td>
    </tr>
  )
}

function Unit<Row>({ column }: Pick<CellDifference<Row>, 'column'>) {
  const unit = unitOf(column)
  return unit && !['$', '%'].includes(unit) ? <span className="workbook-unit"> {unit}</span> : null
}

interface TypedProps {
  readonly what: string
  readonly text: string
  readonly reading: CellReading
  readonly type: (text: string) => void
}

function TypedCell({ what, text, reading, type }: TypedProps) {
  return (
    <TextInput
      size="md"
      aria-label={what}
      value={text}
      error={'wrong' in reading && true}
      onChange={event => type(event.currentTarget.value)}
    />
  )
}

/** What is not there cannot be struck out. */
function HereNow({ text }: { readonly text: string }) {
  return text === nothing ? <i>{nothing}</i> : <span>{text}</span>
}

function FileText<Row>({ cell, reading }: { cell: CellDifference<Row>; reading: CellReading }) {
  return <>{'value' in reading ? shown(cell.column.kind, reading.value) : cell.text || nothing}</>
}

/** As one goes on typing in it. */
function textOf<Row>({ column, file, text }: CellDifference<Row>): string {
  return file === undefined ? text : editText(column.kind, file)
}

const nothing = 'nothing'

function shown(kind: CellKind, value: CellValue): string {
  return cellText(kind, value) || nothing
}

function happened<Row>(
  { id }: RowDifference<Row>,
  { fate, wrong }: CellDifference<Row>,
  reading: CellReading,
): string {
  if ('wrong' in reading) return reading.wrong
  if (fate === 'unread' && wrong) return 'Typed here.'
  return id === undefined ? 'New.' : fates[fate]
}

const fates: Readonly<Record<CellFate, string>> = {
  changed: 'Changed in the file.',
  since: 'Changed here since the download; the file has it as it was.',
  clash: 'Changed in the file, and here since the download.',
  unread: '',
}
