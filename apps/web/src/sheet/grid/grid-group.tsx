// The heading of a group of rows, with how many there are and what they come to; pressed, it closes
// and opens.

import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { Window } from '../view/drawn-columns.ts'
import { TotalCells } from './grid-foot.tsx'
import type { RowGroup } from '../view/group-rows.ts'
import type { SheetLayout } from '../view/sheet-layout.ts'

interface Props<Row> extends Window {
  readonly layout: SheetLayout<Row>
  readonly group: RowGroup
  readonly top: number
  readonly ariaPlace: number
  readonly onPress: (key: string) => void
}

export function GridGroup<Row>(props: Props<Row>) {
  const { layout, group, top, onPress } = props
  const Icon = group.isClosed ? IconChevronRight : IconChevronDown
  return (
    <div
      role="row"
      className="sheet-row sheet-group-row"
      aria-rowindex={props.ariaPlace}
      style={{ top, height: layout.rowHeight, width: layout.width }}
    >
      <div
        role="rowheader"
        className="sheet-group-name"
        aria-colindex={1}
        style={{ width: layout.frozenWidth, paddingLeft: 8 + group.level * 16 }}
      >
        <button
          type="button"
          tabIndex={-1}
          aria-expanded={!group.isClosed}
          onClick={() => onPress(group.key)}
        >
          <Icon size={16} aria-hidden />
          {group.label} <span className="sheet-soft">({group.count})</span>
        </button>
      </div>
      <TotalCells layout={layout} totals={group.totals} from={props.from} to={props.to} isBehind />
    </div>
  )
}
