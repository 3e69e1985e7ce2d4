// How far those are who are taken on: each step as the rows of its farm say, or as it was ticked. One statement for all
// of them, and one for their farms.

import { standardSteps, stepsIn, stepsWithState } from '@furrow/farming/onboarding/onboarding-step'
import type { StepFacts } from '@furrow/farming/onboarding/onboarding-step'
import type { OnboardingProgress } from '@furrow/wire/office/onboarding-answer'
import { notFound } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { reachOf } from '../access/reach/reach-of.ts'
import type { Database } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import { computedField } from '../db/schema/computed-fields.ts'
import type { Reach } from '../query/reach.ts'
import type { Asking } from './completeness-report.ts'

interface Kept {
  readonly id: number
  readonly farm_id: number | null
  readonly steps: unknown
}

/** Of all onboardings that one reads. Staff read them all, with no more of farms that aren't theirs than what is done. */
export async function onboardingProgressOf({
  db,
  viewer,
  catalogue,
}: Asking): Promise<readonly OnboardingProgress[]> {
  const kept = await onboardingsSeen(db, reachOf(viewer, catalogue), sql`true`)
  const facts = await factsOfFarms(
    db,
    kept.flatMap(({ farm_id }) => farm_id ?? []),
  )
  return kept.map(one => told(one, facts))
}

/** Of a farm that one sees: of its newest onboarding that isn't finished, or the standard steps. */
export async function progressOfFarm(
  { db, viewer, catalogue }: Asking,
  farm: number,
): Promise<readonly OnboardingProgress[]> {
  const reach = reachOf(viewer, catalogue)
  const own = reach.named('farms')
  const [seen] = await runQuery(
    db,
    sql<{ id: number }>`
      select f.id from farms f
      where f.id = ${farm} and f.deleted_at is null ${own ? sql`and ${own('f')}` : sql``}`,
  )
  if (!seen) throw notFound('There is no such farm.')
  const [kept] = await onboardingsSeen(
    db,
    reach,
    sql`o.farm_id = ${farm} and o.finished_at is null`,
  )
  const facts = await factsOfFarms(db, [farm])
  if (kept && stepsIn(kept.steps).length > 0) return [told(kept, facts)]
  return [{ ...told({ id: 0, farm_id: farm, steps: standardSteps }, facts), onboarding_id: null }]
}

function told(
  { id, farm_id, steps }: Kept,
  facts: ReadonlyMap<number, StepFacts>,
): OnboardingProgress {
  const states = stepsWithState(stepsIn(steps), farm_id === null ? undefined : facts.get(farm_id))
  return {
    onboarding_id: id,
    farm_id,
    steps: states.map(({ label, kind, done }) => ({ label, kind: kind ?? null, done })),
  }
}

function onboardingsSeen(
  db: Database,
  reach: Reach,
  condition: ReturnType<typeof sql>,
): Promise<readonly Kept[]> {
  const own = reach.named('onboardings')
  return runQuery(
    db,
    sql<Kept>`
      select o.id, o.farm_id, o.steps from onboardings o
      where o.deleted_at is null and ${condition} ${own ? sql`and ${own('o')}` : sql``}
      order by o.id desc`,
  )
}

async function factsOfFarms(
  db: Database,
  farms: readonly number[],
): Promise<ReadonlyMap<number, StepFacts>> {
  if (farms.length === 0) return new Map()
  const some = (table: string, key: string) => sql`exists (
    select from ${sql.table(table)} t where ${sql.ref(`t.${key}`)} = f.id and t.deleted_at is null)`
  const reached = (table: string, word: string) => sql`exists (
    select from ${sql.table(table)} t where ${sql.ref(`t.${word}_type`)} = 'farms'
      and ${sql.ref(`t.${word}_id`)} = f.id and t.deleted_at is null)`
  const rows = await runQuery(
    db,
    sql<StepFacts & { farm: number }>`
      select f.id as farm,
        exists (select from farm_people p where p.farm_id = f.id and p.manages) as joined,
        exists (
          select from farm_people p join users u on u.id = p.user_id
          where p.farm_id = f.id and p.manages and ${hasAgreed}) as terms,
        (f.address_id is not null or ${reached('addresses', 'addressable')})
          and ${reached('phone_numbers', 'phone_numberable')}
          and (${reached('email_addresses', 'emailable')} or ${reached('emails', 'emailable')}) as details,
        ${some('paddocks', 'farm_id')} as paddocks,
        ${some('rain_gauges', 'farm_id')} as gauges,
        ${some('farm_contacts', 'farm_id')} as contacts,
        (select count(*) from farm_people p where p.farm_id = f.id and p.records) + (
          select count(distinct lower(i.email)) from invitations i
          where i.invitable_type = 'farms' and i.invitable_id = f.id
            and i.accepted_at is null and i.deleted_at is null) > 1 as people,
        exists (
          select from farm_period o where o.farm_id = f.id and o.deleted_at is null
            and o.status not in ('Not started', 'In progress')) as submitted
      from farms f where f.id = any(${farms}::bigint[]) and f.deleted_at is null`,
  )
  return new Map(rows.map(({ farm, ...facts }) => [farm, facts]))
}

const hasAgreed = computedField('users', 'agreed_to_terms')('u', () => sql<boolean>`true`)
