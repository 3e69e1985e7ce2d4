import { screen } from '@testing-library/react'
import type { FollowedScreen as Followed } from '@furrow/wire/office/workshop-screen-answer'
import { expect, test } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { findingsOfTest, screenOfTest } from '../presenting/findings-for-tests.ts'
import { FollowScreen } from './follow-screen.tsx'
import { FollowedScreen } from './followed-screen.tsx'

const { workshop_id: _id, findings, ...shown } = screenOfTest
const followed: Followed = {
  ...shown,
  slide: 1,
  findings: findings.length,
  finding: findingsOfTest[1] ?? null,
  own: null,
  why_not: null,
  is_over: false,
}
const own = {
  farm: 'Belah',
  figure: { value: 3.6, text: '3.6 t/ha' },
  place: 'Better than about 65% of farms',
}
const farms = [
  { id: 3, farm_name: 'Belah' },
  { id: 4, farm_name: 'Myall' },
]
const asking = (told: object) => ({
  'followed-screen': (asked: URLSearchParams) =>
    asked.has('farm_id') ? { ...followed, ...told } : { ...followed, ...told, own: null },
})

test('the finding of the big screen stands there with the own farm on the strip', async () => {
  showScreen(<FollowedScreen />, { farms }, { answers: asking({ own }) })
  await screen.findByRole('heading', { level: 1, name: 'Crops compared' })
  await screen.findByRole('img', { name: /your farm 3.6 t\/ha$/ })
  expect(screen.getByText('2 of 4')).toBeTruthy()
  expect(screen.getByText('Better than about 65% of farms')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Your farm' })).toBeTruthy()
})

test('where no own figure may be told, it says why; a single farm needs no choice', async () => {
  const why_not = 'You don’t have access to this farm’s finances.'
  showScreen(<FollowedScreen />, { farms: farms.slice(0, 1) }, { answers: asking({ why_not }) })
  await screen.findByText(why_not)
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('when it is over, it says so, and another code can be typed', async () => {
  const over = asking({ is_over: true, finding: null })
  showScreen(<FollowedScreen />, { farms }, { answers: over })
  await screen.findByRole('heading', { name: 'The presentation is over' })
  expect(screen.getByRole('link', { name: 'Type another code' })).toBeTruthy()
})

test('a code of fewer digits is not sent; three by three it is one of six', async () => {
  const answers = { 'workshop-sessions': { pass: '9.abc' } }
  const { user, asked } = showScreen(<FollowScreen />, {}, { answers })
  const code = await screen.findByRole('textbox', { name: 'Code' })
  expect(code.getAttribute('inputmode')).toBe('numeric')
  await user.type(code, '4829{Enter}')
  await screen.findByText(/^The code has six digits/)
  expect(asked).toEqual([])
  await user.clear(code)
  await user.type(code, '482 913{Enter}')
  await screen.findByText('Elsewhere')
  expect(asked.map(({ body }) => body)).toEqual(['{"code":"482913"}'])
})
