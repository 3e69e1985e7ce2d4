// What the farm would make with one of its figures exchanged for theirs: asked for when someone wants to know, and
// kept nowhere.

import { Loader } from '@mantine/core'
import { measureText } from '@furrow/farming/benchmarks/ladder/measure-text'
import type { WhatIfTold } from '@furrow/wire/ladder-answer'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useAnswer } from '../../../data/hooks/use-answer.ts'
import { notKnown } from '../../../ui/amounts.ts'
import { FailureCard } from '../../../ui/failure-card.tsx'
import { saidOf, useReportAround } from '../report-around.ts'

/** `rung`: by its key. */
export function WhatIf({ rung }: { readonly rung: string }) {
  const { api } = useFurrow()
  const { place, words } = useReportAround()
  const { farmId, periodId } = place
  const { data, failure, retry } = useAnswer(
    ['what if', farmId, periodId, rung, words],
    signal => api.benchmarks.whatIf(farmId, periodId, rung, { signal, ...saidOf(words) }),
    { resources: 'all', farmId },
  )
  return (
    <div className="what-if" aria-live="polite">
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {data ? <Told told={data} /> : null}
      {!data && !failure ? <Loader size="sm" aria-label="Calculating" /> : null}
    </div>
  )
}

function Told({ told: { sentence, profit, roam } }: { readonly told: WhatIfTold }) {
  return (
    <>
      <p>{sentence}</p>
      <dl>
        <div>
          <dt>Operating profit</dt>
          <dd>
            {measureText(profit.before, '$/ha', 't')} → {measureText(profit.after, '$/ha', 't')}
          </dd>
        </div>
        <div>
          <dt>Return on assets managed</dt>
          <dd>
            {shareText(roam.before)} → {shareText(roam.after)}
          </dd>
        </div>
      </dl>
    </>
  )
}

function shareText(share: number | null): string {
  return share === null ? notKnown : measureText(share, 'share', 't')
}
