// The columns of the sheet of paddocks: the same ones as long as they say the same.

import { useMemo } from 'react'
import { useNow } from '../../period/use-now.ts'
import { paddockColumns } from './paddock-columns.ts'
import type { Paddocks } from './use-paddocks.ts'

export function usePaddockColumns({ rows, before, lists, periodBefore }: Paddocks) {
  const rowsNow = useNow(rows)
  const beforeName = periodBefore?.name
  // Paddocks of the period before are many, and their list is made again with each change of this one.
  const named = JSON.stringify(before.map(({ id, name }) => ({ id, name })))
  return useMemo(() => {
    const former = JSON.parse(named) as readonly { readonly id: number; readonly name: string }[]
    return paddockColumns({ rowsNow, before: former, lists, beforeName })
  }, [rowsNow, named, lists, beforeName])
}
