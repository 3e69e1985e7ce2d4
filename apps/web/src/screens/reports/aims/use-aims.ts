// The aims of a farm as they are kept on the device, and what is done with them.

import type { RowWith } from '@furrow/wire/client/row-with'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useRows } from '../../../data/hooks/use-rows.ts'
import type { Values } from '../../../data/outbox/change.ts'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import { useReportAround } from '../report-around.ts'

export type Aim = RowWith<'farm_aims'>

export function useAims() {
  const { place } = useReportAround()
  const { farmId, periodId } = place
  const { rows, isLoading, failure } = useRows('farm_aims', {
    where: { farm_id: farmId },
    sort: ['id'],
  })
  return {
    aims: rows,
    /** In this report; three are open at most. */
    open: rows.filter(aim => aim.period_id === periodId && aim.outcome === 'Open'),
    isKnown: !isLoading && failure === undefined,
  }
}

/** The open aim of this report that a rung became. */
export function useKeptAim(rung: string): Aim | undefined {
  return useAims().open.find(aim => aim.rung === rung)
}

export function useAimActs() {
  const { outbox } = useFurrow()
  const { place } = useReportAround()
  const { farmId, periodId } = place
  const act = useUndoableAction()
  const resource = 'farm_aims'
  return {
    keep: async (values: Values) =>
      act(
        {
          label: `Aim: ${String(values['text'])}`,
          farmId,
          steps: [
            {
              do: 'store',
              resource,
              id: outbox.newId(),
              values: { farm_id: farmId, period_id: periodId, outcome: 'Open', ...values },
            },
          ],
        },
        'Kept as an aim. The report of the next period opens with it.',
      ),
    change: async (aim: Aim, values: Partial<Aim>, said: string) => {
      const names = Object.keys(values) as (keyof Aim)[]
      const before = Object.fromEntries(names.map(name => [name, aim[name]]))
      return act(
        {
          label: `Aim: ${aim.text}`,
          farmId,
          steps: [{ do: 'update', resource, id: aim.id, values, before, seen: aim.updated_at }],
        },
        said,
      )
    },
    remove: async (aim: Aim) =>
      act(
        {
          label: `Aim: ${aim.text}`,
          farmId,
          steps: [{ do: 'destroy', resource, id: aim.id }],
        },
        'The aim was removed.',
      ),
  }
}
