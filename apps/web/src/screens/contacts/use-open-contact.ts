// Which contact is open: it stands in the address, so that a colleague can be sent there.

import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRowById } from '../../data/hooks/use-row-by-id.ts'
import type { Contact } from './contact-columns.ts'

export function useOpenContact(rows: readonly Contact[]) {
  const navigate = useNavigate()
  const { contact } = useSearch({ strict: false }) as { readonly contact?: unknown }
  const openedAs = contact === undefined ? undefined : Number(contact)
  const shown = useRowById(rows, openedAs)
  const go = (id: number | undefined) =>
    void navigate({ to: '.', search: ((now: object) => ({ ...now, contact: id })) as never })
  return {
    shown,
    openedAs,
    open: ({ id }: Contact) => go(id),
    close: () => go(undefined),
  }
}
