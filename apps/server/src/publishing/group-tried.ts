// What the next edition of a period would publish of whole farms with a group as it is typed, and without it.

import type { OfferedGroup } from '../facts/groups/offered-groups.ts'
import { offeredGroups } from '../facts/groups/offered-groups.ts'
import { recordsOfPeriod } from '../facts/results/record-row.ts'
import { runQuery } from '../db/run-query.ts'
import type { Transaction } from '../db/database.ts'
import { invalid } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { earlierEditionsOf } from './earlier-editions-kept.ts'
import { editionCandidates } from './edition-candidates.ts'
import { scopesMade } from './edition-made.ts'
import type { ScopeMade } from './edition-made.ts'
import { editionOwners } from './edition-owners.ts'
import { resultsOfWholeFarm } from './edition-results.ts'
import type { ResultsOfFarm } from './edition-results.ts'
import { nextNumber } from './edition-turn.ts'
import { decisionsOf, withoutExcluded } from './figure-decisions.ts'

export interface GroupTried {
  readonly edition: number
  readonly periodName: string
  readonly group: OfferedGroup
  readonly others: readonly OfferedGroup[]
  readonly farms: readonly ResultsOfFarm[]
  /** Farms that record the period and aren't compared. */
  readonly notTaking: readonly ResultsOfFarm[]
  /** Why a farm that takes part isn't compared as a whole. */
  readonly excluded: ReadonlyMap<number, string>
  readonly ownerOf: (farm: number) => string
  readonly made: ScopeMade | undefined
  readonly without: ScopeMade | undefined
}

export async function groupTried(
  tx: Transaction,
  period: number,
  group: OfferedGroup,
): Promise<GroupTried> {
  const periodName = await nameOfPeriod(tx, period)
  const candidates = await editionCandidates(tx, period)
  const records = await recordsOfPeriod(tx, period)
  const ownerOf = await editionOwners(tx)
  const all = candidates.map(farm =>
    resultsOfWholeFarm(farm, records.get(farm.farm_id), ownerOf(farm.farm_id)),
  )
  const isTaking = ({ farm }: ResultsOfFarm) => farm.leftOut === null
  const decisions = await decisionsOf(tx, period)
  const { farms, leftOut } = withoutExcluded(all.filter(isTaking), decisions)
  const edition = await nextNumber(tx, period)
  const before = await earlierEditionsOf(tx, period, 'farm')
  const others = (await offeredGroups(tx)).filter(({ id }) => id !== group.id)
  const madeOf = (groups: readonly OfferedGroup[]) =>
    scopesMade({ edition, farms, groups, secretDraw: () => () => 0.5, before }).find(
      ({ scope }) => scope === 'farm',
    )
  return {
    edition,
    periodName,
    group,
    others,
    farms,
    notTaking: all.filter(farm => !isTaking(farm)),
    excluded: new Map(leftOut.map(({ farm_id, reason }) => [farm_id, reason])),
    ownerOf,
    made: madeOf(inOrder([...others, group])),
    without: madeOf(others),
  }
}

/** As they would be published: a new one last of those without an order. */
function inOrder(groups: readonly OfferedGroup[]): readonly OfferedGroup[] {
  const at = ({ order }: OfferedGroup) => order ?? Infinity
  const number = ({ id }: OfferedGroup) => (id === 0 ? Infinity : id)
  return groups.toSorted((one, other) =>
    at(one) === at(other) ? (number(one) < number(other) ? -1 : 1) : at(one) - at(other),
  )
}

async function nameOfPeriod(tx: Transaction, period: number): Promise<string> {
  const [found] = await runQuery(
    tx,
    sql<{ name: string }>`select name from periods where id = ${period} and deleted_at is null`,
  )
  if (!found) throw invalid({ period_id: ['There is no such period.'] })
  return found.name.replace('-', '–')
}
