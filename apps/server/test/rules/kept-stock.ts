// Stock of a test's farm: lines of the ledger with their events, counts and breeding rounds.

import { beforeEach } from 'vitest'
import type { Kept, RuledFarm } from './ruled-farm.ts'

export interface StockKind {
  readonly livestock_class_id: number
  readonly livestock_enterprise_id: number
}

/** Call at the top of a test file. */
export function keptStock(farm: RuledFarm) {
  const kinds = { ewes: {} as StockKind, cows: {} as StockKind }
  const kind = async (stockClass: string, enterprise = 'grazing/sheep/dual-purpose') => ({
    livestock_class_id: await farm.listed('livestock_classes', stockClass),
    livestock_enterprise_id: await farm.listed('livestock_enterprises', enterprise),
  })
  beforeEach(async () => {
    kinds.ewes = await kind('sheep/ewes-breeding')
    kinds.cows = await kind('cattle/cows-breeding', 'grazing/cattle/breeding-weaners')
  })
  const here = (period = farm.now) => ({ farm_id: farm.farm, period_id: period })
  const line = (values: object, period = farm.now): Promise<Kept> =>
    farm.add('livestock_ledgers', { ...here(period), ...kinds.ewes, number: 100, ...values })
  return {
    kinds,
    kind,
    here,
    line,
    /** A line with its event; gives the line. */
    async moved(event: string, values: object, { period = farm.now, ...more }: Movement = {}) {
      const added = await line(values, period)
      const of = { ...here(period), livestock_ledger_id: added.id, ...more }
      await farm.add(`livestock_${event}_events`, of)
      return added
    },
    counted: (values: object, period = farm.now) =>
      farm.add('livestock_closing_events', {
        ...here(period),
        ...kinds.ewes,
        number: 100,
        ...values,
      }),
    round: (values: object = {}, period = farm.now) =>
      farm.add('livestock_reproduction_lifecycles', {
        ...here(period),
        ...kinds.ewes,
        ...values,
      }),
    /** Something done in a round, such as `scanning`. */
    done: (event: string, round: Kept, values: object, period = farm.now) =>
      farm.add(`livestock_${event}_events`, {
        ...here(period),
        livestock_reproduction_lifecycle_id: round.id,
        ...values,
      }),
  }
}

interface Movement {
  readonly period?: number
  readonly total_value?: number
  readonly cause?: string
  readonly direction?: 'In' | 'Out'
}
