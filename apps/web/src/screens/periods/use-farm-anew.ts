// Reads everything of a farm again, after a call that wrote many kinds of records at once.

import { useQueryClient } from '@tanstack/react-query'

export function useFarmAnew(farmId: number): () => Promise<void> {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [, farm] }) => farm === farmId || farm === 0,
    })
}
