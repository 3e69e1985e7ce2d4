// What broke off is taken up again, by whoever asks or by itself; what is over is let go of.

import { appendFile, mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { admin } from '../../src/access/reach/viewer.ts'
import { sweepContents } from '../../src/files/sweep-contents.ts'
import { lookAfterUploads, startUploadRound } from '../../src/files/upload-round.ts'
import { fileServer } from './file-server.ts'
import { pdf, sendingTo } from './sending.ts'

interface File {
  readonly id: number
  readonly place: string
  readonly user_id: number
  readonly entity: string
}

const server = fileServer()
const { begun, patch, head, state, sent, fetched } = sendingTo(server)
const days = (count: number) => new Date(Date.now() + count * 86_400_000)
const after = (now: Date) => lookAfterUploads(server.storage, server.engine, now)
const placeOf = (address: string) =>
  path.join(
    server.folder,
    'uploads',
    String(server.people.worker.id),
    address.split('/').at(-1) ?? '',
  )
/** All of it has arrived, and nothing more happened: the server was killed just then. */
async function arrivedAlone(values = {}): Promise<string> {
  const address = await begun(server.people.worker, { values })
  await appendFile(`${placeOf(address)}.part`, pdf)
  return address
}
const contents = async () =>
  (await readdir(path.join(server.folder, 'files'), { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(({ name }) => name)
const rowsOf = async (upload: string) =>
  (await server.rows<File>('files')).filter(({ place }) => place?.endsWith(upload))

describe('an upload that arrived and became no file', () => {
  test('is done when its sender asks again', async () => {
    const { worker } = server.people
    const address = await arrivedAlone()
    expect((await state(worker, address)).data).toMatchObject({ state: 'received' })
    const { status, headers } = await head(worker, address)
    expect([status, headers.get('upload-offset')]).toEqual([200, String(pdf.length)])
    expect((await fetched(worker, headers.get('x-file-id') ?? '')).bytes).toEqual(pdf)
    const other = await arrivedAlone()
    const answer = await patch(worker, other, { offset: pdf.length })
    expect([answer.status, Number(answer.headers.get('x-file-id')) > 0]).toEqual([204, true])
  })

  test('is done by itself, in the name of its sender', async () => {
    const { worker } = server.people
    const address = await arrivedAlone({ name: 'by itself.pdf' })
    const round = startUploadRound({ storage: server.storage, engine: server.engine })
    await expect
      .poll(async () => (await state(worker, address)).data.state, { timeout: 10_000 })
      .toBe('done')
    await round.stop()
    const [row] = await rowsOf(address.split('/').at(-1) ?? '-')
    const lines = await server.rows<File & { row: number }>('changes')
    const line = lines.find(({ entity, row: id }) => entity === 'files' && id === row?.id)
    expect(line).toMatchObject({ verb: 'store', user_id: worker.id })
  })

  test('stays as it is where its sender may not come in any more', async () => {
    const { worker } = server.people
    const address = await arrivedAlone()
    const active = (is: boolean) =>
      sql`update users set active = ${is} where id = ${worker.id}`.execute(server.db)
    await active(false)
    await after(days(0))
    expect((await state(worker, address)).data.state).toBe('received')
    await active(true)
    await after(days(0))
    expect((await state(worker, address)).data.state).toBe('done')
  })

  test('is done whatever lies beside it', async () => {
    const { worker } = server.people
    const broken = [await arrivedAlone()]
    const address = await arrivedAlone()
    broken.push(await arrivedAlone())
    for (const one of broken) await writeFile(`${placeOf(one)}.json`, '{"id": "half of')
    const anew = await begun(worker)
    expect((await patch(worker, anew, { bytes: pdf })).status).toBe(204)
    await after(days(0))
    expect((await state(worker, address)).data.state).toBe('done')
    for (const one of broken) {
      const id = one.split('/').at(-1) ?? '-'
      expect(server.lines.some(line => line.includes(`"upload":"${id}"`))).toBe(true)
      expect((await head(worker, one)).status).toBe(404)
      await rm(`${placeOf(one)}.json`)
      await rm(`${placeOf(one)}.part`)
    }
  })

  test('is one row, even where the server was killed after it was stored', async () => {
    const { worker } = server.people
    const address = await begun(worker)
    const { headers } = await patch(worker, address, { bytes: pdf })
    const id = address.split('/').at(-1) ?? ''
    const note = `${placeOf(address)}.json`
    const { outcome: _outcome, ...before } = JSON.parse(await readFile(note, 'utf8'))
    await writeFile(note, JSON.stringify(before))
    const again = await Promise.all([head(worker, address), head(worker, address), after(days(0))])
    expect(again[0].headers.get('x-file-id')).toBe(headers.get('x-file-id'))
    expect(await rowsOf(id)).toHaveLength(1)
    // As if the note of what was found had not been written either.
    const { lookedAt: _found, ...atFirst } = before
    await writeFile(note, JSON.stringify(atFirst))
    await writeFile(`${placeOf(address)}.part`, pdf)
    expect((await head(worker, address)).headers.get('x-file-id')).toBe(headers.get('x-file-id'))
    expect(await rowsOf(id)).toHaveLength(1)
    expect((await fetched(worker, headers.get('x-file-id') ?? '')).bytes).toEqual(pdf)
  })
})

describe('what is over', () => {
  test('is let go of after a week: whatever never ended, and what is known of the rest', async () => {
    const { worker } = server.people
    const address = await begun(worker)
    await patch(worker, address, { bytes: pdf.subarray(0, 9) })
    const done = await begun(worker)
    const { headers } = await patch(worker, done, { bytes: pdf })
    await after(days(6.9))
    expect((await head(worker, address)).headers.get('upload-offset')).toBe('9')
    await after(days(7.1))
    expect((await head(worker, address)).status).toBe(404)
    expect((await head(worker, done)).status).toBe(404)
    expect(await readdir(path.join(server.folder, 'uploads', String(worker.id)))).toEqual([])
    expect((await fetched(worker, headers.get('x-file-id') ?? '')).status).toBe(200)
  })

  test('is let go of the next time where it could not be let go of whole', async () => {
    const address = await begun(server.people.worker)
    const content = `${placeOf(address)}.part`
    await rm(content)
    await mkdir(content)
    await after(days(7.1))
    expect(await readFile(`${placeOf(address)}.json`, 'utf8')).toContain(
      placeOf(address).slice(-32),
    )
    await rmdir(content)
    await after(days(7.1))
    await expect(readFile(`${placeOf(address)}.json`)).rejects.toThrow('ENOENT')
  })

  test('is not there any more from that moment on', async () => {
    const { worker } = server.people
    const address = await begun(worker)
    const note = `${placeOf(address)}.json`
    const record = JSON.parse(await readFile(note, 'utf8'))
    await writeFile(note, JSON.stringify({ ...record, begun: days(-8).toISOString() }))
    for (const answer of [
      await head(worker, address),
      await patch(worker, address, { bytes: pdf }),
    ])
      expect(answer.status).toBe(404)
  })

  test('goes from the disk a week after the last row that names it, and not from the trash', async () => {
    const { worker } = server.people
    const [erased, trashed] = [await sent(worker, pdf), await sent(worker, pdf)]
    const rows = await server.rows<File>('files')
    const named = (id: number) =>
      rows
        .find(row => row.id === id)
        ?.place.split('/')
        .at(-1) ?? expect.fail('no place')
    await server.ask(worker, 'DELETE', `/api/files/${trashed}`)
    await fetched(worker, erased)
    const force = `/api/files/${erased}?force=true`
    const gone = await server.ask(admin(worker.id), 'DELETE', force)
    expect(gone.status, gone.text).toBe(200)
    const noted = await server.rows<{ file_id: number }>('file_downloads')
    expect(noted.filter(({ file_id }) => file_id === erased)).toEqual([])
    const sweep = (now: Date) => sweepContents(server.storage, server.db, now)
    await sweep(days(0))
    await sweep(days(6.9))
    expect(await contents()).toContain(named(erased))
    await sweep(days(7.1))
    expect(await contents()).not.toContain(named(erased))
    expect(await contents()).toContain(named(trashed))
    await server.ask(worker, 'POST', `/api/files/${trashed}/restore`)
    expect((await fetched(worker, trashed)).bytes).toEqual(pdf)
  })
})
