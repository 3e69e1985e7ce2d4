// The calls that bring files, by the tus protocol, and that fetch what is in them.

import { fileScans } from '@furrow/catalogue/choices'
import { enveloped } from '@furrow/wire/told'
import { uploadLimits, uploadState } from '@furrow/wire/uploads'
import { uploadsPath } from '../../files/answer-upload.ts'
import type { Json } from '../openapi/parts.ts'
import { call } from './call.ts'

const words = { type: 'string' }
const whole = { type: 'integer', minimum: 0 }

const version = header('Tus-Resumable', { const: '1.0.0' })
const length = header('Upload-Length', { ...whole, description: 'In bytes.' })
const offset = header('Upload-Offset', { ...whole, description: 'How much has arrived.' })
const metadata = header('Upload-Metadata', {
  ...words,
  description:
    'Names with their values in base64: `name`, `farm_id`, and where they apply `period_id`, `category`, `notes`, `request_id` (of `requested_files`), `link_type` and `link_id` (the record that it is of, as in `file_links`). Of a workshop: `name` and `workshop_id`; a receipt: `name` and `expense_id`.',
})

const told = {
  'Upload-Offset': { schema: whole },
  'X-File-Id': { description: 'Once it is done: the row of `files`.', schema: whole },
  'X-File-Scan': { schema: { enum: fileScans } },
}

const everywhere = {
  letsIn: 'person',
  refuses: ['not_found', 'conflict', 'invalid'],
} as const
/** What the protocol carries out. */
const byTus = { holds: 'files', readsItself: true } as const

const ofOne = { ...everywhere, path: `${uploadsPath}/{upload}` } as const

const bytes = { content: { 'application/octet-stream': {} } }

const range = { name: 'Range', in: 'header', required: false, schema: words }

const inParts = {
  200: { description: 'All of it, as an attachment.', ...bytes },
  206: { description: 'The bytes that were asked for.', ...bytes },
  304: { description: 'It is held already, by its `ETag`.' },
  416: { description: 'There are no such bytes.' },
}

export const fileCalls = {
  limits: call({
    ...everywhere,
    method: 'get',
    path: uploadsPath,
    operationId: 'uploads.limits',
    summary: 'What files are taken, and how large they may be.',
    says: 'What is taken.',
    answer: enveloped(uploadLimits),
  }),

  state: call({
    ...ofOne,
    method: 'get',
    operationId: 'uploads.show',
    summary: 'The progress of one of your uploads, and what became of it.',
    says: 'The upload.',
    answer: enveloped(uploadState),
  }),

  begin: call({
    ...byTus,
    ...everywhere,
    method: 'post',
    path: uploadsPath,
    operationId: 'uploads.begin',
    summary: 'Begins to send a file, by the tus protocol 1.0.0.',
    parameters: [version, length, metadata],
    status: 201,
    says: 'It may be sent.',
    headers: { Location: { schema: words }, 'Upload-Expires': { schema: words } },
  }),

  offset: call({
    ...byTus,
    ...ofOne,
    method: 'head',
    operationId: 'uploads.offset',
    summary: 'How much of a file has arrived. Where all of it has, it becomes a file now.',
    parameters: [version],
    says: 'So much.',
    headers: { ...told, 'Upload-Length': { schema: whole } },
  }),

  send: call({
    ...byTus,
    ...ofOne,
    method: 'patch',
    operationId: 'uploads.send',
    summary: 'Sends bytes of a file; with the last of them it becomes one.',
    parameters: [version, offset],
    bytes: 'application/offset+octet-stream',
    status: 204,
    says: 'They have arrived.',
    headers: told,
  }),

  drop: call({
    ...byTus,
    ...ofOne,
    method: 'delete',
    operationId: 'uploads.drop',
    summary: 'Gives an upload up.',
    parameters: [version],
    status: 204,
    says: 'It is gone.',
  }),

  workshopDownload: call({
    ...everywhere,
    method: 'get',
    path: '/api/v2/workshop-downloads/{id}',
    operationId: 'workshop-downloads.show',
    summary: 'What is in a file of a workshop, for those who see its row.',
    parameters: [range],
    says: 'All of it, as an attachment.',
    responses: inParts,
  }),

  receiptDownload: call({
    ...everywhere,
    method: 'get',
    path: '/api/v2/receipt-downloads/{id}',
    operationId: 'receipt-downloads.show',
    summary: 'What is in a receipt of an expense, for those who see its row.',
    parameters: [range],
    says: 'All of it, as an attachment.',
    responses: inParts,
  }),

  download: call({
    ...everywhere,
    method: 'get',
    path: '/api/v2/downloads/{id}',
    operationId: 'downloads.show',
    summary: 'What is in a file, for those who see its row. It is noted in `file_downloads`.',
    parameters: [range],
    says: 'All of it, as an attachment.',
    responses: inParts,
  }),
}

function header(name: string, schema: Json): Json {
  return { name, in: 'header', required: true, schema }
}
