// A large file on a bad line: the connection is cut, twice, and all of it arrives.

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { fileServer } from './file-server.ts'
import { pdf, sendingTo } from './sending.ts'

const server = fileServer()
const { begun, head, state, patch } = sendingTo(server)
const megabyte = 1024 * 1024
const size = 200 * megabyte

/** Different in every megabyte, so that a piece in the wrong place is found out. */
function pieceAt(place: number): Buffer {
  const bytes = Buffer.alloc(megabyte, createHash('sha256').update(String(place)).digest())
  if (place === 0) pdf.copy(bytes)
  return bytes
}

/** Sends from an offset on. Waits whenever the server does not read. */
async function sendPieces(sending: ClientRequest, offset: number, until = size): Promise<void> {
  for (let at = offset; at < until;) {
    const bytes = pieceAt(Math.floor(at / megabyte)).subarray(at % megabyte)
    if (!sending.write(bytes)) await once(sending, 'drain')
    at += bytes.length
  }
}

/** The worker was the first who asked. What becomes of a line that is cut is of no matter. */
function open(address: string, offset: number): ClientRequest {
  const headers = {
    'tus-resumable': '1.0.0',
    'content-type': 'application/offset+octet-stream',
    'upload-offset': offset,
    'content-length': size - offset,
    'x-test-viewer': '0',
  }
  const sending = request(server.origin + address, { method: 'PATCH', headers })
  return sending.on('error', () => undefined)
}

function checksum(): string {
  const hash = createHash('sha256')
  for (let at = 0; at < size / megabyte; at += 1) hash.update(pieceAt(at))
  return hash.digest('hex')
}

async function checksumOf(file: number): Promise<string> {
  const headers = { 'x-test-viewer': '0' }
  const { body } = await fetch(`${server.origin}/api/v2/downloads/${file}`, { headers })
  const hash = createHash('sha256')
  for await (const bytes of body ?? []) hash.update(bytes)
  return hash.digest('hex')
}

async function arrived(address: string): Promise<number> {
  const { headers, status } = await head(server.people.worker, address)
  expect(status).toBe(200)
  return Number(headers.get('upload-offset'))
}

/** What the server holds at most while something is done, beside what it held before. */
async function memoryOf(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage().rss
  let most = before
  const looking = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
  try {
    await work()
  } finally {
    clearInterval(looking)
  }
  return most - before
}

test('200 MB arrive whole over a line that is cut twice, and never lie in memory', async () => {
  const { worker } = server.people
  const address = await begun(worker, { size, values: { name: 'paddock.pdf' } })
  const grown = await memoryOf(async () => {
    let offset = 0
    for (const cut of [71 * megabyte + 5, 140 * megabyte + 9]) {
      const sending = open(address, offset)
      await sendPieces(sending, offset, cut)
      sending.destroy()
      const reached = await arrived(address)
      expect(reached).toBeGreaterThan(offset)
      expect(reached).toBeLessThan(size)
      offset = reached
    }
    const sending = open(address, offset)
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>
    await sendPieces(sending, offset)
    sending.end()
    const [response] = await answered
    expect(response.statusCode).toBe(204)
    response.resume()
  })
  expect(grown).toBeLessThan(0.8 * size)
  const { data } = await state(worker, address)
  expect(data).toMatchObject({ state: 'done', received: size })
  const { body } = await server.ask(worker, 'GET', `/api/files/${data.file_id}`)
  expect(body.data).toMatchObject({ size, checksum: checksum() })
  expect(await checksumOf(data.file_id)).toBe(checksum())
})

test('a line that hangs gives way to the next one', async () => {
  const { worker } = server.people
  const address = await begun(worker, { size })
  const hanging = open(address, 0)
  await sendPieces(hanging, 0, 3 * megabyte)
  // Whoever asks sooner may be told before the first of them is written.
  await expect.poll(async () => (await state(worker, address)).data.received).toBeGreaterThan(0)
  const offset = await arrived(address)
  expect(offset).toBeGreaterThan(0)
  const rest = await patch(worker, address, { bytes: pieceAt(5), offset })
  expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, String(offset + megabyte)])
  hanging.destroy()
})
