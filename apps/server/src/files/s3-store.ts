// Keeps files in a bucket of S3, or of anything that speaks like it. What arrives is first whole on this
// machine and looked at there, so that nothing goes into the bucket that is not taken.

import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type * as sdk from '@aws-sdk/client-s3'
import { nameShape } from './content-store.ts'
import type { ByteRange, ContentStore, LocalFile } from './content-store.ts'

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

export function s3Store(settings: S3Settings): ContentStore {
  const bucket = openBucket(settings)
  return {
    put: async (name, file) => put(await bucket(), name, file),
    get: async (name, range) => get(await bucket(), name, range),
    stat: async name => sizeOf(await bucket(), name),
    delete: async name => {
      const { sdk, client, at } = await bucket()
      await client.send(new sdk.DeleteObjectCommand(at(name)))
    },
    names: () => namesIn(bucket, settings.prefix),
  }
}

type Sdk = typeof sdk

interface Bucket {
  readonly sdk: Sdk
  readonly client: sdk.S3Client
  at(name: string): { readonly Bucket: string; readonly Key: string }
}

/** What speaks with S3 is large, and loaded only where it is asked for. */
function openBucket({ bucket, region, endpoint, prefix, keys }: S3Settings): () => Promise<Bucket> {
  let opened: Promise<Bucket> | undefined
  return () =>
    (opened ??= import('@aws-sdk/client-s3').then(sdk => ({
      sdk,
      client: new sdk.S3Client({
        region,
        // Not everything that speaks like S3 knows its newer checksums.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
        ...(keys ? { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } } : {}),
      }),
      at: name => ({ Bucket: bucket, Key: prefix + name }),
    })))
}

async function put(bucket: Bucket, name: string, { path, size }: LocalFile): Promise<void> {
  const { sdk, client, at } = bucket
  if ((await sizeOf(bucket, name)) === size) return
  const sent = { Body: createReadStream(path), ContentLength: size }
  await client.send(new sdk.PutObjectCommand({ ...at(name), ...sent }))
}

async function get({ sdk, client, at }: Bucket, name: string, range: ByteRange | undefined) {
  const Range = range && `bytes=${range.from}-${range.to}`
  const asked = new sdk.GetObjectCommand({ ...at(name), ...(Range ? { Range } : {}) })
  const found = await client.send(asked).catch(whenGone)
  return found?.Body as Readable | undefined
}

async function sizeOf({ sdk, client, at }: Bucket, name: string): Promise<number | undefined> {
  const found = await client.send(new sdk.HeadObjectCommand(at(name))).catch(whenGone)
  return found?.ContentLength
}

async function* namesIn(
  open: () => Promise<Bucket>,
  prefix: string,
): AsyncGenerator<readonly string[]> {
  const { sdk, client, at } = await open()
  const { Bucket } = at('')
  let next: string | undefined
  do {
    const from = next === undefined ? {} : { ContinuationToken: next }
    const found = await client.send(
      new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix, ...from }),
    )
    const names = (found.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length))
    yield names.filter(name => nameShape.test(name))
    next = found.NextContinuationToken
  } while (next !== undefined)
}

function whenGone(error: { readonly $metadata?: { readonly httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode === 404) return undefined
  throw error
}
