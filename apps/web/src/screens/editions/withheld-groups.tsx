// Of which groups something is withheld, by which rule, and what would change that.

import { Text } from '@mantine/core'
import type { EditionReview, ReviewedGroup } from '@furrow/wire/editions/edition-made-answer'
import { countText } from '../../ui/amounts.ts'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../ui/table/table-columns.ts'
import { TwoLines } from '../../ui/two-lines.tsx'

export function WithheldGroups({ review }: { readonly review: EditionReview }) {
  const { groups, more_groups: more } = review
  const withheld = groups.filter(({ average, figures }) => average !== null || figures > 0)
  return (
    <>
      <PlainTable
        caption="Withheld"
        hideCaption
        bare
        searchable
        columns={columns}
        rows={withheld}
        rowKey={({ scope, kind, group }) => `${scope} ${kind} ${group}`}
        empty="Nothing of any group is withheld."
      />
      {more > 0 ? <Text mt="sm">{countText(more, 'more group')} of crops and stock.</Text> : null}
    </>
  )
}

const columns: readonly TableColumn<ReviewedGroup>[] = [
  {
    key: 'group',
    heading: 'Group',
    value: ({ group, of }) => `${group}, ${of}`,
    show: ({ group, of }) => <TwoLines below={of}>{group}</TwoLines>,
  },
  { key: 'farms', heading: 'Farms', value: ({ farms }) => farms, kind: 'number' },
  {
    key: 'average',
    heading: 'Average farm',
    value: ({ average }) => (average ? 'Withheld' : 'Published'),
  },
  { key: 'why', heading: 'Why', value: whyOf },
]

function whyOf({ average, withheld }: ReviewedGroup): string {
  if (average) return `${average.why} ${average.mend}`
  return withheld
    .map(({ figures, why, mend }) => `${countText(figures, 'figure')}: ${why} ${mend}`)
    .join(' ')
}
