// The sheet of the paddocks, with what can be done with those that are chosen.

import type { ReactNode } from 'react'
import { PeriodSheet } from '../../period/period-sheet.tsx'
import type { DoWithPaddocks } from './do-with-paddocks.ts'
import { PaddockActions } from './paddock-actions.tsx'
import { paddockChange } from './paddock-change.ts'
import { paddockEntity } from './paddock-columns.ts'
import { paddockPoints } from './paddock-points.ts'
import type { PaddockRow } from './paddock-row.ts'
import { usePaddockColumns } from './use-paddock-columns.ts'
import type { Paddocks } from './use-paddocks.ts'

interface Props {
  readonly paddocks: Paddocks
  readonly shown: readonly PaddockRow[]
  readonly onShowAll: () => void
  readonly empty: ReactNode
  readonly onDo: DoWithPaddocks
}

export function PaddockSheet({ paddocks, shown, onShowAll, empty, onDo }: Props) {
  const columns = usePaddockColumns(paddocks)
  return (
    <PeriodSheet
      name="paddocks"
      title="Paddocks"
      entity={paddockEntity}
      columns={columns}
      rows={paddocks.rows}
      shown={shown}
      onShowAll={onShowAll}
      rowName={nameOf}
      toChange={paddockChange}
      points={paddockPoints}
      groupings={groupings}
      onOpenRow={row => onDo('open', [row])}
      actions={(chosen, mayWrite) => (
        <PaddockActions chosen={chosen} mayWrite={mayWrite} onDo={onDo} withoutOpen />
      )}
      empty={empty}
      cards={{ facts, empty }}
    />
  )
}

const facts = ['area', 'asset_type_id', 'soil_type', 'crops']
const groupings = ['asset_type_id', 'property_id', 'soil_type']
const nameOf = ({ paddock }: PaddockRow): string => paddock.name
