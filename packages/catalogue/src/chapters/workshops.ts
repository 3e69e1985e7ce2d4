// Workshops: who is asked, in which groups, and who comes.

import { attendeeStatuses } from '../choices.ts'
import { entity } from '../entity.ts'
import {
  choice,
  count,
  date,
  flag,
  key,
  list,
  longText,
  moment,
  object,
  text,
  typedKey,
  typeOf,
} from '../fields.ts'
import { farm, staff } from '../owners.ts'
import { belongsToMany, hasMany, hasManyAs, through } from '../relations.ts'
import { workshopFiles } from './workshop-files.ts'

export const workshops = [
  entity('workshops', {
    label: 'Workshop',
    help: 'A meeting at which farms look at their figures together.',
    ownedBy: staff({ alsoReadBy: 'invited farms' }),
    fields: {
      name: text({ required: true, searchable: true }),
      period_id: key('periods', { help: 'Whose figures are looked at.' }),
      date: date(),
      starts_at: text({ max: 5, label: 'Starts', help: 'Such as 09:30.' }),
      ends_at: text({ max: 5, label: 'Ends', help: 'Such as 15:00.' }),
      place: text({ max: 200, searchable: true, help: 'Such as Shire Hall, Moree.' }),
      address: text({ max: 300 }),
      location: object({ label: 'On the map', help: 'Where it is, as GeoJSON.' }),
      hosts: text({ max: 300, help: 'Who leads it, and whom to call.' }),
      seats: count({ min: 1, max: 100_000, help: 'Nobody more can say they’re attending.' }),
      agenda: longText(),
    },
    relations: {
      groups: belongsToMany('groups', through('workshop_groups', 'workshop_id', 'group_id')),
      workshop_groups: hasMany('workshop_groups', 'workshop_id'),
      attendees: hasMany('workshop_attendees', 'workshop_id'),
      links: hasMany('workshop_links', 'workshop_id'),
      files: hasMany('workshop_files', 'workshop_id'),
      sessions: hasMany('workshop_sessions', 'workshop_id'),
    },
    deletes: ['workshop_groups', 'attendees', 'links', 'files', 'sessions'],
  }),
  entity('workshop_groups', {
    label: 'Group of a workshop',
    plural: 'Groups of workshops',
    help: 'Says that a group is invited to a workshop.',
    ownedBy: staff(),
    fields: {
      workshop_id: key('workshops', { required: true }),
      group_id: key('groups', { required: true }),
    },
    unique: [['workshop_id', 'group_id']],
  }),
  entity('workshop_attendees', {
    label: 'Attendee',
    help: 'Someone from a farm who is invited to a workshop.',
    ownedBy: farm({ write: 'status' }),
    fields: {
      farm_id: key('farms', { required: true }),
      workshop_id: key('workshops', { required: true }),
      attendee_type: typeOf(['users', 'farm_contacts'], { required: true }),
      attendee_id: typedKey('attendee_type', { required: true }),
      status: choice(attendeeStatuses, { required: true, default: 'Unsent' }),
      meal_needs: text({ max: 200, label: 'Meal needs', help: 'Such as vegetarian, no nuts.' }),
      attended: flag({ help: 'Ticked on the day; empty where nobody said.' }),
      sent_at: moment({ readOnly: true, label: 'Invited' }),
      answered_at: moment({ readOnly: true, label: 'Answered' }),
      reminded: count({
        readOnly: true,
        label: 'Last reminder',
        unit: 'days',
        help: 'How many days before the workshop it was sent.',
      }),
    },
    relations: { links: hasManyAs('workshop_links', 'invitee') },
    deletes: ['links'],
    unique: [['farm_id', 'workshop_id', 'attendee_type', 'attendee_id']],
  }),
  entity('workshop_links', {
    label: 'Link of an invitation',
    plural: 'Links of invitations',
    help: 'Answers one invitation without signing in, until the workshop is over or it is revoked.',
    ownedBy: staff(),
    fields: {
      workshop_id: key('workshops', { required: true }),
      invitee_type: typeOf(['workshop_attendees'], { required: true }),
      invitee_id: typedKey('invitee_type', { required: true, label: 'Attendee' }),
      hash: text({ secret: true, readOnly: true, unique: true, max: 64 }),
      used_at: moment({ readOnly: true, label: 'Last answered' }),
      revoked_at: moment({ label: 'Revoked' }),
    },
  }),
  ...workshopFiles,
  entity('workshop_sessions', {
    label: 'Presentation',
    help: 'Published figures of a group on the big screen of a workshop, which people follow on their phones.',
    ownedBy: staff(),
    fields: {
      workshop_id: key('workshops', { required: true }),
      group: text({ required: true, help: 'The key of a published group, such as group 5.' }),
      group_name: text({ readOnly: true, label: 'Group shown' }),
      edition_id: key('editions', { readOnly: true }),
      code: text({
        readOnly: true,
        unique: true,
        max: 6,
        help: 'Six digits, by which phones find it while it goes on.',
      }),
      slide: count({
        required: true,
        default: 0,
        label: 'Finding',
        help: 'Which one is shown, from 0.',
      }),
      findings: count({ readOnly: true, help: 'How many there are to show.' }),
      ended_at: moment({ label: 'Ended' }),
      secret: text({ secret: true, readOnly: true, max: 64 }),
    },
  }),
  entity('groups', {
    label: 'Group',
    help: 'Farms chosen together, by hand or by a filter.',
    ownedBy: staff({ alsoReadBy: 'everyone, once offered' }),
    fields: {
      name: text({ required: true, searchable: true }),
      offered: flag({
        default: false,
        required: true,
        needs: 'staff',
        label: 'Farms can compare with it',
        help: 'From the next edition on, where there are enough farms to do so safely.',
      }),
      offer_order: count({
        needs: 'staff',
        label: 'Order',
        help: 'Groups are published in this order; where two are too much alike, the first one is.',
      }),
      farm_id: key('farms', {
        needs: 'staff',
        label: 'Seen from',
        help: 'The farm that the group is around.',
      }),
      group_type: text({ max: 60, needs: 'staff' }),
      location: object({ needs: 'staff', help: 'Where the group is, as GeoJSON.' }),
      mapCenter: object({ needs: 'staff', label: 'Middle of the map' }),
      filter: object({
        needs: 'staff',
        help: 'Which farms belong to it: lists of zones, regions, activities, sizes, focus_groups and products.',
      }),
      include_farms: list({ needs: 'staff', help: 'Farms added by hand, by number.' }),
      exclude_farms: list({ needs: 'staff', help: 'Farms left out by hand, by number.' }),
    },
    relations: {
      workshops: belongsToMany('workshops', through('workshop_groups', 'group_id', 'workshop_id')),
      workshop_groups: hasMany('workshop_groups', 'group_id'),
    },
    deletes: ['workshop_groups'],
  }),
] as const
