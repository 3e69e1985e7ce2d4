// The tools above a sheet: what is searched for and filtered, how it is seen, what is to be fixed,
// what was done, and the sheet as a file and on paper.

import { Button, Menu } from '@mantine/core'
import { IconColumns3, IconDots, IconRowInsertBottom } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { BesideTitle } from '../../ui/beside-title.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { GroupingMenu } from './grouping-menu.tsx'
import { FixButtons } from './fix-buttons.tsx'
import { SavedViews } from '../view/saved-views.tsx'
import type { SheetState } from '../state/sheet-state.ts'
import type { UndoNow } from '../writing/use-undo.ts'
import { UndoButtons } from './undo-buttons.tsx'
import type { ToolbarActs } from '../acts/use-toolbar-acts.ts'

interface Props<Row> {
  readonly state: SheetState<Row>
  readonly acts: ToolbarActs
  readonly undoing: UndoNow
}

export function SheetToolbar<Row>(props: Props<Row>) {
  const tools = <Tools {...props} />
  return props.state.props.compact ? tools : <BesideTitle>{tools}</BesideTitle>
}

function Tools<Row>({ state, acts, undoing }: Props<Row>) {
  const { props, search, mayWrite } = state
  const { title, compact } = props
  return (
    <div className="sheet-tools no-print" role="toolbar" aria-label={`Tools for ${title}`}>
      {!compact && (
        <>
          <GroupingMenu state={state} onClosed={acts.closeGroups} />
          <Tool icon={<IconColumns3 {...drawn} />} onClick={acts.chooseColumns}>
            Columns
          </Tool>
          <SavedViews sheet={props.name} ready={props.readyViews} view={state.view} />
        </>
      )}
      {mayWrite && <UndoButtons {...undoing} />}
      {mayWrite && props.canAdd && (
        <Tool icon={<IconRowInsertBottom {...drawn} />} onClick={acts.addRows}>
          Add rows
        </Tool>
      )}
      <MoreMenu print={acts.print} save={acts.save} />
      {props.tools}
      {/* What is to fix takes the room of the search when it comes: all else stays where it is. */}
      <div className="sheet-find">
        {!compact && (
          <SearchBox
            label={`Search ${title}`}
            placeholder="Search"
            value={search}
            onChange={acts.search}
          />
        )}
        <FixButtons state={state} acts={acts} />
      </div>
    </div>
  )
}

const drawn = { size: 18, 'aria-hidden': true } as const

interface ToolProps {
  readonly icon: ReactNode
  readonly onClick: () => void
  readonly children: ReactNode
}

function Tool({ icon, onClick, children }: ToolProps) {
  return (
    <Button
      variant="subtle"
      className="sheet-tool"
      data-brief=""
      leftSection={icon}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

function MoreMenu({ print, save }: Pick<ToolbarActs, 'print' | 'save'>) {
  return (
    <Menu
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      classNames={{ item: 'sheet-item' }}
    >
      <Menu.Target>
        <Button
          variant="subtle"
          className="sheet-tool"
          data-brief=""
          leftSection={<IconDots {...drawn} />}
        >
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={print}>Print</Menu.Item>
        <Menu.Item onClick={save}>Save as CSV</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
