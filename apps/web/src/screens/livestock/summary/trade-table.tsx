// What was sold, and what was bought: trade by trade.

import { pricePerHead, pricePerKilogram } from '@furrow/farming/stock/trade-price'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import type { StockMove } from '../stock/stock-move.ts'
import type { StockLists } from '../stock/use-stock-lists.ts'

interface Props {
  readonly caption: string
  readonly moves: readonly StockMove[]
  readonly lists: Pick<StockLists, 'classes' | 'contacts'>
  readonly seesMoney: boolean
  /** All are of one, which is said already. */
  readonly ofOneClass?: boolean
  /** What is said where there are none. */
  readonly empty: string
}

export function MoveTable({ caption, moves, lists, seesMoney, ofOneClass, empty }: Props) {
  const columns = tradeColumns(lists, seesMoney)
  return (
    <PlainTable
      caption={caption}
      columns={ofOneClass ? columns.filter(({ key }) => key !== 'class') : columns}
      rows={moves}
      rowKey={({ id }) => id}
      empty={empty}
    />
  )
}

export function tradeColumns(
  { classes, contacts }: Props['lists'],
  seesMoney: boolean,
): readonly TableColumn<StockMove>[] {
  const [names, agents] = [namesOf(classes), namesOf(contacts)]
  return [
    { key: 'day', heading: 'Date', kind: 'day', value: ({ line }) => line.entry_date },
    { key: 'class', heading: 'Class', value: ({ line }) => names.get(line.livestock_class_id) },
    {
      key: 'head',
      heading: 'Head',
      kind: 'number',
      decimals: 0,
      total: 'sum',
      value: ({ line }) => line.number,
    },
    {
      key: 'weight',
      heading: 'Weight',
      unit: 'kg/head',
      kind: 'number',
      decimals: 1,
      value: ({ line }) => line.weight,
    },
    ...(seesMoney ? moneyColumns : []),
    {
      key: 'agent',
      heading: 'Agent',
      value: ({ event }) => agents.get(Number(event['contact_id'])),
    },
    { key: 'notes', heading: 'Note', value: ({ line }) => line.notes },
  ]
}

const tradeOf = ({ line, event }: StockMove) => {
  const value = event['total_value']
  return { head: line.number, weight: line.weight, value: typeof value === 'number' ? value : null }
}

const moneyColumns: readonly TableColumn<StockMove>[] = [
  {
    key: 'value',
    heading: 'Value',
    kind: 'money',
    decimals: 2,
    total: 'sum',
    value: move => tradeOf(move).value,
  },
  {
    key: 'each',
    heading: '$/head',
    kind: 'money',
    value: move => pricePerHead([tradeOf(move)]),
  },
  {
    key: 'kilogram',
    heading: '$/kg',
    kind: 'money',
    value: move => pricePerKilogram([tradeOf(move)]),
  },
]

function namesOf(rows: readonly { readonly id: number; readonly name: string }[]) {
  return new Map(rows.map(({ id, name }) => [id, name]))
}
