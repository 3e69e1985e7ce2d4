// What cannot be true of a paddock: said in the cell before anything is sent.

import { plainName } from '@furrow/farming/paddock-lineage'
import type { CellValue } from '../../sheet/cell-kind.ts'
import { areaText, numberText, percentText } from '../../ui/amounts.ts'
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
  if (typeof value !== 'number') return undefined
  if (value <= 0) return `A paddock has more than 0 ha, not ${areaText(value)}.`
  return value > largest ? `A paddock has at most ${areaText(largest)}.` : undefined
}

/** E-PAD-4 */
export function wrongShare(value: CellValue): string | undefined {
  if (typeof value !== 'number' || (value >= 0 && value <= 1)) return undefined
  return `Enter 0% to 100%, not ${percentText(value)}.`
}

export function wrongWaterHolding(value: CellValue): string | undefined {
  if (typeof value !== 'number' || (value >= 0 && value <= deepestSoil)) return undefined
  return `Enter 0 to ${numberText(deepestSoil)} mm, not ${numberText(value)} mm.`
}

const largest = 60_000
const deepestSoil = 1000
