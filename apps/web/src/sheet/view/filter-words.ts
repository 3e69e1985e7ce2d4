// What a filter lets through, in words: `Area from 20 to 50`, `Soil: Heavy, Light`.

import type { CellKind, CellValue } from '../cells/cell-kind.ts'
import { cellText } from '../cells/cell-text.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import type { ColumnFilter } from './sheet-view.ts'

type Named = Pick<SheetColumn<never>, 'heading' | 'kind'>

export function filterWords({ heading, kind }: Named, filter: ColumnFilter): string {
  switch (filter.by) {
    case 'text':
      return `${heading} with “${filter.text}”`
    case 'choices':
      return `${heading}: ${choiceWords(kind, filter.values)}`
    case 'span':
      return [heading, ...endWords(kind, filter)].join(' ')
    case 'filled':
      return `${heading} filled in`
    case 'empty':
      return `${heading} not filled in`
  }
}

function choiceWords(kind: CellKind, values: readonly CellValue[]): string {
  const words = values.map(value => (value === null ? 'not filled in' : cellText(kind, value)))
  const more = words.length - mostNamed
  return more > 1
    ? `${words.slice(0, mostNamed).join(', ')} and ${more} more`
    : words.join(', ') || 'none'
}

function endWords(kind: CellKind, { from, to }: Extract<ColumnFilter, { by: 'span' }>): string[] {
  const words: string[] = []
  if (from !== null) words.push(`from ${cellText(kind, from)}`)
  if (to !== null) words.push(`to ${cellText(kind, to)}`)
  return words
}

const mostNamed = 3
