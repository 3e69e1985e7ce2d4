// What the tables of a list say of each row, and what can be done with it.

import { Button, Group, Text } from '@mantine/core'
import { countText, dayOfMoment, dayText, notKnown } from '../../ui/amounts.ts'
import type { TableColumn } from '../../ui/table/table-columns.ts'
import { isProposed } from './use-listed-rows.ts'
import type { ListRow } from './use-listed-rows.ts'

export interface ListDeeds {
  /** Where names may be changed. */
  readonly onRename?: (row: ListRow) => void
  readonly onAccept: (row: ListRow) => void
  readonly onMerge: (row: ListRow) => void
  readonly onOffer: (row: ListRow, isOffered: boolean) => void
}

type Column = TableColumn<ListRow>

const name = (heading: string): Column => ({ key: 'name', heading, value: row => row.name })
const used: Column = {
  key: 'rows',
  heading: 'Used',
  kind: 'number',
  value: row => row.rows,
  show: ({ rows, farms }) =>
    rows === 0 ? (
      'Not used'
    ) : (
      <TwoLines first={countText(rows, 'record')} second={countText(farms, 'farm')} />
    ),
}

export function proposedColumns(deeds: ListDeeds): readonly Column[] {
  return [
    {
      ...name('Variety'),
      show: row => <TwoLines first={row.name} second={row.group ?? ''} />,
    },
    { key: 'near', heading: 'Similar', value: row => row.near?.name },
    used,
    {
      key: 'by',
      heading: 'Added by',
      value: row => row.added_by,
      show: ({ added_by: by, added_at: at }) => (
        <TwoLines first={by ?? notKnown} second={dayText(dayOfMoment(at))} />
      ),
    },
    deedsColumn(deeds),
  ]
}

export function listedColumns(heading: string, deeds: ListDeeds): readonly Column[] {
  return [
    name(heading),
    { key: 'state', heading: 'Status', value: stateWords },
    used,
    deedsColumn(deeds),
  ]
}

export function usedWords({ rows, farms }: Pick<ListRow, 'rows' | 'farms'>): string {
  if (rows === 0) return 'Not used'
  return `${countText(rows, 'record')} on ${countText(farms, 'farm')}`
}

function TwoLines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <span className="list-lines">
      {first}
      <Text span size="sm" c="dimmed">
        {second}
      </Text>
    </span>
  )
}

function stateWords(row: ListRow): string {
  if (row.merged_into) return `Merged into ${row.merged_into.name}`
  if (!row.offered) return 'Retired'
  // Nobody checks names that mean something everywhere, such as tags.
  if (row.group === undefined) return 'Offered'
  return row.accepted ? 'Accepted' : 'Proposed'
}

function deedsColumn(deeds: ListDeeds): Column {
  return {
    key: 'deeds',
    heading: 'Actions',
    value: () => null,
    show: row => <Deeds row={row} {...deeds} />,
  }
}

function Deeds({
  row,
  onAccept,
  onRename,
  onMerge,
  onOffer,
}: ListDeeds & { readonly row: ListRow }) {
  if (row.merged_into) return null
  const isOffered = row.offered
  const offer = isOffered ? 'Retire' : 'Offer again'
  return (
    <Group gap="xs" className="list-deeds">
      {isProposed(row) ? (
        <Button variant="default" aria-label={`Accept: ${row.name}`} onClick={() => onAccept(row)}>
          Accept
        </Button>
      ) : null}
      {onRename ? (
        <Button variant="default" aria-label={`Rename…: ${row.name}`} onClick={() => onRename(row)}>
          Rename…
        </Button>
      ) : null}
      <Button variant="default" aria-label={`Merge…: ${row.name}`} onClick={() => onMerge(row)}>
        Merge…
      </Button>
      <Button
        variant="subtle"
        aria-label={`${offer}: ${row.name}`}
        onClick={() => onOffer(row, !isOffered)}
      >
        {offer}
      </Button>
    </Group>
  )
}
