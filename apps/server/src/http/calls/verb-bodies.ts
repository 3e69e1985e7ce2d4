// What the calls of records take, as it is told. It is read by readers of its own, which say more exactly
// what is wrong.

import { aggregateTypes, operators } from '@furrow/wire/wish'
import { named, row, words } from '@furrow/wire/told'
import { z } from 'zod'
import { onceFor } from './once-for.ts'

const filter = z.object({
  type: z.enum(['and', 'or']).optional().describe('How it joins what stands before it.'),
  field: words.optional().describe('A field, or one of a relation behind dots.'),
  operator: z.enum(operators).default('='),
  value: z.unknown().optional().describe('A value, or a list of them with `in` and its like.'),
  get nested() {
    return z.array(filter).optional().describe('A group in brackets, instead of a field.')
  },
})

named('filter', filter)

const filters = z.array(filter).optional()

const scope = z.object({
  name: z.enum(['IdIn', 'FarmIdIn', 'PeriodIdIn', 'CropCollectionIdIn']),
  parameters: z.array(z.unknown()).optional(),
})

export const search = named(
  'search',
  z
    .object({
      scopes: z.array(scope),
      filters: z.array(filter),
      search: z
        .object({
          value: words.nullable().describe('Found in any field that is searched.'),
          case_sensitive: z.boolean(),
        })
        .partial(),
      sort: z.array(z.object({ field: words, direction: z.enum(['asc', 'desc']).optional() })),
      includes: z.array(z.object({ relation: words, filters, limit: z.int().min(0).optional() })),
      aggregates: z.array(
        z.object({
          relation: words,
          type: z.enum(aggregateTypes),
          field: words.optional(),
          filters,
        }),
      ),
    })
    .partial(),
)

export const numbersInBatch = named('numbers_in_batch', z.object({ resources: z.array(row) }))

const seen = named(
  'seen',
  z
    .record(z.string(), words)
    .describe('The `updated_at` last seen, by number: a 409 where a field was changed since.'),
)

export const relatedKey = named('related_key', z.object({ related_key: row }))

export const linksWanted = named(
  'links_wanted',
  z.object({
    resources: z
      .union([z.array(row), z.record(z.string(), z.looseObject({}))])
      .describe('Numbers, or numbers with what is said of each link.'),
  }),
)

export const severalMade = onceFor((made: z.ZodType) => z.object({ resources: z.array(made) }))

export const severalChanged = onceFor((changed: z.ZodType) =>
  z.object({ resources: z.record(z.string(), changed), seen: seen.optional() }),
)

export const linkChanged = onceFor((link: z.ZodType) => z.object({ pivot: link }))
