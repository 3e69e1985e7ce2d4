// Files in a bucket, by a server that speaks like S3.

import { readdir, readFile, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import S3rver from 's3rver'
import { afterAll, describe, expect, test } from 'vitest'
import { openBucket } from '../../src/files/bucket.ts'
import { openFileStorage } from '../../src/files/file-storage.ts'
import { inspect } from '../../src/files/inspect.ts'
import { sweepContents } from '../../src/files/sweep-contents.ts'
import { fileServer } from './file-server.ts'
import { serverSaying } from '../server-saying.ts'
import { ownFolder } from './own-folder.ts'
import { pdf, sendingTo } from './sending.ts'

interface File {
  readonly id: number
  readonly place: string
}

const directory = await ownFolder('bucket')
const configureBuckets = [{ name: 'furrow' }]
const serving = { address: '127.0.0.1', silent: true, directory, configureBuckets }
const bucket = new S3rver({ ...serving, port: 0 })
const { port } = await bucket.run()
let isOpen = true
const close = async () => {
  if (isOpen) await bucket.close()
  isOpen = false
}
afterAll(async () => {
  await close()
  await rm(directory, { recursive: true, force: true })
})

const s3 = {
  bucket: 'furrow',
  region: 'us-east-1',
  endpoint: `http://127.0.0.1:${port}`,
  prefix: 'farm/',
  keys: { id: 'S3RVER', secret: 'S3RVER' },
}
const server = fileServer(() => ({ s3 }))
const { begun, patch, head, state, sent, fetched } = sendingTo(server)
const large = Buffer.concat([pdf, Buffer.alloc(9_000_000, 'farm ')])
const placeOf = async (id: number) =>
  (await server.rows<File>('files')).find(row => row.id === id)?.place ?? ''
const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(({ name }) => name)

describe('a file in a bucket', () => {
  test('is whole there, and nothing of it is left on this machine', async () => {
    const { worker } = server.people
    const id = await sent(worker, large)
    expect(await placeOf(id)).toMatch(/^s3:[0-9a-f]{2}\/[0-9a-f]{32}$/)
    const whole = await fetched(worker, id)
    expect([whole.status, whole.bytes.equals(large)]).toEqual([200, true])
    const part = await fetched(worker, id, { range: 'bytes=5-9' })
    expect([part.status, part.bytes]).toEqual([206, large.subarray(5, 10)])
    const left = await filesIn(server.folder)
    expect(left.filter(name => !name.endsWith('.json'))).toEqual([])
  })

  test('that was in the folder before is still found there', async () => {
    const { worker } = server.people
    const id = await sent(worker, pdf)
    const upload = (await placeOf(id)).slice(-32)
    const settings = { mostBytes: 1, s3: undefined, scanner: undefined }
    const folder = await ownFolder('before')
    const before = openFileStorage({ ...server.storage, folder, settings })
    await expect(before.contents.read(`s3:${upload.slice(0, 2)}/${upload}`)).rejects.toMatchObject({
      code: 'unavailable',
    })
    await rm(folder, { recursive: true })
    expect((await fetched(worker, id)).bytes).toEqual(pdf)
  })

  test('that one server began arrives at another, which has a folder of its own', async () => {
    const { worker } = server.people
    const address = await begun(worker)
    await patch(worker, address, { bytes: pdf.subarray(0, 9) })
    const folder = await ownFolder('beside')
    const settings = { mostBytes: large.length, s3, scanner: undefined }
    const { uploads } = openFileStorage({ ...server.storage, folder, settings })
    const id = address.split('/').at(-1) ?? ''
    const record = (await uploads.find(worker.id, id)) ?? expect.fail('It is not known there.')
    expect(await uploads.received(record)).toBe(9)
    // A piece that does not join was written by someone who had lost their turn.
    await uploads.append(record, Readable.from([Buffer.from('stray')]), 12)
    expect(await uploads.received(record)).toBe(9)
    await uploads.append(record, Readable.from([pdf.subarray(9)]), 9)
    const told = await uploads.onFile(record, file => readFile(file))
    expect(told).toEqual(pdf)
    const done = await head(worker, address)
    expect((await fetched(worker, Number(done.headers.get('x-file-id')))).bytes).toEqual(pdf)
    expect(await filesIn(folder)).toEqual([])
    expect(await uploads.ofPerson(worker.id)).toMatchObject({ unfinished: 0, unfinishedSize: 0 })
    await rm(folder, { recursive: true })
  })

  test('that was kept in the folder before, and of which no more is known, is found by its upload', async () => {
    const { worker } = server.people
    const address = await begun(worker)
    const old = address.split('/').at(-1) ?? ''
    const { isInBucket: _isInBucket, ...known } =
      (await server.storage.uploads.find(worker.id, old)) ?? expect.fail('It is not known.')
    const settings = { mostBytes: 1, s3: undefined, scanner: undefined }
    const { uploads, contents } = openFileStorage({ ...server.storage, settings })
    const id = 'ab'.repeat(16)
    const record = await uploads.add({ ...known, id })
    await uploads.append(record, Readable.from([pdf]), 0)
    const place = await uploads.onFile(record, async path => {
      const lookedAt = { ...(await inspect(path, 'map.pdf')), scan: 'Not scanned' } as const
      await uploads.save({ ...record, lookedAt })
      return contents.keep(id, { path, size: pdf.length })
    })
    const file = Number((await head(worker, address.replace(old, id))).headers.get('x-file-id'))
    expect([place, await placeOf(file)]).toEqual([`local:ab/${id}`, place])
    expect((await fetched(worker, file)).bytes).toEqual(pdf)
    // Removed for good, it goes from the folder as it would from the bucket.
    await server.ask({ ...worker, isAdmin: true }, 'DELETE', `/api/files/${file}?force=true`)
    await sweepContents(server.storage, server.db, new Date())
    expect(await filesIn(server.folder)).toContain(id)
    await sweepContents(server.storage, server.db, new Date(Date.now() + 8 * 86_400_000))
    expect(await filesIn(server.folder)).not.toContain(id)
  })

  test('that cannot be read is refused, and ends nothing else', async () => {
    const unread = { path: server.folder, size: 9 }
    await expect(openBucket(s3).put('unread', unread)).rejects.toThrow()
    expect(await openBucket(s3).sizeOf('unread')).toBeUndefined()
  })

  test('is not waited for without an end', async () => {
    const silent = await serverSaying()
    const endpoint = `http://127.0.0.1:${silent.port}`
    const patience = { connectionTimeout: 20, socketTimeout: 20 }
    await expect(openBucket({ ...s3, endpoint }, patience).sizeOf('any')).rejects.toThrow(
      'timed out',
    )
    silent.close()
  })

  test('goes a week after its last row', async () => {
    const { worker } = server.people
    const [kept, gone] = [await sent(worker, pdf), await sent(worker, pdf)]
    const place = await placeOf(gone)
    await server.ask({ ...worker, isAdmin: true }, 'DELETE', `/api/files/${gone}?force=true`)
    await sweepContents(server.storage, server.db, new Date())
    await sweepContents(server.storage, server.db, new Date(Date.now() + 8 * 86_400_000))
    const left = await filesIn(directory)
    expect(left.some(name => name.includes(place.slice(-32)))).toBe(false)
    expect((await fetched(worker, kept)).bytes).toEqual(pdf)
  })

  test('goes on from where it was once the bucket is back', async () => {
    const { worker } = server.people
    const id = await sent(worker, pdf)
    const address = await begun(worker)
    await patch(worker, address, { bytes: pdf.subarray(0, 9) })
    await close()
    const late = await patch(worker, address, { bytes: pdf.subarray(9), offset: 9 })
    expect([late.status, late.body.code]).toEqual([503, 'unavailable'])
    expect((await fetched(worker, id)).status).toBe(503)
    expect(server.lines.some(line => line.includes('ECONNREFUSED'))).toBe(true)
    const again = new S3rver({ ...serving, port })
    await again.run()
    expect((await state(worker, address)).data).toMatchObject({ state: 'receiving', received: 9 })
    const last = await patch(worker, address, { bytes: pdf.subarray(9), offset: 9 })
    expect(last.headers.get('x-file-id')).toMatch(/^\d+$/)
    expect((await head(worker, address)).headers.get('x-file-id')).toMatch(/^\d+$/)
    await again.close()
  })
})
