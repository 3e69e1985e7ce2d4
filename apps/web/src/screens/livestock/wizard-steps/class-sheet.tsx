// The classes of the enterprise, a row each, at one end of the period.

import { Button, Text } from '@mantine/core'
import type { ShownColumns } from '../../../period/without-money.ts'
import { UndoBesideCards } from '../../../sheet/cards/undo-beside-cards.tsx'
import { SheetOrCards } from '../../../sheet/sheet-or-cards.tsx'
import { sheetChange } from '../../../sheet/writing/sheet-change.ts'
import type { SheetParts } from '../../../sheet/writing/sheet-change.ts'
import type { ClassRow } from '../wizard/class-row.ts'
import type { StockStepProps } from '../wizard/enterprise-in-hand.ts'
import type { ClassColumn } from './class-columns.ts'

interface Props extends StockStepProps, ShownColumns<ClassColumn> {
  readonly name: string
  readonly title: string
  readonly parts: SheetParts<ClassRow>
}

export function ClassSheet({ hand, acts, name, title, columns, unseen, parts }: Props) {
  const { rows, mayWrite, place } = hand
  if (rows.length === 0) {
    return (
      <Text>
        Choose the classes first.{' '}
        <Button variant="subtle" onClick={() => acts.go('classes')}>
          Go to classes
        </Button>
      </Text>
    )
  }
  const write = { farmId: place.farmId, rows, columns, parts, newId: acts.newId }
  return (
    <>
      {mayWrite ? <UndoBesideCards /> : null}
      <SheetOrCards
        name={`stock-wizard-${name}`}
        title={title}
        compact
        columns={columns}
        unseen={unseen}
        rows={rows}
        rowId={({ id }) => id}
        rowName={row => row.name}
        toChange={mayWrite ? written => sheetChange(written, write) : undefined}
        canRestore
        points={hand.points}
        cards={{ level: 3, facts: columns.map(({ id }) => id), empty: null }}
      />
    </>
  )
}
