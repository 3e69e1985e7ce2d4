// The lines of income and costs: typed, pasted, compared with last period, and opened one by one.

import { useState } from 'react'
import { PeriodSheet } from '../../../period/period-sheet.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import { usePlace } from '../../../period/use-place.ts'
import { FigureFilter, FigureFilterOnPhone } from '../record/figure-filter.tsx'
import { isFigureOf } from '../record/use-figures.ts'
import { profitChange } from './profit-change.ts'
import { carriedEntity, profitPoints, profitViews } from './profit-columns.ts'
import { ProfitDrawer } from './profit-drawer.tsx'
import { ProfitFacts } from './profit-facts.tsx'
import type { ProfitRow } from './profit-row.ts'
import { useProfit } from './use-profit.ts'

export function ProfitSheet() {
  const profit = useProfit(usePlace())
  const { rows, columns, record, beforeName, isLoading, failure, retry } = profit
  const [which, setWhich] = useState('All')
  const [opened, setOpened] = useState<number>()
  const open = ({ id }: ProfitRow) => setOpened(id)
  if (isLoading || failure) return <StillReading {...{ isLoading, failure, retry }} />
  return (
    <>
      <FigureFilterOnPhone which={which} setWhich={setWhich} />
      <PeriodSheet
        name="income-and-costs"
        title="Income and costs"
        entity={carriedEntity}
        columns={columns}
        rows={rows}
        shown={which === 'All' ? rows : rows.filter(({ figure }) => isFigureOf(which, figure))}
        rowName={nameOf}
        isSum={isSum}
        toChange={(write, at) => profitChange(write, at, { columns, record })}
        points={profitPoints}
        hasFixedRows
        readyViews={profitViews}
        onOpenRow={open}
        tools={<FigureFilter which={which} setWhich={setWhich} />}
        cards={{
          facts: [],
          beside: one => <ProfitFacts row={one} before={beforeName} />,
          onOpen: open,
          empty: none,
        }}
        empty={none}
      />
      <ProfitDrawer profit={profit} opened={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

const nameOf = ({ label }: ProfitRow): string => label
const isSum = (row: ProfitRow): boolean => row.isSum
const none = 'No line is shown: choose All, or search for another word.'
