import { expect, test } from 'vitest'
import { answering } from '../answers-for-tests.ts'

const toBegin = {
  business: { name: 'Gum Pastoral' },
  farm: { farm_name: 'Gum' },
  manager: { email: 'robin@gum.example' },
  period_id: 8,
  onboarding_template_id: null,
  project: null,
}

test('asks how far onboardings are, of all or of a farm, and begins one once', async () => {
  const { furrow, asked } = answering({ data: [] })
  await furrow.onboarding.progress()
  await furrow.onboarding.progress(7)
  await furrow.onboarding.begin(toBegin, { key: 'once' })
  expect(asked).toMatchObject([
    { address: '/api/v2/onboarding-progress', method: 'GET' },
    { address: '/api/v2/onboarding-progress?farm_id=7', method: 'GET' },
    {
      address: '/api/v2/onboardings/begin',
      method: 'POST',
      body: toBegin,
      headers: { 'idempotency-key': 'once' },
    },
  ])
})

test('asks for the figures of several projects at once', async () => {
  const { furrow, asked } = answering({ data: [] })
  await furrow.bills.projectFigures([3, 4])
  expect(asked).toMatchObject([{ address: '/api/v2/project-figures?projects=3,4', method: 'GET' }])
})
