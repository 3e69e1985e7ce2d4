import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { EmptyState } from './empty-state.tsx'
import { FailureCard } from './failure-card.tsx'
import { renderPart } from './rendering-for-tests.tsx'
import { Ring } from './ring.tsx'
import { SaveMark } from './save-mark.tsx'
import { SearchBox } from './search-box.tsx'
import { CardSkeleton, FormSkeleton, TableSkeleton } from './skeletons.tsx'
import { StatusBadge } from './status-badge.tsx'

afterEach(() => vi.useRealTimers())

test.each([
  [0.45, 'Paddocks: 45%', '45%'],
  [0, 'Paddocks: 0%', '0%'],
  [1, 'Paddocks: 100%', '100%'],
  [0.996, 'Paddocks: 99%', '99%'],
  [null, 'Paddocks: nothing to answer', '–'],
])('a ring of %d says %s', (score, name, figure) => {
  renderPart(<Ring score={score} label="Paddocks" />)
  expect(screen.getByRole('img', { name }).textContent).toBe(figure)
})

const statuses = [
  'Not started',
  'In progress',
  'Submitted',
  'In validation',
  'Validated',
  'Released',
]

test('each status has its word and a shape of its own', () => {
  const { container } = renderPart(
    statuses.map(status => <StatusBadge key={status} status={status} />),
  )
  const badges = [...container.querySelectorAll('.status-badge')]
  expect(badges.map(badge => badge.textContent)).toEqual(statuses)
  expect(new Set(badges.map(badge => badge.querySelector('svg')?.innerHTML)).size).toBe(6)
})

test('a status that nobody has heard of is shown as it is', () => {
  renderPart(<StatusBadge status="Archived" />)
  expect(screen.getByText('Archived')).toBeTruthy()
})

test('an empty place says what belongs there and carries the first action', () => {
  const action = <button type="button">Add gauge</button>
  renderPart(<EmptyState title="No gauges" text="Rain decides." action={action} picture="gauge" />)
  expect(screen.getByRole('heading', { name: 'No gauges' })).toBeTruthy()
  expect(screen.getByText('Rain decides.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add gauge' })).toBeTruthy()
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('a failure is a sentence with its number, and can be tried again', async () => {
  const retry = vi.fn<() => void>()
  const failure = { kind: 'broken', message: 'The server gave no answer.', status: 500 }
  const { user } = renderPart(<FailureCard failure={failure} retry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('The server gave no answer.')
  expect(screen.getByText('Error 500')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('a failure without a message is an unknown error, and silence is no signal', () => {
  const { rerender } = renderPart(<FailureCard failure={{ message: '' }} />)
  expect(screen.getByText('Unknown Error')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<FailureCard failure={{ kind: 'unreachable', message: 'Nobody answers.' }} />)
  expect(screen.getByText('No signal')).toBeTruthy()
})

test('what is fetched has its shape already, and a reader hears that it loads', () => {
  renderPart(
    <>
      <CardSkeleton count={2} />
      <TableSkeleton count={3} columns={2} />
      <FormSkeleton count={4} />
    </>,
  )
  const waiting = screen.getAllByRole('status')
  expect(waiting.map(part => part.textContent)).toEqual(['Loading', 'Loading', 'Loading'])
  expect(waiting.map(part => part.querySelectorAll('.skeleton-bar').length)).toEqual([6, 8, 8])
})

test('a search is handed on with every key, and cleared', async () => {
  const onChange = vi.fn<(text: string) => void>()
  const { user } = renderPart(<SearchBox label="Search farms" value="wat" onChange={onChange} />)
  await user.type(screen.getByRole('searchbox', { name: 'Search farms' }), 't')
  await user.click(screen.getByRole('button', { name: 'Clear Search farms' }))
  expect(onChange.mock.calls).toEqual([['watt'], ['']])
})

const live = () => document.querySelector('[aria-live]')?.textContent

test.each([
  ['saving', 'Saving'],
  ['waiting', 'Waiting for signal'],
  ['warning', 'Please check'],
] as const)('%s is said in words, without interrupting', (kind, words) => {
  renderPart(<SaveMark state={{ kind }} />)
  expect(screen.getByText(words)).toBeTruthy()
  expect(live()).toBe('')
})

test('only what was refused is spoken by itself', () => {
  const { rerender } = renderPart(<SaveMark state={{ kind: 'saving' }} />)
  rerender(<SaveMark state={{ kind: 'refused', message: 'The period is closed.' }} />)
  expect(live()).toBe('Not saved: The period is closed.')
})

test('that something was saved is shown for a moment, and not where nothing was done', () => {
  vi.useFakeTimers()
  const { rerender } = renderPart(<SaveMark state={{ kind: 'saved' }} />)
  expect(screen.queryByText('Saved')).toBeNull()
  rerender(<SaveMark state={{ kind: 'saving' }} />)
  rerender(<SaveMark state={{ kind: 'saved' }} />)
  expect(screen.getByText('Saved')).toBeTruthy()
  void act(() => vi.advanceTimersByTime(3000))
  expect(screen.queryByText('Saved')).toBeNull()
})
