// All calls that are about no record by its address.

import { benchmarkCalls } from './benchmark-calls.ts'
import type { Call } from './call.ts'
import { editionCalls } from './edition-calls.ts'
import { emailCalls } from './email-calls.ts'
import { farmCalls } from './farm-calls.ts'
import { farmReportCalls } from './farm-report-calls.ts'
import { fileCalls } from './file-calls.ts'
import { keptPeriodCalls } from './kept-period-calls.ts'
import { officeCalls } from './office-calls.ts'
import { rollForwardCalls } from './roll-forward-calls.ts'
import { sessionCalls } from './session-calls.ts'
import { stepCalls } from './step-calls.ts'
import { stockAndBalanceCalls } from './stock-and-balance-calls.ts'

export const everyCall: readonly Call[] = [
  sessionCalls,
  emailCalls,
  stepCalls,
  farmCalls,
  stockAndBalanceCalls,
  benchmarkCalls,
  editionCalls,
  ...officeCalls,
  keptPeriodCalls,
  farmReportCalls,
  fileCalls,
  rollForwardCalls,
].flatMap(calls => Object.values<Call>(calls))
