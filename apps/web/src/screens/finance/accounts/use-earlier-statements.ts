// Statements that were read in before: into this period, and by farms of the same business, which is
// how its accounts are known again.

import { keptLines } from '@furrow/farming/accounts/kept-statement'
import type { KeptLine } from '@furrow/farming/accounts/kept-statement'
import type { SavedChoice } from '@furrow/farming/accounts/line-choice'
import { keyOf, savedChoiceOf } from '@furrow/farming/accounts/remembered-choices'
import { useMemo } from 'react'
import { useRow, useRows } from '../../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'

export interface StatementBefore {
  readonly id: number
  readonly farm_id: number
  readonly period_id: number
  readonly title: string | null
  readonly program: string | null
  readonly basis: string | null
  readonly starts_on: string | null
  readonly ends_on: string | null
  readonly file_name: string | null
  readonly file_hash: string | null
  readonly lines: unknown
  readonly created_at: string
  readonly [field: string]: unknown
}

/** The business of a farm, and the farms that are in it too; a farm in none stands for itself. */
function useBusinessOf(farmId: number) {
  const { row: farm, ...reading } = useRow('farms', farmId, { includes: ['businesses.farms'] })
  const [business] = farm?.businesses ?? []
  const farms = business?.farms ?? []
  return {
    ...reading,
    key: business ? `business ${business.id}` : `farm ${farmId}`,
    name: business?.name ?? farm?.farm_name ?? '',
    farmIds: [...new Set([farmId, ...farms.map(({ id }) => id)])],
    farmNames: [farm?.farm_name ?? '', ...farms.map(({ farm_name }) => farm_name)].filter(Boolean),
  }
}

const mostBefore = 60

export function useEarlierStatements({ farmId, periodId }: CollectionPlace) {
  const business = useBusinessOf(farmId)
  const { rows, ...reading } = useRows(
    'account_imports',
    { where: { farm_id: business.farmIds }, sort: ['-id'], limit: mostBefore },
    { enabled: !business.isLoading },
  )
  const all = rows as readonly StatementBefore[]
  const ofPeriod = useMemo(
    () => all.filter(row => row.farm_id === farmId && row.period_id === periodId),
    [all, farmId, periodId],
  )
  return { business, all, ofPeriod, ...reading, isLoading: business.isLoading || reading.isLoading }
}

/** What was chosen last for each account, in whichever period. */
export function choicesIn(
  statements: readonly StatementBefore[],
  business: string,
): readonly SavedChoice[] {
  const last = new Map<string, SavedChoice>()
  for (const { lines, program } of statements) {
    const of = { business, program: program ?? '' }
    for (const line of keptLines(lines)) keepFirst(last, keyOf(of.program, line), of, line)
  }
  return [...last.values()]
}

function keepFirst(
  last: Map<string, SavedChoice>,
  key: string,
  of: { readonly business: string; readonly program: string },
  line: KeptLine,
): void {
  if (!last.has(key)) last.set(key, savedChoiceOf(of, line, line))
}
