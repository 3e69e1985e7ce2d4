// The financial record of a farm in a period: every figure, searched, grouped, typed and explained.

import { useState } from 'react'
import { PeriodSheet } from '../../../period/period-sheet.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import { usePlace } from '../../../period/use-place.ts'
import { FinanceFrame } from '../finance-frame.tsx'
import { FigureDrawer } from './figure-drawer.tsx'
import { FigureFacts } from './figure-facts.tsx'
import { FigureFilter, FigureFilterOnPhone } from './figure-filter.tsx'
import type { FigureRow } from './figure-row.ts'
import { recordChange } from './record-change.ts'
import { recordEntity } from './whole-record-columns.ts'
import { useFigures, useShownFigures } from './use-figures.ts'
import { useWriteFigure } from './use-write-figure.ts'

export function RecordScreen() {
  return (
    <FinanceFrame title="Record">
      <RecordSheet />
    </FinanceFrame>
  )
}

function RecordSheet() {
  const place = usePlace()
  const { rows, columns, record, values, ...reading } = useFigures(place)
  const { shown, asked, ...filter } = useShownFigures(rows)
  const [opened, setOpened] = useState<number>()
  const writeFigure = useWriteFigure(rows, record)
  const figure = rows.find(({ id }) => id === opened)
  if (reading.isLoading || reading.failure) return <StillReading {...reading} />
  return (
    <>
      {asked.isSome ? null : <FigureFilterOnPhone {...filter} />}
      <PeriodSheet
        name="financial-record"
        title="Record"
        entity={recordEntity}
        columns={columns}
        rows={rows}
        asked={asked}
        shown={shown}
        rowName={nameOf}
        toChange={(write, at) => recordChange(write, at, { columns, record })}
        hasFixedRows
        groupings={groupings}
        onOpenRow={({ id }) => setOpened(id)}
        tools={asked.isSome ? null : <FigureFilter {...filter} />}
        cards={{
          facts: [],
          beside: figure => <FigureFacts figure={figure} />,
          onOpen: ({ id }) => setOpened(id),
          empty: none,
        }}
        empty={none}
      />
      <FigureDrawer
        figure={figure}
        values={values}
        onWrite={writeFigure}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}

const nameOf = ({ label }: FigureRow): string => label
const groupings = ['group']
const none = 'No figure is shown: choose All, or search for another word.'
