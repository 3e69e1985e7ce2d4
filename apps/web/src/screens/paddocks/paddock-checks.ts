// What cannot be true of a paddock: said in the cell before anything is sent.

import { land } from '@furrow/catalogue/chapters/land'
import { entityIn, labelOf } from '@furrow/catalogue/entity'
import { noGround } from '@furrow/farming/land/land-area'
import { plainName } from '@furrow/farming/land/paddock-lineage'
import { beyondBounds } from '@furrow/wire/bound-words'
import type { CellValue } from '../../sheet/cells/cell-kind.ts'
import type { PaddockRow } from './paddock-row.ts'

interface Among {
  readonly row: PaddockRow | undefined
  /** The rows of each name. */
  readonly names: ReadonlyMap<string, readonly PaddockRow[]>
}

/** E-PAD-2 */
export function wrongName(value: CellValue, { row, names }: Among): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return 'A paddock needs a name.'
  const others = (names.get(plainName(value)) ?? []).filter(({ id }) => id !== row?.id)
  const same = others.find(({ paddock }) => paddock.name.trim() === value.trim())
  return same && `A paddock is already called ${same.paddock.name}.`
}

/** E-PAD-1 */
export function wrongArea(value: CellValue): string | undefined {
  const { area } = paddocks.fields
  if (typeof value !== 'number' || value > 0)
    return beyondBounds(value, area, labelOf('area', area))
  return noGround
}

const paddocks = entityIn(land, 'paddocks')
