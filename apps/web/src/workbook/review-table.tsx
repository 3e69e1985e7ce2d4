// The rows of a difference: a tick for all, for each row and for each cell. Long ones are shown a piece
// at a time.

import { Button, Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { numberText } from '../ui/amounts.ts'
import type { Choices } from './choice-words.ts'
import type { RowDifference } from './difference.ts'
import type { RefusedCells } from './refused-cells.ts'
import { ReviewRow } from './review-row.tsx'
import { ticksOf, withTicks } from './ticks.ts'
import type { SheetOfWorkbook } from './workbook-shape.ts'

interface Props<Row> {
  readonly sheet: SheetOfWorkbook<Row>
  readonly rows: readonly RowDifference<Row>[]
  readonly choices: Choices
  readonly choose: (choices: Choices) => void
  readonly refused: RefusedCells | undefined
}

const atOnce = 50

export function ReviewTable<Row>({ sheet, rows, choices, choose, refused }: Props<Row>) {
  const [most, setMost] = useState(atOnce)
  if (rows.length === 0) return <Text my="md">The file has the same values as the sheet.</Text>
  const ticks = ticksOf(rows, choices)
  const tick = (some: readonly RowDifference<Row>[], isTicked: boolean) =>
    choose(withTicks(some, choices, isTicked))
  return (
    <>
      <table className="workbook-review">
        <caption>Differences between the file and {sheet.title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label="Take all of them"
                checked={ticks === 'all'}
                indeterminate={ticks === 'some'}
                onChange={() => tick(rows, ticks !== 'all')}
              />
            </th>
            <th scope="col">
              What
              <span className="workbook-take-all" aria-hidden>
                Take all
              </span>
            </th>
            <th scope="col">Here now</th>
            <th scope="col">In the file</th>
            <th scope="col">What happened</th>
          </tr>
        </thead>
        {rows.slice(0, most).map(row => (
          <ReviewRow
            key={row.key}
            row={row}
            choices={choices}
            choose={choose}
            refused={refused}
            columns={sheet.columns}
            ticks={ticksOf([row], choices)}
            onTick={isTicked => tick([row], isTicked)}
          />
        ))}
      </table>
      {rows.length > most && (
        <Button variant="default" my="sm" onClick={() => setMost(most + atOnce)}>
          Show {numberText(Math.min(atOnce, rows.length - most))} more of{' '}
          {numberText(rows.length - most)}
        </Button>
      )}
    </>
  )
}
