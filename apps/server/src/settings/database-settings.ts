// The settings of the database: where it is, where it is reached without a pooler, and how many connections it is
// asked on.

import { z } from 'zod'
import { usualConnections } from '../db/database.ts'

const address = (setting: string) =>
  z
    .string()
    .trim()
    .regex(/^postgres(ql)?:\/\//, `${setting} must begin with postgres:// or postgresql://.`)
    .optional()

const [least, most] = [4, 1000]
const connectionsWanted = `DATABASE_CONNECTIONS must be a whole number from ${least} to ${most}.`

export const databaseSettings = {
  DATABASE_URL: address('DATABASE_URL'),
  DATABASE_SESSION_URL: address('DATABASE_SESSION_URL'),
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
  /** So many at most are opened for what people ask. */
  readonly databaseConnections: number
}

type Said = z.infer<z.ZodObject<typeof databaseSettings>>

export function databaseOf(said: Said): DatabaseSettings {
  const { DATABASE_URL: url, DATABASE_SESSION_URL: sessionUrl } = said
  if (sessionUrl !== undefined && url === undefined) {
    throw new Error('DATABASE_SESSION_URL is of use with DATABASE_URL alone.')
  }
  return {
    databaseUrl: url,
    databaseSessionUrl: sessionUrl === url ? undefined : sessionUrl,
    databaseConnections: said.DATABASE_CONNECTIONS,
  }
}
