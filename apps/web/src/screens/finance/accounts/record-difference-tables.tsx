// What a statement changes in the record, and what it is only compared with, before anything is written.

import { Text } from '@mantine/core'
import { moneyText } from '../../../ui/amounts.ts'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import { originName } from '../record/figure-row.ts'
import type { ComparedFigure, FigureDifference } from './record-differences.ts'
import { figureName } from './statement-options.ts'

interface Props {
  readonly differences: readonly FigureDifference[]
  readonly compared: readonly ComparedFigure[]
  readonly lastPeriod: string | undefined
}

export function RecordDifferenceTables({ differences, compared, lastPeriod }: Props) {
  return (
    <>
      <PlainTable
        caption="What changes in the record"
        columns={changesOf(lastPeriod)}
        rows={differences}
        rowKey={({ name }) => name}
        fixedOrder
        empty={<Text>Nothing yet: place the accounts first.</Text>}
      />
      {compared.length > 0 ? (
        <PlainTable
          caption="Compared with what is recorded, and not written"
          columns={comparing}
          rows={compared}
          rowKey={({ name }) => name}
          fixedOrder
        />
      ) : null}
    </>
  )
}

function changesOf(lastPeriod: string | undefined): readonly TableColumn<FigureDifference>[] {
  const money = { kind: 'money', decimals: 2 } as const
  return [
    { key: 'name', heading: 'Line of the record', value: ({ name }) => figureName(name) },
    {
      ...money,
      key: 'now',
      heading: 'Here now',
      value: ({ now }) => now,
      show: ({ now, from }) => (
        <>
          {moneyText(now)}
          {now === null ? null : <span className="statement-under">{originName(from)}</span>}
        </>
      ),
    },
    { ...money, key: 'said', heading: 'In the statement', value: ({ said }) => said },
    {
      ...money,
      key: 'after',
      heading: 'After',
      value: ({ after }) => after,
      show: ({ after, now }) =>
        after === now ? moneyText(after) : <strong>{moneyText(after)}</strong>,
    },
    ...(lastPeriod === undefined
      ? []
      : [
          {
            ...money,
            key: 'last',
            heading: lastPeriod,
            value: ({ lastPeriod: before }: FigureDifference) => before,
          },
        ]),
  ]
}

const comparing: readonly TableColumn<ComparedFigure>[] = [
  { key: 'name', heading: 'Line of the record', value: ({ name }) => figureName(name) },
  { key: 'recorded', heading: 'Recorded', kind: 'money', value: ({ recorded }) => recorded },
  { key: 'said', heading: 'In the statement', kind: 'money', value: ({ said }) => said },
  {
    key: 'difference',
    heading: 'Difference',
    kind: 'money',
    value: ({ difference }) => difference,
  },
]
