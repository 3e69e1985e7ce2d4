// The invoice of what was bought or sold, beside the movement that is chosen: a file, or a photo where one touches.

import { RecordFiles } from '../../../period/files/record-files.tsx'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { StockMove } from '../stock/stock-move.ts'

interface Props {
  readonly chosen: readonly StockMove[]
  readonly place: CollectionPlace
  readonly mayWrite: boolean
}

/** An invoice is of one movement. */
export function FilesOfMoves({ chosen: [move, ...others], place, mayWrite }: Props) {
  const isTraded = move?.kind === 'sale' || move?.kind === 'purchase'
  if (!isTraded || others.length > 0) return null
  return (
    <RecordFiles
      place={place}
      record={{ resource: 'livestock_ledgers', id: move.id }}
      what="invoice"
      category="Livestock invoice"
      mayWrite={mayWrite}
    />
  )
}
