// All crops of a period: of one farm, or of all.

import { farmsOf } from '../viewers.ts'
import { cropColumns } from './columns.ts'
import { pageAround } from './envelope.ts'
import type { LimitAsk } from './limit-ask.ts'

export async function allCrops({ address, viewer, sent, run }: LimitAsk): Promise<string> {
  const { scopes } = sent as {
    scopes: readonly { name: string; parameters: readonly number[][] }[]
  }
  const asked = (name: string) => scopes.find(scope => scope.name === name)?.parameters[0]
  const farms = asked('FarmIdIn')
  const seen = farmsOf(viewer)
  const found = farms
    ? await run<{ row: string }>(ofFarms, [
        farms.filter(farm => !seen || seen.includes(farm)),
        asked('PeriodIdIn'),
      ])
    : await run<{ row: string }>(ofAll, [asked('PeriodIdIn')])
  return pageAround(address, { rows: found.map(({ row }) => row).join(','), total: found.length })
}

const ofFarms = [
  'crops of farms',
  `select to_json(r)::text as row from (
     select ${cropColumns('c')} from crop_collections c
     where c.farm_id = any($1::bigint[]) and c.period_id = any($2::bigint[])
       and c.deleted_at is null
     order by c.id) r`,
] as const

const ofAll = [
  'crops of all farms',
  `select to_json(r)::text as row from (
     select ${cropColumns('c')} from crop_collections c
     where c.period_id = any($1::bigint[]) and c.deleted_at is null
     order by c.id) r`,
] as const
