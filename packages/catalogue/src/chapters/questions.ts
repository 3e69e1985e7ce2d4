// What staff ask a farm, and a farm its staff, about its record: asked where the figure stands, answered in a thread.

import { sections } from '@furrow/farming/completeness/completeness-questions'
import { askableKinds, questionStatuses } from '../choices.ts'
import { entity } from '../entity.ts'
import { choice, flag, key, list, longText, moment, text, typedKey, typeOf } from '../fields.ts'
import { farm, farmOf } from '../owners.ts'
import { hasMany } from '../relations.ts'

const moneyFlag = 'about_finance'

const aboutFinance = flag({
  default: false,
  required: true,
  label: 'About finances',
  help: 'Only people who can see the farm’s finances read it. On by itself where its figure is one of those.',
})

const mentions = list({
  help: 'The numbers of people of the farm, and of its staff, whom it is meant for.',
})

export const questions = [
  entity('questions', {
    label: 'Question',
    help: 'Asked about a period of a farm, a part of it, a record or a figure: by staff or by the farm’s people.',
    ownedBy: farm({ period: 'none', moneyFlag }),
    fields: {
      farm_id: key('farms', { required: true }),
      period_id: key('periods'),
      section: choice(
        sections.map(({ name }) => name),
        { label: 'Part', help: 'The part of the collection that it is about.' },
      ),
      about_type: typeOf(askableKinds, { label: 'Type of record' }),
      about_id: typedKey('about_type', { label: 'Record' }),
      field: text({ max: 63, label: 'Figure', help: 'The name of the figure of the record.' }),
      figure: text({ max: 60, label: 'Figure then', help: 'How it read when it was asked about.' }),
      text: longText({ required: true, searchable: true, label: 'Question' }),
      mentions,
      about_finance: aboutFinance,
      asked_by_id: key('users', { readOnly: true, label: 'Asked by' }),
      status: choice(questionStatuses, { required: true, default: 'Open' }),
      resolution: text({ max: 500, label: 'What came of it' }),
      resolved_by_id: key('users', { readOnly: true, label: 'Resolved by' }),
      resolved_at: moment({ readOnly: true, label: 'Resolved' }),
    },
    relations: {
      messages: hasMany('question_messages', 'question_id'),
      reads: hasMany('question_reads', 'question_id'),
    },
    deletes: ['messages', 'reads'],
  }),
  entity('question_messages', {
    label: 'Answer',
    help: 'Written below a question, by whoever reads it.',
    ownedBy: farmOf('question_id', { period: 'none', moneyFlag }),
    fields: {
      question_id: key('questions', { required: true }),
      text: longText({ required: true, searchable: true, label: 'Answer' }),
      mentions,
      about_finance: flag({
        default: false,
        required: true,
        readOnly: true,
        label: 'About finances',
      }),
      user_id: key('users', { readOnly: true, label: 'Written by' }),
      farm_id: key('farms', { required: true }),
    },
  }),
  entity('question_reads', {
    label: 'Read question',
    help: 'How far someone has read a thread: what came later is new to them.',
    ownedBy: farmOf('question_id', { period: 'none', own: 'user_id' }),
    fields: {
      question_id: key('questions', { required: true }),
      user_id: key('users', { required: true, label: 'Who' }),
      read_at: moment({ required: true, label: 'Read until' }),
      farm_id: key('farms', { required: true }),
    },
    unique: [['question_id', 'user_id']],
  }),
] as const
