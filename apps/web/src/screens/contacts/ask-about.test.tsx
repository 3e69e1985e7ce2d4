import { screen, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { modelServer } from '../../data/model-server-for-tests.ts'
import { screenDevice } from '../../data/screen-device-for-tests.tsx'
import { useRows } from '../../data/hooks/use-rows.ts'
import { renderPart } from '../../ui/rendering-for-tests.tsx'
import { AskAbout } from './ask-about.tsx'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

function First() {
  const { rows } = useRows('farm_contacts', { where: { farm_id: 3 } })
  return rows[0] ? <AskAbout contact={rows[0]} /> : null
}

test('topics are ticked in the words of the sheet; an older word stays until it is unticked', async () => {
  const server = modelServer()
  const values = { farm_id: 3, name: 'Agronomist', topics: ['Seed'] }
  await server.batch([{ do: 'store', resource: 'farm_contacts', values }])
  const device = await screenDevice(server, true)
  const { user } = renderPart(
    <device.wrapper>
      <First />
    </device.wrapper>,
  )
  const kept = () => [...server.rows.values()].map(({ topics }) => topics)
  await user.click(await screen.findByRole('checkbox', { name: 'Rain' }))
  await waitFor(() => expect(kept()).toEqual([['Rain', 'Seed']]))
  await user.click(await screen.findByRole('checkbox', { name: 'Seed' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Rain' }))
  await waitFor(() => expect(kept()).toEqual([null]))
})
