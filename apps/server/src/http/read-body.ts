// A body as JSON. One of many rows is read a few of them at a time, so that others are answered in between: in
// one go, 10 MB with ever new names take two seconds.

import { setImmediate } from 'node:timers/promises'
import type { BodyLimits } from './body-limits.ts'
import { goThrough, notJson } from './go-through-body.ts'
import type { RowsAsSent } from './go-through-body.ts'

/** In bytes. */
const atOnce = 64 * 1024

/** `read` takes a text as JSON, or throws. */
type Read = (text: string) => unknown

export async function readBody(bytes: Buffer, limits: BodyLimits, read: Read): Promise<unknown> {
  const found = await goThrough(bytes, limits)
  if (bytes.length <= atOnce || found.length === 0) return read(bytes.toString())
  const body = read(besideRows(bytes, found))
  for (const rows of found)
    Object.assign(body as object, { [rows.name]: await readRows(bytes, rows, read) })
  return body
}

/** All but the rows: the brackets around them stay. */
function besideRows(bytes: Buffer, found: readonly RowsAsSent[]): string {
  const edges = found.toSorted((one, other) => one.from - other.from)
  const from = [0, ...edges.map(({ to }) => to)]
  const to = [...edges.map(({ from }) => from), bytes.length]
  return from.map((start, place) => bytes.toString('utf8', start, to[place])).join('')
}

async function readRows(bytes: Buffer, rows: RowsAsSent, read: Read): Promise<object> {
  const list: unknown[] = []
  const byNumber: Record<string, unknown> = {}
  for (const [from, to] of partsOf(rows)) {
    const text = bytes.toString('utf8', from, to)
    if (rows.isList) {
      const part = read(`[${text}]`) as unknown[]
      // Nothing between two commas, or behind the last one.
      if (part.length === 0 && rows.commas.length > 0) throw notJson
      for (const row of part) list.push(row)
    } else {
      const part = read(`{${text}}`) as object
      if (Object.keys(part).length === 0 && rows.commas.length > 0) throw notJson
      Object.assign(byNumber, part)
    }
    await setImmediate()
  }
  return rows.isList ? list : byNumber
}

/** Whole rows, so many that they are read in a moment. */
function* partsOf({ from, to, commas }: RowsAsSent): Generator<readonly [number, number]> {
  let start = from
  for (const comma of commas) {
    if (comma - start < atOnce) continue
    yield [start, comma]
    start = comma + 1
  }
  yield [start, to]
}
