// Which columns a table has: any field of the record, and how many rows belong to each of its rows.

import { Button, Checkbox, Stack, Text } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import { useState } from 'react'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { allColumns, columnTitle } from './record-columns.ts'
import type { RecordColumn } from './record-columns.ts'
import { columnsShown, mostCounts } from './table-search.ts'
import type { TableSearch } from './table-search.ts'
import { useCatalogue } from '../rows/use-entity.ts'

interface Props {
  readonly entity: Entity
  readonly search: TableSearch
  readonly opened: boolean
  readonly onClose: () => void
  /** Nothing for those that are shown unless others are chosen. */
  readonly onChange: (columns: readonly string[] | undefined) => void
}

export function ColumnChooser({ entity, search, opened, onClose, onChange }: Props) {
  return (
    <DialogCard
      opened={opened}
      onClose={onClose}
      title="Columns"
      maxHeight="90vh"
      actions={
        <>
          <Button variant="default" onClick={() => onChange(undefined)}>
            Default view
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <Choices entity={entity} search={search} onChange={onChange} />
    </DialogCard>
  )
}

/** More are found by their names. */
const mostListed = 80

function Choices({ entity, search, onChange }: Pick<Props, 'entity' | 'search' | 'onChange'>) {
  const catalogue = useCatalogue()
  const [sought, setSought] = useState('')
  const shown = columnsShown(search, entity)
  const titled = allColumns(entity).map(column => ({
    column,
    title: columnTitle(column, entity, catalogue),
  }))
  const text = sought.trim().toLowerCase()
  const found = titled.filter(({ title }) => title.toLowerCase().includes(text))
  const isShown = ({ name }: RecordColumn) => shown.some(column => column.name === name)
  const toggle = (column: RecordColumn) =>
    onChange(
      isShown(column)
        ? shown.filter(({ name }) => name !== column.name).map(({ name }) => name)
        : [...shown.map(({ name }) => name), column.name],
    )
  const isFull = shown.filter(({ kind }) => kind === 'count').length >= mostCounts
  return (
    <Stack gap="sm">
      <SearchBox label="Find a column" value={sought} onChange={setSought} />
      {found.slice(0, mostListed).map(({ column, title }) => (
        <Checkbox
          key={column.name}
          size="md"
          label={column.kind === 'count' ? `How many: ${title.toLowerCase()}` : title}
          checked={isShown(column)}
          disabled={column.kind === 'count' && isFull && !isShown(column)}
          onChange={() => toggle(column)}
        />
      ))}
      {found.length > mostListed && (
        <Text size="sm" c="dimmed">
          {`${found.length - mostListed} more: type a part of the name.`}
        </Text>
      )}
    </Stack>
  )
}
