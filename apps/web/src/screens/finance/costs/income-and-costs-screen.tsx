// Income and costs of a farm in a period, line by line in the order of a profit statement.

import { Text } from '@mantine/core'
import { asLast } from '@furrow/farming/record/formula'
import { useState } from 'react'
import { PeriodSheet } from '../../../period/period-sheet.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import { usePlace } from '../../../period/use-place.ts'
import { pointsAbout } from '../../../period/use-sheet-points.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { FinanceFrame } from '../finance-frame.tsx'
import { FigureDrawer } from '../record/figure-drawer.tsx'
import { FigureFilter, FigureFilterOnPhone } from '../record/figure-filter.tsx'
import { isFigureOf } from '../record/use-figures.ts'
import { useWriteFigure } from '../record/use-write-figure.ts'
import { recordEntity } from '../record/whole-record-columns.ts'
import { CarriedFields } from './carried-fields.tsx'
import { StatementFacts } from './statement-facts.tsx'
import { statementChange } from './statement-change.ts'
import { carriedEntity, statementViews } from './statement-columns.ts'
import type { StatementRow } from './statement-row.ts'
import { useStatement } from './use-statement.ts'

export function IncomeAndCostsScreen() {
  return (
    <FinanceFrame title="Income and costs">
      <StatementSheet />
    </FinanceFrame>
  )
}

function StatementSheet() {
  const { rows, columns, record, before, beforeName, ...reading } = useStatement(usePlace())
  const [which, setWhich] = useState('All')
  const [opened, setOpened] = useState<number>()
  const writeFigure = useWriteFigure(
    rows.map(({ figure }) => figure),
    record,
  )
  const row = rows.find(({ id }) => id === opened)
  const open = ({ id }: StatementRow) => setOpened(id)
  if (reading.isLoading || reading.failure) return <StillReading {...reading} />
  return (
    <>
      <Hint />
      <FigureFilterOnPhone which={which} setWhich={setWhich} />
      <PeriodSheet
        name="income-and-costs"
        title="Income and costs"
        entity={recordEntity}
        columns={columns}
        rows={rows}
        shown={which === 'All' ? rows : rows.filter(({ figure }) => isFigureOf(which, figure))}
        rowName={nameOf}
        isSum={isSum}
        toChange={(write, at) => statementChange(write, at, { columns, record })}
        points={points}
        hasFixedRows
        readyViews={statementViews}
        onOpenRow={open}
        tools={<FigureFilter which={which} setWhich={setWhich} />}
        cards={{
          facts: [],
          beside: one => <StatementFacts row={one} before={beforeName} />,
          onOpen: open,
          empty: none,
        }}
        empty={none}
      />
      <FigureDrawer
        figure={row?.figure}
        values={record && { ...record, ...asLast({ ...before }) }}
        beside={row ? <CarriedFields row={row} rows={rows} /> : undefined}
        onWrite={writeFigure}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}

function Hint() {
  const isPhone = useIsPhone()
  const where = isPhone ? 'when you open a direct cost' : 'in the view “Used up”'
  return (
    <Text c="dimmed">
      Amounts are without GST, costs as paid. What was on hand, paid ahead or owed is entered{' '}
      {where}.
    </Text>
  )
}

const nameOf = ({ label }: StatementRow): string => label
const isSum = (row: StatementRow): boolean => row.isSum
const points = pointsAbout([recordEntity.name, carriedEntity.name])
const none = 'No line is shown: choose All, or search for another word.'
