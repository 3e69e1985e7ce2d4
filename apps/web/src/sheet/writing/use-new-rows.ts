// New rows of a sheet as they become whole.

import { useMemo } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { NewRowKeys } from './new-row-keys.ts'
import type { NewRowNames } from './new-row-keys.ts'

export type NewRows = NewRowNames & Pick<NewRowKeys, 'expect' | 'isMadeHere'>

export function useNewRows(ids: ReadonlySet<number>): NewRows {
  const { outbox } = useFurrow()
  const rows = useMemo(() => new NewRowKeys(outbox.idOf), [outbox])
  return useMemo(
    () => ({ ...rows.namesAmong(ids), expect: rows.expect, isMadeHere: rows.isMadeHere }),
    [rows, ids],
  )
}
