// What reads differently than in the version before, figure by figure.

import { Button } from '@mantine/core'
import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { useState } from 'react'
import { notKnown } from '../../../ui/amounts.ts'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../../ui/table/table-columns.ts'

const atFirst = 20

export function WhatChanged({ report }: { readonly report: FarmReport }) {
  const { changed, changed_since: since } = report
  const [isAll, setAll] = useState(false)
  if (since === null) return null
  if (changed.length === 0) return <p>Nothing changed since version {since}.</p>
  const shown = isAll ? changed : changed.slice(0, atFirst)
  return (
    <details className="report-changed">
      <summary>
        What changed since version {since} ({changed.length})
      </summary>
      <PlainTable
        caption={`What changed since version ${since}`}
        hideCaption
        bare
        fixedOrder
        columns={columns}
        rows={shown.map((figure, place) => ({ ...figure, place }))}
        rowKey={({ place }) => place}
      />
      {changed.length > atFirst ? (
        <Button variant="default" className="no-print" onClick={() => setAll(!isAll)}>
          {isAll ? 'Show fewer' : `Show all ${changed.length}`}
        </Button>
      ) : null}
    </details>
  )
}

type Changed = FarmReport['changed'][number]

const columns: readonly TableColumn<Changed>[] = [
  { key: 'where', heading: 'Where', value: ({ where }) => where },
  { key: 'before', heading: 'Before', value: ({ before }) => before ?? notKnown },
  { key: 'after', heading: 'After', value: ({ after }) => after ?? notKnown },
]
