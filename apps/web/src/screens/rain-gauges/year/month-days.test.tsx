import { screen, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { modelServer } from '../../../data/model-server-for-tests.ts'
import { screenDevice } from '../../../data/screen-device-for-tests.tsx'
import { renderPart } from '../../../ui/rendering-for-tests.tsx'
import { reading, useGaugeInTest } from '../gauge-for-tests.tsx'
import { MonthDays } from './month-days.tsx'

const onMonth = vi.fn<(to: { year: number; month: number }) => void>()
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const monthOver = '2026-04-02'

interface Wish {
  readonly isReachable?: boolean
  readonly whyClosed?: (day: string) => string | undefined
  readonly today?: string
}

type Shown = Pick<Wish, 'whyClosed' | 'today'>

function Month(wish: Shown) {
  const at = useGaugeInTest(wish)
  return <MonthDays at={at} shown={{ year: 2026, month: 3 }} onMonth={onMonth} />
}

async function shown(readings: readonly object[] = [], { isReachable = true, ...wish }: Wish = {}) {
  const server = modelServer()
  await server.batch(readings.map(values => ({ do: 'store', resource: 'rainfalls', values })))
  const device = await screenDevice(server, isReachable)
  const part = renderPart(
    <device.wrapper>
      <Month {...wish} />
    </device.wrapper>,
  )
  // Before they are read, nothing is said of the month.
  if (readings.length > 0) await screen.findByText(/^March 2026: .* mm$/)
  const kept = () =>
    [...server.rows.values()]
      .filter(row => row['deleted_at'] === null)
      .map(({ date, total_mm, days }) => [date, total_mm, days].map(String).join(' '))
      .toSorted()
  return {
    ...part,
    ...device,
    kept,
    day: (name: string) => screen.findByLabelText(`Rain on ${name}`),
  }
}

test('a month is typed day by day, Enter leading on, and nothing is written for what stays empty', async () => {
  const { user, kept, day } = await shown([], { today: monthOver })
  ;(await day('01/03/2026')).focus()
  await user.keyboard('0{Enter}12.5{Enter}{Enter}38/1{Enter}')
  expect(document.activeElement).toBe(await day('05/03/2026'))
  await waitFor(() =>
    expect(kept()).toEqual(['2026-03-01 0 1', '2026-03-02 12.5 1', '2026-03-04 38 1']),
  )
  expect(await screen.findByText('March 2026: 50.5 mm')).toBeTruthy()
})

test('in the month in progress today comes first, and Enter leads back to what was missed', async () => {
  const { user, kept, day } = await shown()
  const [first] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toMatch(/^TodayRain on 10/)
  await user.type(await day('10/03/2026'), '7.5{Enter}')
  expect(document.activeElement).toBe(await day('09/03/2026'))
  await waitFor(() => expect(kept()).toEqual(['2026-03-10 7.5 1']))
})

test('rain is spread over the days before it, which are no longer typed into', async () => {
  const { user, kept } = await shown([reading('2026-03-04', 38), reading('2026-03-01', 0)])
  const days = await screen.findByLabelText(/Days that the rain read on 04\/03\/2026 stands for/)
  expect([...days.querySelectorAll('option')].map(option => option.textContent)).toEqual([
    '1 day',
    '2 days',
    '3 days',
  ])
  await user.selectOptions(days, '3 days')
  await waitFor(() => expect(kept()).toContain('2026-03-04 38 3'))
  expect(
    await screen.findAllByText(/Part of 38 mm over 3 days, read on 04\/03\/2026/),
  ).toHaveLength(2)
})

test('what is no rain stays as it was typed, with a sentence', async () => {
  const { user, kept, day } = await shown([reading('2026-03-01', 4)])
  const field = await day('03/03/2026')
  await user.type(field, '20/3{Enter}')
  expect(
    await screen.findByText(/would count days that were read already: 01\/03\/2026/),
  ).toBeTruthy()
  expect(field).toHaveProperty('value', '20/3')
  expect(kept()).toEqual(['2026-03-01 4 1'])
})

test('clearing a day deletes its reading', async () => {
  const { user, kept, day } = await shown([reading('2026-03-01', 4)])
  await user.clear(await day('01/03/2026'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(kept()).toEqual([]))
})

test('the rest of the month is dry in one go, up to today', async () => {
  const { user, kept } = await shown([reading('2026-03-04', 38)])
  await user.click(screen.getByRole('button', { name: 'No rain for the rest of March' }))
  await waitFor(() =>
    expect(kept()).toEqual(['2026-03-03 0 3', '2026-03-04 38 1', '2026-03-10 0 6']),
  )
  expect(screen.queryByRole('button', { name: /^No rain for the rest/ })).toBeNull()
})

test('closed days say why, and days ahead are not asked for', async () => {
  const why = (day: string) => (day < '2026-03-08' ? '2024-25 is released.' : undefined)
  const { day } = await shown([reading('2026-03-01', 4)], { whyClosed: why })
  expect(await screen.findAllByText('2024-25 is released.')).toHaveLength(7)
  expect(screen.queryByLabelText('Rain on 07/03/2026')).toBeNull()
  expect(await day('10/03/2026')).toBeTruthy()
  expect(screen.queryByLabelText('Rain on 11/03/2026')).toBeNull()
  expect(screen.getByText('Days after 10/03/2026 are still to come.')).toBeTruthy()
})

test('without signal a month is typed, and arrives once', async () => {
  const { user, kept, day, server, outbox, answering } = await shown([], {
    isReachable: false,
    today: monthOver,
  })
  ;(await day('01/03/2026')).focus()
  await user.keyboard('1{Enter}2{Enter}3{Enter}')
  await waitFor(() => expect(outbox.now()).toHaveLength(3))
  expect(kept()).toEqual([])
  answering.isReachable = true
  server.setReachable(true)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(kept()).toHaveLength(3), { timeout: 30_000 })
})

test('a day without rain is one tap, and can be undone by typing', async () => {
  const { user, kept, day } = await shown([reading('2026-03-04', 38)])
  await user.click(screen.getByRole('button', { name: 'No rain on 10/03/2026' }))
  await waitFor(() => expect(kept()).toContain('2026-03-10 0 1'))
  expect(screen.queryByRole('button', { name: 'No rain on 10/03/2026' })).toBeNull()
  await user.clear(await day('10/03/2026'))
  await user.type(await day('10/03/2026'), '6{Enter}')
  await waitFor(() => expect(kept()).toContain('2026-03-10 6 1'))
})

test('months go on over the end of a year, and not past today', async () => {
  const { user } = await shown([reading('2026-03-04', 38)])
  expect(screen.getByRole('button', { name: /still to come/ })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Go to February 2026' }))
  expect(onMonth).toHaveBeenLastCalledWith({ year: 2026, month: 2 })
})

test('a day on which something wrong stands is not recorded as dry', async () => {
  const { user, kept, day } = await shown([reading('2026-03-04', 38)])
  await user.type(await day('06/03/2026'), 'abc{Enter}')
  await user.click(screen.getByRole('button', { name: 'No rain for the rest of March' }))
  await waitFor(() =>
    expect(kept()).toEqual([
      '2026-03-03 0 3',
      '2026-03-04 38 1',
      '2026-03-05 0 1',
      '2026-03-10 0 4',
    ]),
  )
  expect(await day('06/03/2026')).toHaveProperty('value', 'abc')
})

test('of a month that is closed as a whole, why is said once', async () => {
  const why = 'It is submitted.'
  await shown([reading('2026-03-01', 4)], { whyClosed: () => why, today: monthOver })
  expect(await screen.findAllByText(why)).toHaveLength(1)
  expect(screen.queryByRole('textbox')).toBeNull()
})
