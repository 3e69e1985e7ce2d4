// One figure of a crop as a whole: typed, or only read.

import type { Row } from '@furrow/wire/client/row-types'
import { useState } from 'react'
import { useSave } from '../../../autosave/use-save.ts'
import { updateOf } from '../../../data/outbox/update-of.ts'
import { CellInput } from '../../../sheet/cards/cell-input.tsx'
import { cellText } from '../../../sheet/cells/cell-text.ts'
import type { SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import { Fact } from '../../../ui/fact.tsx'

export type Grown = Row<'crop_type_farm_periods'>

interface Props {
  readonly column: SheetColumn<Grown>
  readonly grown: Grown
  /** What it is of, for the list of what was done: `the cane`. */
  readonly of: string
  readonly mayWrite: boolean
}

export function GrownSetting({ column, grown, of, mayWrite }: Props) {
  const save = useSave({ way: 'outbox', farmId: grown.farm_id })
  const [wrong, setWrong] = useState<string>()
  const { id, heading, unit, help, kind } = column
  const label = unit === undefined ? heading : `${heading}, ${unit}`
  const value = column.value(grown)
  if (!mayWrite) return <Fact label={label}>{cellText(kind, value)}</Fact>
  return (
    <CellInput
      key={String(value)}
      column={column}
      label={label}
      description={help}
      value={value}
      error={wrong}
      onCommit={typed => {
        const why = column.check?.(typed, grown)
        setWrong(why)
        if (why === undefined && typed !== value) {
          const step = updateOf('crop_type_farm_periods', grown, { [id]: typed })
          void save(`${heading} of ${of}`, [step])
        }
      }}
    />
  )
}
