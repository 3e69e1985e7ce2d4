// In the drawer of a direct cost: what of it was on hand, paid ahead and owed at both ends, and what was used up.

import { SimpleGrid, Text, Title } from '@mantine/core'
import { beyondBounds } from '@furrow/wire/bound-words'
import { useState } from 'react'
import { labelOf } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useMayWrite } from '../../../period/use-may-write.ts'
import { usePlace } from '../../../period/use-place.ts'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import { CellInput } from '../../../sheet/cards/cell-input.tsx'
import { figureText } from '../kept-figures.ts'
import { carriedEntity, profitColumns } from './profit-columns.ts'
import { profitChange } from './profit-change.ts'
import type { ProfitRow } from './profit-row.ts'

interface Props {
  readonly row: ProfitRow
  readonly rows: readonly ProfitRow[]
}

export function CarriedFields({ row, rows }: Props) {
  const write = useWriteCarried(row, rows)
  const { used } = row
  if (!used) return null
  return (
    <section>
      <Title order={3}>Used up</Title>
      <Text>
        {used.now === null
          ? 'Counts as paid until something of it was on hand, paid ahead or owed.'
          : `${figureText(used.now, used.field)} was used up in this period.`}
        {row.carried ? ' Fields left empty count as nothing.' : null}
      </Text>
      {used.question ? <Text c="var(--attention)">{used.question.sentence}</Text> : null}
      {row.isCost ? (
        <SimpleGrid cols={2} spacing="sm" verticalSpacing="sm" mt="sm">
          {carriedNames.map(name => (
            <CarriedField key={name} name={name} row={row} onWrite={write} />
          ))}
        </SimpleGrid>
      ) : null}
    </section>
  )
}

const carriedNames = [
  'opening_on_hand',
  'closing_on_hand',
  'opening_prepaid',
  'closing_prepaid',
  'opening_owed',
  'closing_owed',
] as const

type CarriedName = (typeof carriedNames)[number]

interface FieldProps {
  readonly name: CarriedName
  readonly row: ProfitRow
  /** Nothing where one may not write. */
  readonly onWrite: ((name: CarriedName, value: number | null) => void) | undefined
}

function CarriedField({ name, row, onWrite }: FieldProps) {
  const [wrong, setWrong] = useState<string>()
  const field: Field = carriedEntity.fields[name]
  const label = labelOf(name, field)
  const value = row.carried?.[name] ?? null
  if (!onWrite) {
    return (
      <div>
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <Text>{figureText(value, field)}</Text>
      </div>
    )
  }
  return (
    <CellInput
      key={value}
      column={{ kind: { is: 'money' }, unit: '' }}
      label={label}
      value={value}
      error={wrong}
      onCommit={said => {
        const kept = typeof said === 'number' ? said : null
        const why = beyondBounds(kept, field, label)
        setWrong(why)
        if (why === undefined) onWrite(name, kept)
      }}
    />
  )
}

const columns = profitColumns(undefined)

function useWriteCarried(row: ProfitRow, rows: readonly ProfitRow[]): FieldProps['onWrite'] {
  const place = usePlace()
  const { outbox } = useFurrow()
  const { mayWrite } = useMayWrite(place)
  const keep = useUndoableAction()
  if (!mayWrite) return undefined
  return (name, value) => {
    const edits = [{ row: row.id, column: name, value }]
    const at = { ...place, rows, newId: () => outbox.newId() }
    const write = { label: row.label, edits, added: [], removed: [] }
    const change = profitChange(write, at, { columns, record: undefined })
    void keep(change, `${row.label} is saved.`)
  }
}
