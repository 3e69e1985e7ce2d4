// The links to a report that stand, and what is done with them.

import type { FarmReport } from '@furrow/wire/farm-report-answer'
import type { RowWith } from '@furrow/wire/client/row-with'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useChange } from '../../../data/hooks/use-change.ts'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { useToday } from '../../../period/use-today.ts'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import { useNotices } from '../../../ui/notices.tsx'
import { saidOf, useReportAround } from '../report-around.ts'

export type ReportShare = RowWith<'report_shares', 'user'>

export interface ShareMade {
  readonly ends_on: string
  readonly note: string | null
}

export function useShares({ key, name }: Pick<FarmReport, 'key' | 'name'>) {
  const { outbox } = useFurrow()
  const { place, words } = useReportAround()
  const { farmId, periodId } = place
  const { today } = useToday()
  const change = useChange()
  const act = useUndoableAction()
  const notices = useNotices()
  const resource = 'report_shares'
  const label = `Link to ${name}`
  const { rows } = useRows(resource, {
    where: { farm_id: farmId, period_id: periodId, report: key },
    includes: ['user'],
    sort: ['id'],
  })
  const update = (share: ReportShare, values: Partial<ReportShare>, said: string) => {
    const fields = Object.keys(values) as (keyof ReportShare)[]
    const before = Object.fromEntries(fields.map(field => [field, share[field] ?? null]))
    const { id, updated_at: seen } = share
    return act(
      { label, farmId, steps: [{ do: 'update', resource, id, values, before, seen }] },
      said,
    )
  }
  return {
    standing: rows.filter(
      ({ revoked_at: revoked, ends_on: day }) => !revoked && (day === null || day >= today),
    ),
    make: async (made: ShareMade) => {
      const { group, against } = saidOf(words)
      const values = {
        farm_id: farmId,
        period_id: periodId,
        report: key,
        ...(group !== undefined && { group_key: group }),
        ...(against !== undefined && { against }),
        ...made,
      }
      const steps = [{ do: 'store', resource, id: outbox.newId(), values }] as const
      const outcome = await change({ label, farmId, steps }, { canRestore: true })
      if (outcome.kind === 'refused') notices.bad(outcome.refusal.message)
      if (outcome.kind === 'saved') notices.good('The link is made. Copy it, and send it.')
      if (outcome.kind === 'waiting') notices.say('The link is made once there is signal.')
    },
    revoke: async (share: ReportShare) =>
      update(share, { revoked_at: new Date().toISOString() }, 'The link was revoked.'),
    endOn: async (share: ReportShare, day: string) =>
      update(share, { ends_on: day }, 'The link ends on another day.'),
  }
}

/** What is sent to people. */
export function addressOfShare(token: string): string {
  return new URL(`${import.meta.env.BASE_URL}shared-report/${token}`, location.origin).href
}
