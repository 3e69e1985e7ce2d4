// Businesses: who is billed, who manages, which farms belong to them.

import { entity } from '../entity.ts'
import { key, longText, object, text } from '../fields.ts'
import { business, person } from '../owners.ts'
import { belongsToMany, hasMany, hasManyAs, through } from '../relations.ts'

export const businesses = [
  entity('businesses', {
    label: 'Business',
    plural: 'Businesses',
    help: 'The customer: one business may run several farms.',
    ownedBy: business({ by: 'id' }),
    fields: {
      name: text({ required: true, searchable: true }),
      billing_name: text({ needs: 'billing', help: 'The name on the bill.' }),
      billing_email: text({ needs: 'billing', keys: 'email' }),
      billing_user_id: key('users', { needs: 'billing', label: 'Bills go to' }),
      billing_address_id: key('addresses', { needs: 'billing' }),
      business_address_id: key('addresses'),
      manager_id: key('users', { label: 'Manager' }),
      farms_string: text({ readOnly: true, computed: true, label: 'Farms' }),
      users_string: text({ readOnly: true, computed: true, label: 'People' }),
      notes: longText({ needs: 'billing' }),
      billing_notes: longText({ needs: 'billing' }),
      docs: object({ label: 'Documents', help: 'A list of titles and addresses of documents.' }),
    },
    relations: {
      users: belongsToMany('users', through('business_user', 'business_id', 'user_id')),
      farms: belongsToMany('farms', through('business_farm', 'business_id', 'farm_id')),
      projects: hasMany('projects', 'business_id'),
      addresses: hasManyAs('addresses', 'addressable'),
      phone_numbers: hasManyAs('phone_numbers', 'phone_numberable'),
      email_addresses: hasManyAs('email_addresses', 'emailable'),
      emails: hasManyAs('emails', 'emailable'),
      gps_locations: hasManyAs('geolocations', 'geolocatable'),
      business_people: hasMany('business_people', 'business_id'),
      invitations: hasManyAs('invitations', 'invitable'),
      business_user: hasMany('business_user', 'business_id'),
      business_farm: hasMany('business_farm', 'business_id'),
    },
    deletes: [
      'business_user',
      'business_farm',
      'invitations',
      'addresses',
      'phone_numbers',
      'email_addresses',
      'emails',
      'gps_locations',
    ],
  }),
  entity('business_user', {
    label: 'Person of a business',
    plural: 'People of businesses',
    help: 'Says that a person belongs to a business.',
    ownedBy: business(),
    fields: {
      business_id: key('businesses', { required: true }),
      user_id: key('users', { required: true, label: 'Person' }),
    },
    unique: [['business_id', 'user_id']],
  }),
  entity('business_farm', {
    label: 'Farm of a business',
    plural: 'Farms of businesses',
    help: 'Says that a farm belongs to a business.',
    ownedBy: business({ write: 'admins', alsoReadBy: 'farm_id' }),
    fields: {
      business_id: key('businesses', { required: true }),
      farm_id: key('farms', { required: true }),
    },
    unique: [['business_id', 'farm_id']],
  }),
  entity('business_associates', {
    label: 'Business that a person can see',
    plural: 'Businesses that people can see',
    help: 'Businesses of a person, of the farms they are linked to, and of their projects.',
    ownedBy: person('user_id', 'nobody'),
    derived: true,
    fields: {
      user_id: key('users', { required: true, label: 'Person' }),
      business_id: key('businesses', { required: true }),
    },
  }),
  entity('business_managers', {
    label: 'Business that a person manages',
    plural: 'Businesses that people manage',
    help: 'Businesses of which a person is the manager or gets the bills.',
    ownedBy: person('user_id', 'nobody'),
    derived: true,
    fields: {
      user_id: key('users', { required: true, label: 'Person' }),
      business_id: key('businesses', { required: true }),
    },
  }),
] as const
