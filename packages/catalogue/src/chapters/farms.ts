// Farms and their reporting periods: what everything else is recorded under.

import {
  contactChannels,
  contactRoles,
  ownershipTypes,
  periodStatuses,
  zoneRegions,
} from '../choices.ts'
import { entity } from '../entity.ts'
import {
  choice,
  count,
  flag,
  hectares,
  key,
  list,
  longText,
  moment,
  object,
  text,
  typedKey,
  typeOf,
} from '../fields.ts'
import { everyone, farm, farmOf, ownerRow, theFarmItself } from '../owners.ts'
import { belongsToMany, hasMany, hasManyAs, through } from '../relations.ts'
import { belongingsOfFarm, goneWithFarm } from './farm-belongings.ts'
import { listed } from './listed.ts'
import { retiring } from './retiring.ts'

/** What someone says of a warning, with its words as they were told. */
const confirmation = {
  farm_id: key('farms', { required: true }),
  period_id: key('periods', { required: true }),
  code: text({ required: true, max: 20, help: 'Of the warning, such as W-PAD-4.' }),
  resource: text({
    required: true,
    max: 63,
    label: 'Type of record',
    help: 'What the warning is about, such as paddocks.',
  }),
  row: count({ required: true, min: 1, label: 'Number of the record' }),
  field: text({ required: true, max: 63, help: 'The figure that looked wrong.' }),
  said: text({ required: true, max: 500, help: 'The warning, word for word.' }),
  note: text({ required: true, max: 1000, help: 'Why is this correct?' }),
  confirmed_by_id: key('users', { readOnly: true, label: 'Confirmed by' }),
}
const saidOnce = ['farm_id', 'period_id', 'resource', 'row', 'code', 'field', 'said'] as const

export const farms = [
  entity('farms', {
    label: 'Farm',
    help: 'What is recorded and compared: usually one team and one set of machinery.',
    ownedBy: theFarmItself(),
    fields: {
      farm_name: text({ required: true, searchable: true }),
      billing_notes: longText({ needs: 'money' }),
      manager_id: key('users', { label: 'Manager' }),
      profit_focus_group_id: key('profit_focus_groups'),
      address_id: key('addresses', { label: 'Main address' }),
      zone_id: key('zones', {
        label: 'Region',
        help: 'By climate and soil: farms of a region are compared.',
      }),
      archived: flag({
        default: false,
        required: true,
        help: 'No longer offered in lists and pickers. Everything recorded stays.',
      }),
      time_zone: text({
        computed: true,
        readOnly: true,
        label: 'Time zone',
        help: 'By the state of its address: says what today is there.',
      }),
    },
    relations: {
      ...belongingsOfFarm,
      users: belongsToMany('users', through('details_user', 'details_id', 'user_id')),
      businesses: belongsToMany('businesses', through('business_farm', 'farm_id', 'business_id')),
      periods: belongsToMany('periods', through('farm_period', 'farm_id', 'period_id')),
      crop_types: belongsToMany(
        'crop_types',
        through('crop_type_farm_periods', 'farm_id', 'crop_type_id'),
      ),
      livestock_enterprises: belongsToMany(
        'livestock_enterprises',
        through('farm_livestock_enterprises', 'farm_id', 'livestock_enterprise_id'),
      ),
      crop_sale_terminals: belongsToMany(
        'crop_sale_terminals',
        through('crop_sale_terminal_farm', 'farm_id', 'crop_sale_terminal_id'),
      ),
      crop_storages: belongsToMany(
        'crop_storages',
        through('crop_storage_farm', 'farm_id', 'crop_storage_id'),
      ),
      projects: hasMany('projects', 'farm_id'),
      farm_people: hasMany('farm_people', 'farm_id'),
      invitations: hasManyAs('invitations', 'invitable'),
      business_farm: hasMany('business_farm', 'farm_id'),
      addresses: hasManyAs('addresses', 'addressable'),
      phone_numbers: hasManyAs('phone_numbers', 'phone_numberable'),
      email_addresses: hasManyAs('email_addresses', 'emailable'),
      emails: hasManyAs('emails', 'emailable'),
      gps_locations: hasManyAs('geolocations', 'geolocatable'),
    },
    deletes: [
      ...goneWithFarm,
      'business_farm',
      'invitations',
      'addresses',
      'phone_numbers',
      'email_addresses',
      'emails',
      'gps_locations',
    ],
  }),
  entity('zones', {
    label: 'Region',
    help: 'Country of one climate and soil, as grain growers divide it.',
    ownedBy: everyone,
    fields: {
      name: text({ required: true, searchable: true, max: 100 }),
      region: choice(zoneRegions, { required: true, label: 'Part of the country' }),
      neighbours: list({ help: 'Regions beside it, by their names.' }),
      places: object({
        help: 'Longitude, latitude, name and state of towns in it: a farm lies where the nearest is.',
      }),
      ...listed,
    },
    relations: { farms: hasMany('farms', 'zone_id') },
    unique: [['name']],
  }),
  entity('periods', {
    label: 'Period',
    help: 'A reporting season, with its accounting dates and the earlier, wider sowing window.',
    ownedBy: everyone,
    fields: {
      name: text({ required: true, searchable: true, max: 60, help: 'Such as 2023-24.' }),
      year_name: text({ max: 20, label: 'Year', help: 'The year in which it ends.' }),
      start_date: moment({ required: true, wholeDay: true, label: 'First day' }),
      end_date: moment({ required: true, wholeDay: true, label: 'Last day' }),
      sowing_start_date: moment({
        required: true,
        wholeDay: true,
        label: 'Sowing from',
        help: 'A crop belongs to the period in whose window it was sown.',
      }),
      sowing_end_date: moment({ required: true, wholeDay: true, label: 'Sowing until' }),
      ...listed,
    },
    relations: {
      crop_collections: hasMany('crop_collections', 'period_id'),
      paddocks: hasMany('paddocks', 'period_id'),
      farm_period: hasMany('farm_period', 'period_id'),
      crop_type_farm_periods: hasMany('crop_type_farm_periods', 'period_id'),
      crop_types: belongsToMany(
        'crop_types',
        through('crop_type_farm_periods', 'period_id', 'crop_type_id'),
      ),
      farms: belongsToMany('farms', through('farm_period', 'period_id', 'farm_id')),
      workshops: hasMany('workshops', 'period_id'),
      projects: hasMany('projects', 'period_id'),
    },
    unique: [['name']],
  }),
  entity('farm_period', {
    label: 'Period of a farm',
    plural: 'Periods of farms',
    help: 'A period that a farm records, and its progress.',
    ownedBy: farm({ write: 'managers and staff', period: 'none' }),
    fields: {
      status: choice(periodStatuses, {
        required: true,
        default: 'Not started',
        help: 'Who may still write follows from it.',
      }),
      reopened_because: text({
        max: 1000,
        help: 'Why a released period was opened again.',
      }),
      farm_id: key('farms', { required: true }),
      period_id: key('periods', { required: true }),
    },
    unique: [['farm_id', 'period_id']],
    admits: 'period_id',
  }),
  entity('confirmed_warnings', {
    label: 'Confirmed warning',
    help: 'A warning that someone confirmed. It stays confirmed while the warning says the same.',
    ownedBy: farm(),
    fields: confirmation,
    // One figure may be warned about twice with one code: a wet day, and a wet month.
    unique: [saidOnce],
  }),
  entity('confirmed_money_warnings', {
    label: 'Confirmed warning about money',
    plural: 'Confirmed warnings about money',
    help: 'A warning about prices or the financial record that someone confirmed: shown only to people who can see finances.',
    ownedBy: farm({ needs: 'money' }),
    fields: confirmation,
    unique: [saidOnce],
  }),
  entity('details_user', {
    label: 'Person of a farm',
    plural: 'People of farms',
    help: 'Links a person to a farm.',
    ownedBy: farmOf('details_id', { write: 'managers and staff' }),
    fields: {
      details_id: key('farms', { required: true, label: 'Farm' }),
      user_id: key('users', { required: true, label: 'Person' }),
      is_farms_manager: flag({
        default: false,
        required: true,
        label: 'Farm manager',
        help: 'May change the farm, its people and contacts, and submit a period.',
      }),
      farm_id: key('farms', { required: true }),
    },
    unique: [['details_id', 'user_id']],
  }),
  entity('farm_contacts', {
    label: 'Contact',
    help: 'Someone the farm deals with: agronomist, agent, accountant, neighbour.',
    ownedBy: farm(),
    fields: {
      farm_id: key('farms', { required: true }),
      name: text({ required: true, searchable: true }),
      phone: text({ max: 40, searchable: true, keys: 'tel' }),
      email: text({ searchable: true, keys: 'email' }),
      role: choice(contactRoles, { help: 'What they are to the farm.' }),
      preferred_channel: choice(contactChannels, {
        label: 'Best reached by',
        help: 'How they would rather be asked.',
      }),
      topics: list({
        label: 'Ask about',
        help: 'What the collector may ask them about: rain, chemicals, stock, finance.',
      }),
      is_primary: flag({
        default: false,
        required: true,
        label: 'Main contact',
        help: 'The one to ask first.',
      }),
      may_contact: flag({
        label: 'May be contacted',
        help: 'They agreed to be asked about the farm; empty where nobody asked them.',
      }),
      may_receive_reports: flag({
        label: 'May receive reports',
        help: 'They agreed, and the farm agrees, that reports are sent to them.',
      }),
      notes: longText(),
      ...retiring,
    },
    relations: {
      phone_numbers: hasManyAs('phone_numbers', 'phone_numberable'),
      email_addresses: hasManyAs('email_addresses', 'emailable'),
      emails: hasManyAs('emails', 'emailable'),
      workshop_attendees: hasManyAs('workshop_attendees', 'attendee'),
    },
    deletes: ['phone_numbers', 'email_addresses', 'emails', 'workshop_attendees'],
  }),
  entity('farm_properties', {
    label: 'Property',
    plural: 'Properties',
    help: 'A named block of land inside a farm, often one purchase or one lease.',
    // It goes on from period to period; the period is only the one it was first recorded in.
    ownedBy: farm({ period: 'none' }),
    fields: {
      name: text({ required: true, searchable: true, max: 100, heading: 'Property' }),
      color: text({
        max: 9,
        label: 'Colour',
        heading: 'Other colour',
        help: 'Where it differs from the palette, such as #2F6B3C.',
      }),
      colour_id: key('property_colours', {
        label: 'Palette colour',
        heading: 'Colour',
        help: 'On chips and on the map.',
      }),
      farm_id: key('farms', { required: true }),
      period_id: key('periods', { label: 'First recorded in' }),
      ...retiring,
    },
    relations: {
      paddocks: hasMany('paddocks', 'property_id'),
      farm_property_periods: hasMany('farm_property_periods', 'property_id'),
      property_paddock_valuations: hasMany('property_paddock_valuations', 'farm_property_id'),
      gps_locations: hasManyAs('geolocations', 'geolocatable'),
    },
    deletes: ['farm_property_periods', 'property_paddock_valuations', 'gps_locations'],
  }),
  entity('property_colours', {
    label: 'Property colour',
    help: 'Colours that tell properties apart on chips and maps.',
    ownedBy: everyone,
    fields: {
      hex_code: text({ required: true, max: 9, label: 'Colour' }),
      sequence: count({ required: true, help: 'The order in which colours are given out.' }),
      ...listed,
    },
    relations: { farm_properties: hasMany('farm_properties', 'colour_id') },
  }),
  entity('farm_property_periods', {
    label: 'Property in a period',
    plural: 'Properties in periods',
    help: 'How much land a property is in a period, and how it is held.',
    ownedBy: farm(),
    fields: {
      farm_id: key('farms', { required: true }),
      period_id: key('periods', { required: true }),
      property_id: key('farm_properties', { required: true }),
      title_area: hectares({ max: 2_000_000, help: 'Area on the deed or lease.' }),
      ownership_type: choice(ownershipTypes, {
        label: 'Held as',
        help: 'Says how the land counts in the financial record.',
      }),
    },
    unique: [['property_id', 'period_id']],
  }),
  entity('geolocations', {
    label: 'Place on the map',
    plural: 'Places on the map',
    help: 'A point or boundary, as GeoJSON.',
    ownedBy: ownerRow('geolocatable'),
    fields: {
      name: text(),
      location: object({ required: true, help: 'A GeoJSON geometry.' }),
      geolocatable_type: typeOf(
        ['paddocks', 'farm_properties', 'rain_gauges', 'farms', 'businesses'],
        { required: true },
      ),
      geolocatable_id: typedKey('geolocatable_type', { required: true }),
    },
  }),
] as const
