// One of the yearly sheets.

import { Text } from '@mantine/core'
import { useCallback, useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { PeriodSheet } from '../../../period/period-sheet.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import { useSeesMoney } from '../../../period/use-sees-money.ts'
import { columnsFor } from '../../../period/without-money.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { stockChoices } from '../stock/stock-choices.ts'
import { useStockLists } from '../stock/use-stock-lists.ts'
import { yearlyColumns } from './yearly-columns.ts'
import type { YearlyRow } from './yearly-row.ts'
import type { YearlyKind } from './yearly-kinds.ts'

interface Props {
  readonly place: CollectionPlace
  readonly kind: YearlyKind
}

export function YearlySheet({ place, kind }: Props) {
  const where = { farm_id: place.farmId, period_id: place.periodId }
  // All of them say in the same fields whose they are.
  const resource = kind.entity.name as 'livestock_inventory_collections'
  const { rows, ...reading } = useRows(resource, { where, sort: ['id'] })
  const { lists, isLoading } = useStockLists(place)
  const seesMoney = useSeesMoney(place.farmId)
  const choices = useMemo(() => {
    const run = lists.run.map(({ livestock_enterprise_id: id }) => ({ id }))
    return stockChoices(lists, run)
  }, [lists])
  const { columns, unseen } = useMemo(
    () => columnsFor(seesMoney, seesMoney => yearlyColumns(kind, { choices, seesMoney })),
    [kind, choices, seesMoney],
  )
  const names = useMemo(() => new Map(lists.classes.map(({ id, name }) => [id, name])), [lists])
  const rowName = useCallback(
    (row: YearlyRow) => names.get(Number(row['livestock_class_id'])) ?? kind.entity.label,
    [names, kind],
  )
  if (isLoading || reading.isLoading || reading.failure) {
    return <StillReading {...reading} isLoading={isLoading || reading.isLoading} />
  }
  const empty = `Nothing here yet. Begin in the first row, or paste a list from Excel.`
  return (
    <PeriodSheet
      name={`stock-${kind.name}`}
      title={kind.title}
      entity={kind.entity}
      columns={columns}
      unseen={unseen}
      rows={rows}
      rowName={rowName}
      removing="in sheet and workbook"
      cards={{
        facts: columns.slice(1, 5).map(({ id }) => id),
        add: 'Add a line',
        empty: <Text c="dimmed">{empty}</Text>,
      }}
      empty={empty}
    />
  )
}
