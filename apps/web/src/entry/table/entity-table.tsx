// Any record as a table: searched, filtered, sorted and paged by the server. What is looked at is
// submitted and out, so that it can stand in the address.

import { Stack } from '@mantine/core'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FoundRows } from './found-rows.tsx'
import { readTableSearch, writtenTableSearch } from './table-search.ts'
import type { TableSearch } from './table-search.ts'
import { TableToolbar } from './table-toolbar.tsx'
import { useEntity } from '../rows/use-entity.ts'
import { WithCatalogue } from '../rows/with-catalogue.tsx'

interface Props {
  readonly resource: string
  /** As it stands in the address. */
  readonly search: Readonly<Record<string, unknown>>
  readonly onSearch: (search: Readonly<Record<string, unknown>>) => void
}

export function EntityTable(props: Props) {
  return (
    <WithCatalogue skeleton={<TableSkeleton />}>
      <Known {...props} />
    </WithCatalogue>
  )
}

function Known({ resource, search, onSearch }: Props) {
  const entity = useEntity(resource)
  if (!entity) throw new Error(`There is no record named ${resource}.`)
  const wanted = readTableSearch(search, entity)
  // Other rows begin on their first page.
  const change = (changed: Partial<TableSearch>) =>
    onSearch(writtenTableSearch({ ...wanted, page: 1, ...changed }))
  return (
    <Stack gap="md">
      <TableToolbar entity={entity} search={wanted} onChange={change} />
      <FilterBar
        entity={entity}
        filters={wanted.filters}
        onChange={filters => change({ filters })}
      />
      <FoundRows entity={entity} search={wanted} onChange={change} />
    </Stack>
  )
}
