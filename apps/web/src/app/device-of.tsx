// Opens what the device keeps for whoever is signed in, and closes it when they go: nobody else’s
// rows and changes are ever in reach.

import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { FurrowContext } from '../data/context/furrow-context.ts'
import { nobodysDevice } from '../data/context/nobodys-device.ts'
import { openDevice } from '../data/context/on-device.ts'
import type { OnDevice } from '../data/context/on-device.ts'
import type { Booted } from './boot.ts'
import { forgetLostMoney } from './money-lost.ts'
import { useRecordingChoice } from './use-recording-choice.ts'

interface Props extends Booted {
  readonly children: ReactNode
}

export function DeviceOf({ api, session, settings, notes, recorder, children }: Props) {
  const now = useSyncExternalStore(session.subscribe, session.now)
  const actor = now.kind === 'signed in' ? now.user.id : undefined
  const person = now.kind === 'signed in' ? now.person.id : undefined
  const nobodys = useMemo(() => nobodysDevice(), [])
  const [device, setDevice] = useState<OnDevice>()
  useEffect(() => {
    if (actor === undefined || person === undefined) return undefined
    let isOver = false
    const opening = openDevice({ actor, person, api, session, notes })
    void opening.then(opened => (isOver ? undefined : setDevice(opened)))
    return () => {
      isOver = true
      setDevice(undefined)
      void opening.then(opened => opened.close())
    }
  }, [actor, person, api, session, notes])
  useEffect(() => {
    if (!device) return undefined
    const name = `${device.actor} as ${device.person}`
    const forget = async () => {
      await device.forgetKept()
      await device.queryClient.resetQueries()
    }
    return forgetLostMoney({ name, session, seen: notes.seenMoney, forget })
  }, [device, session, notes])
  const isTheirs = device?.actor === actor && device?.person === person
  const current = actor === undefined ? nobodys : isTheirs ? device : undefined
  const recording = useRecordingChoice(notes, recorder, now)
  const furrow = useMemo(
    () =>
      current && {
        api,
        session,
        settings,
        recording,
        outbox: current.outbox,
        uploads: current.uploads,
        pause: current.pause,
      },
    [api, session, settings, recording, current],
  )
  if (!current || !furrow) return null
  return (
    <QueryClientProvider client={current.queryClient}>
      <FurrowContext value={furrow}>{children}</FurrowContext>
    </QueryClientProvider>
  )
}
