// Files on their way in, by the tus protocol, version 1.0.0: an upload that broke off goes on where it
// was. What a client needs to know:
//
// Every request carries `Authorization: Bearer …`, and `X-Impersonate-Id` while acting for somebody; those
// of the protocol (POST, HEAD, PATCH, DELETE) also `Tus-Resumable: 1.0.0`. An upload is there for nobody
// but the person who began it. Refusals are JSON as everywhere: `message`, `code`, `errors`.
//
// GET    /api/v2/uploads       → data: max_bytes, expires_days, accepted: [{label, media_type, endings}], in_words
// POST   /api/v2/uploads       Upload-Length: bytes; Upload-Metadata: name, farm_id, and where they apply
//                              period_id, category, notes, request_id (of `requested_files`), each in base64
//                              → 201, Location: /api/v2/uploads/{id}, Upload-Expires
// PATCH  /api/v2/uploads/{id}  Upload-Offset; Content-Type: application/offset+octet-stream
//                              → 204, Upload-Offset; with the last byte also X-File-Id (of `files`), X-File-Scan
// HEAD   /api/v2/uploads/{id}  → 200, Upload-Offset, Upload-Length; once it is done X-File-Id, X-File-Scan
// GET    /api/v2/uploads/{id}  → data: id, state, name, size, received, begun_at, expires_at, file_id, scan,
//                                warnings, message. `state`: receiving; received (it is all here, `message`
//                                says why it is no file yet: ask HEAD again); done; refused (`message`)
// DELETE /api/v2/uploads/{id}  → 204: given up
//
// Refused when it is begun: 422 (what is said of the file), 403 (`period_closed` where it is that), 413 (too
// large), 429 (too many at once), 503 (no room). Refused at the end, thrown away: 415 (its content is of no kind
// that is taken). Not thrown away, to be asked again: 503 (the virus scanner is away), 403, 409. A file in which
// a virus was found becomes a row without content, with the scan `Infected`.
// Send pieces of a few MB: a request that takes longer than two minutes is answered with 408. What it brought
// until then stays: ask for the offset, and go on from there.

import { rowCheck } from '@furrow/wire/check-row'
import { notFound } from '@furrow/wire/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerUpload, uploadsPath } from '../files/answer-upload.ts'
import { expiryOf } from '../files/file-storage.ts'
import type { UploadRecord } from '../files/upload-records.ts'
import { limitsTold, uploadTold } from '../files/upload-told.ts'
import { viewerIn } from './author-of.ts'
import { callingOf, knowPerson, storageIn } from './file-calls.ts'
import type { FileParts } from './file-calls.ts'
import { letPass, sendTus, webRequest } from './tus-answer.ts'

export function uploadRoutes(app: FastifyInstance, parts: FileParts): void {
  const onRequest = knowPerson(parts.viewerOf)
  const answering = answeringUploads(parts)
  void app.register(async scope => {
    // The bytes of a file are passed on as they come; nowhere else is a body taken like that.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, bytes, done) =>
      done(null, bytes),
    )
    const kept = { onRequest, exposeHeadRoute: false }
    scope.get(uploadsPath, kept, async () => ({ data: limitsTold(storageIn(parts)) }))
    scope.get(`${uploadsPath}/:id`, kept, async request => {
      return { data: await uploadTold(storageIn(parts), await recordFor(request, parts)) }
    })
    scope.route({
      method: ['POST', 'OPTIONS'],
      url: uploadsPath,
      onRequest,
      handler: (request, reply) => answering(request, reply, undefined),
    })
    scope.route({
      method: ['HEAD', 'PATCH', 'DELETE', 'OPTIONS'],
      url: `${uploadsPath}/:id`,
      onRequest,
      handler: async (request, reply) => answering(request, reply, await recordFor(request, parts)),
    })
  })
}

function answeringUploads(parts: FileParts) {
  const check = rowCheck()
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    record: UploadRecord | undefined,
  ): Promise<FastifyReply> => {
    const storage = storageIn(parts)
    const calling = callingOf(parts, check, request)
    const asked = webRequest(request)
    const answering = answerUpload({ storage, calling, record }, asked)
    return sendTus(await answering.finally(() => letPass(request)), reply)
  }
}

/** What somebody else began, or what is over, is not there. */
async function recordFor(request: FastifyRequest, parts: FileParts): Promise<UploadRecord> {
  const { id } = request.params as { readonly id: string }
  const record = await storageIn(parts).uploads.find(viewerIn(request).id, id)
  if (record && expiryOf(record) > new Date()) return record
  throw notFound('There is no such upload.')
}
