// Ways from one record to another, in the browser of all records.

import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface RowLinkProps {
  readonly resource: string
  readonly id: number
  readonly children: ReactNode
}

export function RowLink({ resource, id, children }: RowLinkProps) {
  return (
    <Anchor
      renderRoot={props => (
        <Link
          {...props}
          activeOptions={exactly}
          to="/catalogue/$resource/$id"
          params={{ resource, id: String(id) }}
        />
      )}
    >
      {children}
    </Anchor>
  )
}

interface RowsLinkProps {
  readonly resource: string
  /** Filters as they stand in the address. */
  readonly where?: readonly (readonly unknown[])[]
  readonly children: ReactNode
}

export function RowsLink({ resource, where, children }: RowsLinkProps) {
  return (
    <Anchor
      renderRoot={props => (
        <Link
          {...props}
          activeOptions={exactly}
          to="/catalogue/$resource"
          params={{ resource }}
          search={where ? { where } : {}}
        />
      )}
    >
      {children}
    </Anchor>
  )
}

/** A page is that very page alone, not all that stand below it. */
const exactly = { exact: true, includeSearch: true }
