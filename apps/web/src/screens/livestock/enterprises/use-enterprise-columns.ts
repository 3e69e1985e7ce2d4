// The columns of the sheet of enterprises: those of its own, and since when one is retired.

import { useMemo } from 'react'
import { useExplainedColumns } from '../../../period/explained/use-explained-columns.ts'
import { useWithRetired } from '../../../period/retiring/use-with-retired.ts'
import { useNow } from '../../../period/use-now.ts'
import { enterpriseColumns } from './enterprise-columns.ts'
import type { EnterpriseRow } from './enterprise-row.ts'
import type { Enterprises } from './use-enterprises.ts'
import { explainedStock } from './explained-stock.ts'
import { useProposeEnterprise } from './use-propose-enterprise.ts'

export function useEnterpriseColumns(farmId: number, { rows, lists, periods }: Enterprises) {
  const propose = useProposeEnterprise(lists)
  const rowsNow = useNow(rows)
  const own = useMemo(
    () => enterpriseColumns({ lists, periods, rowsNow, propose }),
    [lists, periods, rowsNow, propose],
  )
  const explained = useExplainedColumns(own, explainedStock)
  return { own, columns: useWithRetired(explained, { farmId, rows, of: ofFarm }) }
}

const ofFarm = (row: EnterpriseRow) => row.ofFarm
