// The tools above a sheet: what is searched for and filtered, how it is seen, what is to be fixed,
// what was done, and the sheet as a file and on paper.

import { Button, Menu } from '@mantine/core'
import {
  IconColumns3,
  IconDots,
  IconFileTypeCsv,
  IconPrinter,
  IconRowInsertBottom,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { BesideTitle } from '../../ui/beside-title.tsx'
import { FoldedButtons } from '../../ui/folded-buttons.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
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
  const isPhone = useIsPhone()
  if (props.state.props.compact) return <Tools {...props} />
  return <BesideTitle>{isPhone ? <FewTools {...props} /> : <Tools {...props} />}</BesideTitle>
}

function Tools<Row>({ state, acts, undoing }: Props<Row>) {
  const { props, mayWrite } = state
  return (
    <Toolbar of={props.title}>
      {!props.compact && <ViewTools state={state} acts={acts} />}
      {mayWrite && <UndoButtons {...undoing} />}
      <AddTool state={state} acts={acts} />
      <MoreMenu print={acts.print} save={acts.save} />
      {props.tools}
      <Find state={state} acts={acts} />
    </Toolbar>
  )
}

/** In one row of a phone: what is undone is in reach, all else behind a button. */
function FewTools<Row>({ state, acts, undoing }: Props<Row>) {
  const { props, mayWrite } = state
  return (
    <Toolbar of={props.title}>
      {mayWrite && <UndoButtons {...undoing} />}
      <FoldedButtons name="More" className="sheet-tool">
        <AddTool state={state} acts={acts} />
        <ViewTools state={state} acts={acts} />
        <Tool icon={<IconPrinter {...drawn} />} onClick={acts.print}>
          Print
        </Tool>
        <Tool icon={<IconFileTypeCsv {...drawn} />} onClick={acts.save}>
          Save as CSV
        </Tool>
        {props.tools}
      </FoldedButtons>
      <Find state={state} acts={acts} />
    </Toolbar>
  )
}

function Toolbar({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  return (
    <div className="sheet-tools no-print" role="toolbar" aria-label={`Tools for ${of}`}>
      {children}
    </div>
  )
}

type PartProps<Row> = Pick<Props<Row>, 'state' | 'acts'>

function ViewTools<Row>({ state, acts }: PartProps<Row>) {
  const { name, readyViews } = state.props
  return (
    <>
      <GroupingMenu state={state} onClosed={acts.closeGroups} />
      <Tool icon={<IconColumns3 {...drawn} />} onClick={acts.chooseColumns}>
        Columns
      </Tool>
      <SavedViews sheet={name} ready={readyViews} view={state.view} />
    </>
  )
}

function AddTool<Row>({ state: { mayWrite, props }, acts }: PartProps<Row>) {
  if (!mayWrite || !props.canAdd) return null
  return (
    <Tool icon={<IconRowInsertBottom {...drawn} />} onClick={acts.addRows}>
      Add rows
    </Tool>
  )
}

/** What is to fix takes the room of the search when it comes: all else stays where it is. */
function Find<Row>({ state, acts }: PartProps<Row>) {
  const { title, compact } = state.props
  return (
    <div className="sheet-find">
      {!compact && (
        <SearchBox
          label={`Search ${title}`}
          placeholder="Search"
          value={state.search}
          onChange={acts.search}
        />
      )}
      <FixButtons state={state} acts={acts} />
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
