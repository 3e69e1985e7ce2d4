// The dialogs of a sheet, of which one at most stands open.

import { ConfirmDelete } from '../ui/confirm-delete.tsx'
import { AddRowsDialog } from './add-rows-dialog.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { removable } from './use-row-acts.ts'
import { withFilter } from './sheet-view.ts'
import type { Desk } from './desk.ts'

export type OpenDialog =
  | { readonly is: 'columns' }
  | { readonly is: 'rows' }
  | { readonly is: 'remove' }
  | { readonly is: 'filter'; readonly column: string } // prettier-ignore

interface Props<Row> {
  readonly desk: Desk<Row>
  readonly dialog: OpenDialog | undefined
  readonly onAdd: (count: number) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

export function SheetDialogs<Row>({ desk, dialog, onAdd, onRemove, onClose }: Props<Row>) {
  const { allColumns, view: now, props } = desk
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
        entityId={namesOf(desk)}
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
function namesOf<Row>(desk: Desk<Row>): string {
  const names = removable(desk).flatMap(({ row }) =>
    row === undefined ? [] : [desk.props.rowName(row)],
  )
  const more = names.length - mostNamed
  return more > 0 ? `${names.slice(0, mostNamed).join(', ')} and ${more} more` : names.join(', ')
}

const mostNamed = 5
