// Which results of breeding tell where they come from: those that enterprises are compared by, of each round by itself.
// Foetuses, what was kept from marking, females for each sire and the days of joining are no measure.

import type { ExplainedCells } from '../../../period/explained/use-explained-columns.ts'
import type { RoundRow } from './round-row.ts'

export const explainedRounds: ExplainedCells<RoundRow> = {
  measures: {
    scanning: 'scanning',
    marking: 'marking',
    weaning: 'weaning',
    losses: 'losses',
    kilograms_weaned: 'kg_weaned_per_female',
  },
  about: ({ id, round: { livestock_enterprise_id: enterprise } }) =>
    enterprise === null ? undefined : { scope: `stock ${enterprise}`, part: id },
}
