// A bucket of S3, or of anything that speaks like it: what lies there, by its name.

import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type * as sdk from '@aws-sdk/client-s3'
import type { ByteRange, LocalFile } from './content-store.ts'

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** Of a bucket that is not Amazon's. */
  readonly endpoint: string | undefined
  /** What all names in the bucket begin with. */
  readonly prefix: string
  /** Where nothing is said, what the machine itself is allowed. */
  readonly keys: { readonly id: string; readonly secret: string } | undefined
}

export interface Bucket {
  put(name: string, content: LocalFile | Buffer): Promise<void>
  /** Nothing where there is nothing of that name. */
  get(name: string, range?: ByteRange): Promise<Readable | undefined>
  /** How many bytes there are under a name, if any. */
  sizeOf(name: string): Promise<number | undefined>
  /** Does nothing where there is nothing. */
  delete(name: string): Promise<void>
  /** All whose names begin so, in order, some hundred at a time. */
  list(beginning: string): AsyncIterable<readonly Stored[]>
}

export interface Stored {
  readonly name: string
  readonly size: number
  readonly at: Date
}

/** In milliseconds; long enough for who takes a file away by a slow line, for the bucket is read no faster. */
const usualPatience = { connectionTimeout: 10_000, socketTimeout: 300_000 }

/** Whoever waits for a bucket that says nothing is told so in the end. */
export function openBucket(settings: S3Settings, patience = usualPatience): Bucket {
  const opened = opening(settings, patience)
  return {
    put: async (name, content) => put(await opened(), name, content),
    get: async (name, range) => get(await opened(), name, range),
    sizeOf: async name => sizeOf(await opened(), name),
    delete: async name => {
      const { sdk, client, at } = await opened()
      await client.send(new sdk.DeleteObjectCommand(at(name)))
    },
    list: beginning => list(opened, settings.prefix, beginning),
  }
}

interface Opened {
  readonly sdk: typeof sdk
  readonly client: sdk.S3Client
  at(name: string): { readonly Bucket: string; readonly Key: string }
}

/** What speaks with S3 is large, and loaded only where it is asked for. */
function opening(
  { bucket, region, endpoint, prefix, keys }: S3Settings,
  requestHandler: typeof usualPatience,
): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined
  return () =>
    (opened ??= import('@aws-sdk/client-s3').then(sdk => ({
      sdk,
      client: new sdk.S3Client({
        region,
        requestHandler,
        // Not everything that speaks like S3 knows its newer checksums.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
        ...(keys ? { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } } : {}),
      }),
      at: name => ({ Bucket: bucket, Key: prefix + name }),
    })))
}

async function put(
  { sdk, client, at }: Opened,
  name: string,
  content: LocalFile | Buffer,
): Promise<void> {
  const send = (Body: Readable | Buffer, ContentLength: number, abortSignal?: AbortSignal) =>
    client.send(
      new sdk.PutObjectCommand({ ...at(name), Body, ContentLength }),
      abortSignal ? { abortSignal } : {},
    )
  if (Buffer.isBuffer(content)) {
    await send(content, content.length)
    return
  }
  const file = (await open(content.path)).createReadStream()
  const giveUp = new AbortController()
  // Unheard, a file that cannot be read would end the whole server.
  file.on('error', error => giveUp.abort(error))
  try {
    await send(file, content.size, giveUp.signal)
  } finally {
    file.destroy()
  }
}

async function get({ sdk, client, at }: Opened, name: string, range: ByteRange | undefined) {
  const Range = range && `bytes=${range.from}-${range.to}`
  const asked = new sdk.GetObjectCommand({ ...at(name), ...(Range ? { Range } : {}) })
  const found = await client.send(asked).catch(whenGone)
  return found?.Body as Readable | undefined
}

async function sizeOf({ sdk, client, at }: Opened, name: string): Promise<number | undefined> {
  const found = await client.send(new sdk.HeadObjectCommand(at(name))).catch(whenGone)
  return found?.ContentLength
}

async function* list(
  opened: () => Promise<Opened>,
  prefix: string,
  beginning: string,
): AsyncGenerator<readonly Stored[]> {
  const { sdk, client, at } = await opened()
  const { Bucket, Key: Prefix } = at(beginning)
  let next: string | undefined
  do {
    const from = next === undefined ? {} : { ContinuationToken: next }
    const found = await client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix, ...from }))
    yield (found.Contents ?? []).map(({ Key = '', Size = 0, LastModified = new Date(0) }) => ({
      name: Key.slice(prefix.length),
      size: Size,
      at: LastModified,
    }))
    next = found.NextContinuationToken
  } while (next !== undefined)
}

function whenGone(error: { readonly $metadata?: { readonly httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode === 404) return undefined
  throw error
}
