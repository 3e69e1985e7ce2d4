// New rows of a sheet as they become whole.

import { useMemo } from 'react'
import { useFurrow } from '../data/furrow-context.ts'
import { BornRows } from './born-rows.ts'
import type { BornNames } from './born-rows.ts'

export type Births = BornNames & Pick<BornRows, 'expect' | 'isMadeHere'>

export function useBirths(ids: ReadonlySet<number>): Births {
  const { outbox } = useFurrow()
  const rows = useMemo(() => new BornRows(outbox.idOf), [outbox])
  return useMemo(
    () => ({ ...rows.namesAmong(ids), expect: rows.expect, isMadeHere: rows.isMadeHere }),
    [rows, ids],
  )
}
