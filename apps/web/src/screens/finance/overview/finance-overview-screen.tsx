// What the farm owns, owes and earns in a period, beside the one before; each line leads to where it is
// filled in.

import { Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { WithSources } from '../../../period/explained/with-sources.tsx'
import { usePlaceWords } from '../../../period/use-place-names.ts'
import { usePlace } from '../../../period/use-place.ts'
import { StillReading } from '../../../period/still-reading.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import { FinanceFrame } from '../finance-frame.tsx'
import { balanceLines } from './balance-lines.ts'
import type { BalanceLine } from './balance-lines.ts'
import { HeadlineFigures } from './headline-figures.tsx'
import { useRecords } from './use-records.ts'

export function FinanceScreen() {
  return (
    <FinanceFrame title="Finance">
      <Overview />
    </FinanceFrame>
  )
}

function Overview() {
  const place = usePlace()
  const of = usePlaceWords(place)
  const { record, before, beforeName, ...reading } = useRecords(place)
  if (reading.isLoading || reading.failure) return <StillReading {...reading} />
  if (!record) {
    return (
      <Text>
        Nothing is recorded of this period’s finances yet. Begin with debts, or with the people who
        worked here; land, stock, crops and rain flow in by themselves.
      </Text>
    )
  }
  const params = { farmId: String(place.farmId), periodId: String(place.periodId) }
  const rows = balanceLines({ ...record }, { ...before })
  return (
    <Stack gap="md">
      <WithSources place={place}>
        <HeadlineFigures record={{ ...record }} />
      </WithSources>
      <PlainTable
        caption={`Balance sheet of ${of}`}
        columns={columnsOf(params, beforeName)}
        rows={rows}
        rowKey={({ name }) => name}
        fixedOrder
      />
    </Stack>
  )
}

function columnsOf(
  params: { readonly farmId: string; readonly periodId: string },
  beforeName: string | undefined,
): readonly TableColumn<BalanceLine>[] {
  const money = { kind: 'money', decimals: 0 } as const
  return [
    {
      key: 'label',
      heading: 'Line',
      value: ({ label }) => label,
      show: ({ kind, label, place }) => {
        if (kind === 'sum') return <strong>{label}</strong>
        if (!place) return label
        return (
          <Link className="finance-line" to={place} params={params}>
            {label}
          </Link>
        )
      },
    },
    { ...money, key: 'now', heading: 'This period', value: ({ now }) => now },
    ...(beforeName === undefined
      ? []
      : [
          {
            ...money,
            key: 'before',
            heading: beforeName,
            value: ({ before }: BalanceLine) => before,
          },
          {
            ...money,
            key: 'change',
            heading: 'Change',
            value: ({ change }: BalanceLine) => change,
          },
        ]),
  ]
}
