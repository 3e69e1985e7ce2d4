import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { EmailsCard } from './emails-card.tsx'

const flag = (name: string) =>
  screen.findByRole<HTMLInputElement>('switch', { name: new RegExp(`^${name}`) })
const stopped = {
  id: 4,
  user_id: 1,
  letter: 'Weekly note',
  by_email: false,
  updated_at: '2026-07-01',
}

test('emails come unless someone said otherwise', async () => {
  showScreen(<EmailsCard />, { notification_settings: [stopped] })
  expect((await flag('Questions and answers')).checked).toBe(true)
  expect((await flag('Weekly note')).checked).toBe(false)
  expect((await flag('Released reports')).checked).toBe(true)
})

test('they are stopped at once, which can be undone', async () => {
  const { user, changes } = showScreen(<EmailsCard />, { notification_settings: [stopped] })
  await user.click(await flag('Questions and answers'))
  await screen.findByText('Questions and answers: you no longer get these emails.')
  const values = { user_id: 1, letter: 'Questions', by_email: false }
  const made = { do: 'store', resource: 'notification_settings', values }
  expect(changes).toMatchObject([{ farmId: null, steps: [made] }])
  await user.click(screen.getByRole('button', { name: /Undo/ }))
  expect(changes[1]).toMatchObject({ steps: [{ do: 'destroy', id: changes[0]?.steps[0]?.id }] })
})

test('what was stopped comes again, over what was said before', async () => {
  const { user, changes } = showScreen(<EmailsCard />, { notification_settings: [stopped] })
  await user.click(await flag('Weekly note'))
  await screen.findByText('Weekly note: you get these emails.')
  const [values, before] = [{ by_email: true }, { by_email: false }]
  expect(changes).toMatchObject([{ steps: [{ do: 'update', id: 4, values, before }] }])
})

test('what the server would not have is said', async () => {
  const refuses = () => 'Not now.'
  const { user } = showScreen(<EmailsCard />, { notification_settings: [] }, { refuses })
  await user.click(await flag('Released reports'))
  expect(await screen.findByText('Not now.')).toBeTruthy()
})
