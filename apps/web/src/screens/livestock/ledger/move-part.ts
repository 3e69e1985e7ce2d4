// What a row of the ledger is kept in: one or two lines, and the event that says what happened. All that is typed of
// it is one part, for it is written as one.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { Values } from '../../../data/outbox/change.ts'
import type { SheetPart } from '../../../sheet/writing/sheet-change.ts'
import { moveKinds, eventOfKind } from '../stock/stock-move.ts'
import type { MoveKind, StockMove } from '../stock/stock-move.ts'
import {
  addedMove,
  changedKind,
  changedMove,
  isOneSided,
  removedMove,
} from '../stock/stock-moves.ts'
import type { MovePlace, MoveValues } from '../stock/stock-moves.ts'

/** `onlyFor`: the one enterprise that a class can be in, where nothing is said of it. */
export interface LedgerPlace extends MovePlace {
  readonly onlyFor: (stockClass: number | undefined) => number | undefined
}

/** Each once, in the order in which they are made. */
export const ledgerTables: readonly EntityName[] = [
  'livestock_ledgers',
  ...new Set(moveKinds.map(kind => eventOfKind(kind).table)),
]

export function movePart(place: LedgerPlace): SheetPart<StockMove> {
  return {
    resources: ledgerTables,
    steps: (values, { id, row }) => {
      const told = partedValues(values)
      const kind = values['kind'] as MoveKind | undefined
      const isOther = row !== undefined && kind !== row.kind
      if (isOther && isOneSided(kind)) return changedKind(row, kind, told, place)
      if (row) return changedMove(row, told)
      if (kind === undefined || kind === 'birth') return []
      return addedMove(kind, withEnterprise(told, place), { ...place, id })
    },
    gone: removedMove,
  }
}

function withEnterprise({ line = {}, ...told }: MoveValues, { onlyFor }: LedgerPlace): MoveValues {
  const stockClass = line['livestock_class_id']
  const only = typeof stockClass === 'number' ? onlyFor(stockClass) : undefined
  return {
    ...told,
    line: { ...(only !== undefined && { livestock_enterprise_id: only }), ...line },
  }
}

/** Fields are named by what they are of: `line.number`. */
export function partedValues(values: Values): Required<MoveValues> {
  const of = (part: string): Values =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        name.startsWith(`${part}.`) ? [[name.slice(part.length + 1), value]] : [],
      ),
    )
  return { line: of('line'), into: of('into'), event: of('event') }
}
