// The uploads of one person on one device: kept, sent one after the other, and told of.

import type { InTurn } from '../outbox/one-at-a-time.ts'
import type { ServerPause } from '../outbox/server-pause.ts'
import { randomText } from '../session/random-text.ts'
import { recordOf, withRecordId } from './record-of-upload.ts'
import type { RecordsOnDevice } from './record-of-upload.ts'
import { endUpload } from './send-upload.ts'
import type { Sending, Sent } from './send-upload.ts'
import type { Upload, Uploaded, UploadPlace, Uploads } from './upload.ts'
import type { KeptUpload, UploadStore } from './upload-store.ts'

export interface UploadParts {
  readonly store: UploadStore
  /** Whether it is still the same person who would send. */
  readonly mayAsk: () => boolean
  readonly inTurn: InTurn
  readonly pause: ServerPause
  readonly send: (sending: Sending) => Promise<Sent>
  /** Where a record that was made on the device gets its number. */
  readonly records: RecordsOnDevice
}

export interface RunningUploads extends Uploads {
  /** Looks what waits, and sends it. */
  wake(): void
  /** Looks whether a record that an upload waited for has been saved. */
  followRecords(): void
  stop(): void
}

export async function createUploads(parts: UploadParts): Promise<RunningUploads> {
  const kept = await parts.store.read().catch(() => [])
  const queue = new UploadQueue(parts, kept)
  return {
    now: queue.now,
    subscribe: queue.subscribe,
    add: (files, place) => queue.add(files, place),
    giveUp: key => queue.giveUp(key),
    onArrived: queue.onArrived,
    wake: () => void queue.followRecords().then(() => queue.run()),
    followRecords: () => void queue.followRecords(),
    stop: () => queue.stop(),
  }
}

const recordGone = 'What it belongs to was never saved. Attach it again where it belongs.'

const brokenOff = (): Sent => ({ kind: 'broken off' })

/** In milliseconds, where it broke off and nothing else wakes it. */
const triedAgainIn = 15_000

class UploadQueue {
  readonly #parts: UploadParts
  readonly #listeners = new Set<() => void>()
  readonly #arrivals = new Set<(uploaded: Uploaded) => void>()
  readonly #stopping = new AbortController()
  /** How often each broke off. */
  readonly #breaks = new Map<string, number>()
  #sending: { readonly key: string; readonly abort: AbortController } | undefined
  #uploads: readonly KeptUpload[]
  #later: ReturnType<typeof setTimeout> | undefined

  constructor(parts: UploadParts, kept: readonly KeptUpload[]) {
    this.#parts = parts
    this.#uploads = kept.map(onOpening)
  }

  readonly now = (): readonly Upload[] => this.#uploads

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly onArrived = (listener: (uploaded: Uploaded) => void) => {
    this.#arrivals.add(listener)
    return () => this.#arrivals.delete(listener)
  }

  async add(files: readonly File[], place: UploadPlace): Promise<void> {
    for (const file of files) {
      const begun = this.#uploads.find(upload => isOf(upload, file, place))
      await this.#keep(begun ? begunAgain(begun, file) : newUpload(file, place))
    }
    void this.run()
  }

  async giveUp(key: string): Promise<void> {
    const upload = this.#at(key)
    await this.#forget(key)
    if (upload?.address) await endUpload(upload.address)
  }

  /** One after the other, and in one page at a time. */
  async run(): Promise<void> {
    if (this.#sending || this.#stopping.signal.aborted) return
    const next = this.#next()
    if (!next || !this.#parts.mayAsk()) return
    const early = this.#parts.pause.left()
    if (early > 0) return this.#runLater(early)
    const abort = new AbortController()
    this.#sending = { key: next.key, abort }
    this.#stopping.signal.addEventListener('abort', () => abort.abort())
    const turn = this.#parts.inTurn(() => this.#take(next.key, abort.signal))
    const sent = await turn.catch(brokenOff)
    this.#sending = undefined
    if (sent?.kind === 'broken off') this.#runAfter(sent.after)
    else void this.run()
  }

  /** Settled before another page has its turn, which would send it once more. */
  async #take(key: string, signal: AbortSignal): Promise<Sent | undefined> {
    const sent = await this.#send(key, signal).catch(brokenOff)
    await this.#settle(key, sent)
    return sent
  }

  /** Whatever broke off lets the others go first. */
  #next(): KeptUpload | undefined {
    const breaks = ({ key }: KeptUpload) => this.#breaks.get(key) ?? 0
    const ready = this.#uploads.filter(upload => this.#isReady(upload))
    return ready.toSorted((one, other) => breaks(one) - breaks(other))[0]
  }

  #isReady(upload: KeptUpload): boolean {
    const { state, file } = upload
    return state === 'waiting' && file !== null && recordOf(upload, this.#parts.records) === 'known'
  }

  /** What is of a record that was just saved is of its number from now on; where none will be, it says so. */
  async followRecords(): Promise<void> {
    const { records } = this.#parts
    let isAnyReady = false
    for (const upload of this.#uploads.filter(({ state }) => state === 'waiting')) {
      const followed = withRecordId(upload, records)
      if (followed !== upload) {
        const { heldBy, linkTo } = followed
        await this.#put(upload.key, { heldBy, linkTo })
        isAnyReady = true
      } else if (recordOf(upload, records) === 'gone') {
        await this.#put(upload.key, { state: 'refused', message: recordGone })
      }
    }
    if (isAnyReady) await this.run()
  }

  stop(): void {
    clearTimeout(this.#later)
    this.#stopping.abort()
    this.#parts.store.close()
  }

  #runAfter(told: number | undefined): void {
    if (told !== undefined) this.#parts.pause.begin(told)
    this.#runLater(told === undefined ? triedAgainIn : this.#parts.pause.left())
  }

  #runLater(milliseconds: number): void {
    clearTimeout(this.#later)
    if (!this.#stopping.signal.aborted)
      this.#later = setTimeout(() => void this.run(), milliseconds)
  }

  /** Nothing where another page of the same person sent it, or gave it up. */
  async #send(key: string, signal: AbortSignal): Promise<Sent | undefined> {
    const kept = await this.#kept(key)
    const upload = this.#at(key)
    if (!kept || !upload?.file) return undefined
    this.#change(key, { state: 'sending', message: undefined })
    return this.#parts.send({
      upload: { ...upload, address: kept.address },
      file: upload.file,
      signal,
      mayAsk: this.#parts.mayAsk,
      onAddress: address => void this.#put(key, { address }),
      onSent: sent => this.#change(key, { sent }),
    })
  }

  async #settle(key: string, sent: Sent | undefined): Promise<void> {
    const upload = this.#at(key)
    if (!upload) return
    if (!sent) return this.#forget(key)
    if (sent.kind === 'arrived') {
      await this.#forget(key)
      const { fileId, isInfected } = sent
      for (const listener of this.#arrivals) listener({ upload, fileId, isInfected })
    } else {
      const state = sent.kind === 'refused' ? 'refused' : 'waiting'
      if (sent.kind === 'broken off') this.#breaks.set(key, (this.#breaks.get(key) ?? 0) + 1)
      const anew = sent.kind === 'broken off' && sent.isForgotten ? fromTheStart : {}
      await this.#put(key, { sent: upload.sent, state, message: sent.message, ...anew })
    }
  }

  async #kept(key: string): Promise<KeptUpload | undefined> {
    const upload = this.#at(key)
    if (upload?.isUnkept !== false) return upload
    return (await this.#parts.store.read()).find(one => one.key === key)
  }

  #at(key: string): KeptUpload | undefined {
    return this.#uploads.find(upload => upload.key === key)
  }

  #change(key: string, changed: Partial<KeptUpload>): void {
    this.#show(this.#uploads.map(one => (one.key === key ? { ...one, ...changed } : one)))
  }

  /** What the device does not take is sent from here as long as the page is open. */
  async #keep(upload: KeptUpload): Promise<void> {
    const { key } = upload
    if (this.#at(key)) this.#change(key, upload)
    else this.#show([...this.#uploads, upload])
    const writing = this.#parts.store.write(upload)
    const isUnkept = await writing.then(() => false).catch(() => true)
    this.#change(key, { isUnkept })
  }

  /** Here and on the device; where another page has sent it or given it up, it is here no longer. */
  async #put(key: string, changed: Partial<KeptUpload>): Promise<void> {
    this.#change(key, changed)
    const isThere = await this.#parts.store.change(key, changed).catch(() => undefined)
    if (isThere === undefined) this.#change(key, { isUnkept: true })
    else if (!isThere && this.#at(key)?.isUnkept === false) await this.#forget(key)
  }

  /** What cannot be removed, the server knows: it says once more that it has arrived. */
  async #forget(key: string): Promise<void> {
    if (this.#sending?.key === key) this.#sending.abort.abort()
    this.#show(this.#uploads.filter(upload => upload.key !== key))
    await this.#parts.store.remove(key).catch(() => undefined)
  }

  #show(uploads: readonly KeptUpload[]): void {
    this.#uploads = uploads
    for (const listener of this.#listeners) listener()
  }
}

function onOpening(kept: KeptUpload): KeptUpload {
  const state = kept.state === 'refused' ? 'refused' : 'waiting'
  return { ...kept, state: kept.file ? state : 'needs file', isUnkept: false }
}

function newUpload(file: File, place: UploadPlace): KeptUpload {
  const { name, size, lastModified } = file
  const { wantedId, ...of } = 'heldBy' in place ? { ...nowhere, ...place } : place
  return {
    ...of,
    key: randomText(),
    name,
    size,
    lastModified,
    sent: 0,
    ...untilKept,
    wantedId: wantedId ?? null,
    address: null,
    file,
  }
}

const nowhere = { farmId: null, periodId: null, category: null, wantedId: undefined }

const untilKept = { state: 'waiting', message: undefined, isUnkept: undefined } as const
const fromTheStart = { address: null, sent: 0 }

/** What was refused is forgotten by the server: it starts over. */
function begunAgain(begun: KeptUpload, file: File): KeptUpload {
  const again: KeptUpload = { ...begun, ...untilKept, file }
  return begun.state === 'refused' ? { ...again, ...fromTheStart } : again
}

function isOf(upload: KeptUpload, file: File, place: UploadPlace): boolean {
  const { name, size, lastModified, heldBy } = upload
  const isSame = name === file.name && size === file.size && lastModified === file.lastModified
  if (!('heldBy' in place)) return isSame && !heldBy && upload.farmId === place.farmId
  return isSame && heldBy?.kind === place.heldBy.kind && heldBy.id === place.heldBy.id
}
