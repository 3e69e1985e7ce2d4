// The row that somebody opened, also where the server has given it its number since.

import { useFurrow } from '../context/furrow-context.ts'

export function useRowById<Row extends { readonly id: number }>(
  rows: readonly Row[],
  id: number | undefined,
): Row | undefined {
  const { outbox } = useFurrow()
  if (id === undefined) return undefined
  return rows.find(row => row.id === id) ?? rows.find(row => row.id === outbox.idOf(id))
}
