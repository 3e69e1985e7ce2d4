// Which bytes of a file are asked for. Several pieces at once, and what is not understood, are answered with
// all of it, as the protocol allows.

import type { ByteRange } from '../../files/content-store.ts'

/** Nothing where all of it is asked for. */
export type AskedRange = ByteRange | 'none of it' | undefined

interface Headers {
  readonly range?: string | undefined
  /** Only where it still is what it was; otherwise all of it. */
  readonly 'if-range'?: string | string[] | undefined
}

interface Whole {
  readonly size: number
  readonly tag: string
}

export function rangeIn(headers: Headers, { size, tag }: Whole): AskedRange {
  const held = headers['if-range']
  if (held !== undefined && held !== tag) return undefined
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range?.trim() ?? '')
  const [, first = '', last = ''] = found ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'none of it' : { from: size - length, to: size - 1 }
  }
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (last !== '' && Number(last) < from) return undefined
  return from >= size ? 'none of it' : { from, to }
}
