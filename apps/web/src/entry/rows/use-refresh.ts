// After a write that went straight to the server: whatever is shown is read again, for a deletion takes
// rows of other records along, and counts and names follow from what was written.

import { useQueryClient } from '@tanstack/react-query'

export function useRefresh(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries()
}
