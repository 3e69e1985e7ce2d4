// The tools above a sheet: what is searched for and filtered, how it is seen, what is to be mended,
// what was done, and the sheet as a file and on paper.

import { Button, Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconColumns3,
  IconDots,
  IconRowInsertBottom,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { SearchBox } from '../ui/search-box.tsx'
import { FilterList } from './filter-list.tsx'
import { GroupingMenu } from './grouping-menu.tsx'
import { MendButtons } from './mend-buttons.tsx'
import { SavedViews } from './saved-views.tsx'
import type { Desk } from './desk.ts'
import type { TakingBack } from './use-taking-back.ts'

export interface ToolbarActs {
  readonly search: (text: string) => void
  readonly chooseColumns: () => void
  readonly addRows: () => void
  readonly filter: (column: string) => void
  readonly closeGroups: (keys: readonly string[]) => void
  readonly print: () => void
  readonly save: () => void
}

interface Props<Row> {
  readonly desk: Desk<Row>
  readonly acts: ToolbarActs
  readonly takingBack: TakingBack
}

export function SheetToolbar<Row>({ desk, acts, takingBack }: Props<Row>) {
  const { props, search, mayWrite } = desk
  const { title, compact } = props
  return (
    <>
      <div className="sheet-tools no-print" role="toolbar" aria-label={`Tools for ${title}`}>
        {!compact && (
          <>
            <SearchBox label={`Search ${title}`} value={search} onChange={acts.search} />
            <GroupingMenu desk={desk} onClosed={acts.closeGroups} />
            <Tool icon={<IconColumns3 {...drawn} />} onClick={acts.chooseColumns}>
              Columns
            </Tool>
            <SavedViews sheet={props.name} view={desk.view} />
          </>
        )}
        {mayWrite && <UndoButtons {...takingBack} />}
        <MendButtons desk={desk} />
        {mayWrite && props.canAdd && (
          <Tool icon={<IconRowInsertBottom {...drawn} />} onClick={acts.addRows}>
            Add rows
          </Tool>
        )}
        <MoreMenu print={acts.print} save={acts.save} />
        {props.tools}
      </div>
      {!compact && <FilterList desk={desk} onFilter={acts.filter} />}
    </>
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
    <Button variant="subtle" className="sheet-tool" leftSection={icon} onClick={onClick}>
      {children}
    </Button>
  )
}

function UndoButtons({ undo, redo, canUndo, canRedo }: TakingBack) {
  return (
    <>
      <Button
        variant="subtle"
        className="sheet-tool"
        aria-label="Undo"
        title="Undo (Ctrl+Z)"
        disabled={!canUndo}
        onClick={undo}
      >
        <IconArrowBackUp {...drawn} />
      </Button>
      <Button
        variant="subtle"
        className="sheet-tool"
        aria-label="Redo"
        title="Redo (Ctrl+Y)"
        disabled={!canRedo}
        onClick={redo}
      >
        <IconArrowForwardUp {...drawn} />
      </Button>
    </>
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
        <Button variant="subtle" className="sheet-tool" aria-label="More">
          <IconDots {...drawn} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={print}>Print</Menu.Item>
        <Menu.Item onClick={save}>Save as CSV</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
