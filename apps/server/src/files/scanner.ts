// Asks clamd, the daemon of ClamAV, whether there is a virus in a file: by INSTREAM, so that it need not be
// on the same machine.

import { createReadStream } from 'node:fs'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '@furrow/wire/refusal'

export type ScannerAddress =
  | { readonly host: string; readonly port: number }
  | { readonly path: string }

/** What was found, by its name; nothing in a file that is clean. */
export type Scan = (path: string) => Promise<string | undefined>

interface Scanning {
  readonly log: (line: string) => void
  /** In milliseconds: so long the scanner may be silent. */
  readonly patience?: number
}

const piece = 256 * 1024

export function scanWith(address: ScannerAddress, { log, patience = 120_000 }: Scanning): Scan {
  return async path => {
    const answer = await ask(address, path, patience).catch((error: Error) => {
      throw away(`clamd: ${error.message}`, log)
    })
    return verdictIn(answer, log)
  }
}

function verdictIn(answer: string, log: Scanning['log']): string | undefined {
  if (/^stream: OK$/.test(answer)) return undefined
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (found !== undefined) return found
  if (answer.startsWith('INSTREAM size limit exceeded')) {
    const sentence =
      'The virus scanner doesn’t accept files of this size. Tell your Furrow administrator.'
    throw away(`clamd: ${answer}`, log, sentence)
  }
  throw away(`clamd: ${answer.slice(0, 200) || 'no answer'}`, log)
}

const usual =
  'The virus scanner can’t be reached right now. The file isn’t lost: try again later, and the upload continues from there.'

function away(said: string, log: Scanning['log'], sentence = usual): Refusal {
  log(JSON.stringify({ time: new Date().toISOString(), scanner: 'away', error: said }))
  return new Refusal('unavailable', sentence, { retryAfter: 60 })
}

async function ask(address: ScannerAddress, path: string, patience: number): Promise<string> {
  const socket = connect({ ...address })
  socket.setTimeout(patience, () => socket.destroy(new Error('It did not answer in time.')))
  const over = new AbortController()
  const heard = answerOn(socket)
  try {
    const sent = send(socket, path, over.signal)
    // It may answer, and hang up, before it has read everything: then its answer is what counts.
    sent.catch((error: Error) => socket.destroy(error))
    return await heard
  } finally {
    over.abort()
    socket.destroy()
  }
}

/** All that it says until it hangs up. */
function answerOn(socket: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const pieces: Buffer[] = []
  let trouble: Error | undefined
  socket.on('data', bytes => pieces.push(bytes))
  socket.on('error', error => (trouble ??= error))
  socket.once('close', () => {
    const said = Buffer.concat(pieces).toString()
    if (said === '' && trouble) reject(trouble)
    else resolve(said.replace(/\0.*$/s, '').trim())
  })
  return promise
}

/** Each piece behind its length, and a length of nothing at the end. */
async function send(socket: Socket, path: string, signal: AbortSignal): Promise<void> {
  const file = createReadStream(path, { highWaterMark: piece })
  await pipeline(
    file,
    async function* framed(pieces: AsyncIterable<Buffer>) {
      yield Buffer.from('zINSTREAM\0')
      for await (const bytes of pieces) yield* [lengthOf(bytes.length), bytes]
      yield lengthOf(0)
    },
    socket,
    // The other half stays open for the answer.
    { end: false, signal },
  )
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
