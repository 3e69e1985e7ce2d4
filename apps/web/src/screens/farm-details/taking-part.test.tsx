import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { TakingPart } from './taking-part.tsx'

const agreements = [
  { id: 6, type: 'Benchmark participation', version: 1, body: 'Pooled results only.' },
]
const answered = (agreed: boolean) => ({
  agreements,
  agreement_answers: [{ id: 1, agreement_id: 6, user_id: 1, agreed, answered_at: '2026-03-02' }],
})

test('a manager reads what taking part means, and agrees', async () => {
  const { user, asked } = showScreen(<TakingPart farmId={3} />, { agreements })
  expect(await screen.findByText('You have not answered yet.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Take part' }))
  expect(await screen.findByText('Pooled results only.')).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: 'I have read this, and I agree.' }))
  await user.click(screen.getByRole('button', { name: 'Agree and continue' }))
  expect(await screen.findByText('You take part in comparisons.')).toBeDefined()
  expect(asked.map(({ body }) => body)).toContain(
    JSON.stringify({ agreement_id: 6, user_id: 1, agreed: true }),
  )
})

test('who takes part can stop', async () => {
  const { user, asked } = showScreen(<TakingPart farmId={3} />, answered(true))
  expect(await screen.findByText(/^You have taken part since/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Take part' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Stop taking part' }))
  await waitFor(() =>
    expect(asked.map(({ body }) => body)).toContain(
      JSON.stringify({ agreement_id: 6, user_id: 1, agreed: false }),
    ),
  )
})

test('who declined can take part after all', async () => {
  showScreen(<TakingPart farmId={3} />, answered(false))
  expect(await screen.findByText(/^You have not taken part since/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Take part' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Don’t take part|Stop/ })).toBeNull()
})

test('of a farm that someone does not manage, nothing is asked', () => {
  const { asked } = showScreen(<TakingPart farmId={12} />, { agreements })
  expect(screen.queryByText('Comparisons with other farms')).toBeNull()
  expect(asked).toEqual([])
})
