import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LetterCard } from './letter-card.tsx'
import { said, showLetter } from './letter-for-tests.tsx'
import type { Answers } from './letter-for-tests.tsx'

const opened = { kind: 'access', place: 'Lone Pine', people: ['Tim Thief', 'Sam Other'] }
const done = { message: 'Access to Lone Pine was taken away from Tim Thief and Sam Other.' }
const show = (answers: Answers) =>
  showLetter(<LetterCard token="access_k" />, { '/api/v2/link': opened, ...answers })

test('access that was given is taken away by the button, not by opening the link', async () => {
  const { asked, user, refreshes, place } = show({ '/api/v2/access-undo': done })
  await screen.findByRole('heading', { name: 'Take away access to Lone Pine?' })
  expect(screen.getByText(/^Tim Thief, Sam Other can read and change/)).toBeTruthy()
  expect(asked).toEqual([['/api/v2/link', { token: 'access_k' }]])
  await user.click(screen.getByRole('button', { name: 'Take access away' }))
  await screen.findByText('Home')
  expect(said('status')).toEqual([expect.stringContaining(done.message)])
  expect(asked.at(-1)).toEqual(['/api/v2/access-undo', { token: 'access_k' }])
  expect([refreshes(), place()]).toEqual([1, '/'])
})

test('whoever would rather not takes nothing away', async () => {
  const { asked, user } = show({})
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  await screen.findByText('Home')
  expect(asked).toHaveLength(1)
})

test('what is refused is said, and the card stays', async () => {
  const { user, place, refreshes } = show({ '/api/v2/access-undo': 'This link is over.' })
  await user.click(await screen.findByRole('button', { name: 'Take access away' }))
  await screen.findByText('This link is over.')
  expect(said('alert')).toEqual(['This link is over.'])
  expect([refreshes(), place()]).toEqual([0, '/letter'])
})
