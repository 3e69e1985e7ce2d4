// What is told of the server row by row: calls, connections, slow statements, and what takes room.

import type { ServerState } from '@furrow/wire/office/server-state-answer'
import { notKnown, sizeText } from '../../ui/amounts.ts'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../ui/table/table-columns.ts'
import { poolWord, spanOf } from './server-state-words.ts'

type CalledState = ServerState['calls'][number]
type PoolState = ServerState['pools'][number]
type SlowTold = ServerState['slow_statements'][number]
type TableSize = NonNullable<ServerState['database']>['tables'][number]

const callColumns: readonly TableColumn<CalledState>[] = [
  {
    key: 'call',
    heading: 'Call',
    value: ({ call }) => call,
    show: ({ call }) => <code className="state-code">{call}</code>,
  },
  {
    key: 'rate',
    heading: 'A minute',
    kind: 'number',
    decimals: 1,
    value: ({ per_minute }) => per_minute,
  },
  {
    key: 'median',
    heading: 'Half within',
    kind: 'number',
    value: ({ median_ms }) => median_ms,
    show: ({ median_ms }) => spanOf(median_ms),
  },
  {
    key: 'p95',
    heading: '95% within',
    kind: 'number',
    value: ({ p95_ms }) => p95_ms,
    show: ({ p95_ms }) => spanOf(p95_ms),
  },
  { key: 'failed', heading: 'Failed', kind: 'number', value: ({ failed }) => failed },
]

const poolColumns: readonly TableColumn<PoolState>[] = [
  { key: 'pool', heading: 'Used for', value: ({ pool }) => poolWord(pool) },
  { key: 'used', heading: 'Busy', kind: 'number', value: ({ used }) => used },
  { key: 'idle', heading: 'Idle', kind: 'number', value: ({ idle }) => idle },
  { key: 'most', heading: 'At most', kind: 'number', value: ({ most }) => most },
  {
    key: 'waiting',
    heading: 'Waiting for one',
    kind: 'number',
    value: ({ waiting }) => waiting,
  },
]

/** What is longer than its box is scrolled through without a mouse, too. */
const movedByKeys = { role: 'group', 'aria-label': 'Statement', tabIndex: 0 }

const slowColumns: readonly TableColumn<SlowTold>[] = [
  { key: 'at', heading: 'Time', kind: 'moment', value: ({ at }) => at },
  {
    key: 'ms',
    heading: 'Took',
    kind: 'number',
    value: ({ ms }) => ms,
    show: ({ ms }) => spanOf(ms),
  },
  {
    key: 'statement',
    heading: 'Statement',
    value: ({ call, shape }) => `${call ?? notKnown}: ${shape}`,
    show: ({ call, shape }) => (
      <span className="state-code">
        <strong>{call ?? notKnown}</strong>
        <code className="state-statement" {...movedByKeys}>
          {shape}
        </code>
      </span>
    ),
  },
]

const sizeColumns: readonly TableColumn<TableSize>[] = [
  { key: 'name', heading: 'Table', value: ({ name }) => name },
  {
    key: 'size',
    heading: 'Size',
    kind: 'number',
    value: ({ bytes }) => bytes,
    show: ({ bytes }) => sizeText(bytes),
  },
  { key: 'rows', heading: 'Rows, about', kind: 'number', value: ({ rows }) => rows },
]

export function CallsTable({ calls }: Pick<ServerState, 'calls'>) {
  return (
    <PlainTable
      caption="Calls that took the most time"
      columns={callColumns}
      rows={calls}
      rowKey={({ call }) => call}
      empty="Nothing was asked."
    />
  )
}

export function PoolsTable({ pools }: Pick<ServerState, 'pools'>) {
  return (
    <PlainTable
      caption="Database connections"
      columns={poolColumns}
      rows={pools}
      rowKey={({ pool }) => pool}
      fixedOrder
      bare
    />
  )
}

export function SlowTable({ slow_statements: slow }: Pick<ServerState, 'slow_statements'>) {
  return (
    <PlainTable
      caption="Latest slow statements, without their values"
      columns={slowColumns}
      rows={slow}
      rowKey={({ at, shape }) => `${at} ${shape}`}
      empty="No statement was slow."
    />
  )
}

export function LargestTables({ database }: Pick<ServerState, 'database'>) {
  return (
    <PlainTable
      caption="Largest tables"
      columns={sizeColumns}
      rows={database?.tables ?? []}
      rowKey={({ name }) => name}
      empty="The database can’t be reached right now."
    />
  )
}
