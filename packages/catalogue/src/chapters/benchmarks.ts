// How farms are compared: what was published, and what money of other years is worth.

import { entity } from '../entity.ts'
import { outlierDecisions } from '../choices.ts'
import { choice, count, key, longText, moment, number, object, text } from '../fields.ts'
import { everyone, farm } from '../owners.ts'
import { listed } from './listed.ts'

export const benchmarks = [
  entity('editions', {
    label: 'Benchmark edition',
    help: 'The published comparison of a period: frozen, so that what was read stays as it was.',
    ownedBy: everyone,
    appendOnly: true,
    fields: {
      period_id: key('periods', { required: true }),
      number: count({
        required: true,
        min: 1,
        label: 'Edition',
        help: 'Counted up within a period.',
      }),
      published_at: moment({ required: true, label: 'Published' }),
      note: longText({ help: 'What is new in it.' }),
      farms: text({ required: true, max: 20, label: 'Farms', help: 'About how many took part.' }),
      fingerprint: text({ required: true, max: 64, help: 'SHA-256 over all that was frozen.' }),
    },
    unique: [['period_id', 'number']],
  }),
  entity('cpi_values', {
    label: 'Consumer price index',
    plural: 'Consumer price index',
    help: 'By which money of one year is told in money of another.',
    ownedBy: everyone,
    fields: {
      period_id: key('periods', { required: true }),
      cpi: number({ required: true, label: 'Index', scale: 1, min: 1, max: 10_000 }),
      source: text({ required: true, max: 200 }),
      ...listed,
    },
    unique: [['period_id']],
  }),
  entity('reference_lines', {
    label: 'Outside figure',
    help: 'A figure of a survey or a study, shown beside a measure and never counted into a mean.',
    ownedBy: everyone,
    fields: {
      measure: text({ required: true, max: 63, help: 'The lasting name of the measure.' }),
      scope: text({ required: true, max: 30, help: 'What it is of: farm, crop 12, stock 7.' }),
      period_id: key('periods'),
      name: text({ required: true, max: 100 }),
      source: text({ required: true, max: 200 }),
      value: number({ required: true, scale: 6, min: -1e12, max: 1e12 }),
      ...listed,
    },
    unique: [['measure', 'scope', 'period_id', 'name']],
  }),
  entity('period_snapshots', {
    label: 'Kept state of a period',
    plural: 'Kept states of periods',
    help: 'The rows of a farm’s period as they stood when it was released: kept, whatever changes later.',
    ownedBy: farm({ write: 'nobody', period: 'none' }),
    fields: {
      farm_id: key('farms', { required: true }),
      period_id: key('periods', { required: true }),
      number: count({
        required: true,
        min: 1,
        label: 'Release',
        help: 'Counted up: released again, a period is kept again.',
      }),
      counts: object({ required: true, help: 'How many rows of each kind are kept.' }),
      kept: object({ required: true, secret: true }),
    },
    unique: [['farm_id', 'period_id', 'number']],
  }),
  entity('report_releases', {
    label: 'Released report',
    help: 'A report of a farm’s period as it was told when staff released it: kept, whatever changes later.',
    ownedBy: farm({ write: 'nobody', period: 'none' }),
    fields: {
      farm_id: key('farms', { required: true }),
      period_id: key('periods', { required: true }),
      report: text({ required: true, max: 63, help: 'The key by which it is asked for.' }),
      name: text({ required: true }),
      version: count({
        required: true,
        min: 1,
        help: 'Counted up: released again, it is kept again.',
      }),
      comment: longText({
        needs: 'money',
        help: 'What staff say about it; it may speak of money.',
      }),
      user_id: key('users', { required: true, label: 'Released by' }),
      released_at: moment({ required: true, label: 'Released' }),
      withdrawn_at: moment({ label: 'Withdrawn' }),
      kept: object({ required: true, secret: true }),
    },
    unique: [['farm_id', 'period_id', 'report', 'version']],
  }),
  entity('outlier_decisions', {
    label: 'Decision on a figure',
    plural: 'Decisions on figures',
    help: 'What was decided about a figure that lies far from those of all other farms; the last one counts.',
    ownedBy: farm({ write: 'nobody', period: 'none', readBy: 'leaders', needs: 'money' }),
    fields: {
      farm_id: key('farms', { required: true }),
      period_id: key('periods', { required: true }),
      scope: text({ required: true, max: 30, help: 'What it is of: farm, crop 12, stock 7.' }),
      measure: text({ required: true, max: 63, help: 'The lasting name of the measure.' }),
      decision: choice(outlierDecisions, { required: true }),
      reason: longText(),
      value: number({
        required: true,
        scale: 6,
        min: -1e12,
        max: 1e12,
        help: 'The figure as it was then: once it changes, it is looked at again.',
      }),
      user_id: key('users', { required: true, label: 'Decided by' }),
    },
  }),
] as const
