// The settings of what is watched: where the meters are read, what counts as slow, and where traces go.

import { z } from 'zod'
import { isWebAddress } from './web-address.ts'

const portWanted = 'METRICS_PORT must be a number from 0 to 65535.'
const tokenWanted = 'METRICS_TOKEN must have at least 16 letters, figures or signs, and no spaces.'
const slowWanted = 'SLOW_STATEMENT_MS must be a whole number of milliseconds, from 1 up.'
const endpointWanted =
  'OTEL_EXPORTER_OTLP_ENDPOINT must be an address that begins with http:// or https://.'

export const metricsSettings = {
  METRICS_PORT: z
    .string()
    .trim()
    .regex(/^\d{1,5}$/, portWanted)
    .transform(Number)
    .refine(port => port <= 65_535, portWanted)
    .optional(),
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{16,}$/, tokenWanted)
    .optional(),
  SLOW_STATEMENT_MS: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,8}$/, slowWanted)
    .transform(Number)
    .default(1000),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().trim().refine(isWebAddress, endpointWanted).optional(),
}

export interface MetricsSettings {
  /** Nothing where the meters have no port of their own. */
  readonly port: number | undefined
  readonly host: string
  /** Nothing where they have no address on the ordinary port. */
  readonly token: string | undefined
  /** In milliseconds. */
  readonly slowFrom: number
  /** Nothing where nothing is traced. */
  readonly tracesTo: string | undefined
}

type Said = z.infer<z.ZodObject<typeof metricsSettings>>

export function metricsOf(said: Said): MetricsSettings {
  return {
    port: said.METRICS_PORT,
    host: said.METRICS_HOST,
    token: said.METRICS_TOKEN,
    slowFrom: said.SLOW_STATEMENT_MS,
    tracesTo: said.OTEL_EXPORTER_OTLP_ENDPOINT,
  }
}
