// The call that sums up the cropping of a farm's period.

import { groupings } from '@furrow/farming/crop-group'
import { groundParts } from '@furrow/farming/ground-use'
import { jsonAnswer, listOf, objectOf, ref } from './parts.ts'
import type { Json } from './parts.ts'

const words = { type: 'string' }
const row = { type: 'integer', minimum: 1 }
const whole = { type: 'integer', minimum: 0 }
const day = { type: ['string', 'null'], format: 'date' }

const required = (properties: Json): Json => objectOf(properties, Object.keys(properties))
const orNull = (schema: Json): Json => ({ oneOf: [schema, { type: 'null' }] })
const known = (description: string): Json => ({ type: ['number', 'null'], description })

const area = known('Hectares.')
const produced = known('Tonnes; of cotton bales, of what is grazed kilograms gained.')
const money = known('Cents, sold and still to be sold; null for who sees no money.')
const named = required({ id: row, name: words })

const kind = required({
  id: row,
  name: words,
  slug: { type: ['string', 'null'] },
  color: words,
  unit: { ...words, description: 'What its yield is told in.' },
  harvest: { ...words, description: 'What it is taken off by.' },
  perennial: { type: 'boolean' },
  of_water: { type: 'boolean', description: 'Its yield follows from its water.' },
})

const figures = {
  area_sown: area,
  area_harvested: area,
  produced,
  own: known('Our share of it.'),
  hay: known('Tonnes of hay beside what it is grown for.'),
  yield: known('Over what was harvested, in the unit of the crop; hay of the whole year.'),
  crop_rain: known('Millimetres from sowing to harvest, or to today.'),
  nitrogen: known('Kilograms for each hectare.'),
  phosphorus: known('Kilograms for each hectare.'),
  megalitres: known('Water that was put on.'),
  income: money,
}

const line = required({
  id: { ...row, description: 'Of the crop on its paddock.' },
  paddock: required({
    id: row,
    name: words,
    area,
    property: orNull(named),
    asset_type: orNull(named),
  }),
  crop: orNull(ref('schemas', 'kind_of_crop')),
  enterprise: orNull(named),
  fallow_type: orNull(named),
  variety: orNull(named),
  status: orNull(required({ slug: { type: ['string', 'null'] }, name: words })),
  stage: orNull(named),
  sown: day,
  ended: day,
  years: known('Whole years that a stand has stood.'),
  area,
  ground: {
    ...objectOf(Object.fromEntries(groundParts.map(part => [part, { type: 'number' }]))),
    description: 'What became of its ground, in hectares.',
  },
  taken: required({ quantity: produced, area }),
  water: known('Millimetres that it had, stored at sowing and rained on it.'),
  ...figures,
})

const summed = {
  paddocks: whole,
  area,
  ...figures,
  yield_on_sown: known('Over what was sown for it.'),
  water_use: known('Kilograms for each hectare and millimetre.'),
  megalitres_per_ha: known('On the ground that was watered.'),
  income_per_ha: money,
  statuses: listOf(required({ slug: { type: ['string', 'null'] }, name: words, count: whole })),
}

const group = required({
  key: { ...words, description: 'The same from period to period.' },
  of: { ...orNull(named), description: 'Of what it is grouped by; null where nobody said.' },
  crop: orNull(ref('schemas', 'kind_of_crop')),
  crops: listOf(row),
  ...summed,
})

const stand = required({
  crop: ref('schemas', 'kind_of_crop'),
  age: words,
  paddocks: whole,
  area,
  produced,
  yield: figures.yield,
})

export const croppingSummarySchemas: Json = {
  kind_of_crop: kind,
  crop_group: group,
  cropping_summary: required({
    farm_id: row,
    period_id: row,
    period: words,
    crops: listOf(line),
    arable: {
      ...listOf(
        required({
          id: row,
          area,
          property_id: { type: ['integer', 'null'] },
          asset_type_id: { type: ['integer', 'null'] },
        }),
      ),
      description: 'Paddocks that are kept for crops.',
    },
    incomes: orNull(
      listOf(required({ crop_id: row, sold: money, estimated: money, income: money })),
    ),
    totals: required(summed),
    ground: required({
      arable: { type: 'number' },
      parts: {
        ...required(Object.fromEntries(groundParts.map(part => [part, { type: 'number' }]))),
        description: 'Each hectare once: they come to all that is arable.',
      },
      intensity: known('Hectares cropped for each that could be.'),
    }),
    stands: { ...listOf(stand), description: 'What stands for years, by its age.' },
    groups: required(
      Object.fromEntries(groupings.map(by => [by, listOf(ref('schemas', 'crop_group'))])),
    ),
    usual: {
      ...listOf(required({ crop_id: row, periods: whole, yield: figures.yield })),
      description: 'Of the five periods before, as far as there are so many.',
    },
  }),
}

export const croppingSummaryPath: readonly [string, Json] = [
  '/api/v2/cropping-summary',
  {
    get: {
      operationId: 'cropping-summary',
      summary: 'What the crops of a farm’s period come to: areas, yields, rain, water, income.',
      description:
        'Of the rows that one sees. Closed to pages that are shown inside Furrow, with the token of an app.',
      parameters: ['farm_id', 'period_id'].map(name => ({
        ...{ name, in: 'query', required: true, schema: row },
      })),
      responses: {
        200: jsonAnswer(
          'The crops, summed up.',
          objectOf({ data: ref('schemas', 'cropping_summary') }, ['data']),
        ),
        401: ref('responses', 'unauthenticated'),
        403: ref('responses', 'forbidden'),
        404: ref('responses', 'not_found'),
        422: ref('responses', 'invalid'),
        default: ref('responses', 'refused'),
      },
    },
  },
]
