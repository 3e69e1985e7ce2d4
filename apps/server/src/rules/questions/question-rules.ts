// A question stays as it was asked, and so does what was answered: they are read by people who talk it over. Whoever
// asked, the farm's managers and staff say when it is resolved.

import { sections } from '@furrow/farming/completeness/completeness-questions'
import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { farmsLed } from '../../access/reach/viewer.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { numberIn, textIn } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave, SaveRule } from '../saving/save-rule.ts'
import { writtenAnswers } from './answer-rules.ts'
import { findPeopleOf, wrongMentions } from './mentioned-people.ts'
import { findRecords } from './records-asked-about.ts'
import { requestedDocuments } from './requested-documents.ts'
import type { RecordsAskedAbout } from './records-asked-about.ts'
import { threadsOf } from './threads.ts'

/** All rules about what is asked and answered. */
export function questionRules(catalogue: Catalogue): readonly SaveRule[] {
  return [askedQuestions(catalogue), writtenAnswers, requestedDocuments]
}

function askedQuestions(catalogue: Catalogue): SaveRule {
  return {
    of: ['questions'],
    async complete(rows, asked) {
      const records = await findRecords(rows, asked, catalogue)
      return rows.map(row => ({
        ...(row.before ? {} : begun(row, { catalogue, records, asked })),
        ...decided(row, asked),
      }))
    },
    async check(rows, asked) {
      const [people, records] = [
        await findPeopleOf(rows, asked),
        await findRecords(rows, asked, catalogue),
      ]
      return errorsOf(rows, row => [
        ...wrongMentions(row, people),
        ...(row.before
          ? [...turned(row), ...notTheirs(row, asked)]
          : strayed(row, catalogue, records)),
      ])
    },
    async beforeRemoval(rows, { viewer, tx }) {
      const isOfOthers = rows.some(({ before }) => before?.['asked_by_id'] !== viewer.actor)
      if (isOfOthers && !viewer.isAdmin) return 'Only whoever asked a question can remove it.'
      const threads = await threadsOf(
        tx,
        rows.map(({ id }) => id),
      )
      const isAnswered = threads.some(({ user_id }) => user_id !== viewer.actor)
      return isAnswered && !viewer.isAdmin
        ? 'This question has been answered, so it stays: resolve it instead.'
        : undefined
    },
  }
}

interface Beginning {
  readonly catalogue: Catalogue
  readonly records: RecordsAskedAbout
  readonly asked: Asked
}

/** Of money where its figure, its record or its part is, whoever asks. */
function begun({ sent }: RowToSave, { catalogue, records, asked: { viewer } }: Beginning): Row {
  const isOfMoney =
    sent['about_finance'] === true ||
    sections.some(({ name, money }) => money && name === sent['section']) ||
    isFigureOfMoney(sent, catalogue)
  const period = numberIn(sent, 'period_id') ?? records.periodOf(sent)
  return {
    about_finance: isOfMoney,
    asked_by_id: viewer.actor,
    ...(period === undefined ? {} : { period_id: period }),
  }
}

function isFigureOfMoney(sent: Row, catalogue: Catalogue): boolean {
  const kind = textIn(sent, 'about_type')
  if (kind === undefined) return false
  const { ownedBy, fields } = entityNamed(catalogue, kind)
  const needsMoney = ownedBy.kind === 'farm' && ownedBy.needs === 'money'
  return needsMoney || fields[textIn(sent, 'field') ?? '']?.needs === 'money'
}

/** Whoever said last what came of it stands beside it. */
function decided({ before, sent }: RowToSave, { viewer }: Asked): Row {
  const was = before?.['status']
  const status = textIn(sent, 'status') ?? was
  const came = sent['resolution'] ?? before?.['resolution']
  const isSame = status === was && came === before?.['resolution']
  if (status === 'Resolved')
    return isSame ? {} : { resolved_by_id: viewer.actor, resolved_at: new Date().toISOString() }
  const isOpenedAgain = before !== undefined && status !== was
  return isOpenedAgain ? { resolved_by_id: null, resolved_at: null, resolution: null } : {}
}

/** What it is about hangs together. */
function strayed(
  { after }: RowToSave,
  catalogue: Catalogue,
  records: RecordsAskedAbout,
): readonly Finding[] {
  const [kind, field] = [textIn(after, 'about_type'), textIn(after, 'field')]
  if (field !== undefined && !kind)
    return [{ field: 'field', message: 'Say which record this figure is of.' }]
  if (kind === undefined) return []
  if (!records.isOfFarm(after))
    return [{ field: 'about_id', message: 'This record doesn’t belong to this farm.' }]
  const own = records.periodOf(after)
  if (own !== undefined && own !== numberIn(after, 'period_id'))
    return [{ field: 'period_id', message: 'This record belongs to another period.' }]
  const isKnown = field === undefined || /^[a-z][a-z0-9_.-]*$/.test(field)
  const { label } = entityNamed(catalogue, kind)
  return isKnown ? [] : [{ field: 'field', message: `${label} has no figure ${field}.` }]
}

const stays = [
  'farm_id',
  'period_id',
  'section',
  'about_type',
  'about_id',
  'field',
  'figure',
  'text',
].concat('mentions', 'about_finance')

function turned({ before, sent }: RowToSave): readonly Finding[] {
  const same = (name: string) =>
    JSON.stringify(sent[name]) === JSON.stringify(before?.[name] ?? null)
  const message = 'A question stays as it was asked: write what you want to add below it.'
  return stays
    .filter(name => sent[name] !== undefined && !same(name))
    .map(field => ({ field, message }))
}

function notTheirs({ before, sent, after }: RowToSave, { viewer }: Asked): readonly Finding[] {
  const [status, resolution] = [sent['status'], sent['resolution']]
  const isSame = (status ?? before?.['status']) === before?.['status'] && resolution === undefined
  const farm = numberIn(after, 'farm_id') ?? 0
  const isTheirs =
    viewer.isAdmin || farmsLed(viewer).includes(farm) || before?.['asked_by_id'] === viewer.actor
  if (isSame || isTheirs) return []
  const message = 'Whoever asked, a manager of the farm or staff say when a question is resolved.'
  return [{ field: 'status', message }]
}
