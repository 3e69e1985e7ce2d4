// Records as someone who builds on the published client would declare them: a class for each, with a
// method for each relation. The client takes the word of an address from the related class.

import { Model } from '@tailflow/laravel-orion/lib/model.js'
import { BelongsTo } from '@tailflow/laravel-orion/lib/drivers/default/relations/belongsTo.js'
import { BelongsToMany } from '@tailflow/laravel-orion/lib/drivers/default/relations/belongsToMany.js'
import { HasMany } from '@tailflow/laravel-orion/lib/drivers/default/relations/hasMany.js'
import { HasManyThrough } from '@tailflow/laravel-orion/lib/drivers/default/relations/hasManyThrough.js'
import { HasOne } from '@tailflow/laravel-orion/lib/drivers/default/relations/hasOne.js'
import { MorphMany } from '@tailflow/laravel-orion/lib/drivers/default/relations/morphMany.js'
import { MorphTo } from '@tailflow/laravel-orion/lib/drivers/default/relations/morphTo.js'
import { MorphToMany } from '@tailflow/laravel-orion/lib/drivers/default/relations/morphToMany.js'
import type { Row } from '../sent-rows.ts'

export abstract class AnyRecord extends Model<Row, Row> {}

export class Farm extends AnyRecord {
  override $resource() {
    return 'farms'
  }
  users(): BelongsToMany<Person, Row, Row, Row> {
    return new BelongsToMany(Person, this)
  }
  periods(): MorphToMany<Period, Row, Row, Row> {
    return new MorphToMany(Period, this)
  }
  crop_types(): BelongsToMany<CropType, Row, Row, Row> {
    return new BelongsToMany(CropType, this)
  }
}

export class Period extends AnyRecord {
  override $resource() {
    return 'periods'
  }
}

export class Person extends AnyRecord {
  override $resource() {
    return 'users'
  }
}

export class CropType extends AnyRecord {
  override $resource() {
    return 'crop_types'
  }
}

export class RainGauge extends AnyRecord {
  override $resource() {
    return 'rain_gauges'
  }
  farm(): BelongsTo<Farm, Row, Row> {
    return new BelongsTo(Farm, this)
  }
  paddocks(): HasMany<Paddock, Row, Row> {
    return new HasMany(Paddock, this)
  }
  rainfalls(): HasMany<Rainfall, Row, Row> {
    return new HasMany(Rainfall, this)
  }
  gps_locations(): MorphMany<Place, Row, Row> {
    return new MorphMany(Place, this)
  }
}

export class Rainfall extends AnyRecord {
  override $resource() {
    return 'rainfalls'
  }
}

export class Property extends AnyRecord {
  override $resource() {
    return 'farm_properties'
  }
  /** A plain has many, asked for through the class of a longer way. */
  paddocks(): HasManyThrough<Paddock, Row, Row> {
    return new HasManyThrough(Paddock, this)
  }
  gps_locations(): MorphMany<Place, Row, Row> {
    return new MorphMany(Place, this)
  }
}

export class Paddock extends AnyRecord {
  override $resource() {
    return 'paddocks'
  }
  farm(): BelongsTo<Farm, Row, Row> {
    return new BelongsTo(Farm, this)
  }
  rain_gauge(): BelongsTo<RainGauge, Row, Row> {
    return new BelongsTo(RainGauge, this)
  }
  property(): BelongsTo<Property, Row, Row> {
    return new BelongsTo(Property, this)
  }
  prior_paddocks(): BelongsToMany<PriorPaddock, Row, Row, Row> {
    return new BelongsToMany(PriorPaddock, this)
  }
}

/** Several relations lead from paddocks to paddocks, so that only the name of one says which. */
export class PriorPaddock extends AnyRecord {
  override $resource() {
    return 'prior_paddocks'
  }
}

/** Without methods for relations: all that an answer holds becomes an attribute. */
export class PlainPaddock extends AnyRecord {
  override $resource() {
    return 'paddocks'
  }
}

export class Place extends AnyRecord {
  override $resource() {
    return 'geolocations'
  }
  geolocatable(): MorphTo<RainGauge, Row, Row> {
    return new MorphTo(RainGauge, this)
  }
}

export class Workshop extends AnyRecord {
  override $resource() {
    return 'workshops'
  }
}

export class Attendee extends AnyRecord {
  override $resource() {
    return 'workshop_attendees'
  }
  attendee(): MorphTo<Person, Row, Row> {
    return new MorphTo(Person, this)
  }
}

/** Of the small application beside our catalogue, for relations that ours has none of. */
export class RecordedFarm extends AnyRecord {
  override $resource() {
    return 'farms'
  }
  profile(): HasOne<FarmProfile, Row, Row> {
    return new HasOne(FarmProfile, this)
  }
  phone_numbers(): MorphMany<PhoneNumber, Row, Row> {
    return new MorphMany(PhoneNumber, this)
  }
}

export class FarmProfile extends AnyRecord {
  override $resource() {
    return 'farm_profiles'
  }
}

export class PhoneNumber extends AnyRecord {
  override $resource() {
    return 'phone_numbers'
  }
}
