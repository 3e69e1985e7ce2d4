import type { Furrow } from '@furrow/wire/client/connect'
import { unzipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import { savedFiles } from '../../../ui/table/saved-files-for-tests.ts'
import { report } from '../report-for-tests.ts'
import { gatherReports } from './gather-reports.ts'
import type { ReportFileKind } from './gather-reports.ts'
import { saveReports } from './save-reports.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const glenmore = { id: 3, name: 'Glenmore' }
const other = { id: 4, name: 'Glenmore' }
const farAway = { id: 9, name: 'Far Away' }
const why = 'This farm doesn’t exist, or you don’t have access to it.'

interface Asked {
  readonly kind: ReportFileKind
  readonly farms: readonly { readonly id: number; readonly name: string }[]
  readonly reports?: readonly string[]
  readonly stopAfter?: number
}

function gathered({ kind, farms, reports, stopAfter = 99 }: Asked) {
  const asked: string[] = []
  const giveUp = new AbortController()
  const answer = (farmId: number, data: unknown) =>
    farmId === farAway.id
      ? { ok: false as const, failure: { kind: 'missing', message: why } }
      : { ok: true as const, data, meta: undefined }
  const told = (farmId: number, data: unknown) => {
    asked.push(`${farmId}`)
    if (asked.length === stopAfter) giveUp.abort()
    return answer(farmId, data)
  }
  const listed = [
    { key: 'whole-farm', name: report.name, why_not: null, enter_at: null },
    {
      key: 'crop-1',
      name: 'Wheat',
      why_not: 'Needs the harvest of wheat.',
      enter_at: 'crop_collections',
    },
  ]
  const api = {
    blob: async (_: string, { query }: { query: { farm_id: number } }) =>
      told(query.farm_id, { arrayBuffer: async () => new Uint8Array([query.farm_id]).buffer }),
    farmReports: {
      list: async (farmId: number) => answer(farmId, { reports: listed }),
      one: async (farmId: number) => told(farmId, { ...report, farm_id: farmId }),
    },
  } as unknown as Furrow
  const progress: string[] = []
  const found = gatherReports({
    api,
    farms,
    reports,
    kind,
    period: { id: 8, name: '2024-25' },
    signal: giveUp.signal,
    onProgress: ({ done, of, next }) => void progress.push(`${done} of ${of}: ${next}`),
  })
  return { found, asked, progress }
}

test('a file for each report, also where two farms have one name; what cannot be had says why', async () => {
  const { found, progress } = gathered({ kind: 'pdf', farms: [glenmore, farAway, other] })
  const { files, reports, leftOut } = await found
  expect([...files].map(([name, bytes]) => [name, bytes[0]])).toEqual([
    ['Glenmore, Whole farm compared, 2024-25.pdf', 3],
    ['Glenmore, 4, Whole farm compared, 2024-25.pdf', 4],
  ])
  expect(reports).toBe(2)
  const waits = { what: 'Glenmore, Wheat', why: 'Needs the harvest of wheat.' }
  expect(leftOut).toEqual([waits, { what: 'Far Away', why }, waits])
  expect(progress).toEqual([
    '0 of 2: Glenmore, Whole farm compared',
    '1 of 2: Glenmore, Whole farm compared',
  ])
})

test('a farm that lacks one of those wanted says so', async () => {
  const wanted = ['whole-farm', 'my-year']
  const { leftOut, reports } = await gathered({ kind: 'pdf', farms: [other], reports: wanted })
    .found
  expect(reports).toBe(1)
  expect(leftOut).toEqual([{ what: 'Glenmore', why: 'It doesn’t have all of these reports.' }])
})

test('several are handed over in one zip, one as it is', async () => {
  const saved = savedFiles()
  await saveReports(
    'Reports, 2024-25',
    await gathered({ kind: 'xlsx', farms: [glenmore, other] }).found,
  )
  await saveReports('Reports, 2024-25', await gathered({ kind: 'xlsx', farms: [glenmore] }).found)
  expect(saved.names).toEqual([
    'Reports, 2024-25.zip',
    'Glenmore, Whole farm compared, 2024-25.xlsx',
  ])
  const packed = unzipSync(new Uint8Array(await saved.bytes(0)))
  expect(Object.keys(packed)).toHaveLength(2)
  // A workbook is a zip itself.
  const firsts = Object.values(packed).map(([one = 0, other = 0]) =>
    String.fromCharCode(one, other),
  )
  expect(firsts).toEqual(['PK', 'PK'])
})

test('of all farms there is one table, a figure in each line', async () => {
  const { files } = await gathered({ kind: 'csv', farms: [glenmore, other] }).found
  const [[name, bytes] = ['', new Uint8Array()]] = files
  expect(name).toBe('Reports, 2024-25.csv')
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n')
  expect(lines[0]).toBe('Farm,Period,Report,Page,Line,Figure,Value')
  const of = 'Glenmore,2024-25,Whole farm compared,The gap in dollars'
  expect(lines.filter(line => line === `${of},"Wheat, Yield",Your farm,3.83 t/ha`)).toHaveLength(2)
  expect(lines.filter(line => line === `${of},"Wheat, Yield","Whole farm, $",271000`)).toHaveLength(
    2,
  )
  expect(new Set(lines.map(line => line.split(',')[0]))).toEqual(new Set(['Farm', 'Glenmore']))
})

test('whoever stops it is asked for no more', async () => {
  const { found, asked } = gathered({ kind: 'pdf', farms: [glenmore, other], stopAfter: 1 })
  await expect(found).rejects.toThrow()
  expect(asked).toEqual(['3'])
})
