// All calls that are about no record by its address: coming in, steps over several records, and what
// is told of farms.

import { completenessPaths, completenessSchemas } from './completeness-paths.ts'
import { croppingSummaryPath, croppingSummarySchemas } from './cropping-summary-path.ts'
import { filePaths, fileSchemas } from './file-paths.ts'
import { jobPath } from './job-path.ts'
import { livePath } from './live-path.ts'
import { mixedBatchPath } from './mixed-batch.ts'
import { openPointsPath, openPointsSchemas } from './open-points-path.ts'
import type { Json } from './parts.ts'
import { rollForwardPaths, rollForwardSchemas } from './roll-forward-paths.ts'
import { sessionPaths } from './session-paths.ts'
import { sessionSchemas } from './session-schemas.ts'

export const furtherPaths: readonly (readonly [string, Json])[] = [
  ...sessionPaths(),
  mixedBatchPath,
  jobPath,
  livePath,
  openPointsPath,
  ...completenessPaths,
  croppingSummaryPath,
  ...filePaths,
  ...rollForwardPaths,
]

export const furtherSchemas: Json = {
  ...sessionSchemas,
  ...openPointsSchemas,
  ...completenessSchemas,
  ...croppingSummarySchemas,
  ...fileSchemas,
  ...rollForwardSchemas,
}
