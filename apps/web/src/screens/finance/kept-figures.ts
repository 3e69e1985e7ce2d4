// A figure of a record: as it is kept, shown in a cell, and said. Money is kept in cents and shares as such; they are
// shown in dollars and per cents.

import type { Field } from '@furrow/catalogue/fields'
import { withoutNoise } from '@furrow/farming/numbers/ratio'
import type { CellKind } from '../../sheet/cells/cell-kind.ts'
import { moneyText, notKnown, numberText } from '../../ui/amounts.ts'

type Kept = Pick<Field, 'kind' | 'unit'>

export function figureIn(record: object | undefined, name: string): number | null {
  const value: unknown = (record as Readonly<Record<string, unknown>> | undefined)?.[name]
  return typeof value === 'number' ? value : null
}

/** `%` of what is kept as a share; a mere number has none. */
export function unitOf(field: Kept): string {
  if (isShare(field)) return '%'
  const { kind, unit = '' } = field
  if (kind === 'money' && unit === '') return '$'
  return unitsInWords[unit] ?? unit
}

const scales: Readonly<Record<string, string>> = {
  '0/1': '1 is yes, 0 no',
  '0-1': '0 to 1',
  '1-10': '1 to 10',
}

const unitsInWords: Readonly<Record<string, string>> = {
  no: '',
  x: 'times',
  index: '',
  ...scales,
}

export function shownFigure(kept: number | null, field: Kept): number | null {
  if (kept === null) return null
  if (field.kind === 'money') return kept / 100
  return isShare(field) ? withoutNoise(kept * 100) : kept
}

export function keptFigure(shown: number | null, field: Kept): number | null {
  if (shown === null) return null
  if (field.kind === 'money') return Math.round(Number((shown * 100).toPrecision(15)))
  return isShare(field) ? withoutNoise(shown / 100) : shown
}

/** “$12.50/ha”, “4.4%”, “4.5 FTE”, “4 (1 to 10)”; brief: in whole dollars. */
export function figureText(kept: number | null, field: Kept, isBrief = false): string {
  const shown = shownFigure(kept, field)
  if (kept === null || shown === null) return notKnown
  const unit = unitOf(field)
  if (field.kind === 'money') {
    const isWhole = unit === '$' && (isBrief || kept % 100 === 0)
    return `${moneyText(kept, isWhole ? 0 : 2)}${unit.slice(1)}`
  }
  if (unit === '%') return `${numberText(shown, isBrief ? 1 : 2)}%`
  const isOnScale = (field.unit ?? '') in scales
  return `${numberText(shown, isBrief ? 2 : 4)} ${isOnScale ? `(${unit})` : unit}`.trim()
}

function isShare({ kind, unit }: Kept): boolean {
  return kind === 'fraction' || unit === 'fraction'
}

/** A cell that holds it as it is kept. */
export function cellOf(field: Kept): CellKind {
  if (field.kind === 'money') return { is: 'money' }
  return isShare(field) ? { is: 'percent' } : { is: 'number' }
}
