// Every way in which the published client reaches several rows: at an address of their own, and
// through each class of relation to many.

import type { QueryBuilder } from '@tailflow/laravel-orion/lib/drivers/default/builders/queryBuilder.js'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Row } from '../sent-rows.ts'
import { Paddock, Period, Person, Place } from './models.ts'
import type { AnyRecord } from './models.ts'
import { paddockIn, periodNamed, personNamed } from './world.ts'
import type { World } from './world.ts'

export interface ManyKind {
  readonly title: string
  readonly table: string
  readonly Model: new (attributes?: Row) => AnyRecord
  builder(world: World): QueryBuilder<AnyRecord>
  fresh(world: World): Row
  /** A figure that none has yet. */
  readonly change: Row
  /** A row of the same kind that does not stand there. */
  elsewhere(world: World): Promise<AnyRecord>
  /** A link holds it, so that it does not go for good. */
  readonly isHeld: boolean
  /** The numbers of the rows there, asked of the database alone. */
  standing(world: World): RawBuilder<{ id: number }>
}

export const manyKinds: readonly [ManyKind, ...ManyKind[]] = [
  {
    title: 'a record at its own address',
    table: 'paddocks',
    Model: Paddock,
    builder: () => Paddock.$query(),
    fresh: paddockIn,
    change: { area: 12.5 },
    elsewhere: world => Paddock.$query().store(paddockIn(world)),
    isHeld: false,
    standing: () => sql`select id from paddocks where deleted_at is null`,
  },
  {
    title: 'HasMany',
    table: 'paddocks',
    Model: Paddock,
    builder: ({ gauge }) => gauge.paddocks(),
    fresh: paddockIn,
    change: { area: 12.5 },
    elsewhere: world => Paddock.$query().store(paddockIn(world)),
    isHeld: false,
    standing: ({ gauge }) => sql`
      select id from paddocks where deleted_at is null and rain_gauge_id = ${gauge.$getKey()}`,
  },
  {
    title: 'HasManyThrough',
    table: 'paddocks',
    Model: Paddock,
    builder: ({ property }) => property.paddocks(),
    fresh: paddockIn,
    change: { area: 12.5 },
    elsewhere: world => Paddock.$query().store(paddockIn(world)),
    isHeld: false,
    standing: ({ property }) => sql`
      select id from paddocks where deleted_at is null and property_id = ${property.$getKey()}`,
  },
  {
    title: 'MorphMany',
    table: 'geolocations',
    Model: Place,
    builder: ({ gauge }) => gauge.gps_locations(),
    fresh: ({ name }) => ({
      name: name('Place'),
      location: { type: 'Point', coordinates: [1, 2] },
    }),
    change: { location: { type: 'Point', coordinates: [3, 4] } },
    elsewhere: ({ property }) =>
      Place.$query().store({
        location: { type: 'Point', coordinates: [5, 6] },
        geolocatable_type: 'farm_properties',
        geolocatable_id: property.$getKey(),
      }),
    isHeld: false,
    standing: ({ gauge }) => sql`
      select id from geolocations where deleted_at is null
      and geolocatable_type = 'rain_gauges' and geolocatable_id = ${gauge.$getKey()}`,
  },
  {
    title: 'BelongsToMany',
    table: 'users',
    Model: Person,
    builder: ({ farm }) => farm.users(),
    fresh: ({ name }) => personNamed(name('Person')),
    change: { color: '#204060' },
    elsewhere: ({ name }) => Person.$query().store(personNamed(name('Person'))),
    isHeld: true,
    standing: ({ farm }) => sql`
      select u.id from users u join details_user l on l.user_id = u.id
      where u.deleted_at is null and l.deleted_at is null and l.details_id = ${farm.$getKey()}`,
  },
  {
    title: 'MorphToMany',
    table: 'periods',
    Model: Period,
    builder: ({ farm }) => farm.periods(),
    fresh: ({ name }) => periodNamed(name('Period')),
    change: { year_name: '2031' },
    elsewhere: ({ name }) => Period.$query().store(periodNamed(name('Period'))),
    isHeld: true,
    standing: ({ farm }) => sql`
      select p.id from periods p join farm_period l on l.period_id = p.id
      where p.deleted_at is null and l.deleted_at is null and l.farm_id = ${farm.$getKey()}`,
  },
]
