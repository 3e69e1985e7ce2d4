// Reports of one farm or of many as files, one after the other, from the same calls as the screen: what cannot be had
// is left out, and why is said.

import type { Furrow } from '@furrow/wire/client/connect'
import { csvText } from '../../../ui/table/csv.ts'
import { fileName } from '../../../ui/table/save-file.ts'
import { writePages } from '../../../workbook/write-workbook.ts'
import { reportPages } from '../report-workbook.ts'
import { reportRows, rowHeadings } from './report-rows.ts'

/** PDF and workbooks are a file each; what a spreadsheet reads is one for all. */
export type ReportFileKind = 'pdf' | 'xlsx' | 'csv'

interface FarmOfReports {
  readonly id: number
  readonly name: string
}

interface WantedReport {
  readonly farm: FarmOfReports
  /** By its key. */
  readonly report: string
  readonly name: string
}

export interface Gathering {
  readonly api: Furrow
  readonly farms: readonly FarmOfReports[]
  /** By their keys; nothing for all that each farm has. */
  readonly reports: readonly string[] | undefined
  readonly period: { readonly id: number; readonly name: string }
  readonly kind: ReportFileKind
  readonly signal: AbortSignal
  readonly onProgress: (progress: GatheringProgress) => void
}

export interface GatheringProgress {
  readonly done: number
  readonly of: number
  /** Which comes now: `Glenmore, Whole farm compared`. */
  readonly next: string
}

export interface LeftOut {
  /** What, of which farm. */
  readonly what: string
  readonly why: string
}

export interface GatheredReports {
  /** By their names. */
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  /** How many reports are in them. */
  readonly reports: number
  readonly leftOut: readonly LeftOut[]
}

export async function gatherReports(gathering: Gathering): Promise<GatheredReports> {
  const { kind, period, signal, onProgress } = gathering
  const { wanted, leftOut } = await wantedReports(gathering)
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const rows: (readonly string[])[] = []
  let reports = 0
  for (const [done, one] of wanted.entries()) {
    signal.throwIfAborted()
    onProgress({ done, of: wanted.length, next: wordsOf(one) })
    const found = await (kind === 'pdf' ? drawn(one, gathering) : told(one, gathering))
    signal.throwIfAborted()
    if ('why' in found) leftOut.push({ what: wordsOf(one), why: found.why })
    else reports += 1
    if ('rows' in found) rows.push(...found.rows)
    if ('bytes' in found) files.set(freeName(one, gathering, files), found.bytes)
  }
  if (rows.length > 0) {
    const text = csvText([rowHeadings, ...rows])
    files.set(fileName(`Reports, ${period.name}`, 'csv'), new TextEncoder().encode(text))
  }
  return { files, reports, leftOut }
}

/** Each farm has reports of its own. */
async function wantedReports({ api, farms, reports: keys, period, signal }: Gathering) {
  const wanted: WantedReport[] = []
  const leftOut: LeftOut[] = []
  for (const farm of farms) {
    signal.throwIfAborted()
    const answer = await api.farmReports.list(farm.id, period.id, { signal })
    if (!answer.ok) {
      leftOut.push({ what: farm.name, why: answer.failure.message })
      continue
    }
    const { reports } = answer.data
    for (const { key, name, why_not: why } of reports) {
      if (keys && !keys.includes(key)) continue
      if (why === null) wanted.push({ farm, report: key, name })
      else leftOut.push({ what: `${farm.name}, ${name}`, why })
    }
    if (keys?.some(key => !reports.some(one => one.key === key))) {
      leftOut.push({ what: farm.name, why: 'It doesn’t have all of these reports.' })
    }
  }
  return { wanted, leftOut }
}

const wordsOf = ({ farm, name }: WantedReport) => `${farm.name}, ${name}`

type Gathered =
  | { readonly why: string }
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly rows: readonly (readonly string[])[] }

async function drawn(
  { farm, report }: WantedReport,
  { api, period, signal }: Gathering,
): Promise<Gathered> {
  const query = { farm_id: farm.id, period_id: period.id, report }
  const answer = await api.blob('farm-report/pdf', { query, signal })
  if (!answer.ok) return { why: answer.failure.message }
  return { bytes: new Uint8Array(await answer.data.arrayBuffer()) }
}

async function told(
  { farm: { id }, report }: WantedReport,
  { api, period, kind, signal }: Gathering,
): Promise<Gathered> {
  const answer = await api.farmReports.one(id, period.id, report, { signal })
  if (!answer.ok) return { why: answer.failure.message }
  if (kind === 'csv') return { rows: reportRows(answer.data) }
  const { name, farm } = answer.data
  return { bytes: await writePages([name, farm, period.name].join(', '), reportPages(answer.data)) }
}

/** Two farms may have the same name. */
function freeName(
  { farm, name }: WantedReport,
  { kind, period }: Gathering,
  taken: ReadonlyMap<string, unknown>,
): string {
  const usual = fileName([farm.name, name, period.name].join(', '), kind)
  return taken.has(usual)
    ? fileName([farm.name, farm.id, name, period.name].join(', '), kind)
    : usual
}
