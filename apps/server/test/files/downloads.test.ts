// What is in a file, for those who may see it and for nobody else.

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { narrowed } from '../../src/access/reach/narrowed.ts'
import type { Viewer } from '../../src/access/reach/viewer.ts'
import { guarded } from '../../src/http/guarded-for-tests.ts'
import { insertRow } from '../planted-farm.ts'
import { forbidding } from '../rules/open-farm.ts'
import { fileServer } from './file-server.ts'
import { pdf, sendingTo } from './sending.ts'

interface Download {
  readonly file_id: number
  readonly user_id: number
  readonly farm_id: number
}

const server = fileServer()
const { sent, fetched } = sendingTo(server)
const noted = async (file: number) =>
  (await server.rows<Download>('file_downloads'))
    .filter(({ file_id }) => file_id === file)
    .map(({ user_id, farm_id }) => ({ user_id, farm_id }))
const csv = Buffer.from('date,mm\n2024-01-01,12.5\n')

describe('a download', () => {
  test('is an attachment of just these bytes', async () => {
    const id = await sent(server.people.worker, pdf, { name: 'Shire “map”.pdf' })
    const { status, headers, bytes } = await fetched(server.people.manager, id)
    expect([status, bytes]).toEqual([200, pdf])
    expect(Object.fromEntries(headers)).toMatchObject({
      ...guarded,
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition':
        'attachment; filename="Shire _map_.pdf"; filename*=UTF-8\'\'Shire%20%E2%80%9Cmap%E2%80%9D.pdf',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
    })
  })

  test('is told for what it is only where it is a picture or a PDF', async () => {
    const id = await sent(server.people.worker, csv, { name: 'rain.csv' })
    const { headers, bytes } = await fetched(server.people.worker, id)
    expect([headers.get('content-type'), bytes]).toEqual(['application/octet-stream', csv])
    expect(headers.get('content-disposition')).toContain('filename="rain.csv"')
  })

  test('goes on where it broke off, and is held as long as it stays the same', async () => {
    const { worker } = server.people
    const id = await sent(worker, pdf)
    const part = await fetched(worker, id, { range: 'bytes=5-9' })
    expect([part.status, part.bytes]).toEqual([206, pdf.subarray(5, 10)])
    expect(part.headers.get('content-range')).toBe(`bytes 5-9/${pdf.length}`)
    const rest = await fetched(worker, id, { range: `bytes=${pdf.length - 3}-` })
    expect([rest.status, rest.bytes]).toEqual([206, pdf.subarray(-3)])
    const none = await fetched(worker, id, { range: `bytes=${pdf.length}-` })
    expect([none.status, none.headers.get('content-range')]).toEqual([416, `bytes */${pdf.length}`])
    expect(none.body.message).toBe(`The file has only ${pdf.length} bytes.`)
    const tag = part.headers.get('etag') ?? ''
    const held = await fetched(worker, id, { 'if-none-match': tag })
    expect([held.status, held.bytes.length]).toEqual([304, 0])
    const other = await fetched(worker, id, { range: 'bytes=5-9', 'if-range': '"old"' })
    expect([other.status, other.bytes]).toEqual([200, pdf])
  })

  test('is noted once for each copy, with who really took it', async () => {
    const { people, farm } = server
    const { worker, manager } = people
    const id = await sent(worker, pdf)
    const by = (user_id: number) => ({ user_id, farm_id: farm.id })
    await fetched(worker, id)
    expect(await noted(id)).toEqual([by(worker.id)])
    await fetched(worker, id, { range: 'bytes=0-3' })
    await fetched(worker, id, { range: 'bytes=4-' })
    expect(await noted(id)).toEqual([by(worker.id), by(worker.id)])
    // Whoever begins behind the first byte has a copy, too.
    await fetched(manager, id, { range: 'bytes=1-' })
    expect(await noted(id)).toHaveLength(3)
    const { headers } = await fetched({ ...worker, actor: manager.id }, id)
    expect((await noted(id)).at(-1)).toEqual(by(manager.id))
    await fetched(worker, id, { 'if-none-match': headers.get('etag') ?? '' })
    expect(await noted(id)).toHaveLength(4)
    const { body } = await server.ask(worker, 'GET', `/api/files/${id}/file_downloads`)
    expect(body.data).toHaveLength(4)
  })

  test('of a closed period is still to be had', async () => {
    const { farm, people, db } = server
    const id = await sent(people.worker, pdf)
    await sql`update files set period_id = ${farm.closed} where id = ${id}`.execute(db)
    expect((await fetched(people.worker, id)).status).toBe(200)
  })
})

describe('nothing is to be had', () => {
  test('of a file that somebody does not see', async () => {
    const { people } = server
    const id = await sent(people.worker, pdf)
    const missing = {
      message: 'This file doesn’t exist, or you don’t have access to it.',
      code: 'not_found',
    }
    const kept = { ...people.worker, abilities: [forbidding('files')] }
    for (const who of [people.stranger, kept]) {
      const { status, body, headers } = await fetched(who, id)
      expect([status, body, headers.get('content-disposition')]).toEqual([404, missing, null])
    }
    expect((await fetched(undefined, id)).status).toBe(401)
    const page = narrowed(people.worker, server.farm.id)
    expect((await fetched(page, id)).status).toBe(403)
    for (const odd of ['0', 'x', '1e3', '99999999', '-1', '%00', '1%2F..']) {
      expect((await fetched(people.worker, odd)).status, odd).toBe(404)
    }
    expect(await noted(id)).toEqual([])
  })

  test('of one that is in the trash, until it is brought back', async () => {
    const { worker } = server.people
    const id = await sent(worker, pdf)
    await server.ask(worker, 'DELETE', `/api/files/${id}`)
    expect((await fetched(worker, id)).status).toBe(404)
    await server.ask(worker, 'POST', `/api/files/${id}/restore`)
    expect((await fetched(worker, id)).bytes).toEqual(pdf)
  })

  test('of one in which a virus was found', async () => {
    const { worker } = server.people
    const id = await sent(worker, pdf)
    await sql`update files set scan = 'Infected' where id = ${id}`.execute(server.db)
    const { status, body } = await fetched(worker, id)
    expect([status, body.message]).toEqual([
      403,
      'A virus was found in this file, so it can’t be downloaded.',
    ])
  })

  test('of one that was entered by its name alone, or whose content is gone', async () => {
    const { people, farm, db } = server
    const json = { farm_id: farm.id, name: 'map.pdf', place: 'local:../../etc/passwd', size: 5 }
    const made = await server.ask(people.worker, 'POST', '/api/files', { json })
    const bare = await fetched(people.worker, made.body.data.id)
    expect([bare.status, bare.body.message]).toEqual([
      404,
      'Only the name of this file was recorded: there is nothing to download.',
    ])
    const id = await sent(people.worker, pdf)
    for (const place of ['local:ab/none', 's3:ab/none', 'local:', 'odd', 'none:ab/x']) {
      await sql`update files set place = ${place} where id = ${id}`.execute(db)
      const lost = await fetched(people.worker, id)
      expect([lost.status, lost.headers.get('content-disposition')], place).toEqual([503, null])
    }
    expect(await noted(id)).toEqual([])
  })

  test('but by GET', async () => {
    const id = await sent(server.people.worker, pdf)
    for (const method of ['HEAD', 'POST', 'DELETE']) {
      const { status } = await server.ask(server.people.worker, method, `/api/v2/downloads/${id}`)
      expect(status, method).toBe(405)
    }
  })
})

describe('a file of a workshop', () => {
  test('is sent by staff, and taken by people of farms that are invited', async () => {
    const { db, people, farm } = server
    const staff = { ...people.manager, isStaff: true }
    const workshop_id = await insertRow(db, 'workshops', { name: 'Crops compared' })
    await insertRow(db, 'workshop_attendees', {
      workshop_id,
      farm_id: farm.id,
      attendee_type: 'users',
      attendee_id: people.worker.id,
    })
    const slides = { farm_id: null, category: null, workshop_id, name: 'Slides.pdf' }
    const id = await sent(staff, pdf, slides)
    const [row] = await server.rows<{ workshop_id: number; name: string }>('workshop_files')
    expect(row).toMatchObject({ workshop_id, name: 'Slides.pdf', checksum: expect.any(String) })
    const taken = (who: Viewer | undefined) =>
      server.ask(who, 'GET', `/api/v2/workshop-downloads/${id}`)
    const copy = await taken(people.worker)
    expect([copy.status, copy.bytes]).toEqual([200, pdf])
    expect((await taken(people.stranger)).status).toBe(404)
    expect((await taken(narrowed(staff, farm.id))).status).toBe(403)
    // Neither kind is fetched by the number of the other.
    expect((await fetched(people.stranger, id)).status).toBe(404)
    const refused = await server.ask(people.worker, 'POST', '/api/v2/uploads', {
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '9',
        'upload-metadata': `name ${btoa('a.pdf')},workshop_id ${btoa(String(workshop_id))}`,
      },
    })
    expect(refused.status, refused.text).toBe(403)
  })
})

describe('a receipt of an expense', () => {
  test('is sent by whoever spent it, taken by staff, and by nobody of the farm', async () => {
    const { db, people, farm } = server
    const staff = { ...people.manager, isStaff: true }
    const business_id = await insertRow(db, 'businesses', { name: 'Downs' })
    const project = await insertRow(db, 'projects', { title: 'Downs', business_id })
    const expense_id = await insertRow(db, 'expenses', {
      date: '2026-11-02',
      amount: 4550,
      employee_id: staff.id,
      expensable_type: 'projects',
      expensable_id: project,
    })
    const photo = { farm_id: null, category: null, expense_id, name: 'Lunch.pdf' }
    const id = await sent(staff, pdf, photo)
    const [row] = await server.rows<object>('expense_receipts')
    expect(row).toMatchObject({ expense_id, employee_id: staff.id, uploaded_by_id: staff.id })
    const taken = (who: Viewer | undefined) =>
      server.ask(who, 'GET', `/api/v2/receipt-downloads/${id}`)
    const other = { ...people.stranger, isStaff: true }
    const copy = await taken(other)
    expect([copy.status, copy.bytes]).toEqual([200, pdf])
    expect((await taken(people.worker)).status).toBe(404)
    expect((await taken(people.manager)).status).toBe(404)
    expect((await taken(narrowed(staff, farm.id))).status).toBe(403)
  })
})
