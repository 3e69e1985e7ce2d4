// An enterprise with records of its stock is not deleted (R26): the server says so, and it can be retired instead.

import { useState } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useUndo } from '../../../data/hooks/undo.ts'
import { useTriedChange } from '../../../data/hooks/use-tried-change.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useNotices } from '../../../ui/notices.tsx'
import { deletedChange } from './enterprise-change.ts'
import type { EnterpriseRow } from './enterprise-row.ts'

interface Refused {
  readonly rows: readonly EnterpriseRow[]
  readonly message: string
}

export function useDeleteEnterprises(place: CollectionPlace) {
  const { outbox } = useFurrow()
  const notices = useNotices()
  const { undo } = useUndo()
  const tryChange = useTriedChange()
  const [refused, setRefused] = useState<Refused>()
  const remove = async (rows: readonly EnterpriseRow[]) => {
    const change = deletedChange(rows, { ...place, newId: () => outbox.newId() })
    const outcome = await tryChange(change, { canRestore: true })
    if (outcome.kind === 'refused') return setRefused({ rows, message: outcome.refusal.message })
    const whose = rows.map(({ name }) => name).join(', ')
    notices.good(`${whose} deleted.`, { undo: () => void undo() })
  }
  return {
    refused,
    remove: (rows: readonly EnterpriseRow[]) => void remove(rows),
    close: () => setRefused(undefined),
  }
}
