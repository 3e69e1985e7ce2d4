// The paddocks of the crop with the columns of a step.

import { useMemo } from 'react'
import { UndoBesideCards } from '../../../sheet/cards/undo-beside-cards.tsx'
import { SheetOrCards } from '../../../sheet/sheet-or-cards.tsx'
import type { CropColumn } from '../column-of.ts'
import { dated } from '../columns/day-check.ts'
import type { CropRow } from '../crop-row.ts'
import { paddockName } from '../wizard/current-crop.ts'
import type { StepProps } from '../wizard/current-crop.ts'

interface Props extends StepProps {
  readonly name: string
  readonly title: string
  readonly columns: readonly CropColumn[]
  /** All of the crop unless said. */
  readonly rows?: readonly CropRow[]
  readonly canRemove?: boolean
}

export function StepSheet({
  hand,
  acts,
  name,
  title,
  columns,
  rows = hand.rows,
  canRemove = false,
}: Props) {
  const { period, lists } = hand
  const all = useMemo(
    () => columns.map(column => shown(dated(column, { period, lists }))),
    [columns, period, lists],
  )
  if (hand.rows.length === 0) return null
  return (
    <>
      {hand.mayWrite ? <UndoBesideCards /> : null}
      <SheetOrCards
        name={`wizard-${name}`}
        title={title}
        compact
        columns={all}
        rows={rows}
        rowId={idOf}
        rowName={paddockName}
        toChange={hand.mayWrite ? acts.toChange : undefined}
        canRestore
        removing={hand.mayWrite && canRemove ? { canRestore: true } : undefined}
        points={hand.points}
        onOpenRow={acts.open}
        cards={{ level: 3, facts: all.map(({ id }) => id), empty: null }}
      />
    </>
  )
}

const idOf = ({ id }: CropRow): number => id

/** There are few enough to be seen at once, and each is wide enough for its heading. */
function shown({ group: _, hidden: __, ...column }: CropColumn): CropColumn {
  const { heading, unit = '', width = 0 } = column
  return { ...column, width: Math.max(width, (heading.length + unit.length) * letterWidth + 32) }
}

const letterWidth = 9
