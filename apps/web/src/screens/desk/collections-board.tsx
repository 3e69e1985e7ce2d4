// All collections of a consultant's farms in a table: filtered, searched, sorted, looked at as one likes to, and
// taken along as a file.

import { Text } from '@mantine/core'
import { boardFilters, rowsLeft } from '../../period/board/board-rows.ts'
import { useCollectionBoard } from '../../period/board/use-collection-board.ts'
import { useViewInAddress } from '../../period/board/use-view-in-address.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { boardColumns } from './board-columns.tsx'
import { BoardFilterRow } from './board-filter-row.tsx'
import { BoardTools } from './board-tools.tsx'

const filters = ['period', ...boardFilters] as const

export function CollectionsBoard() {
  const { words, change, kept, view } = useViewInAddress(filters)
  const periodId = words.period === null ? undefined : Number(words.period)
  const board = useCollectionBoard({ periodId, withCompleteness: true })
  const { rows, isLoading, isCounting, failure, retry } = board
  return (
    <>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <TableSkeleton /> : null}
      {isLoading || (failure && rows.length === 0) ? null : (
        <>
          <BoardFilterRow rows={rows} filter={words} onChange={change} />
          <PlainTable
            caption="Collections"
            hideCaption
            searchable
            rows={rowsLeft(rows, words)}
            rowKey={row => row.id}
            columns={boardColumns}
            kept={kept}
            tools={shown => <BoardTools rows={shown} view={view} />}
            empty={rows.length > 0 ? 'No collections match.' : 'No farms here.'}
          />
          {isCounting ? (
            <Text size="sm" c="dimmed" role="status">
              Counting what is missing…
            </Text>
          ) : null}
        </>
      )}
    </>
  )
}
