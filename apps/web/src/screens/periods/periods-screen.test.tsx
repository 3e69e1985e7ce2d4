import { startOfDay } from '@furrow/farming/dates/dates'
import type { Carried, RollForwardPreview } from '@furrow/wire/roll-forward-answer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { notifications } from '@mantine/notifications'
import { showPeriods } from './shown-for-tests.tsx'
import type { Asked, Shown } from './shown-for-tests.tsx'

afterEach(() => {
  notifications.clean()
  vi.unstubAllEnvs()
})

const recorded = (period_id: number, year: number, status: string) => ({
  farm_period_id: period_id,
  period_id,
  status,
  score: 0.5,
  year_name: String(year),
  name: `${year - 1}-${year % 100}`,
  start: `${year - 1}-07-01`,
  end: `${year}-06-30`,
  submission_due: `${year}-09-28`,
})
const listed = (id: number, year: number) => ({
  id,
  name: `${year - 1}-${year % 100}`,
  year_name: String(year),
  start_date: startOfDay(`${year - 1}-07-01`, 'Australia/Brisbane'),
  end_date: startOfDay(`${year}-06-30`, 'Australia/Brisbane'),
  sowing_start_date: startOfDay(`${year - 1}-03-01`, 'Australia/Brisbane'),
  sowing_end_date: startOfDay(`${year}-02-28`, 'Australia/Brisbane'),
})
const paddock = (id: number, name: string) => ({
  id,
  name,
  area: 42.5,
  paddock_id: id,
  fate: 'make' as const,
})
const preview: RollForwardPreview = {
  farm_id: 3,
  from: { id: 7, name: '2024-25', start: '2024-07-01', end: '2025-06-30' },
  into: {
    id: 8,
    name: '2025-26',
    start: '2025-07-01',
    end: '2026-06-30',
    sowing_start: '2025-03-01',
    sowing_end: '2026-02-28',
    status: null,
  },
  refused: null,
  notes: [],
  kinds: [
    {
      kind: 'paddocks',
      there_were: 2,
      there_already: 0,
      to_make: 2,
      notes: ['1 paddock names a rain gauge that was deleted, and goes on without it.'],
      rows: [paddock(1, 'River'), paddock(2, 'Hill')],
    },
    { kind: 'crops', there_were: 4, there_already: 0, to_make: 4, notes: [], rows: [] },
    { kind: 'enterprises', there_were: 1, there_already: 1, to_make: 0, notes: [], rows: [] },
    { kind: 'land_values', there_were: 3, there_already: 0, to_make: 3, notes: [], rows: [] },
  ],
  goes_on: { properties: 2, gauges: 1, contacts: 0 },
}
const carried: Carried = {
  id: 5,
  farm_id: 3,
  from_period_id: 6,
  period_id: 7,
  from_name: '2023-24',
  by: 'Will Worker',
  at: '2024-07-01T02:00:00.000Z',
  counts: { paddocks: 38 },
  stays_because: null,
}

/** Of what a test does not answer itself. */
function answering(more: Shown['answer'] = () => undefined): Shown['answer'] {
  return asked => more(asked) ?? usual(asked)
}

function usual({ path }: Asked) {
  if (path.endsWith('/overview')) {
    const periods = [recorded(6, 2024, 'Released'), recorded(7, 2025, 'In progress')]
    return { body: { data: [{ farm_id: 3, periods }] } }
  }
  if (path === '/api/periods/search') {
    const rows = [listed(6, 2024), listed(7, 2025), listed(8, 2026), listed(9, 2027)]
    return { body: { data: rows, meta: { total: 4, last_page: 1, current_page: 1 } } }
  }
  if (path === '/api/v2/roll-forward/preview') return { body: { data: preview } }
  if (path === '/api/v2/roll-forward') return { body: { data: [] } }
  return undefined
}

const runs = (asked: readonly Asked[]) =>
  asked.filter(({ method, path }) => method === 'POST' && path === '/api/v2/roll-forward')
const done = (id: number | null) => ({
  body: {
    data: {
      id,
      farm_id: 3,
      from_period_id: 7,
      period_id: 8,
      is_new: true,
      counts: { paddocks: 1, crops: 4 },
    },
  },
})
const openDialog = async (user: ReturnType<typeof showPeriods>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Start new period' }))
  return screen.findByRole('dialog', { name: 'Start a new period' })
}

test('a period is started with what is chosen, leads to it, and its undo asks first and can be redone', async () => {
  let hasStarted = false
  const started = { ...carried, id: 9, from_period_id: 7, from_name: '2024-25', period_id: 8 }
  const answer = answering(({ method, path }) => {
    if (path === '/api/v2/roll-forward/redo') return done(11)
    if (path.endsWith('/overview') && hasStarted) {
      const periods = [recorded(7, 2025, 'In progress'), recorded(8, 2026, 'In progress')]
      return { body: { data: [{ farm_id: 3, periods }] } }
    }
    if (path === '/api/v2/roll-forward' && method === 'GET') return { body: { data: [started] } }
    if (path === '/api/v2/roll-forward/undo')
      return {
        body: { data: { id: 9, farm_id: 3, from_period_id: 7, period_id: 8, period_stays: false } },
      }
    if (method !== 'POST' || path !== '/api/v2/roll-forward') return undefined
    hasStarted = true
    return done(9)
  })
  const { user, asked, router } = showPeriods({ answer })
  const dialog = await openDialog(user)
  expect(
    await within(dialog).findByText(
      '2025–26 runs from 01/07/2025 to 30/06/2026. Its crops are sown from 01/03/2025 to 28/02/2026.',
    ),
  ).toBeDefined()
  expect(
    within(dialog).getByText(/^2 properties and 1 rain gauge belong to the farm/),
  ).toBeDefined()
  expect(within(dialog).getByText(/^1 paddock names a rain gauge/)).toBeDefined()
  const values = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /^Land values/ })
  expect(values.checked).toBe(false)
  expect(within(dialog).getByText('Already in 2025–26: 1 livestock enterprise.')).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Choose paddocks' }))
  await user.click(within(dialog).getByRole('checkbox', { name: 'Hill, 42.5 ha' }))
  await user.click(
    within(dialog).getByRole('button', { name: 'Start 2025–26 with 1 paddock and 4 crops' }),
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/collection/3/period/8'))
  expect(runs(asked)).toMatchObject([
    {
      key: expect.stringMatching(/^.{16,}$/),
      body: {
        farm_id: 3,
        from_period_id: 7,
        period_id: 8,
        choose: { paddocks: [1], crops: true, enterprises: true },
      },
    },
  ])
  const notices = screen.getByRole('region', { name: 'Notices' })
  expect(
    await within(notices).findByText('2025–26 has started with 1 paddock and 4 crops.'),
  ).toBeDefined()
  await user.click(within(notices).getByRole('button', { name: 'Undo' }))
  const sure = within(await screen.findByRole('dialog', { name: /^Undo the start of/ }))
  expect(router.state.location.pathname).toBe('/collection/3/period')
  expect(sure.getByText(/^This removes what was copied from 2024–25: 38 paddocks\./)).toBeDefined()
  expect(asked.some(({ path }) => path.endsWith('/undo'))).toBe(false)
  await user.click(sure.getByRole('button', { name: 'Undo the start' }))
  expect(await within(notices).findByText('2025–26 has been removed.')).toBeDefined()
  expect(asked.find(({ path }) => path.endsWith('/undo'))?.body).toEqual({ id: 9 })
  // The newest comes first; the notice before it may not have gone yet.
  const redo = within(notices).getAllByRole('button', { name: 'Undo' }).at(0)
  await user.click(redo ?? expect.fail('there is no way back'))
  expect(await within(notices).findByText('2025–26 has been started again.')).toBeDefined()
  expect(asked.find(({ path }) => path.endsWith('/redo'))?.body).toEqual({ id: 9 })
})

test('what the server refuses stands in the dialog, and a second try is the same request', async () => {
  const answer = answering(({ method, path }) =>
    method === 'POST' && path === '/api/v2/roll-forward'
      ? { status: 503, body: { message: 'The database is away.', code: 'unavailable' } }
      : undefined,
  )
  const { user, asked, router } = showPeriods({ answer })
  const dialog = await openDialog(user)
  await user.click(await within(dialog).findByRole('button', { name: /^Start 2025–26 with/ }))
  expect(await within(dialog).findByText('The database is away.')).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(runs(asked)).toHaveLength(2))
  expect(runs(asked)[1]?.key).toBe(runs(asked)[0]?.key)
  await user.click(within(dialog).getByRole('checkbox', { name: /^Crops expected/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Start 2025–26 with 2 paddocks' }))
  await waitFor(() => expect(runs(asked)).toHaveLength(3))
  expect(runs(asked)[2]?.key).not.toBe(runs(asked)[0]?.key)
  expect(router.state.location.pathname).toBe('/collection/3/period')
})

test('without signal nothing is started, and it is said why', async () => {
  const { user } = showPeriods({ answer: answering(), hasSignal: false })
  const dialog = await openDialog(user)
  expect(await within(dialog).findByText(/needs signal/)).toBeDefined()
  const start = await within(dialog).findByRole<HTMLButtonElement>('button', {
    name: /^Start 2025–26 with/,
  })
  expect(start.disabled).toBe(true)
})

test('who may not write there is told so', async () => {
  const refused = '2025-26 is submitted, so it is closed to you.'
  const answer = answering(({ path }) =>
    path.endsWith('/preview') ? { body: { data: { ...preview, refused } } } : undefined,
  )
  const { user } = showPeriods({ answer })
  const dialog = await openDialog(user)
  expect(await within(dialog).findByText(refused)).toBeDefined()
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Start/ }).disabled).toBe(
    true,
  )
})

test('a worker starts no period, but carries over what is missing in one that is open', async () => {
  const { user, asked } = showPeriods({ answer: answering(), manages: false })
  const more = await screen.findByRole('button', {
    name: 'Copy missing items from last period into 2024–25',
  })
  expect(screen.queryByRole('button', { name: 'Start new period' })).toBeNull()
  await user.click(more)
  await screen.findByRole('dialog', { name: 'Carry over into 2024–25' })
  await waitFor(() => {
    const asking = asked.find(({ path }) => path.endsWith('/preview'))
    expect(asking?.query.toString()).toBe('farm_id=3&from_period_id=6&period_id=7')
  })
})

test('the period into which something was carried says so, and undoes it once that is confirmed', async () => {
  const said =
    'Will Worker changed a paddock (River) on 3 July 2026, so this can no longer be undone.'
  const answer = answering(({ method, path }) => {
    if (path.endsWith('/undo')) return { status: 409, body: { message: said, code: 'conflict' } }
    return method === 'GET' && path === '/api/v2/roll-forward'
      ? { body: { data: [carried, { ...carried, id: 4, period_id: 6, stays_because: said }] } }
      : undefined
  })
  const { user } = showPeriods({ answer })
  const undo = await screen.findByRole('button', {
    name: 'Undo what was copied into 2024–25 from 2023–24',
  })
  expect(screen.getByText(/^Copied from 2023–24 by Will Worker, .*: 38 paddocks\.$/)).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1)
  await user.click(undo)
  const sure = within(await screen.findByRole('dialog', { name: 'Undo the start of 2024–25?' }))
  await user.click(sure.getByRole('button', { name: 'Undo the start' }))
  const notices = screen.getByRole('region', { name: 'Notices' })
  expect(await within(notices).findByText(said)).toBeDefined()
})

test.each(['Australia/Perth', 'Australia/Sydney', 'Pacific/Auckland', 'UTC'])(
  'cards say when crops are sown, to a browser in %s',
  async browser => {
    vi.stubEnv('TZ', browser)
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(browser)
    showPeriods({ answer: answering() })
    expect(await screen.findByText('Sowing 01/03/2024 to 28/02/2025')).toBeDefined()
  },
)
