// A job in the background is only ever cancelled, by the person whose it is or an administrator, and only before
// it is done.

import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { textIn } from '../saving/read-row.ts'
import type { RowToSave, SaveRule } from '../saving/save-rule.ts'

export const jobRules: SaveRule = {
  of: ['queable_jobs'],
  check: async rows => errorsOf(rows, wrongStatus),
}

function wrongStatus({ before, sent }: RowToSave): readonly Finding[] {
  const [was, will] = [textIn(before, 'status'), textIn(sent, 'status')]
  if (!before || will === undefined) return []
  const message = whyNot(was, will)
  return message ? [{ field: 'status', message }] : []
}

function whyNot(was: string | undefined, will: string): string | undefined {
  if (will !== 'cancelled') return 'You can cancel a job, and nothing else.'
  const isUnderWay = was === 'queued' || was === 'running'
  return isUnderWay ? undefined : `This job is ${was ?? 'new'}: there is nothing to cancel.`
}
