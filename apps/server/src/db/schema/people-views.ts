// Who has to do with which farm and business, and what a person holds of abilities. The same views
// are asked by person, when someone comes in, and by farm or business, when its people are listed.

import { numberOf } from './row-numbers.ts'

/** Named in `projects` as the one who does the work. */
export const projectOffices = ['collector_id', 'owner_id', 'validator_id'] as const

/** Whether an ability that someone holds opens or closes the finances of a farm to whom it has to do with. */
export const isAboutFinance = `finance.user_id = office.user_id and finance.name in ('view-finance', '*')
  and (finance.scope is null or finance.scope = office.farm_id)
  and (finance.entity_type is null or (finance.entity_type = 'farms'
    and (finance.entity_id is null or finance.entity_id = office.farm_id)))`

export const peopleViews: Readonly<Record<string, string>> = {
  // A permission given to a role holds for everybody with a role of that name, also where the row
  // that it names is deleted by now. What is bound to two different farms holds nowhere.
  held_abilities: `
select ${numberOf("p.id || ' ' || holder.user_id")} as id, holder.user_id, a.id as ability_id,
  p.id as permission_id, a.name, a.title, a.options, a.only_owned, a.entity_type, a.entity_id,
  coalesce(p.scope, a.scope) as scope, p.forbidden
from permissions p
join abilities a on a.id = p.ability_id and a.deleted_at is null
cross join lateral (
  select p.entity_id as user_id where p.entity_type = 'users'
  union
  select same.user_id
  from roles named
  join roles same on same.role = named.role and same.deleted_at is null
  where p.entity_type = 'roles' and named.id = p.entity_id
) holder
where p.deleted_at is null and (p.scope is null or a.scope is null or p.scope = a.scope)`,

  farm_people: `
select ${numberOf("office.farm_id || ' ' || office.user_id")} as id, office.farm_id, office.user_id,
  bool_or(not office.consults) as records, bool_or(office.manages) as manages,
  bool_or(office.consults) as consults,
  (bool_or(office.manages or office.is_billed or office.consults)
    or coalesce(bool_or(not finance.forbidden), false))
  and not coalesce(bool_or(finance.forbidden), false) as sees_finance
from (${officesOfFarms()}
) office
left join held_abilities finance
  on ${isAboutFinance}
group by office.farm_id, office.user_id`,

  business_people: `
select ${numberOf("office.business_id || ' ' || office.user_id")} as id, office.business_id,
  office.user_id, bool_or(office.manages) as manages, bool_or(office.is_billed) as is_billed,
  bool_or(office.consults) as consults
from (
  select m.business_id, m.user_id, m.manages, m.is_billed, false as consults from (${membersOf()}) m
  union all
  select p.business_id, p.user_id, false, false, true from (${consultants('business_id')}) p
) office
group by office.business_id, office.user_id`,
}

/** All ways to have to do with a farm, a row for each; `told` has the business besides that it goes through. */
export function officesOfFarms(told?: 'told'): string {
  const through = (business: string) => (told ? `, ${business} as business_id` : '')
  return `
  select l.farm_id, l.user_id, l.is_farms_manager as manages, false as is_billed, false as consults${through('null::bigint')}
  from details_user l where l.deleted_at is null
  union all
  select f.id, f.manager_id, true, false, false${through('null')}
  from farms f where f.deleted_at is null and f.manager_id is not null
  union all
  select l.farm_id, m.user_id, m.manages, m.is_billed, false${through('l.business_id')}
  from business_farm l
  join (${membersOf()}) m on m.business_id = l.business_id
  where l.deleted_at is null
  union all
  select p.farm_id, p.user_id, false, false, true${through('null')}
  from (${consultants('farm_id')}) p where p.farm_id is not null`
}

function membersOf(): string {
  return `
  select l.business_id, l.user_id, false as manages, false as is_billed
  from business_user l where l.deleted_at is null
  union all
  select b.id, b.manager_id, true, false
  from businesses b where b.deleted_at is null and b.manager_id is not null
  union all
  select b.id, b.billing_user_id, false, true
  from businesses b where b.deleted_at is null and b.billing_user_id is not null`
}

/** Staff alone: whoever is named in a project without the role is not. */
function consultants(chosen: string): string {
  const offices = projectOffices.map(
    office => `
  select p.${chosen}, p.${office} as user_id
  from projects p join roles r on r.user_id = p.${office} and r.role = 'consultant' and r.deleted_at is null
  where p.deleted_at is null`,
  )
  return offices.join('\n  union all')
}
