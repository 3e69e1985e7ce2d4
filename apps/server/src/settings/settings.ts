// The environment and the options of the command, read and checked once. docs/running.md lists every
// setting with its default.

import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { databaseOf, databaseSettings } from './database-settings.ts'
import type { DatabaseSettings } from './database-settings.ts'
import { usualZone } from '../db/connection-settings.ts'
import { fileSettings, filesOf } from './file-settings.ts'
import type { FileSettings } from '../files/file-storage.ts'
import { frontSettings } from './front-settings.ts'
import type { Proxies } from './front-settings.ts'
import { metricsOf, metricsSettings } from './metrics-settings.ts'
import type { MetricsSettings } from './metrics-settings.ts'
import { mailOf, mailSettings } from './mail-settings.ts'
import { usualWorkers, workerSettings } from './worker-settings.ts'
import { webOf, webSettings } from './web-settings.ts'
import type { WebSettings } from './web-settings.ts'
import type { Mailing } from '../background/smtp.ts'

const contactWanted = 'SECURITY_CONTACT must be an address that begins with mailto: or https://.'
const project = fileURLToPath(new URL('../../../../', import.meta.url))

const environment = z.object({
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PORT: z
    .string()
    .trim()
    .regex(/^\d+$/, 'PORT must be a number.')
    .transform(Number)
    .refine(port => port <= 65_535, 'PORT must be between 0 and 65535.')
    .default(4400),
  DATA_DIR: z.string().trim().min(1).default(path.join(project, 'data')),
  ...databaseSettings,
  TIME_ZONE: z
    .string()
    .trim()
    .refine(isZone, 'TIME_ZONE must be a time zone, such as Australia/Brisbane.')
    .default(usualZone),
  DEMO_DATA: z
    .enum(['yes', 'small', 'no'], { error: 'DEMO_DATA must be yes, small or no.' })
    .optional(),
  ...workerSettings,
  ...frontSettings,
  ...mailSettings,
  ...metricsSettings,
  ...webSettings,
  ...fileSettings,
  SECURITY_CONTACT: z
    .string()
    .trim()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/i, contactWanted)
    .optional(),
})

export interface Settings extends DatabaseSettings {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** So many processes answer requests. */
  readonly workers: number
  readonly demoData: boolean
  /** Whether there are farms to compare those of the demonstration with. */
  readonly demoCrowd: boolean
  /** Of the farms' calendar. */
  readonly timeZone: string
  /** Where people reach Furrow; nothing where that is the address that it listens on. */
  readonly publicUrl: string | undefined
  /** Whose word about a visitor's address is taken. */
  readonly trustProxy: Proxies | undefined
  /** Nothing where letters stay in the outbox. */
  readonly mail: Mailing | undefined
  readonly metrics: MetricsSettings
  readonly web: WebSettings
  readonly files: FileSettings
  /** Whose pages may ask the API from a browser. */
  readonly corsOrigins: readonly string[]
  readonly securityContact: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

/** An option such as `--port 5000` goes before the setting PORT. */
export function readSettings(env: Environment, args: readonly string[] = []): Settings {
  const options = optionsIn(args)
  // Another database than the one of the environment is reached at its own address alone.
  const aside: Environment =
    options['DATABASE_URL'] === undefined ? {} : { DATABASE_SESSION_URL: undefined }
  const said = Object.entries({ ...env, ...aside, ...options })
  const given = Object.fromEntries(said.filter(([, value]) => value?.trim() !== ''))
  const read = environment.safeParse(given)
  if (!read.success) throw new Error(read.error.issues.map(issue => issue.message).join('\n'))
  const {
    HOST,
    PORT,
    DATA_DIR,
    DATABASE_URL,
    DEMO_DATA,
    TIME_ZONE,
    CORS_ORIGINS,
    SECURITY_CONTACT,
  } = read.data
  // Demo data never goes into a database that someone else keeps, unless it is asked for.
  const demoData = DEMO_DATA ? DEMO_DATA !== 'no' : DATABASE_URL === undefined
  return {
    host: HOST,
    port: PORT,
    dataDir: path.resolve(DATA_DIR),
    ...databaseOf(read.data),
    workers: read.data.WORKERS ?? usualWorkers(),
    demoData,
    demoCrowd: demoData && DEMO_DATA !== 'small',
    timeZone: TIME_ZONE,
    publicUrl: read.data.PUBLIC_URL,
    trustProxy: read.data.TRUST_PROXY,
    mail: mailOf(read.data),
    metrics: metricsOf(read.data),
    web: webOf(read.data, demoData),
    files: filesOf(read.data),
    corsOrigins: CORS_ORIGINS,
    securityContact: SECURITY_CONTACT,
  }
}

function optionsIn(args: readonly string[]): Environment {
  const names = Object.keys(environment.shape)
  const options = Object.fromEntries(
    names.map(name => [optionOf(name), { type: 'string' }] as const),
  )
  try {
    const { values } = parseArgs({ args: [...args], options })
    const said = names.map(name => [name, values[optionOf(name)]] as const)
    return Object.fromEntries(said.filter(([, value]) => value !== undefined))
  } catch {
    const all = names.map(name => `--${optionOf(name)}`).join(', ')
    throw new Error(
      `${args.join(' ')} is not understood. The options are ${all}, each with a value.`,
    )
  }
}

function optionOf(setting: string): string {
  return setting.toLowerCase().replaceAll('_', '-')
}

/** By its name of places, as PostgreSQL knows it, too. */
function isZone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC'
}
