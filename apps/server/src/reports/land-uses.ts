// What land is used for, by the lasting name of the use, which goes by `u`. A use that a farm's staff
// have added is taken for land on which something grows.

import { sql } from 'kysely'

export const isForCrops = sql`u.slug in (
  'dryland-cropping', 'irrigated-cropping', 'semi-irrigated-cropping', 'sugarcane', 'horticulture')`

export const isForWater = sql`coalesce(u.slug, '') in (
  'irrigated-cropping', 'semi-irrigated-cropping', 'irrigated-pasture')`

/** Nothing grows in a storage, under timber or round the house. */
export const isIdle = sql`coalesce(u.slug, '') in (
  'water-storage', 'timber-and-conservation', 'infrastructure-and-other')`
