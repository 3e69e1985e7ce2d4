// The settings of the database: where it is, where it is reached without a pooler, and how many connections it is
// asked on.

import { z } from 'zod'
import { usualConnections } from '../db/database.ts'

const asAddress = /^postgres(ql)?:\/\//
const isAddress = (text: string) => asAddress.test(text)
const address = (setting: string) =>
  z
    .string()
    .trim()
    .regex(asAddress, `${setting} must begin with postgres:// or postgresql://.`)
    .optional()

const [least, most] = [4, 1000]
const mostReplicas = 16
const readUrlsWanted = `DATABASE_READ_URLS must be up to ${mostReplicas} addresses with commas between, each beginning with postgres:// or postgresql://.`
const connectionsWanted = `DATABASE_CONNECTIONS must be a whole number from ${least} to ${most}.`

export const databaseSettings = {
  DATABASE_URL: address('DATABASE_URL'),
  DATABASE_SESSION_URL: address('DATABASE_SESSION_URL'),
  DATABASE_READ_URLS: z
    .string()
    .transform(text =>
      text
        .split(',')
        .map(part => part.trim())
        .filter(part => part !== ''),
    )
    .refine(urls => urls.every(isAddress), readUrlsWanted)
    .refine(urls => urls.length <= mostReplicas, readUrlsWanted)
    .default([]),
  DATABASE_CONNECTIONS: z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, connectionsWanted)
    .transform(Number)
    .refine(count => count >= least && count <= most, connectionsWanted)
    .default(usualConnections),
}

export interface DatabaseSettings {
  readonly databaseUrl: string | undefined
  /** PostgreSQL itself, where a pooler stands before `databaseUrl`: for what needs a session of its own. */
  readonly databaseSessionUrl: string | undefined
  /** Replicas of it, which follow what is written there; empty where there are none. */
  readonly databaseReadUrls: readonly string[]
  /** So many at most are opened for what people ask. */
  readonly databaseConnections: number
}

type Said = z.infer<z.ZodObject<typeof databaseSettings>>

export function databaseOf(said: Said): DatabaseSettings {
  const { DATABASE_URL: url, DATABASE_SESSION_URL: sessionUrl } = said
  if (sessionUrl !== undefined && url === undefined) {
    throw new Error('DATABASE_SESSION_URL is of use with DATABASE_URL alone.')
  }
  if (said.DATABASE_READ_URLS.length > 0 && url === undefined) {
    throw new Error('DATABASE_READ_URLS is of use with DATABASE_URL alone.')
  }
  return {
    databaseUrl: url,
    databaseReadUrls: said.DATABASE_READ_URLS,
    databaseSessionUrl: sessionUrl === url ? undefined : sessionUrl,
    databaseConnections: said.DATABASE_CONNECTIONS,
  }
}
