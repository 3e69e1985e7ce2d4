// How far published figures move since the edition before.

import { Text } from '@mantine/core'
import type { MovedFigure } from '@furrow/wire/editions/edition-made-answer'
import { countText } from '../../ui/amounts.ts'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../ui/table/table-columns.ts'
import { TwoLines } from '../../ui/two-lines.tsx'

interface Props {
  readonly edition: number
  readonly moved: readonly MovedFigure[]
  readonly more: number
}

export function MovedFigures({ edition, moved, more }: Props) {
  const empty =
    edition === 1
      ? 'This is the first edition of the period.'
      : `Every figure is as in edition ${edition - 1}.`
  return (
    <>
      <PlainTable
        caption="What moves"
        hideCaption
        bare
        searchable
        columns={columns}
        rows={moved}
        rowKey={({ scope, group, figure }) => `${scope} ${group} ${figure}`}
        empty={empty}
      />
      {more > 0 ? <Text mt="sm">{countText(more, 'more figure')} of crops and stock.</Text> : null}
    </>
  )
}

const columns: readonly TableColumn<MovedFigure>[] = [
  {
    key: 'group',
    heading: 'Group',
    value: ({ group, of }) => `${group}, ${of}`,
    show: ({ group, of }) => <TwoLines below={of}>{group}</TwoLines>,
  },
  { key: 'label', heading: 'Figure', value: ({ label }) => label },
  { key: 'before', heading: 'Before', value: ({ before }) => before ?? 'Withheld' },
  { key: 'after', heading: 'After', value: ({ after }) => after ?? 'Withheld' },
]
