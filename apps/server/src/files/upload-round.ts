// Goes round by itself: makes files of uploads that arrived and were not asked for again, lets go of those
// that never arrived, and of what lies there without a row.

import { rowCheck } from '@furrow/wire/check-row'
import { viewerOfPerson } from '../access/tokens/find-viewer.ts'
import { reachOf } from '../access/reach/reach-of.ts'
import type { Viewer } from '../access/reach/viewer.ts'
import type { RequestContext } from '../verbs/call/request-context.ts'
import type { Engine } from '../verbs/call/engine.ts'
import { makeWakeSignal } from '../background/wake-signal.ts'
import { expiryOf } from './file-storage.ts'
import type { FileStorage } from './file-storage.ts'
import { finishUpload } from './finish-upload.ts'
import { sweepContents } from './sweep-contents.ts'
import type { UploadName, UploadRecord } from './upload-records.ts'

export interface UploadRound {
  /** What is being done is waited for, but not for long: it is taken up again at the next start. */
  stop(): Promise<void>
}

interface Rounds {
  readonly storage: FileStorage
  readonly engine: Engine
  /** In milliseconds. */
  readonly every?: number
}

/** In milliseconds: so often it is looked for what lies there without a row. */
const sweepEvery = 86_400_000
const patience = 10_000

export function startUploadRound({ storage, engine, every = 600_000 }: Rounds): UploadRound {
  const bell = makeWakeSignal()
  const round = async () => {
    let swept = 0
    const lookAfterAll = async () => {
      const now = new Date()
      await survive(storage, () => lookAfterUploads(storage, engine, now))
      if (now.getTime() - swept <= sweepEvery) return
      await survive(storage, () => sweepContents(storage, engine.db, now))
      swept = now.getTime()
    }
    while (!bell.isStopped()) {
      await survive(storage, () => alone(storage, lookAfterAll))
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

/** One server at a time: what another looks after at this moment is looked after. */
async function alone({ locks }: FileStorage, work: () => Promise<void>): Promise<void> {
  const held = await locks.tryTake('round of uploads')
  if (!held) return
  try {
    await work()
  } finally {
    await held.release()
  }
}

export async function lookAfterUploads(
  storage: FileStorage,
  engine: Engine,
  now: Date,
): Promise<void> {
  for await (const upload of storage.uploads.all()) {
    await survive(storage, () => lookAfter({ storage, engine, now }, upload), upload.id)
  }
}

interface Looking {
  readonly storage: FileStorage
  readonly engine: Engine
  readonly now: Date
}

async function lookAfter(
  { storage, engine, now }: Looking,
  { person, id }: UploadName,
): Promise<void> {
  const { uploads } = storage
  const record = await uploads.find(person, id)
  if (!record) throw new Error('What is known of it is gone or cannot be read.')
  if (expiryOf(record) < now) return uploads.forget(record)
  if (record.outcome) return undefined
  const isWhole = record.lookedAt || (await uploads.received(record)) === record.size
  const viewer = isWhole ? await viewerBehind(engine, record) : undefined
  if (viewer) await finishUpload(storage, callingFor(engine, viewer, record), record)
}

/** Whoever may not come in any more makes no file; an administrator who acted for someone is still one. */
async function viewerBehind({ db }: Engine, record: UploadRecord): Promise<Viewer | undefined> {
  const { person, impersonation } = record.author
  const viewer = await viewerOfPerson(db, record.person)
  if (person === record.person) return viewer
  if (person === null) return undefined
  const actor = await viewerOfPerson(db, person)
  const mayAct = actor?.isAdmin === true && viewer?.isAdmin === false
  return mayAct ? { ...viewer, actor: person, impersonation } : undefined
}

function callingFor(engine: Engine, viewer: Viewer, { author }: UploadRecord): RequestContext {
  const reach = reachOf(viewer, engine.catalogue)
  return { engine, check: rowCheck(), viewer, reach, author, tx: engine.db }
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
