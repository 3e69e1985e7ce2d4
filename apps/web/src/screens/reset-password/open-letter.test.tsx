import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { said, showLetter } from '../../people/letter-for-tests.tsx'
import type { Answers } from '../../people/letter-for-tests.tsx'
import { OpenLetter } from './open-letter.tsx'

const opened = { kind: 'access', place: 'Lone Pine', people: ['Tim Thief'] }
const done = { message: 'Access to Lone Pine was taken away from Tim Thief.' }
const show = (answers: Answers) => showLetter(<OpenLetter token="access_k" />, answers)
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test('whoever is told of access takes it away without signing in, by the button alone', async () => {
  const { asked, user } = show({ '/api/v2/link': opened, '/api/v2/access-undo': done })
  await title('Take away access to Lone Pine?')
  expect(screen.getByText(/^Tim Thief can read and change what is recorded for/)).toBeTruthy()
  expect(asked).toEqual([['/api/v2/link', { token: 'access_k' }]])
  await user.click(screen.getByRole('button', { name: 'Take access away' }))
  await waitFor(async () =>
    expect(document.activeElement).toBe(await title('The access is taken away')),
  )
  expect(said('status')).toEqual([done.message])
  expect(screen.queryByRole('button', { name: 'Take access away' })).toBeNull()
  expect(asked.slice(1)).toEqual([['/api/v2/access-undo', { token: 'access_k' }]])
  await user.click(screen.getByRole('link', { name: 'Back to sign-in' }))
  await screen.findByText('Sign-in')
})

test('what is refused is said, and can be tried again', async () => {
  const { asked, user } = show({ '/api/v2/link': opened, '/api/v2/access-undo': 'Not now.' })
  await user.click(await screen.findByRole('button', { name: 'Take access away' }))
  await screen.findByText('Not now.')
  expect(said('alert')).toEqual(['Not now.'])
  await title('Take away access to Lone Pine?')
  await user.click(screen.getByRole('button', { name: 'Take access away' }))
  expect(asked).toHaveLength(3)
})

test('a link that is over says so, and offers nothing to take away', async () => {
  show({ '/api/v2/link': 'This link is no longer valid.' })
  await title('This link can’t be opened')
  expect(said('alert')).toEqual(['This link is no longer valid.'])
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Ask for a new link' })).toBeNull()
})

test('a link to a new password that is over leads to asking for another', async () => {
  showLetter(<OpenLetter token="reset_k" />, { '/api/v2/link': 'This link has expired.' })
  await title('This link can’t be opened')
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy()
})
