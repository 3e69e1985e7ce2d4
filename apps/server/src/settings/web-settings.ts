// The settings of the screens: whom people phone, and what else they show and report to. All but the
// folder is told to everybody who opens them.

import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { ToldSettings } from '../http/routes/settings-route.ts'
import { originIn } from '../http/web/web-policy.ts'

const built = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const phoneWanted = 'SUPPORT_PHONE must be a phone number, such as 07 5550 1000.'
const tilesWanted = 'MAP_TILES_URL must look like https://tiles.example.com/{z}/{x}/{y}.png.'
const attributionWanted = 'MAP_TILES_ATTRIBUTION has at most 200 letters.'
const reportWanted = 'ERROR_REPORT_DSN must look like https://key@errors.example.com/1.'

export const webSettings = {
  SUPPORT_PHONE: z
    .string()
    .trim()
    .regex(/^\+?[\d(][\d ()-]{2,28}\d$/, phoneWanted)
    .optional(),
  ERROR_REPORT_DSN: z.string().trim().refine(isReportAddress, reportWanted).optional(),
  RECORDING_URL: webAddress('RECORDING_URL'),
  DATASILO_URL: webAddress('DATASILO_URL'),
  OLDPORTAL_URL: webAddress('OLDPORTAL_URL'),
  MAP_TILES_URL: z.string().trim().refine(isTilesAddress, tilesWanted).optional(),
  MAP_TILES_ATTRIBUTION: z.string().trim().min(1).max(200, attributionWanted).optional(),
  WEB_DIST: z.string().trim().min(1).default(built),
}

export interface WebSettings {
  /** Where the built screens are. */
  readonly folder: string
  readonly supportPhone: string | undefined
  /** In the way of Sentry: with a key that may be known. */
  readonly errorReportDsn: string | undefined
  readonly recordingUrl: string | undefined
  readonly datasiloUrl: string | undefined
  readonly oldportalUrl: string | undefined
  readonly mapTilesUrl: string | undefined
  readonly mapTilesAttribution: string | undefined
}

type Said = z.infer<z.ZodObject<typeof webSettings>>

/** A number that nobody has, and that the demonstration may show. */
const demoPhone = '07 5550 1000'

export function webOf(said: Said, demoData: boolean): WebSettings {
  return {
    folder: path.resolve(said.WEB_DIST),
    supportPhone: said.SUPPORT_PHONE ?? (demoData ? demoPhone : undefined),
    errorReportDsn: said.ERROR_REPORT_DSN,
    recordingUrl: said.RECORDING_URL,
    datasiloUrl: said.DATASILO_URL,
    oldportalUrl: said.OLDPORTAL_URL,
    mapTilesUrl: said.MAP_TILES_URL,
    mapTilesAttribution: said.MAP_TILES_ATTRIBUTION,
  }
}

/** As everybody is told them. */
export function toldSettings(
  web: WebSettings,
  { timeZone, mail }: { readonly timeZone: string; readonly mail: unknown },
): ToldSettings {
  return {
    support_phone: web.supportPhone ?? null,
    sends_email: mail !== undefined,
    time_zone: timeZone,
    error_report_dsn: web.errorReportDsn ?? null,
    recording_url: web.recordingUrl ?? null,
    datasilo_url: web.datasiloUrl ?? null,
    oldportal_url: web.oldportalUrl ?? null,
    map_tiles_url: web.mapTilesUrl ?? null,
    map_tiles_attribution: web.mapTilesAttribution ?? null,
  }
}

function webAddress(setting: string) {
  const wanted = `${setting} must be an address that begins with https://, or http://localhost.`
  return z
    .string()
    .trim()
    .refine(text => isWebAddress(text) && !URL.parse(text)?.username, wanted)
    .optional()
}

/** Unencrypted only on this machine itself. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || /\s/.test(text) || url.password || originIn(text) === undefined) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost')
}

/** The numbers of a tile are filled in by the screens, each once, and never in the host. */
function isTilesAddress(text: string): boolean {
  const places = ['{z}', '{x}', '{y}']
  const filled = places.reduce((left, place) => left.replace(place, '1'), text)
  const hasAll = places.every(place => text.includes(place))
  return hasAll && !/[{}]/.test(filled) && isWebAddress(filled) && !URL.parse(filled)?.username
}

/** The key stands before the host, the number of the project behind it. */
function isReportAddress(text: string): boolean {
  const url = URL.parse(text)
  return isWebAddress(text) && url?.username !== '' && /\/\w+$/.test(url?.pathname ?? '')
}
