import { fireEvent, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { screenDevice } from '../../data/screen-device-for-tests.tsx'
import { useChange } from '../../data/hooks/use-change.ts'
import { renderPart } from '../../ui/rendering-for-tests.tsx'
import { UndoKeys } from './undo-keys.tsx'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

function Naming() {
  const change = useChange()
  const rename = () =>
    void change({
      label: 'Name of River',
      farmId: 3,
      steps: [
        {
          do: 'update',
          resource: 'paddocks',
          id: 1,
          seen: undefined,
          values: { name: 'Lake' },
          before: { name: 'River' },
        },
      ],
    })
  return <button onClick={rename}>Rename</button>
}

test('Ctrl+Z takes back, Ctrl+Y and Ctrl+Shift+Z do it again', async () => {
  const { server, wrapper: Wrapper } = await screenDevice()
  const values = { farm_id: 3, name: 'River' }
  await server.batch([{ do: 'store', resource: 'paddocks', ref: 'a', values }], { key: 'start' })
  const { getByRole } = renderPart(
    <Wrapper>
      <UndoKeys />
      <Naming />
    </Wrapper>,
  )
  const named = (name: string) =>
    waitFor(() => expect(server.rows.get('paddocks 1')?.['name']).toBe(name))
  const press = (key: string, shiftKey = false) =>
    fireEvent.keyDown(document.body, { key, shiftKey, ctrlKey: true })
  fireEvent.click(getByRole('button'))
  await named('Lake')
  press('z')
  await named('River')
  press('y')
  await named('Lake')
  press('z')
  await named('River')
  press('Z', true)
  await named('Lake')
})
