// One of the sheets of finance whose rows are records of one kind.

import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { useAskedRows } from '../../../period/asked-rows.tsx'
import { PeriodSheet } from '../../../period/period-sheet.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import { useSeesMoney } from '../../../period/use-sees-money.ts'
import { columnsFor } from '../../../period/without-money.ts'
import { usePlace } from '../../../period/use-place.ts'
import { lineColumns } from './line-columns.ts'
import type { LineOptions } from './line-columns.ts'
import type { MoneySheet } from './line-kinds.ts'
import type { LineRow } from './line-row.ts'

interface Props {
  readonly kind: MoneySheet
  readonly options?: LineOptions
  /** How a row is called, where that is not what its first column says. */
  readonly rowName?: (row: LineRow) => string
}

export function LineSheet({ kind, options = none, rowName }: Props) {
  const { farmId: farm_id, periodId: period_id } = usePlace()
  // All of them say in the same fields whose they are.
  const resource = kind.entity.name as 'loans'
  const { rows, ...reading } = useRows(resource, { where: { farm_id, period_id }, sort: ['id'] })
  const seesMoney = useSeesMoney(farm_id)
  const { columns, unseen } = useMemo(
    () => columnsFor(seesMoney, seesMoney => lineColumns(kind, options, seesMoney)),
    [kind, options, seesMoney],
  )
  const asked = useAskedRows(rows)
  const nameOf = (row: LineRow) => rowName?.(row) ?? String(row[kind.called] ?? kind.entity.label)
  if (reading.isLoading || reading.failure) return <StillReading {...reading} />
  return (
    <PeriodSheet
      name={kind.name}
      title={kind.title}
      entity={kind.entity}
      columns={columns}
      unseen={unseen}
      rows={rows}
      asked={asked}
      rowName={nameOf}
      removing="in sheet and workbook"
      cards={{
        facts: columns.slice(1, 7).map(({ id }) => id),
        add: `Add ${kind.entity.label.toLowerCase()}`,
        empty: <Text c="dimmed">{kind.empty}</Text>,
      }}
      empty={kind.empty}
    />
  )
}

const none: LineOptions = {}
