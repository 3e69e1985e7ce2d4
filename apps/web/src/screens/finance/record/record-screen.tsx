// The financial record of a farm in a period: every figure, searched, grouped, typed and explained.

import { Group, SegmentedControl, Switch } from '@mantine/core'
import { entityIn } from '@furrow/catalogue/entity'
import { finance } from '@furrow/catalogue/chapters/finance'
import { useMemo, useState } from 'react'
import { PeriodSheet } from '../../../period/period-sheet.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import { useMayWrite } from '../../../period/use-may-write.ts'
import { usePlace } from '../../../period/use-place.ts'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import { FinanceFrame } from '../finance-frame.tsx'
import { FigureDrawer } from './figure-drawer.tsx'
import type { FigureRow } from './figure-row.ts'
import { recordChange } from './record-change.ts'
import { useFigures } from './use-figures.ts'
import { useShownFigures } from './use-shown-figures.ts'

const entity = entityIn(finance, 'assets')

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
  const { rows, columns, record, ...reading } = useFigures(place)
  const { shown, which, setWhich, hasTwins, setTwins } = useShownFigures(rows)
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
        entity={entity}
        columns={columns}
        rows={rows}
        shown={shown}
        rowName={nameOf}
        toChange={(write, at) => recordChange(write, at, record)}
        hasFixedRows
        groupings={groupings}
        onOpenRow={({ id }) => setOpened(id)}
        tools={
          <Group gap="sm">
            <SegmentedControl
              size="xs"
              aria-label="Figures shown"
              value={which}
              onChange={setWhich}
              data={['All', 'Filled in', 'To type']}
            />
            <Switch
              label="Per ha and ML"
              checked={hasTwins}
              onChange={event => setTwins(event.currentTarget.checked)}
            />
          </Group>
        }
        cards={{
          facts: ['now', 'unit', 'origin'],
          onOpen: ({ id }) => setOpened(id),
          empty: none,
        }}
        empty={none}
      />
      <FigureDrawer
        figure={figure}
        record={record}
        onUseLines={mayWrite ? clear : undefined}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}

const nameOf = ({ label }: FigureRow): string => label
const groupings = ['group']
const none = 'No figure is shown: choose All, or search for another word.'
