// The calls that tell a farm's reports, which there are and each by its key, and by which staff release them.

import type { FarmReport, FarmReports } from '../farm-report-answer.ts'
import type { SharedReport } from '../reports/shared-report-answer.ts'
import { writing } from './call-options.ts'
import type { ReadOptions, WriteOptions } from './call-options.ts'
import type { Exchange } from './exchange.ts'
import { asking, enveloped } from './read-answer.ts'
import type { Result } from './result.ts'
import type { Row } from './row-types.ts'

interface FarmReportOptions extends ReadOptions {
  /** By its key; the farm's own smallest group unless said. */
  readonly group?: string | undefined
  /** Of the period; the newest there is unless said. */
  readonly edition?: number | undefined
  /** What a ladder compares with; `average` unless said. */
  readonly against?: 'average' | 'top' | undefined
  /** A released one by its number, or calculated now; the newest released unless said. */
  readonly version?: number | 'now' | undefined
}

interface ReleaseAsked {
  readonly farm_ids: readonly number[]
  readonly period_id: number
  /** By their keys; all that are listed unless said. */
  readonly reports?: readonly string[]
  readonly comment?: string
}

export interface FarmReportCalls {
  /** Gives the job that waits. */
  readonly release: (
    asked: ReleaseAsked,
    options?: WriteOptions,
  ) => Promise<Result<Row<'queable_jobs'>>>
  /** A version, by the number of its row. */
  readonly withdraw: (id: number) => Promise<Result<Row<'report_releases'>>>
  readonly list: (
    farmId: number,
    periodId: number,
    options?: ReadOptions,
  ) => Promise<Result<FarmReports>>
  readonly one: (
    farmId: number,
    periodId: number,
    key: string,
    options?: FarmReportOptions,
  ) => Promise<Result<FarmReport>>
  /** Where a link leads. */
  readonly shared: (token: string, options?: ReadOptions) => Promise<Result<SharedReport>>
}

export function farmReportCalls(exchange: Exchange): FarmReportCalls {
  const ask = asking(exchange, enveloped)
  return {
    release: (asked, options = {}) =>
      ask({ method: 'POST', path: '/api/v2/report-releases', body: asked, ...writing(options) }),
    withdraw: id => ask({ method: 'POST', path: `/api/v2/report-releases/${id}/withdraw` }),
    list: (farmId, periodId, { signal } = {}) => {
      const query = new URLSearchParams({ farm_id: String(farmId), period_id: String(periodId) })
      return ask({ method: 'GET', path: '/api/v2/farm-reports', query, signal })
    },
    one: (farmId, periodId, key, { signal, group, edition, against, version } = {}) => {
      const query = new URLSearchParams({ farm_id: String(farmId), period_id: String(periodId) })
      query.set('report', key)
      if (group !== undefined) query.set('group', group)
      if (edition !== undefined) query.set('edition', String(edition))
      if (against !== undefined) query.set('against', against)
      if (version !== undefined) query.set('version', String(version))
      return ask({ method: 'GET', path: '/api/v2/farm-report', query, signal })
    },
    shared: (token, { signal } = {}) =>
      ask({
        method: 'GET',
        path: `/api/v2/report-shares/${encodeURIComponent(token)}`,
        signal,
      }),
  }
}
