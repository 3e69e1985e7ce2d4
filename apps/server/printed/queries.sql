-- Printed by npm run print: what the database is asked for each of these requests.

-- GET /api/paddocks/21
-- values: [[11,12],21]
select
  r.id,
  to_json(r)::text as row
from
  (
    select
      t1.id,
      t1.farm_id,
      t1.period_id,
      t1.name,
      t1.area,
      t1.asset_type_id,
      t1.rain_gauge_id,
      t1.property_id,
      t1.soil_type,
      t1.irrigation_type,
      t1.sharefarm_percentage,
      t1.primary_parent_paddock_id,
      t1.fallow_efficiency,
      (
        with recursive
          walk as (
            select
              l.prior_paddock_id as id
            from
              paddock_prior_paddocks l
            where
              l.parent_paddock_id = t1.id
              and l.farm_id = t1.farm_id
              and l.deleted_at is null
            union
            select
              further.id
            from
              walk w
              cross join lateral (
                -- Kept as it is written: link by link, instead of all links of the farm for every paddock.
                select
                  l.prior_paddock_id as id
                from
                  paddock_prior_paddocks l
                where
                  l.parent_paddock_id = w.id
                  and l.farm_id = t1.farm_id
                  and l.deleted_at is null
                offset
                  0
              ) further
          )
          -- One by one as well: joined, all paddocks of all farms would be read for every paddock.
        select
          coalesce(
            jsonb_agg(
              w.id
              order by
                w.id desc
            ),
            '[]'
          )
        from
          walk w
        where
          (
            select
              e.deleted_at is null
            from
              paddocks e
            where
              e.id = w.id
              and e.farm_id = t1.farm_id
          )
      ) as "ancestorIds",
      t1.water_holding,
      t1.valuation_category_id,
      t1.retired,
      to_char(t1.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
      to_char(t1.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
      to_char(t1.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at
    from
      paddocks as t1
    where
      t1.deleted_at is null
      and (t1.farm_id = any ($1::bigint[]))
      and t1.id = $2::bigint
    order by
      t1.id asc
  ) r;

-- GET /api/paddocks?limit=15
-- values: [[11,12],[11,12],[11,12]]
select
  (
    select
      coalesce(string_agg(to_json(r)::text, ','), '')
    from
      (
        select
          t1.id,
          t1.farm_id,
          t1.period_id,
          t1.name,
          t1.area,
          t1.asset_type_id,
          t1.rain_gauge_id,
          t1.property_id,
          t1.soil_type,
          t1.irrigation_type,
          t1.sharefarm_percentage,
          t1.primary_parent_paddock_id,
          t1.fallow_efficiency,
          (
            with recursive
              walk as (
                select
                  l.prior_paddock_id as id
                from
                  paddock_prior_paddocks l
                where
                  l.parent_paddock_id = t1.id
                  and l.farm_id = t1.farm_id
                  and l.deleted_at is null
                union
                select
                  further.id
                from
                  walk w
                  cross join lateral (
                    -- Kept as it is written: link by link, instead of all links of the farm for every paddock.
                    select
                      l.prior_paddock_id as id
                    from
                      paddock_prior_paddocks l
                    where
                      l.parent_paddock_id = w.id
                      and l.farm_id = t1.farm_id
                      and l.deleted_at is null
                    offset
                      0
                  ) further
              )
              -- One by one as well: joined, all paddocks of all farms would be read for every paddock.
            select
              coalesce(
                jsonb_agg(
                  w.id
                  order by
                    w.id desc
                ),
                '[]'
              )
            from
              walk w
            where
              (
                select
                  e.deleted_at is null
                from
                  paddocks e
                where
                  e.id = w.id
                  and e.farm_id = t1.farm_id
              )
          ) as "ancestorIds",
          t1.water_holding,
          t1.valuation_category_id,
          t1.retired,
          to_char(t1.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
          to_char(t1.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
          to_char(t1.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at
        from
          paddocks as t1
        where
          t1.deleted_at is null
          and (t1.farm_id = any ($1::bigint[]))
          and t1.id = any (
            array(
              select
                t2.id
              from
                paddocks as t2
              where
                t2.deleted_at is null
                and (t2.farm_id = any ($2::bigint[]))
              order by
                t2.id + 0
              limit
                15
            )
          )
        order by
          t1.id asc
      ) r
  ) as rows,
  (
    select
      count(*)
    from
      paddocks as t1
    where
      t1.deleted_at is null
      and (t1.farm_id = any ($3::bigint[]))
  ) as total,
  0 as along,
  true as parent;

-- GET /api/farms?limit=0&include=periods,crop_type_farm_periods
-- values: [[11,12],[11,12],[11,12],[11,12]]
select
  coalesce(string_agg(to_json(r)::text, ','), '') as rows,
  count(*) as found,
  0 as along,
  true as parent
from
  (
    select
      t1.id,
      t1.farm_name,
      case
        when t1.id = any ($1::bigint[]) then t1.billing_notes
      end as billing_notes,
      t1.manager_id,
      t1.profit_focus_group_id,
      t1.address_id,
      t1.zone_id,
      t1.archived,
      coalesce(
        (
          select
            case lower(regexp_replace(a.state, '[^A-Za-z]', '', 'g'))
              when 'nsw' then 'Australia/Sydney'
              when 'newsouthwales' then 'Australia/Sydney'
              when 'act' then 'Australia/Sydney'
              when 'australiancapitalterritory' then 'Australia/Sydney'
              when 'vic' then 'Australia/Melbourne'
              when 'victoria' then 'Australia/Melbourne'
              when 'qld' then 'Australia/Brisbane'
              when 'queensland' then 'Australia/Brisbane'
              when 'sa' then 'Australia/Adelaide'
              when 'southaustralia' then 'Australia/Adelaide'
              when 'tas' then 'Australia/Hobart'
              when 'tasmania' then 'Australia/Hobart'
              when 'nt' then 'Australia/Darwin'
              when 'northernterritory' then 'Australia/Darwin'
              when 'wa' then 'Australia/Perth'
              when 'westernaustralia' then 'Australia/Perth'
            end
          from
            farms its
            join addresses a on a.id = its.address_id
            and a.deleted_at is null
          where
            its.id = t1.id
        ),
        (
          select
            case lower(regexp_replace(a.state, '[^A-Za-z]', '', 'g'))
              when 'nsw' then 'Australia/Sydney'
              when 'newsouthwales' then 'Australia/Sydney'
              when 'act' then 'Australia/Sydney'
              when 'australiancapitalterritory' then 'Australia/Sydney'
              when 'vic' then 'Australia/Melbourne'
              when 'victoria' then 'Australia/Melbourne'
              when 'qld' then 'Australia/Brisbane'
              when 'queensland' then 'Australia/Brisbane'
              when 'sa' then 'Australia/Adelaide'
              when 'southaustralia' then 'Australia/Adelaide'
              when 'tas' then 'Australia/Hobart'
              when 'tasmania' then 'Australia/Hobart'
              when 'nt' then 'Australia/Darwin'
              when 'northernterritory' then 'Australia/Darwin'
              when 'wa' then 'Australia/Perth'
              when 'westernaustralia' then 'Australia/Perth'
            end
          from
            addresses a
          where
            a.addressable_type = 'farms'
            and a.addressable_id = t1.id
            and a.deleted_at is null
          order by
            a.is_primary desc,
            a.id
          limit
            1
        ),
        current_setting('furrow.time_zone')
      ) as time_zone,
      to_char(t1.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
      to_char(t1.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
      to_char(t1.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at,
      coalesce(
        (
          select
            json_agg(r)
          from
            (
              select
                t2.id,
                t2.name,
                t2.year_name,
                to_char(t2.start_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as start_date,
                to_char(t2.end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as end_date,
                to_char(t2.sowing_start_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as sowing_start_date,
                to_char(t2.sowing_end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as sowing_end_date,
                t2.slug,
                t2.sort_order,
                t2.active,
                to_char(t2.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
                to_char(t2.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
                to_char(t2.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at,
                (
                  select
                    to_json(pivot)
                  from
                    (
                      select
                        t3.id,
                        t3.status,
                        t3.reopened_because,
                        t3.farm_id,
                        t3.period_id,
                        to_char(t3.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
                        to_char(t3.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at
                    ) pivot
                ) as pivot
              from
                periods as t2,
                farm_period as t3
              where
                t3.farm_id = t1.id
                and t2.id = t3.period_id
                and t2.deleted_at is null
                and t3.deleted_at is null
                and (t3.farm_id = any ($2::bigint[]))
              order by
                t2.id
            ) r
        ),
        '[]'
      ) as periods,
      coalesce(
        (
          select
            json_agg(r)
          from
            (
              select
                t4.id,
                t4.crop_type_id,
                t4.farm_id,
                t4.period_id,
                t4.all_questions_answered,
                t4.open_answers,
                t4.kept_for_use,
                t4.sugar_price,
                t4.cane_price_share,
                t4.cane_lost_ccs,
                t4.cane_price_constant,
                to_char(t4.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
                to_char(t4.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
                to_char(t4.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at
              from
                crop_type_farm_periods as t4
              where
                t4.farm_id = t1.id
                and t4.deleted_at is null
                and (t4.farm_id = any ($3::bigint[]))
              order by
                t4.id
            ) r
        ),
        '[]'
      ) as crop_type_farm_periods
    from
      farms as t1
    where
      t1.deleted_at is null
      and (t1.id = any ($4::bigint[]))
    order by
      t1.id asc
    limit
      201
  ) r;

-- GET /api/farms?limit=0&include=periods,crop_type_farm_periods: where there are more
-- values: [[11,12],[11,12],[11,12],[11,12]]
select
  to_json(r)::text as row
from
  (
    select
      t1.id,
      t1.farm_name,
      case
        when t1.id = any ($1::bigint[]) then t1.billing_notes
      end as billing_notes,
      t1.manager_id,
      t1.profit_focus_group_id,
      t1.address_id,
      t1.zone_id,
      t1.archived,
      coalesce(
        (
          select
            case lower(regexp_replace(a.state, '[^A-Za-z]', '', 'g'))
              when 'nsw' then 'Australia/Sydney'
              when 'newsouthwales' then 'Australia/Sydney'
              when 'act' then 'Australia/Sydney'
              when 'australiancapitalterritory' then 'Australia/Sydney'
              when 'vic' then 'Australia/Melbourne'
              when 'victoria' then 'Australia/Melbourne'
              when 'qld' then 'Australia/Brisbane'
              when 'queensland' then 'Australia/Brisbane'
              when 'sa' then 'Australia/Adelaide'
              when 'southaustralia' then 'Australia/Adelaide'
              when 'tas' then 'Australia/Hobart'
              when 'tasmania' then 'Australia/Hobart'
              when 'nt' then 'Australia/Darwin'
              when 'northernterritory' then 'Australia/Darwin'
              when 'wa' then 'Australia/Perth'
              when 'westernaustralia' then 'Australia/Perth'
            end
          from
            farms its
            join addresses a on a.id = its.address_id
            and a.deleted_at is null
          where
            its.id = t1.id
        ),
        (
          select
            case lower(regexp_replace(a.state, '[^A-Za-z]', '', 'g'))
              when 'nsw' then 'Australia/Sydney'
              when 'newsouthwales' then 'Australia/Sydney'
              when 'act' then 'Australia/Sydney'
              when 'australiancapitalterritory' then 'Australia/Sydney'
              when 'vic' then 'Australia/Melbourne'
              when 'victoria' then 'Australia/Melbourne'
              when 'qld' then 'Australia/Brisbane'
              when 'queensland' then 'Australia/Brisbane'
              when 'sa' then 'Australia/Adelaide'
              when 'southaustralia' then 'Australia/Adelaide'
              when 'tas' then 'Australia/Hobart'
              when 'tasmania' then 'Australia/Hobart'
              when 'nt' then 'Australia/Darwin'
              when 'northernterritory' then 'Australia/Darwin'
              when 'wa' then 'Australia/Perth'
              when 'westernaustralia' then 'Australia/Perth'
            end
          from
            addresses a
          where
            a.addressable_type = 'farms'
            and a.addressable_id = t1.id
            and a.deleted_at is null
          order by
            a.is_primary desc,
            a.id
          limit
            1
        ),
        current_setting('furrow.time_zone')
      ) as time_zone,
      to_char(t1.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
      to_char(t1.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
      to_char(t1.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at,
      coalesce(
        (
          select
            json_agg(r)
          from
            (
              select
                t2.id,
                t2.name,
                t2.year_name,
                to_char(t2.start_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as start_date,
                to_char(t2.end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as end_date,
                to_char(t2.sowing_start_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as sowing_start_date,
                to_char(t2.sowing_end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as sowing_end_date,
                t2.slug,
                t2.sort_order,
                t2.active,
                to_char(t2.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
                to_char(t2.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
                to_char(t2.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at,
                (
                  select
                    to_json(pivot)
                  from
                    (
                      select
                        t3.id,
                        t3.status,
                        t3.reopened_because,
                        t3.farm_id,
                        t3.period_id,
                        to_char(t3.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
                        to_char(t3.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at
                    ) pivot
                ) as pivot
              from
                periods as t2,
                farm_period as t3
              where
                t3.farm_id = t1.id
                and t2.id = t3.period_id
                and t2.deleted_at is null
                and t3.deleted_at is null
                and (t3.farm_id = any ($2::bigint[]))
              order by
                t2.id
            ) r
        ),
        '[]'
      ) as periods,
      coalesce(
        (
          select
            json_agg(r)
          from
            (
              select
                t4.id,
                t4.crop_type_id,
                t4.farm_id,
                t4.period_id,
                t4.all_questions_answered,
                t4.open_answers,
                t4.kept_for_use,
                t4.sugar_price,
                t4.cane_price_share,
                t4.cane_lost_ccs,
                t4.cane_price_constant,
                to_char(t4.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
                to_char(t4.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
                to_char(t4.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at
              from
                crop_type_farm_periods as t4
              where
                t4.farm_id = t1.id
                and t4.deleted_at is null
                and (t4.farm_id = any ($3::bigint[]))
              order by
                t4.id
            ) r
        ),
        '[]'
      ) as crop_type_farm_periods
    from
      farms as t1
    where
      t1.deleted_at is null
      and (t1.id = any ($4::bigint[]))
    order by
      t1.id asc
  ) r;

-- GET /api/crop_types?include=season,category&with_count=varieties
-- values: []
select
  (
    select
      coalesce(string_agg(to_json(r)::text, ','), '')
    from
      (
        select
          t1.id,
          t1.name,
          t1.color,
          t1.options,
          t1.harvest_type_id,
          t1.category_id,
          t1.season_id,
          t1.lifecycle_type_id,
          t1.slug,
          t1.sort_order,
          t1.active,
          to_char(t1.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
          to_char(t1.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
          to_char(t1.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at,
          (
            (
              select
                count(*)
              from
                varieties as t2
              where
                t2.crop_type_id = t1.id
                and t2.deleted_at is null
            )
          ) as varieties_count,
          (
            select
              to_json(r)
            from
              (
                select
                  t4.id,
                  t4.name,
                  t4.sow_from_month,
                  t4.sow_to_month,
                  t4.harvest_from_month,
                  t4.harvest_to_month,
                  t4.rain_from_month,
                  t4.rain_to_month,
                  t4.slug,
                  t4.sort_order,
                  t4.active,
                  to_char(t4.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
                  to_char(t4.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
                  to_char(t4.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at
                from
                  seasons as t4
                where
                  t4.id = t1.season_id
                  and t4.deleted_at is null
                limit
                  1
              ) r
          ) as season,
          (
            select
              to_json(r)
            from
              (
                select
                  t6.id,
                  t6.name,
                  t6.color,
                  t6.slug,
                  t6.sort_order,
                  t6.active,
                  to_char(t6.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
                  to_char(t6.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
                  to_char(t6.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at
                from
                  crop_categories as t6
                where
                  t6.id = t1.category_id
                  and t6.deleted_at is null
                limit
                  1
              ) r
          ) as category
        from
          crop_types as t1
        where
          t1.deleted_at is null
        order by
          t1.id asc
        limit
          15
      ) r
  ) as rows,
  (
    select
      count(*)
    from
      crop_types as t1
    where
      t1.deleted_at is null
  ) as total,
  0 as along,
  true as parent;

-- POST /api/paddocks/search?limit=100&with_count=crop_collections&include=property {"scopes":[{"name":"FarmIdIn","parameters":[[11]]},{"name":"PeriodIdIn","parameters":[[14,13]]}],"sort":[{"field":"name"}],"includes":[{"relation":"crop_collections.sowing_collection_events"}]}
-- values: [[11,12],["11"],["14","13"],[11,12],["11"],["14","13"],[11,12],["11"],["14","13"]]
with
  along as materialized (
    select
      count(*) as amount
    from
      (
        (
          select
            1
          from
            (
              select
                t1.*
              from
                paddocks as t1
              where
                t1.deleted_at is null
                and (t1.farm_id = any ($1::bigint[]))
                and (
                  t1.farm_id = any ($2::bigint[])
                  and t1.period_id = any ($3::bigint[])
                )
              order by
                t1.name collate counted asc,
                t1.id asc
              limit
                100
            ) as t1,
            crop_collections as t2,
            sowing_collection_events as t4
          where
            t2.paddock_id = t1.id
            and t2.farm_id = t1.farm_id
            and t2.deleted_at is null
            and t4.crop_collection_id = t2.id
            and t4.farm_id = t2.farm_id
            and t4.deleted_at is null
        )
        limit
          200001
      ) a
  )
select
  (
    select
      coalesce(string_agg(to_json(r)::text, ','), '')
    from
      (
        select
          t1.id,
          t1.farm_id,
          t1.period_id,
          t1.name,
          t1.area,
          t1.asset_type_id,
          t1.rain_gauge_id,
          t1.property_id,
          t1.soil_type,
          t1.irrigation_type,
          t1.sharefarm_percentage,
          t1.primary_parent_paddock_id,
          t1.fallow_efficiency,
          (
            with recursive
              walk as (
                select
                  l.prior_paddock_id as id
                from
                  paddock_prior_paddocks l
                where
                  l.parent_paddock_id = t1.id
                  and l.farm_id = t1.farm_id
                  and l.deleted_at is null
                union
                select
                  further.id
                from
                  walk w
                  cross join lateral (
                    -- Kept as it is written: link by link, instead of all links of the farm for every paddock.
                    select
                      l.prior_paddock_id as id
                    from
                      paddock_prior_paddocks l
                    where
                      l.parent_paddock_id = w.id
                      and l.farm_id = t1.farm_id
                      and l.deleted_at is null
                    offset
                      0
                  ) further
              )
              -- One by one as well: joined, all paddocks of all farms would be read for every paddock.
            select
              coalesce(
                jsonb_agg(
                  w.id
                  order by
                    w.id desc
                ),
                '[]'
              )
            from
              walk w
            where
              (
                select
                  e.deleted_at is null
                from
                  paddocks e
                where
                  e.id = w.id
                  and e.farm_id = t1.farm_id
              )
          ) as "ancestorIds",
          t1.water_holding,
          t1.valuation_category_id,
          t1.retired,
          to_char(t1.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
          to_char(t1.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
          to_char(t1.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at,
          (
            (
              select
                count(*)
              from
                crop_collections as t2
              where
                t2.paddock_id = t1.id
                and t2.farm_id = t1.farm_id
                and t2.deleted_at is null
            )
          ) as crop_collections_count,
          (
            select
              to_json(r)
            from
              (
                select
                  t4.id,
                  t4.name,
                  t4.color,
                  t4.colour_id,
                  t4.farm_id,
                  t4.period_id,
                  t4.last_period_id,
                  to_char(t4.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
                  to_char(t4.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
                  to_char(t4.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at
                from
                  farm_properties as t4
                where
                  t4.id = t1.property_id
                  and t4.farm_id = t1.farm_id
                  and t4.deleted_at is null
                limit
                  1
              ) r
          ) as property,
          coalesce(
            (
              select
                json_agg(r)
              from
                (
                  select
                    t6.id,
                    t6.period_id,
                    t6.farm_id,
                    t6.paddock_id,
                    t6.termination_eventable_type,
                    t6.termination_eventable_id,
                    t6.double_crop,
                    t6.current_crop_id,
                    t6.primary_prior_collection_id,
                    t6.fallow_type_id,
                    t6.status_id,
                    t6.enterprise_id,
                    t6.crop_lifecycle_id,
                    t6.lifecycle_status_id,
                    t6.legume_nitrogen,
                    t6.soil_water_sowing,
                    t6.soil_water_harvest,
                    t6.tags,
                    t6.notes,
                    to_char(t6.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
                    to_char(t6.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
                    to_char(t6.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at,
                    coalesce(
                      (
                        select
                          json_agg(r)
                        from
                          (
                            select
                              t8.id,
                              t8.crop_collection_id,
                              t8.farm_id,
                              t8.period_id,
                              t8.variety_id,
                              t8.secondary_variety_id,
                              t8.sowing_area,
                              t8.sowing_date,
                              t8.sowing_rate,
                              t8.row_spacing,
                              t8.date,
                              to_char(t8.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
                              to_char(t8.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
                              to_char(t8.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at
                            from
                              sowing_collection_events as t8
                            where
                              t8.crop_collection_id = t6.id
                              and t8.farm_id = t6.farm_id
                              and t8.deleted_at is null
                            order by
                              t8.id
                          ) r
                      ),
                      '[]'
                    ) as sowing_collection_events
                  from
                    crop_collections as t6
                  where
                    t6.paddock_id = t1.id
                    and t6.farm_id = t1.farm_id
                    and t6.deleted_at is null
                  order by
                    t6.id
                ) r
            ),
            '[]'
          ) as crop_collections
        from
          paddocks as t1
        where
          t1.deleted_at is null
          and (t1.farm_id = any ($4::bigint[]))
          and (
            t1.farm_id = any ($5::bigint[])
            and t1.period_id = any ($6::bigint[])
          )
        order by
          t1.name collate counted asc,
          t1.id asc
        limit
          100
      ) r
    where
      (
        select
          amount
        from
          along
      ) <= 200000
  ) as rows,
  (
    select
      count(*)
    from
      paddocks as t1
    where
      t1.deleted_at is null
      and (t1.farm_id = any ($7::bigint[]))
      and (
        t1.farm_id = any ($8::bigint[])
        and t1.period_id = any ($9::bigint[])
      )
  ) as total,
  (
    select
      amount
    from
      along
  ) as along,
  true as parent;

-- POST /api/paddocks/search?limit=0&include=ancestors.crop_collections {"scopes":[{"name":"FarmIdIn","parameters":[[11]]},{"name":"PeriodIdIn","parameters":[[14,13]]}],"sort":[{"field":"name"}]}
-- values: [[11,12],["11"],["14","13"],[11,12],[11,12],[11,12],[11,12],[11,12],["11"],["14","13"]]
with
  along as materialized (
    select
      count(*) as amount
    from
      (
        (
          select
            1
          from
            (
              select
                t1.*
              from
                paddocks as t1
              where
                t1.deleted_at is null
                and (t1.farm_id = any ($1::bigint[]))
                and (
                  t1.farm_id = any ($2::bigint[])
                  and t1.period_id = any ($3::bigint[])
                )
              order by
                t1.name collate counted asc,
                t1.id asc
              limit
                500
            ) as t1,
            paddocks as t2,
            lateral (
              select distinct
                b.prior_paddock_id as id
              from
                adjacent_paddocks as b
              where
                b.paddock_id = t1.id
                and (b.farm_id = any ($4::bigint[]))
            ) as t3,
            crop_collections as t4
          where
            t2.id = t3.id
            and t2.deleted_at is null
            and (t2.farm_id = any ($5::bigint[]))
            and t4.paddock_id = t2.id
            and t4.farm_id = t2.farm_id
            and t4.deleted_at is null
        )
        limit
          200001
      ) a
  )
select
  coalesce(string_agg(to_json(r)::text, ','), '') as rows,
  count(*) as found,
  (
    select
      amount
    from
      along
  ) as along,
  true as parent
from
  (
    select
      t1.id,
      t1.farm_id,
      t1.period_id,
      t1.name,
      t1.area,
      t1.asset_type_id,
      t1.rain_gauge_id,
      t1.property_id,
      t1.soil_type,
      t1.irrigation_type,
      t1.sharefarm_percentage,
      t1.primary_parent_paddock_id,
      t1.fallow_efficiency,
      (
        with recursive
          walk as (
            select
              l.prior_paddock_id as id
            from
              paddock_prior_paddocks l
            where
              l.parent_paddock_id = t1.id
              and l.farm_id = t1.farm_id
              and l.deleted_at is null
            union
            select
              further.id
            from
              walk w
              cross join lateral (
                -- Kept as it is written: link by link, instead of all links of the farm for every paddock.
                select
                  l.prior_paddock_id as id
                from
                  paddock_prior_paddocks l
                where
                  l.parent_paddock_id = w.id
                  and l.farm_id = t1.farm_id
                  and l.deleted_at is null
                offset
                  0
              ) further
          )
          -- One by one as well: joined, all paddocks of all farms would be read for every paddock.
        select
          coalesce(
            jsonb_agg(
              w.id
              order by
                w.id desc
            ),
            '[]'
          )
        from
          walk w
        where
          (
            select
              e.deleted_at is null
            from
              paddocks e
            where
              e.id = w.id
              and e.farm_id = t1.farm_id
          )
      ) as "ancestorIds",
      t1.water_holding,
      t1.valuation_category_id,
      t1.retired,
      to_char(t1.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
      to_char(t1.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
      to_char(t1.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at,
      coalesce(
        (
          select
            json_agg(r)
          from
            (
              select
                t2.id,
                t2.farm_id,
                t2.period_id,
                t2.name,
                t2.area,
                t2.asset_type_id,
                t2.rain_gauge_id,
                t2.property_id,
                t2.soil_type,
                t2.irrigation_type,
                t2.sharefarm_percentage,
                t2.primary_parent_paddock_id,
                t2.fallow_efficiency,
                (
                  with recursive
                    walk as (
                      select
                        l.prior_paddock_id as id
                      from
                        paddock_prior_paddocks l
                      where
                        l.parent_paddock_id = t2.id
                        and l.farm_id = t2.farm_id
                        and l.deleted_at is null
                      union
                      select
                        further.id
                      from
                        walk w
                        cross join lateral (
                          -- Kept as it is written: link by link, instead of all links of the farm for every paddock.
                          select
                            l.prior_paddock_id as id
                          from
                            paddock_prior_paddocks l
                          where
                            l.parent_paddock_id = w.id
                            and l.farm_id = t2.farm_id
                            and l.deleted_at is null
                          offset
                            0
                        ) further
                    )
                    -- One by one as well: joined, all paddocks of all farms would be read for every paddock.
                  select
                    coalesce(
                      jsonb_agg(
                        w.id
                        order by
                          w.id desc
                      ),
                      '[]'
                    )
                  from
                    walk w
                  where
                    (
                      select
                        e.deleted_at is null
                      from
                        paddocks e
                      where
                        e.id = w.id
                        and e.farm_id = t2.farm_id
                    )
                ) as "ancestorIds",
                t2.water_holding,
                t2.valuation_category_id,
                t2.retired,
                to_char(t2.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
                to_char(t2.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
                to_char(t2.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at,
                coalesce(
                  (
                    select
                      json_agg(r)
                    from
                      (
                        select
                          t4.id,
                          t4.period_id,
                          t4.farm_id,
                          t4.paddock_id,
                          t4.termination_eventable_type,
                          t4.termination_eventable_id,
                          t4.double_crop,
                          t4.current_crop_id,
                          t4.primary_prior_collection_id,
                          t4.fallow_type_id,
                          t4.status_id,
                          t4.enterprise_id,
                          t4.crop_lifecycle_id,
                          t4.lifecycle_status_id,
                          t4.legume_nitrogen,
                          t4.soil_water_sowing,
                          t4.soil_water_harvest,
                          t4.tags,
                          t4.notes,
                          to_char(t4.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
                          to_char(t4.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
                          to_char(t4.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at
                        from
                          crop_collections as t4
                        where
                          t4.paddock_id = t2.id
                          and t4.farm_id = t2.farm_id
                          and t4.deleted_at is null
                        order by
                          t4.id
                      ) r
                  ),
                  '[]'
                ) as crop_collections
              from
                paddocks as t2,
                lateral (
                  select distinct
                    b.prior_paddock_id as id
                  from
                    adjacent_paddocks as b
                  where
                    b.paddock_id = t1.id
                    and (b.farm_id = any ($6::bigint[]))
                ) as t3
              where
                t2.id = t3.id
                and t2.deleted_at is null
                and (t2.farm_id = any ($7::bigint[]))
              order by
                t2.id
            ) r
        ),
        '[]'
      ) as ancestors
    from
      paddocks as t1
    where
      t1.deleted_at is null
      and (t1.farm_id = any ($8::bigint[]))
      and (
        t1.farm_id = any ($9::bigint[])
        and t1.period_id = any ($10::bigint[])
      )
    order by
      t1.name collate counted asc,
      t1.id asc
    limit
      201
  ) r
where
  (
    select
      amount
    from
      along
  ) <= 200000;

-- POST /api/paddocks/search?limit=0&include=ancestors.crop_collections {"scopes":[{"name":"FarmIdIn","parameters":[[11]]},{"name":"PeriodIdIn","parameters":[[14,13]]}],"sort":[{"field":"name"}]}: where there are more
-- values: [[11,12],[11,12],[11,12],["11"],["14","13"]]
select
  to_json(r)::text as row
from
  (
    select
      t1.id,
      t1.farm_id,
      t1.period_id,
      t1.name,
      t1.area,
      t1.asset_type_id,
      t1.rain_gauge_id,
      t1.property_id,
      t1.soil_type,
      t1.irrigation_type,
      t1.sharefarm_percentage,
      t1.primary_parent_paddock_id,
      t1.fallow_efficiency,
      (
        with recursive
          walk as (
            select
              l.prior_paddock_id as id
            from
              paddock_prior_paddocks l
            where
              l.parent_paddock_id = t1.id
              and l.farm_id = t1.farm_id
              and l.deleted_at is null
            union
            select
              further.id
            from
              walk w
              cross join lateral (
                -- Kept as it is written: link by link, instead of all links of the farm for every paddock.
                select
                  l.prior_paddock_id as id
                from
                  paddock_prior_paddocks l
                where
                  l.parent_paddock_id = w.id
                  and l.farm_id = t1.farm_id
                  and l.deleted_at is null
                offset
                  0
              ) further
          )
          -- One by one as well: joined, all paddocks of all farms would be read for every paddock.
        select
          coalesce(
            jsonb_agg(
              w.id
              order by
                w.id desc
            ),
            '[]'
          )
        from
          walk w
        where
          (
            select
              e.deleted_at is null
            from
              paddocks e
            where
              e.id = w.id
              and e.farm_id = t1.farm_id
          )
      ) as "ancestorIds",
      t1.water_holding,
      t1.valuation_category_id,
      t1.retired,
      to_char(t1.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
      to_char(t1.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
      to_char(t1.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at,
      coalesce(
        (
          select
            json_agg(r)
          from
            (
              select
                t2.id,
                t2.farm_id,
                t2.period_id,
                t2.name,
                t2.area,
                t2.asset_type_id,
                t2.rain_gauge_id,
                t2.property_id,
                t2.soil_type,
                t2.irrigation_type,
                t2.sharefarm_percentage,
                t2.primary_parent_paddock_id,
                t2.fallow_efficiency,
                (
                  with recursive
                    walk as (
                      select
                        l.prior_paddock_id as id
                      from
                        paddock_prior_paddocks l
                      where
                        l.parent_paddock_id = t2.id
                        and l.farm_id = t2.farm_id
                        and l.deleted_at is null
                      union
                      select
                        further.id
                      from
                        walk w
                        cross join lateral (
                          -- Kept as it is written: link by link, instead of all links of the farm for every paddock.
                          select
                            l.prior_paddock_id as id
                          from
                            paddock_prior_paddocks l
                          where
                            l.parent_paddock_id = w.id
                            and l.farm_id = t2.farm_id
                            and l.deleted_at is null
                          offset
                            0
                        ) further
                    )
                    -- One by one as well: joined, all paddocks of all farms would be read for every paddock.
                  select
                    coalesce(
                      jsonb_agg(
                        w.id
                        order by
                          w.id desc
                      ),
                      '[]'
                    )
                  from
                    walk w
                  where
                    (
                      select
                        e.deleted_at is null
                      from
                        paddocks e
                      where
                        e.id = w.id
                        and e.farm_id = t2.farm_id
                    )
                ) as "ancestorIds",
                t2.water_holding,
                t2.valuation_category_id,
                t2.retired,
                to_char(t2.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
                to_char(t2.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
                to_char(t2.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at,
                coalesce(
                  (
                    select
                      json_agg(r)
                    from
                      (
                        select
                          t4.id,
                          t4.period_id,
                          t4.farm_id,
                          t4.paddock_id,
                          t4.termination_eventable_type,
                          t4.termination_eventable_id,
                          t4.double_crop,
                          t4.current_crop_id,
                          t4.primary_prior_collection_id,
                          t4.fallow_type_id,
                          t4.status_id,
                          t4.enterprise_id,
                          t4.crop_lifecycle_id,
                          t4.lifecycle_status_id,
                          t4.legume_nitrogen,
                          t4.soil_water_sowing,
                          t4.soil_water_harvest,
                          t4.tags,
                          t4.notes,
                          to_char(t4.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
                          to_char(t4.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
                          to_char(t4.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at
                        from
                          crop_collections as t4
                        where
                          t4.paddock_id = t2.id
                          and t4.farm_id = t2.farm_id
                          and t4.deleted_at is null
                        order by
                          t4.id
                      ) r
                  ),
                  '[]'
                ) as crop_collections
              from
                paddocks as t2,
                lateral (
                  select distinct
                    b.prior_paddock_id as id
                  from
                    adjacent_paddocks as b
                  where
                    b.paddock_id = t1.id
                    and (b.farm_id = any ($1::bigint[]))
                ) as t3
              where
                t2.id = t3.id
                and t2.deleted_at is null
                and (t2.farm_id = any ($2::bigint[]))
              order by
                t2.id
            ) r
        ),
        '[]'
      ) as ancestors
    from
      paddocks as t1
    where
      t1.deleted_at is null
      and (t1.farm_id = any ($3::bigint[]))
      and (
        t1.farm_id = any ($4::bigint[])
        and t1.period_id = any ($5::bigint[])
      )
    order by
      t1.name collate counted asc,
      t1.id asc
  ) r;

-- POST /api/paddock_prior_paddocks/search?limit=0 {"scopes":[{"name":"FarmIdIn","parameters":[[11]]},{"name":"PeriodIdIn","parameters":[[14]]}]}
-- values: [[11,12],["11"],["14"]]
select
  coalesce(string_agg(to_json(r)::text, ','), '') as rows,
  count(*) as found,
  0 as along,
  true as parent
from
  (
    select
      t1.id,
      t1.parent_paddock_id,
      t1.prior_paddock_id,
      t1.is_primary,
      t1.farm_id,
      to_char(t1.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
      to_char(t1.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
      to_char(t1.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at
    from
      paddock_prior_paddocks as t1
    where
      t1.deleted_at is null
      and (t1.farm_id = any ($1::bigint[]))
      and (
        t1.farm_id = any ($2::bigint[])
        and (
          exists (
            select
            from
              paddocks as t2
            where
              t2.id = t1.parent_paddock_id
              and t2.farm_id = t1.farm_id
              and t2.deleted_at is null
              and t2.period_id = any ($3::bigint[])
          )
        )
      )
    order by
      t1.id asc
    limit
      201
  ) r;

-- POST /api/paddock_prior_paddocks/search?limit=0 {"scopes":[{"name":"FarmIdIn","parameters":[[11]]},{"name":"PeriodIdIn","parameters":[[14]]}]}: where there are more
-- values: [[11,12],["11"],["14"]]
select
  to_json(r)::text as row
from
  (
    select
      t1.id,
      t1.parent_paddock_id,
      t1.prior_paddock_id,
      t1.is_primary,
      t1.farm_id,
      to_char(t1.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
      to_char(t1.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
      to_char(t1.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at
    from
      paddock_prior_paddocks as t1
    where
      t1.deleted_at is null
      and (t1.farm_id = any ($1::bigint[]))
      and (
        t1.farm_id = any ($2::bigint[])
        and (
          exists (
            select
            from
              paddocks as t2
            where
              t2.id = t1.parent_paddock_id
              and t2.farm_id = t1.farm_id
              and t2.deleted_at is null
              and t2.period_id = any ($3::bigint[])
          )
        )
      )
    order by
      t1.id asc
  ) r;

-- POST /api/crop_collections/search?limit=50 {"filters":[{"field":"period_id","value":14},{"field":"paddock.soil_type","operator":"in","value":["Loam","Sand"]},{"nested":[{"field":"current_crop.name","value":"Wheat"},{"type":"or","field":"sowing_collection_events.sowing_date","operator":">=","value":"2026-05-01"}]}],"search":{"value":"river","case_sensitive":false},"sort":[{"field":"paddock.name"}]}
-- values: [[11,12],14,["Loam","Sand"],"Wheat","2026-05-01","%river%","%river%",[11,12],14,["Loam","Sand"],"Wheat","2026-05-01","%river%","%river%"]
select
  (
    select
      coalesce(string_agg(to_json(r)::text, ','), '')
    from
      (
        select
          t1.id,
          t1.period_id,
          t1.farm_id,
          t1.paddock_id,
          t1.termination_eventable_type,
          t1.termination_eventable_id,
          t1.double_crop,
          t1.current_crop_id,
          t1.primary_prior_collection_id,
          t1.fallow_type_id,
          t1.status_id,
          t1.enterprise_id,
          t1.crop_lifecycle_id,
          t1.lifecycle_status_id,
          t1.legume_nitrogen,
          t1.soil_water_sowing,
          t1.soil_water_harvest,
          t1.tags,
          t1.notes,
          to_char(t1.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
          to_char(t1.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
          to_char(t1.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at
        from
          crop_collections as t1
        where
          t1.deleted_at is null
          and (t1.farm_id = any ($1::bigint[]))
          and (
            t1.period_id = $2::bigint
            and (
              exists (
                select
                from
                  paddocks as t2
                where
                  t2.id = t1.paddock_id
                  and t2.farm_id = t1.farm_id
                  and t2.deleted_at is null
                  and t2.soil_type = any ($3::text[])
              )
            )
            and (
              (
                exists (
                  select
                  from
                    crop_types as t4
                  where
                    t4.id = t1.current_crop_id
                    and t4.deleted_at is null
                    and t4.name = $4::text
                )
              )
              or (
                exists (
                  select
                  from
                    sowing_collection_events as t6
                  where
                    t6.crop_collection_id = t1.id
                    and t6.farm_id = t1.farm_id
                    and t6.deleted_at is null
                    and t6.sowing_date >= $5::date
                )
              )
            )
          )
          and (
            (
              exists (
                select
                from
                  paddocks as t8
                where
                  t8.id = t1.paddock_id
                  and t8.farm_id = t1.farm_id
                  and t8.deleted_at is null
                  and t8.name ilike $6
              )
            )
            or (
              exists (
                select
                from
                  crop_types as t10
                where
                  t10.id = t1.current_crop_id
                  and t10.deleted_at is null
                  and t10.name ilike $7
              )
            )
          )
        order by
          (
            select
              t12.name collate counted
            from
              paddocks as t12
            where
              t12.id = t1.paddock_id
              and t12.farm_id = t1.farm_id
            limit
              1
          ) asc,
          t1.id asc
        limit
          50
      ) r
  ) as rows,
  (
    select
      count(*)
    from
      crop_collections as t1
    where
      t1.deleted_at is null
      and (t1.farm_id = any ($8::bigint[]))
      and (
        t1.period_id = $9::bigint
        and (
          exists (
            select
            from
              paddocks as t2
            where
              t2.id = t1.paddock_id
              and t2.farm_id = t1.farm_id
              and t2.deleted_at is null
              and t2.soil_type = any ($10::text[])
          )
        )
        and (
          (
            exists (
              select
              from
                crop_types as t4
              where
                t4.id = t1.current_crop_id
                and t4.deleted_at is null
                and t4.name = $11::text
            )
          )
          or (
            exists (
              select
              from
                sowing_collection_events as t6
              where
                t6.crop_collection_id = t1.id
                and t6.farm_id = t1.farm_id
                and t6.deleted_at is null
                and t6.sowing_date >= $12::date
            )
          )
        )
      )
      and (
        (
          exists (
            select
            from
              paddocks as t8
            where
              t8.id = t1.paddock_id
              and t8.farm_id = t1.farm_id
              and t8.deleted_at is null
              and t8.name ilike $13
          )
        )
        or (
          exists (
            select
            from
              crop_types as t10
            where
              t10.id = t1.current_crop_id
              and t10.deleted_at is null
              and t10.name ilike $14
          )
        )
      )
  ) as total,
  0 as along,
  true as parent;

-- POST /api/rainfalls/search?limit=0 {"filters":[{"field":"rain_gauge_id","value":5}],"sort":[{"field":"date"}]}
-- values: [[11,12],5]
select
  coalesce(string_agg(to_json(r)::text, ','), '') as rows,
  count(*) as found,
  0 as along,
  true as parent
from
  (
    select
      t1.id,
      t1.total_mm,
      t1.rain_gauge_id,
      t1.date,
      t1.days,
      t1.imported,
      t1.farm_id,
      to_char(t1.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
      to_char(t1.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
      to_char(t1.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at
    from
      rainfalls as t1
    where
      t1.deleted_at is null
      and (t1.farm_id = any ($1::bigint[]))
      and t1.rain_gauge_id = $2::bigint
    order by
      t1.date asc,
      t1.id asc
    limit
      201
  ) r;

-- POST /api/rainfalls/search?limit=0 {"filters":[{"field":"rain_gauge_id","value":5}],"sort":[{"field":"date"}]}: where there are more
-- values: [[11,12],5]
select
  to_json(r)::text as row
from
  (
    select
      t1.id,
      t1.total_mm,
      t1.rain_gauge_id,
      t1.date,
      t1.days,
      t1.imported,
      t1.farm_id,
      to_char(t1.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
      to_char(t1.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
      to_char(t1.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at
    from
      rainfalls as t1
    where
      t1.deleted_at is null
      and (t1.farm_id = any ($1::bigint[]))
      and t1.rain_gauge_id = $2::bigint
    order by
      t1.date asc,
      t1.id asc
  ) r;

-- GET /api/farms/11/paddocks
-- values: [11,[11,12],[11,12],11,[11,12],[11,12],11,[11,12]]
select
  (
    select
      coalesce(string_agg(to_json(r)::text, ','), '')
    from
      (
        select
          t2.id,
          t2.farm_id,
          t2.period_id,
          t2.name,
          t2.area,
          t2.asset_type_id,
          t2.rain_gauge_id,
          t2.property_id,
          t2.soil_type,
          t2.irrigation_type,
          t2.sharefarm_percentage,
          t2.primary_parent_paddock_id,
          t2.fallow_efficiency,
          (
            with recursive
              walk as (
                select
                  l.prior_paddock_id as id
                from
                  paddock_prior_paddocks l
                where
                  l.parent_paddock_id = t2.id
                  and l.farm_id = t2.farm_id
                  and l.deleted_at is null
                union
                select
                  further.id
                from
                  walk w
                  cross join lateral (
                    -- Kept as it is written: link by link, instead of all links of the farm for every paddock.
                    select
                      l.prior_paddock_id as id
                    from
                      paddock_prior_paddocks l
                    where
                      l.parent_paddock_id = w.id
                      and l.farm_id = t2.farm_id
                      and l.deleted_at is null
                    offset
                      0
                  ) further
              )
              -- One by one as well: joined, all paddocks of all farms would be read for every paddock.
            select
              coalesce(
                jsonb_agg(
                  w.id
                  order by
                    w.id desc
                ),
                '[]'
              )
            from
              walk w
            where
              (
                select
                  e.deleted_at is null
                from
                  paddocks e
                where
                  e.id = w.id
                  and e.farm_id = t2.farm_id
              )
          ) as "ancestorIds",
          t2.water_holding,
          t2.valuation_category_id,
          t2.retired,
          to_char(t2.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
          to_char(t2.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
          to_char(t2.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at
        from
          farms as t1,
          paddocks as t2
        where
          t1.id = $1
          and t1.deleted_at is null
          and (t1.id = any ($2::bigint[]))
          and t2.farm_id = t1.id
          and t2.deleted_at is null
          and (t2.farm_id = any ($3::bigint[]))
        order by
          t2.id asc
        limit
          15
      ) r
  ) as rows,
  (
    select
      count(*)
    from
      farms as t1,
      paddocks as t2
    where
      t1.id = $4
      and t1.deleted_at is null
      and (t1.id = any ($5::bigint[]))
      and t2.farm_id = t1.id
      and t2.deleted_at is null
      and (t2.farm_id = any ($6::bigint[]))
  ) as total,
  0 as along,
  exists (
    select
    from
      "farms" as p
    where
      p.id = $7
      and p.deleted_at is null
      and (p.id = any ($8::bigint[]))
  ) as parent;

-- GET /api/paddocks/11/prior_paddocks
-- values: [11,[11,12],[11,12],[11,12],11,[11,12],[11,12],[11,12],11,[11,12]]
select
  (
    select
      coalesce(string_agg(to_json(r)::text, ','), '')
    from
      (
        select
          t2.id,
          t2.farm_id,
          t2.period_id,
          t2.name,
          t2.area,
          t2.asset_type_id,
          t2.rain_gauge_id,
          t2.property_id,
          t2.soil_type,
          t2.irrigation_type,
          t2.sharefarm_percentage,
          t2.primary_parent_paddock_id,
          t2.fallow_efficiency,
          (
            with recursive
              walk as (
                select
                  l.prior_paddock_id as id
                from
                  paddock_prior_paddocks l
                where
                  l.parent_paddock_id = t2.id
                  and l.farm_id = t2.farm_id
                  and l.deleted_at is null
                union
                select
                  further.id
                from
                  walk w
                  cross join lateral (
                    -- Kept as it is written: link by link, instead of all links of the farm for every paddock.
                    select
                      l.prior_paddock_id as id
                    from
                      paddock_prior_paddocks l
                    where
                      l.parent_paddock_id = w.id
                      and l.farm_id = t2.farm_id
                      and l.deleted_at is null
                    offset
                      0
                  ) further
              )
              -- One by one as well: joined, all paddocks of all farms would be read for every paddock.
            select
              coalesce(
                jsonb_agg(
                  w.id
                  order by
                    w.id desc
                ),
                '[]'
              )
            from
              walk w
            where
              (
                select
                  e.deleted_at is null
                from
                  paddocks e
                where
                  e.id = w.id
                  and e.farm_id = t2.farm_id
              )
          ) as "ancestorIds",
          t2.water_holding,
          t2.valuation_category_id,
          t2.retired,
          to_char(t2.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
          to_char(t2.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
          to_char(t2.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at,
          (
            select
              to_json(pivot)
            from
              (
                select
                  t3.id,
                  t3.parent_paddock_id,
                  t3.prior_paddock_id,
                  t3.is_primary,
                  t3.farm_id,
                  to_char(t3.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
                  to_char(t3.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at
              ) pivot
          ) as pivot
        from
          paddocks as t1,
          paddocks as t2,
          paddock_prior_paddocks as t3
        where
          t1.id = $1
          and t1.deleted_at is null
          and (t1.farm_id = any ($2::bigint[]))
          and t3.parent_paddock_id = t1.id
          and t2.id = t3.prior_paddock_id
          and t2.deleted_at is null
          and (t2.farm_id = any ($3::bigint[]))
          and t3.deleted_at is null
          and (t3.farm_id = any ($4::bigint[]))
        order by
          t2.id asc
        limit
          15
      ) r
  ) as rows,
  (
    select
      count(*)
    from
      paddocks as t1,
      paddocks as t2,
      paddock_prior_paddocks as t3
    where
      t1.id = $5
      and t1.deleted_at is null
      and (t1.farm_id = any ($6::bigint[]))
      and t3.parent_paddock_id = t1.id
      and t2.id = t3.prior_paddock_id
      and t2.deleted_at is null
      and (t2.farm_id = any ($7::bigint[]))
      and t3.deleted_at is null
      and (t3.farm_id = any ($8::bigint[]))
  ) as total,
  0 as along,
  exists (
    select
    from
      "paddocks" as p
    where
      p.id = $9
      and p.deleted_at is null
      and (p.farm_id = any ($10::bigint[]))
  ) as parent;

-- GET /api/paddocks/11/farm
-- values: [[11,12],11,[11,12],[11,12],11,[11,12],[11,12],11,[11,12]]
select
  (
    select
      coalesce(string_agg(to_json(r)::text, ','), '')
    from
      (
        select
          t2.id,
          t2.farm_name,
          case
            when t2.id = any ($1::bigint[]) then t2.billing_notes
          end as billing_notes,
          t2.manager_id,
          t2.profit_focus_group_id,
          t2.address_id,
          t2.zone_id,
          t2.archived,
          coalesce(
            (
              select
                case lower(regexp_replace(a.state, '[^A-Za-z]', '', 'g'))
                  when 'nsw' then 'Australia/Sydney'
                  when 'newsouthwales' then 'Australia/Sydney'
                  when 'act' then 'Australia/Sydney'
                  when 'australiancapitalterritory' then 'Australia/Sydney'
                  when 'vic' then 'Australia/Melbourne'
                  when 'victoria' then 'Australia/Melbourne'
                  when 'qld' then 'Australia/Brisbane'
                  when 'queensland' then 'Australia/Brisbane'
                  when 'sa' then 'Australia/Adelaide'
                  when 'southaustralia' then 'Australia/Adelaide'
                  when 'tas' then 'Australia/Hobart'
                  when 'tasmania' then 'Australia/Hobart'
                  when 'nt' then 'Australia/Darwin'
                  when 'northernterritory' then 'Australia/Darwin'
                  when 'wa' then 'Australia/Perth'
                  when 'westernaustralia' then 'Australia/Perth'
                end
              from
                farms its
                join addresses a on a.id = its.address_id
                and a.deleted_at is null
              where
                its.id = t2.id
            ),
            (
              select
                case lower(regexp_replace(a.state, '[^A-Za-z]', '', 'g'))
                  when 'nsw' then 'Australia/Sydney'
                  when 'newsouthwales' then 'Australia/Sydney'
                  when 'act' then 'Australia/Sydney'
                  when 'australiancapitalterritory' then 'Australia/Sydney'
                  when 'vic' then 'Australia/Melbourne'
                  when 'victoria' then 'Australia/Melbourne'
                  when 'qld' then 'Australia/Brisbane'
                  when 'queensland' then 'Australia/Brisbane'
                  when 'sa' then 'Australia/Adelaide'
                  when 'southaustralia' then 'Australia/Adelaide'
                  when 'tas' then 'Australia/Hobart'
                  when 'tasmania' then 'Australia/Hobart'
                  when 'nt' then 'Australia/Darwin'
                  when 'northernterritory' then 'Australia/Darwin'
                  when 'wa' then 'Australia/Perth'
                  when 'westernaustralia' then 'Australia/Perth'
                end
              from
                addresses a
              where
                a.addressable_type = 'farms'
                and a.addressable_id = t2.id
                and a.deleted_at is null
              order by
                a.is_primary desc,
                a.id
              limit
                1
            ),
            current_setting('furrow.time_zone')
          ) as time_zone,
          to_char(t2.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
          to_char(t2.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as updated_at,
          to_char(t2.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as deleted_at
        from
          paddocks as t1,
          farms as t2
        where
          t1.id = $2
          and t1.deleted_at is null
          and (t1.farm_id = any ($3::bigint[]))
          and t2.id = t1.farm_id
          and t2.deleted_at is null
          and (t2.id = any ($4::bigint[]))
        order by
          t2.id asc
        limit
          15
      ) r
  ) as rows,
  (
    select
      count(*)
    from
      paddocks as t1,
      farms as t2
    where
      t1.id = $5
      and t1.deleted_at is null
      and (t1.farm_id = any ($6::bigint[]))
      and t2.id = t1.farm_id
      and t2.deleted_at is null
      and (t2.id = any ($7::bigint[]))
  ) as total,
  0 as along,
  exists (
    select
    from
      "paddocks" as p
    where
      p.id = $8
      and p.deleted_at is null
      and (p.farm_id = any ($9::bigint[]))
  ) as parent;

-- PATCH /api/paddocks/batch: the rows are held
-- values: [[11,12],["Not started","In progress"],[11,12],[21,22]]
select
  "t"."id" as id,
  (
    t.farm_id = any ($1::bigint[])
    and exists (
      select
      from
        farm_period as open_one
      where
        open_one.farm_id = t.farm_id
        and open_one.period_id = t.period_id
        and open_one.deleted_at is null
        and open_one.status = any ($2)
    )
  ) as allowed,
  '{}'::text[] as denied,
  (
    select
      to_json(r)
    from
      (
        select
          t.id as "id",
          t.farm_id as "farm_id",
          t.period_id as "period_id",
          t.name as "name",
          t.area as "area",
          t.asset_type_id as "asset_type_id",
          t.rain_gauge_id as "rain_gauge_id",
          t.property_id as "property_id",
          t.soil_type as "soil_type",
          t.irrigation_type as "irrigation_type",
          t.sharefarm_percentage as "sharefarm_percentage",
          t.primary_parent_paddock_id as "primary_parent_paddock_id",
          t.fallow_efficiency as "fallow_efficiency",
          t.water_holding as "water_holding",
          t.valuation_category_id as "valuation_category_id",
          t.retired as "retired",
          to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "created_at",
          to_char(t.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "updated_at",
          to_char(t.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "deleted_at"
      ) r
  ) as row,
  null::bigint as link
from
  "paddocks" as t
where
  true
  and t.deleted_at is null
  and (t.farm_id = any ($3::bigint[]))
  and "t"."id" = any ($4::bigint[])
order by
  "t"."id"
for update of
  "t";

-- PATCH /api/paddocks/batch: the rows that keys name
-- values: ["farms",[11],[11,12],"farm_properties",[4],[11,12]]
select
  $1::text as entity,
  t.id,
  t.id as farm,
  null::bigint as period,
  null::bigint as business,
  null::bigint as merged
from
  "farms" as t
where
  t.id = any ($2::bigint[])
  and t.deleted_at is null
  and (t.id = any ($3::bigint[]))
union all
select
  $4::text as entity,
  t.id,
  t.farm_id as farm,
  t.period_id as period,
  null::bigint as business,
  null::bigint as merged
from
  "farm_properties" as t
where
  t.id = any ($5::bigint[])
  and t.deleted_at is null
  and (t.farm_id = any ($6::bigint[]));

-- PATCH /api/paddocks/batch: what others changed meanwhile
-- values: ["[{\"id\":21,\"seen\":\"2026-07-01T00:00:00Z\",\"fields\":[\"name\"]}]","paddocks","a-tablet","a-tablet",7,null]
select
  s.id
from
  jsonb_to_recordset($1::jsonb) as s (id bigint, seen timestamptz, fields text[])
where
  exists (
    select
    from
      changes c
    where
      c.entity = $2
      and c."row" = s.id
      and c.at > s.seen
      and (
        $3::text is null
        or (c.device, c.user_id, c.acting_as_id) is distinct from ($4::text, $5::bigint, $6::bigint)
      )
      and c.after ?| s.fields
  );

-- PATCH /api/paddocks/batch: the rows are written
-- values: ["[{\"id\":21,\"doc\":{\"name\":\"River\"}},{\"id\":22,\"doc\":{\"area\":40.5}}]",[21,22],[21,22],7,null,null,"a-request","a-tablet","update","paddocks","name","area"]
with
  meant as materialized (
    select
      t as was,
      jsonb_populate_record(t, s.doc) as will
    from
      jsonb_to_recordset($1::jsonb) as s (id bigint, doc jsonb)
      join "paddocks" as t on t.id = s.id
    where
      t.id = any ($2::bigint[])
  ),
  stored as (
    update "paddocks" as t
    set
      "name" = (m.will)."name",
      "area" = (m.will)."area",
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      meant m
    where
      t.id = (m.was).id
      and t.id = any ($3::bigint[])
      and row ((m.was)."name", (m.was)."area") is distinct from row ((m.will)."name", (m.will)."area")
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id",
      t.updated_at
  ),
  noted as (
    insert into
      changes (
        at,
        user_id,
        acting_as_id,
        impersonation_id,
        request,
        device,
        verb,
        entity,
        "row",
        farm_id,
        period_id,
        "before",
        after
      )
    select
      t.updated_at,
      $4::bigint,
      $5::bigint,
      $6::bigint,
      $7,
      $8,
      $9,
      $10,
      t.id,
      t.farm_id,
      t.period_id,
      d.was,
      d.will
    from
      stored t
      join meant m on (m.was).id = t.id,
      lateral (
        select
          jsonb_object_agg(f.name, f.was) as was,
          jsonb_object_agg(f.name, f.will) as will
        from
          (
            values
              ($11::text, to_jsonb((m.was)."name"), to_jsonb((m.will)."name")),
              ($12::text, to_jsonb((m.was)."area"), to_jsonb((m.will)."area"))
          ) f (name, was, will)
        where
          f.was is distinct from f.will
      ) d
  )
select
  id
from
  stored;

-- POST /api/paddocks/batch: the rows are written
-- values: ["[{\"farm_id\":11,\"period_id\":14,\"name\":\"River\",\"area\":38.5},{\"farm_id\":11,\"period_id\":14,\"name\":\"River\",\"area\":38.5}]",7,null,null,"a-request","a-tablet","store","paddocks",["deletion_id"],[11,12],["Not started","In progress"]]
with
  stored as (
    insert into
      "paddocks" ("farm_id", "period_id", "name", "area", "created_at", "updated_at")
    select
      "p"."farm_id",
      "p"."period_id",
      "p"."name",
      "p"."area",
      now(),
      now()
    from
      jsonb_array_elements($1::jsonb) with ordinality as s (doc, place_sent),
      jsonb_populate_record(null::"paddocks", s.doc) as p
    order by
      s.place_sent
    returning
      *
  ),
  noted as (
    insert into
      changes (
        at,
        user_id,
        acting_as_id,
        impersonation_id,
        request,
        device,
        verb,
        entity,
        "row",
        farm_id,
        period_id,
        "before",
        after
      )
    select
      now(),
      $2::bigint,
      $3::bigint,
      $4::bigint,
      $5,
      $6,
      $7,
      $8,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      jsonb_strip_nulls(to_jsonb(t) - $9::text[])
    from
      stored t
  )
select
  t.id,
  (
    t.farm_id = any ($10::bigint[])
    and exists (
      select
      from
        farm_period as open_one
      where
        open_one.farm_id = t.farm_id
        and open_one.period_id = t.period_id
        and open_one.deleted_at is null
        and open_one.status = any ($11)
    )
  ) as allowed,
  '{}'::text[] as denied
from
  stored t
order by
  t.id;

-- DELETE /api/paddocks/batch: the rows go
-- values: ["paddocks",[21,22],"crop_collections","paddocks","paddock_prior_paddocks","paddocks","paddock_prior_paddocks","paddocks","geolocations","paddocks","paddocks","sowing_collection_events","crop_collections","irrigation_collection_events","crop_collections","fertiliser_collection_events","crop_collections","fallow_collection_events","crop_collections","hay_collection_events","crop_collections","grain_collection_events","crop_collections","lint_collection_events","crop_collections","cane_collection_events","crop_collections","grazing_collection_events","crop_collections","custom_termination_events","crop_collections","crop_lifecycle","crop_collections","taggables","crop_collections","crop_collections","fertiliser_chemical_applications","fertiliser_collection_events","00000000-0000-0000-0000-000000000000","paddocks","00000000-0000-0000-0000-000000000000","crop_collections","00000000-0000-0000-0000-000000000000","paddock_prior_paddocks","00000000-0000-0000-0000-000000000000","geolocations","00000000-0000-0000-0000-000000000000","sowing_collection_events","00000000-0000-0000-0000-000000000000","irrigation_collection_events","00000000-0000-0000-0000-000000000000","fertiliser_collection_events","00000000-0000-0000-0000-000000000000","fallow_collection_events","00000000-0000-0000-0000-000000000000","hay_collection_events","00000000-0000-0000-0000-000000000000","grain_collection_events","00000000-0000-0000-0000-000000000000","lint_collection_events","00000000-0000-0000-0000-000000000000","cane_collection_events","00000000-0000-0000-0000-000000000000","grazing_collection_events","00000000-0000-0000-0000-000000000000","custom_termination_events","00000000-0000-0000-0000-000000000000","crop_lifecycle","00000000-0000-0000-0000-000000000000","taggables","00000000-0000-0000-0000-000000000000","fertiliser_chemical_applications",7,null,null,"a-request","a-tablet","destroy","paddocks",7,null,null,"a-request","a-tablet","destroy","crop_collections",7,null,null,"a-request","a-tablet","destroy","paddock_prior_paddocks",7,null,null,"a-request","a-tablet","destroy","geolocations",7,null,null,"a-request","a-tablet","destroy","sowing_collection_events",7,null,null,"a-request","a-tablet","destroy","irrigation_collection_events",7,null,null,"a-request","a-tablet","destroy","fertiliser_collection_events",7,null,null,"a-request","a-tablet","destroy","fallow_collection_events",7,null,null,"a-request","a-tablet","destroy","hay_collection_events",7,null,null,"a-request","a-tablet","destroy","grain_collection_events",7,null,null,"a-request","a-tablet","destroy","lint_collection_events",7,null,null,"a-request","a-tablet","destroy","cane_collection_events",7,null,null,"a-request","a-tablet","destroy","grazing_collection_events",7,null,null,"a-request","a-tablet","destroy","custom_termination_events",7,null,null,"a-request","a-tablet","destroy","crop_lifecycle",7,null,null,"a-request","a-tablet","destroy","taggables",7,null,null,"a-request","a-tablet","destroy","fertiliser_chemical_applications"]
with recursive
  taken (entity, id, deletion) as (
    select
      $1::text,
      c.id,
      c.deletion_id
    from
      "paddocks" as c
    where
      c.id = any ($2::bigint[])
    union
    select
      found.*
    from
      taken k,
      lateral (
        select
          $3::text,
          c.id,
          c.deletion_id
        from
          "crop_collections" as c
        where
          k.entity = $4
          and "c"."paddock_id" = k.id
          and c.deleted_at is null
        union all
        select
          $5::text,
          c.id,
          c.deletion_id
        from
          "paddock_prior_paddocks" as c
        where
          k.entity = $6
          and "c"."parent_paddock_id" = k.id
          and c.deleted_at is null
        union all
        select
          $7::text,
          c.id,
          c.deletion_id
        from
          "paddock_prior_paddocks" as c
        where
          k.entity = $8
          and "c"."prior_paddock_id" = k.id
          and c.deleted_at is null
        union all
        select
          $9::text,
          c.id,
          c.deletion_id
        from
          "geolocations" as c
        where
          k.entity = $10
          and "c"."geolocatable_id" = k.id
          and "c"."geolocatable_type" = $11
          and c.deleted_at is null
        union all
        select
          $12::text,
          c.id,
          c.deletion_id
        from
          "sowing_collection_events" as c
        where
          k.entity = $13
          and "c"."crop_collection_id" = k.id
          and c.deleted_at is null
        union all
        select
          $14::text,
          c.id,
          c.deletion_id
        from
          "irrigation_collection_events" as c
        where
          k.entity = $15
          and "c"."crop_collection_id" = k.id
          and c.deleted_at is null
        union all
        select
          $16::text,
          c.id,
          c.deletion_id
        from
          "fertiliser_collection_events" as c
        where
          k.entity = $17
          and "c"."crop_collection_id" = k.id
          and c.deleted_at is null
        union all
        select
          $18::text,
          c.id,
          c.deletion_id
        from
          "fallow_collection_events" as c
        where
          k.entity = $19
          and "c"."crop_collection_id" = k.id
          and c.deleted_at is null
        union all
        select
          $20::text,
          c.id,
          c.deletion_id
        from
          "hay_collection_events" as c
        where
          k.entity = $21
          and "c"."crop_collection_id" = k.id
          and c.deleted_at is null
        union all
        select
          $22::text,
          c.id,
          c.deletion_id
        from
          "grain_collection_events" as c
        where
          k.entity = $23
          and "c"."crop_collection_id" = k.id
          and c.deleted_at is null
        union all
        select
          $24::text,
          c.id,
          c.deletion_id
        from
          "lint_collection_events" as c
        where
          k.entity = $25
          and "c"."crop_collection_id" = k.id
          and c.deleted_at is null
        union all
        select
          $26::text,
          c.id,
          c.deletion_id
        from
          "cane_collection_events" as c
        where
          k.entity = $27
          and "c"."crop_collection_id" = k.id
          and c.deleted_at is null
        union all
        select
          $28::text,
          c.id,
          c.deletion_id
        from
          "grazing_collection_events" as c
        where
          k.entity = $29
          and "c"."crop_collection_id" = k.id
          and c.deleted_at is null
        union all
        select
          $30::text,
          c.id,
          c.deletion_id
        from
          "custom_termination_events" as c
        where
          k.entity = $31
          and "c"."crop_collection_id" = k.id
          and c.deleted_at is null
        union all
        select
          $32::text,
          c.id,
          c.deletion_id
        from
          "crop_lifecycle" as c
        where
          k.entity = $33
          and "c"."crop_collection_id" = k.id
          and c.deleted_at is null
        union all
        select
          $34::text,
          c.id,
          c.deletion_id
        from
          "taggables" as c
        where
          k.entity = $35
          and "c"."taggable_id" = k.id
          and "c"."taggable_type" = $36
          and c.deleted_at is null
        union all
        select
          $37::text,
          c.id,
          c.deletion_id
        from
          "fertiliser_chemical_applications" as c
        where
          k.entity = $38
          and "c"."fertiliser_collection_event_id" = k.id
          and c.deleted_at is null
      ) as found (entity, id, deletion)
  ),
  "gone_0" as (
    update "paddocks" as t
    set
      deleted_at = now(),
      deletion_id = $39::uuid,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $40
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_1" as (
    update "crop_collections" as t
    set
      deleted_at = now(),
      deletion_id = $41::uuid,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $42
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_2" as (
    update "paddock_prior_paddocks" as t
    set
      deleted_at = now(),
      deletion_id = $43::uuid,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $44
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id"
  ),
  "gone_3" as (
    update "geolocations" as t
    set
      deleted_at = now(),
      deletion_id = $45::uuid,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $46
      and t.id = k.id
    returning
      "t"."id"
  ),
  "gone_4" as (
    update "sowing_collection_events" as t
    set
      deleted_at = now(),
      deletion_id = $47::uuid,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $48
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_5" as (
    update "irrigation_collection_events" as t
    set
      deleted_at = now(),
      deletion_id = $49::uuid,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $50
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_6" as (
    update "fertiliser_collection_events" as t
    set
      deleted_at = now(),
      deletion_id = $51::uuid,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $52
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_7" as (
    update "fallow_collection_events" as t
    set
      deleted_at = now(),
      deletion_id = $53::uuid,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $54
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id"
  ),
  "gone_8" as (
    update "hay_collection_events" as t
    set
      deleted_at = now(),
      deletion_id = $55::uuid,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $56
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_9" as (
    update "grain_collection_events" as t
    set
      deleted_at = now(),
      deletion_id = $57::uuid,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $58
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_10" as (
    update "lint_collection_events" as t
    set
      deleted_at = now(),
      deletion_id = $59::uuid,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $60
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_11" as (
    update "cane_collection_events" as t
    set
      deleted_at = now(),
      deletion_id = $61::uuid,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $62
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_12" as (
    update "grazing_collection_events" as t
    set
      deleted_at = now(),
      deletion_id = $63::uuid,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $64
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id"
  ),
  "gone_13" as (
    update "custom_termination_events" as t
    set
      deleted_at = now(),
      deletion_id = $65::uuid,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $66
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_14" as (
    update "crop_lifecycle" as t
    set
      deleted_at = now(),
      deletion_id = $67::uuid,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $68
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id"
  ),
  "gone_15" as (
    update "taggables" as t
    set
      deleted_at = now(),
      deletion_id = $69::uuid,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $70
      and t.id = k.id
    returning
      "t"."id"
  ),
  "gone_16" as (
    update "fertiliser_chemical_applications" as t
    set
      deleted_at = now(),
      deletion_id = $71::uuid,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $72
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id"
  ),
  noted as (
    insert into
      changes (
        at,
        user_id,
        acting_as_id,
        impersonation_id,
        request,
        device,
        verb,
        entity,
        "row",
        farm_id,
        period_id,
        "before",
        after
      )
    select
      now(),
      $73::bigint,
      $74::bigint,
      $75::bigint,
      $76,
      $77,
      $78,
      $79,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_0" t
    union all
    select
      now(),
      $80::bigint,
      $81::bigint,
      $82::bigint,
      $83,
      $84,
      $85,
      $86,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_1" t
    union all
    select
      now(),
      $87::bigint,
      $88::bigint,
      $89::bigint,
      $90,
      $91,
      $92,
      $93,
      t.id,
      t.farm_id,
      null::bigint,
      null::jsonb,
      null::jsonb
    from
      "gone_2" t
    union all
    select
      now(),
      $94::bigint,
      $95::bigint,
      $96::bigint,
      $97,
      $98,
      $99,
      $100,
      t.id,
      null::bigint,
      null::bigint,
      null::jsonb,
      null::jsonb
    from
      "gone_3" t
    union all
    select
      now(),
      $101::bigint,
      $102::bigint,
      $103::bigint,
      $104,
      $105,
      $106,
      $107,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_4" t
    union all
    select
      now(),
      $108::bigint,
      $109::bigint,
      $110::bigint,
      $111,
      $112,
      $113,
      $114,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_5" t
    union all
    select
      now(),
      $115::bigint,
      $116::bigint,
      $117::bigint,
      $118,
      $119,
      $120,
      $121,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_6" t
    union all
    select
      now(),
      $122::bigint,
      $123::bigint,
      $124::bigint,
      $125,
      $126,
      $127,
      $128,
      t.id,
      t.farm_id,
      null::bigint,
      null::jsonb,
      null::jsonb
    from
      "gone_7" t
    union all
    select
      now(),
      $129::bigint,
      $130::bigint,
      $131::bigint,
      $132,
      $133,
      $134,
      $135,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_8" t
    union all
    select
      now(),
      $136::bigint,
      $137::bigint,
      $138::bigint,
      $139,
      $140,
      $141,
      $142,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_9" t
    union all
    select
      now(),
      $143::bigint,
      $144::bigint,
      $145::bigint,
      $146,
      $147,
      $148,
      $149,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_10" t
    union all
    select
      now(),
      $150::bigint,
      $151::bigint,
      $152::bigint,
      $153,
      $154,
      $155,
      $156,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_11" t
    union all
    select
      now(),
      $157::bigint,
      $158::bigint,
      $159::bigint,
      $160,
      $161,
      $162,
      $163,
      t.id,
      t.farm_id,
      null::bigint,
      null::jsonb,
      null::jsonb
    from
      "gone_12" t
    union all
    select
      now(),
      $164::bigint,
      $165::bigint,
      $166::bigint,
      $167,
      $168,
      $169,
      $170,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_13" t
    union all
    select
      now(),
      $171::bigint,
      $172::bigint,
      $173::bigint,
      $174,
      $175,
      $176,
      $177,
      t.id,
      t.farm_id,
      null::bigint,
      null::jsonb,
      null::jsonb
    from
      "gone_14" t
    union all
    select
      now(),
      $178::bigint,
      $179::bigint,
      $180::bigint,
      $181,
      $182,
      $183,
      $184,
      t.id,
      null::bigint,
      null::bigint,
      null::jsonb,
      null::jsonb
    from
      "gone_15" t
    union all
    select
      now(),
      $185::bigint,
      $186::bigint,
      $187::bigint,
      $188,
      $189,
      $190,
      $191,
      t.id,
      t.farm_id,
      null::bigint,
      null::jsonb,
      null::jsonb
    from
      "gone_16" t
  )
select
  entity,
  id
from
  taken;

-- POST /api/paddocks/batch/restore: the rows come back
-- values: ["paddocks",[21,22],"crop_collections","paddocks","paddock_prior_paddocks","paddocks","paddock_prior_paddocks","paddocks","geolocations","paddocks","paddocks","sowing_collection_events","crop_collections","irrigation_collection_events","crop_collections","fertiliser_collection_events","crop_collections","fallow_collection_events","crop_collections","hay_collection_events","crop_collections","grain_collection_events","crop_collections","lint_collection_events","crop_collections","cane_collection_events","crop_collections","grazing_collection_events","crop_collections","custom_termination_events","crop_collections","crop_lifecycle","crop_collections","taggables","crop_collections","crop_collections","fertiliser_chemical_applications","fertiliser_collection_events","paddocks","crop_collections","paddock_prior_paddocks","geolocations","sowing_collection_events","irrigation_collection_events","fertiliser_collection_events","fallow_collection_events","hay_collection_events","grain_collection_events","lint_collection_events","cane_collection_events","grazing_collection_events","custom_termination_events","crop_lifecycle","taggables","fertiliser_chemical_applications",7,null,null,"a-request","a-tablet","restore","paddocks",7,null,null,"a-request","a-tablet","restore","crop_collections",7,null,null,"a-request","a-tablet","restore","paddock_prior_paddocks",7,null,null,"a-request","a-tablet","restore","geolocations",7,null,null,"a-request","a-tablet","restore","sowing_collection_events",7,null,null,"a-request","a-tablet","restore","irrigation_collection_events",7,null,null,"a-request","a-tablet","restore","fertiliser_collection_events",7,null,null,"a-request","a-tablet","restore","fallow_collection_events",7,null,null,"a-request","a-tablet","restore","hay_collection_events",7,null,null,"a-request","a-tablet","restore","grain_collection_events",7,null,null,"a-request","a-tablet","restore","lint_collection_events",7,null,null,"a-request","a-tablet","restore","cane_collection_events",7,null,null,"a-request","a-tablet","restore","grazing_collection_events",7,null,null,"a-request","a-tablet","restore","custom_termination_events",7,null,null,"a-request","a-tablet","restore","crop_lifecycle",7,null,null,"a-request","a-tablet","restore","taggables",7,null,null,"a-request","a-tablet","restore","fertiliser_chemical_applications"]
with recursive
  taken (entity, id, deletion) as (
    select
      $1::text,
      c.id,
      c.deletion_id
    from
      "paddocks" as c
    where
      c.id = any ($2::bigint[])
    union
    select
      found.*
    from
      taken k,
      lateral (
        select
          $3::text,
          c.id,
          c.deletion_id
        from
          "crop_collections" as c
        where
          k.entity = $4
          and "c"."paddock_id" = k.id
          and c.deletion_id = k.deletion
        union all
        select
          $5::text,
          c.id,
          c.deletion_id
        from
          "paddock_prior_paddocks" as c
        where
          k.entity = $6
          and "c"."parent_paddock_id" = k.id
          and c.deletion_id = k.deletion
        union all
        select
          $7::text,
          c.id,
          c.deletion_id
        from
          "paddock_prior_paddocks" as c
        where
          k.entity = $8
          and "c"."prior_paddock_id" = k.id
          and c.deletion_id = k.deletion
        union all
        select
          $9::text,
          c.id,
          c.deletion_id
        from
          "geolocations" as c
        where
          k.entity = $10
          and "c"."geolocatable_id" = k.id
          and "c"."geolocatable_type" = $11
          and c.deletion_id = k.deletion
        union all
        select
          $12::text,
          c.id,
          c.deletion_id
        from
          "sowing_collection_events" as c
        where
          k.entity = $13
          and "c"."crop_collection_id" = k.id
          and c.deletion_id = k.deletion
        union all
        select
          $14::text,
          c.id,
          c.deletion_id
        from
          "irrigation_collection_events" as c
        where
          k.entity = $15
          and "c"."crop_collection_id" = k.id
          and c.deletion_id = k.deletion
        union all
        select
          $16::text,
          c.id,
          c.deletion_id
        from
          "fertiliser_collection_events" as c
        where
          k.entity = $17
          and "c"."crop_collection_id" = k.id
          and c.deletion_id = k.deletion
        union all
        select
          $18::text,
          c.id,
          c.deletion_id
        from
          "fallow_collection_events" as c
        where
          k.entity = $19
          and "c"."crop_collection_id" = k.id
          and c.deletion_id = k.deletion
        union all
        select
          $20::text,
          c.id,
          c.deletion_id
        from
          "hay_collection_events" as c
        where
          k.entity = $21
          and "c"."crop_collection_id" = k.id
          and c.deletion_id = k.deletion
        union all
        select
          $22::text,
          c.id,
          c.deletion_id
        from
          "grain_collection_events" as c
        where
          k.entity = $23
          and "c"."crop_collection_id" = k.id
          and c.deletion_id = k.deletion
        union all
        select
          $24::text,
          c.id,
          c.deletion_id
        from
          "lint_collection_events" as c
        where
          k.entity = $25
          and "c"."crop_collection_id" = k.id
          and c.deletion_id = k.deletion
        union all
        select
          $26::text,
          c.id,
          c.deletion_id
        from
          "cane_collection_events" as c
        where
          k.entity = $27
          and "c"."crop_collection_id" = k.id
          and c.deletion_id = k.deletion
        union all
        select
          $28::text,
          c.id,
          c.deletion_id
        from
          "grazing_collection_events" as c
        where
          k.entity = $29
          and "c"."crop_collection_id" = k.id
          and c.deletion_id = k.deletion
        union all
        select
          $30::text,
          c.id,
          c.deletion_id
        from
          "custom_termination_events" as c
        where
          k.entity = $31
          and "c"."crop_collection_id" = k.id
          and c.deletion_id = k.deletion
        union all
        select
          $32::text,
          c.id,
          c.deletion_id
        from
          "crop_lifecycle" as c
        where
          k.entity = $33
          and "c"."crop_collection_id" = k.id
          and c.deletion_id = k.deletion
        union all
        select
          $34::text,
          c.id,
          c.deletion_id
        from
          "taggables" as c
        where
          k.entity = $35
          and "c"."taggable_id" = k.id
          and "c"."taggable_type" = $36
          and c.deletion_id = k.deletion
        union all
        select
          $37::text,
          c.id,
          c.deletion_id
        from
          "fertiliser_chemical_applications" as c
        where
          k.entity = $38
          and "c"."fertiliser_collection_event_id" = k.id
          and c.deletion_id = k.deletion
      ) as found (entity, id, deletion)
  ),
  "gone_0" as (
    update "paddocks" as t
    set
      deleted_at = null,
      deletion_id = null,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $39
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_1" as (
    update "crop_collections" as t
    set
      deleted_at = null,
      deletion_id = null,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $40
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_2" as (
    update "paddock_prior_paddocks" as t
    set
      deleted_at = null,
      deletion_id = null,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $41
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id"
  ),
  "gone_3" as (
    update "geolocations" as t
    set
      deleted_at = null,
      deletion_id = null,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $42
      and t.id = k.id
    returning
      "t"."id"
  ),
  "gone_4" as (
    update "sowing_collection_events" as t
    set
      deleted_at = null,
      deletion_id = null,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $43
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_5" as (
    update "irrigation_collection_events" as t
    set
      deleted_at = null,
      deletion_id = null,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $44
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_6" as (
    update "fertiliser_collection_events" as t
    set
      deleted_at = null,
      deletion_id = null,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $45
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_7" as (
    update "fallow_collection_events" as t
    set
      deleted_at = null,
      deletion_id = null,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $46
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id"
  ),
  "gone_8" as (
    update "hay_collection_events" as t
    set
      deleted_at = null,
      deletion_id = null,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $47
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_9" as (
    update "grain_collection_events" as t
    set
      deleted_at = null,
      deletion_id = null,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $48
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_10" as (
    update "lint_collection_events" as t
    set
      deleted_at = null,
      deletion_id = null,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $49
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_11" as (
    update "cane_collection_events" as t
    set
      deleted_at = null,
      deletion_id = null,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $50
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_12" as (
    update "grazing_collection_events" as t
    set
      deleted_at = null,
      deletion_id = null,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $51
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id"
  ),
  "gone_13" as (
    update "custom_termination_events" as t
    set
      deleted_at = null,
      deletion_id = null,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $52
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id",
      "t"."period_id"
  ),
  "gone_14" as (
    update "crop_lifecycle" as t
    set
      deleted_at = null,
      deletion_id = null,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $53
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id"
  ),
  "gone_15" as (
    update "taggables" as t
    set
      deleted_at = null,
      deletion_id = null,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $54
      and t.id = k.id
    returning
      "t"."id"
  ),
  "gone_16" as (
    update "fertiliser_chemical_applications" as t
    set
      deleted_at = null,
      deletion_id = null,
      updated_at = greatest(now(), (t.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC')
    from
      taken k
    where
      k.entity = $55
      and t.id = k.id
    returning
      "t"."id",
      "t"."farm_id"
  ),
  noted as (
    insert into
      changes (
        at,
        user_id,
        acting_as_id,
        impersonation_id,
        request,
        device,
        verb,
        entity,
        "row",
        farm_id,
        period_id,
        "before",
        after
      )
    select
      now(),
      $56::bigint,
      $57::bigint,
      $58::bigint,
      $59,
      $60,
      $61,
      $62,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_0" t
    union all
    select
      now(),
      $63::bigint,
      $64::bigint,
      $65::bigint,
      $66,
      $67,
      $68,
      $69,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_1" t
    union all
    select
      now(),
      $70::bigint,
      $71::bigint,
      $72::bigint,
      $73,
      $74,
      $75,
      $76,
      t.id,
      t.farm_id,
      null::bigint,
      null::jsonb,
      null::jsonb
    from
      "gone_2" t
    union all
    select
      now(),
      $77::bigint,
      $78::bigint,
      $79::bigint,
      $80,
      $81,
      $82,
      $83,
      t.id,
      null::bigint,
      null::bigint,
      null::jsonb,
      null::jsonb
    from
      "gone_3" t
    union all
    select
      now(),
      $84::bigint,
      $85::bigint,
      $86::bigint,
      $87,
      $88,
      $89,
      $90,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_4" t
    union all
    select
      now(),
      $91::bigint,
      $92::bigint,
      $93::bigint,
      $94,
      $95,
      $96,
      $97,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_5" t
    union all
    select
      now(),
      $98::bigint,
      $99::bigint,
      $100::bigint,
      $101,
      $102,
      $103,
      $104,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_6" t
    union all
    select
      now(),
      $105::bigint,
      $106::bigint,
      $107::bigint,
      $108,
      $109,
      $110,
      $111,
      t.id,
      t.farm_id,
      null::bigint,
      null::jsonb,
      null::jsonb
    from
      "gone_7" t
    union all
    select
      now(),
      $112::bigint,
      $113::bigint,
      $114::bigint,
      $115,
      $116,
      $117,
      $118,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_8" t
    union all
    select
      now(),
      $119::bigint,
      $120::bigint,
      $121::bigint,
      $122,
      $123,
      $124,
      $125,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_9" t
    union all
    select
      now(),
      $126::bigint,
      $127::bigint,
      $128::bigint,
      $129,
      $130,
      $131,
      $132,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_10" t
    union all
    select
      now(),
      $133::bigint,
      $134::bigint,
      $135::bigint,
      $136,
      $137,
      $138,
      $139,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_11" t
    union all
    select
      now(),
      $140::bigint,
      $141::bigint,
      $142::bigint,
      $143,
      $144,
      $145,
      $146,
      t.id,
      t.farm_id,
      null::bigint,
      null::jsonb,
      null::jsonb
    from
      "gone_12" t
    union all
    select
      now(),
      $147::bigint,
      $148::bigint,
      $149::bigint,
      $150,
      $151,
      $152,
      $153,
      t.id,
      t.farm_id,
      t.period_id,
      null::jsonb,
      null::jsonb
    from
      "gone_13" t
    union all
    select
      now(),
      $154::bigint,
      $155::bigint,
      $156::bigint,
      $157,
      $158,
      $159,
      $160,
      t.id,
      t.farm_id,
      null::bigint,
      null::jsonb,
      null::jsonb
    from
      "gone_14" t
    union all
    select
      now(),
      $161::bigint,
      $162::bigint,
      $163::bigint,
      $164,
      $165,
      $166,
      $167,
      t.id,
      null::bigint,
      null::bigint,
      null::jsonb,
      null::jsonb
    from
      "gone_15" t
    union all
    select
      now(),
      $168::bigint,
      $169::bigint,
      $170::bigint,
      $171,
      $172,
      $173,
      $174,
      t.id,
      t.farm_id,
      null::bigint,
      null::jsonb,
      null::jsonb
    from
      "gone_16" t
  )
select
  entity,
  id
from
  taken;

