// A combination that is not in the list yet: kept like everything that is typed. It is everybody's from then on, and
// stays when its row in the farm is undone.

import { useCallback } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { proposedEnterprise } from './enterprise-change.ts'
import { enterpriseName } from './enterprise-name.ts'
import type { EnterpriseLists, EnterpriseParts } from './enterprise-name.ts'

export function useProposeEnterprise(lists: EnterpriseLists): (parts: EnterpriseParts) => number {
  const { outbox } = useFurrow()
  return useCallback(
    parts => {
      const id = outbox.newId()
      void outbox.add(proposedEnterprise(parts, enterpriseName(parts, lists), id))
      return id
    },
    [outbox, lists],
  )
}
