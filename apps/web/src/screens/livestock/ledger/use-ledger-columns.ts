// The columns of the ledger for who sits there: without money for who sees none.

import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { columnsFor } from '../../../period/without-money.ts'
import { useNamedPeriod } from '../../../period/use-period-days.ts'
import { useSeesMoney } from '../../../period/use-sees-money.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { stockChoices } from '../stock/stock-choices.ts'
import type { Stock } from '../stock/use-stock.ts'
import { ledgerColumns } from './ledger-columns.ts'

export function useLedgerColumns(place: CollectionPlace, { moves, lists, enterprises }: Stock) {
  const seesMoney = useSeesMoney(place.farmId)
  const period = useNamedPeriod(place.periodId)
  const files = useRows('files', { where: { farm_id: place.farmId }, sort: ['name'] })
  const used = useMemo(() => {
    const lines = moves.flatMap(({ line, into }) => (into ? [line, into] : [line]))
    return [...new Set(lines.map(line => line.livestock_enterprise_id))]
      .toSorted((one, other) => one - other)
      .join(' ')
  }, [moves])
  const choices = useMemo(() => {
    const recorded = used === '' ? [] : used.split(' ').map(id => ({ id: Number(id) }))
    return stockChoices(lists, [...enterprises, ...recorded])
  }, [lists, enterprises, used])
  const { columns, unseen } = useMemo(() => {
    const agents = lists.contacts.map(optionOf)
    const invoices = files.rows.map(optionOf)
    return columnsFor(seesMoney, seesMoney =>
      ledgerColumns({ choices, agents, invoices, seesMoney, period }),
    )
  }, [choices, lists.contacts, files.rows, seesMoney, period])
  return { columns, unseen, choices }
}

function optionOf({ id, name }: { readonly id: number; readonly name: string }) {
  return { value: id, label: name }
}
