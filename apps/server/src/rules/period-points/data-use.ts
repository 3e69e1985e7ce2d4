// Whoever submits has agreed to what is done with the farm's figures (E-AGR-1): a manager for
// themselves; for anybody else, one of the farm's managers has.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { FindPoints } from '../saving/open-point.ts'

export const dataUse: FindPoints = async ({ farm }, { tx, viewer }) => {
  const manages = viewer.farms.managed.includes(farm)
  const people = manages
    ? sql`select ${viewer.id}::bigint`
    : sql`select p.user_id from farm_people p where p.farm_id = ${farm} and p.manages`
  const asked = await openAgreement(people).execute(tx)
  const message = manages
    ? 'Agree to how your farm’s figures are used.'
    : 'A manager of the farm must agree to how its figures are used.'
  return asked.rows.map(({ id }) => ({
    code: 'E-AGR-1',
    message,
    section: 'farm_details',
    resource: 'agreements',
    id,
    field: null,
    where: 'Data use',
  }))
}

/** The newest text that is in force, where none of these people agreed to it last. */
function openAgreement(people: RawBuilder<unknown>): RawBuilder<{ id: number }> {
  return sql<{ id: number }>`
    select newest.id from (
      select g.id from agreements g
      where g.type = 'Data use consent' and g.active and g.deleted_at is null
      order by g.version desc nulls last, g.id desc limit 1) newest
    where not exists (
      select from (${people}) person(id)
      cross join lateral (
        select a.agreed from agreement_answers a
        where a.agreement_id = newest.id and a.user_id = person.id and a.deleted_at is null
        order by a.id desc limit 1) answer
      where answer.agreed)`
}
