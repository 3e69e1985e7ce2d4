// The crops in groups. Each group opens to its paddocks, and a paddock leads to its row of the
// spreadsheet.

import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { ColourDot } from '../../../ui/filters/filter-chips.tsx'
import { sortedRows } from '../../../ui/table/rows-in-order.ts'
import type { SortOrder } from '../../../ui/table/rows-in-order.ts'
import { CardOrder, TableHead, TableTop } from '../../../ui/table/table-parts.tsx'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { ShownSummary, SummaryRow } from './shown-summary.ts'
import { SummaryFile } from './summary-file.tsx'
import { SummaryLine } from './summary-line.tsx'

interface Props {
  readonly place: CollectionPlace
  readonly shown: ShownSummary
  /** What it is grouped by: `Crop`. */
  readonly heading: string
  readonly columns: readonly TableColumn<SummaryRow>[]
  readonly caption: string
  /** Which of the tables it is. */
  readonly of: 'crops' | 'margins' | 'costs'
  /** What the figures are, below them. */
  readonly says?: string
}

export function GroupTable({ place, shown, heading, columns, caption, of, says }: Props) {
  const part = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [order, setOrder] = useState<SortOrder>()
  const toggle = (key: string) => setOpen(now => toggled(now, key))
  const plain = useMemo(
    () => [{ key: 'name', heading, value: ({ name }: SummaryRow) => name }, ...columns],
    [heading, columns],
  )
  const groups = useMemo(() => {
    const by = plain.find(({ key }) => key === order?.key)
    return by && order ? sortedRows(shown.groups, by.value, order.isDescending) : shown.groups
  }, [shown.groups, plain, order])
  const show = (row: SummaryRow) => (
    <RowName row={row} place={place} toggle={toggle} isOpen={open.has(row.key)} />
  )
  const all = plain.map(column => (column.key === 'name' ? { ...column, show } : column))
  return (
    <div className="plain-table crop-groups" data-of={of} ref={part}>
      <TableTop caption={caption}>
        {groups.length > 2 ? <CardOrder columns={all} order={order} onOrder={setOrder} /> : null}
        <SummaryFile part={part} shown={shown} caption={caption} columns={all} />
      </TableTop>
      <div className="plain-table-region">
        <table>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <TableHead columns={all} order={order} onOrder={setOrder} />
          {groups.map(group => (
            <tbody key={group.key}>
              <SummaryLine columns={all} row={group} isOpen={open.has(group.key)} />
              {open.has(group.key)
                ? group.paddocks.map(row => (
                    <SummaryLine key={row.key} columns={all} row={row} isOpen={false} />
                  ))
                : null}
            </tbody>
          ))}
          <tfoot>
            <SummaryLine columns={all} row={shown.total} isOpen={false} />
          </tfoot>
        </table>
      </div>
      {says === undefined ? null : (
        <Text size="sm" c="dimmed" mt="xs">
          {says}
        </Text>
      )}
    </div>
  )
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set(keys.has(key) ? [...keys].filter(one => one !== key) : [...keys, key])
}

interface NameProps {
  readonly row: SummaryRow
  readonly place: CollectionPlace
  readonly isOpen: boolean
  readonly toggle: (key: string) => void
}

function RowName({ row, place: { farmId, periodId }, isOpen, toggle }: NameProps) {
  if (row.kind === 'total') return <strong>{row.name}</strong>
  if (row.kind === 'paddock') {
    return (
      <Link
        className="crop-paddock"
        to="/collection/$farmId/period/$periodId/cropping/spreadsheet"
        params={{ farmId: String(farmId), periodId: String(periodId) }}
        search={{ crop: Number(row.key) }}
      >
        {row.name}
      </Link>
    )
  }
  const Icon = isOpen ? IconChevronDown : IconChevronRight
  return (
    <UnstyledButton className="crop-group" aria-expanded={isOpen} onClick={() => toggle(row.key)}>
      <Icon size={18} aria-hidden />
      <ColourDot colour={row.crop?.color} />
      {row.name}
    </UnstyledButton>
  )
}
