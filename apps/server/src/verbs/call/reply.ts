// An answer on its way out: JSON that PostgreSQL put together is passed on as the text that it is.

import type { Readable } from 'node:stream'
import type { RowText } from '../../query/render-read.ts'
import type { Warning } from '../../rules/saving/save-rule.ts'

export type Reply = WholeReply | StreamedReply

export interface WholeReply {
  readonly kind: 'whole'
  readonly status: 200 | 201
  readonly text: string
}

export interface StreamedReply {
  readonly kind: 'streamed'
  readonly stream: Readable
}

export function whole(text: string, status: 200 | 201 = 200): WholeReply {
  return { kind: 'whole', status, text }
}

export function oneRow(
  row: string | undefined,
  warnings: readonly Warning[] = [],
  status: 200 | 201 = 200,
): WholeReply {
  return whole(`{"data":${row ?? 'null'}${metaOf(warnings)}}`, status)
}

export function manyRows(rows: readonly RowText[], warnings: readonly Warning[] = []): WholeReply {
  return whole(`{"data":[${rows.map(({ row }) => row).join(',')}]${metaOf(warnings)}}`)
}

/** Numbers of rows by what was done with them. */
export function numbers(
  done: Readonly<Record<string, readonly number[]>>,
  warnings: readonly Warning[] = [],
): WholeReply {
  const meta = warnings.length > 0 ? { meta: { warnings } } : {}
  return whole(JSON.stringify({ ...done, ...meta }))
}

function metaOf(warnings: readonly Warning[]): string {
  return warnings.length > 0 ? `,"meta":{"warnings":${JSON.stringify(warnings)}}` : ''
}
