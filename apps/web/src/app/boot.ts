// Puts together what the screens stand on: what is stored, the server, who is signed in.

import type { Furrow } from '@furrow/wire/client/connect'
import { connectHere } from '../data/api.ts'
import { openDeviceNotes } from '../data/device-notes.ts'
import type { DeviceNotes } from '../data/device-notes.ts'
import type { PublicSettings } from '@furrow/wire/public-settings'
import { SessionOnDevice } from '../data/session-store.ts'
import { sessionRecorder } from './record-session.ts'
import type { Recorder } from './record-session.ts'
import { storedKeys } from '../data/stored-keys.ts'

export interface Booted {
  /** Where nothing is to be recorded, there is none. */
  readonly recorder: Recorder | undefined
  readonly api: Furrow
  readonly session: SessionOnDevice
  readonly settings: PublicSettings
  readonly notes: DeviceNotes
}

export async function boot(): Promise<Booted> {
  const keys = storedKeys()
  const notes = await openDeviceNotes()
  let recorder: Recorder | undefined
  const api: Furrow = connectHere({
    keys,
    device: notes.deviceId,
    onExpired: () => session.expire(),
    onActingOver: () => void session.leave(),
    heard: call => recorder?.heard(call),
  })
  const session = new SessionOnDevice({ keys, api, kept: notes.profile })
  const [settings] = await Promise.all([knownSettings(api, notes), session.begin()])
  if (settings.recording_url !== null) recorder = sessionRecorder(settings.recording_url)
  return { api, session, settings, notes, recorder }
}

/** As they were last time, read anew for the next; the first time, as the server tells them. */
async function knownSettings(api: Furrow, notes: DeviceNotes): Promise<PublicSettings> {
  const reading = readSettings(api, notes)
  return (await notes.settings.read()) ?? (await reading) ?? unknownSettings
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
  time_zone: 'Australia/Brisbane',
  demo: null,
  error_report_dsn: null,
  recording_url: null,
  datasilo_url: null,
  oldportal_url: null,
  map_tiles_url: null,
  map_tiles_attribution: null,
}
