// Lines of what was sold, or of what is still to be sold, of one crop.

import { Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { SheetOrCards } from '../../../sheet/sheet-or-cards.tsx'
import { RecordFiles } from '../../../period/files/record-files.tsx'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { saleChange } from './sale-change.ts'
import { saleColumns } from './sale-columns.ts'
import type { SaleLists } from './sale-columns.ts'
import type { LineKind, SaleProduct, Way } from './sale-kinds.ts'
import type { SaleRow } from './sale-row.ts'

interface Props {
  readonly place: CollectionPlace
  readonly grown: number
  readonly way: Way
  readonly product: SaleProduct
  readonly title: string
  readonly kind: LineKind
  readonly rows: readonly SaleRow[]
  readonly lists: SaleLists
  readonly mayWrite: boolean
}

export function SaleSheet({
  place,
  grown,
  way,
  product,
  title,
  kind,
  rows,
  lists,
  mayWrite,
}: Props) {
  const { outbox } = useFurrow()
  const columns = useMemo(() => saleColumns(way, product, lists), [way, product, lists])
  const writing = { kind, farmId: place.farmId, grown, rows, columns, newId: () => outbox.newId() }
  const { one, add, none } = wordsOf[way]
  return (
    <>
      <Title order={4} mt="md" mb="xs">
        {way === 'sold' ? 'Sold' : 'Still in storage'}
      </Title>
      <SheetOrCards
        name={`sales-${way}-${product}`}
        title={title}
        compact
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={row => String(rows.indexOf(row) + 1)}
        toChange={mayWrite ? write => saleChange(write, writing) : undefined}
        canAdd={mayWrite}
        removing={mayWrite ? { canRestore: true } : undefined}
        actions={chosen => <FilesOfSale {...{ chosen, kind, place, mayWrite }} />}
        cards={{
          name: row => `${one} ${rows.indexOf(row) + 1}`,
          level: 5,
          facts: columns.map(({ id }) => id),
          add,
          empty: <Text c="dimmed">{none}</Text>,
        }}
        empty={none}
      />
    </>
  )
}

const wordsOf: Readonly<Record<Way, Readonly<Record<'one' | 'add' | 'none', string>>>> = {
  sold: { one: 'Sale', add: 'Add sale', none: 'No sales yet.' },
  unsold: { one: 'Lot', add: 'Add lot in storage', none: 'Nothing in storage.' },
}

type Chosen = Pick<Props, 'kind' | 'place' | 'mayWrite'> & { readonly chosen: readonly SaleRow[] }

/** A docket is of one sale. */
function FilesOfSale({ chosen: [row, ...others], kind, place, mayWrite }: Chosen) {
  if (!row || others.length > 0 || kind.heads !== 'crop_sale_actuals') return null
  const record = { resource: kind.heads, id: row.head.id }
  return (
    <RecordFiles
      place={place}
      record={record}
      what="docket"
      category="RCTI or sale advice"
      mayWrite={mayWrite}
    />
  )
}
