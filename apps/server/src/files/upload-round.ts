// Goes round by itself: makes files of uploads that arrived and were not asked for again, lets go of those
// that never arrived, and of what lies there without a row.

import { rowCheck } from '@furrow/wire/check-row'
import { viewerOfPerson } from '../access/find-viewer.ts'
import { reachOf } from '../access/reach-of.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Calling } from '../verbs/calling.ts'
import type { Mount } from '../verbs/mount.ts'
import { makeBell } from '../work/bell.ts'
import { expiryOf } from './file-storage.ts'
import type { FileStorage } from './file-storage.ts'
import { finishUpload } from './finish-upload.ts'
import { sweepContents } from './sweep-contents.ts'
import type { UploadRecord } from './upload-records.ts'

export interface UploadRound {
  /** What is being done is waited for, but not for long: it is taken up again at the next start. */
  stop(): Promise<void>
}

interface Rounds {
  readonly storage: FileStorage
  readonly mount: Mount
  /** In milliseconds. */
  readonly every?: number
}

/** In milliseconds: so often it is looked for what lies there without a row. */
const sweepEvery = 86_400_000
const patience = 10_000

export function startUploadRound({ storage, mount, every = 600_000 }: Rounds): UploadRound {
  const bell = makeBell()
  const round = async () => {
    let swept = 0
    while (!bell.isStopped()) {
      const now = new Date()
      await survive(storage, () => lookAfterUploads(storage, mount, now))
      if (now.getTime() - swept > sweepEvery) {
        await survive(storage, () => sweepContents(storage, mount.db, now))
        swept = now.getTime()
      }
      await bell.wait(every)
    }
  }
  const ended = round()
  return {
    async stop() {
      bell.stop()
      const { promise: waited, resolve } = Promise.withResolvers<void>()
      const hurry = setTimeout(resolve, patience)
      await Promise.race([ended, waited])
      clearTimeout(hurry)
    },
  }
}

export async function lookAfterUploads(
  storage: FileStorage,
  mount: Mount,
  now: Date,
): Promise<void> {
  for await (const record of storage.uploads.all()) {
    await survive(storage, () => lookAfter({ storage, mount, now }, record), record.id)
  }
}

interface Looking {
  readonly storage: FileStorage
  readonly mount: Mount
  readonly now: Date
}

async function lookAfter({ storage, mount, now }: Looking, record: UploadRecord): Promise<void> {
  const { uploads } = storage
  if (expiryOf(record) < now) return uploads.forget(record)
  if (record.outcome) return undefined
  const isWhole = record.lookedAt || (await uploads.received(record)) === record.size
  const viewer = isWhole ? await viewerBehind(mount, record) : undefined
  if (viewer) await finishUpload(storage, callingFor(mount, viewer, record), record)
}

/** Whoever may not come in any more makes no file; an administrator who acted for somebody is still one. */
async function viewerBehind({ db }: Mount, record: UploadRecord): Promise<Viewer | undefined> {
  const { person, impersonation } = record.author
  const viewer = await viewerOfPerson(db, record.person)
  if (person === record.person) return viewer
  const actor = await viewerOfPerson(db, person)
  const mayAct = actor?.isAdmin === true && viewer?.isAdmin === false
  return mayAct ? { ...viewer, actor: person, impersonation } : undefined
}

function callingFor(mount: Mount, viewer: Viewer, { author }: UploadRecord): Calling {
  const reach = reachOf(viewer, mount.catalogue)
  return { mount, check: rowCheck(), viewer, reach, author, tx: mount.db }
}

/** One that does not go well keeps no other from going on. */
async function survive(
  { log }: FileStorage,
  work: () => Promise<unknown>,
  upload?: string,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    log(JSON.stringify({ time: new Date().toISOString(), files: 'round', upload, error: said }))
  }
}
