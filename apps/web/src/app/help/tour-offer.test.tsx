// Where a newcomer arrives, the offer of the tour pushes nothing away that was there before it.

import { screen, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { TourOffer } from './tour-offer.tsx'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

test('what is below the offer comes with it, and stays when it goes', async () => {
  const seen: (readonly boolean[])[] = []
  const look = () => {
    const [page, offer] = [screen.queryByText('Home'), screen.queryByText('New to Furrow?')]
    if (page) seen.push([page !== null, offer !== null])
  }
  const watching = new MutationObserver(look)
  watching.observe(document.body, { childList: true, subtree: true })
  const { user } = showScreen(
    <TourOffer>
      <p>Home</p>
    </TourOffer>,
    {},
  )
  const offer = await screen.findByRole('region', { name: 'Tour of Furrow' })
  watching.disconnect()
  expect(new Set(seen.map(String))).toEqual(new Set(['true,true']))
  const page = screen.getByText('Home')
  await user.click(within(offer).getByRole('button', { name: 'Not now' }))
  expect(screen.queryByText('New to Furrow?')).toBeNull()
  expect(screen.getByText('Home')).toBe(page)
})
