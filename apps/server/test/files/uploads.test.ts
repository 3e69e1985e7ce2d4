// An upload from its beginning to the file that it becomes.

import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { admin, somebody } from '../../src/access/reach/viewer.ts'
import { insertRow } from '../planted-farm.ts'
import { fileServer } from './file-server.ts'
import { pdf, sendingTo, uploads } from './sending.ts'

interface File {
  readonly id: number
  readonly [name: string]: unknown
}

const server = fileServer()
const { begin, begun, patch, head, drop, state, sent, send } = sendingTo(server)
const fileOf = async (id: number) => (await server.rows<File>('files')).find(row => row.id === id)
const half = Math.floor(pdf.length / 2)
/** Nothing of what arrived lies there any more. */
const leftOf = async (person: number) =>
  (await readdir(path.join(server.folder, 'uploads', String(person)))).filter(
    name => !name.endsWith('.json'),
  )

describe('unfinished uploads of a person', () => {
  test('are twenty at most: the next begins when one of them ends', async () => {
    const { worker } = server.people
    const addresses: string[] = []
    for (let count = 0; count < 20; count += 1) addresses.push(await begun(worker))
    const refused = await begin(worker)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect(refused.body.message).toContain('Let some finish first')
    for (const address of addresses) expect((await drop(worker, address)).status).toBe(204)
    await drop(worker, await begun(worker))
  })

  test('are together no larger than four of the largest files', async () => {
    const { manager } = server.people
    const size = server.storage.mostBytes
    const addresses: string[] = []
    for (let count = 0; count < 4; count += 1) addresses.push(await begun(manager, { size }))
    expect((await begin(manager)).status).toBe(429)
    for (const address of addresses) await drop(manager, address)
    await drop(manager, await begun(manager))
  })
})

describe('an upload', () => {
  test('becomes a file of the farm, in the name of whoever sent it', async () => {
    const { people, farm } = server
    const address = await begun(people.worker, {
      values: { period_id: farm.period, notes: 'From the shire' },
    })
    expect(address).toMatch(/^\/api\/v2\/uploads\/[0-9a-f]{32}$/)
    const first = await patch(people.worker, address, { bytes: pdf.subarray(0, half) })
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(half)])
    expect(first.headers.get('x-file-id')).toBeNull()
    expect(await state(people.worker, address)).toMatchObject({
      data: { state: 'receiving', name: 'map.pdf', received: half, file_id: null, message: null },
    })
    const last = await patch(people.worker, address, { bytes: pdf.subarray(half), offset: half })
    expect(last.status, last.text).toBe(204)
    const id = Number(last.headers.get('x-file-id'))
    expect(last.headers.get('x-file-scan')).toBe('Not scanned')
    expect(await fileOf(id)).toMatchObject({
      farm_id: farm.id,
      period_id: farm.period,
      name: 'map.pdf',
      category: 'Property map',
      notes: 'From the shire',
      media_type: 'application/pdf',
      size: pdf.length,
      checksum: createHash('sha256').update(pdf).digest('hex'),
      scan: 'Not scanned',
      uploaded_by_id: people.worker.id,
    })
    expect(await state(people.worker, address)).toMatchObject({
      data: { state: 'done', received: pdf.length, file_id: id, scan: 'Not scanned' },
    })
    expect(await leftOf(people.worker.id)).toEqual([])
  })

  test('stands in the history of the file, without its place', async () => {
    const id = await sent(server.people.worker, pdf)
    const { body } = await server.ask(server.people.worker, 'POST', '/api/changes/search', {
      json: {
        filters: [
          { field: 'entity', value: 'files' },
          { field: 'row', value: id },
        ],
      },
    })
    expect(body.data).toMatchObject([{ verb: 'store', user_id: server.people.worker.id }])
    expect(body.data[0].after).toMatchObject({ media_type: 'application/pdf' })
    expect(body.data[0].after).not.toHaveProperty('place')
    const place = (await fileOf(id))?.['place']
    expect(place).toMatch(/^local:[0-9a-f]{2}\/[0-9a-f]{32}$/)
    const kept = path.join(server.folder, 'files', String(place).slice('local:'.length))
    expect(await readFile(kept)).toEqual(pdf)
    // What was sent by one person is nobody else's on this machine.
    expect((await stat(kept)).mode & 0o077).toBe(0)
  })

  test('of one request is a file at once', async () => {
    const { status, headers, text } = await begin(server.people.worker, {
      bytes: pdf,
      headers: { 'content-type': 'application/offset+octet-stream' },
    })
    expect(status, text).toBe(201)
    expect(await fileOf(Number(headers.get('x-file-id')))).toMatchObject({ size: pdf.length })
  })

  test('ticks off the wanted file that it answers', async () => {
    const { farm, people, db } = server
    const where = { farm_id: farm.id, period_id: farm.period }
    const request_id = await insertRow(db, 'requested_files', { ...where, description: 'A map' })
    const id = await sent(people.worker, pdf, { period_id: farm.period, request_id })
    expect(await server.rows<File>('requested_files')).toMatchObject([{ file_id: id }])
    const lost = await begin(people.worker, { values: { request_id: request_id + 1 } })
    expect([lost.status, lost.body.errors]).toEqual([
      422,
      { request_id: ['There is no such requested document.'] },
    ])
  })

  test('is linked to the record that it is of', async () => {
    const { farm, people, db } = server
    const gauge = await insertRow(db, 'rain_gauges', { farm_id: farm.id, name: 'Shed' })
    const link = { link_type: 'rain_gauges', link_id: gauge }
    const id = await sent(people.worker, pdf, { period_id: farm.period, ...link })
    expect(await server.rows<File>('file_links')).toMatchObject([
      { file_id: id, linkable_type: 'rain_gauges', linkable_id: gauge, farm_id: farm.id },
    ])
    const lost = await begin(people.worker, { values: { ...link, link_id: gauge + 1 } })
    expect([lost.status, Object.keys(lost.body.errors ?? {})]).toEqual([422, ['link.linkable_id']])
  })

  test('warns of what looks wrong about the file', async () => {
    const address = await begun(server.people.worker, { values: { name: 'x.pdf', category: null } })
    await patch(server.people.worker, address, { bytes: pdf })
    const { data } = await state(server.people.worker, address)
    expect(data.warnings).toMatchObject([
      { code: 'W-FILE-1', field: 'category', resource: 'files', id: data.file_id },
      { code: 'W-FILE-1', field: 'name' },
    ])
  })

  test('says how far it is, and goes on from there', async () => {
    const { worker } = server.people
    const address = await begun(worker)
    const none = await head(worker, address)
    expect([none.status, none.headers.get('upload-offset')]).toEqual([200, '0'])
    expect(none.headers.get('upload-length')).toBe(String(pdf.length))
    expect(none.headers.get('cache-control')).toBe('no-store')
    await patch(worker, address, { bytes: pdf.subarray(0, half) })
    expect((await head(worker, address)).headers.get('upload-offset')).toBe(String(half))
    const wrong = await patch(worker, address, { bytes: pdf.subarray(half), offset: half - 1 })
    expect([wrong.status, wrong.body.code]).toEqual([409, 'conflict'])
    expect((await patch(worker, address, { bytes: pdf.subarray(half), offset: half })).status).toBe(
      204,
    )
  })

  test('whose last answer was lost is told again, and is one file', async () => {
    const { worker } = server.people
    const address = await begun(worker)
    const { headers } = await patch(worker, address, { bytes: pdf })
    const before = await server.rows('files')
    const again = await Promise.all([
      head(worker, address),
      head(worker, address),
      patch(worker, address, { offset: pdf.length }),
    ])
    for (const { status, headers: told } of again) {
      expect([200, 204]).toContain(status)
      expect(told.get('x-file-id')).toBe(headers.get('x-file-id'))
      expect(told.get('upload-offset') ?? pdf.length).toBe(String(pdf.length))
    }
    expect(await server.rows('files')).toEqual(before)
  })

  test('that is given up is gone; the file that it became stays', async () => {
    const { worker } = server.people
    const address = await begun(worker)
    expect((await drop(worker, address)).status).toBe(204)
    expect((await head(worker, address)).status).toBe(404)
    const done = await begun(worker)
    const { headers } = await patch(worker, done, { bytes: pdf })
    expect((await drop(worker, done)).status).toBe(204)
    const id = Number(headers.get('x-file-id'))
    expect(await fileOf(id)).toMatchObject({ deleted_at: null })
    const got = await server.ask(worker, 'GET', `/api/v2/downloads/${id}`)
    expect(got.bytes).toEqual(pdf)
  })
})

describe('what may be uploaded', () => {
  test('is told: how large, of which kinds', async () => {
    const { status, body } = await server.ask(server.people.worker, 'GET', uploads)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ max_bytes: 512 * 1024 * 1024, expires_days: 7 })
    expect(body.data.accepted).toContainEqual({
      label: 'JPEG picture',
      media_type: 'image/jpeg',
      endings: ['jpg', 'jpeg'],
    })
    expect(body.data.in_words).toContain('shapefile in a ZIP')
  })

  test('is what the farm may add, before a byte is sent', async () => {
    const { people, farm, otherFarm } = server
    const before = await server.rows('files')
    const closed = await begin(people.worker, { values: { period_id: farm.closed } })
    expect([closed.status, closed.body.code]).toEqual([403, 'period_closed'])
    const foreign = await begin(people.worker, { values: { farm_id: otherFarm } })
    expect([foreign.status, foreign.body.errors]).toEqual([
      422,
      { farm_id: [`There is no farm with the number ${otherFarm}.`] },
    ])
    const stranger = await begin(people.stranger)
    expect([stranger.status, stranger.headers.get('location')]).toEqual([422, null])
    const odd = await begin(people.worker, { values: { category: 'Poem', name: '' } })
    expect(Object.keys(odd.body.errors)).toEqual(['name', 'category'])
    const reader = somebody(people.worker.id, {})
    const seen = { ...reader, farms: { ...reader.farms, seen: [farm.id] } }
    expect((await begin(seen)).status).toBe(403)
    expect(await server.rows('files')).toEqual(before)
  })

  test('is no larger than is said, and not empty', async () => {
    const { worker } = server.people
    const large = await begin(worker, { size: 512 * 1024 * 1024 + 1 })
    expect([large.status, large.body]).toEqual([
      413,
      { message: 'A file can have at most 512 MB.', code: 'too_large' },
    ])
    const empty = await begin(worker, { size: 0 })
    expect([empty.status, empty.body.message]).toEqual([422, 'The file is empty.'])
    const address = await begun(worker, { size: 5 })
    const more = await patch(worker, address, { bytes: pdf })
    expect([more.status, more.body.code]).toEqual([413, 'too_large'])
  })

  test('is refused at its end where its period closed meanwhile, and done once it is open again', async () => {
    const { people, farm, db } = server
    const address = await begun(people.worker, { values: { period_id: farm.period } })
    const status = (word: string) =>
      sql`update farm_period set status = ${word}
        where farm_id = ${farm.id} and period_id = ${farm.period}`.execute(db)
    await status('Submitted')
    const late = await patch(people.worker, address, { bytes: pdf })
    expect([late.status, late.body.code]).toEqual([403, 'period_closed'])
    expect(await state(people.worker, address)).toMatchObject({
      data: { state: 'received', message: expect.stringContaining('closed'), file_id: null },
    })
    expect((await head(people.worker, address)).status).toBe(403)
    await status('In progress')
    const done = await head(people.worker, address)
    expect([done.status, Number(done.headers.get('x-file-id')) > 0]).toEqual([200, true])
  })

  test('is sent in the name of whom somebody acts for, and so it stands in the history', async () => {
    const { people } = server
    const { worker, manager } = people
    const impersonation = await insertRow(server.db, 'impersonations', {
      actor_id: manager.id,
      user_id: worker.id,
      reason: 'Helps',
      started_at: new Date(),
      ends_at: new Date(Date.now() + 3_600_000),
    })
    const acting = { ...worker, actor: manager.id, impersonation }
    const id = await sent(acting, pdf)
    expect(await fileOf(id)).toMatchObject({ uploaded_by_id: worker.id })
    const lines = await server.rows<File>('changes')
    expect(lines.filter(line => line['entity'] === 'files').at(-1)).toMatchObject({
      user_id: manager.id,
      acting_as_id: worker.id,
    })
    expect((await send(admin(manager.id), pdf)).status).toBe(204)
  })
})
