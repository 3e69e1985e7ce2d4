import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FurrowContext } from '../../data/context/furrow-context.ts'
import type { FurrowOnDevice } from '../../data/context/furrow-context.ts'
import { nobodysUploads } from '../../data/uploads/nobodys-uploads.ts'
import type { Upload } from '../../data/uploads/upload.ts'
import { UploadsList } from './uploads-list.tsx'

test.each([
  ['waiting', true, 1],
  ['sending', true, 1],
  ['refused', true, 0],
  ['waiting', false, 0],
  ['waiting', undefined, 0],
] as const)(
  'of a file that is %s, unkept: %s, it says %i times to stay',
  (state, isUnkept, times) => {
    const uploads = [{ key: 'a', name: 'gate.jpg', size: 900, sent: 0, state, isUnkept } as Upload]
    const furrow = {
      uploads: { ...nobodysUploads(), now: () => uploads },
    } as unknown as FurrowOnDevice
    render(
      <MantineProvider env="test">
        <FurrowContext value={furrow}>
          <UploadsList />
        </FurrowContext>
      </MantineProvider>,
    )
    expect(screen.getByText('gate.jpg')).toBeTruthy()
    expect(screen.queryAllByText(/^Keep this page open/)).toHaveLength(times)
  },
)
