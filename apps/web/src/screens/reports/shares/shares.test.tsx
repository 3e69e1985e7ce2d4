import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { ReportAround } from '../report-around.ts'
import { report } from '../report-for-tests.ts'
import { ShareButton } from './share-button.tsx'

const around = {
  place: { farmId: 3, periodId: 8 },
  words: { group: 'all/Cropping', edition: undefined, against: 'top' as const },
  of: 'Glenmore, 2024–25',
  onSource: () => undefined,
}
const shared = { ...report, key: 'whole-farm' }
const far = `${new Date().getFullYear() + 1}-01-01`
const row = {
  id: 51,
  farm_id: 3,
  period_id: 8,
  report: 'whole-farm',
  token: 'abc',
  note: 'Field day',
  ends_on: far,
  revoked_at: null,
  user: { id: 1, name: 'Ann Clarke' },
  created_at: '2026-11-20T02:00:00.000Z',
  updated_at: '2026-11-20T02:00:00.000Z',
}

function shown(rows: readonly object[], farm = 3) {
  return showScreen(
    <ReportAround value={around}>
      <ShareButton report={{ ...shared, farm_id: farm }} />
      <p>Here</p>
    </ReportAround>,
    { report_shares: rows },
  )
}

async function opened(user: ReturnType<typeof shown>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  return within(await screen.findByRole('dialog'))
}

test('a link is made of what is shown, until a day within a year', async () => {
  const { user, changes } = shown([])
  const dialog = await opened(user)
  const day = dialog.getByRole('textbox', { name: /^Ends on/ })
  await user.clear(day)
  await user.type(day, '1/1/2020')
  await user.click(dialog.getByRole('button', { name: 'Make a link' }))
  expect(dialog.getByText('The link would have ended already.')).toBeTruthy()
  expect(changes).toEqual([])
  const [year, month, date] = far.split('-')
  await user.clear(day)
  await user.type(day, `${date}/${month}/${year}`)
  await user.type(dialog.getByRole('textbox', { name: 'What it is for' }), 'Field day')
  await user.click(dialog.getByRole('button', { name: 'Make a link' }))
  await waitFor(() =>
    expect(changes).toMatchObject([
      {
        steps: [
          {
            do: 'store',
            resource: 'report_shares',
            values: {
              farm_id: 3,
              period_id: 8,
              report: 'whole-farm',
              group_key: 'all/Cropping',
              against: 'top',
              ends_on: far,
              note: 'Field day',
            },
          },
        ],
      },
    ]),
  )
})

test('a link that stands is copied, and revoked with a way back', async () => {
  const { user, changes } = shown([
    row,
    { ...row, id: 52, note: 'Ended', ends_on: '2020-01-01' },
    { ...row, id: 53, note: 'Revoked', revoked_at: '2026-11-21T02:00:00.000Z' },
  ])
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  const dialog = await opened(user)
  expect(await dialog.findByText('Field day')).toBeTruthy()
  expect(dialog.getAllByRole('listitem')).toHaveLength(1)
  expect(dialog.getByText(/^Made by Ann Clarke, \d\d\/11\/2026/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Copy link: Field day' }))
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/^http.+\/shared-report\/abc$/))
  await user.click(dialog.getByRole('button', { name: 'Revoke: Field day' }))
  expect(changes[0]?.steps).toMatchObject([
    {
      do: 'update',
      id: 51,
      values: { revoked_at: expect.any(String) },
      before: { revoked_at: null },
    },
  ])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(changes[1]?.steps).toMatchObject([{ do: 'update', id: 51, values: { revoked_at: null } }])
})

test('who neither manages the farm nor is its staff shares nothing', async () => {
  shown([], 4)
  await screen.findByText('Here')
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})
