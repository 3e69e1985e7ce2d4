// The lists that projects choose from: rows are added, renamed, retired and offered again. What was chosen stays.

import { Button, Group, Title } from '@mantine/core'
import { useState } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'
import { updateOf } from '../../data/outbox/update-of.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../ui/table/table-columns.ts'
import { NameOfficeRow } from './name-office-row.tsx'
import { officeLists } from './office-list.ts'
import type { OfficeList, OfficeRow } from './office-list.ts'

export function OfficeLists() {
  return officeLists.map(list => <OneList key={list.resource} list={list} />)
}

function OneList({ list }: { readonly list: OfficeList }) {
  const { resource, name, one } = list
  const [naming, setNaming] = useState<OfficeRow | 'new'>()
  const { rows } = useRows(resource, { sort: ['sort_order', 'title'], with_count: ['projects'] })
  return (
    <section aria-labelledby={resource}>
      <Group justify="space-between">
        <Title order={2} id={resource}>
          {name}
        </Title>
        <Button variant="default" onClick={() => setNaming('new')}>
          Add {one}
        </Button>
      </Group>
      <PlainTable
        bare
        caption={name}
        hideCaption
        columns={columnsOf(list, setNaming)}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {naming ? (
        <NameOfficeRow
          list={list}
          row={naming === 'new' ? undefined : naming}
          others={rows}
          onClose={() => setNaming(undefined)}
        />
      ) : null}
    </section>
  )
}

function columnsOf(
  list: OfficeList,
  onRename: (row: OfficeRow) => void,
): readonly TableColumn<OfficeRow>[] {
  return [
    { key: 'title', heading: 'Name', value: row => row.title },
    { key: 'state', heading: 'Status', value: row => (row.active ? 'Offered' : 'Retired') },
    { key: 'projects', heading: 'Projects', kind: 'number', value: row => row.projects_count },
    {
      key: 'deeds',
      heading: 'Actions',
      value: () => null,
      show: row => <Deeds list={list} row={row} onRename={() => onRename(row)} />,
    },
  ]
}

interface DeedsProps {
  readonly list: OfficeList
  readonly row: OfficeRow
  readonly onRename: () => void
}

function Deeds({ list: { resource }, row, onRename }: DeedsProps) {
  const act = useUndoableAction()
  const { title, active } = row
  const offer = () => {
    const steps = [updateOf(resource, { ...row }, { active: !active })]
    const said = `${title} is ${active ? 'retired' : 'offered again'}.`
    void act({ label: title, farmId: null, steps }, said)
  }
  const word = active ? 'Retire' : 'Offer again'
  return (
    <Group gap="xs" className="list-deeds">
      <Button variant="default" aria-label={`Rename…: ${title}`} onClick={onRename}>
        Rename…
      </Button>
      <Button variant="subtle" aria-label={`${word}: ${title}`} onClick={offer}>
        {word}
      </Button>
    </Group>
  )
}
