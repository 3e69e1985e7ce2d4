// Which figures of the sheet of enterprises tell where they come from: their DSE. Head on hand are those of a day, which
// the ledger tells.

import type { ExplainedCells } from '../../../period/explained/use-explained-columns.ts'
import type { EnterpriseRow } from './enterprise-row.ts'

export const explainedStock: ExplainedCells<EnterpriseRow> = {
  measures: { feed: 'dse' },
  about: ({ enterprise }) => enterprise && { scope: `stock ${enterprise.id}` },
}
