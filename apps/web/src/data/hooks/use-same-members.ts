// The same object as long as each of its members is the same: what is made of them is not made again.

import { useMemo } from 'react'

/** Its members are always of the same names, in the same order. */
export function useSameMembers<Members extends object>(members: Members): Members {
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => members, Object.values(members))
}
