// The calls by which staff take on a new business, and by which they and its people see how far that is.

import { onboardingBegun, onboardingProgress } from '@furrow/wire/office/onboarding-answer'
import { enveloped } from '@furrow/wire/told'
import { z } from 'zod'
import { named } from '../openapi/parameters.ts'
import { call } from './call.ts'
import { line, optionalLine, rowNumber } from './sent.ts'

const project = z.object(
  {
    title: line('Say what the project is called.', 255),
    fee: z
      .int({ error: 'Enter the fee in whole cents.' })
      .min(0, 'A fee can’t be negative.')
      .max(2_000_000_000, 'This fee is too large.')
      .nullish()
      .transform(fee => fee ?? undefined),
    product_ids: z
      .array(rowNumber('Say each product by its number.'), {
        error: 'Say the products as a list of numbers.',
      })
      .max(50, 'A project can have at most 50 products.')
      .default([]),
    project_status_id: rowNumber('Say which status.').optional(),
    collector_id: rowNumber('Say who collects.').optional(),
  },
  { error: 'Say what the project is, or send null.' },
)

const toBegin = z.object({
  business: z.object(
    { name: line('Say what the business is called.', 255) },
    { error: 'Say what the business is called.' },
  ),
  farm: z.object(
    {
      farm_name: line('Say what the farm is called.', 255),
      zone_id: rowNumber('Say which region.').optional(),
    },
    { error: 'Say what the farm is called.' },
  ),
  manager: z.object(
    { name: optionalLine(255), email: line('Enter the manager’s email.') },
    { error: 'Enter the manager’s email.' },
  ),
  period_id: rowNumber('Choose the first period.'),
  onboarding_template_id: rowNumber('Say which template, or send null.').nullable().default(null),
  project: project.nullable().default(null),
})

export const onboardingCalls = {
  progress: call({
    method: 'get',
    path: '/api/v2/onboarding-progress',
    operationId: 'onboarding-progress',
    summary: 'The steps of onboardings, each with whether it is done.',
    description:
      'Of all onboardings that one reads; or of one farm that one sees, where it is named: of its onboarding, or of the standard steps where it has none.',
    letsIn: 'person',
    query: z.object({ farm_id: rowNumber('Say which farm.').optional() }),
    says: 'The newest first.',
    answer: enveloped(onboardingProgress),
    refuses: ['not_found', 'invalid'],
  }),

  begin: call({
    method: 'post',
    path: '/api/v2/onboardings/begin',
    operationId: 'onboardings.begin',
    summary: 'For staff: takes on a new business with its first farm.',
    description:
      'Makes the business, the farm, its first period, the invitation of its manager, a project where one is sent, and the onboarding, all of them or none. Once the manager accepts, they manage the farm and the business.',
    letsIn: 'person',
    parameters: named('idempotency_key'),
    body: toBegin,
    says: 'What was made.',
    answer: enveloped(onboardingBegun),
    refuses: ['conflict', 'invalid'],
  }),
}
