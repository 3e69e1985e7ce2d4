// Files are scanned before they are let in: what is found is kept nowhere, and a scanner that is away loses
// nothing.

import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { fileServer } from './file-server.ts'
import { insertRow } from '../planted-farm.ts'
import { pdf, sendingTo } from './sending.ts'

interface File {
  readonly id: number
  readonly [name: string]: unknown
}

/** Speaks as clamd does, and finds a virus wherever the word stands. */
type Manner = 'looks' | 'hangs up' | 'says nonsense' | 'finds it too large'
let manner: Manner = 'looks'
let asked: Buffer[] = []
const clamd: Server = createServer(socket => {
  socket.on('error', () => undefined)
  if (manner === 'hangs up') return void socket.destroy()
  if (manner === 'finds it too large')
    return void socket.end('INSTREAM size limit exceeded. ERROR\0')
  return listen(socket)
})
clamd.listen(0, '127.0.0.1')
await once(clamd, 'listening')
afterAll(() => clamd.close())
beforeEach(() => {
  manner = 'looks'
  asked = []
})

function listen(socket: Socket): void {
  let sent = Buffer.alloc(0)
  socket.on('data', bytes => {
    sent = Buffer.concat([sent, bytes])
    const content = contentIn(sent)
    if (!content) return
    asked.push(content)
    if (manner === 'says nonsense') return void socket.end('What?\0')
    const found = content.includes('EICAR') ? 'Win.Test.EICAR_HDB-1 FOUND' : 'OK'
    socket.end(`stream: ${found}\0`)
  })
}

/** Once all of it is there. */
function contentIn(sent: Buffer): Buffer | undefined {
  const command = Buffer.from('zINSTREAM\0')
  if (!sent.subarray(0, command.length).equals(command)) return undefined
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    if (at + 4 + length > sent.length) return undefined
    pieces.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

const scanner = { host: '127.0.0.1', port: (clamd.address() as AddressInfo).port }
const server = fileServer(() => ({ scanner }))
const { begun, patch, head, state, sent, fetched } = sendingTo(server)
const virus = Buffer.concat([pdf, Buffer.from('EICAR')])
const fileOf = async (id: number) => (await server.rows<File>('files')).find(row => row.id === id)

describe('a file', () => {
  test('is let in when nothing is found in it', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(900_000, 'ab')])
    const id = await sent(server.people.worker, large)
    expect(await fileOf(id)).toMatchObject({ scan: 'Clean', size: large.length })
    expect(asked).toEqual([large])
    expect((await fetched(server.people.worker, id)).bytes).toEqual(large)
  })

  test('in which something is found is told, and kept nowhere', async () => {
    const { people, farm, db } = server
    const where = { farm_id: farm.id, period_id: farm.period }
    const request_id = await insertRow(db, 'requested_files', { ...where, description: 'A map' })
    const address = await begun(people.worker, {
      size: virus.length,
      values: { name: 'bad.pdf', request_id, period_id: farm.period },
    })
    const { status, headers } = await patch(people.worker, address, { bytes: virus })
    const id = Number(headers.get('x-file-id'))
    expect([status, headers.get('x-file-scan')]).toEqual([204, 'Infected'])
    expect((await state(people.worker, address)).data).toMatchObject({ scan: 'Infected' })
    expect(await fileOf(id)).toMatchObject({ scan: 'Infected', name: 'bad.pdf' })
    expect((await fetched(people.worker, id)).status).toBe(403)
    expect(await server.rows('requested_files')).toMatchObject([{ file_id: null }])
    const left = await readdir(server.folder, { recursive: true })
    const upload = address.split('/').at(-1) ?? ''
    expect(left.filter(name => name.includes(upload))).toEqual([
      path.join('uploads', String(people.worker.id), `${upload}.json`),
    ])
    expect(server.lines.some(line => line.includes('Win.Test.EICAR_HDB-1'))).toBe(true)
    expect((await head(people.worker, address)).headers.get('x-file-id')).toBe(String(id))
    expect(await server.rows<File>('files')).toHaveLength((await rowsBefore(id)) + 1)
  })

  const rowsBefore = async (id: number) =>
    (await server.rows<File>('files')).filter(row => row.id < id).length

  test.each([
    ['hangs up', 'The virus scanner can’t be reached right now.'],
    ['says nonsense', 'The virus scanner can’t be reached right now.'],
    ['finds it too large', 'The virus scanner doesn’t accept files of this size.'],
  ] as const)('waits while the scanner %s', async (how, sentence) => {
    const { worker } = server.people
    const address = await begun(worker)
    const before = await server.rows('files')
    manner = how
    const { status, body, headers } = await patch(worker, address, { bytes: pdf })
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '60'])
    expect(body.message).toMatch(new RegExp(`^${sentence}`))
    const told = (await state(worker, address)).data
    expect(told).toMatchObject({ state: 'received', received: pdf.length, message: body.message })
    expect((await head(worker, address)).status).toBe(503)
    expect(await server.rows('files')).toEqual(before)
    manner = 'looks'
    const done = await head(worker, address)
    expect([done.status, Number(done.headers.get('x-file-id')) > 0]).toEqual([200, true])
    expect((await state(worker, address)).data).toMatchObject({ state: 'done', message: null })
  })
})
