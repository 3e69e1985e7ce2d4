// What a file is, and in figures what it says otherwise.

import { Alert, List, SegmentedControl, Text } from '@mantine/core'
import { numberText } from '../ui/amounts.ts'
import type { Difference } from './difference.ts'
import type { RefusedCells } from './refused-cells.ts'
import { amountOf } from './rows-shown.ts'
import type { Showing } from './rows-shown.ts'

interface Props<Row> {
  readonly fileName: string
  readonly difference: Difference<Row>
  readonly remarks: readonly string[]
  readonly refused: RefusedCells | undefined
  readonly showing: Showing
  readonly setShowing: (showing: Showing) => void
}

export function ReviewHead<Row>(props: Props<Row>) {
  const { fileName, difference, remarks, refused, showing, setShowing } = props
  const { rows, unknown, twice } = difference
  const clashes = amountOf(rows, 'clash')
  const unread = amountOf(rows, 'unread')
  return (
    <div className="workbook-head">
      {refused && <Refused refused={refused} />}
      <Text fw={600}>{fileName}</Text>
      <Text size="sm" c="dimmed">
        {remarks.join(' ')} Nothing is written before you say so.
      </Text>
      <Text className="workbook-counts">{countsText(difference)}</Text>
      {unknown.length > 0 && (
        <Text size="sm">
          Columns that are not known here, and are left out: {unknown.join(', ')}.
        </Text>
      )}
      {twice.length > 0 && (
        <Text size="sm">Columns that stand there twice; the first counts: {twice.join(', ')}.</Text>
      )}
      {clashes + unread > 0 && (
        <SegmentedControl
          aria-label="Show only"
          value={showing}
          onChange={value => setShowing(value)}
          data={[
            { value: 'all', label: 'All' },
            { value: 'clashes', label: `Conflicts (${numberText(clashes)})` },
            { value: 'unread', label: `Couldn’t read (${numberText(unread)})` },
          ]}
        />
      )}
    </div>
  )
}

function countsText<Row>({ counts: { read, changed, same, added, unread } }: Difference<Row>) {
  const parts = [
    `${numberText(changed)} changed`,
    `${numberText(same)} the same`,
    `${numberText(added)} new`,
    `${numberText(unread)} with something that cannot be read`,
  ]
  return `${numberText(read)} ${read === 1 ? 'row' : 'rows'} read: ${parts.join(', ')}.`
}

function Refused({ refused: { byCell, others } }: { readonly refused: RefusedCells }) {
  return (
    <Alert role="alert" color="red" variant="outline" title="Nothing was written" mb="sm">
      {byCell.size > 0 && (
        <Text>
          What is wrong stands beside it below. It is left out now: fix it, or save the rest.
        </Text>
      )}
      {others.length > 0 && (
        <List>
          {others.slice(0, 20).map(sentence => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List>
      )}
    </Alert>
  )
}
