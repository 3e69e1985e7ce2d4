// Every call of records in words: what it takes and what it answers, written once for all of them.

import type { Call, Verb } from '@furrow/wire/calls'
import type { z } from 'zod'
import type { RowSchemas } from '../calls/row-schemas.ts'
import { answerOf } from '../calls/verb-answers.ts'
import {
  linkChanged,
  linksWanted,
  numbersInBatch,
  relatedKey,
  search,
  severalChanged,
  severalMade,
} from '../calls/verb-bodies.ts'
import { named } from './parameters.ts'
import { jsonAnswer, jsonBody } from './parts.ts'
import type { Json } from './parts.ts'
import type { SchemaPrinter } from './print-schemas.ts'
import { refusalResponses } from './refusal-answers.ts'

/** What a call is about. */
export interface Subject extends RowSchemas {
  readonly tag: string
  readonly label: string
  readonly plural: string
}

export function operation(
  { verb, method }: Call,
  subject: Subject,
  { print }: SchemaPrinter,
): Json {
  const { summary, takes = [], body, says } = told[verb](subject)
  const isWriting = method !== 'get' && verb !== 'search'
  const parameters = [...takes, ...(isWriting ? named('idempotency_key') : [])]
  const answer = jsonAnswer(says, print(answerOf(verb, subject.row)))
  return {
    summary,
    tags: [subject.tag],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: jsonBody(print(body)) } : {}),
    responses: {
      [verb === 'store' ? 201 : 200]: answer,
      ...refusals,
      ...(isWriting ? conflict : {}),
    },
  }
}

interface Told {
  readonly summary: string
  readonly takes?: readonly Json[]
  readonly body?: z.ZodType
  /** What the answer is. */
  readonly says: string
}

const paging = named('limit', 'page', 'with_trashed', 'only_trashed')
const trash = named('with_trashed', 'only_trashed')
const lastSeen = named('if_match', 'device')
const force = named('force')
const linked = 'What was linked and unlinked.'

const told: Readonly<Record<Verb, (subject: Subject) => Told>> = {
  list: it => ({ summary: `${it.plural}: list`, takes: paging, says: it.plural }),
  search: it => ({
    summary: `${it.plural}: find`,
    takes: paging,
    body: search,
    says: it.plural,
  }),
  store: it => ({ summary: `${it.label}: add`, body: it.made, says: it.label }),
  show: it => ({ summary: `${it.label}: show`, takes: trash, says: it.label }),
  update: it => ({
    summary: `${it.label}: change what is sent (PUT does the same)`,
    takes: lastSeen,
    body: it.changed,
    says: it.label,
  }),
  destroy: it => ({
    summary: `${it.label}: delete, with what belongs to it`,
    takes: force,
    says: it.label,
  }),
  restore: it => ({ summary: `${it.label}: restore`, says: it.label }),
  batch_store: it => ({
    summary: `${it.plural}: add several`,
    body: severalMade(it.made),
    says: it.plural,
  }),
  batch_update: it => ({
    summary: `${it.plural}: change several`,
    takes: named('device'),
    body: severalChanged(it.changed),
    says: it.plural,
  }),
  batch_destroy: it => ({
    summary: `${it.plural}: delete several`,
    takes: force,
    body: numbersInBatch,
    says: it.plural,
  }),
  batch_restore: it => ({
    summary: `${it.plural}: bring several back`,
    body: numbersInBatch,
    says: it.plural,
  }),
  associate: it => ({
    summary: `${it.label}: move it here`,
    body: relatedKey,
    says: it.label,
  }),
  dissociate: it => ({ summary: `${it.label}: let it go from here`, says: it.label }),
  attach: it => ({
    summary: `${it.plural}: link`,
    takes: named('duplicates'),
    body: linksWanted,
    says: linked,
  }),
  detach: it => ({ summary: `${it.plural}: unlink`, body: linksWanted, says: linked }),
  sync: it => ({
    summary: `${it.plural}: link these and no others`,
    takes: named('detaching'),
    body: linksWanted,
    says: linked,
  }),
  toggle: it => ({
    summary: `${it.plural}: link those that are not, unlink those that are`,
    body: linksWanted,
    says: linked,
  }),
  pivot: it => ({
    summary: `${it.label}: change what is said of the link`,
    ...(it.link && { body: linkChanged(it.link) }),
    says: linked,
  }),
}

const refusals = refusalResponses(['unauthenticated', 'forbidden', 'not_found', 'invalid'])
const conflict = refusalResponses(['conflict'])
