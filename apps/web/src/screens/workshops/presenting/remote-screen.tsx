// The phone as a remote control of the big screen.

import { PresentationOfAddress } from './presentation-of-address.tsx'
import { RemoteControl } from './remote-control.tsx'

export function RemoteScreen() {
  return <PresentationOfAddress title="Remote control" as={RemoteControl} />
}
