// Whoever means ill: with names, headers and numbers that no client sends, and with uploads of others. Nothing of
// it is a 500, and nothing of it gives anything away.

import { readdir } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { narrowed } from '../../src/access/reach/narrowed.ts'
import { OneUpload } from '../../src/files/one-upload.ts'
import { zipOf } from '../../src/files/zip-for-tests.ts'
import { fileServer } from './file-server.ts'
import { pdf, sendingTo, uploads } from './sending.ts'

const server = fileServer()
const { begin, begun, patch, head, drop, state, sent, send, fetched } = sendingTo(server)
const tus = { 'tus-resumable': '1.0.0' }
afterEach(() => {
  expect(server.lines.filter(line => /"status":50[0-2]/.test(line))).toEqual([])
})

describe('an upload of somebody else', () => {
  test('is not there, whatever is asked of it', async () => {
    const { worker, manager, stranger } = server.people
    const address = await begun(worker)
    await patch(worker, address, { bytes: pdf.subarray(0, 5) })
    for (const who of [manager, stranger]) {
      const answers = [
        await head(who, address),
        await patch(who, address, { bytes: pdf.subarray(5), offset: 5 }),
        await drop(who, address),
        await server.ask(who, 'GET', address),
        await server.ask(who, 'OPTIONS', address),
      ]
      for (const { status, headers } of answers) {
        expect([status, headers.get('upload-offset')]).toEqual([404, null])
      }
    }
    expect(await state(worker, address)).toMatchObject({ data: { received: 5 } })
  })

  test('nor is anything there without saying who one is, or to a page inside Furrow', async () => {
    const address = await begun(server.people.worker)
    const page = narrowed(server.people.worker, server.farm.id)
    for (const [who, expected] of [
      [undefined, 401],
      [page, 403],
    ] as const) {
      for (const method of ['GET', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS']) {
        const { status } = await server.ask(who, method, address, { headers: tus })
        expect([method, status]).toEqual([method, expected])
      }
      expect((await begin(who)).status).toBe(expected)
      for (const method of ['GET', 'OPTIONS']) {
        expect((await server.ask(who, method, uploads)).status).toBe(expected)
      }
    }
  })

  test.each(['x', '..', '%2e%2e%2f1', '..%2f..%2fetc', '%00', 'a'.repeat(32), '0'.repeat(5000)])(
    'has no other name: %.20s',
    async name => {
      for (const method of ['GET', 'HEAD', 'PATCH', 'DELETE']) {
        const { status } = await server.ask(server.people.worker, method, `${uploads}/${name}`, {
          headers: tus,
        })
        expect(status, method).toBe(404)
      }
    },
  )
})

describe('an upload that is given up', () => {
  test('at the moment when bytes arrive is not there for them', async () => {
    const { worker } = server.people
    const bytes = Buffer.concat([pdf, Buffer.alloc(300_000, 'a')])
    const address = await begun(worker, { size: bytes.length })
    const { uploads: records } = server.storage
    const record = await records.find(worker.id, address.split('/').at(-1) ?? '')
    if (!record) throw new Error('It was not begun.')
    const late = new OneUpload(server.storage, () => record)
    expect((await drop(worker, address)).status).toBe(204)
    await expect(late.getUpload(record.id)).rejects.toMatchObject({ status_code: 404 })
    expect((await patch(worker, address, { bytes })).status).toBe(404)
  })
})

describe('a connection', () => {
  test('is free for the next request when bytes were refused that nobody read', async () => {
    const { hostname, port } = new URL(server.origin)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const address = await begun(server.people.worker, { size: 8_000_000 })
    const ask = (method: string, path: string, headers: object, bytes?: Buffer) =>
      new Promise<number | undefined>((resolve, reject) => {
        const seat = { 'x-test-viewer': '0', ...tus, ...headers }
        const options = { agent, hostname, port, method, path, headers: seat }
        const sending = request(options, answer => {
          answer.resume().once('end', () => resolve(answer.statusCode))
        })
        sending.once('error', reject).end(bytes)
      })
    const type = 'application/offset+octet-stream'
    const piece = { 'content-type': type, 'upload-offset': '5' }
    const bytes = Buffer.alloc(4_000_000, 'a')
    expect(await ask('PATCH', address, piece, bytes)).toBe(409)
    expect(await ask('HEAD', address, {})).toBe(200)
    agent.destroy()
  })
})

describe('the protocol', () => {
  const refusals: readonly (readonly [string, Record<string, string>, number])[] = [
    ['no version of it', { 'tus-resumable': '' }, 400],
    ['another version', { 'tus-resumable': '0.2.1' }, 400],
    ['a size below nothing', { 'upload-length': '-1' }, 400],
    ['a size that is none', { 'upload-length': 'much' }, 400],
    ['a size in other figures', { 'upload-length': '1e3' }, 400],
    ['a size without end', { 'upload-length': '9'.repeat(400) }, 400],
    ['a size that is too large', { 'upload-length': '9007199254740991' }, 413],
    ['a size that is told later', { 'upload-defer-length': '1' }, 400],
    ['pieces that are joined', { 'upload-concat': 'partial' }, 400],
    ['words that are not in base64', { 'upload-metadata': 'name =?=' }, 400],
    ['words that are said twice', { 'upload-metadata': 'name YQ==,name Yg==' }, 400],
    ['no words', { 'upload-metadata': '' }, 400],
    ['words of its own', { 'upload-metadata': '__proto__ YQ==,constructor YQ==' }, 400],
  ]
  test.each(refusals)('with %s is refused', async (_what, headers, expected) => {
    const { status, body } = await begin(server.people.worker, { headers })
    expect([status, typeof body.message, typeof body.code]).toEqual([expected, 'string', 'string'])
  })

  test('takes no words without end', async () => {
    const { status } = await begin(server.people.worker, { values: { notes: 'a'.repeat(20_000) } })
    expect(status).toBe(431)
    const long = await begin(server.people.worker, { values: { name: 'a'.repeat(300) } })
    expect(long.body.errors).toEqual({ name: ['Name can have at most 255 characters.'] })
  })

  test.each(['-1', '1.5', 'x', '', '9007199254740993', '1e1'])(
    'goes on at no such place: %j',
    async offset => {
      const { worker } = server.people
      const address = await begun(worker)
      const { status, body } = await patch(worker, address, { bytes: pdf, offset })
      expect([400, 409], `${status}`).toContain(status)
      expect(body.message).toMatch(/\w/)
      expect((await state(worker, address)).data.received).toBe(0)
    },
  )

  test('takes bytes as bytes alone', async () => {
    const { worker } = server.people
    const address = await begun(worker)
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'x']) {
      const headers = { 'content-type': type }
      const { status } = await patch(worker, address, { bytes: pdf, headers })
      expect([400, 415], type).toContain(status)
    }
    const elsewhere = await server.ask(worker, 'POST', '/api/files', {
      bytes: pdf,
      headers: { 'content-type': 'application/offset+octet-stream' },
    })
    expect(elsewhere.status).toBe(415)
    expect((await state(worker, address)).data.received).toBe(0)
  })

  test('knows no other methods, and OPTIONS for whoever is signed in', async () => {
    const { worker } = server.people
    const address = await begun(worker)
    const put = await server.ask(worker, 'PUT', address, { headers: tus })
    expect([put.status, put.headers.get('allow')]).toEqual([
      405,
      'DELETE, GET, HEAD, OPTIONS, PATCH',
    ])
    const options = await server.ask(worker, 'OPTIONS', uploads)
    expect([options.status, options.headers.get('tus-max-size')]).toEqual([204, '536870912'])
    expect(options.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('is open to pages of named origins like every other call', async () => {
    const origin = 'https://app.farm.example'
    const before = await server.ask(undefined, 'OPTIONS', uploads, {
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    expect(before.status).toBe(204)
    expect(before.headers.get('access-control-allow-headers')).toContain('Upload-Metadata')
    const { headers } = await begin(server.people.worker, { headers: { origin } })
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(headers.get('access-control-expose-headers')).toContain('Location')
    const other = await begin(server.people.worker, { headers: { origin: 'https://evil.example' } })
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('the name of a file', () => {
  test.each([
    ['../../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\map.pdf', 'map.pdf'],
    ['a\r\nX-Evil: 1.pdf', 'aX-Evil: 1.pdf'],
    ['<script>alert(1)<\\script>.pdf', 'script>.pdf'],
    ['nul\0.pdf', 'nul.pdf'],
    ['gpj.\u202efdp', 'gpj.fdp'],
  ])('%j is only a name', async (name, expected) => {
    const { worker } = server.people
    const id = await sent(worker, pdf, { name })
    const { body } = await server.ask(worker, 'GET', `/api/files/${id}`)
    expect(body.data.name).toBe(expected)
    const { headers } = await fetched(worker, id)
    expect(headers.get('x-evil')).toBeNull()
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[^"\r\n]*\.pdf"/)
  })

  test.each(['..', '/', '\\', '   ', '\0'])('%j is none', async name => {
    const { status, body } = await begin(server.people.worker, { values: { name } })
    expect([status, body.errors]).toEqual([422, { name: ['Name is needed.'] }])
  })

  test('never says what is in it', async () => {
    const { worker } = server.people
    const before = await server.rows('files')
    for (const bytes of [
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      Buffer.from('MZ\u0000program'),
      zipOf([{ name: 'setup.exe', text: 'x' }]),
    ]) {
      const { status, body, headers } = await send(worker, bytes, { name: 'map.pdf' })
      expect([status, body.code, headers.get('x-file-id')]).toEqual([415, 'wrong_media_type', null])
      expect(body.message).toMatch(/^File type not accepted: what is in “map.pdf” is none of these/)
    }
    expect(await server.rows('files')).toEqual(before)
  })
})

test('what is refused is thrown away, and stays refused', async () => {
  const { worker } = server.people
  const page = Buffer.from('<html></html>')
  const address = await begun(worker, { size: page.length })
  expect((await patch(worker, address, { bytes: page })).status).toBe(415)
  expect(await state(worker, address)).toMatchObject({
    data: { state: 'refused', message: expect.stringContaining('File type not accepted') },
  })
  expect((await head(worker, address)).status).toBe(415)
  expect((await patch(worker, address, { offset: page.length })).status).toBe(415)
  const left = await readdir(path.join(server.folder, 'uploads', String(worker.id)))
  expect(left).not.toContain(`${address.split('/').at(-1)}.part`)
})

test('a film is refused long before its end', async () => {
  const film = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0isommp42'),
    Buffer.alloc(99_999),
  ])
  const address = await begun(server.people.worker, { size: 400_000_000 })
  const { status, body } = await patch(server.people.worker, address, { bytes: film })
  expect([status, body.code]).toEqual([415, 'wrong_media_type'])
})

test('nobody says of a file what only the server knows', async () => {
  const { worker } = server.people
  const values = { checksum: 'abc', media_type: 'text/html', place: 'local:x', scan: 'Clean' }
  const id = await sent(worker, pdf, { ...values, uploaded_by_id: 1, id: 99_999, size: 1 })
  const json = { ...values, uploaded_by_id: 1, size: 1, notes: 'mine' }
  await server.ask(worker, 'PATCH', `/api/files/${id}`, { json })
  const { body } = await server.ask(worker, 'GET', `/api/files/${id}`)
  expect(body.data).toMatchObject({
    notes: 'mine',
    media_type: 'application/pdf',
    size: pdf.length,
    scan: 'Not scanned',
    uploaded_by_id: worker.id,
  })
  expect(body.data).not.toHaveProperty('place')
  expect((await fetched(worker, id)).bytes).toEqual(pdf)
  const log = { file_id: id, user_id: worker.id, farm_id: server.farm.id }
  const noted = await server.ask(worker, 'POST', '/api/file_downloads', { json: log })
  expect([403, 405]).toContain(noted.status)
})
