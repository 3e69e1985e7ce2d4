// The time zone of a farm, by the state of its address; that of the setting where no state is known.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** The main address counts, else the one that is used first. */
export function zoneOfFarm(farm: RawBuilder<unknown>): RawBuilder<string> {
  return sql`coalesce((
    select ${zoneOfAddress} from farms its
    join addresses a on a.id = its.address_id and a.deleted_at is null
    where its.id = ${farm}), (
    select ${zoneOfAddress} from addresses a
    where a.addressable_type = 'farms' and a.addressable_id = ${farm} and a.deleted_at is null
    order by a.is_primary desc, a.id limit 1),
    current_setting('furrow.time_zone'))`
}

/** As people write them: `NSW`, `N.S.W.`, `New South Wales`. */
const states: Readonly<Record<string, readonly string[]>> = {
  'Australia/Sydney': ['nsw', 'newsouthwales', 'act', 'australiancapitalterritory'],
  'Australia/Melbourne': ['vic', 'victoria'],
  'Australia/Brisbane': ['qld', 'queensland'],
  'Australia/Adelaide': ['sa', 'southaustralia'],
  'Australia/Hobart': ['tas', 'tasmania'],
  'Australia/Darwin': ['nt', 'northernterritory'],
  'Australia/Perth': ['wa', 'westernaustralia'],
}

const zonesByState = Object.entries(states).flatMap(([zone, names]) =>
  names.map(name => `when '${name}' then '${zone}'`),
)

const zoneOfAddress = sql.raw(
  `case lower(regexp_replace(a.state, '[^A-Za-z]', '', 'g')) ${zonesByState.join(' ')} end`,
)
