// Stands where livestock will be.

import { ComingInCollection } from './coming.tsx'

export function LivestockScreen() {
  return (
    <ComingInCollection title="Livestock">
      Here you will see each mob from opening to closing: bought, born, moved, sold, lost.
    </ComingInCollection>
  )
}
