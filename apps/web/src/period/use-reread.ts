// Reads again what follows from a step or a confirmation, and is done when the page shows it: nobody is
// told of something that the page does not show yet.

import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'

export function useReread(farmId: number): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ predicate: ({ queryKey }) => isAboutStatus(queryKey, farmId) })
    // What was read is handed to the page with the next turn.
    await new Promise(resolve => setTimeout(resolve))
  }
}

const following = [
  'farm_period',
  'completeness',
  'open points',
  'overview',
  'points of farms',
  'collection-board',
]

function isAboutStatus([, farm, what]: QueryKey, farmId: number): boolean {
  return (farm === farmId || farm === 0) && following.includes(String(what))
}
