// The calls that tell a farm's reports: which there are, and each by its key.

import type { FarmReport, FarmReports } from '../farm-report-answer.ts'
import type { ReadOptions } from './call-options.ts'
import type { Exchange } from './exchange.ts'
import { asking, enveloped } from './read-answer.ts'
import type { Result } from './result.ts'

interface FarmReportOptions extends ReadOptions {
  /** By its key; the farm's own smallest group unless said. */
  readonly group?: string | undefined
  /** Of the period; the newest there is unless said. */
  readonly edition?: number | undefined
  /** What a ladder compares with; `average` unless said. */
  readonly against?: 'average' | 'top' | undefined
}

export interface FarmReportCalls {
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
}

export function farmReportCalls(exchange: Exchange): FarmReportCalls {
  const ask = asking(exchange, enveloped)
  return {
    list: (farmId, periodId, { signal } = {}) => {
      const query = new URLSearchParams({ farm_id: String(farmId), period_id: String(periodId) })
      return ask({ method: 'GET', path: '/api/v2/farm-reports', query, signal })
    },
    one: (farmId, periodId, key, { signal, group, edition, against } = {}) => {
      const query = new URLSearchParams({ farm_id: String(farmId), period_id: String(periodId) })
      query.set('report', key)
      if (group !== undefined) query.set('group', group)
      if (edition !== undefined) query.set('edition', String(edition))
      if (against !== undefined) query.set('against', against)
      return ask({ method: 'GET', path: '/api/v2/farm-report', query, signal })
    },
  }
}
