// The financial record of a farm in a period: every figure, searched, grouped, typed and explained.

import { useMemo, useState } from 'react'
import { PeriodSheet } from '../../../period/period-sheet.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import { useMayWrite } from '../../../period/use-may-write.ts'
import { usePlace } from '../../../period/use-place.ts'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import { FinanceFrame } from '../finance-frame.tsx'
import { FigureDrawer } from './figure-drawer.tsx'
import { FigureFilter } from './figure-filter.tsx'
import type { FigureRow } from './figure-row.ts'
import { recordChange } from './record-change.ts'
import { recordEntity } from './whole-record-columns.ts'
import { useFigures, useShownFigures } from './use-figures.ts'

export function RecordScreen() {
  return (
    <FinanceFrame title="Record">
      <RecordSheet />
    </FinanceFrame>
  )
}

function RecordSheet() {
  const place = usePlace()
  const { mayWrite } = useMayWrite(place)
  const { rows, columns, record, values, ...reading } = useFigures(place)
  const { shown, ...filter } = useShownFigures(rows)
  const [opened, setOpened] = useState<number>()
  const keep = useUndoableAction()
  const figure = rows.find(({ id }) => id === opened)
  const clear = useMemo(
    () => (row: FigureRow) => {
      const edits = [{ row: row.id, column: 'now', value: null }]
      const write = { label: row.label, edits, added: [], removed: [] }
      const at = { ...place, rows, newId: () => 0 }
      void keep(recordChange(write, at, record), `${row.label}: calculated.`)
    },
    [place, rows, record, keep],
  )
  if (reading.isLoading || reading.failure) return <StillReading {...reading} />
  return (
    <>
      <PeriodSheet
        name="financial-record"
        title="Record"
        entity={recordEntity}
        columns={columns}
        rows={rows}
        shown={shown}
        rowName={nameOf}
        toChange={(write, at) => recordChange(write, at, record)}
        hasFixedRows
        groupings={groupings}
        onOpenRow={({ id }) => setOpened(id)}
        tools={<FigureFilter {...filter} />}
        cards={{
          facts: ['now', 'unit', 'origin'],
          onOpen: ({ id }) => setOpened(id),
          empty: none,
        }}
        empty={none}
      />
      <FigureDrawer
        figure={figure}
        values={values}
        onUseLines={mayWrite ? clear : undefined}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}

const nameOf = ({ label }: FigureRow): string => label
const groupings = ['group']
const none = 'No figure is shown: choose All, or search for another word.'
