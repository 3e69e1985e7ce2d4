// The kinds of crop event, named once: those that may end a crop, and all that hang on it.

import { hasMany } from '../relations.ts'

export const endingEvents = [
  'grain_collection_events',
  'lint_collection_events',
  'hay_collection_events',
  'custom_termination_events',
] as const

export const cropEventsOfCollection = {
  sowing_collection_events: hasMany('sowing_collection_events', 'crop_collection_id'),
  irrigation_collection_events: hasMany('irrigation_collection_events', 'crop_collection_id'),
  fertiliser_collection_events: hasMany('fertiliser_collection_events', 'crop_collection_id'),
  fallow_collection_events: hasMany('fallow_collection_events', 'crop_collection_id'),
  hay_collection_events: hasMany('hay_collection_events', 'crop_collection_id'),
  grain_collection_events: hasMany('grain_collection_events', 'crop_collection_id'),
  lint_collection_events: hasMany('lint_collection_events', 'crop_collection_id'),
  cane_collection_events: hasMany('cane_collection_events', 'crop_collection_id'),
  grazing_collection_events: hasMany('grazing_collection_events', 'crop_collection_id'),
  custom_termination_events: hasMany('custom_termination_events', 'crop_collection_id'),
}
