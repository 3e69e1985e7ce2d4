// What can be done with a column, from its menu.

import { Menu } from '@mantine/core'
import type { HeadActs } from '../acts/use-head-acts.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import { withFilter, withGrouping, withMoved, withShown, withSort } from '../view/sheet-view.ts'
import type { SheetView } from '../view/sheet-view.ts'
import type { SheetState } from '../state/sheet-state.ts'

interface Props<Row> {
  readonly state: SheetState<Row>
  readonly head: HeadActs
  readonly column: SheetColumn<Row>
  readonly onFilter: (column: string) => void
}

export function ColumnItems<Row>({ state, head, column, onFilter }: Props<Row>) {
  const { view: now, props, columns, layout } = state
  const { view, setView } = now
  const { id } = column
  const place = columns.findIndex(one => one.id === id)
  const width = layout.cells[place]?.width ?? 0
  const set = (next: SheetView) => () => setView(next)
  const neighbour = (step: number) => {
    const other = columns[place + step]
    return other && Boolean(other.frozen) === Boolean(column.frozen) ? other.id : undefined
  }
  const [left, right] = [neighbour(-1), neighbour(1)]
  return (
    <>
      <Menu.Label>{column.heading}</Menu.Label>
      <Menu.Item onClick={set(withSort(view, [{ column: id, descending: false }]))}>
        Sort A–Z
      </Menu.Item>
      <Menu.Item onClick={set(withSort(view, [{ column: id, descending: true }]))}>
        Sort Z–A
      </Menu.Item>
      <Menu.Item onClick={() => onFilter(id)}>Filter…</Menu.Item>
      {Object.hasOwn(view.filters, id) && (
        <Menu.Item onClick={set(withFilter(view, id, undefined))}>Show all again</Menu.Item>
      )}
      {props.groupings?.includes(id) && (
        <Menu.Item onClick={set(withGrouping(view, [id]))}>Group by it</Menu.Item>
      )}
      {!column.required && <Menu.Item onClick={set(withShown(view, id, false))}>Hide</Menu.Item>}
      {left && <Menu.Item onClick={set(withMoved(view, id, left))}>Move left</Menu.Item>}
      {right && <Menu.Item onClick={set(withMoved(view, id, right))}>Move right</Menu.Item>}
      <Menu.Item closeMenuOnClick={false} onClick={() => head.onWidth(id, width + step)}>
        Wider
      </Menu.Item>
      <Menu.Item closeMenuOnClick={false} onClick={() => head.onWidth(id, width - step)}>
        Narrower
      </Menu.Item>
      <Menu.Item onClick={() => head.onFit(id)}>Fit to contents</Menu.Item>
    </>
  )
}

const step = 24
