// A page of rows. The name of each leads and stays in sight while the others are looked through.

import { Box, Table, UnstyledButton } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { Fragment, useDeferredValue } from 'react'
import type { ReactNode } from 'react'
import { memberName } from '@furrow/wire/member-name'
import { FigureText } from '../rows/figure-text.tsx'
import { namingOf, rowName } from '../rows/row-name.ts'
import type { Row } from '../rows/row-name.ts'
import { RowLink, RowsLink } from '../rows/row-link.tsx'
import classes from './rows-table.module.css'
import { columnTitle, rowsBehind, sortPath } from './record-columns.ts'
import type { RecordColumn } from './record-columns.ts'
import type { SortBy } from './table-search.ts'
import { useCatalogue } from '../rows/use-entity.ts'

interface Props {
  readonly entity: Entity
  readonly rows: readonly Row[]
  readonly columns: readonly RecordColumn[]
  /** Others are on their way. */
  readonly isStale: boolean
  readonly sort: SortBy | undefined
  readonly onSort: (sort: SortBy | undefined) => void
}

const screenful = 16

export function RowsTable({ entity, rows, columns, isStale, ...sorting }: Props) {
  const catalogue = useCatalogue()
  const [naming] = namingOf(entity)
  // A screenful at once; those further down are drawn behind it.
  const drawn = useDeferredValue(rows, rows.slice(0, screenful))
  return (
    <Box
      component="section"
      className={classes['region']}
      aria-label={entity.plural}
      aria-busy={isStale}
      tabIndex={0}
    >
      <Table className={classes['table']}>
        <Table.Thead>
          <Table.Tr>
            <Heading {...sorting} field={naming ?? 'id'} className={classes['name']}>
              {entity.label}
            </Heading>
            {columns.map(column => {
              const title = columnTitle(column, entity, catalogue)
              return (
                <Heading
                  key={column.name}
                  {...sorting}
                  field={sortPath(column, entity, catalogue)}
                  className={isFigure(column) ? classes['figure'] : undefined}
                >
                  {title}
                </Heading>
              )
            })}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {drawn.map(row => (
            <Table.Tr key={String(row['id'])} mod={{ deleted: Boolean(row['deleted_at']) }}>
              <Table.Th scope="row" className={classes['name']}>
                <div className={classes['words']}>
                  <RowLink resource={entity.name} id={Number(row['id'])}>
                    {rowName(entity, row)}
                  </RowLink>
                  {Boolean(row['deleted_at']) && (
                    <span className={classes['deleted']}>deleted</span>
                  )}
                </div>
              </Table.Th>
              {columns.map(column => (
                <Table.Td
                  key={column.name}
                  className={isFigure(column) ? classes['figure'] : undefined}
                >
                  <div className={classes['words']}>
                    <Cell entity={entity} row={row} column={column} />
                  </div>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Box>
  )
}

interface HeadingProps extends Pick<Props, 'sort' | 'onSort'> {
  /** Nothing where there is no order. */
  readonly field: string | undefined
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Upwards first, then downwards, then as they were added. */
function Heading({ sort, onSort, field, className, children }: HeadingProps) {
  const own = sort?.field === field ? sort : undefined
  if (field === undefined) return <Table.Th className={className ?? ''}>{children}</Table.Th>
  const order = own ? (own.isTurned ? 'descending' : 'ascending') : undefined
  const Icon = own ? (own.isTurned ? IconArrowDown : IconArrowUp) : IconArrowsSort
  const turn = () => {
    if (!own) return onSort({ field, isTurned: false })
    return onSort(own.isTurned ? undefined : { field, isTurned: true })
  }
  return (
    <Table.Th className={className ?? ''} aria-sort={order}>
      <UnstyledButton className={classes['sort'] ?? ''} onClick={turn}>
        {children} <Icon size={16} aria-hidden opacity={own ? 1 : 0.4} />
      </UnstyledButton>
    </Table.Th>
  )
}

interface CellProps {
  readonly entity: Entity
  readonly row: Row
  readonly column: RecordColumn
}

function Cell({ entity, row, column }: CellProps) {
  if (column.kind === 'field') return <FigureText entity={entity} name={column.name} row={row} />
  const count = Number(row[memberName(`${column.relation}_count`)] ?? 0)
  const behind = rowsBehind(entity.relations[column.relation], entity, Number(row['id']))
  const text = count.toLocaleString('en-AU')
  if (!behind || count === 0) return <Fragment>{text}</Fragment>
  return <RowsLink {...behind}>{text}</RowsLink>
}

const figures: ReadonlySet<string> = new Set(['id', 'number', 'count', 'money', 'fraction'])

function isFigure(column: RecordColumn): boolean {
  return column.kind === 'count' || figures.has(column.field.kind)
}
