// Stands where workshops will be.

import { Coming } from './coming.tsx'

export function WorkshopsScreen() {
  return (
    <Coming title="Workshops">
      Here you will see the workshops you’re invited to, and answer whether you’ll come.
    </Coming>
  )
}
