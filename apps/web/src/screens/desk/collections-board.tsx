// All collections of a consultant's farms in a table: filtered, searched, sorted, and taken along as a file.

import { Text } from '@mantine/core'
import { periodText } from '@furrow/farming/dates/period-text'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useAddressWords } from '../../period/use-address-words.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { boardColumns } from './board-columns.tsx'
import { BoardFilterRow } from './board-filter-row.tsx'
import { boardFilters, rowsLeft } from '../../period/board/board-rows.ts'
import { useCollectionBoard } from '../../period/board/use-collection-board.ts'

export function CollectionsBoard() {
  const [{ period, ...filter }, change] = useAddressWords(['period', ...boardFilters])
  const periods = useRows('periods', { sort: ['-start_date'] })
  const periodId = period === null ? undefined : Number(period)
  const board = useCollectionBoard({ periodId, withCompleteness: true })
  const { rows, isLoading, isCounting, failure, retry } = board
  const options = periods.rows.map(({ id, name }) => ({
    value: String(id),
    label: periodText(name),
  }))
  return (
    <>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <TableSkeleton /> : null}
      {isLoading || (failure && rows.length === 0) ? null : (
        <>
          <BoardFilterRow rows={rows} filter={filter} onChange={change}>
            <FilterSelect
              label="Period"
              placeholder="Newest of each farm"
              options={options}
              value={period}
              onChange={chosen => change({ period: chosen })}
            />
          </BoardFilterRow>
          <PlainTable
            caption="Collections"
            hideCaption
            searchable
            rows={rowsLeft(rows, filter)}
            rowKey={row => row.id}
            columns={boardColumns}
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
