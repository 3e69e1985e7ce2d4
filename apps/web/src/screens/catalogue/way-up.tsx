// The way back from a record to all of its kind, and to all records.

import { Anchor, Breadcrumbs } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Entity } from '@furrow/catalogue/entity'
import { RowsLink } from '../../entry/rows/row-link.tsx'

export function WayUp({ entity }: { readonly entity?: Entity }) {
  return (
    <nav aria-label="Where this record is">
      <Breadcrumbs>
        <Anchor renderRoot={props => <Link {...props} to="/catalogue" activeOptions={exactly} />}>
          All records
        </Anchor>
        {entity && <RowsLink resource={entity.name}>{entity.plural}</RowsLink>}
      </Breadcrumbs>
    </nav>
  )
}

const exactly = { exact: true }
