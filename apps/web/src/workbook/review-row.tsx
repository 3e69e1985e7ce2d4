// One row of a file: its name with a tick for all of it, and below it what differs.

import { Badge, Checkbox, Text } from '@mantine/core'
import type { SheetColumn } from '../sheet/cells/sheet-column.ts'
import { whyNotAdded } from './choice-words.ts'
import type { Choices } from './choice-words.ts'
import type { RowDifference } from './difference.ts'
import type { RefusedCells } from './refused-cells.ts'
import { ReviewCell } from './review-cell.tsx'
import type { Ticks } from './ticks.ts'

interface Props<Row> {
  readonly row: RowDifference<Row>
  readonly columns: readonly SheetColumn<Row>[]
  readonly choices: Choices
  readonly choose: (choices: Choices) => void
  readonly refused: RefusedCells | undefined
  readonly ticks: Ticks
  readonly onTick: (isTicked: boolean) => void
}

export function ReviewRow<Row>(props: Props<Row>) {
  const { row, columns, choices, choose, refused, ticks, onTick } = props
  const { name, line, fate, wrong, cells, id } = row
  const called = name || `Line ${line}`
  const lacks = wrong ?? whyNotAdded(row, choices, columns)
  return (
    <tbody>
      <tr className="workbook-row">
        <td>
          {ticks !== 'nothing to tick' && (
            <Checkbox
              aria-label={`Take all of ${called}`}
              checked={ticks === 'all'}
              indeterminate={ticks === 'some'}
              onChange={() => onTick(ticks !== 'all')}
            />
          )}
        </td>
        <th scope="rowgroup" colSpan={4}>
          {called}{' '}
          <Text span size="sm" c="dimmed" fw={400}>
            line {line} of the file
          </Text>{' '}
          {id === undefined && wrong === undefined && <Badge variant="light">New</Badge>}
          {lacks && (
            <Text size="sm" c="var(--wrong)" fw={400}>
              {lacks}
            </Text>
          )}
          {fate === 'same' && (
            <Text size="sm" c="dimmed" fw={400}>
              Nothing was changed in the file.
            </Text>
          )}
        </th>
      </tr>
      {cells.map(cell => (
        <ReviewCell
          key={cell.column.id}
          row={row}
          cell={cell}
          called={called}
          choices={choices}
          choose={choose}
          refused={refused}
        />
      ))}
    </tbody>
  )
}
