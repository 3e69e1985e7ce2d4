import { describe, expect, test } from 'vitest'
import { createUploads } from './create-uploads.ts'
import type { UploadParts } from './create-uploads.ts'
import type { KeptChange } from '../outbox/change.ts'
import { newLocalId } from '../outbox/local-ids.ts'
import { createServerPause } from '../outbox/server-pause.ts'
import type { Sending, Sent } from './send-upload.ts'
import { openUploadStore } from './upload-store.ts'
import { needsPerson } from './upload.ts'
import type { Uploaded } from './upload.ts'

const place = { farmId: 3, periodId: 5, category: 'Photo' }
const photo = new File(['x'.repeat(900)], 'gate.jpg', { lastModified: 1_700_000_000_000 })
const map = new File(['y'.repeat(500)], 'map.pdf', { lastModified: 1_700_000_000_001 })
const bothWait = ['waiting', 'waiting']
let drawn = 0

describe('uploads', () => {
  test('go one after the other, and are told of when they have arrived', async () => {
    const page = await open()
    await page.uploads.add([photo, map], place)
    await page.asked(1)
    expect(page.uploads.now().map(({ state }) => state)).toEqual(['sending', 'waiting'])
    page.answer({ kind: 'arrived', fileId: 41, isInfected: false })
    await page.asked(2)
    page.answer({ kind: 'arrived', fileId: 42, isInfected: false })
    await expect.poll(() => page.arrived).toHaveLength(2)
    expect(page.uploads.now()).toEqual([])
    expect(page.arrived.map(({ upload, fileId }) => [upload.name, fileId])).toEqual([
      ['gate.jpg', 41],
      ['map.pdf', 42],
    ])
    page.close()
  })

  test('say the record that they are of', async () => {
    const page = await open()
    await page.uploads.add([photo], { ...place, linkTo: { resource: 'rain_gauges', id: 9 } })
    const [{ upload }] = await page.asked(1)
    expect(upload.linkTo).toEqual({ resource: 'rain_gauges', id: 9 })
    page.close()
  })

  test('go on where they broke off, also after the page was closed', async () => {
    const name = freshName()
    const first = await open(name)
    await first.uploads.add([photo], place)
    const [{ onAddress, onSent }] = await first.asked(1)
    onAddress('/api/v2/uploads/7')
    onSent(400)
    first.answer({ kind: 'broken off' })
    await expect.poll(() => first.uploads.now()[0]?.state).toBe('waiting')
    expect(first.uploads.now()[0]?.sent).toBe(400)
    first.close()

    const second = await open(name)
    second.uploads.wake()
    const [{ upload }] = await second.asked(1)
    expect(upload).toMatchObject({ address: '/api/v2/uploads/7', sent: 400, name: 'gate.jpg' })
    second.answer({ kind: 'arrived', fileId: 9, isInfected: false })
    await expect.poll(() => second.uploads.now()).toEqual([])
    second.close()
    const third = await open(name)
    expect(third.uploads.now()).toEqual([])
    third.close()
  })

  test('start over where the server has forgotten them', async () => {
    const name = freshName()
    const page = await open(name)
    await page.uploads.add([photo], place)
    const [{ onAddress, onSent }] = await page.asked(1)
    onAddress('/api/v2/uploads/7')
    onSent(400)
    page.answer({ kind: 'broken off', isForgotten: true })
    const [, second] = await page.woken(2)
    expect(second?.upload).toMatchObject({ address: null, sent: 0 })
    page.close()
  })

  test('wait as long as a busy server says, whatever else wakes them', async () => {
    const page = await open()
    await page.uploads.add([photo], place)
    await page.asked(1)
    page.answer({ kind: 'broken off', after: 700 })
    await expect.poll(() => page.pause.left()).toBeGreaterThan(0)
    page.uploads.wake()
    await new Promise(done => setTimeout(done, 300))
    expect(page.sendings).toHaveLength(1)
    await page.asked(2)
    expect(page.pause.left()).toBe(0)
    page.close()
  })

  test('a file too large to be kept goes on when it is chosen again', async () => {
    const name = freshName()
    const store = await openUploadStore(name)
    const { size, lastModified } = photo
    await store.write({
      key: 'k',
      ...place,
      name: 'gate.jpg',
      size,
      lastModified,
      sent: 400,
      file: null,
      state: 'waiting',
      wantedId: null,
      address: '/api/v2/uploads/7',
    })
    store.close()
    const page = await open(name)
    page.uploads.wake()
    expect(page.uploads.now()[0]?.state).toBe('needs file')
    await page.uploads.add([photo], place)
    const [{ upload }] = await page.asked(1)
    expect(upload.address).toBe('/api/v2/uploads/7')
    expect(page.uploads.now()).toHaveLength(1)
    page.close()
  })

  test('what is refused stays with the sentence, is not sent again by itself, and does not hold up others', async () => {
    const page = await open()
    await page.uploads.add([photo, map], place)
    await page.asked(1)
    page.answer({ kind: 'refused', message: 'That is no picture.' })
    await page.asked(2)
    expect(page.uploads.now()[0]).toMatchObject({
      state: 'refused',
      message: 'That is no picture.',
    })
    page.answer({ kind: 'arrived', fileId: 1, isInfected: false })
    await expect.poll(() => page.uploads.now()).toHaveLength(1)
    page.uploads.wake()
    expect(page.sendings).toHaveLength(2)
    expect(page.uploads.now().map(needsPerson)).toEqual([true])
    await page.uploads.add([photo], place)
    const sent = await page.asked(3)
    expect(sent[2]?.upload).toMatchObject({ name: 'gate.jpg', address: null, sent: 0 })
    page.close()
  })

  test('of a record that waits itself, it waits, also after the page was closed, and is then of its number', async () => {
    const name = freshName()
    const id = newLocalId()
    const receipt = { heldBy: { kind: 'expense', id } } as const
    const first = await open(name, { records: made(id) })
    await first.uploads.add([photo], receipt)
    await first.uploads.add([photo], receipt)
    await expect.poll(() => first.uploads.now().map(({ state }) => state)).toEqual(['waiting'])
    expect(first.sendings).toHaveLength(0)
    first.close()

    const records = made(id)
    const second = await open(name, { records })
    second.uploads.wake()
    records.given = 12
    second.uploads.followRecords()
    const [{ upload }] = await second.asked(1)
    expect(upload).toMatchObject({ farmId: null, heldBy: { kind: 'expense', id: 12 } })
    second.close()
    const third = await open(name)
    expect(third.uploads.now()[0]?.heldBy).toEqual({ kind: 'expense', id: 12 })
    third.close()
  })

  test('of a record that was never saved, it stays with a sentence', async () => {
    const id = newLocalId()
    const records = made(id)
    const page = await open(freshName(), { records })
    await page.uploads.add([photo], { heldBy: { kind: 'expense', id } })
    records.isThere = false
    page.uploads.followRecords()
    await expect.poll(() => page.uploads.now()[0]?.state).toBe('refused')
    expect(page.uploads.now()[0]?.message).toMatch(/never saved/)
    page.close()
  })

  test('what the device has no room for is sent as long as the page is open, and says so', async () => {
    const name = freshName()
    const kept = await openUploadStore(name)
    const write = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'))
    const page = await open(name, { store: { ...kept, write } })
    await page.uploads.add([photo, map], place)
    await page.asked(1)
    expect(page.uploads.now().map(({ isUnkept }) => isUnkept)).toEqual([true, true])
    page.answer({ kind: 'arrived', fileId: 41, isInfected: false })
    const [, second] = await page.asked(2)
    second?.onAddress('/api/v2/uploads/7')
    page.answer({ kind: 'broken off' })
    const [, , third] = await page.woken(3)
    expect(third?.upload).toMatchObject({ name: 'map.pdf', address: '/api/v2/uploads/7' })
    page.answer({ kind: 'arrived', fileId: 42, isInfected: false })
    await expect.poll(() => page.arrived.map(({ fileId }) => fileId)).toEqual([41, 42])
    page.close()
  })

  test('a failure of the device holds nothing up, nor does one that always breaks off', async () => {
    const kept = await openUploadStore(freshName())
    const store = { ...kept }
    store.read = () => Promise.reject(new DOMException('Closed', 'UnknownError'))
    const page = await open(freshName(), { store })
    await page.uploads.add([photo, map], place)
    await expect.poll(() => page.uploads.now().map(({ state }) => state)).toEqual(bothWait)
    expect(page.sendings).toEqual([])
    store.read = kept.read
    await page.woken(1)
    page.answer({ kind: 'broken off' })
    const sent = await page.woken(2)
    expect(new Set(sent.map(({ upload }) => upload.name))).toEqual(new Set(['gate.jpg', 'map.pdf']))
    page.close()
  })

  test('a sender that does not load is asked again', async () => {
    let tries = 0
    const send = () => {
      tries += 1
      return Promise.reject(new TypeError('Failed to fetch'))
    }
    const page = await open(freshName(), { send })
    await page.uploads.add([photo], place)
    const again = () => {
      page.uploads.wake()
      return tries
    }
    await expect.poll(again).toBeGreaterThan(1)
    page.close()
  })

  test('what the browser closed is opened again', async () => {
    const name = freshName()
    const page = await open(name)
    await new Promise(resolve => {
      indexedDB.deleteDatabase(`${name}-uploads`).onsuccess = resolve
    })
    await page.uploads.add([photo], place)
    await page.asked(1)
    page.close()
    const later = await open(name)
    expect(later.uploads.now()).toMatchObject([{ name: 'gate.jpg', isUnkept: false }])
    later.close()
  })

  test('what is given up is sent no further and kept nowhere', async () => {
    const name = freshName()
    const page = await open(name)
    await page.uploads.add([photo], place)
    const [{ signal, upload }] = await page.asked(1)
    await page.uploads.giveUp(upload.key)
    expect(signal.aborted).toBe(true)
    expect(page.uploads.now()).toEqual([])
    page.close()
    const later = await open(name)
    expect(later.uploads.now()).toEqual([])
    later.close()
  })

  test('are not sent in another person’s name, nor twice by two pages', async () => {
    const stranger = await open(freshName(), { mayAsk: () => false })
    await stranger.uploads.add([photo], place)
    expect(stranger.sendings).toHaveLength(0)
    stranger.close()

    const name = freshName()
    const turns = inTurns()
    const one = await open(name, { inTurn: turns })
    await one.uploads.add([photo], place)
    await one.asked(1)
    const other = await open(name, { inTurn: turns })
    other.uploads.wake()
    one.answer({ kind: 'arrived', fileId: 1, isInfected: false })
    await expect.poll(() => other.uploads.now()).toEqual([])
    expect(other.sendings).toHaveLength(0)
    one.close()
    other.close()
  })

  test('what another page sent or gave up comes back by nothing that this page does', async () => {
    const name = freshName()
    const id = newLocalId()
    const [records, late, inTurn] = [made(id), made(id), inTurns()]
    const one = await open(name, { records, inTurn })
    await one.uploads.add([photo, map], { heldBy: { kind: 'expense', id } })
    const other = await open(name, { records: late, inTurn })
    records.given = 12
    one.uploads.followRecords()
    await one.asked(1)
    one.answer({ kind: 'arrived', fileId: 1, isInfected: false })
    const [, { upload, signal, onAddress }] = (await one.asked(2)) as [Sending, Sending]
    late.given = 12
    other.uploads.followRecords()
    await expect.poll(() => other.uploads.now().map(kept => kept.name)).toEqual(['map.pdf'])
    await other.uploads.giveUp(upload.key)
    onAddress('/api/v2/uploads/7')
    await expect.poll(() => one.uploads.now()).toEqual([])
    expect(signal.aborted).toBe(true)
    one.close()
    other.close()
    const later = await open(name)
    expect(later.uploads.now()).toEqual([])
    later.close()
  })
})

/** A device where a record waits to be saved, and then has its number or was let go of. */
function made(id: number) {
  const step = { do: 'store', resource: 'expenses', id, values: {} } as const
  const change: KeptChange = {
    label: 'Lunch',
    farmId: null,
    steps: [step],
    seq: 1,
    key: 'lunch',
    at: '2026-11-28T01:00:00.000000Z',
    state: 'waiting',
  }
  const device = {
    given: undefined as number | undefined,
    isThere: true,
    idOf: (one: number) => (one === id ? (device.given ?? id) : one),
    now: () => (device.isThere && device.given === undefined ? [change] : []),
  }
  return device
}

function freshName(): string {
  drawn += 1
  return `furrow-upload-test-${drawn}`
}

type Turns = <T>(work: () => Promise<T>) => Promise<T>

function inTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
}

async function open(name = freshName(), parts: Partial<UploadParts> = {}) {
  const pause = createServerPause(() => 0)
  const sendings: Sending[] = []
  const answers: ((sent: Sent) => void)[] = []
  const arrived: Uploaded[] = []
  const uploads = await createUploads({
    store: await openUploadStore(name),
    mayAsk: () => true,
    pause,
    inTurn: inTurns(),
    records: { idOf: id => id, now: () => [] },
    send(sending) {
      sendings.push(sending)
      return new Promise(resolve => answers.push(resolve))
    },
    ...parts,
  })
  uploads.onArrived(one => arrived.push(one))
  const asked = async (count: number, wake?: () => void) => {
    await expect
      .poll(() => {
        wake?.()
        return sendings
      })
      .toHaveLength(count)
    return sendings as [Sending, ...Sending[]]
  }
  return {
    uploads,
    pause,
    sendings,
    arrived,
    answer: (sent: Sent) => answers.shift()?.(sent),
    asked: (count: number) => asked(count),
    /** Woken until so many have been asked for. */
    woken: (count: number) => asked(count, uploads.wake),
    close: () => uploads.stop(),
  }
}
