// What is in a file, for those who see it: always something to keep, never something to open here.

import { notFound } from '@furrow/wire/refusal'
import { rowNumberIn } from '@furrow/wire/row-number'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findFile, noteDownload } from '../../files/download.ts'
import type { FoundFile } from '../../files/download.ts'
import type { FileKind } from '../../files/file-row.ts'
import { rangeIn } from '../web/byte-ranges.ts'
import type { AskedRange } from '../web/byte-ranges.ts'
import { requestContextOf } from '../request-context-of.ts'
import { fileCalls } from '../calls/file-calls.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { attachment, sentTypeOf } from '../file-headers.ts'
import { storageIn } from '../file-parts.ts'
import type { FileParts } from '../file-parts.ts'
import { isHeld } from '../web/ready-answer.ts'

export function downloadRoute(mountCall: MountCall, parts: FileParts): void {
  const callingIn = requestContextOf(parts.engine)
  // What is got is noted, and a look at the head gets nothing.
  mountCall(fileCalls.download, ({ request, reply }) => answered(request, reply, 'files'))
  mountCall(fileCalls.workshopDownload, ({ request, reply }) =>
    answered(request, reply, 'workshop_files'),
  )
  mountCall(fileCalls.receiptDownload, ({ request, reply }) =>
    answered(request, reply, 'expense_receipts'),
  )

  async function answered(request: FastifyRequest, reply: FastifyReply, kind: FileKind) {
    const storage = storageIn(parts)
    const context = callingIn(request)
    const file = await findFile(context, numberIn(request), kind)
    void reply.headers(headersOf(file))
    if (isHeld(request.headers['if-none-match'], tagOf(file))) return reply.status(304).send()
    const asked = rangeIn(request.headers, { size: file.size, tag: tagOf(file) })
    if (asked === 'none of it') return refuseRange(file, reply)
    const bytes = await storage.contents.read(file.place, asked)
    try {
      await noteDownload(context, file, { goesOn: (asked?.from ?? 0) > 0 })
    } catch (error) {
      bytes.destroy()
      throw error
    }
    return send(file, asked, reply).send(bytes)
  }
}

function numberIn({ params }: FastifyRequest): number {
  const number = rowNumberIn((params as { readonly id: string }).id)
  if (number === undefined)
    throw notFound('This file doesn’t exist, or you don’t have access to it.')
  return number
}

function tagOf({ checksum }: FoundFile): string {
  return `"${checksum}"`
}

function headersOf(file: FoundFile) {
  return {
    etag: tagOf(file),
    'accept-ranges': 'bytes',
    // Whoever has it asks each time whether they still may.
    'cache-control': 'private, no-cache',
    'content-security-policy': "sandbox; default-src 'none'",
  }
}

function send(file: FoundFile, asked: Exclude<AskedRange, 'none of it'>, reply: FastifyReply) {
  const { size, name, mediaType } = file
  if (asked) {
    void reply.status(206).header('content-range', `bytes ${asked.from}-${asked.to}/${size}`)
  }
  const length = asked ? asked.to - asked.from + 1 : size
  return reply.type(sentTypeOf(mediaType)).headers({
    'content-length': length,
    'content-disposition': attachment(name, mediaType),
  })
}

function refuseRange({ size }: FoundFile, reply: FastifyReply) {
  const message = `The file has only ${size.toLocaleString('en')} bytes.`
  void reply.status(416).header('content-range', `bytes */${size}`)
  return reply.send({ message, code: 'bad_request' })
}
