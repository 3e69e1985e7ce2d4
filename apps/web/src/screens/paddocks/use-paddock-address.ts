// What the address says of the paddocks beside their filter: which one is open, and how they are seen.

import { useNavigate, useSearch } from '@tanstack/react-router'
import type { PaddockView } from './paddock-tools.tsx'

export function usePaddockAddress() {
  const { paddock, view }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const put = (words: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to: '.', search: now => ({ ...now, ...words }) })
  const open = Number(paddock)
  return {
    open: paddock !== undefined && Number.isSafeInteger(open) ? open : undefined,
    setOpen: (id: number | undefined) =>
      put({ paddock: id === undefined ? undefined : String(id) }),
    view: view === 'lineage' ? ('lineage' as const) : ('sheet' as const),
    setView: (next: PaddockView) => put({ view: next === 'sheet' ? undefined : next }),
  }
}
