// For consultants and administrators: all farms by the progress of their newest period, to see who has to
// be called.

import { Title } from '@mantine/core'
import { FailureCard } from '../../ui/failure-card.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import { useAddressWords } from '../../period/use-address-words.ts'
import { useFarmProducts } from '../../period/use-farm-products.ts'
import { useToday } from '../../period/use-today.ts'
import { boardColumns } from './farm-progress-columns.tsx'
import { BoardFilters } from './farm-progress-filters.tsx'
import { boardFilters, boardRows } from './farm-progress-rows.ts'
import { useOverview } from './use-overview.ts'

export function FarmProgress() {
  const { farms, isLoading, failure, retry } = useOverview()
  const { today } = useToday()
  const productsOf = useFarmProducts()
  const [filter, setFilter] = useAddressWords(boardFilters)
  const onBoard = farms.map(farm => ({ ...farm, products: productsOf(farm.id) }))
  const rows = boardRows(onBoard, filter, today)
  return (
    <section aria-labelledby="board">
      <Title order={2} id="board" mb="sm">
        Farm progress
      </Title>
      {farms.length > 0 ? (
        <BoardFilters farms={onBoard} filter={filter} onChange={setFilter} />
      ) : null}
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <TableSkeleton /> : null}
      {!isLoading && !failure ? (
        <PlainTable
          caption="Farms"
          hideCaption
          searchable
          rows={rows}
          rowKey={row => row.id}
          columns={boardColumns}
          empty={farms.length > 0 ? 'No farms match.' : 'You have no farms yet.'}
        />
      ) : null}
    </section>
  )
}
