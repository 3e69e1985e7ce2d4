// By which columns the rows stand in groups.

import { Button, Menu } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { withGrouping } from '../view/sheet-view.ts'
import type { SheetState } from '../state/sheet-state.ts'

interface Props<Row> {
  readonly state: SheetState<Row>
  readonly onClosed: (keys: readonly string[]) => void
}

/** Groups within groups within groups help nobody. */
const deepest = 2

export function GroupingMenu<Row>({ state, onClosed }: Props<Row>) {
  const { props, allColumns, view: now, ordered } = state
  const { view, setView } = now
  const columns = (props.groupings ?? []).flatMap(
    id => allColumns.find(column => column.id === id) ?? [],
  )
  if (columns.length === 0) return null
  const { grouping } = view
  const toggle = (id: string) => {
    const others = grouping.filter(one => one !== id)
    const next = others.length < grouping.length ? others : [...grouping, id].slice(-deepest)
    setView(withGrouping(view, next))
  }
  return (
    <Menu
      position="bottom-start"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      classNames={{ item: 'sheet-item' }}
    >
      <Menu.Target>
        <Button
          variant={grouping.length > 0 ? 'light' : 'subtle'}
          className="sheet-tool"
          data-brief=""
          leftSection={<IconStack2 size={18} aria-hidden />}
        >
          Group
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.map(({ id, heading }) => (
          <Menu.CheckboxItem
            key={id}
            closeMenuOnClick={false}
            checked={grouping.includes(id)}
            onChange={() => toggle(id)}
          >
            By {heading}
          </Menu.CheckboxItem>
        ))}
        {grouping.length > 0 && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={() => onClosed(ordered.groups.map(({ key }) => key))}>
              Close all groups
            </Menu.Item>
            <Menu.Item onClick={() => onClosed([])}>Open all groups</Menu.Item>
            <Menu.Item onClick={() => setView(withGrouping(view, []))}>Without groups</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
