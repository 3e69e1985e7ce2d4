// Every call in words: what it takes and what it answers, written once for all records.

import type { Call, Verb } from '@furrow/wire/calls'
import { named } from './parameters.ts'
import { jsonAnswer, jsonBody, listOf, objectOf, ref } from './parts.ts'
import type { Json } from './parts.ts'

/** What a call is about. */
export interface Subject {
  readonly tag: string
  readonly label: string
  readonly plural: string
  readonly row: Json
  readonly made: Json
  readonly changed: Json
  /** What is said of a link, where rows are linked. */
  readonly link?: Json
}

export function operation({ verb, method }: Call, subject: Subject): Json {
  const { summary, takes = [], body, answers } = told[verb](subject)
  const isWriting = method !== 'get' && verb !== 'search'
  const parameters = [...takes, ...(isWriting ? named('idempotency_key') : [])]
  return {
    summary,
    tags: [subject.tag],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: jsonBody(body) } : {}),
    responses: { ...answers, ...(isWriting ? { ...refusals, ...conflict } : refusals) },
  }
}

interface Told {
  readonly summary: string
  readonly takes?: readonly Json[]
  readonly body?: Json
  readonly answers: Json
}

const paging = named('limit', 'page', 'with_trashed', 'only_trashed')
const trash = named('with_trashed', 'only_trashed')
const seen = named('if_match', 'device')
const force = named('force')
const numbersInBatch = ref('schemas', 'numbers_in_batch')
const linksWanted = ref('schemas', 'links_wanted')

const told: Readonly<Record<Verb, (subject: Subject) => Told>> = {
  list: it => ({ summary: `${it.plural}: list`, takes: paging, answers: page(it) }),
  search: it => ({
    summary: `${it.plural}: find`,
    takes: paging,
    body: ref('schemas', 'search'),
    answers: page(it),
  }),
  store: it => ({ summary: `${it.label}: add`, body: it.made, answers: row(it, 201) }),
  show: it => ({ summary: `${it.label}: show`, takes: trash, answers: row(it) }),
  update: it => ({
    summary: `${it.label}: change what is sent (PUT does the same)`,
    takes: seen,
    body: it.changed,
    answers: row(it),
  }),
  destroy: it => ({
    summary: `${it.label}: delete, with what belongs to it`,
    takes: force,
    answers: row(it),
  }),
  restore: it => ({ summary: `${it.label}: bring back`, answers: row(it) }),
  batch_store: it => ({
    summary: `${it.plural}: add several`,
    body: objectOf({ resources: listOf(it.made) }, ['resources']),
    answers: rows(it),
  }),
  batch_update: it => ({
    summary: `${it.plural}: change several`,
    takes: named('device'),
    body: objectOf(
      {
        resources: { type: 'object', additionalProperties: it.changed },
        seen: ref('schemas', 'seen'),
      },
      ['resources'],
    ),
    answers: rows(it),
  }),
  batch_destroy: it => ({
    summary: `${it.plural}: delete several`,
    takes: force,
    body: numbersInBatch,
    answers: rows(it),
  }),
  batch_restore: it => ({
    summary: `${it.plural}: bring several back`,
    body: numbersInBatch,
    answers: rows(it),
  }),
  associate: it => ({
    summary: `${it.label}: move it here`,
    body: ref('schemas', 'related_key'),
    answers: row(it),
  }),
  dissociate: it => ({ summary: `${it.label}: let it go from here`, answers: row(it) }),
  attach: it => ({
    summary: `${it.plural}: link`,
    takes: named('duplicates'),
    body: linksWanted,
    answers: links(),
  }),
  detach: it => ({ summary: `${it.plural}: unlink`, body: linksWanted, answers: links() }),
  sync: it => ({
    summary: `${it.plural}: link these and no others`,
    takes: named('detaching'),
    body: linksWanted,
    answers: links(),
  }),
  toggle: it => ({
    summary: `${it.plural}: link those that are not, unlink those that are`,
    body: linksWanted,
    answers: links(),
  }),
  pivot: it => ({
    summary: `${it.label}: change what is said of the link`,
    body: objectOf({ pivot: it.link ?? {} }, ['pivot']),
    answers: links(),
  }),
}

const refusals = {
  401: ref('responses', 'unauthenticated'),
  403: ref('responses', 'forbidden'),
  404: ref('responses', 'not_found'),
  422: ref('responses', 'invalid'),
  default: ref('responses', 'refused'),
}
const conflict = { 409: ref('responses', 'conflict') }

function row({ label, row }: Subject, status: 200 | 201 = 200): Json {
  return { [status]: jsonAnswer(label, objectOf({ data: row }, ['data'])) }
}

function rows({ plural, row }: Subject, more: Json = {}): Json {
  return { 200: jsonAnswer(plural, objectOf({ data: listOf(row), ...more }, ['data'])) }
}

function page(subject: Subject): Json {
  return rows(subject, { links: ref('schemas', 'page_links'), meta: ref('schemas', 'page_meta') })
}

function links(): Json {
  return { 200: jsonAnswer('What was linked and unlinked.', ref('schemas', 'links_done')) }
}
