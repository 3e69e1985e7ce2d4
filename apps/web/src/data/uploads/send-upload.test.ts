// Against a made-up server: what is asked of it, and what becomes of its answers.

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sendUpload } from './send-upload.ts'
import type { Sending } from './send-upload.ts'
import type { KeptUpload } from './upload-store.ts'

// Node has a client of its own, which no browser uses.
vi.mock('tus-js-client', () => vi.importActual('tus-js-client/lib.esm/browser/index.js'))

interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const whole = { status: 200, headers: { 'Upload-Offset': '900', 'Upload-Length': '900' } }
const half = { status: 200, headers: { 'Upload-Offset': '400', 'Upload-Length': '900' } }
const done = { ...whole, headers: { ...whole.headers, 'X-File-Id': '41' } }
const begun = { status: 201, headers: { Location: '/api/v2/uploads/7' } }
const away = { status: 503, headers: { 'Retry-After': '60' } }
const photo = new File(['x'.repeat(900)], 'gate.jpg')

let asked: string[]
let answers: Record<string, Answer[]>

/** Answers by method, the last one again and again. */
class MadeUpRequest {
  readonly upload = {}
  status = 0
  responseText = ''
  onload = (): void => undefined
  #method = ''
  #headers: Readonly<Record<string, string>> = {}

  open(method: string): void {
    this.#method = method
  }

  setRequestHeader(): void {
    // The made-up server knows everybody.
  }

  getResponseHeader(name: string): string | null {
    return this.#headers[name] ?? null
  }

  send(): void {
    asked.push(this.#method)
    const left = answers[this.#method] ?? []
    const {
      status,
      headers = {},
      body = '',
    } = (left.length > 1 ? left.shift() : left[0]) ?? {
      status: 404,
    }
    Object.assign(this, { status, responseText: body })
    this.#headers = headers
    this.onload()
  }

  abort(): void {
    // It has been answered by then.
  }
}

beforeEach(() => {
  asked = []
  answers = {}
  vi.stubGlobal('XMLHttpRequest', MadeUpRequest)
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('navigator', { onLine: true })
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

describe('an upload', () => {
  test('is begun, sent, and has arrived', async () => {
    answers = { POST: [begun], PATCH: [done] }
    expect(await send(null)).toEqual({ kind: 'arrived', fileId: 41, isInfected: false })
    expect(asked).toEqual(['POST', 'PATCH'])
  })

  test('that arrived whole is never begun anew because the server has trouble', async () => {
    answers = { HEAD: [away], POST: [begun], PATCH: [done] }
    expect(await send('/api/v2/uploads/7')).toMatchObject({ kind: 'broken off', after: 60_000 })
    expect(asked).toEqual(['HEAD'])
    answers = { HEAD: [done] }
    expect(await send('/api/v2/uploads/7')).toMatchObject({ kind: 'arrived', fileId: 41 })
  })

  test('that breaks off goes on where it was, and is never begun a second time', async () => {
    vi.useFakeTimers()
    answers = { POST: [begun], PATCH: [{ status: 502 }], HEAD: [away] }
    const sent = send(null)
    await expect.poll(() => asked).toEqual(['POST', 'PATCH'])
    await vi.advanceTimersByTimeAsync(500)
    expect(await sent).toMatchObject({ kind: 'broken off', after: 60_000 })
    expect(asked).toEqual(['POST', 'PATCH', 'HEAD'])
  })

  test.each([404, 410, 415])(
    'of which the server says %i when asked how far it is, starts over',
    async status => {
      answers = { HEAD: [{ status }], POST: [begun] }
      expect(await send('/api/v2/uploads/7')).toEqual({ kind: 'broken off', isForgotten: true })
      expect(asked).toEqual(['HEAD'])
    },
  )

  test('that was stopped while its sender was loaded is not begun', async () => {
    answers = { POST: [begun], PATCH: [done] }
    expect(await send(null, { signal: AbortSignal.abort() })).toEqual({ kind: 'broken off' })
    expect(asked).toEqual([])
  })

  test('that the server does not take is refused with its sentence', async () => {
    const body = JSON.stringify({ message: 'That is no picture.' })
    answers = { POST: [begun], PATCH: [{ status: 415, body }] }
    expect(await send(null)).toEqual({ kind: 'refused', message: 'That is no picture.' })
  })
})

describe('when acting for someone begins or ends', () => {
  test('nothing more is sent in the other’s name, and what is there goes on later', async () => {
    let isTheirs = true
    answers = { POST: [begun], PATCH: [done] }
    const sent = send(null, {
      mayAsk: () => isTheirs,
      onAddress() {
        isTheirs = false
      },
    })
    expect(await sent).toEqual({ kind: 'broken off' })
    expect(asked).toEqual(['POST'])
  })

  test('a server that says so first is no refusal', async () => {
    const body = JSON.stringify({
      message: 'You are no longer acting.',
      code: 'impersonation_over',
    })
    answers = { HEAD: [half], PATCH: [{ status: 403, body }] }
    expect(await send('/api/v2/uploads/7')).toMatchObject({ kind: 'broken off' })
    answers = { PATCH: [{ status: 403, body: '{}' }], HEAD: [half] }
    expect(await send('/api/v2/uploads/7')).toMatchObject({ kind: 'refused' })
  })
})

function send(address: string | null, parts: Partial<Sending> = {}) {
  return sendUpload({
    upload: { name: 'gate.jpg', farmId: 3, address } as KeptUpload,
    file: photo,
    signal: new AbortController().signal,
    mayAsk: () => true,
    onAddress: () => undefined,
    onSent: () => undefined,
    ...parts,
  })
}
