// The calls that bring files, by the tus protocol, and that fetch what is in them.

import { fileScans } from '@furrow/catalogue/choices'
import { uploadsPath } from '../../files/answer-upload.ts'
import { jsonAnswer, listOf, objectOf, ref } from './parts.ts'
import type { Json } from './parts.ts'

const words = { type: 'string' }
const wordsOrNull = { type: ['string', 'null'] }
const whole = { type: 'integer', minimum: 0 }
const rowOrNull = { type: ['integer', 'null'], minimum: 1 }
const moment = { type: 'string', format: 'date-time' }
const closed = 'Closed to pages that are shown inside Furrow, with the token of an app.'

const required = (properties: Json): Json => objectOf(properties, Object.keys(properties))

const accepted = required({ label: words, media_type: words, endings: listOf(words) })
const warning = required({ resource: words, id: whole, field: words, code: words, message: words })

export const fileSchemas: Json = {
  upload_limits: required({
    max_bytes: whole,
    expires_days: { ...whole, description: 'What never ended is let go of after so many days.' },
    accepted: { ...listOf(accepted), description: 'What a file holds decides, not its name.' },
    in_words: words,
  }),
  upload_state: required({
    id: words,
    state: {
      enum: ['receiving', 'received', 'done', 'refused'],
      description:
        '`received`: all of it is there, but it is no file yet; HEAD tries again. `refused`: thrown away.',
    },
    name: words,
    size: whole,
    received: whole,
    begun_at: moment,
    expires_at: moment,
    file_id: { ...rowOrNull, description: 'The row of `files` that it became.' },
    scan: { enum: [...fileScans, null] },
    warnings: listOf(warning),
    message: wordsOrNull,
  }),
}

const id = { name: 'id', in: 'path', required: true, schema: words }
const file = ref('parameters', 'id')
const version = header('Tus-Resumable', { const: '1.0.0' })
const length = header('Upload-Length', { ...whole, description: 'In bytes.' })
const offset = header('Upload-Offset', { ...whole, description: 'How much has arrived.' })
const metadata = header('Upload-Metadata', {
  ...words,
  description:
    'Names with their values in base64: `name`, `farm_id`, and where they apply `period_id`, `category`, `notes`, `request_id` (of `requested_files`).',
})

const refusals: Json = {
  401: ref('responses', 'unauthenticated'),
  403: ref('responses', 'forbidden'),
  404: ref('responses', 'not_found'),
  409: ref('responses', 'conflict'),
  422: ref('responses', 'invalid'),
  default: ref('responses', 'refused'),
}

const told = {
  'Upload-Offset': { schema: whole },
  'X-File-Id': { description: 'Once it is done: the row of `files`.', schema: whole },
  'X-File-Scan': { schema: { enum: fileScans } },
}

export const filePaths: readonly (readonly [string, Json])[] = [
  [
    uploadsPath,
    {
      get: {
        operationId: 'uploads.limits',
        summary: 'What files are taken, and how large they may be.',
        description: closed,
        responses: { 200: data('What is taken.', 'upload_limits'), ...refusals },
      },
      post: {
        operationId: 'uploads.begin',
        summary: 'Begins to send a file, by the tus protocol 1.0.0.',
        description: closed,
        parameters: [version, length, metadata],
        responses: {
          201: {
            description: 'It may be sent.',
            headers: { Location: { schema: words }, 'Upload-Expires': { schema: words } },
          },
          ...refusals,
        },
      },
    },
  ],
  [`${uploadsPath}/{upload}`, { parameters: [{ ...id, name: 'upload' }], ...oneUpload() }],
  ['/api/v2/downloads/{id}', { parameters: [file], get: download() }],
]

function oneUpload(): Json {
  return {
    get: {
      operationId: 'uploads.show',
      summary: 'How far an upload of one’s own is, and what became of it.',
      description: closed,
      responses: { 200: data('The upload.', 'upload_state'), ...refusals },
    },
    head: {
      operationId: 'uploads.offset',
      summary: 'How much of a file has arrived. Where all of it has, it becomes a file now.',
      description: closed,
      parameters: [version],
      responses: {
        200: { description: 'So much.', headers: { ...told, 'Upload-Length': { schema: whole } } },
        ...refusals,
      },
    },
    patch: {
      operationId: 'uploads.send',
      summary: 'Sends bytes of a file; with the last of them it becomes one.',
      description: closed,
      parameters: [version, offset],
      requestBody: { required: true, content: { 'application/offset+octet-stream': {} } },
      responses: { 204: { description: 'They have arrived.', headers: told }, ...refusals },
    },
    delete: {
      operationId: 'uploads.drop',
      summary: 'Gives an upload up.',
      description: closed,
      parameters: [version],
      responses: { 204: { description: 'It is gone.' }, ...refusals },
    },
  }
}

function download(): Json {
  const bytes = { content: { 'application/octet-stream': {} } }
  return {
    operationId: 'downloads.show',
    summary: 'What is in a file, for those who see its row. It is noted in `file_downloads`.',
    description: closed,
    parameters: [{ name: 'Range', in: 'header', required: false, schema: words }],
    responses: {
      200: { description: 'All of it, as an attachment.', ...bytes },
      206: { description: 'The bytes that were asked for.', ...bytes },
      304: { description: 'It is held already, by its `ETag`.' },
      416: { description: 'There are no such bytes.' },
      ...refusals,
    },
  }
}

function data(description: string, schema: string): Json {
  return jsonAnswer(description, objectOf({ data: ref('schemas', schema) }, ['data']))
}

function header(name: string, schema: Json): Json {
  return { name, in: 'header', required: true, schema }
}
