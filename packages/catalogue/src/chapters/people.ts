// People, what they may do, and how they are reached.

import { addressTypes, agreementTypes, emailTypes, jobStatuses, phoneTypes } from '../choices.ts'
import { entity } from '../entity.ts'
import {
  choice,
  count,
  flag,
  key,
  longText,
  moment,
  object,
  text,
  typedKey,
  typeOf,
} from '../fields.ts'
import { adminsAndHolders, everyone, everyoneBut, ownerRow, person } from '../owners.ts'
import { belongsToMany, hasMany, hasManyAs, seesMany, through } from '../relations.ts'
import { listed } from './listed.ts'

export const people = [
  entity('users', {
    label: 'Person',
    plural: 'People',
    help: 'Someone who can sign in.',
    ownedBy: person('id'),
    fields: {
      name: text({ required: true, searchable: true, help: 'First and last name.' }),
      email: text({ required: true, searchable: true, label: 'Email' }),
      password: text({ secret: true, readOnly: true, max: 500 }),
      admin: flag({
        default: false,
        required: true,
        setBy: 'admins',
        needs: 'self',
        label: 'Administrator',
        help: 'Sees and changes everything.',
      }),
      active: flag({
        default: true,
        required: true,
        setBy: 'admins',
        needs: 'self',
        help: 'Off: this person can no longer sign in.',
      }),
      color: text({ max: 9, label: 'Colour', help: 'Shown behind the initials.' }),
      email_verified_at: moment({ readOnly: true, needs: 'self' }),
      agreed_to_terms: flag({
        readOnly: true,
        computed: true,
        needs: 'self',
        label: 'Agreed to the newest terms',
      }),
      is_impersonating: flag({
        readOnly: true,
        computed: true,
        needs: 'self',
        label: 'Acting as someone else',
      }),
    },
    relations: {
      phone_numbers: hasManyAs('phone_numbers', 'phone_numberable'),
      addresses: hasManyAs('addresses', 'addressable'),
      emails: hasManyAs('emails', 'emailable'),
      email_addresses: hasManyAs('email_addresses', 'emailable'),
      farms: belongsToMany('farms', through('details_user', 'user_id', 'details_id')),
      businesses: belongsToMany('businesses', through('business_user', 'user_id', 'business_id')),
      associated_businesses: seesMany(
        'businesses',
        through('business_associates', 'user_id', 'business_id'),
      ),
      managed_businesses: seesMany(
        'businesses',
        through('business_managers', 'user_id', 'business_id'),
      ),
      projects: seesMany('projects', through('project_people', 'user_id', 'project_id')),
      roles: hasMany('roles', 'user_id'),
      abilities: hasMany('held_abilities', 'user_id'),
      tokens: hasMany('tokens', 'user_id'),
      sign_ins: hasMany('sign_ins', 'user_id'),
      impersonations: hasMany('impersonations', 'user_id'),
      agreement_answers: hasMany('agreement_answers', 'user_id'),
      queable_jobs: hasMany('queable_jobs', 'user_id'),
      employee_bills: hasMany('employee_bills', 'employee_id'),
      expenses: hasMany('expenses', 'employee_id'),
    },
    unique: [['email']],
    deletes: [
      'phone_numbers',
      'addresses',
      'emails',
      'email_addresses',
      'roles',
      'agreement_answers',
      'queable_jobs',
    ],
  }),
  entity('roles', {
    label: 'Role',
    help: 'A part that a person plays, such as consultant.',
    ownedBy: person('user_id', 'admins'),
    fields: {
      role: text({ required: true, max: 60 }),
      user_id: key('users', { required: true, label: 'Person' }),
    },
    unique: [['user_id', 'role']],
  }),
  entity('abilities', {
    label: 'Ability',
    plural: 'Abilities',
    help: 'Something that may be allowed or forbidden.',
    ownedBy: adminsAndHolders('ability_id'),
    fields: {
      name: text({ required: true, max: 100 }),
      title: text(),
      options: object(),
      scope: count({ help: 'The number of the farm it holds on; empty holds everywhere.' }),
      only_owned: flag({ default: false, required: true, help: 'Only for rows of one’s own.' }),
      entity_id: count({ help: 'One row; empty for all rows of the kind.' }),
      entity_type: text({ max: 100, help: 'The kind of row; empty for all kinds.' }),
    },
    relations: { permissions: hasMany('permissions', 'ability_id') },
    deletes: ['permissions'],
  }),
  entity('permissions', {
    label: 'Permission',
    help: 'An ability given to, or taken from, a person or everyone in a role.',
    ownedBy: adminsAndHolders('permission_id'),
    fields: {
      ability_id: key('abilities', { required: true }),
      entity_type: typeOf(['users', 'roles'], { required: true, label: 'Given to' }),
      entity_id: typedKey('entity_type', { required: true }),
      forbidden: flag({ default: false, required: true, help: 'What is forbidden always wins.' }),
      scope: count({ help: 'The number of the farm it holds on; empty holds everywhere.' }),
    },
  }),
  entity('agreements', {
    label: 'Agreement',
    help: 'A text that people are asked to agree to. The newest of a type holds.',
    ownedBy: everyone,
    fields: {
      body: longText({ required: true }),
      type: choice(agreementTypes, { required: true }),
      version: count({ readOnly: true, help: 'Counted up for every new text of a type.' }),
      ...listed,
    },
    relations: { agreement_answers: hasMany('agreement_answers', 'agreement_id') },
  }),
  entity('agreement_answers', {
    label: 'Answer to an agreement',
    plural: 'Answers to agreements',
    help: 'Whether a person agreed, to which version, and when.',
    ownedBy: person('user_id', 'adds'),
    fields: {
      agreement_id: key('agreements', { required: true }),
      user_id: key('users', { required: true, label: 'Person' }),
      agreed: flag({ required: true }),
      version: count({ readOnly: true, help: 'Of the text, as it was then.' }),
      answered_at: moment({ readOnly: true, label: 'Answered' }),
    },
  }),
  entity('queable_jobs', {
    label: 'Job',
    help: 'Longer work done in the background: an import, an export, a report.',
    ownedBy: person('user_id', 'cancels'),
    fields: {
      user_id: key('users', { required: true, label: 'Asked for by' }),
      description: text({ required: true }),
      status: choice(jobStatuses, { required: true, default: 'queued' }),
      selected: object({ help: 'What the job was asked to work on.' }),
      error_message: longText({ readOnly: true }),
    },
  }),
  entity('tutorial_videos', {
    label: 'Tutorial video',
    help: 'A short film that shows how something is done.',
    ownedBy: everyoneBut('admin'),
    fields: {
      title: text({ required: true, searchable: true }),
      body: longText(),
      video_url: text({ max: 2000, label: 'Video address' }),
      display_url: text({ max: 2000, label: 'Picture address' }),
      admin: flag({ default: false, required: true, label: 'Only for administrators' }),
    },
  }),
  entity('phone_numbers', {
    label: 'Phone number',
    help: 'A number to ring.',
    ownedBy: ownerRow('phone_numberable'),
    fields: {
      type: choice(phoneTypes),
      number: text({ required: true, max: 40 }),
      phone_numberable_type: typeOf(['users', 'businesses', 'farms', 'farm_contacts'], {
        required: true,
      }),
      phone_numberable_id: typedKey('phone_numberable_type', { required: true }),
      is_primary: flag({ default: false, required: true, label: 'The one to use first' }),
    },
  }),
  entity('addresses', {
    label: 'Address',
    plural: 'Addresses',
    help: 'A place that mail or a visitor can be sent to.',
    ownedBy: ownerRow('addressable'),
    fields: {
      type: choice(addressTypes),
      number: text({ max: 40, label: 'Street number' }),
      address_1: text({ label: 'Address, first line' }),
      address_2: text({ label: 'Address, second line' }),
      city: text({ label: 'Town', searchable: true }),
      state: text({ max: 60 }),
      postcode: text({ max: 12 }),
      country: text({ max: 80, default: 'Australia' }),
      description: text({ help: 'How to find it.' }),
      addressable_type: typeOf(['users', 'businesses', 'farms'], { required: true }),
      addressable_id: typedKey('addressable_type', { required: true }),
      is_primary: flag({ default: false, required: true, label: 'The one to use first' }),
    },
  }),
  entity('email_addresses', {
    label: 'Email address',
    plural: 'Email addresses',
    help: 'Where mail about a farm, a business or a contact goes.',
    ownedBy: ownerRow('emailable'),
    fields: emailFields(),
  }),
  entity('emails', {
    label: 'Email',
    help: 'A further email address of a person, farm or business.',
    ownedBy: ownerRow('emailable'),
    fields: emailFields(),
  }),
] as const

function emailFields() {
  return {
    type: choice(emailTypes),
    email: text({ required: true, searchable: true }),
    is_primary: flag({ default: false, required: true, label: 'The one to use first' }),
    emailable_type: typeOf(['users', 'businesses', 'farms', 'farm_contacts'], { required: true }),
    emailable_id: typedKey('emailable_type', { required: true }),
  }
}
