// What the chosen cells come to, as spreadsheets tell it: how many, and the sum of their figures, or the average
// of what does not add up.

import { countText } from '../../ui/amounts.ts'
import { cellText } from '../cells/cell-text.ts'
import { isFigure } from '../view/sheet-layout.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import { lineValue } from '../cells/sheet-lines.ts'
import type { SheetState } from './sheet-state.ts'

/** More than that is not added up with every step of the mouse. */
const most = 20_000

export function chosenFigures<Row>({ chosen, columns, lines }: SheetState<Row>): string {
  const { rect } = chosen
  if (!rect) return ''
  const rows = lines.slice(rect.top, rect.bottom + 1)
  const across = columns.slice(rect.left, rect.right + 1)
  const count = rows.length * across.length
  if (count < 2 || count > most) return ''
  const words = [countText(count, 'cell')]
  const kinds = new Set(across.map(({ kind }) => kind.is))
  const [first] = across
  if (first && kinds.size === 1 && isFigure(first.kind) && first.kind.is !== 'own') {
    const values = rows.flatMap(line => across.map(column => lineValue(column, line)))
    const figures = values.filter(value => typeof value === 'number')
    const sum = Number(figures.reduce((total, figure) => total + figure, 0).toPrecision(14))
    const isRated = across.some(isRate)
    const told = isRated ? sum / figures.length : sum
    if (figures.length > 0) {
      words.push(`${isRated ? 'average' : 'sum'} ${cellText(first.kind, told)}`)
    }
  }
  return words.join(', ')
}

/** Of one hectare, head or tonne, or of a hundred: these don't add up. */
function isRate<Row>({ kind, unit, total }: SheetColumn<Row>): boolean {
  const isPrice = kind.is === 'money' && total !== undefined && total !== 'sum'
  return kind.is === 'percent' || total === 'mean' || isPrice || Boolean(unit?.includes('/'))
}
