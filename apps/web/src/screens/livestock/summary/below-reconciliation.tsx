// What of the summary stands below the reconciliation.

import { Stack, Text } from '@mantine/core'
import { Chart } from '../../../charts/chart.tsx'
import { EnterprisesBeside } from '../../../period/beside/enterprises-beside.tsx'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { feedChart, flowChart } from './stock-charts.ts'
import { breedingTable, measureTable, scheduleTable, whyLossesMissing } from './summary-tables.ts'
import type { Summed } from './summary-workbook.ts'
import { MoveTable } from './trade-table.tsx'

interface Props extends Summed {
  readonly place: CollectionPlace
  /** Farm and period in words. */
  readonly of: string
  readonly seesMoney: boolean
}

export function BelowReconciliation(props: Props) {
  const { place, told, of, lists, sales, purchases, seesMoney } = props
  const enterprises = told.enterprises.flatMap(group => group.of?.id ?? [])
  const breeding = breedingTable(told)
  const missing = whyLossesMissing(breeding.rows)
  return (
    <>
      <Chart name="Stock flow" headingOrder={2} of={of} {...flowChart(told)} />
      {breeding.rows.length > 0 ? (
        <Stack gap="xs">
          <PlainTable caption={`Breeding of ${of}`} {...breeding} fixedOrder />
          {missing === undefined ? null : (
            <Text size="sm" c="dimmed">
              {missing}
            </Text>
          )}
        </Stack>
      ) : null}
      <MoveTable
        caption={`Sales of ${of}`}
        moves={sales}
        lists={lists}
        seesMoney={seesMoney}
        empty="Nothing sold yet."
      />
      <MoveTable
        caption={`Purchases of ${of}`}
        moves={purchases}
        lists={lists}
        seesMoney={seesMoney}
        empty="Nothing bought yet."
      />
      <PlainTable caption={`Measures of ${of}`} {...measureTable(told)} fixedOrder />
      <EnterprisesBeside place={place} kind="stock" enterprises={enterprises} />
      <Chart name="DSE by month" headingOrder={2} of={of} {...feedChart(told)} />
      <Stack gap="xs">
        <PlainTable
          caption={`Stock schedule for the accountant, ${of}`}
          {...scheduleTable(told, lists)}
          fixedOrder
        />
        <Text size="sm" c="dimmed">
          Natural increase at the tax office’s usual $20 a head of cattle and $4 a head of sheep.
          Deaths include what the count missed.
        </Text>
      </Stack>
    </>
  )
}
