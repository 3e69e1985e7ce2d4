import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { report } from '../report-for-tests.ts'
import { ReportScreen } from '../report-screen.tsx'
import { ReportsScreen } from '../reports-screen.tsx'

const records = {
  farms: [{ id: 3, farm_name: 'Glenmore' }],
  periods: [{ id: 8, name: '2024-25' }],
  crop_collections: [],
}
const first = {
  id: 11,
  version: 1,
  released_at: '2026-11-20T02:00:00.000Z',
  comment: null,
  withdrawn: false,
}
const second = {
  ...first,
  id: 12,
  version: 2,
  released_at: '2026-11-28T02:00:00.000Z',
  comment: 'Well done.',
}
const changed = [{ where: 'The result: Return', before: '2.7%', after: '2.9%' }]
const released = {
  ...report,
  provisional: false,
  release: { ...second, by: 'Sue Hart' },
  versions: [second, first],
  changed_since: 1,
  changed,
}

const shown = (told: object = released, more: object = {}) =>
  showScreen(<ReportScreen />, records, { answers: { 'farm-report': told }, ...more })

test('a report says which version it is, by whom, with what staff say about it', async () => {
  shown()
  expect(await screen.findByText('Version 2, released 28/11/2026 by Sue Hart')).toBeTruthy()
  const note = screen.getByText('Well done.').closest('figure')
  expect(note?.textContent).toBe('From Sue HartWell done.')
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull()
})

test('what changed since the version before stands in a table', async () => {
  const { user } = shown()
  await user.click(await screen.findByText('What changed since version 1 (1)'))
  const [, row] = screen.getAllByRole('row', { hidden: true })
  const cells = row ? within(row).getAllByRole('cell', { hidden: true }) : []
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'The result: Return',
    '2.7%',
    '2.9%',
  ])
})

test('where nothing changed that is said, and a first version says nothing of it', async () => {
  const { unmount } = shown({ ...released, changed: [] })
  expect(await screen.findByText('Nothing changed since version 1.')).toBeTruthy()
  unmount()
  shown({ ...released, changed_since: null, changed: [], versions: [second] })
  expect(await screen.findByText(/^Version 2, released/)).toBeTruthy()
  expect(screen.queryByText(/changed since/)).toBeNull()
})

test('another version is asked for, and one beside another group is calculated now', async () => {
  const { user, asked } = shown()
  const last = () => asked.findLast(({ query }) => query.includes('report='))?.query
  await user.click(await screen.findByRole('combobox', { name: 'Version' }))
  await user.click(await screen.findByRole('option', { name: 'Version 1, 20/11/2026' }))
  await waitFor(() => expect(last()).toBe('farm_id=3&period_id=8&report=&version=1'))
  await user.click(screen.getByRole('radio', { name: 'Cropping, 40–49 farms' }))
  await waitFor(() => expect(last()).toBe('farm_id=3&period_id=8&report=&group=all/Cropping'))
  await user.click(screen.getByRole('combobox', { name: 'Version' }))
  await user.click(await screen.findByRole('option', { name: 'Calculated now' }))
  await waitFor(() => expect(last()).toBe('farm_id=3&period_id=8&report=&version=now'))
})

test('calculated now it names the newest version', async () => {
  shown({ ...released, release: null })
  expect(
    await screen.findByText('Calculated now. The newest version is 2, released 28/11/2026.'),
  ).toBeTruthy()
})

test('where nothing was released, nothing is said of versions', async () => {
  shown(report)
  expect(await screen.findByRole('heading', { name: 'Whole farm compared' })).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Version' })).toBeNull()
})

test('staff withdraw a version', async () => {
  const { user, asked } = shown(released, {
    isStaff: true,
    answers: { 'farm-report': released, 'report-releases': { id: 12 } },
  })
  await user.click(await screen.findByRole('button', { name: 'Withdraw version 2' }))
  expect(
    (await screen.findAllByText(/Version 2 is withdrawn\. You can release the report again\./))
      .length,
  ).toBeGreaterThan(0)
  expect(asked.at(-1)?.query).toContain('report=')
})

test('where a figure comes from stands beside what the version says, with what was changed since', async () => {
  const row = (id: number, at: string) => ({
    resource: 'crop_collections',
    id,
    figures: [],
    changed: { at, by: 'Ann Clarke' },
    changed_since: false,
  })
  const explained = {
    name: 'roam',
    label: 'Return on assets managed',
    help: 'Operating profit on all that the farm works with.',
    unit: 'share',
    formula: 'operating_profit',
    of: null,
    is_amount: false,
    produce: 't',
    own: {
      value: 0.029,
      hectares: 100,
      sums: [],
      lines: [
        {
          name: 'operating_profit',
          label: 'Operating profit',
          section: 'Profit',
          unit: '$',
          amount: 29_000_00,
          rows: [row(1, '2026-11-29T02:00:00.000Z'), row(2, '2026-11-12T02:00:00.000Z')],
        },
      ],
    },
    average: null,
  }
  const answers = { 'farm-report': released, benchmarks: explained }
  const { user } = shown(released, { answers })
  await user.click(
    await screen.findByRole('button', { name: 'Where does Return on assets managed come from?' }),
  )
  const drawer = within(await screen.findByRole('dialog'))
  await drawer.findByText(
    'Version 2 says 2.7%. Calculated now it is 2.9%, which is explained here.',
  )
  drawer.getByText(
    '1 record of those below was changed since it was released, 28/11/2026: marked there.',
  )
  const marked = await drawer.findAllByText(/after version 2 was released/)
  expect(marked).toHaveLength(1)
})

const line = {
  about: 'What it answers.',
  why_not: null,
  enter_at: null,
  family: 'Crops',
  release: null,
}

test('the list says which version of each report there is', async () => {
  const told = {
    farm_id: 3,
    period_id: 8,
    provisional: false,
    missing: [],
    reports: [
      { ...line, key: 'my-year', name: 'My year', release: second },
      { ...line, key: 'crop-1', name: 'Wheat' },
    ],
  }
  showScreen(<ReportsScreen />, records, { answers: { 'farm-reports': told }, isStaff: true })
  expect(await screen.findAllByText(/^Version 2, released 28\/11\/2026$/)).toHaveLength(1)
  const link = screen.getByRole('link', { name: 'Release reports' })
  expect(link.getAttribute('href')).toBe('/release-reports?period=8')
})
