// A new line of the ledger, of one kind and class. Births follow from breeding, and a transfer has a second class:
// both are entered where there is room for them.

import type { StockMovementKind } from '@furrow/farming/stock/herd'
import { isMovesSome, whyNoneMoved } from '@furrow/farming/stock/head-moved'
import { Alert, Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { countText } from '../../../ui/amounts.ts'
import { CurrencyInput } from '../../../ui/inputs/currency-input.tsx'
import { DateInput } from '../../../ui/inputs/date-input.tsx'
import { NumberInput } from '../../../ui/inputs/number-input.tsx'
import { moveNames } from '../stock/move-words.ts'
import { addedMove } from '../stock/stock-moves.ts'

interface Props {
  readonly place: CollectionPlace
  readonly kind: StockMovementKind
  readonly of: { readonly classId: number; readonly enterpriseId: number }
  /** Of the class. */
  readonly name: string
  readonly seesMoney: boolean
}

export function AddLine({ kind, ...props }: Props) {
  if (kind === 'birth') {
    return <Text size="sm">Births follow from what is entered under Breeding.</Text>
  }
  if (kind === 'transfer in' || kind === 'transfer out') {
    return (
      <Text size="sm">A transfer is entered in the stock ledger, with the class they join.</Text>
    )
  }
  return <LineForm kind={kind} {...props} />
}

type Typed = Exclude<StockMovementKind, 'birth' | 'transfer in' | 'transfer out'>

function LineForm({ place, kind, of, name, seesMoney }: Props & { readonly kind: Typed }) {
  const { outbox } = useFurrow()
  const act = useUndoableAction()
  const [day, setDay] = useState<string | null>(null)
  const [number, setNumber] = useState<number | null>(null)
  const [weight, setWeight] = useState<number | null>(null)
  const [value, setValue] = useState<number | null>(null)
  const [notes, setNotes] = useState('')
  const [problem, setProblem] = useState<string>()
  const isTraded = kind === 'sale' || kind === 'purchase'
  const needsNote = kind === 'adjustment in' || kind === 'adjustment out'
  const submit = () => {
    if (number === null) return setProblem('Enter how many.')
    const none = isMovesSome(kind) ? whyNoneMoved(kind, number) : undefined
    if (none !== undefined) return setProblem(none)
    if (needsNote && notes.trim() === '') {
      return setProblem('Say in the note why the count is another.')
    }
    setProblem(undefined)
    const line = {
      livestock_class_id: of.classId,
      livestock_enterprise_id: of.enterpriseId,
      number,
      entry_date: day,
      weight,
      notes: notes.trim() || null,
    }
    const event = isTraded && value !== null ? { total_value: value } : {}
    const { farmId, periodId } = place
    const steps = addedMove(
      kind,
      { line, event },
      { farmId, periodId, newId: () => outbox.newId() },
    )
    const label = `${moveNames[kind]}: ${countText(number, 'head', 'head')} of ${name}`
    void act({ label, farmId, steps }, `Saved: ${label}.`)
  }
  return (
    <form
      aria-label="New line"
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <Group align="flex-end" gap="sm">
        <DateInput label="Date" value={day} onCommit={setDay} />
        <NumberInput label="Number" unit="head" required value={number} onCommit={setNumber} />
        <NumberInput label="Weight" unit="kg/head" value={weight} onCommit={setWeight} />
        {isTraded && seesMoney ? (
          <CurrencyInput label="Value" value={value} onCommit={setValue} />
        ) : null}
        <TextInput
          label="Note"
          required={needsNote}
          value={notes}
          onChange={event => setNotes(event.currentTarget.value)}
        />
        <Button type="submit">Add line</Button>
      </Group>
      {problem ? (
        <Alert mt="sm" color="red" role="alert">
          {problem}
        </Alert>
      ) : null}
    </form>
  )
}
