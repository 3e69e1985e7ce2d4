import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BlockOf, ReportBlock } from '@furrow/wire/farm-report-answer'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { ladder } from '../blocks/blocks-for-tests.ts'
import { ReportBlocks } from '../blocks/report-blocks.tsx'
import { ReportAround } from '../report-around.ts'

const around = {
  place: { farmId: 3, periodId: 8 },
  words: { group: undefined, edition: undefined, against: undefined },
  of: 'Glenmore, 2024–25',
  onSource: () => undefined,
}
const aimText = 'Wheat: yield from 3.32 to 3.83 t/ha'
const row = {
  id: 41,
  farm_id: 3,
  period_id: 8,
  rung: 'crop 1/yield',
  text: aimText,
  who: 'Sam',
  by_day: '2026-06-30',
  outcome: 'Open',
  updated_at: '2026-11-20T02:00:00.000Z',
}
const unknown = { value: null, text: '–' }
const aims: BlockOf<'aims'> = {
  kind: 'aims',
  title: 'One aim: 1 open',
  note: 'From the report of the period before.',
  aims: [
    {
      id: 41,
      text: aimText,
      who: 'Sam',
      by_day: '2026-06-30',
      outcome: 'Open',
      kept_in: '2023–24',
      was: { value: 3.32, text: '3.32 t/ha' },
      goal: { value: null, text: '3.83 t/ha' },
      now: { value: 3.5, text: '3.5 t/ha' },
      amount: unknown,
      is_better: true,
      about: { scope: 'crop 1', measure: 'yield' },
    },
  ],
}

function shown(block: ReportBlock, rows: readonly object[], refuses?: () => string) {
  return showScreen(
    <ReportAround value={around}>
      <ReportBlocks blocks={[block]} />
    </ReportAround>,
    { farm_aims: rows },
    refuses ? { refuses } : {},
  )
}

const openWheat = async (user: ReturnType<typeof shown>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Wheat' }))
const makeIt = { name: `Make this an aim: ${aimText}` }

test('a rung is kept as an aim, in words of the farm, with its measure and what it was', async () => {
  const { user, changes } = shown(ladder, [])
  await openWheat(user)
  // What cannot be exchanged is nothing to set out to do.
  expect(screen.getAllByRole('button', { name: /^Make this an aim/ })).toHaveLength(1)
  await user.click(screen.getByRole('button', makeIt))
  const form = within(screen.getByRole('form', { name: `Aim: ${aimText}` }))
  const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: /^What you set out/ })
  expect(text.value).toBe(aimText)
  await user.clear(text)
  await user.click(form.getByRole('button', { name: 'Keep this aim' }))
  expect(form.getByText('Say what you set out to do.')).toBeTruthy()
  await user.type(text, 'Sow wheat by May')
  await user.type(form.getByRole('textbox', { name: 'Who' }), 'Sam')
  await user.type(form.getByRole('textbox', { name: 'By' }), '30/6/2026')
  await user.click(form.getByRole('button', { name: 'Keep this aim' }))
  expect(changes).toMatchObject([
    {
      label: 'Aim: Sow wheat by May',
      farmId: 3,
      steps: [
        {
          do: 'store',
          resource: 'farm_aims',
          values: {
            farm_id: 3,
            period_id: 8,
            rung: 'crop 1/yield',
            scope: 'crop 1',
            measure: 'yield',
            text: 'Sow wheat by May',
            who: 'Sam',
            by_day: '2026-06-30',
            was_text: '3.83 t/ha',
            goal_text: '3.32 t/ha',
            amount: 271_000_00,
            outcome: 'Open',
          },
        },
      ],
    },
  ])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(changes[1]?.steps).toMatchObject([{ do: 'destroy', resource: 'farm_aims' }])
})

test('a rung that is an aim says so, and a fourth is not begun', async () => {
  const { user } = shown(ladder, [row])
  await openWheat(user)
  expect((await screen.findByText('Your aim:')).parentElement?.textContent).toContain(aimText)
  expect(screen.queryByRole('button', makeIt)).toBeNull()
})

test('three that are open are enough', async () => {
  const others = [42, 43, 44].map(id => ({ ...row, id, rung: `farm/overheads/${id}` }))
  const { user } = shown(ladder, others)
  await openWheat(user)
  await user.click(screen.getByRole('button', makeIt))
  expect(screen.getByText(/^Three aims of this report are open/)).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})

test('an aim tells what came of it, and is marked, changed and removed', async () => {
  const { user, changes } = shown(aims, [row])
  const item = await screen.findByRole('listitem')
  for (const words of [
    'Open · Sam, by 30 June 2026, kept in 2023–24',
    'It is now3.5 t/ha better',
  ]) {
    expect(item.textContent).toContain(words)
  }
  await user.click(await screen.findByRole('button', { name: `Reached: ${aimText}` }))
  await user.click(screen.getByRole('button', { name: `Remove: ${aimText}` }))
  await user.click(screen.getByRole('button', { name: `Edit: ${aimText}` }))
  const who = screen.getByRole('textbox', { name: 'Who' })
  await user.clear(who)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const update = { do: 'update', resource: 'farm_aims', id: 41, seen: row.updated_at }
  expect(changes.map(({ steps }) => steps[0])).toMatchObject([
    { ...update, values: { outcome: 'Reached' }, before: { outcome: 'Open' } },
    { do: 'destroy', resource: 'farm_aims', id: 41 },
    { ...update, values: { text: aimText, who: null, by_day: '2026-06-30' } },
  ])
})

test('what was done with an aim on this device is shown before the report is told again', async () => {
  const reached = { ...row, text: 'Sow by May', outcome: 'Reached' }
  const { unmount } = shown(aims, [reached])
  expect((await screen.findByText('Sow by May')).closest('li')?.dataset['tone']).toBe('better')
  expect(screen.getByRole('button', { name: 'Open again: Sow by May' })).toBeTruthy()
  unmount()
  shown(aims, [])
  await screen.findByText(aims.title)
  await expect.poll(() => screen.queryByText(aimText)).toBeNull()
})
