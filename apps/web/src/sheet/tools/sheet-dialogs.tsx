// The dialogs of a sheet, of which one at most stands open.

import { ConfirmDelete } from '../../ui/confirm-delete.tsx'
import { AddRowsDialog } from './add-rows-dialog.tsx'
import { ColumnChooser } from '../view/column-chooser.tsx'
import { FilterDialog } from '../view/filter-dialog.tsx'
import { removable } from '../acts/use-row-acts.ts'
import { withFilter } from '../view/sheet-view.ts'
import type { SheetState } from '../state/sheet-state.ts'
import type { SheetDialog } from '../acts/use-toolbar-acts.ts'

interface Props<Row> {
  readonly state: SheetState<Row>
  readonly dialog: SheetDialog | undefined
  readonly onAdd: (count: number) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

export function SheetDialogs<Row>({ state, dialog, onAdd, onRemove, onClose }: Props<Row>) {
  const { allColumns, view: now, props } = state
  if (dialog?.is === 'rows') return <AddRowsDialog onAdd={onAdd} onClose={onClose} />
  if (dialog?.is === 'columns') {
    return <ColumnChooser columns={allColumns} view={now} onClose={onClose} />
  }
  if (dialog?.is === 'remove') {
    const remove = () => {
      onRemove()
      onClose()
    }
    return (
      <ConfirmDelete
        opened
        entityName={props.title}
        entityId={namesOf(state)}
        onOk={remove}
        onCancel={onClose}
      />
    )
  }
  if (dialog?.is !== 'filter') return null
  const column = allColumns.find(({ id }) => id === dialog.column)
  if (!column) return null
  const { view, setView } = now
  return (
    <FilterDialog
      column={column}
      rows={props.rows}
      filter={view.filters[column.id]}
      onFilter={filter => setView(withFilter(view, column.id, filter))}
      onClose={onClose}
    />
  )
}

/** Those that are to go. */
function namesOf<Row>(state: SheetState<Row>): string {
  const names = removable(state).flatMap(({ row }) =>
    row === undefined ? [] : [state.props.rowName(row)],
  )
  const more = names.length - mostNamed
  return more > 0 ? `${names.slice(0, mostNamed).join(', ')} and ${more} more` : names.join(', ')
}

const mostNamed = 5
