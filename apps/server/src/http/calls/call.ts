// What is declared of a call, once: its route is mounted from it, OpenAPI is printed from it, and in the
// tests every answer is read by it.

import type { Told } from '@furrow/wire/told'
import type { z } from 'zod'
import type { BodyLimits } from '../body-limits.ts'
import type { Json } from '../openapi/parts.ts'

export interface Call<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends AnswerTold = AnswerTold,
> {
  readonly method: 'get' | 'post' | 'head' | 'patch' | 'delete' | 'options'
  /** With `{id}` where a number or name stands. */
  readonly path: `/${string}`
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly letsIn: LetsIn
  readonly query?: Query
  readonly body?: Body
  /** Where the body may have more than a form. */
  readonly holds?: BodyLimits | 'files'
  /** The body is read by whoever carries the call out: its schema only tells of it. */
  readonly readsItself?: true
  readonly status?: 201 | 202 | 204
  /** What the answer is. */
  readonly says: string
  readonly answer?: Answer
  /** One after the other, in lines, while it stays open. */
  readonly inLines?: true
  /** Beside those of who is let in. */
  readonly refuses?: readonly Refused[]
  /** In the words of OpenAPI: headers, and what is no JSON. */
  readonly parameters?: readonly Json[]
  readonly headers?: Json
  readonly bytes?: string
  readonly responses?: Json
}

/**
 * `anybody` asks for no token, `with or without` takes note of it, `token` asks for one that holds, `person`
 * for whoever is behind it, acting or not. To pages that are shown inside Furrow only what says so is open.
 */
export type LetsIn =
  | 'anybody'
  | 'with or without'
  | 'token'
  | 'person'
  | 'person with token'
  | 'person or page'

type Refused = 'not_found' | 'conflict' | 'invalid' | 'too_many_requests'

/** Where an answer holds rows, their schemas follow from the catalogue. */
export type AnswerTold = z.ZodType | ((rows: RowNamed) => z.ZodType)

/** A row as it is served, by the name of its record. */
export type RowNamed = (name: string) => z.ZodType

export type AnswerOf<Answer> = Answer extends z.ZodType ? Told<Answer> : object

export function call<
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends AnswerTold = AnswerTold,
>(told: Call<Query, Body, Answer>): Call<Query, Body, Answer> {
  return told
}

/** Closed to pages that are shown inside Furrow. */
export function isClosedToPages({ letsIn }: Call): boolean {
  return letsIn !== 'person or page' && letsIn !== 'with or without'
}
