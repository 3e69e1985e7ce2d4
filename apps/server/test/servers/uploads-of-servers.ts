// Files in pieces, each piece at another server.

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pdf, uploads } from '../files/sending.ts'
import type { Asked, Told } from './three-servers.ts'
import type { WithServers } from './with-servers.ts'

const tus = { 'tus-resumable': '1.0.0' }

interface Sending {
  begin(name: string, size: number): Promise<string>
  head(address: string, at?: number): Promise<Told>
  send(address: string, piece: readonly [bytes: Buffer, offset: number], at?: number): Promise<Told>
}

/** In the name of the farm's manager. */
function sendingTo(of: WithServers): Sending {
  const ask = (method: string, path: string, asked: Asked) =>
    of.as('farm manager', method, path, asked)

  const begin = async (name: string, size: number): Promise<string> => {
    const said = { name, farm_id: String(of.home('farms')), category: 'Property map' }
    const metadata = Object.entries(said).map(
      ([word, value]) => `${word} ${Buffer.from(value).toString('base64')}`,
    )
    const length = { 'upload-length': String(size), 'upload-metadata': metadata.join(',') }
    const { status, headers, body } = await ask('POST', uploads, { headers: { ...tus, ...length } })
    expect(status, JSON.stringify(body)).toBe(201)
    return headers.get('location') ?? ''
  }
  const head: Sending['head'] = (address, at) =>
    ask('HEAD', address, { headers: tus, ...(at === undefined ? {} : { at }) })
  const send: Sending['send'] = (address, [bytes, offset], at) =>
    ask('PATCH', address, {
      bytes,
      headers: {
        ...tus,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      ...(at === undefined ? {} : { at }),
    })
  return { begin, head, send }
}

export function promisesOfUploads(of: WithServers): void {
  const { begin, head, send } = sendingTo(of)
  const download = (id: number | string | null | undefined, at: number) =>
    of.as('farm manager', 'GET', `/api/v2/downloads/${id}`, { at })

  test('a file arrives whole, each piece at whichever server', async () => {
    const files = Array.from({ length: 3 }, () => Buffer.concat([pdf, randomBytes(1_200_000)]))
    const ids = await Promise.all(
      files.map(async (file, place) => {
        const address = await begin(`walked ${place}.pdf`, file.length)
        let last: Told | undefined
        for (let offset = 0; offset < file.length;) {
          const asked = await head(address)
          expect(Number(asked.headers.get('upload-offset'))).toBe(offset)
          last = await send(address, [file.subarray(offset, offset + 300_000), offset])
          expect(last.status, JSON.stringify(last.body)).toBe(204)
          offset = Number(last.headers.get('upload-offset'))
        }
        return Number(last?.headers.get('x-file-id'))
      }),
    )
    for (const [place, id] of ids.entries()) {
      for (const at of [0, 1, 2]) {
        const { bytes } = await download(id, at)
        expect(bytes.equals(files[place] ?? Buffer.alloc(0)), `${id} at ${at}`).toBe(true)
      }
    }
  }, 120_000)

  test('two that send the same piece at once spoil nothing, and one file comes of it', async () => {
    const file = Buffer.concat([pdf, randomBytes(900_000)])
    const address = await begin('at once.pdf', file.length)
    for (let offset = 0; offset < file.length;) {
      const piece = file.subarray(offset, offset + 300_000)
      const both = await Promise.all([0, 1, 2].map(at => send(address, [piece, offset], at)))
      const statuses = both.map(({ status }) => status)
      expect(statuses.filter(status => ![204, 409].includes(status))).toEqual([])
      offset = Number((await head(address)).headers.get('upload-offset'))
    }
    const told = await Promise.all([0, 1, 2].map(at => head(address, at)))
    const [id, ...others] = new Set(told.map(({ headers }) => headers.get('x-file-id')))
    expect(others).toEqual([])
    const { bytes } = await download(id, 1)
    expect(bytes.equals(file)).toBe(true)
    const { rows } = await sql`select id from files where name = 'at once.pdf'`.execute(of.db)
    expect(rows).toHaveLength(1)
  }, 120_000)

  test('what one has given up is gone at the others', async () => {
    const address = await begin('given up.pdf', pdf.length)
    await send(address, [pdf.subarray(0, 9), 0], 0)
    expect((await of.as('farm manager', 'DELETE', address, { headers: tus, at: 1 })).status).toBe(
      204,
    )
    expect((await head(address, 2)).status).toBe(404)
  })
}
