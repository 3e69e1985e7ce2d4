// Opens everything that belongs to one person at this device, and closes it when they go: what was
// read, what waits to be saved, and the ear for what colleagues save.

import type { Furrow } from '@furrow/wire/client/connect'
import type { LiveChange } from '@furrow/wire/live-line'
import type { QueryClient } from '@tanstack/react-query'
import { awakeIn } from '../session/awake.ts'
import type { Awake } from '../session/awake.ts'
import { createOutbox } from '../outbox/create-outbox.ts'
import type { RunningOutbox } from '../outbox/create-outbox.ts'
import { answeredAt } from '../outbox/answered-at.ts'
import type { RunningUploads } from '../uploads/create-uploads.ts'
import { createQueryClient } from '../rows/create-query-client.ts'
import { openUploads } from '../uploads/open-uploads.ts'
import type { DeviceNotes } from '../session/device-notes.ts'
import { isStillThere, leftForGood } from '../session/page-owner.ts'
import type { Ledger } from '../outbox/ledger.ts'
import { createServerPause } from '../outbox/server-pause.ts'
import type { ServerPause } from '../outbox/server-pause.ts'
import { startLive } from '../rows/live.ts'
import { oneAtATime } from '../outbox/one-at-a-time.ts'
import { openDeviceStore } from './device-store.ts'
import { isServerThere } from '../outbox/server-there.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { SessionStore } from '../session/session.ts'
import { createStaleness } from '../rows/staleness.ts'
import type { Uploads } from '../uploads/upload.ts'

export interface OnDevice {
  /** Who sits there, and whose rights count. */
  readonly actor: number | undefined
  readonly person: number | undefined
  readonly queryClient: QueryClient
  readonly outbox: Outbox
  readonly uploads: Uploads
  readonly pause: ServerPause
  /** Whether anything of theirs waits on this device, to be sent or to be fixed. */
  hasWaiting(): boolean
  /** All that was read; what waits stays. */
  forgetKept(): Promise<void>
  /** Who signed out, or acts no longer, leaves nothing behind but what waits. */
  close(): Promise<void>
}

export interface DeviceParts {
  readonly actor: number
  readonly person: number
  readonly api: Furrow
  readonly session: SessionStore
  readonly notes: Pick<DeviceNotes, 'deviceId'>
}

export async function openDevice(parts: DeviceParts): Promise<OnDevice> {
  const { actor, person, api, session } = parts
  const { name, database, kept, ledger, pages } = await openDeviceStore(actor, person)
  const mayAsk = isStillThere(parts)
  const awake = awakeIn()
  const pause = createServerPause()
  const queryClient = createQueryClient({ kept, mayKeep: mayAsk, pause })
  const staleness = createStaleness(queryClient)
  const outbox = createOutbox({
    ledger,
    pages,
    pause,
    mayAsk,
    batch: api.batch,
    isOnline: awake.isOnline,
    isThere: () => isServerThere(api),
    inTurn: oneAtATime(name, database),
    onSaved: staleness.after,
    onDiscarded: staleness.after,
  })
  const uploads = await openUploads({ name, mayAsk, staleness, pause, database, outbox })
  const live = startLive({
    staleness,
    awake,
    pause,
    listen: api.live,
    deviceId: parts.notes.deviceId,
    isKnown: change => isSavedHere(ledger, change),
    answeredAt: ({ at }) => answeredAt(ledger.saved(), at),
    onAlive: () => wakeSome({ uploads, outbox, ledger }),
    onOver: () => void session.refresh(),
  })
  heed(awake, { uploads, outbox, ledger })
  askToLast(ledger, outbox)
  outbox.wake()
  uploads.wake()
  return {
    actor,
    person,
    queryClient,
    outbox,
    uploads,
    pause,
    hasWaiting: () => ledger.entries().length > 0,
    forgetKept: kept.forget,
    async close() {
      for (const part of [outbox, uploads, live, staleness, awake, pause]) part.stop()
      queryClient.clear()
      pages.close()
      if (leftForGood(parts)) await kept.forget().catch(() => undefined)
      database?.close()
    },
  }
}

interface Waiting {
  readonly uploads: RunningUploads
  readonly outbox: RunningOutbox
  readonly ledger: Ledger
}

function heed(awake: Awake, { uploads, outbox, ledger }: Waiting): void {
  awake.onWake(uploads.wake)
  awake.onWake(() => void ledger.reload().then(outbox.wake))
  awake.onLost(outbox.wake)
  outbox.subscribe(uploads.followRecords)
  awake.onLeave(outbox.isKeeping)
}

function wakeSome({ uploads, outbox, ledger }: Waiting): void {
  uploads.wake()
  if (isWaiting(ledger) || !outbox.hasSignal()) outbox.wake()
}

function isWaiting(ledger: Ledger): boolean {
  return ledger.entries().some(({ state }) => state !== 'refused')
}

/** The answer to one’s own change said it already. */
function isSavedHere(ledger: Ledger, { entity, ids, at }: LiveChange): boolean {
  const rows = ledger.saved().get(entity)
  return ids.every(id => String(rows?.get(id)?.row['updated_at'] ?? '') >= at)
}

/** A browser that is short of space is asked to spare what waits. */
function askToLast(ledger: Ledger, outbox: RunningOutbox): void {
  const stop = ledger.subscribe(() => {
    if (outbox.hasSignal() || ledger.entries().length === 0) return
    stop()
    navigator.storage?.persist?.().catch(() => undefined)
  })
}
