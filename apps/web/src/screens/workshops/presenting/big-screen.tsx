// The big screen of a hall.

import { PresentationOfAddress } from './presentation-of-address.tsx'
import { PresentedFindings } from './presented-findings.tsx'

export function BigScreen() {
  return <PresentationOfAddress title="Big screen" as={PresentedFindings} />
}
