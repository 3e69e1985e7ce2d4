import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { AgreementCard } from './agreement-card.tsx'

const version = (id: number, number: number) => ({
  id,
  version: number,
  type: 'terms',
  body: 'Text',
  created_at: '2026-11-01T02:00:00.000Z',
})
const agreements = [version(4, 1), version(9, 2)]
const people = [
  { id: 1, name: 'Ann', active: true },
  { id: 2, name: 'Bob', active: true },
  { id: 3, name: 'Cyd', active: true },
]
const answer = (id: number, agreement_id: number, user_id: number, agreed: boolean) => ({
  id,
  agreement_id,
  user_id,
  agreed,
  answered_at: '2026-11-02T02:00:00.000Z',
  user: people[user_id - 1],
})
const agreement_answers = [
  answer(14, 9, 2, true),
  answer(13, 9, 2, false),
  answer(12, 4, 3, true),
  answer(11, 4, 2, true),
  answer(15, 9, 1, false),
]
const records = { agreements, agreement_answers, users: people }
const rowsOf = async (name: RegExp) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(row =>
      within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    )

test('the last answer to a version counts, and one to an earlier version doesn’t', async () => {
  showScreen(<AgreementCard row={version(9, 2)} />, records)
  expect((await rowsOf(/^Versions/)).map(([name, , ...counts]) => [name, ...counts])).toEqual([
    ['Version 2', '1', '1'],
    ['Version 1', '2', '0'],
  ])
  expect((await rowsOf(/^Answers to version 2/)).map(cells => cells.slice(0, 2))).toEqual([
    ['Ann', 'Declined'],
    ['Bob', 'Agreed'],
    ['Cyd', 'Not answered'],
  ])
  expect(screen.getByText(/^1 person has not answered yet/)).toBeTruthy()
})

test('of a version that was replaced, no one is waited for', async () => {
  showScreen(<AgreementCard row={version(4, 1)} />, records)
  expect((await rowsOf(/^Answers to version 1/)).map(cells => cells.slice(0, 2))).toEqual([
    ['Bob', 'Agreed'],
    ['Cyd', 'Agreed'],
  ])
  expect(screen.getByText('Version 2 has replaced it.')).toBeTruthy()
})
