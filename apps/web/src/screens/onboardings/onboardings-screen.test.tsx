import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { OnboardingsScreen } from './onboardings-screen.tsx'

const updated_at = '2026-11-20T01:02:03.000004Z'
const steps = [
  { label: 'Add the paddocks', kind: 'paddocks' },
  { label: 'Call them' },
  { label: 'Submit', kind: 'submitted' },
]
const onboarding = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  steps,
  farm_id: null,
  period_id: 8,
  business_id: null,
  finished_at: null,
  created_at: updated_at,
  updated_at,
  ...more,
})
const records = {
  onboardings: [onboarding(3, 'Gum Pastoral'), onboarding(4, 'Old', { finished_at: updated_at })],
  periods: [{ id: 8, name: '2025-26' }],
  zones: [{ id: 1, name: 'Mallee' }],
  onboarding_templates: [{ id: 6, name: 'Whole farm', steps, active: true, updated_at }],
}
const told = [
  {
    onboarding_id: 3,
    farm_id: null,
    steps: [
      { label: 'Add the paddocks', kind: 'paddocks', done: true },
      { label: 'Call them', kind: null, done: false },
      { label: 'Submit', kind: 'submitted', done: false },
    ],
  },
]
const answers = { 'onboarding-progress': told, onboardings: { id: 3 } }
const shown = (search = '') =>
  showScreen(<OnboardingsScreen />, records, { isStaff: true, search, answers })

test('each says how far it is and what comes next; finished ones are asked for', async () => {
  const { user } = shown()
  const rows = async () =>
    (await screen.findAllByRole('row')).slice(1).map(row => row.textContent ?? '')
  expect(await rows()).toEqual([expect.stringMatching(/Gum Pastoral.*1 of 3.*Call them.*2025–26/)])
  await user.click(screen.getByRole('radio', { name: 'With finished' }))
  expect((await rows())[1]).toMatch(/Old.*Finished/)
})

test('a step without a kind is ticked by hand, and the others are told', async () => {
  const { user, changes } = shown('?onboarding=3')
  const drawer = within(await screen.findByRole('dialog', { name: 'Gum Pastoral' }))
  drawer.getByText('1 of 3 steps done, first period 2025–26.')
  expect(drawer.getAllByRole('checkbox')).toHaveLength(1)
  await user.click(drawer.getByRole('checkbox', { name: 'Call them' }))
  await user.click(drawer.getByRole('button', { name: 'Mark as finished' }))
  const ticked = [steps[0], { label: 'Call them', done: true }, steps[2]]
  expect(changes.flatMap(one => one.steps)).toMatchObject([
    {
      resource: 'onboardings',
      id: 3,
      values: { steps: ticked },
      before: { steps },
      seen: updated_at,
    },
    { values: { finished_at: expect.any(String) }, before: { finished_at: null } },
  ])
})

test('a new business is begun with what was typed, and what is wrong stands at its field', async () => {
  const { user, asked } = shown()
  await user.click(await screen.findByRole('button', { name: 'New business' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New business' }))
  const add = () => dialog.getByRole('button', { name: 'Add business and invite manager' })
  await user.click(add())
  for (const words of ['Enter what the business is called.', 'Enter the manager’s email.'])
    dialog.getByText(words)
  dialog.getByText('Choose the first period.')
  await user.type(dialog.getByRole('textbox', { name: /^Business/ }), 'Gum Pastoral')
  await user.type(dialog.getByRole('textbox', { name: /^Manager’s email/ }), 'robin@gum.example')
  await user.click(dialog.getByRole('combobox', { name: /^First period/ }))
  await user.click(await screen.findByRole('option', { name: '2025–26' }))
  await user.click(dialog.getByRole('switch', { name: /^With a project/ }))
  dialog.getByText(/^Without a project you won’t see the farm/)
  await user.click(add())
  await screen.findAllByText('Gum Pastoral was added, and robin@gum.example invited.')
  const [sent] = asked.filter(({ body }) => body.includes('robin@gum.example'))
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    business: { name: 'Gum Pastoral' },
    farm: { farm_name: 'Gum Pastoral' },
    manager: { email: 'robin@gum.example' },
    period_id: 8,
    onboarding_template_id: null,
    project: null,
  })
})

test('consultants read templates, and nobody else sees any of it', async () => {
  shown()
  expect(await screen.findByText('Whole farm')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit Whole farm' })).toBeNull()
})

test('others are told whom it is for', async () => {
  const { asked } = showScreen(<OnboardingsScreen />, records)
  expect(await screen.findByText('For consultants and administrators')).toBeTruthy()
  await waitFor(() => expect(asked).toEqual([]))
})
