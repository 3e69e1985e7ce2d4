// Stands where workshops will be.

import { Coming } from './coming.tsx'

export function WorkshopsScreen() {
  return (
    <Coming title="Workshops">
      Here you will see the workshops that your farms are asked to, and say whether you come.
    </Coming>
  )
}
