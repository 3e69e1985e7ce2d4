// What a person may do on each farm, as the view of a farm's people decides it, and by which of their offices there.

import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { isAboutFinance, officesOfFarms } from '../../db/schema/people-views.ts'
import type { FarmsReached } from '../reach/viewer.ts'
import { howGiven, whoIsGiven } from './how-given.ts'
import type { GivenHow } from './how-given.ts'

export interface FarmOffice {
  readonly farm_id: number
  readonly farm: string
  readonly manages: boolean
  readonly is_billed: boolean
  readonly consults: boolean
  /** The business that it goes through. */
  readonly business: string | null
}

/** An ability that opens or closes the finances of a farm. */
export interface FinanceGiven extends GivenHow {
  readonly farm_id: number
  readonly forbidden: boolean
}

interface FarmAbility {
  readonly does: (farm: string) => string
  /** Whether an office brings it. */
  readonly by: (office: FarmOffice) => boolean
}

export const farmAbilities: Readonly<Record<keyof FarmsReached, FarmAbility>> = {
  seen: { does: farm => `Sees ${farm}`, by: () => true },
  recorded: {
    does: farm => `Records ${farm} while a period is open`,
    by: ({ consults }) => !consults,
  },
  managed: {
    does: farm => `Manages ${farm}: its details, its people and what is submitted`,
    by: ({ manages }) => manages,
  },
  consulted: {
    does: farm => `Collects, validates and releases ${farm}`,
    by: ({ consults }) => consults,
  },
  money: {
    does: farm => `Sees the finances of ${farm}`,
    by: ({ manages, is_billed, consults }) => manages || is_billed || consults,
  },
}

export function officesOf(db: Database, person: number): Promise<readonly FarmOffice[]> {
  return runQuery(
    db,
    sql<FarmOffice>`
      select distinct office.farm_id, f.farm_name as farm, office.manages, office.is_billed,
        office.consults, b.name as business
      from (${sql.raw(officesOfFarms('told'))}) office
      join farms f on f.id = office.farm_id
      left join businesses b on b.id = office.business_id
      where office.user_id = ${person}
      order by farm, office.farm_id, business nulls first`,
  )
}

export function financesGiven(db: Database, person: number): Promise<readonly FinanceGiven[]> {
  return runQuery(
    db,
    sql<FinanceGiven>`
      select distinct office.farm_id, finance.forbidden, ${whoIsGiven('finance')}
      from farm_people office join held_abilities finance on ${sql.raw(isAboutFinance)}
      where office.user_id = ${person}`,
  )
}

/** Why someone may do something on a farm. */
export function becauseOf(
  ability: keyof FarmsReached,
  offices: readonly FarmOffice[],
  given: readonly FinanceGiven[],
): readonly string[] {
  const because = offices.filter(farmAbilities[ability].by).map(officeWords)
  const beside = ability === 'money' ? given.filter(({ forbidden }) => !forbidden) : []
  return [...new Set([...because, ...beside.map(howGiven)])]
}

export function whyNoFinances(given: readonly FinanceGiven[]): readonly string[] {
  const forbidden = given.filter(one => one.forbidden)
  if (forbidden.length === 0) return ['nobody switched that on']
  return [...new Set(forbidden.map(one => howGiven(one)))]
}

function officeWords({ manages, is_billed, consults, business }: FarmOffice): string {
  if (consults) return 'role Consultant, and named in a project of the farm'
  if (business === null) return manages ? 'manager of the farm' : 'one of the farm’s people'
  if (manages) return `manager of ${business}`
  return is_billed ? `gets the bills of ${business}` : `one of the people of ${business}`
}
