import { screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { HelpPanel } from './help-panel.tsx'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const video = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  body: null,
  video_url: `https://video.example/${id}`,
  display_url: null,
  admin: false,
  place: null,
  seconds: null,
  ...more,
})
const tutorial_videos = [
  video(1, 'First steps', { place: 'Paddocks', seconds: 125 }),
  video(2, 'Enter rain', { place: 'Rain' }),
  video(3, 'Who sees what', { seconds: 60 }),
  video(4, 'Not filmed yet', { video_url: null }),
]

test('videos of the place come with help about it, and those that were opened are remembered', async () => {
  const { user } = showScreen(<HelpPanel onClose={() => undefined} />, { tutorial_videos })
  const first = await screen.findByRole<HTMLAnchorElement>('link', { name: /^First steps/ })
  expect(first.href).toBe('https://video.example/1')
  expect(first.textContent).toBe('First steps2 min 5 s')
  expect(screen.getByRole('heading', { name: 'Videos about Paddocks' })).toBeTruthy()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'First steps2 min 5 s',
    'Who sees what1 min',
  ])
  await user.click(first)
  expect((await screen.findByText('2 min 5 s, Watched')).closest('a')).toBe(first)
  await user.type(screen.getByRole('searchbox', { name: 'Search help' }), 'rain')
  expect(await screen.findByRole('link', { name: /^Enter rain/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^First steps/ })).toBeNull()
})
