// The history of a row of any record, by the name of its record.

import { TableSkeleton } from '../../ui/skeletons.tsx'
import type { Row } from '../rows/row-name.ts'
import { RowHistory } from './row-history.tsx'
import { useEntity } from '../rows/use-entity.ts'
import { WithCatalogue } from '../rows/with-catalogue.tsx'

interface Props {
  readonly resource: string
  readonly row: Row
}

export function HistoryOfRow(props: Props) {
  return (
    <WithCatalogue skeleton={<TableSkeleton count={3} columns={2} />}>
      <Known {...props} />
    </WithCatalogue>
  )
}

function Known({ resource, row }: Props) {
  const entity = useEntity(resource)
  if (!entity) throw new Error(`There is no record named ${resource}.`)
  return <RowHistory entity={entity} row={row} />
}
