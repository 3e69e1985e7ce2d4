// What is filtered, in words, each to be changed or let go of.

import { Button, CloseButton } from '@mantine/core'
import { countText } from '../../ui/amounts.ts'
import { filterWords } from '../view/filter-words.ts'
import { isFiltered, withFilter, withoutFilters } from '../view/sheet-view.ts'
import type { SheetState } from '../state/sheet-state.ts'

interface Props<Row> {
  readonly state: SheetState<Row>
  readonly onFilter: (column: string) => void
}

export function FilterList<Row>({ state, onFilter }: Props<Row>) {
  const { view: now, allColumns, ordered, props, search } = state
  const { view, setView } = now
  if (!isFiltered(view) && search === '') return null
  const filtered = allColumns.flatMap(column => {
    const filter = view.filters[column.id]
    return filter ? [{ column, words: filterWords(column, filter) }] : []
  })
  return (
    <div className="sheet-filters no-print" role="group" aria-label="Filters">
      <span className="sheet-soft">
        {ordered.all.length} of {countText(props.rows.length, 'row')}
      </span>
      {filtered.map(({ column, words }) => (
        <span key={column.id} className="sheet-filter">
          <button type="button" onClick={() => onFilter(column.id)}>
            {words}
          </button>
          <CloseButton
            size="sm"
            aria-label={`Show all again: ${words}`}
            onClick={() => setView(withFilter(view, column.id, undefined))}
          />
        </span>
      ))}
      {isFiltered(view) && (
        <Button variant="subtle" size="compact-sm" onClick={() => setView(withoutFilters(view))}>
          Show all
        </Button>
      )}
    </div>
  )
}
