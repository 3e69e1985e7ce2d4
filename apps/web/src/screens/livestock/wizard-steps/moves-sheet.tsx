// The movements of one kind of the enterprise, a row each, with the columns of the ledger that a step asks for.

import { useMemo } from 'react'
import { UndoBesideCards } from '../../../sheet/cards/undo-beside-cards.tsx'
import { SheetOrCards } from '../../../sheet/sheet-or-cards.tsx'
import { sheetChange } from '../../../sheet/writing/sheet-change.ts'
import type { SheetPart } from '../../../sheet/writing/sheet-change.ts'
import { FilesOfMoves } from '../ledger/files-of-moves.tsx'
import type { LedgerColumn } from '../ledger/ledger-columns.ts'
import { movePart } from '../ledger/move-part.ts'
import { useLedgerColumns } from '../ledger/use-ledger-columns.ts'
import { useMoveName } from '../ledger/use-move-name.ts'
import type { MoveKind, StockMove } from '../stock/stock-move.ts'
import type { EnterpriseInHand, StockStepProps } from '../wizard/enterprise-in-hand.ts'

interface Props extends StockStepProps {
  readonly kind: Exclude<MoveKind, 'birth'>
  readonly title: string
  /** Of a card: `Add purchase`. */
  readonly add: string
  /** Of the ledger, by their names there. */
  readonly columns: readonly string[]
  /** Those of the kind that stand here; all unless said. */
  readonly isHere?: (move: StockMove) => boolean
}

export function MovesSheet({ hand, acts, kind, title, add, columns: names, isHere }: Props) {
  const { place, mayWrite, moves, stock } = hand
  const { columns, unseen, choices } = useStepColumns(hand, kind, names)
  const rows = moves.filter(move => move.kind === kind && (isHere?.(move) ?? true))
  const nameOf = useMoveName(stock.lists)
  const { onlyFor } = choices
  const part = movePart({ ...place, newId: acts.newId, onlyFor })
  const parts = { move: madeOf(part, { kind, 'line.livestock_enterprise_id': hand.id }) }
  return (
    <>
      {mayWrite ? <UndoBesideCards /> : null}
      <SheetOrCards
        name={`stock-wizard-${kind}`}
        title={title}
        compact
        columns={columns}
        unseen={unseen}
        rows={rows}
        rowId={idOf}
        rowName={move => String(rows.indexOf(move) + 1)}
        toChange={
          mayWrite
            ? write =>
                sheetChange(write, {
                  farmId: place.farmId,
                  rows,
                  columns,
                  parts,
                  newId: acts.newId,
                })
            : undefined
        }
        canAdd={mayWrite}
        canRestore
        removing={mayWrite ? { canRestore: true } : undefined}
        actions={chosen => <FilesOfMoves chosen={chosen} place={place} mayWrite={mayWrite} />}
        points={hand.points}
        cards={{ name: nameOf, level: 3, facts: names, add, empty: null }}
        empty="None yet."
      />
    </>
  )
}

const idOf = ({ id }: StockMove): number => id

/** A new one is of the step’s kind and of the enterprise, whatever is typed. */
function madeOf(part: SheetPart<StockMove>, given: object): SheetPart<StockMove> {
  return {
    ...part,
    steps: (values, to) => part.steps(to.row ? values : { ...given, ...values }, to),
  }
}

/** The classes are those of the enterprise; where they go to another, those of all. */
export function useStepColumns(hand: EnterpriseInHand, kind: MoveKind, names: readonly string[]) {
  const { place, stock, id } = hand
  const { columns, unseen, choices } = useLedgerColumns(place, stock)
  const own = useMemo(() => {
    const classes = choices.classesIn(id)
    return names.flatMap(name => {
      const found = columns.find(column => column.id === name)
      return found ? [narrowed(found, classes, kind)] : []
    })
  }, [columns, choices, id, kind, names])
  return { columns: own, unseen: unseen.filter(one => names.includes(one.id)), choices }
}

function narrowed(
  column: LedgerColumn,
  classes: ReturnType<ReturnType<typeof useLedgerColumns>['choices']['classesIn']>,
  kind: MoveKind,
): LedgerColumn {
  const { hidden: _, requiredIf: __, ...own } = { requiredIf: undefined, ...column }
  const shown = { ...own, frozen: false, width: widths[column.id] ?? column.width ?? 150 }
  switch (column.id) {
    case 'line.livestock_class_id':
      return { ...shown, choices: () => classes }
    case 'into.livestock_class_id':
      return { ...shown, required: kind === 'transfer' }
    case 'line.number':
      return {
        ...shown,
        // The kind is no column of a step.
        check: (head, row, cells) =>
          own.check?.(head, row, new Map([['kind', kind], ...(cells ?? [])])),
      }
    case 'event.contact_id':
      return { ...shown, heading: 'Agent' }
    default:
      return shown
  }
}

/** There is no menu in the headings of a step. */
const widths: Readonly<Record<string, number>> = {
  'line.entry_date': 110,
  'line.livestock_class_id': 200,
  'into.livestock_class_id': 200,
  'line.number': 122,
  'line.weight': 90,
  'event.total_value': 115,
  price_per_head: 130,
  price_per_kg: 110,
}
