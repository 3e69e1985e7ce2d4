// How the derived entities of the catalogue follow from the records. Each is written so that a
// condition on its farm, paddock or person reaches the tables below it.

import { cropEventKind } from '@furrow/catalogue/chapters/crop-event-kinds'
import type { CropEventKindName } from '@furrow/catalogue/chapters/crop-event-kinds'
import { peopleViews, projectOffices } from './people-views.ts'
import { numberOf } from './row-numbers.ts'

export const derivedViews: Readonly<Record<string, string>> = {
  ...peopleViews,

  business_associates: `
select ${numberOf("user_id || ' ' || business_id")} as id, user_id, business_id
from (
  select user_id, business_id from business_user where deleted_at is null
  union
  select l.user_id, b.business_id
  from details_user l join business_farm b on b.farm_id = l.farm_id and b.deleted_at is null
  where l.deleted_at is null
  union
  select f.manager_id, b.business_id
  from farms f join business_farm b on b.farm_id = f.id and b.deleted_at is null
  where f.deleted_at is null and f.manager_id is not null
  union
  select p.person, p.business_id
  from (${projectPeople('business_id')}) p
) pairs`,

  business_managers: `
select ${numberOf("user_id || ' ' || business_id")} as id, user_id, business_id
from (
  select manager_id as user_id, id as business_id from businesses
  where deleted_at is null and manager_id is not null
  union
  select billing_user_id, id from businesses
  where deleted_at is null and billing_user_id is not null
) pairs`,

  project_people: `
select ${numberOf("person || ' ' || project_id")} as id, person as user_id, project_id
from (${projectPeople('id as project_id')}) people`,

  // One row for each link that lies behind a paddock, however many ways lead to it: ground whose fences
  // moved every year has more ways back than anybody could list.
  adjacent_paddocks: `
select
  ${numberOf("p.id || ' ' || h.id")} as id,
  e.name,
  case when h.parent_paddock_id = p.id
    then jsonb_build_array(p.id, h.prior_paddock_id)
    else jsonb_build_array(p.id, h.parent_paddock_id, h.prior_paddock_id)
  end as path,
  p.id as paddock_id,
  h.parent_paddock_id,
  h.prior_paddock_id,
  h.is_primary,
  h.ancestors_and_self,
  p.farm_id
from paddocks p
cross join lateral (
  with recursive walk as (
    select l.id, l.parent_paddock_id, l.prior_paddock_id
    from paddock_prior_paddocks l
    where l.parent_paddock_id = p.id and l.farm_id = p.farm_id and l.deleted_at is null
    union
    select l.id, l.parent_paddock_id, l.prior_paddock_id
    from walk w
    join paddock_prior_paddocks l
      on l.parent_paddock_id = w.prior_paddock_id and l.farm_id = p.farm_id
      and l.deleted_at is null
  ), main_line as (
    select l.id, l.prior_paddock_id
    from paddock_prior_paddocks l
    where l.parent_paddock_id = p.id and l.farm_id = p.farm_id and l.deleted_at is null
      and l.is_primary
    union
    select l.id, l.prior_paddock_id
    from main_line m
    join paddock_prior_paddocks l
      on l.parent_paddock_id = m.prior_paddock_id and l.farm_id = p.farm_id
      and l.deleted_at is null and l.is_primary
  )
  select w.*, w.id in (select id from main_line) as is_primary, (
    select jsonb_agg(line.id order by line.id desc)
    from (select p.id union select walk.prior_paddock_id from walk) line
  ) as ancestors_and_self
  from walk w
) h
join paddocks e
  on e.id = h.prior_paddock_id and e.farm_id = p.farm_id and e.deleted_at is null
where p.deleted_at is null`,

  crop_termination_event_dates: [
    ending('grain', 'Grain', 'Grain harvest'),
    ending('lint', 'Lint', 'Cotton picking'),
    ending('hay', 'Hay', 'Hay cut'),
    ending('ending', '', 'Other ending'),
  ].join('\nunion all'),
}

function projectPeople(chosen: string): string {
  return projectOffices
    .map(
      office => `
  select ${office} as person, ${chosen} from projects
  where deleted_at is null and ${office} is not null`,
    )
    .join('\n  union')
}

function ending(kind: CropEventKindName, type: string, name: string): string {
  const { table, day: dateField = 'date' } = cropEventKind(kind)
  const date = dateField === 'date' ? 'e.date' : `coalesce(e.${dateField}, e.date)`
  const kinds = type ? '' : '\njoin crop_termination_types k on k.id = e.crop_termination_type_id'
  return `
select l.id, ${date} as date, ${type ? `'${type}'::text` : 'k.label'} as type, c.paddock_id,
  l.farm_id, '${name}'::text as event_name, '${table}'::text as event_table,
  '${dateField}'::text as date_field, c.id as crop_collection_id
from crop_lifecycle l
join crop_collections c
  on c.id = l.crop_collection_id and c.farm_id = l.farm_id and c.deleted_at is null
join ${table} e
  on e.id = l.termination_event_id and e.farm_id = l.farm_id and e.deleted_at is null${kinds}
where l.termination_event_type = '${table}' and l.deleted_at is null and ${date} is not null`
}
