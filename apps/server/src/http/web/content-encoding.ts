// How an answer is made smaller on its way: by what the client says it can read.

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** From the smallest; nothing where the client reads none. */
export function chosenEncoding(said: string | undefined): Encoding | undefined {
  const wishes = new Map((said ?? '').toLowerCase().split(',').map(wishIn))
  const taken = (encoding: Encoding) => (wishes.get(encoding) ?? wishes.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).find(taken)
}

/**
 * The best that takes milliseconds: a script of 600 kB takes 50, where the last tenth of its size
 * would take a second.
 */
export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(bytes)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return toBrotli(bytes, { params })
}

const toGzip = promisify<Buffer, Buffer>(gzip)
const toBrotli = promisify(brotliCompress)

/** `gzip;q=0.5`: a name, and how much it is liked. */
function wishIn(text: string): [string, number] {
  const [name = '', ...more] = text.split(';').map(part => part.trim())
  const quality = more.find(part => part.startsWith('q='))
  return [name, quality === undefined ? 1 : Number(quality.slice(2))]
}
