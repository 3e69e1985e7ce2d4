import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { EmailsScreen } from './emails-screen.tsx'

const email = (id: number, more: object = {}) => ({
  id,
  to: `person${id}@farm.example`,
  subject: `Letter ${id}`,
  created_at: '2026-11-28T02:00:00.000Z',
  sent_at: null,
  attempts: 0,
  next_attempt_at: null,
  error: null,
  ...more,
})
const emails = [
  email(4),
  email(3, {
    attempts: 3,
    next_attempt_at: '2026-11-28T02:20:00.000Z',
    error: '451 Try again later',
  }),
  email(2, { attempts: 1, error: '550 No such person' }),
  email(1, { sent_at: '2026-11-28T02:01:00.000Z' }),
]
const shown = () => showScreen(<EmailsScreen />, { outgoing_mails: emails })

test('says of each email whether it was sent, is tried again or was given up, and why', async () => {
  shown()
  const table = within(await screen.findByRole('table', { name: 'Emails' }))
  const [waiting, later, failed, sent] = table
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent)
  expect(waiting).toMatch(/person4@farm\.example.*Letter 4.*Waiting/)
  expect(later).toMatch(/Waiting.*Tried 3 times, again at .*451 Try again later/)
  expect(failed).toMatch(/Not sent.*Tried once\. The mail server said: 550 No such person/)
  expect(sent).toMatch(/Sent/)
  expect(sent).not.toMatch(/Show|Send again/)
  expect(waiting).not.toContain('Send again')
})

test('one that was given up is sent again, and the server is asked for those of a state', async () => {
  const { user, asked } = shown()
  await user.click(
    await screen.findByRole('button', { name: 'Send again: Letter 2, person2@farm.example' }),
  )
  await screen.findByText('The email to person2@farm.example is sent again now.')
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: 'Not sent' }))
  await screen.findByRole('table', { name: 'Emails' })
  const filters = [
    { field: 'sent_at', value: null },
    { field: 'attempts', operator: '>', value: 0 },
    { field: 'next_attempt_at', value: null },
  ]
  expect(asked.at(-1)?.body).toContain(JSON.stringify(filters))
})
