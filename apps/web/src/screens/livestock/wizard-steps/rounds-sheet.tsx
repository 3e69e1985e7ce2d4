// The breeding rounds of the enterprise, a row each, with what a step asks of them.

import { useMemo } from 'react'
import { UndoBesideCards } from '../../../sheet/cards/undo-beside-cards.tsx'
import { SheetOrCards } from '../../../sheet/sheet-or-cards.tsx'
import { sheetChange } from '../../../sheet/writing/sheet-change.ts'
import { roundColumns } from '../breeding/round-columns.ts'
import type { RoundColumn } from '../breeding/round-columns.ts'
import { roundParts } from '../breeding/round-parts.ts'
import type { RoundKind, RoundRow } from '../breeding/round-row.ts'
import { stockChoices } from '../stock/stock-choices.ts'
import type { EnterpriseInHand, StockStepProps } from '../wizard/enterprise-in-hand.ts'

interface Props extends StockStepProps {
  readonly title: string
  readonly kinds: readonly RoundKind[]
  /** Rounds are begun and taken away here. */
  readonly canAdd?: boolean
}

export function RoundsSheet({ hand, acts, title, kinds, canAdd = false }: Props) {
  const { place, classes, rounds, mayWrite } = hand
  const { columns, onlyFor } = useStepColumns(hand, kinds, canAdd)
  const nameOf = ({ round }: RoundRow) =>
    classes.find(one => one.id === round.livestock_class_id)?.name ?? ''
  const parts = roundParts({ ...place, newId: acts.newId, onlyFor })
  const write = { farmId: place.farmId, rows: rounds, columns, parts, newId: acts.newId }
  const canWrite = mayWrite && canAdd
  return (
    <>
      {mayWrite ? <UndoBesideCards /> : null}
      <SheetOrCards
        name={`stock-wizard-${kinds.join('-')}`}
        title={title}
        compact
        columns={columns}
        rows={rounds}
        rowId={idOf}
        rowName={round => (canAdd ? String(rounds.indexOf(round) + 1) : nameOf(round))}
        toChange={mayWrite ? written => sheetChange(written, write) : undefined}
        canAdd={canWrite}
        canRestore
        removing={canWrite ? { canRestore: true } : undefined}
        points={hand.points}
        cards={{
          name: nameOf,
          level: 3,
          facts: columns.map(column => column.id),
          ...(canAdd && { add: 'Add round' }),
          empty: null,
        }}
        empty={canAdd ? 'None yet.' : 'No round yet: add it at joining.'}
      />
    </>
  )
}

const idOf = ({ id }: RoundRow): number => id

/** Whatever is joined here is of this enterprise. */
function useStepColumns(
  { stock, classes, id }: EnterpriseInHand,
  kinds: readonly RoundKind[],
  canAdd: boolean,
) {
  const { lists } = stock
  return useMemo(() => {
    const choices = stockChoices(lists, [{ id }])
    const breeding = new Set(classes.flatMap(one => (one.breeding ? [one.id] : [])))
    const all = roundColumns({ choices, isBreeding: one => breeding.has(one) })
    const isAsked = ({ id: name }: RoundColumn) =>
      (canAdd && name === 'round.livestock_class_id') ||
      kinds.some(kind => name.startsWith(`${kind}.`))
    return { columns: all.filter(isAsked).map(shown), onlyFor: choices.onlyFor }
  }, [lists, classes, id, kinds, canAdd])
}

function shown({ hidden: _, group: __, ...column }: RoundColumn): RoundColumn {
  const heading = headings[column.id] ?? column.heading
  return { ...column, heading, frozen: false, width: Math.max(column.width ?? 0, 130) }
}

/** Where two kinds stand beside each other, each day says of what it is. */
const headings: Readonly<Record<string, string>> = {
  'scanning.date': 'Scanned on',
  'birthing.date': 'First born',
  'marking.date': 'Marked on',
  'weaning.date': 'Weaned on',
}
