import { notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { modelServer } from '../../../data/model-server-for-tests.ts'
import { screenDevice } from '../../../data/screen-device-for-tests.tsx'
import { Notices } from '../../../ui/notices.tsx'
import { renderPart } from '../../../ui/rendering-for-tests.tsx'
import { BringPreview } from './bring-preview.tsx'
import { reading, useGaugeInTest } from '../gauge-for-tests.tsx'
import type { RainFile } from './read-rain-file.ts'
import { partsOf } from './use-bring-rain.ts'

const onDone = vi.fn<() => void>()
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  onDone.mockClear()
  notifications.clean()
})

const file: RainFile = {
  readings: [
    { day: '2026-03-01', mm: 5, days: 1 },
    { day: '2026-03-02', mm: 6, days: 1 },
    { day: '2026-03-03', mm: 0, days: 1 },
    { day: '2026-03-12', mm: 1, days: 1 },
  ],
  problems: ['Line 9: “wet” isn’t rain in mm.'],
  blank: 2,
}

function Preview({ onlyMissing = false }: { readonly onlyMissing?: boolean }) {
  const at = useGaugeInTest()
  return (
    <BringPreview
      at={at}
      file={file}
      onDone={onDone}
      onlyMissing={onlyMissing}
      source="rain.csv"
      imported
    />
  )
}

async function shown(onlyMissing = false) {
  const server = modelServer()
  const known = [reading('2026-03-01', 5), reading('2026-03-02', 4)]
  await server.batch(known.map(values => ({ do: 'store', resource: 'rainfalls', values })))
  const device = await screenDevice(server)
  const part = renderPart(
    <device.wrapper>
      <Preview onlyMissing={onlyMissing} />
      <Notices />
    </device.wrapper>,
  )
  const kept = () =>
    [...server.rows.values()]
      .filter(row => row['deleted_at'] === null)
      .map(({ date, total_mm, imported }) => [date, total_mm, imported].map(String).join(' '))
      .toSorted()
  return { ...part, kept }
}

const before = ['2026-03-01 5 false', '2026-03-02 4 false']

test('what a file would change is told before it is written', async () => {
  const { kept } = await shown()
  expect(await screen.findByText('4 readings from 01/03/2026 to 12/03/2026.')).toBeTruthy()
  for (const sentence of [
    '1 day is new.',
    '1 day has the same reading already.',
    '1 day has a different reading.',
    'Not added: 12/03/2026 is still to come.',
    '2 days have no amount and stay as they are here.',
    '02/03/2026: 4 mm is there, 6 mm would come.',
    'Line 9: “wet” isn’t rain in mm.',
  ]) {
    expect(await screen.findByText(sentence)).toBeTruthy()
  }
  expect(kept()).toEqual(before)
})

test('what is there stays unless somebody says otherwise; what is brought says so', async () => {
  const { user, kept } = await shown()
  await user.click(await screen.findByRole('button', { name: 'Add 1 reading' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(kept()).toEqual([...before, '2026-03-03 0 true'])
})

test('it can be written over, and all of it taken back in one', async () => {
  const { user, kept } = await shown()
  await user.click(await screen.findByRole('radio', { name: 'Replace them' }))
  await user.click(screen.getByRole('button', { name: 'Add 2 readings' }))
  await waitFor(() =>
    expect(kept()).toEqual(['2026-03-01 5 false', '2026-03-02 6 true', '2026-03-03 0 true']),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(kept()).toEqual(before))
})

test('filling gaps writes over nothing', async () => {
  const { user, kept } = await shown(true)
  expect(await screen.findByText('2 days have a reading already.')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add 1 reading' }))
  await waitFor(() => expect(kept()).toEqual([...before, '2026-03-03 0 true']))
  // It comes after the readings, and is not left to whichever test is next.
  expect(await screen.findByText('1 reading added.')).toBeTruthy()
})

test('many steps are cut into parts', () => {
  const steps = Array.from(
    { length: 5 },
    (_, id) => ({ do: 'destroy', resource: 'rainfalls', id }) as const,
  )
  expect(partsOf(steps, 2).map(part => part.map(({ id }) => id))).toEqual([[0, 1], [2, 3], [4]])
  expect(partsOf([], 2)).toEqual([])
})
