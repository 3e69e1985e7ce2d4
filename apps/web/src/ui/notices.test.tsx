import { notifications } from '@mantine/notifications'
import { act, renderHook, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Notices, useNotices } from './notices.tsx'
import type { Teller } from './notices.tsx'
import { renderPart } from './rendering-for-tests.tsx'
import { UpdateNotice } from './update-notice.tsx'

afterEach(() => {
  vi.useRealTimers()
  act(() => notifications.clean())
})

function shown(): Teller {
  renderPart(<Notices />)
  return renderHook(useNotices).result.current
}

const notice = (word: string) => screen.getByRole('group', { name: word })

test.each([
  ['good', 'Saved', 'Done', 'green'],
  ['bad', 'The farm is closed.', 'Problem', 'red'],
  ['say', 'A report is being made.', 'Note', 'blue'],
] as const)('%s news has its colour, its icon and its word', (kind, text, word, colour) => {
  const teller = shown()
  act(() => teller[kind](text))
  expect(notice(word).textContent).toContain(text)
  expect(notice(word).getAttribute('style')).toContain(`--mantine-color-${colour}-`)
  expect(notice(word).querySelector('svg')).toBeTruthy()
})

test('an error without a message is an unknown one', () => {
  const teller = shown()
  act(() => teller.bad())
  expect(notice('Problem').textContent).toContain('Unknown Error')
  act(() => teller.bad(''))
  // The same news is not told twice at the same time.
  expect(screen.getAllByRole('group', { name: 'Problem' })).toHaveLength(1)
  act(() => teller.bad('It broke'))
  expect(screen.getAllByRole('group', { name: 'Problem' })).toHaveLength(2)
})

test('bad news interrupts who listens, other news does not', () => {
  const teller = shown()
  expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('assertive')
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
  act(() => {
    teller.good('Saved')
    teller.say('There is news')
    teller.bad('It broke')
  })
  expect(screen.getByRole('alert').textContent).toBe('Problem: It broke')
  expect(screen.getByRole('status').textContent).toBe('Done: SavedNote: There is news')
})

test('notices stand at the bottom', () => {
  const teller = shown()
  act(() => teller.good('Saved'))
  expect(notice('Done').closest('[data-position]')?.getAttribute('data-position')).toBe(
    'bottom-center',
  )
})

test('a notice goes after five seconds, and not before', () => {
  vi.useFakeTimers()
  const teller = shown()
  act(() => teller.bad('It broke'))
  void act(() => vi.advanceTimersByTime(4990))
  expect(screen.getByRole('alert').textContent).toContain('It broke')
  void act(() => vi.advanceTimersByTime(20))
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a notice can be closed', async () => {
  const { user } = renderPart(<Notices />)
  const { current: teller } = renderHook(useNotices).result
  act(() => teller.say('A report is being made.'))
  await user.click(screen.getByRole('button', { name: 'Close this notice' }))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('what was done can be taken back from its notice, which goes', async () => {
  const undo = vi.fn<() => void>()
  const { user } = renderPart(<Notices />)
  const { current: teller } = renderHook(useNotices).result
  act(() => teller.good('Gauge deleted', { undo }))
  await user.click(within(notice('Done')).getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a new version is told until somebody takes it', async () => {
  const onReload = vi.fn<() => void>()
  const { user } = renderPart(<UpdateNotice onReload={onReload} />)
  expect(screen.getByRole('status').textContent).toContain('New update available!')
  expect(onReload).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  expect(onReload).toHaveBeenCalledTimes(1)
})

test('the notice of a new version never goes by itself', () => {
  vi.useFakeTimers()
  renderPart(<UpdateNotice onReload={vi.fn<() => void>()} />)
  void act(() => vi.advanceTimersByTime(24 * 3600_000))
  expect(screen.getByText('New update available!')).toBeTruthy()
})
