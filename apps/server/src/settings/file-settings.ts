// The settings of files: how large they may be, where they are kept, and who looks for viruses in them.

import { z } from 'zod'
import { isWebAddress } from './web-address.ts'
import type { FileSettings } from '../files/file-storage.ts'
import type { S3Settings } from '../files/bucket.ts'
import type { ScannerAddress } from '../files/scanner.ts'

/** In MB. A row of `files` holds no larger figure. */
const mostAllowed = 1900
const sizeWanted = `UPLOAD_MAX_MB must be a whole number from 1 to ${mostAllowed}.`
const endpointWanted = 'S3_ENDPOINT must be an address that begins with https:// or http://.'
const scannerWanted = 'CLAMD_URL must look like tcp://host:3310, or /run/clamav/clamd.ctl.'

const word = z.string().trim().min(1).optional()

export const fileSettings = {
  UPLOAD_MAX_MB: z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, sizeWanted)
    .transform(Number)
    .refine(size => size >= 1 && size <= mostAllowed, sizeWanted)
    .default(500),
  S3_BUCKET: word,
  S3_REGION: z.string().trim().min(1).default('us-east-1'),
  S3_ENDPOINT: z.string().trim().refine(isWebAddress, endpointWanted).optional(),
  S3_PREFIX: z
    .string()
    .trim()
    .regex(/^[\w./-]{1,200}$/, 'S3_PREFIX may hold letters, figures and / . - _ alone.')
    .optional(),
  S3_ACCESS_KEY_ID: word,
  S3_SECRET_ACCESS_KEY: word,
  CLAMD_URL: z
    .string()
    .trim()
    .refine(text => scannerIn(text) !== undefined, scannerWanted)
    .optional(),
}

type Said = z.infer<z.ZodObject<typeof fileSettings>>

export function filesOf(said: Said): FileSettings {
  return {
    mostBytes: said.UPLOAD_MAX_MB * 1024 * 1024,
    s3: bucketOf(said),
    scanner: said.CLAMD_URL === undefined ? undefined : scannerIn(said.CLAMD_URL),
  }
}

function bucketOf(said: Said): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = said
  if ((id === undefined) !== (secret === undefined)) {
    throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together, or neither.')
  }
  if (bucket === undefined) return undefined
  return {
    bucket,
    region: said.S3_REGION,
    endpoint: said.S3_ENDPOINT,
    prefix: said.S3_PREFIX === undefined ? '' : `${said.S3_PREFIX.replace(/\/+$/, '')}/`,
    keys: id !== undefined && secret !== undefined ? { id, secret } : undefined,
  }
}

function scannerIn(text: string): ScannerAddress | undefined {
  const path = text.replace(/^unix:(?:\/\/)?/, '')
  if (path.startsWith('/')) return { path }
  const url = URL.parse(text)
  if (url?.protocol !== 'tcp:' || url.hostname === '' || url.port === '') return undefined
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) }
}
