// What the own farm would make with one figure exchanged for the group's. Nothing of it is stored.

import { closedRung } from '@furrow/farming/benchmarks/ladder/closed-rung'
import { closedRungSentence } from '@furrow/farming/benchmarks/ladder/closed-rung-sentence'
import { rungKey, rungsOfGap } from '@furrow/farming/benchmarks/ladder/rung-key'
import type { WhatIfTold } from '@furrow/wire/ladder/ladder-answer'
import { invalid } from '@furrow/wire/refusal'
import type { AskingOn } from '../completeness-report.ts'
import { farmLadder } from './farm-ladder.ts'
import type { LadderAsked } from './farm-ladder.ts'
import { rungTold } from './rung-told.ts'

export async function whatIfOf(
  asking: AskingOn,
  { rung: wanted, ...which }: LadderAsked & { readonly rung: string },
): Promise<WhatIfTold> {
  const ladder = await farmLadder(asking, which)
  const { sides, gap, whyNot } = ladder
  if (!sides || !gap) throw invalid({ rung: [whyNot ?? 'There is no gap to close.'] })
  const rung = rungsOfGap(gap).find(one => rungKey(one) === wanted)
  if (!rung) throw invalid({ rung: ['There is no such rung between the farm and its group.'] })
  const closed = closedRung(sides, rung)
  const { label, own_text: own, theirs_text: to } = rungTold(rung, ladder)
  if (!closed || rung.own === null || rung.theirs === null || own === null || to === null) {
    throw invalid({ rung: [`${label} can’t be exchanged by itself.`] })
  }
  return {
    rung: wanted,
    label,
    sentence: closedRungSentence(closed, { own, to }),
    own: rung.own,
    to: rung.theirs,
    gained: closed.gained,
    of_rung: closed.rung,
    differs: [...closed.differs],
    profit: closed.profit,
    roam: closed.roam,
  }
}
