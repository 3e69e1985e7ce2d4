// The projects that the filters leave: as a board, or as a table to sort and to search. Both are kept under a name and
// taken along as a file.

import { Group, Text } from '@mantine/core'
import type { useViewInAddress } from '../../period/board/use-view-in-address.ts'
import { SavedViews } from '../../sheet/view/saved-views.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { tablePage } from '../../workbook/tables/table-page.ts'
import { TablesButton } from '../../workbook/tables/tables-button.tsx'
import type { Status } from './move-menu.tsx'
import { projectColumns } from './project-columns.tsx'
import type { ProjectRow } from './project-rows.ts'
import { StatusBoard } from './status-board.tsx'

interface Props {
  readonly rows: readonly ProjectRow[]
  readonly statuses: readonly Status[]
  readonly isTable: boolean
  /** Without the filters. */
  readonly isAnyThere: boolean
  readonly inAddress: Pick<ReturnType<typeof useViewInAddress>, 'kept' | 'view'>
}

export function ShownProjects({ rows, statuses, isTable, isAnyThere, inAddress }: Props) {
  const { kept, view } = inAddress
  const columns = projectColumns(statuses)
  const tools = (shown: readonly ProjectRow[]) => (
    <>
      <SavedViews sheet="projects" view={view} />
      <TablesButton
        title="Projects"
        pages={() => [tablePage('Projects', { columns, rows: shown })]}
      />
    </>
  )
  if (!isAnyThere) {
    return (
      <EmptyState
        title="No projects here"
        text="A project is a job for a business, usually one farm in one period. Add one, or renew those of last period."
      />
    )
  }
  if (isTable) {
    return (
      <PlainTable
        caption="Projects"
        hideCaption
        searchable
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        kept={kept}
        tools={tools}
        empty="No projects match."
      />
    )
  }
  return (
    <>
      <Group mb="sm">{tools(rows)}</Group>
      {rows.length === 0 ? <Text>No projects match.</Text> : null}
      <StatusBoard rows={rows} statuses={statuses} />
    </>
  )
}
