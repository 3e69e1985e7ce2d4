// What every call of a record answers, the same for all of them.

import type { Verb } from '@furrow/wire/calls'
import { count, named, row, warning, words } from '@furrow/wire/told'
import { z } from 'zod'
import { onceFor } from './once-for.ts'

const warnings = { warnings: z.array(warning).optional() }

/** What was written and looks wrong. */
export const withWarnings = {
  meta: named(
    'warnings',
    z.object(warnings).describe('What was written and looks wrong.'),
  ).optional(),
}

const pageLinks = named(
  'page_links',
  z.object({
    first: words,
    last: words,
    prev: words.nullable(),
    next: words.nullable(),
  }),
)

const pageMeta = named(
  'page_meta',
  z.object({
    current_page: count,
    from: count.nullable(),
    last_page: count,
    links: z.array(z.object({ url: words.nullable(), label: words, active: z.boolean() })),
    path: words,
    per_page: count,
    to: count.nullable(),
    total: count,
    ...warnings,
  }),
)

const numbers = z.array(row).optional()
const linksDone = named(
  'links_done',
  z.object({
    attached: numbers,
    updated: numbers,
    detached: numbers,
    ...withWarnings,
  }),
)

const numberAlone = z.strictObject({ id: row.optional() })
const resultAlone = z.strictObject({
  do: words,
  resource: words,
  ref: words.optional(),
  attached: numbers,
  updated: numbers,
  detached: numbers,
  data: numberAlone.nullable().optional(),
})
const alone = z.union([numberAlone, resultAlone]).nullable()

/** To a call that comes a second time with its key, where its rows are out of reach by then. */
export const numbersAlone = named(
  'numbers_alone',
  z.strictObject({
    attached: numbers,
    updated: numbers,
    detached: numbers,
    data: z.union([alone, z.array(alone)]).optional(),
  }),
)

export const refusal = named(
  'refusal',
  z.object({
    message: words.describe('What is wrong, in a sentence.'),
    code: words.describe('What kind of refusal it is; it never changes.'),
    errors: z
      .record(z.string(), z.array(words))
      .optional()
      .describe('Field by field, with dots: `resources.3.area`.'),
    data: z.unknown().optional().describe('With a 409: the row, or the rows, as they are now.'),
  }),
)

export function answerOf(verb: Verb, row: z.ZodType): z.ZodType {
  if (aboutLinks.includes(verb)) return linksDone
  const { page, one, several } = answersWith(row)
  if (verb === 'list' || verb === 'search') return page
  return verb.startsWith('batch_') ? several : one
}

export const aboutLinks: readonly Verb[] = ['attach', 'detach', 'sync', 'toggle', 'pivot']

const answersWith = onceFor((row: z.ZodType) => ({
  page: z.object({ data: z.array(row), links: pageLinks, meta: pageMeta }),
  one: z.object({ data: row, ...withWarnings }),
  several: z.object({ data: z.array(row), ...withWarnings }),
}))
