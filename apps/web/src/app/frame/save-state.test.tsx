import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FurrowContext } from '../../data/context/furrow-context.ts'
import type { FurrowOnDevice } from '../../data/context/furrow-context.ts'
import { createServerPause } from '../../data/outbox/server-pause.ts'
import { nobodysOutbox } from '../../data/outbox/nobodys-outbox.ts'
import { nobodysUploads } from '../../data/uploads/nobodys-uploads.ts'
import type { Upload } from '../../data/uploads/upload.ts'
import { SaveState } from './save-state.tsx'

const nobody = { kind: 'signed out' }

test.each([
  [['refused', 'refused'], '2 need attention'],
  [['refused', 'sending'], '1 needs attention'],
  [['needs file'], '1 needs attention'],
  [['sending', 'waiting'], 'Uploading 2 files'],
  [[], 'All changes saved'],
] as const)('of uploads that are %j it says %s', async (states, words) => {
  const uploads = states.map((state, place) => ({ key: String(place), state }) as Upload)
  const furrow = {
    outbox: { ...nobodysOutbox(), hasSignal: () => true },
    pause: createServerPause(),
    session: { now: () => nobody, subscribe: () => () => undefined },
    uploads: { ...nobodysUploads(), now: () => uploads },
  } as unknown as FurrowOnDevice
  const router = createRouter({
    routeTree: createRootRoute({ component: SaveState }),
    history: createMemoryHistory(),
  })
  render(
    <MantineProvider env="test">
      <FurrowContext value={furrow}>
        <RouterProvider router={router as never} />
      </FurrowContext>
    </MantineProvider>,
  )
  const state = await screen.findByRole('status')
  expect(state.textContent).toContain(words)
})
