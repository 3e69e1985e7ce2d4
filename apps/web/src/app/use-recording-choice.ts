// Whether the person who sits there lets the screens be recorded on this device, and changing that.
// Nobody else is recorded, and nobody while acting for another.

import { useEffect, useMemo, useState } from 'react'
import type { DeviceNotes } from '../data/session/device-notes.ts'
import type { RecordingChoice } from '../data/context/furrow-context.ts'
import type { Session } from '../data/session/session.ts'
import type { Recorder } from './record-session.ts'

export function useRecordingChoice(
  { recording }: Pick<DeviceNotes, 'recording'>,
  recorder: Recorder | undefined,
  session: Session,
): RecordingChoice | undefined {
  const [agreed, setAgreed] = useState(recording.known)
  const person = session.kind === 'signed in' && !session.actingFor ? session.user.id : undefined
  const isAgreed = person !== undefined && agreed === person
  useEffect(() => {
    // Without the library nothing is recorded.
    if (isAgreed) recorder?.start().catch(() => undefined)
    else recorder?.stop()
  }, [recorder, isAgreed])
  return useMemo(
    () =>
      recorder && {
        isAgreed,
        async choose(isAgreed) {
          const next = isAgreed ? person : undefined
          await recording.write(next)
          setAgreed(next)
        },
      },
    [recorder, recording, person, isAgreed],
  )
}
