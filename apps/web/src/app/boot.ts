// Puts together what the screens stand on: what is stored, the server, who is signed in.

import type { Furrow } from '@furrow/wire/client/connect'
import { connectHere } from '../data/rows/api.ts'
import { seenPosition } from '../data/rows/seen-position.ts'
import { openDeviceNotes } from '../data/session/device-notes.ts'
import type { DeviceNotes } from '../data/session/device-notes.ts'
import type { PublicSettings } from '@furrow/wire/public-settings'
import { SessionOnDevice } from '../data/session/session-store.ts'
import { sessionRecorder } from './record-session.ts'
import type { Recorder } from './record-session.ts'
import { storedKeys } from '../data/session/stored-keys.ts'

export interface Booted {
  /** Where nothing is to be recorded, there is none. */
  readonly recorder: Recorder | undefined
  readonly api: Furrow
  readonly session: SessionOnDevice
  /** As they were last time. */
  readonly settings: PublicSettings
  /** As the server tells them now; nothing where it does not answer. */
  readonly freshSettings: Promise<PublicSettings | undefined>
  readonly notes: DeviceNotes
}

export async function boot(): Promise<Booted> {
  const keys = storedKeys()
  const notes = await openDeviceNotes()
  let recorder: Recorder | undefined
  const api: Furrow = connectHere({
    keys,
    device: notes.deviceId,
    position: seenPosition,
    onExpired: () => session.expire(),
    onActingOver: () => void session.leave(),
    heard: call => recorder?.heard(call),
  })
  const session = new SessionOnDevice({ keys, api, kept: notes.profile })
  const freshSettings = readSettings(api, notes)
  const [settings] = await Promise.all([knownSettings(notes, freshSettings), session.begin()])
  if (settings.recording_url !== null) recorder = sessionRecorder(settings.recording_url)
  return { api, session, settings, freshSettings, notes, recorder }
}

/** As they were last time; the first time, as the server tells them. */
async function knownSettings(
  notes: DeviceNotes,
  fresh: Booted['freshSettings'],
): Promise<PublicSettings> {
  return (await notes.settings.read()) ?? (await fresh) ?? unknownSettings
}

async function readSettings(api: Furrow, notes: DeviceNotes): Promise<PublicSettings | undefined> {
  const answer = await api.settings({ signal: AbortSignal.timeout(patience) })
  if (!answer.ok) return undefined
  await notes.settings.write(answer.data)
  return answer.data
}

const patience = 10_000

const unknownSettings: PublicSettings = {
  version: '',
  support_phone: null,
  sends_email: true,
  time_zone: 'Australia/Brisbane',
  demo: null,
  error_report_dsn: null,
  recording_url: null,
  datasilo_url: null,
  oldportal_url: null,
  map_tiles_url: null,
  map_tiles_attribution: null,
}
