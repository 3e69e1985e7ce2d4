// A period is submitted when nothing of it stands open: whoever takes the step, and only this step.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import type { FieldErrors } from '@furrow/wire/refusal'
import { todayOn } from '../saving/farm-calendar.ts'
import type { Looking } from '../saving/open-point.ts'
import { openPoints, periodOfFarm } from './open-points-of-period.ts'
import { numberIn, textIn } from '../saving/read-row.ts'
import type { Asked, RowToSave, SaveRule } from '../saving/save-rule.ts'

export function submissionRules(looking: Looking): SaveRule {
  return {
    of: ['farm_period'],
    async check(rows, asked) {
      const errors: Record<string, readonly string[]> = {}
      for (const row of rows.filter(isSubmitted)) {
        const blockers = await blockersOf(row, asked, looking)
        if (blockers.length > 0) errors[`${row.at}status`] = [sentenceFor(blockers)]
      }
      return errors satisfies FieldErrors
    },
  }
}

/** Staff that send a period back to here from further on submit nothing. */
function isSubmitted({ before, after }: RowToSave): boolean {
  const was = textIn(before, 'status')
  const isOpen = was === undefined || was === 'Not started' || was === 'In progress'
  return isOpen && textIn(after, 'status') === 'Submitted'
}

async function blockersOf(
  { after }: RowToSave,
  { tx, viewer, todayIn }: Asked,
  looking: Looking,
): Promise<readonly OpenPoint[]> {
  const [farm, period] = [numberIn(after, 'farm_id') ?? 0, numberIn(after, 'period_id') ?? 0]
  const place = await periodOfFarm(tx, farm, period)
  if (!place) return []
  const today = await todayOn(tx, farm, todayIn)
  return (await openPoints(place, { tx, viewer, today, ...looking })).blockers
}

function sentenceFor([first, ...others]: readonly OpenPoint[]): string {
  if (!first) throw new Error('Nothing stands in the way.')
  if (others.length === 0) return first.message
  return `${first.message} (${others.length} more to fix.)`
}
