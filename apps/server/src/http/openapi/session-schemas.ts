// What is sent and answered about signing in, as OpenAPI knows it.

import { invitableKinds } from '@furrow/catalogue/choices'
import { placeNames } from '../../access/app-page.ts'
import { listOf, objectOf, ref } from './parts.ts'
import type { Json } from './parts.ts'

const words = { type: 'string' }
const wordsOrNull = { type: ['string', 'null'] }
const row = { type: 'integer', minimum: 1 }
const yesOrNo = { type: 'boolean' }
const rowsOf = (entity: string) => listOf(ref('schemas', entity))

const farmRights = objectOf({
  farm_id: row,
  manages: yesOrNo,
  consults: { ...yesOrNo, description: 'Staff on one of its projects.' },
  sees_finance: yesOrNo,
})

/** A new password, twice. */
const newPassword = {
  password: { ...words, minLength: 10, writeOnly: true },
  password_confirmation: { ...words, writeOnly: true, description: 'The same once more.' },
}

const demoPerson = objectOf({ email: words, name: words, what: words }, ['email', 'name', 'what'])

const settings = objectOf(
  {
    version: words,
    support_phone: wordsOrNull,
    time_zone: { ...words, description: 'Of the farms’ calendar.' },
    demo: {
      description: 'Where the demonstration is loaded: its people, and the password of them all.',
      oneOf: [
        objectOf({ password: words, people: listOf(demoPerson) }, ['password', 'people']),
        { type: 'null' },
      ],
    },
    error_report_dsn: { ...wordsOrNull, description: 'Where errors are reported to.' },
    recording_url: {
      ...wordsOrNull,
      description: 'Where recordings are sent to, of those who agree.',
    },
    datasilo_url: wordsOrNull,
    oldportal_url: wordsOrNull,
    map_tiles_url: {
      ...wordsOrNull,
      description: 'Where pictures of the ground come from: {z}, {x} and {y} stand in it.',
    },
    map_tiles_attribution: wordsOrNull,
  },
  ['version', 'support_phone', 'time_zone', 'demo'],
)

/** Nothing of any farm is read where none is named. */
const appContext = {
  farm_id: { ...row, description: 'The farm that the page may read, and no other.' },
  period_id: { ...row, description: 'The period that it is opened in.' },
}

export const sessionSchemas: Json = {
  'session.user': {
    description: 'A person, as they see themselves, with what they have to do with.',
    allOf: [
      ref('schemas', 'users'),
      objectOf({
        businesses: rowsOf('businesses'),
        associated_businesses: rowsOf('businesses'),
        managed_businesses: rowsOf('businesses'),
        roles: rowsOf('roles'),
        abilities: rowsOf('held_abilities'),
        farm_rights: listOf(farmRights),
      }),
    ],
  },
  'session.people': objectOf(
    {
      user: { description: 'Who sits there.', ...ref('schemas', 'session.user') },
      impersonating: {
        description: 'For whom they act.',
        oneOf: [ref('schemas', 'session.user'), { type: 'null' }],
      },
    },
    ['user', 'impersonating'],
  ),
  'session.credentials': objectOf(
    {
      email: words,
      password: { ...words, writeOnly: true },
      device_name: { ...words, maxLength: 100, description: 'What the device calls itself.' },
    },
    ['email', 'password'],
  ),
  'session.reset': objectOf(
    {
      token: { ...words, description: 'As it stands in the link.' },
      email: { ...words, description: 'Where it is sent, the address that the letter went to.' },
      name: { ...words, description: 'Of somebody who was invited and is new.' },
      ...newPassword,
    },
    ['token', 'password', 'password_confirmation'],
  ),
  'session.password': objectOf(
    { current_password: { ...words, writeOnly: true }, ...newPassword },
    ['current_password', 'password', 'password_confirmation'],
  ),
  'session.money': objectOf({ farm_id: row, user_id: row, sees_finance: yesOrNo }, [
    'farm_id',
    'user_id',
    'sees_finance',
  ]),
  'session.link': objectOf({ token: words }, ['token']),
  'session.link_told': objectOf(
    {
      kind: { enum: ['reset', 'invitation'] },
      email: words,
      name: { ...words, description: 'Of the person, where it is known.' },
      place: { ...words, description: 'What the farm or business is called, of an invitation.' },
      has_account: {
        ...yesOrNo,
        description:
          'Of an invitation: whether its person signs in to accept it, for they have a password.',
      },
    },
    ['kind', 'email'],
  ),
  'session.invitation_accepted': objectOf(
    { message: words, invitable_type: { enum: invitableKinds }, invitable_id: row },
    ['message', 'invitable_type', 'invitable_id'],
  ),
  'session.settings': settings,
  'session.app': {
    description: 'A version of an app, or one of the places that the settings name.',
    oneOf: [
      objectOf({ app_version_id: row, ...appContext }, ['app_version_id']),
      objectOf({ place: { enum: placeNames }, ...appContext }, ['place']),
    ],
  },
  'session.app_token': objectOf(
    {
      token: { ...words, description: 'To be sent as `Authorization: Bearer …`.' },
      expires_at: { ...words, format: 'date-time' },
      origin: { ...words, description: 'Of the page: whom the token may be posted to.' },
    },
    ['token', 'expires_at', 'origin'],
  ),
  'session.message': objectOf({ message: words }, ['message']),
}
