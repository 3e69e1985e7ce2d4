// Records what was forgotten, with as many head as the count is off by.

import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { CellInput } from '../../../sheet/cards/cell-input.tsx'
import type { CellValue } from '../../../sheet/cells/cell-kind.ts'
import { DialogCard } from '../../../ui/dialog-card.tsx'
import { movePart } from '../ledger/move-part.ts'
import { moveNames } from '../stock/move-words.ts'
import { useStepColumns } from '../wizard-steps/moves-sheet.tsx'
import { closingDifference } from './class-row.ts'
import type { ClassRow } from './class-row.ts'
import type { StockStepProps } from './enterprise-in-hand.ts'
import { fieldsOfFix, givenOf } from './fixes.ts'
import type { Fix } from './fixes.ts'

interface Props extends StockStepProps {
  readonly row: ClassRow
  readonly fix: Fix
  readonly onClose: () => void
}

export function FixDialog({ hand, acts, row, fix, onClose }: Props) {
  const [names] = useState(() => fieldsOfFix(fix))
  const { columns, choices } = useStepColumns(hand, fix.kind, names)
  const [values, setValues] = useState<Readonly<Record<string, CellValue>>>({
    'line.number': Math.abs(closingDifference(row) ?? 0),
    'line.entry_date': null,
  })
  const [isTried, setTried] = useState(false)
  const given = givenOf(fix, row, hand.id)
  const cells = new Map(Object.entries({ ...given, ...values } as Record<string, CellValue>))
  const wrongIn = (name: string): string | undefined => {
    const column = columns.find(({ id }) => id === name)
    const value = values[name] ?? null
    const isMissing = value === null && isNeeded(name)
    if (isMissing) return isTried ? 'Enter this first.' : undefined
    return value === null ? undefined : column?.check?.(value, undefined, cells)
  }
  const title = `${moveNames[fix.kind]}: ${row.name}`
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const isWhole = names.every(
      name => !(isNeeded(name) && (values[name] ?? null) === null) && !wrongIn(name),
    )
    const marked = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!isWhole || marked) return marked?.focus()
    const part = movePart({ ...hand.place, newId: acts.newId, onlyFor: choices.onlyFor })
    const steps = part.steps(
      { ...given, ...values },
      { id: acts.newId(), row: undefined, place: 0 },
    )
    acts.keep({ label: title, farmId: hand.place.farmId, steps }, `${title} recorded.`)
    return onClose()
  }
  return (
    <DialogCard
      opened
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="fix-difference">
            Record it
          </Button>
        </>
      }
    >
      <form id="fix-difference" noValidate onSubmit={save}>
        <Stack gap="md">
          {isReconciling(fix) ? (
            <Text size="sm">
              The line makes the records agree with the count. It needs a note: say what is not
              known, or why.
            </Text>
          ) : null}
          {columns.map(column => (
            <CellInput
              key={column.id}
              column={column}
              label={column.heading}
              value={values[column.id] ?? null}
              error={wrongIn(column.id)}
              onCommit={value => setValues(now => ({ ...now, [column.id]: value }))}
            />
          ))}
        </Stack>
      </form>
    </DialogCard>
  )
}

function isReconciling({ kind }: Fix): boolean {
  return kind === 'adjustment in' || kind === 'adjustment out'
}

/** Without these it says nothing: of a reconciling line its note. */
function isNeeded(name: string): boolean {
  return [
    'line.number',
    'line.notes',
    'line.livestock_class_id',
    'into.livestock_class_id',
  ].includes(name)
}
