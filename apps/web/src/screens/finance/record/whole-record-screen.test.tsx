import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { cellUnder } from '../../../sheet/cell-under-for-tests.ts'
import { farmWithMoney, here } from '../finance-for-tests.ts'
import { RecordScreen } from './whole-record-screen.tsx'

/** What is looked for is shown a moment later. */
const onlyFigure = (name: RegExp) =>
  waitFor(async () => expect((await cellUnder('Figure')).textContent).toMatch(name))

test('the first figure begins the record, and a share is kept as one', async () => {
  const { user, changes } = showScreen(<RecordScreen />, farmWithMoney)
  await user.type(await screen.findByRole('searchbox'), 'share of water allocated')
  await onlyFigure(/share of water allocated/i)
  await user.click(await cellUnder('This period'))
  await user.keyboard('88.8%{Enter}')
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]?.steps).toMatchObject([
    {
      do: 'store',
      resource: 'assets',
      values: { farm_id: 3, period_id: 8, water_allocation_pct: 0.888 },
    },
  ])
})

test('a figure is typed in its drawer, and one beyond its bounds is refused there', async () => {
  const record = { ...here, id: 91, origins: { water_allocation_pct: { from: 'typed' } } }
  const { user, changes } = showScreen(<RecordScreen />, {
    ...farmWithMoney,
    assets: [{ ...record, water_allocation_pct: 0.5 }],
  })
  await user.type(await screen.findByRole('searchbox'), 'share of water allocated')
  await onlyFigure(/share of water allocated/i)
  await user.pointer({ keys: '[MouseRight]', target: await cellUnder('Figure') })
  await user.click(await screen.findByRole('menuitem', { name: /^Open / }))
  const field = await screen.findByRole('textbox', { name: 'This period, %' })
  await user.clear(field)
  await user.type(field, '-5{Enter}')
  expect(await screen.findByText(/can’t be negative|must be at least/)).toBeDefined()
  expect(changes).toEqual([])
  await user.clear(field)
  await user.type(field, '88.8{Enter}')
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]?.steps).toMatchObject([
    { do: 'update', resource: 'assets', id: 91, values: { water_allocation_pct: 0.888 } },
  ])
})

test('the drawer of a figure tells who changed it, from what to what', async () => {
  const origins = { oh_accounting: { from: 'typed' } }
  const at = '2026-07-01T02:05:00.000000Z'
  const { user } = showScreen(<RecordScreen />, {
    ...farmWithMoney,
    assets: [{ ...here, id: 91, oh_accounting: 450_000, origins }],
    changes: [
      {
        id: 7,
        at,
        verb: 'update',
        user_name: 'Pat Grower',
        before: { oh_accounting: 400_000 },
        after: { oh_accounting: 450_000, origins },
      },
    ],
  })
  await user.type(await screen.findByRole('searchbox'), 'overhead: accounting')
  await onlyFigure(/overhead: accounting/i)
  await user.pointer({ keys: '[MouseRight]', target: await cellUnder('Figure') })
  await user.click(await screen.findByRole('menuitem', { name: /^Open / }))
  const [last, change] = await screen.findAllByText(/Pat Grower/)
  expect(last?.textContent).toMatch(/^Typed, last changed by Pat Grower, 0?1\/0?7\/2026/)
  expect(change?.textContent).toMatch(/^\$4,000 → \$4,500 \(typed\), Pat Grower/)
})

test('a figure that gave way says both in its drawer, and what is recorded is let stand', async () => {
  const origins = { days_owner: { from: 'rows', typed: 240 } }
  const record = { ...here, id: 91, days_owner: 300, fte_owner: 1.25, origins }
  const { user, changes } = showScreen(<RecordScreen />, { ...farmWithMoney, assets: [record] })
  await user.type(await screen.findByRole('searchbox'), 'days of owners')
  await onlyFigure(/^days of owners/i)
  await user.pointer({ keys: '[MouseRight]', target: await cellUnder('Figure') })
  await user.click(await screen.findByRole('menuitem', { name: /^Open / }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(drawer.getByText(/240 days was typed, but 300 days follows/)).toBeDefined()
  await user.click(drawer.getByRole('button', { name: 'Use what is recorded' }))
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]?.steps).toMatchObject([
    { do: 'update', resource: 'assets', id: 91, values: { days_owner: null } },
  ])
})

test('a figure that stands is changed in its record, and one that follows is locked', async () => {
  const record = { ...here, id: 91, oh_accounting: 4_000_00, origins: {} }
  const origins = { oh_accounting: { from: 'typed' }, owned_ha: { from: 'rows' } }
  const { user, changes } = showScreen(<RecordScreen />, {
    ...farmWithMoney,
    assets: [{ ...record, owned_ha: 2000, origins }],
  })
  await user.type(await screen.findByRole('searchbox'), 'overhead: accounting')
  await onlyFigure(/overhead: accounting/i)
  await user.click(await cellUnder('This period'))
  await user.keyboard('$4,500.50{Enter}')
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]?.steps).toMatchObject([
    { do: 'update', resource: 'assets', id: 91, values: { oh_accounting: 4_500_50 } },
  ])
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'land held in our own name')
  await onlyFigure(/^owned area/i)
  expect((await cellUnder('This period')).getAttribute('aria-readonly')).toBe('true')
})
