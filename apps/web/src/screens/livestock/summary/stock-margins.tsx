// Income and costs of stock by enterprise, and the way to who bears which cost.

import { Button, Group, Stack, Text } from '@mantine/core'
import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import { Link } from '@tanstack/react-router'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { shownText } from '../../../ui/table/table-columns.ts'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import { marginTable, marginWarning } from './margin-table.ts'
import type { MarginRow } from './margin-table.ts'

interface Props {
  readonly place: CollectionPlace
  /** Farm and period in words. */
  readonly of: string
  readonly margins: NonNullable<LivestockOfPeriod['margins']>
}

export function StockMargins({ place: { farmId, periodId }, of, margins }: Props) {
  const table = marginTable(margins)
  const warning = marginWarning(margins)
  const params = { farmId: String(farmId), periodId: String(periodId) }
  const to = '/collection/$farmId/period/$periodId/finance/shared-costs'
  return (
    <Stack gap="sm">
      <div className="stock-summary">
        <PlainTable
          caption={`Income and costs of the livestock of ${of}`}
          {...table}
          columns={table.columns.map(withStrongFarm)}
          fixedOrder
        />
      </div>
      {warning === undefined ? null : (
        <Text size="sm" c="var(--attention)" role="status">
          {warning}
        </Text>
      )}
      <Group gap="sm" className="no-print">
        <Button variant="default" renderRoot={props => <Link to={to} params={params} {...props} />}>
          Costs by enterprise
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        Direct costs are shared by DSE unless you choose otherwise. Cost per kg: direct costs and
        overheads for each kilogram grown, and for each kilogram of clean wool; where there is both,
        by what each earned.
      </Text>
    </Stack>
  )
}

function withStrongFarm(column: TableColumn<MarginRow>): TableColumn<MarginRow> {
  const shown = (row: MarginRow) => shownText(column.value(row), column)
  return { ...column, show: row => (row.isFarm ? <strong>{shown(row)}</strong> : shown(row)) }
}
