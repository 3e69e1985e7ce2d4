// Files on their way in, by the tus protocol, version 1.0.0: an upload that broke off goes on where it
// was. The calls are told in `calls/file-calls.ts`. What a client needs to know:
//
// Every request carries `Authorization: Bearer …`, and `X-Impersonate-Id` while acting for someone; those
// of the protocol (POST, HEAD, PATCH, DELETE) also `Tus-Resumable: 1.0.0`. An upload is there for nobody
// but the person who began it. Refusals are JSON as everywhere: `message`, `code`, `errors`.
//
// Refused when it is begun: 422 (what is said of the file), 403 (`period_closed` where it is that), 413 (too
// large), 429 (too many at once), 503 (no room). Refused at the end, thrown away: 415 (its content is of no kind
// that is taken). Not thrown away, to be asked again: 503 (the virus scanner is away), 403, 409. A file in which
// a virus was found becomes a row without content, with the scan `Infected`.
// Send pieces of a few MB: a request that takes longer than two minutes is answered with 408. What it brought
// until then stays: ask for the offset, and go on from there.

import { notFound } from '@furrow/wire/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerUpload } from '../../files/answer-upload.ts'
import { expiryOf } from '../../files/file-storage.ts'
import type { UploadRecord } from '../../files/upload-records.ts'
import { limitsTold, uploadTold } from '../../files/upload-told.ts'
import { viewerIn } from '../author-of.ts'
import { requestContextOf } from '../request-context-of.ts'
import { fileCalls } from '../calls/file-calls.ts'
import { mountingCalls } from '../calls/mount-call.ts'
import type { DoorParts } from '../calls/mount-call.ts'
import { storageIn } from '../file-parts.ts'
import type { FileParts } from '../file-parts.ts'
import { letPass, sendTus, webRequest } from './tus-answer.ts'

export function uploadRoutes(app: FastifyInstance, parts: FileParts & DoorParts): void {
  const answering = answeringUploads(parts)
  void app.register(async scope => {
    // The bytes of a file are passed on as they come; nowhere else is a body taken like that.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, bytes, done) =>
      done(null, bytes),
    )
    const mountCall = mountingCalls(scope, parts)
    mountCall(fileCalls.limits, async () => ({ data: limitsTold(storageIn(parts)) }))
    mountCall(fileCalls.state, async ({ request }) => {
      return { data: await uploadTold(storageIn(parts), await recordFor(request, parts)) }
    })
    const { begin, offset, send, drop } = fileCalls
    for (const call of [begin, { ...begin, method: 'options' as const }]) {
      mountCall(call, ({ request, reply }) => answering(request, reply, undefined))
    }
    for (const call of [offset, send, drop, { ...drop, method: 'options' as const }]) {
      mountCall(call, async ({ request, reply }) =>
        answering(request, reply, await recordFor(request, parts)),
      )
    }
  })
}

function answeringUploads(parts: FileParts) {
  const callingIn = requestContextOf(parts.engine)
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    record: UploadRecord | undefined,
  ): Promise<FastifyReply> => {
    const storage = storageIn(parts)
    const asked = webRequest(request)
    const answering = answerUpload({ storage, context: callingIn(request), record }, asked)
    return sendTus(await answering.finally(() => letPass(request)), reply)
  }
}

/** What someone else began, or what is over, is not there. */
async function recordFor(request: FastifyRequest, parts: FileParts): Promise<UploadRecord> {
  const { upload } = request.params as { readonly upload: string }
  const record = await storageIn(parts).uploads.find(viewerIn(request).id, upload)
  if (record && expiryOf(record) > new Date()) return record
  throw notFound('This upload doesn’t exist.')
}
