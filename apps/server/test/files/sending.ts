// Sends files by the tus protocol, request by request, so that each of them can go wrong.

import { expect } from 'vitest'
import type { Viewer } from '../../src/access/reach/viewer.ts'
import type { FileServer, Told } from './file-server.ts'

export const uploads = '/api/v2/uploads'
export const pdf = Buffer.from(
  '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\nA map of the farm.\n%%EOF\n',
  'latin1',
)

type Values = Readonly<Record<string, string | number | null | undefined>>

interface Beginning {
  readonly size?: number | string
  readonly values?: Values
  readonly headers?: Readonly<Record<string, string>>
  /** Sent along at once. */
  readonly bytes?: Buffer
}

function metadataOf(values: Values): string {
  return Object.entries(values)
    .flatMap(([name, value]) =>
      value === undefined || value === null
        ? []
        : [`${name} ${Buffer.from(String(value)).toString('base64')}`],
    )
    .join(',')
}

export function sendingTo(server: FileServer) {
  const { begin, patch, head, drop, state } = requestsTo(server)
  const begun = async (who: Viewer, beginning?: Beginning): Promise<string> => {
    const { status, headers, text } = await begin(who, beginning)
    expect(status, `${text} ${server.lines.at(-1)}`).toBe(201)
    return headers.get('location') ?? ''
  }
  /** Begins and sends all of it at once. */
  const send = async (who: Viewer, bytes: Buffer, values: Values = {}): Promise<Told> => {
    const address = await begun(who, { size: bytes.length, values })
    return patch(who, address, { bytes })
  }
  /** The number of the file that it became. */
  const sent = async (who: Viewer, bytes: Buffer, values: Values = {}): Promise<number> => {
    const answer = await send(who, bytes, values)
    expect(answer.status, `${answer.text} ${server.lines.at(-1)}`).toBe(204)
    return Number(answer.headers.get('x-file-id'))
  }
  const fetched = (who: Viewer | undefined, file: number | string, headers = {}) =>
    server.ask(who, 'GET', `/api/v2/downloads/${file}`, { headers })
  return { begin, begun, patch, head, drop, state, send, sent, fetched }
}

interface Piece {
  readonly bytes?: Buffer
  readonly offset?: number | string
  readonly headers?: Readonly<Record<string, string>>
}

const tus = { 'tus-resumable': '1.0.0' }
const ofBytes = { ...tus, 'content-type': 'application/offset+octet-stream' }

/** Request by request. */
function requestsTo(server: FileServer) {
  const usual = () => ({ name: 'map.pdf', farm_id: server.farm.id, category: 'Property map' })
  return {
    begin(who: Viewer | undefined, beginning: Beginning = {}) {
      const { size = pdf.length, values = {}, headers = {}, bytes } = beginning
      const said = metadataOf({ ...usual(), ...values })
      const length = { 'upload-length': String(size), 'upload-metadata': said }
      return server.ask(who, 'POST', uploads, { headers: { ...tus, ...length, ...headers }, bytes })
    },
    patch(who: Viewer | undefined, address: string, { bytes, offset = 0, headers }: Piece) {
      const place = { 'upload-offset': String(offset) }
      return server.ask(who, 'PATCH', address, {
        headers: { ...ofBytes, ...place, ...headers },
        bytes,
      })
    },
    head: (who: Viewer | undefined, address: string) =>
      server.ask(who, 'HEAD', address, { headers: tus }),
    drop: (who: Viewer | undefined, address: string) =>
      server.ask(who, 'DELETE', address, { headers: tus }),
    state: async (who: Viewer, address: string) => (await server.ask(who, 'GET', address)).body,
  }
}
