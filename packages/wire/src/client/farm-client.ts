// All calls about farms that are about no record: what stands open, how complete it is, what its crops
// and its stock come to, what is carried over, and what is done in the background.

import { balanceBoardCall } from './balance-board-client.ts'
import type { BalanceBoardCall } from './balance-board-client.ts'
import { benchmarkCalls } from './benchmark-client.ts'
import type { BenchmarkCalls } from './benchmark-client.ts'
import { comparedPeriodsCall } from './compared-periods-client.ts'
import type { ComparedPeriodsCall } from './compared-periods-client.ts'
import { completenessCalls } from './completeness-client.ts'
import type { CompletenessCalls } from './completeness-client.ts'
import { croppingSummaryCall } from './cropping-summary-client.ts'
import type { CroppingSummaryCall } from './cropping-summary-client.ts'
import type { Exchange } from './exchange.ts'
import { farmReportCalls } from './farm-report-client.ts'
import type { FarmReportCalls } from './farm-report-client.ts'
import { groupCalls } from './group-client.ts'
import type { GroupCalls } from './group-client.ts'
import { jobCalls } from './job-client.ts'
import type { JobCalls } from './job-client.ts'
import { keptPeriodCall } from './kept-period-client.ts'
import type { KeptPeriodCall } from './kept-period-client.ts'
import { livestockSummaryCall } from './livestock-summary-client.ts'
import type { LivestockSummaryCall } from './livestock-summary-client.ts'
import { openPointsCall } from './open-point-client.ts'
import type { OpenPointsCall } from './open-point-client.ts'
import { rollForwardCalls } from './roll-forward-client.ts'
import type { RollForwardCalls } from './roll-forward-client.ts'

export interface FarmCalls {
  /** What stands open in a farm’s period: what keeps it from being submitted, and what looks wrong. */
  readonly openPoints: OpenPointsCall
  /** How complete collections are. */
  readonly completeness: CompletenessCalls
  /** What the crops of a farm’s period come to. */
  readonly croppingSummary: CroppingSummaryCall
  /** Several periods of a farm side by side. */
  readonly comparedPeriods: ComparedPeriodsCall
  /** What the stock of a farm’s period comes to. */
  readonly livestockSummary: LivestockSummaryCall
  /** What of a farm’s period adds up, from opening to closing. */
  readonly balanceBoard: BalanceBoardCall
  /** A farm’s period as it stood when it was released. */
  readonly keptPeriod: KeptPeriodCall
  /** What farms are compared by, and how one compares. */
  readonly benchmarks: BenchmarkCalls
  /** Its reports. */
  readonly farmReports: FarmReportCalls
  /** Groups of farms to compare with, as staff make them. */
  readonly groupTrial: GroupCalls
  /** Starting a new period with what there was in an earlier one. */
  readonly rollForward: RollForwardCalls
  /** Longer work, in the background. */
  readonly jobs: JobCalls
}

export function farmCalls(exchange: Exchange): FarmCalls {
  return {
    openPoints: openPointsCall(exchange),
    completeness: completenessCalls(exchange),
    croppingSummary: croppingSummaryCall(exchange),
    comparedPeriods: comparedPeriodsCall(exchange),
    livestockSummary: livestockSummaryCall(exchange),
    balanceBoard: balanceBoardCall(exchange),
    keptPeriod: keptPeriodCall(exchange),
    benchmarks: benchmarkCalls(exchange),
    farmReports: farmReportCalls(exchange),
    groupTrial: groupCalls(exchange),
    rollForward: rollForwardCalls(exchange),
    jobs: jobCalls(exchange),
  }
}
